"""What a die's face draws: counted by hand on an empty sheet of 6 columns and 12 rows."""

from __future__ import annotations

import pytest

from rollwright.games.chiefdom import CHIEFDOM_1, CHIEFDOM_2

from .oracle import PICTURES, drawable, read, turned
from .sheets import notations, sheet

ROLL_FOR = {1: "1 2 3", 2: "1 2 4", 3: "1 3 4", 4: "2 3 4", 5: "2 3 5", 6: "2 3 6"}
"""For each die a roll whose other two make 4 or 5: water."""
SAME = {1: 72, 2: 2 * 5 * 11, 3: 2 * 4 * 10}
"""One square anywhere; two diagonals in every 2 x 2; two diagonals in every 3 x 3."""
WAYS = {
    "pips": SAME | {4: 5 * 11, 5: 4 * 10, 6: 4 * 11 + 5 * 10},
    "linked": SAME | {4: 5 * 12 + 6 * 11, 5: 4 * 5 * 11, 6: 4 * 12 + 6 * 10},
}
LIES = {
    "pips": {1: 1, 2: 2, 3: 2, 4: 1, 5: 1, 6: 2},
    "linked": {1: 1, 2: 2, 3: 2, 4: 2, 5: 4, 6: 2},
}
ALL = [(shapes, die) for shapes in WAYS for die in range(1, 7)]


def waters(text: str, die: int) -> list[str]:
    return [move for move in notations(text, ROLL_FOR[die]) if move.startswith(f"{die} water")]


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2"])
@pytest.mark.parametrize(("shapes", "die"), ALL)
def test_an_empty_sheet_takes_each_shape_in_as_many_ways_as_counted_by_hand(
    game: str, shapes: str, die: int
) -> None:
    assert len(waters(sheet(f"{game} shapes={shapes}"), die)) == WAYS[shapes][die]


@pytest.mark.parametrize(("shapes", "die"), ALL)
def test_shapes_turn_and_mirror_freely(shapes: str, die: int) -> None:
    assert len(turned(PICTURES[shapes][die])) == LIES[shapes][die]


def test_the_first_edition_draws_pips_and_the_second_linked_squares_unless_told_otherwise() -> None:
    assert {option.name: option.default for option in CHIEFDOM_1.options}["shapes"] == "pips"
    assert {option.name: option.default for option in CHIEFDOM_2.options}["shapes"] == "linked"
    assert len(waters(sheet("chiefdom-1"), 6)) == WAYS["pips"][6]
    assert len(waters(sheet("chiefdom-2"), 6)) == WAYS["linked"][6]


def test_the_rulebooks_six_is_three_adjacent_waters() -> None:
    assert "6 water c4,d4,e4" in waters(sheet("chiefdom-2"), 6)
    assert "6 water c4,c5,c6" in waters(sheet("chiefdom-2"), 6)


@pytest.mark.parametrize(
    ("shapes", "die", "squares"),
    [
        ("pips", 2, "b1,a2"), ("pips", 3, "c1,b2,a3"), ("pips", 4, "a1,b1,a2,b2"),
        ("pips", 5, "a1,c1,b2,a3,c3"), ("pips", 6, "a1,b1,c1,a2,b2,c2"), ("pips", 6, "a1,b1,a2,b2,a3,b3"),
        ("linked", 4, "a1,a2"), ("linked", 5, "a1,b1,b2"), ("linked", 5, "a1,a2,b2"),
        ("linked", 5, "b1,a2,b2"), ("linked", 5, "a1,b1,a2"), ("linked", 6, "d12,e12,f12"),
    ],
)  # fmt: skip
def test_shapes_lie_as_their_faces_show(shapes: str, die: int, squares: str) -> None:
    assert f"{die} water {squares}" in waters(sheet(f"chiefdom-1 shapes={shapes}"), die)


@pytest.mark.parametrize(("shapes", "die"), ALL)
def test_the_whole_shape_lies_on_empty_squares_inside_the_grid(shapes: str, die: int) -> None:
    text = sheet(f"chiefdom-1 shapes={shapes}", "b2 # # #", "b3 # . #", "c5 ~ ~", "a10 3 3 3 3 3")
    covered = {frozenset(move.split()[2].split(",")) for move in waters(text, die)}
    cells = read(text).cells
    assert covered == drawable(cells, PICTURES[shapes][die], less=0)
    assert all(cells[square] == "." for squares in covered for square in squares)


def test_a_shape_need_not_touch_what_is_drawn() -> None:
    corner = sheet("chiefdom-2", "a1 ~ ~")
    assert "6 water d12,e12,f12" in waters(corner, 6)
    first = sheet("chiefdom-1", "a1 ~ ~")
    assert "4 water e11,f11,e12,f12" in waters(first, 4)
