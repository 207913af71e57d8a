"""What is drawn in Chiefdom Duel: six icons, mountains, crosses, and what a track's squares hold."""

from __future__ import annotations

from ....core.drawing.marks import Mark
from ....core.types import Choice
from ..vocabulary import places_of

SUN = Mark(
    "sun",
    "sun",
    (
        "ring 20,20 7.6,7.4",
        "line 20,3.6 20,8.6",
        "line 20,31.4 20,36.4",
        "line 3.6,20 8.6,20",
        "line 31.4,20 36.4,20",
        "line 8.4,8.4 12,12",
        "line 28,28 31.6,31.6",
        "line 31.6,8.4 28,12",
        "line 12,28 8.4,31.6",
    ),
)
MASK = Mark(
    "mask",
    "mask",
    (
        "curve 7,6 7.4,22 13,31.6 20,35.6 27,31.6 32.6,22 33,6",
        "curve 7,6 13,9 20,9.8 27,9 33,6",
        "curve 11.4,17.4 14.4,15 17.6,17.4",
        "curve 22.4,17.4 25.6,15 28.6,17.4",
        "line 20,18 18.6,23.4 21.2,23.6",
        "curve 15,28 20,30 25,28",
    ),
)
FOREST = Mark(
    "forest",
    "tree",
    (
        "line 20,3.6 12.6,13.4 16.4,13.2 8.4,22.4 13.6,22.2 5,31 35,31",
        "line 35,31 26.4,22.2 31.6,22.4 23.6,13.2 27.4,13.4 20,3.6",
        "line 17.8,31 17.8,36.4",
        "line 22.2,31 22.2,36.4",
    ),
)
LAKE = Mark(
    "lake",
    "water",
    (
        "curve 4,18.4 9,9.6 20,8.4 31,9.8 36,18.6 34,27 25,32 14,31.6 6,27 4,18.4 4.4,16.6",
        "curve 10,17.6 14.4,15.6 19,17.8 23.6,15.8 28.4,17.6",
        "curve 13,25 17.4,23 22,25.2 27.6,23.2",
    ),
)
HUT = Mark(
    "hut",
    "house",
    (
        "curve 3.6,21.6 9,17 14,10.6 20,4.4 26,10.6 31,17 36.4,21.6",
        "line 8,19 8.2,35 31.8,35 32,19",
        "curve 15.4,35 15.6,28 20,24.6 24.4,28 24.6,35",
    ),
)
SPEAR = Mark(
    "spear",
    "spear",
    (
        "line 5,35.4 26,14",
        "curve 26,14 24.4,8.6 29,5.6 35.6,4.4 34.6,11 31.4,15.6 26,14",
        "line 26,14 32,8",
        "line 22,12.6 27.6,18",
        "line 8.6,25.8 9.4,31 14.6,31.6",
    ),
)
MOUNTAIN = Mark(
    "mountain",
    "wall",
    (
        "line 3,33.4 14,11 21,23.6",
        "line 16.4,33.4 26,15.6 37,33.4 3,33.4",
        "line 10.4,18.6 13.4,21 16,18.4 18,18.8",
    ),
)
CROSS = Mark("cross", "ink", ("line 8,8 32,32", "line 32,8 8,32"), under="")
ICON_MARKS = (SUN, MASK, FOREST, LAKE, HUT, SPEAR)
"""By die value, from 1."""
MARKS: dict[str, Mark] = {
    **{str(value): mark for value, mark in enumerate(ICON_MARKS, 1)},
    "^": MOUNTAIN,
    "x": CROSS,
}
WORDS = {".": "empty", "^": "mountain", "x": "cross", **{str(v): m.name for v, m in enumerate(ICON_MARKS, 1)}}

THINGS = {
    "lift": ("line 20,32 20,9", "line 10,19 20,8 30,19"),
    "plus": ("line 20,7 20,33", "line 7,20 33,20"),
    "star": ("line 20,5 24,15.6 35.4,16 26.4,23 29.6,34 20,27.6 10.4,34 13.6,23 4.6,16 16,15.6 20,5",),
}
"""What a square of a track can hold, as strokes; printed, so no ink of theirs."""


def trace(choice: Choice) -> str:
    """draw:c3=2 -> "2"; square:c3 -> "x"; take:4,1 -> "4 1", for its menu"""
    if choice.kind in ("take", "row", "lift"):
        return choice.value.replace(",", " ")
    return (choice.value.partition("=")[2] or "x") if places_of(choice) else ""
