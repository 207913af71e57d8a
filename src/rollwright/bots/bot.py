"""The bot protocol."""

from __future__ import annotations

from typing import Protocol, TypeVar

from rollwright.core.game import Game
from rollwright.core.rng import Rng
from rollwright.core.types import Move, Seat

S = TypeVar("S")


class Bot(Protocol):
    """A program that plays; it has no memory from one decision to the next."""

    @property
    def name(self) -> str:
        """The name it is chosen by."""
        ...

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Return a legal move of that waiting seat; the same state and rng give the same move."""
        ...
