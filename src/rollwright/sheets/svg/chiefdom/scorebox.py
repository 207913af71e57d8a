"""The score box of a Chiefdom sheet with every term, and the cards in play."""

from __future__ import annotations

from textwrap import wrap

from ....core.types import Score
from ....games.chiefdom.cards import CARDS
from ....games.chiefdom.edition import OWN_SHEET_CARDS
from ....games.chiefdom.scoring import one_card
from ....games.chiefdom.sheet import Sheet
from ....games.chiefdom.words import TERM_NAMES
from ..digits import write_number
from ..element import group, tag, text
from ..page import Box

LINE = 14
LEFT = 8
CARD_WIDTH, CARD_HEIGHT = 166, 35
CARD_LETTERS, CARD_LINE = 32, 10


def score_box(score: Score | None, terms: tuple[str, ...], width: float) -> Box:
    """Return every term with its points, the total and the rank; empty without a score."""
    lines = [_draw_term(term, place, score, width) for place, term in enumerate(terms)]
    top = len(terms) * LINE
    total = _draw_total(score, top, width)
    return Box("SCORE", top + 30, "".join(lines) + total)


def _draw_term(term: str, place: int, score: Score | None, width: float) -> str:
    base = place * LINE + 9
    label = text(TERM_NAMES.get(term, term), LEFT, base, "label")
    rule = tag("path", class_="rule", d=f"M{LEFT} {base + 3.6:g}H{width - LEFT:g}")
    points = write_number(score.breakdown[term], width - LEFT, base + 1, term, 9) if score else ""
    return label + rule + points


def _draw_total(score: Score | None, top: float, width: float) -> str:
    line = tag("path", class_="printed", d=f"M{LEFT} {top - 1.8:g}H{width - LEFT:g}")
    label = text("total", LEFT, top + 14, "label strong")
    if score is None:
        return line + label
    rank = text(score.rank, LEFT, top + 24.5, "small") if score.rank else ""
    return line + label + rank + write_number(score.total, width - LEFT, top + 20, "total", 16)


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
