"""The drawing of a game that brings none."""

from __future__ import annotations

from rollwright.core.example import LADDER
from rollwright.drawing.page import Details
from rollwright.drawing.plain import draw_plainly


def test_a_game_that_says_what_is_on_its_places_is_drawn_with_it() -> None:
    ladder = LADDER.parse_sheet("ladder turn=4\n1 . . 3 . . . . . 6\n")
    marks = draw_plainly(LADDER).list_marks(LADDER, ladder, 0, Details(("",)))
    assert {place: mark for place, mark in marks.items() if place.isdecimal()} == {
        "1": "1",
        "4": "3",
        "10": "6",
    }
