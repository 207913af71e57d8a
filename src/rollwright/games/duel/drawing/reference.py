"""Which die stands for which icon, at the foot of a Duel sheet for paper."""

from __future__ import annotations

from ....core.drawing.element import group, move_to, tag, text
from ....core.drawing.hand import sketch
from ....core.drawing.marks import Mark, sketch_mark
from ....core.drawing.page import Box, print_heading
from ..board import ICONS
from .marks import ICON_MARKS, MARKS, THINGS

SCALE = 0.34
ROW = 15
THING_WORDS = {"lift": "lift the lowest row", "plus": "a once ability", "star": "an always ability"}


def reference_box(width: float) -> Box:
    """Return the six icons by die value, the mountain, and what the marked track squares give."""
    icons = [(f"{value} {name}", mark) for value, (name, mark) in enumerate(zip(ICONS, ICON_MARKS), 1)]
    drawn = [_draw_icon(mark, label) for label, mark in icons]
    things = [_draw_icon(MARKS["^"], "mountain")]
    things += [_draw_thing(thing, label) for thing, label in THING_WORDS.items()]
    left = (group(picture, x=6, y=row * ROW) for row, picture in enumerate(drawn))
    right = (group(picture, x=0.4 * width, y=row * ROW) for row, picture in enumerate(things))
    return Box(print_heading("ICONS BY DIE, AND THE TRACKS"), len(drawn) * ROW, "".join([*left, *right]))


def _draw_icon(mark: Mark, label: str) -> str:
    icon = tag("g", sketch_mark(mark), class_=f"mark {mark.ink}", transform=move_to(0, -3, SCALE))
    return icon + text(label, 17, 7, "small")


def _draw_thing(thing: str, label: str) -> str:
    strokes = sketch(THINGS[thing], thing, shake=0)
    icon = tag("g", strokes, class_="printed heavy", transform=move_to(0, -3, SCALE))
    return icon + text(label, 17, 7, "small")
