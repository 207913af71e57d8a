"""Which die stands for which icon, at the foot of a Duel sheet for paper."""

from __future__ import annotations

from ....drawing.element import Svg, group, join, move_to, tag, text
from ....drawing.marks import Mark, sketch_mark
from ....drawing.page import Box, print_heading
from ....drawing.pen import sketch
from ..paths import FACES
from ..text.messages import MESSAGES
from ..text.words import name_icon
from .marks import ICON_MARKS, MARKS, THINGS, WORDS

SCALE = 0.34
ROW = 15


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
