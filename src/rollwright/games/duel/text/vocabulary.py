"""The choices of Chiefdom Duel; squares are named as on the widest board, whichever is played."""

from __future__ import annotations

from itertools import combinations_with_replacement

from ....core.types import Choice
from ....core.vocabulary import Vocabulary
from ..board import ABILITIES, PERMANENTS, SIZES, format_square
from .words import label_choice

FACES = range(1, 7)
WIDEST = max(SIZES)
HANDFULS = [",".join(map(str, dice)) for n in (1, 2) for dice in combinations_with_replacement(FACES, n)]
SQUARES = [format_square(square, WIDEST) for square in range(WIDEST**2)]
MARKS = [f"{square}={face}" for square in SQUARES for face in FACES]


def places_of(choice: Choice) -> tuple[str, ...]:
    """draw:c3=2 -> ("c3",)"""
    if choice.kind in ("draw", "icon", "then", "square"):
        return (choice.value.partition("=")[0],)
    return ()


VOCABULARY = Vocabulary(
    [
        *(Choice("take", dice) for dice in HANDFULS),
        *(Choice("permanent", name) for name in PERMANENTS),
        *(Choice("dice", dice) for dice in HANDFULS),
        *(Choice("ability", name) for name in ABILITIES),
        *(Choice("row", str(face)) for face in FACES),
        *(Choice("lift", str(face)) for face in FACES),
        *(Choice("star", name) for name in PERMANENTS),
        *(Choice("square", square) for square in SQUARES),
        *(Choice("icon", mark) for mark in MARKS),
        *(Choice("draw", mark) for mark in MARKS),
        *(Choice("then", mark) for mark in MARKS),
    ],
    longest=3,
    label=label_choice,
    places=places_of,
)
