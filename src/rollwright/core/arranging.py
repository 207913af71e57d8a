"""What players may still arrange when a game is over, in games that leave something to arrange.

A game offers it by keeping the promise of `Arranging`; interfaces show the best arrangement, let people
change it step by step, and know nothing of what it is about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable

from .types import Score, Seat

S_contra = TypeVar("S_contra", contravariant=True)


class ArrangedPart(NamedTuple):
    """One part of an arrangement: what it says, where it is on the sheet, and whether it counts."""

    label: str
    place: str
    counts: bool


class EditStep(NamedTuple):
    """One choice on the way to a change, with the places it touches."""

    label: str
    places: tuple[str, ...]


class Edit(NamedTuple):
    """A change that may be made, choice by choice, and the arrangement it leads to."""

    steps: tuple[EditStep, ...]
    after: str


@dataclass(frozen=True)
class Arrangement:
    """An arrangement in writing, its score, its parts, and every change that may be made to it."""

    text: str
    score: Score
    is_best: bool
    """Whether nothing scores more, or would decide a challenge otherwise."""
    parts: tuple[ArrangedPart, ...]
    edits: tuple[Edit, ...]


@runtime_checkable
class Arranging(Protocol[S_contra]):
    """A game with something to arrange at its end."""

    def arrange(self, state: S_contra, seat: Seat, text: str | None = None) -> Arrangement:
        """Return an arrangement of a seat's sheet, by default the best there is.

        InvalidMove if the text cannot be read, IllegalMove if it may not be arranged so.
        """
        ...
