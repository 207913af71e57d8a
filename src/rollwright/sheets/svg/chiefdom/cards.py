"""The cards in play, at the foot of a Chiefdom sheet."""

from __future__ import annotations

from textwrap import wrap

from ....games.chiefdom.cards import CARDS
from ....games.chiefdom.edition import OWN_SHEET_CARDS
from ....games.chiefdom.scoring import one_card
from ....games.chiefdom.sheet import Sheet
from ..element import group, text
from ..page import Box
from ..writing import write_number

LEFT = 8
CARD_WIDTH, CARD_HEIGHT = 166, 35
CARD_LETTERS, CARD_LINE = 32, 10


def cards_box(cards: tuple[int, ...], sheet: Sheet, has_points: bool, columns: int) -> Box:
    """Return the cards in play, each with what it says and what it gives this sheet."""
    drawn = []
    for place, card in enumerate(cards):
        row, column = divmod(place, columns)
        drawn.append(group(_draw_card(card, sheet, has_points), x=column * CARD_WIDTH, y=row * CARD_HEIGHT))
    return Box("CARDS", -(-len(cards) // columns) * CARD_HEIGHT + 2, "".join(drawn))


def _draw_card(card: int, sheet: Sheet, has_points: bool) -> str:
    name, says = CARDS[card]
    lines = enumerate(wrap(says, CARD_LETTERS))
    title = text(f"{card}  {name}", LEFT, 9, "label strong")
    body = "".join(text(line, LEFT, 19 + i * CARD_LINE, "small") for i, line in lines)
    own = has_points and card in OWN_SHEET_CARDS
    points = write_number(one_card(sheet, card), CARD_WIDTH - LEFT, 10, f"card {card}", 9) if own else ""
    return title + body + points
