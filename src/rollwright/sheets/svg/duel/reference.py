"""Which die stands for which icon, at the foot of a Duel sheet for paper."""

from __future__ import annotations

from ....games.duel.board import ICONS
from ..element import group, move_to, tag, text
from ..hand import sketch
from ..marks import Mark, sketch_mark
from ..page import Box
from .marks import ICON_MARKS, MOUNTAIN, THINGS

SCALE = 0.46
THING_WORDS = {"lift": "lift your lowest row", "plus": "a one-time ability", "star": "a permanent ability"}


def reference_box(width: float) -> Box:
    """Return the six icons by die value, the mountain, and what the marked track squares give."""
    icons = [(f"{value} {name}", mark) for value, (name, mark) in enumerate(zip(ICONS, ICON_MARKS), 1)]
    drawn = [_draw_icon(mark, label) for label, mark in [*icons, ("mountain", MOUNTAIN)]]
    things = [_draw_thing(thing, label) for thing, label in THING_WORDS.items()]
    columns = 10 if width > 600 else 5
    step = (width - 16) / columns
    placed = []
    for place, picture in enumerate([*drawn, *things]):
        row, column = divmod(place, columns)
        placed.append(group(picture, x=8 + column * step, y=row * 34))
    return Box("ICONS BY DIE, AND WHAT THE TRACKS GIVE", 34 * (10 // columns), "".join(placed))


def _draw_icon(mark: Mark, label: str) -> str:
    icon = tag("g", sketch_mark(mark), class_=f"mark {mark.ink}", transform=move_to(0, 0, SCALE))
    return icon + text(label, 0, 27.5, "small")


def _draw_thing(thing: str, label: str) -> str:
    strokes = sketch(THINGS[thing], thing, shake=0)
    return tag("g", strokes, class_="printed heavy", transform=move_to(0, 0, SCALE)) + text(
        label, 0, 27.5, "small"
    )
