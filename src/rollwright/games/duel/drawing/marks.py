"""What is drawn in Chiefdom Duel: six icons, mountains, crosses, and what a track's squares hold."""

from __future__ import annotations

from ....core.types import Choice
from ....drawing.marks import read_marks
from ....language.messages import SpokenWords
from ..board import ICONS
from ..manifest import HOME
from ..paths import places_of
from ..text.messages import MESSAGES

MARKS = read_marks(HOME / "pictures.txt")
ICON_MARKS = tuple(MARKS[str(value)] for value in range(1, len(ICONS) + 1))
"""By die value, from 1."""
WORDS = SpokenWords(
    MESSAGES,
    {"^": "mark-mountain", "x": "mark-cross"}
    | {str(value): f"term-{icon}" for value, icon in enumerate(ICONS, 1)},
)
TERMS = {mark.name: code for code, mark in MARKS.items()}
"""The marks that stand for terms of the score."""

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
