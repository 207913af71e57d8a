"""Arrangements: what players may still choose when a game is over, such as who works where.

A game that has them implements `Arranging`; interfaces show the best arrangement and let people change it
step by step, without knowledge of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable

from .types import Score, Seat

S_contra = TypeVar("S_contra", contravariant=True)


class ArrangedPart(NamedTuple):
    """One part of an arrangement: its label, its place on the sheet, and whether it counts."""

    label: str
    place: str
    counts: bool


class EditStep(NamedTuple):
    """One choice of a change, with the places it touches."""

    label: str
    places: tuple[str, ...]


class Edit(NamedTuple):
    """A legal change, choice by choice, and the arrangement after it."""

    steps: tuple[EditStep, ...]
    after: str


@dataclass(frozen=True)
class Arrangement:
    """An arrangement as text, its score, its parts, and all legal changes."""

    text: str
    score: Score
    is_best: bool
    """Whether no other scores more or decides a challenge differently."""
    parts: tuple[ArrangedPart, ...]
    edits: tuple[Edit, ...]


@runtime_checkable
class Arranging(Protocol[S_contra]):
    """A game with an arrangement at its end."""

    def arrange(self, state: S_contra, seat: Seat, text: str | None = None) -> Arrangement:
        """Return an arrangement of a seat's sheet, by default the best.

        InvalidMove if the text cannot be read, IllegalMove if the rules forbid it.
        """
        ...
