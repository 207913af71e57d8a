"""The eighteen cards of Chiefdom, to cut out."""

from __future__ import annotations

from ...core.drawing.marks import Mark
from ...core.drawing.pictures import draw_alone, name_picture
from ...core.manifest import Paper, PrintedPage
from .card_names import CARDS, GROUP_OF_THREE
from .drawing.marks import BUILDER, FISH, FISHERMAN, HOUSE, JOBLESS, LUMBERJACK, THREE, TWO, WALL, WATER
from .edition import OWN_SHEET_CARDS

GROUP_CARDS = (3, 4, 5, 6)
NOT_ALONE = "For two or more players."
COLUMN = Mark(
    "column", "ink", ("line 14,4 26,4 26,36 14,36 14,4", *(f"line 14,{y} 26,{y}" for y in (12, 20, 28)))
)
OPEN = Mark("open", "ink", ("line 8,8 32,8 32,32 8,32 8,8",))
CATCH = Mark("fish", "water", FISH)
_PICTURES = (
    THREE, WATER, LUMBERJACK, HOUSE, FISHERMAN, BUILDER, COLUMN, THREE, WATER,
    LUMBERJACK, FISHERMAN, BUILDER, TWO, CATCH, JOBLESS, HOUSE, OPEN, WALL,
)  # fmt: skip
"""The mark on each card, in order."""
ROWS = 6
FOOT = 19.0
"""Millimetres at the bottom, for the credit."""


def lay_deck(paper: Paper) -> PrintedPage:
    """Return the page of cards, and its drawings."""
    pictures = dict(zip(CARDS, _PICTURES))
    cards = [
        {
            "number": number,
            "name": name,
            "says": says,
            "note": _note(number),
            "file": name_picture(pictures[number]),
        }
        for number, (name, says) in CARDS.items()
    ]
    height = (paper.height - paper.margin - FOOT - 1) / ROWS
    page = {"kind": "deck", "cards": cards, "card_height": height}
    return PrintedPage(page, {name_picture(mark): draw_alone(mark) for mark in pictures.values()})


def _note(number: int) -> str:
    if number in GROUP_CARDS:
        return GROUP_OF_THREE
    return "" if number in OWN_SHEET_CARDS else NOT_ALONE
