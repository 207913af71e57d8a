"""What a Chiefdom Duel position shows."""

from __future__ import annotations

import re

import pytest

from rollwright.core.game import start_game
from rollwright.core.types import Ghost
from rollwright.drawing.page import Details
from rollwright.drawing.printer import Layout
from rollwright.games.duel import DUEL
from rollwright.games.duel.drawing import DRAWING
from rollwright.sheets.svg import PRINT, draw

from .reading import NS, places, read, references, title_of

POSITION = """duel board=9 round=3 first=A turn=B phase=draw
. . 1 . . . 2 . .
. . 1 2 ^ . 2 . .
. . x 5 . . . . .
. . . . . . . . .
. 4 . . . . . 3 .
. . . . . . . . .
. . . . . . . . .
. . 5 . . . 6 . .
. . . . . . . . .
dice A 2 5 | B 3 3 | left 6
queue -
A rows 0 3 5 2 8 1 used split,cross owns flip spent -
B rows 1 0 0 4 2 0 used - owns - spent -
"""
_PLACED = re.compile(r'data-place="(\w+-1)"[^>]* transform="translate\(([\d.]+) ?([\d.]*)')
STATE = DUEL.parse_sheet(POSITION, checked=False)


def titles(svg: str) -> dict[str, str]:
    return {place: title_of(element) for place, element in places(read(svg)).items()}


def texts(svg: str) -> list[str]:
    return ["".join(element.itertext()) for element in read(svg).iter(f"{NS}text")]


@pytest.mark.parametrize("board", ["9", "11"])
def test_the_places_are_the_board_and_both_tracks(board: str) -> None:
    told = titles(draw(DUEL, start_game(DUEL, 2, {"board": board}), 0))
    tracks = {f"{side}{row}-{n}" for side in "AB" for row in range(1, 7) for n in range(1, 19)}
    assert tracks <= set(told)
    assert len(told) == int(board) ** 2 + len(tracks)


def test_squares_say_what_is_on_them_and_what_was_printed() -> None:
    told = titles(draw(DUEL, STATE, 0))
    assert told["c2"] == "c2: sun, pre-drawn"
    assert told["d2"] == "d2: mask"
    assert told["e2"] == "e2: mountain"
    assert told["c3"] == "c3: cross"
    assert told["a9"] == "a9: empty"


def test_printed_icons_are_grey_and_drawn_ones_have_their_ink() -> None:
    found = places(read(draw(DUEL, STATE, 0)))
    assert "s0-p-sun" in references(found["c2"])
    assert any("m-mask" in name for name in references(found["d2"]))


def test_ring_mountains_are_printed() -> None:
    assert titles(draw(DUEL, start_game(DUEL, 2, {"board": "11"}), 0))["a1"] == "a1: mountain, pre-drawn"


def test_tracks_say_what_is_marked_and_what_a_square_gives() -> None:
    told = titles(draw(DUEL, STATE, 0))
    assert told["A2-3"] == "A2-3: marked"
    assert told["A3-4"] == "A3-4: marked, arrow"
    assert told["A5-8"] == "A5-8: marked, plus"
    assert told["B1-2"] == "B1-2: open"
    assert told["B1-18"] == "B1-18: open, star"


def test_a_seat_finds_its_own_tracks_first() -> None:
    for seat, first in ((0, "A1-1"), (1, "B1-1")):
        drawn = [place for place in titles(draw(DUEL, STATE, seat)) if place[0] in "AB"]
        assert drawn[0] == first


def test_on_a_wide_screen_each_row_of_the_other_lies_below_ones_own() -> None:
    base = DRAWING.print_base(DUEL, {"board": "9", "first": "A"}, Layout(printed=(1,)))
    at = {name: (float(x), float(y)) for name, x, y in _PLACED.findall("".join(base.pieces[::2]))}
    for row in range(1, 7):
        (left, mine), (same, theirs) = at[f"B{row}-1"], at[f"A{row}-1"]
        assert (same, theirs) > (left, mine)
        assert theirs < at.get(f"B{row + 1}-1", (0.0, 1000.0))[1]


def test_the_lowest_rows_come_first_and_are_marked() -> None:
    marks = DRAWING.list_marks(DUEL, STATE, 0, Details(("", "")))
    assert [marks[f"A-rank-{place}"] for place in range(6)] == ["0", "1", "2", "3", "5", "8"]
    assert [name for name in marks if name.endswith("-low")] == ["A1-low", "B2-low", "B3-low", "B6-low"]


def test_used_and_owned_abilities_are_marked() -> None:
    fresh = DUEL.parse_sheet(POSITION.replace("used split,cross owns flip", "used - owns -"), checked=False)
    marked, plain = (draw(DUEL, state, 0).count("mark fine ink") for state in (STATE, fresh))
    assert marked == plain + 3


def test_the_dice_on_the_table_are_drawn_where_they_lie() -> None:
    dice = [name for name in references(read(draw(DUEL, STATE, 0))) if "m-die" in name]
    assert sorted(name.split("-")[3] for name in dice) == ["2", "3", "3", "5", "6"]
    begun = references(read(draw(DUEL, start_game(DUEL, 2), 0)))
    assert len([name for name in begun if "m-die-air" in name]) == 5


def test_previews_reach_the_tracks() -> None:
    told = titles(draw(DUEL, STATE, 0, ghosts=[Ghost("A2-4", "x"), Ghost("d4", "^")]))
    assert told["A2-4"] == "A2-4: open, arrow, preview: marked"
    assert told["d4"] == "d4: empty, preview: mountain"


def test_players_are_named() -> None:
    shown = texts(draw(DUEL, STATE, 0, names=["Ada", "Grace"]))
    assert "round 3, Grace draws" in shown
    assert "A  Ada" in shown


def test_a_blank_board_asks_for_a_name_and_has_no_figure_on_it() -> None:
    blank = draw(DUEL, start_game(DUEL, 2), 0, PRINT, is_blank=True)
    assert any("Name" in text for text in texts(blank))
    assert "mark fine ink" not in blank
    assert 'fill="currentColor"' not in blank


def test_a_full_position_is_not_too_large() -> None:
    rows = POSITION.replace("rows 0 3 5 2 8 1", "rows 18 18 18 18 18 18")
    rows = rows.replace("rows 1 0 0 4 2 0", "rows 18 18 18 18 18 18")
    assert len(draw(DUEL, DUEL.parse_sheet(rows, checked=False), 0)) < 110_000
