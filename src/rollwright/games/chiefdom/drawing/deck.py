"""The eighteen cards of Chiefdom, to cut out."""

from __future__ import annotations

from ....core.manifest import Paper, PrintedPage
from ....drawing.pictures import draw_alone, name_picture
from ..edition import CARDS, OWN_SHEET_CARDS
from .marks import CARD_PICTURES, PICTURES

GROUP_CARDS = (3, 4, 5, 6)
GROUP_OF_THREE = "A group is three or more squares of one type joined side to side."
NOT_ALONE = "For two or more players."
ROWS = 6
FOOT = 19.0
"""Millimetres at the bottom, for the credit."""


def lay_deck(paper: Paper) -> PrintedPage:
    """Return the page of cards, and its drawings."""
    pictures = {number: PICTURES[code] for number, code in CARD_PICTURES.items()}
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
