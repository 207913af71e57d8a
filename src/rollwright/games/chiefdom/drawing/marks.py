"""What players of Chiefdom draw: land, houses, men."""

from __future__ import annotations

from ....core.drawing.marks import Mark
from ....core.types import Choice
from ..words import ICON_MARKS

_RING = "ring 20,20 13.4,13.2"
_PINE = ("line {0},{top} {l},{base} {r},{base} {0},{top}", "line {0},{base} {0},{foot}")


def _pine(x: float, top: float, base: float, half: float) -> tuple[str, ...]:
    places = {"top": top, "base": base, "l": x - half, "r": x + half, "foot": base + 6}
    return tuple(stroke.format(x, **places) for stroke in _PINE)


def _wave(y: float, left: float = 5, right: float = 35) -> str:
    step = (right - left) / 4
    heights = (1.2, -2.4, 2, -2.4, 1.2)
    return "curve " + " ".join(f"{left + i * step:.1f},{y + up:.1f}" for i, up in enumerate(heights))


FISH = (
    "curve 8,20 14,14.6 22,14.8 28,20 33,25",
    "curve 8,20 14,25.4 22,25.2 28,20 33,15",
    "dot 14,18.6 .9,.9",
)

WALL = Mark(
    "wall",
    "wall",
    (
        "line 4,9 36,9 36,31 4,31 4,8.4",
        "line 4,16.4 36,16.2",
        "line 4,23.6 36,23.8",
        "line 20,9 20,16",
        "line 12,16.4 12,23.6",
        "line 28,16.4 28,23.6",
        "line 20,24 20,31",
    ),
)
WATER = Mark("water", "water", (_wave(11), _wave(20), _wave(29)))
FISHED = Mark("fished", "water", (_wave(8), *FISH, _wave(32)))
TWO = Mark("two", "tree", (*_pine(13, 7, 26, 7.5), *_pine(27.5, 10, 28, 7)))
THREE = Mark("three", "tree", (*_pine(20, 4, 19, 6.4), *_pine(10.6, 15, 29, 6), *_pine(29.4, 15, 29, 6)))
CUT_TWO = Mark("cut-two", "cut", ("line 7,31.6 19,26.4", "line 21.6,33.6 33.6,28.4"), under="")
CUT_THREE = Mark(
    "cut-three",
    "cut",
    ("line 14.6,24.4 25.4,19.4", "line 5,34.4 16,29.4", "line 24,34.4 35,29.4"),
    under="",
)
WILD = Mark("wild", "ink", ("line 20,8 20,32", "line 9.6,14 30.4,26", "line 30.4,14 9.6,26"), under="")
HOUSE = Mark(
    "house",
    "house",
    ("line 4,19.6 20,5 36,19.4", "line 8.6,16 8.4,34 31.6,34.2 31.4,16", "line 17,34 17,25 23.4,25 23.4,34"),
)
JOBLESS = Mark("jobless", "ink", (_RING,), under="")
FISHERMAN = Mark(
    "fisherman",
    "water",
    (_RING, "line 16.6,28 16.8,13.2 25.2,13.4", "line 16.8,20 23.4,19.8"),
    under="",
)
LUMBERJACK = Mark("lumberjack", "tree", (_RING, "line 16.2,12.4 16.4,27 25,26.6"), under="")
BUILDER = Mark(
    "builder",
    "house",
    (
        _RING,
        "line 16,12.6 16.2,27.4",
        "curve 16,12.8 23,13.2 23.2,18 16.4,19.4",
        "curve 16.4,19.4 25.4,20.6 24.2,26.6 16.2,27.4",
    ),
    under="",
)

MARKS: dict[str, Mark] = {
    "#": WALL,
    "~": WATER,
    "2": TWO,
    "3": THREE,
    "H": HOUSE,
    "O": JOBLESS,
    "F": FISHERMAN,
    "L": LUMBERJACK,
    "B": BUILDER,
    "fished": FISHED,
    "cut-two": CUT_TWO,
    "cut-three": CUT_THREE,
}
"""By the character sheet texts and previews use; the last three show harvests."""
WORDS = {
    ".": "empty",
    "#": "wall",
    "~": "water",
    "2": "two trees",
    "3": "three trees",
    "H": "house",
    "O": "jobless man",
    "F": "fisherman",
    "L": "lumberjack",
    "B": "builder",
    "fished": "water, fished",
    "cut-two": "cut",
    "cut-three": "cut",
}


def trace(choice: Choice) -> str:
    """icon:water -> "~", for the squares to come; job:c4=F -> "F" """
    if choice.kind == "job":
        return choice.value.partition("=")[2]
    return ICON_MARKS.get(choice.value, "") if choice.kind == "icon" else ""
