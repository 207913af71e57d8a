"""The cards in play, at the foot of a Chiefdom sheet."""

from __future__ import annotations

from textwrap import wrap

from ....games.chiefdom.cards import CARDS
from ....games.chiefdom.edition import OWN_SHEET_CARDS
from ....games.chiefdom.scoring import one_card
from ....games.chiefdom.sheet import Sheet
from ..element import group, text
from ..page import Box, print_heading
from ..printer import Printer

LEFT = 8
CARD_WIDTH, CARD_HEIGHT = 166, 35
CARD_LETTERS, CARD_LINE = 32, 10


def cards_box(printer: Printer, cards: tuple[int, ...], columns: int) -> Box:
    """Return the cards in play, each with what it says and room for what it gives this sheet."""
    drawn = []
    for place, card in enumerate(cards):
        row, column = divmod(place, columns)
        drawn.append(group(_print_card(printer, card), x=column * CARD_WIDTH, y=row * CARD_HEIGHT))
    height = -(-len(cards) // columns) * CARD_HEIGHT + 2
    return Box(print_heading("CARDS"), height, "".join(drawn))


def _print_card(printer: Printer, card: int) -> str:
    name, says = CARDS[card]
    lines = enumerate(wrap(says, CARD_LETTERS))
    title = text(f"{card}  {name}", LEFT, 9, "label strong")
    body = "".join(text(line, LEFT, 19 + i * CARD_LINE, "small") for i, line in lines)
    if card not in OWN_SHEET_CARDS:
        return title + body
    return title + body + printer.written(f"card-{card}", CARD_WIDTH - LEFT, 10, 9)


def list_cards(cards: tuple[int, ...], sheet: Sheet) -> dict[str, str]:
    """Return what the cards that look at one sheet alone give this one, as marks."""
    return {f"card-{card}": str(one_card(sheet, card)) for card in cards if card in OWN_SHEET_CARDS}
