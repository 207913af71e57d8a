"""Chiefdom's cards: those in play, at the foot of a sheet, and all of them to cut out."""

from __future__ import annotations

from textwrap import wrap
from typing import NamedTuple

from ....core.manifest import Paper, PrintedPage
from ....drawing.element import NOTHING, Svg, group, join, move_to, tag, text
from ....drawing.marks import sketch_mark
from ....drawing.page import Box, print_heading
from ....drawing.pictures import draw_alone, name_picture
from ....drawing.printer import Printer
from ..cards import one_card
from ..edition import COUNTED_CARDS, DECK, OWN_SHEET_CARDS
from ..sheet import Sheet
from ..text.cards import CARDS
from ..text.messages import MESSAGES
from .marks import CARD_PICTURES, PICTURES

LEFT, ICON = 8, 0.4
LINES = 2
"""Of a card's text, at least."""


class Size(NamedTuple):
    """How large a card is, how many letters a line of it has, and how far its lines are apart."""

    width: float
    height: float
    letters: int
    line: float


PAPER, SCREEN, TALL = Size(166, 35, 37, 10), Size(255, 37, 44, 12.5), Size(288, 46, 42, 15)
LYING = Size(490, 56, 52, 18)
"""On a screen letters are higher than on paper."""
ROWS, ON_A_PAGE = 6, 18
FOOT = 19.0
"""Millimetres at the bottom of a page of cards, for the credit."""


def cards_box(printer: Printer, cards: tuple[int, ...], width: float) -> Box:
    """Return the cards in play, each with what it says and room for what it gives this sheet."""
    size, drawn = _fit(_size_of(printer), cards), []
    columns = int(width // size.width)
    for place, card in enumerate(cards):
        row, column = divmod(place, columns)
        inside = _print_card(printer, card, size)
        box = (4, 0, size.width - 8, size.height - 2)
        inside = printer.about(f"card-{card}", CARDS[card][0], inside, box)
        drawn.append(group(inside, x=column * size.width, y=row * size.height))
    height = -(-len(cards) // columns) * size.height + 2
    return Box(print_heading(MESSAGES.say("heading-cards")), height, join(drawn))


def _size_of(printer: Printer) -> Size:
    if printer.is_lying:
        return LYING
    return PAPER if printer.is_paper else TALL if printer.is_tall else SCREEN


def _fit(size: Size, cards: tuple[int, ...]) -> Size:
    """Return the size with room for the longest text."""
    lines = max(len(wrap(CARDS[card][1], size.letters)) for card in cards)
    return size._replace(height=size.height + max(0, lines - LINES) * size.line)


def _print_card(printer: Printer, card: int, size: Size) -> Svg:
    name, says = CARDS[card]
    lines = enumerate(wrap(says, size.letters))
    icon = NOTHING if printer.is_paper else _print_picture(card)
    title = icon + text(f"{card}  {name}", LEFT + (19 if icon else 0), 9, "label strong")
    body = join(text(line, LEFT, 9 + (i + 1) * size.line, "small") for i, line in lines)
    if card not in OWN_SHEET_CARDS:
        return title + body
    return title + body + printer.written(f"card-{card}", size.width - LEFT, 10, 9)


def _print_picture(card: int) -> Svg:
    mark = PICTURES[CARD_PICTURES[card]]
    return tag("g", sketch_mark(mark), class_=f"mark {mark.ink}", transform=move_to(LEFT - 1, -5, ICON))


def list_cards(cards: tuple[int, ...], sheet: Sheet) -> dict[str, str]:
    """Return what the cards that look at one sheet alone give this one, as marks."""
    return {f"card-{card}": str(one_card(sheet, card)) for card in cards if card in OWN_SHEET_CARDS}


# ---- cards to cut out


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
