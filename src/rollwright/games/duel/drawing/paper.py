"""What a Duel sheet for paper says besides: a round, icons by die, what the tracks give, the abilities."""

from __future__ import annotations

from ....drawing.element import NOTHING, Svg
from ....drawing.page import GAP, MARGIN, print_box
from ....drawing.paper_notes import notes_box
from ....drawing.printer import Printer
from ..board import ABILITIES, PERMANENTS
from ..text.messages import MESSAGES
from ..text.words import describe_ability
from .reference import reference_box

A_ROUND = ("draft", "pair", "mountain", "end")
"""What is said about a round, sentence by sentence."""
SHARES = (0.355, 0.215, 0.24, 0.19)
"""How the boxes share the width of the sheet."""


def lay_foot(printer: Printer, width: float, top: float) -> tuple[Svg, float]:
    """Return the boxes at the foot of the sheet, and the height of the page."""
    across = width - 2 * MARGIN
    rooms = [share * (across - (len(SHARES) - 1) * GAP) for share in SHARES]
    boxes = [
        notes_box(MESSAGES.say("paper-round"), [MESSAGES.say(f"paper-{n}") for n in A_ROUND], rooms[0]),
        reference_box(rooms[1]),
        notes_box(MESSAGES.say("paper-once"), [*map(describe_ability, ABILITIES)], rooms[2]),
        notes_box(MESSAGES.say("paper-always"), [*map(describe_ability, PERMANENTS)], rooms[3]),
    ]
    height = max(box.height for box in boxes)
    drawn, x = NOTHING, float(MARGIN)
    for box, room in zip(boxes, rooms):
        drawn += print_box(printer, box._replace(height=height), x, top, room)
        x += room + GAP
    return drawn, top + boxes[0]._replace(height=height).outer_height + MARGIN
