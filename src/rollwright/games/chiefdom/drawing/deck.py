"""The cards of Chiefdom, to cut out."""

from __future__ import annotations

from ....core.manifest import Paper, PrintedPage
from ....drawing.pictures import draw_alone, name_picture
from ..edition import COUNTED_CARDS, DECK, OWN_SHEET_CARDS
from ..text.cards import CARDS
from ..text.messages import MESSAGES
from .marks import CARD_PICTURES, PICTURES

ROWS, ON_A_PAGE = 6, 18
FOOT = 19.0
"""Millimetres at the bottom, for the credit."""


def lay_deck(paper: Paper) -> list[PrintedPage]:
    """Return the pages of cards, and their drawings."""
    starts = range(0, len(DECK), ON_A_PAGE)
    return [_lay_page(paper, DECK[start : start + ON_A_PAGE]) for start in starts]


def _lay_page(paper: Paper, numbers: tuple[int, ...]) -> PrintedPage:
    pictures = {number: PICTURES[CARD_PICTURES[number]] for number in numbers}
    cards = [
        {
            "number": number,
            "name": name,
            "says": says,
            "note": _note(number),
            "file": name_picture(pictures[number]),
        }
        for number, (name, says) in CARDS.items()
        if number in pictures
    ]
    height = (paper.height - paper.margin - FOOT - 1) / ROWS
    page = {"kind": "deck", "cards": cards, "card_height": height}
    return PrintedPage(page, {name_picture(mark): draw_alone(mark) for mark in pictures.values()})


def _note(number: int) -> str:
    if COUNTED_CARDS.get(number, ("",))[0].startswith("groups"):
        return MESSAGES.say("card-note-group")
    return "" if number in OWN_SHEET_CARDS else MESSAGES.say("card-note-players")
