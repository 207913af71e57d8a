"""What a Duel sheet for paper says besides: a round, icons by die, what the tracks give, the abilities."""

from __future__ import annotations

from ....drawing.page import GAP, MARGIN, print_box
from ....drawing.paper_notes import notes_box
from ....drawing.printer import Printer
from ..text.words import ABILITY_WORDS, PERMANENT_WORDS
from .reference import reference_box

A_ROUND = (
    "Five dice: the first player takes one, the other two, the first one more. The first player changes "
    "every round.",
    "Draw a pair side by side (round 1: beside a printed icon). Each scores in the three lines away from its "
    "partner, drawn alone in four: a mark per equal icon in an unbroken row.",
    "A closed square with two icons beside it becomes a mountain: a mark for each.",
    "The end: no room for a pair. Lowest rows are compared first.",
)
ONCE, ALWAYS = "ONCE EACH: cross out when used", "ALWAYS, each turn: ring when won"
SHARES = (0.355, 0.215, 0.24, 0.19)
"""How the boxes share the width of the sheet."""


def lay_foot(printer: Printer, width: float, top: float) -> tuple[str, float]:
    """Return the boxes at the foot of the sheet, and the height of the page."""
    across = width - 2 * MARGIN
    rooms = [share * (across - (len(SHARES) - 1) * GAP) for share in SHARES]
    boxes = [
        notes_box("A ROUND", A_ROUND, rooms[0]),
        reference_box(rooms[1]),
        notes_box(ONCE, tuple(ABILITY_WORDS.values()), rooms[2]),
        notes_box(ALWAYS, tuple(PERMANENT_WORDS.values()), rooms[3]),
    ]
    height = max(box.height for box in boxes)
    drawn, x = "", float(MARGIN)
    for box, room in zip(boxes, rooms):
        drawn += print_box(printer, box._replace(height=height), x, top, room)
        x += room + GAP
    return drawn, top + boxes[0]._replace(height=height).outer_height + MARGIN
