"""A puzzle as a table tells it: sheet and moves, and what is said after a try."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import msgspec
from msgspec import structs

from ...any_game import AnyGame
from ...core.record import Player
from ...core.teaching.puzzle import Position, Puzzle, explain_answer, find_position, puzzle_of_day
from ...core.types import MoveStep
from ...games.catalogue import find_game
from ...sheets.svg import marks as list_marks
from ...table.actors.table_view import TableView
from ...table.rules.events import Entry, Rolled
from ...table.rules.fold import fold
from ...table.rules.match import open_table
from ...table.rules.table_state import TableState
from ..html.words import say
from ..live import messages as m
from ..live.offers import list_offers
from ..live.presenter import Presenter
from ..live.table_snapshot import differ_marks, list_names, take_snapshot


def open_puzzle(game: AnyGame, puzzle: Puzzle) -> TableState:
    """Return a table that stands at a puzzle's question."""
    players = tuple(
        player if player.is_bot else Player(say("form-default_name")) for player in puzzle.record.players
    )
    table_state = open_table(game, replace(puzzle.record, players=players), False)
    for number, step in enumerate(puzzle.record.steps[:-1], 1):
        table_state = fold(
            table_state, Entry(table_state.seq + 1, 0, Rolled(step.removeprefix("roll "), number))
        )
    return table_state


def describe_puzzle(name: str, day: str, level: int) -> bytes:
    """Return a puzzle as messages of a table, and what the move to find is worth."""
    game, puzzle = _find_puzzle(name, day, level)
    table_state, position = open_puzzle(game, puzzle), find_position(game, puzzle)
    presenter = Presenter(game)
    for _ in presenter.work(table_state, [0], [], False):
        pass
    view = TableView(table_state, 0, frozenset({0}), {}, None)
    own = presenter.own(0).message
    offers = list_offers(game, table_state.state, 0, own.ask or 0, False)
    return msgspec.json.encode(
        {
            "table": structs.replace(take_snapshot(view, presenter.parts(False)), whole=True),
            "own": own,
            "offers": structs.replace(offers, changes=[], gains=[]),
            "worth": position.worth,
        }
    )


def judge_puzzle(name: str, day: str, level: int) -> tuple[dict[str, int], int, dict[str, object]]:
    """Return the worth of each move by its path, that of the one to find, and what is said at the end."""
    game, puzzle = _find_puzzle(name, day, level)
    table_state, position = open_puzzle(game, puzzle), find_position(game, puzzle)
    offers = list_offers(game, table_state.state, 0, 0, False)
    worths = [sum(offers.changes[gain][1::2]) for gain in offers.gains]
    paths = [",".join(map(str, path)) for path in offers.paths]
    end: dict[str, object] = {
        "answer": _describe_answer(position, table_state),
        "says": explain_answer(position, puzzle.lead),
    }
    return dict(zip(paths, worths, strict=True)), position.worth, end


def _find_puzzle(name: str, day: str, level: int) -> tuple[AnyGame, Puzzle]:
    game = find_game(name)
    return game, puzzle_of_day(game, date.fromisoformat(day), level)


def _describe_answer(position: Position[object], table_state: TableState) -> dict[str, object]:
    """Return what the answer draws, and the score after it."""
    game, names = position.game, list_names(table_state, 0)
    after = game.apply(position.state, MoveStep(0, position.answer))
    drawn = (list_marks(game, state, 0, names=names) for state in (position.state, after))
    return {"marks": differ_marks(*drawn), "score": m.ScoreInfo.of(game, after, 0)}
