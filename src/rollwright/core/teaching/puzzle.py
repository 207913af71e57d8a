"""Puzzles: positions of real games in which one move is worth clearly more than the next.

A puzzle is a record that goes on from a sheet by one roll and one move, the answer; where the sheet tells the
dice, there is no roll. A file holds many of them, one after another, each with a comment for its level and
the strongest bot's verdict:

    rollwright record 1
    #= 2 4.2
    game chiefdom-2
    seat 1 person You
    dice unknown
    start turn 14 rolls 13
    sheet 1 chiefdom-2
    ...
    1 roll 2 3 5
    2 seat 1 7 trees a10,b9,c8

The worth of a move is what it adds to the total at once.

While puzzles are being made, a first line says how many games of which seed were searched (`Search`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Generic, NamedTuple, TypeVar

from ...language.reasons import Reason
from ..descriptions import (
    describe_own_move,
    explain_term,
    is_decided_by_weakest,
    mention_term,
    without_marks,
)
from ..errors import MESSAGES, InvalidSetup, InvalidSheet
from ..game import Game
from ..record import FIRST_LINE, Record, format_record, parse_record, replay
from ..resources import read_text
from ..types import Move, MoveStep

S = TypeVar("S")
VERDICT = "#="
LEVELS = (1, 2, 3)
"""Easiest first."""
TRIES = 3


class Search(NamedTuple):
    """How far puzzles have been looked for: the seed, and the number of games."""

    seed: int
    games: int


class Puzzle(NamedTuple):
    """A position and the best move in it: its level, and the lead that the strongest bot gives it."""

    record: Record
    level: int
    lead: float
    """By how much the answer is better than the next best move at the end of the game: points, or percent of
    the chance to win where the weakest row decides."""


@dataclass(frozen=True)
class Position(Generic[S]):
    """A puzzle played up to its question: the state, its moves by their worth, and the answer."""

    game: Game[S]
    state: S
    answer: Move
    worths: Mapping[Move, int]

    @property
    def worth(self) -> int:
        """What the answer is worth."""
        return self.worths[self.answer]

    @property
    def tempting(self) -> Move:
        """The best of the wrong moves."""
        return max((move for move in self.worths if move != self.answer), key=self.worths.__getitem__)


def format_puzzle(puzzle: Puzzle) -> str:
    """Return a puzzle's text; `parse_puzzles` undoes it."""
    first, rest = format_record(puzzle.record).split("\n", 1)
    return f"{first}\n{VERDICT} {puzzle.level} {puzzle.lead:.1f}\n{rest}"


def parse_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Read a file of puzzles."""
    return tuple(_parse(FIRST_LINE + part) for part in text.split(FIRST_LINE)[1:])


def _parse(text: str) -> Puzzle:
    verdict = text.split("\n")[1].removeprefix(VERDICT).split()
    if len(verdict) != 2 or not verdict[0].isdecimal() or int(verdict[0]) not in LEVELS:
        raise InvalidSheet(f"the second line of a puzzle is {VERDICT!r}, a level and a lead", 2)
    return Puzzle(parse_record(text), int(verdict[0]), float(verdict[1]))


def format_search(search: Search) -> str:
    """Return the first line of a file that is being made; `parse_search` undoes it."""
    return f"{VERDICT} seed {search.seed} games {search.games}\n"


def parse_search(text: str) -> Search | None:
    """Read how far puzzles have been looked for; None for a file that is complete."""
    found = re.match(rf"{VERDICT} seed (\d{{1,18}}) games (\d{{1,9}})\n", text)
    return Search(int(found[1]), int(found[2])) if found else None


@cache
def _read(text: str) -> tuple[Puzzle, ...]:
    return parse_puzzles(text)


def puzzles_of(game: Game[S], level: int) -> tuple[Puzzle, ...]:
    """Return a game's puzzles of a level, in the order of the days."""
    return tuple(puzzle for puzzle in _read(read_text(game.manifest.puzzles)) if puzzle.level == level)


def has_puzzles(game: Game[S]) -> bool:
    """Say whether a game has puzzles."""
    return bool(read_text(game.manifest.puzzles))


def puzzle_of_day(game: Game[S], day: date, level: int) -> Puzzle:
    """Return the puzzle of a day (UTC), the same for everybody; after the last comes the first again."""
    puzzles = puzzles_of(game, level)
    if not puzzles:
        raise InvalidSetup(Reason(MESSAGES, "no-puzzles-of-level", level=str(level), game=game.id))
    return puzzles[day.toordinal() % len(puzzles)]


def find_position(game: Game[S], puzzle: Puzzle) -> Position[S]:
    """Play a puzzle up to its question."""
    played = replay(game, puzzle.record)
    answer = played.steps[-1]
    assert isinstance(answer, MoveStep)
    state = played.states[-2]
    return Position(game, state, answer.move, find_worths(game, state))


def find_worths(game: Game[S], state: S, fast: bool = False) -> dict[Move, int]:
    """Return what each move of the first seat adds to its total at once."""
    engine, now = game.engine(fast), game.score(state, 0).points
    return {move: sum(terms) - now for move, terms in zip(engine.moves(state, 0), engine.outlook(state, 0))}


# ---- in words


def explain_answer(position: Position[S], lead: float) -> list[str]:
    """Return why the answer is the best move, in sentences."""
    game, tempting = position.game, position.tempting
    terms = ", ".join(_list_terms(position))
    worth, less = position.worth, position.worths[tempting]
    return [
        MESSAGES.say("puzzle-best", move=_tell(game, position.answer), worth=f"{worth:+}", terms=terms),
        *_explain_terms(position),
        MESSAGES.say("puzzle-tempting", move=_tell(game, tempting), worth=f"{less:+}"),
        _tell_lead(game, lead),
    ]


def _tell(game: Game[S], move: Move) -> str:
    return without_marks(describe_own_move(game, move))


def _tell_lead(game: Game[S], lead: float) -> str:
    if is_decided_by_weakest(game):
        return MESSAGES.say("puzzle-lead-chance", percent=round(lead))
    return MESSAGES.say("puzzle-lead-points", points=lead)


def _changes(position: Position[S]) -> list[tuple[str, int]]:
    """Return the terms that the answer changes, the largest gain first."""
    game, state = position.game, position.state
    before = game.score(state, 0).breakdown
    after = game.score(game.apply(state, MoveStep(0, position.answer)), 0).breakdown
    changed = [(term, after[term] - before[term]) for term in before if after[term] != before[term]]
    return sorted(changed, key=lambda change: -change[1])


def _list_terms(position: Position[S]) -> list[str]:
    return [f"{mention_term(position.game, term)} {by:+}" for term, by in _changes(position)]


def _explain_terms(position: Position[S]) -> Sequence[str]:
    """Return what the term is that gains most."""
    game = position.game
    why = [explain_term(game, game.options_of(position.state), term) for term, _ in _changes(position)[:1]]
    return [sentence for sentence in why if sentence]
