"""What a variant of Chiefdom may change; the printed game changes nothing."""

from __future__ import annotations

import msgspec

from ...core.variants.counting import Counted
from ...core.variants.load import Changes, read_changes


class Grid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another size of the sheet."""

    columns: int = 6
    rows: int = 12


class Shapes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of shapes, one for each face of a die: "x./xx" is an L of three squares."""

    name: str
    faces: tuple[str, ...]


class Card(Counted, frozen=True):
    """A scoring card."""

    text: str = ""
    """What it says; by default what it counts."""


class ChiefdomChanges(Changes, frozen=True):
    """What a variant of Chiefdom may say."""

    grid: Grid = Grid()
    shapes: Shapes | None = None
    cards: tuple[Card, ...] = ()
    """Cards beside the printed ones, numbered behind them."""
    terms: tuple[Counted, ...] = ()
    """Terms of every score."""

    @property
    def keeps_values(self) -> bool:
        """Whether values that were learned for the printed game fit: its cards do not matter to them."""
        is_printed = self.grid == Grid() and not self.shapes and not self.terms
        return is_printed and not set(self.options) - {"cards", "bonus"}


CHANGES = read_changes(__package__, ChiefdomChanges)
