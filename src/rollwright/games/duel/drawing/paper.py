"""What a Duel sheet for paper says besides: a round, icons by die, what the tracks give, the abilities."""

from __future__ import annotations

from ....drawing.element import NOTHING, Svg, group, join, move_to, tag, text
from ....drawing.marks import Mark, sketch_mark
from ....drawing.page import GAP, MARGIN, Box, print_box, print_heading
from ....drawing.paper_notes import notes_box
from ....drawing.pen import sketch
from ....drawing.printer import Printer
from ..board import ABILITIES, PERMANENTS
from ..paths import FACES
from ..text.messages import MESSAGES
from ..text.words import describe_ability, name_icon
from .marks import ICON_MARKS, MARKS, THINGS, WORDS

A_ROUND = ("draft", "pair", "mountain", "end")
"""What is said about a round, sentence by sentence."""
SCALE, ROW = 0.34, 15
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


def reference_box(width: float) -> Box:
    """Return the six icons by die value, the mountain, and what the marked track squares give."""
    drawn = [_draw_icon(mark, f"{value} {name_icon(str(value))}") for value, mark in zip(FACES, ICON_MARKS)]
    things = [_draw_icon(MARKS["^"], WORDS["^"])]
    for thing, strokes in THINGS.items():
        label = MESSAGES.say(f"paper-{thing}")
        things.append(_draw(sketch(strokes, thing, shake=0), "printed heavy", label))
    left = (group(picture, x=6, y=row * ROW) for row, picture in enumerate(drawn))
    right = (group(picture, x=0.4 * width, y=row * ROW) for row, picture in enumerate(things))
    return Box(print_heading(MESSAGES.say("paper-icons")), len(drawn) * ROW, join([*left, *right]))


def _draw_icon(mark: Mark, label: str) -> Svg:
    return _draw(sketch_mark(mark), f"mark {mark.ink}", label)


def _draw(strokes: Svg, look: str, label: str) -> Svg:
    return tag("g", strokes, class_=look, transform=move_to(0, -3, SCALE)) + text(label, 17, 7, "small")
