"""What a seat sees as planes of numbers: described once by each game, filled by its kernel.

A set of squares is ones and zeros, a number that belongs to each square stands on it, and a number that
belongs to no square fills its plane. All planes of a game lie one after the other in one array of bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from .bits import HALF, Bits, trailing_zeros
from .jit import jit
from .options import Options

MOST = 255
"""The largest number in a plane; larger ones are shown as this."""


class Plane(NamedTuple):
    """A plane's name and the largest number it can show."""

    name: str
    high: int = 1


@dataclass(frozen=True)
class PlaneSet:
    """The planes of a game: the seat's own sheet, then the other seats' in turn, then the rest."""

    sheet: tuple[Plane, ...]
    """One sheet's planes; none where all seats share a board."""
    rest: tuple[Plane, ...]
    size: Callable[[Options], tuple[int, int]]
    """The height and width of the board."""

    def of(self, seats: int) -> tuple[Plane, ...]:
        """Return all planes of a table, in order."""
        sheets = [Plane(f"seat +{n} {p.name}", p.high) for n in range(seats) for p in self.sheet]
        return (*sheets, *self.rest)

    def names(self, seats: int) -> tuple[str, ...]:
        """Return the planes' names in order."""
        return tuple(plane.name for plane in self.of(seats))

    def highs(self, seats: int) -> tuple[int, ...]:
        """Return the largest number of each plane."""
        return tuple(plane.high for plane in self.of(seats))


def each(name: str, parts: Iterable[object], high: int = 1) -> list[Plane]:
    """ "die", (1, 2) -> [Plane("die 1"), Plane("die 2")]"""
    return [Plane(f"{name} {part}", high) for part in parts]


@jit
def show_bits(planes: Any, start: int, bits: Bits) -> None:
    """Put ones on the squares of a set, word by word."""
    word = bits.lo
    while word != 0:
        planes[start + trailing_zeros(word)] = 1
        word &= word - 1
    word, start = bits.hi, start + HALF
    while word != 0:
        planes[start + trailing_zeros(word)] = 1
        word &= word - 1


@jit
def show_number(planes: Any, start: int, size: int, number: int) -> None:
    """Fill a plane with a number."""
    if number != 0:
        shown = min(number, MOST)
        for place in range(start, start + size):
            planes[place] = shown


@jit
def show_word(planes: Any, start: int, size: int, word: int, length: int) -> None:
    """0b101 -> ones all over the first and the third plane"""
    for bit in range(length):
        show_number(planes, start + bit * size, size, (word >> bit) & 1)
