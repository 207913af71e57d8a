"""Sheets as data: a base that is printed once, and marks that say everything else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.game import draw_roll, start_game
from rollwright.core.rng import make_rng
from rollwright.core.types import MoveStep
from rollwright.drawing.printer import PLACE, SAID, WRITTEN, Base
from rollwright.games.catalogue import GAMES, find_game
from rollwright.sheets.svg import base, draw, draw_base, draw_marks, layout_of, marks
from rollwright.sheets.svg.drawings import drawing_of

from .reading import NS, places, read, references

Table = tuple[str, int, dict[str, str]]
TABLES: list[Table] = [
    ("chiefdom-1", 2, {}),
    ("chiefdom-2", 3, {"cards": "random", "bonus": "on"}),
    ("chiefdom-2", 1, {"cards": "1,2,3,4,5,6", "shapes": "pips"}),
    ("duel", 2, {"board": "11"}),
    ("duel", 2, {}),
    ("fiefdoms", 1, {}),
    ("fiefdoms", 1, {"challenge": "6"}),
    ("fiefdoms", 1, {"challenge": "7"}),
    ("fiefdoms", 3, {}),
]
every_table = pytest.mark.parametrize("table", TABLES, ids=[f"{t[0]} {t[1]} {t[2]}" for t in TABLES])


def play(game: AnyGame, seats: int, options: dict[str, str]) -> Iterator[Any]:
    """Yield every state of a random game."""
    state, rng, engine = start_game(game, seats, options), make_rng(5, 0, 0), game.engine(fast=False)
    yield state
    step = 0
    while game.outcome(state) is None:
        step += 1
        if game.rolls(state):
            rng, roll = draw_roll(game, state, rng)
            state = game.apply(state, roll)
        else:
            seat = game.waiting(state)[0]
            move = engine.choose(state, seat, "random", make_rng(5, step, 1))
            state = game.apply(state, MoveStep(seat, move))
        yield state


def codes_of(wide: Base, tall: Base, name: str, mark: str) -> set[str]:
    """Return the codes of the pictures a mark is drawn with, on the form that has a spot for it."""
    if name.startswith("unrest-box"):
        return {"unrest"}  # These are on paper only.
    kind = (wide.spots.get(name) or tall.spots[name]).kind
    if kind == SAID:
        return set()
    return {f"figure-{figure}" for figure in mark} if kind == WRITTEN else set(mark.split())


@every_table
def test_every_mark_of_a_whole_game_has_a_spot_on_the_base_and_a_picture(table: Table) -> None:
    game = find_game(table[0])
    symbols = set(drawing_of(game).symbols)
    for state in list(play(game, *table[1:]))[::7]:
        for seat in range(table[1]):
            layout, options = layout_of(game, state, seat), game.options_of(state)
            forms = base(game, options, layout), base(game, options, layout._replace(is_tall=True))
            for name, mark in marks(game, state, seat).items():
                assert codes_of(*forms, name, mark) <= symbols, (name, mark)


@every_table
def test_the_sheet_at_the_end_can_be_drawn_in_every_form(table: Table) -> None:
    game = find_game(table[0])
    *_, last = play(game, *table[1:])
    for is_tall in (False, True):
        assert len(places(read(draw(game, last, 0, is_tall=is_tall)))) > 40


def differs(game: AnyGame, seat: int, one: Any, other: Any) -> bool:
    """Say whether a seat's sheet is another in two states."""
    return game.format_sheet(one, seat) != game.format_sheet(other, seat)


@every_table
def test_what_a_seat_may_not_see_leaves_no_mark(table: Table) -> None:
    game, seats = find_game(table[0]), range(table[1])
    compared = 0
    states = list(play(game, *table[1:]))
    for before, after in pairwise(states):
        for watcher in (None, *seats):
            views = [game.view(state, watcher) for state in (before, after)]
            for seat in seats:
                if not differs(game, seat, before, after) or differs(game, seat, *views):
                    continue
                one, other = (marks(game, view, seat) for view in views)
                assert one == other
                compared += 1
    can_hide = game.id != "duel" and table[1] > 1
    assert bool(compared) == can_hide


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_move_changes_few_spots(game: AnyGame) -> None:
    sheets = [marks(game, state, 0) for state in play(game, game.seats[0], {})]
    changed = [
        sum(one.get(name) != other.get(name) for name in {**one, **other}) for one, other in pairwise(sheets)
    ]
    # The last step of a fief shows who works where, and so changes much.
    assert sorted(changed)[-2] <= 60
    assert sum(changed) / len(changed) < 15


def test_a_base_is_printed_once() -> None:
    game = find_game("chiefdom-2")
    alone, four = (start_game(game, seats) for seats in (1, 4))
    printed = base(game, game.options_of(alone), layout_of(game, alone, 0))
    assert printed is base(game, game.options_of(four), layout_of(game, four, 3))


def test_a_base_grows_when_there_is_more_than_finds_room() -> None:
    game = find_game("chiefdom-2")
    rows = "\n".join(["3 L 3 3 L 3"] * 6 + ["~ F ~ ~ F ~"] * 6)
    full, empty = game.parse_sheet(f"chiefdom-2\n{rows}\n", checked=False), start_game(game, 1)
    assert layout_of(game, full, 0).printed > layout_of(game, empty, 0).printed
    layout, options = layout_of(game, full, 0), game.options_of(full)
    wide, tall = base(game, options, layout), base(game, options, layout._replace(is_tall=True))
    assert set(marks(game, full, 0)) <= {*wide.spots, *tall.spots}


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_page_finds_every_spot_in_the_base_and_every_picture_in_the_collection(game: AnyGame) -> None:
    state = start_game(game, game.seats[0])
    printed = base(game, game.options_of(state), layout_of(game, state, 0))
    root, collection = read(draw_base(printed)), read(draw_marks(game))
    spots = {e.attrib["data-spot"] for e in root.iter() if "data-spot" in e.attrib}
    assert spots | set(places(root)) == set(printed.spots)
    assert set(places(root)) == {name for name, spot in printed.spots.items() if spot.kind == PLACE}
    ids = {e.attrib["id"] for tree in (root, collection) for e in tree.iter() if "id" in e.attrib}
    assert set(references(root)) <= ids
    codes = {code for e in collection.iter() for code in e.attrib.get("data-mark", "").split()}
    assert codes == set(drawing_of(game).symbols)
    variants = [e for e in collection.iter(f"{NS}g") if e.attrib.get("id", "").startswith("m-")]
    steady = [e for e in variants if "data-steady" in e.attrib]
    assert 0 < len(steady) <= len(set(drawing_of(game).extras.values()))
    assert len(variants) == 3 * len(set(drawing_of(game).symbols.values())) - 2 * len(steady)
