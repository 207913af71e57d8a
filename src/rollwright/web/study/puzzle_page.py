"""The puzzles of a day: a page that lists them, and a page for each, solved on the sheet as at a table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date, timedelta

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...core.teaching.puzzle import has_puzzles, puzzle_of_day
from ...games.catalogue import find_game
from ...table.people.solved import FIRST_DAY, Solved, today
from ..html.kit import Html, el
from ..html.layout import icon, page
from ..html.words import name_day, say
from ..parts.games import all_games
from ..parts.puzzle_links import puzzle_links
from ..table.page import frame_table, list_facts
from .puzzles import open_puzzle


def tell_solved(solved: Sequence[Solved]) -> str:
    """Return what a profile has solved, for scripts: {"2026-11-17 duel 1": 2}."""
    return json.dumps({f"{each.day} {each.game} {each.level}": each.tries for each in solved})


def day_page(day: date, solved: Sequence[Solved] = ()) -> Html:
    """Return the page of a day's puzzles; `solved` are those that the person has tried."""
    return page(
        say("puzzle-title"),
        el("h1", say("puzzle-title")),
        el("p", say("puzzle-lead"), class_="lead"),
        el("p", id="streak", class_="tag medal", hidden=True),
        el("div", [_card(game, day) for game in all_games() if has_puzzles(game)], class_="puzzles columns",
           data_solved=tell_solved(solved)),
        _other_days(day),
        script="study/day.js",
    )  # fmt: skip


def _card(game: AnyGame, day: date) -> Html:
    return el("section", el("h2", name_game(game)), puzzle_links(day, game), class_="card")


def _other_days(day: date) -> Html:
    before, after = day - timedelta(1), day + timedelta(1)
    return el(
        "p",
        before >= FIRST_DAY and el("a", say("puzzle-before"), href=f"/puzzle/{before}"),
        " · ",
        el("b", name_day(day)),
        after <= today() and (" · ", el("a", say("puzzle-after"), href=f"/puzzle/{after}")),
    )


def puzzle_page(name: str, day: str, level: int) -> Html:
    """Return the page of one puzzle: the frame of a table, which the browser itself plays."""
    game = find_game(name)
    table_state = open_puzzle(game, puzzle_of_day(game, date.fromisoformat(day), level))
    address = f"/puzzle/{day}/{game.id}/{level}"
    where = say(
        "puzzle-where",
        game=name_game(game),
        level=say(f"puzzle-level-{level}"),
        turn=game.turn_of(table_state.state),
        day=name_day(date.fromisoformat(day)),
    )
    own: dict[str, object] = {"puzzle": address, "day": day, "level": level, "hints": "nobody"}
    facts = list_facts(table_state, False, 0.0) | own
    return page(
        f"{say('puzzle-title')} {day}",
        el("div", _back(day), el("h1", id="question"), el("p", where), id="puzzle", class_="card"),
        *frame_table(table_state, facts),
        script="study/puzzle.js",
        wide=True,
        kind="table puzzle",
        loads=[str(facts["symbols"]), str(facts["vocabulary"])],
    )


def _back(day: str) -> Html:
    return el("a", icon("back"), href=f"/puzzle/{day}", class_="back", aria_label=say("puzzle-back"))
