"""What a seat sees as planes of numbers: described once by each game, filled by its kernel.

A set of squares is ones and zeros, a number that belongs to each square stands on it, and a number that
belongs to no square fills its plane. All planes of a game lie one after the other in one array of bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ..compiler.dispatch import open_generic
from ..compiler.jit import jit
from ..core.options import Options
from .bits import HALF, Bits, has, trailing_zeros
from .types import Array

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

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

    def first_of(self, name: str) -> int:
        """Return the place of the first plane behind the sheets whose name begins so."""
        return next(place for place, plane in enumerate(self.rest) if plane.name.startswith(name))

    def names(self, seats: int) -> tuple[str, ...]:
        """Return the planes' names in order."""
        return tuple(plane.name for plane in self.of(seats))

    def highs(self, seats: int) -> tuple[int, ...]:
        """Return the largest number of each plane."""
        return tuple(plane.high for plane in self.of(seats))


def each(name: str, parts: Iterable[object], high: int = 1) -> list[Plane]:
    """ "die", (1, 2) -> [Plane("die 1"), Plane("die 2")]"""
    return [Plane(f"{name} {part}", high) for part in parts]


class Share(NamedTuple):
    """What one of several threads writes of a game's planes: four numbers of every 4 * `parts`."""

    numbers: Array
    fours: Array
    """The same memory, four numbers at a time."""
    part: int
    parts: int
    """A power of two."""


@jit
def first_four(planes: Share, start: int) -> int:
    """Return the first of a share's fours that reaches to `start` or beyond."""
    four = start >> 2
    return four + ((planes.part - four) & (planes.parts - 1))


Whole: TypeAlias = "NDArray[np.uint8]"
"""An array of all planes."""
Planes: TypeAlias = "Whole | Share"


# ---- writing


@open_generic
def show(planes: Whole, place: int, number: int) -> None:
    """Write one number."""
    planes[place] = number


@open_generic
def length_of(planes: Whole) -> int:
    """Return how many numbers planes hold."""
    return len(planes)


@open_generic
def clear_planes(planes: Whole) -> None:
    """Write zeros."""
    planes[:] = 0


@open_generic
def show_bits(planes: Whole, start: int, bits: Bits) -> None:
    """Put ones on the squares of a set, word by word."""
    word = bits.lo
    while word != 0:
        planes[start + trailing_zeros(word)] = 1
        word &= word - 1
    word, start = bits.hi, start + HALF
    while word != 0:
        planes[start + trailing_zeros(word)] = 1
        word &= word - 1


@open_generic
def show_number(planes: Whole, start: int, size: int, number: int) -> None:
    """Fill a plane with a number."""
    if number != 0:
        planes[start : start + size] = min(number, MOST)  # a third quicker than place by place


# ---- the same by one of several threads


@show.implement(Share)
@jit
def share_one(planes: Share, place: int, number: int) -> None:
    if (place >> 2) & (planes.parts - 1) == planes.part:
        planes.numbers[place] = number


@length_of.implement(Share)
@jit
def length_of_share(planes: Share) -> int:
    return len(planes.numbers)


@clear_planes.implement(Share)
@jit
def clear_share(planes: Share) -> None:
    for four in range(planes.part, len(planes.fours), planes.parts):
        planes.fours[four] = 0


@show_bits.implement(Share)
@jit(inline=False)
def share_bits(planes: Share, start: int, bits: Bits) -> None:
    for four in range(first_four(planes, start), (start + 2 * HALF + 3) >> 2, planes.parts):
        for place in range(4 * four, 4 * four + 4):
            if 0 <= place - start < 2 * HALF and has(bits, place - start):
                planes.numbers[place] = 1


@show_number.implement(Share)
@jit(inline=False)
def share_number(planes: Share, start: int, size: int, number: int) -> None:
    if number != 0:
        shown, end = min(number, MOST), start + size
        for four in range(first_four(planes, start), (end + 3) >> 2, planes.parts):
            for place in range(4 * four, 4 * four + 4):
                if start <= place < end:
                    planes.numbers[place] = shown


@jit
def show_word(planes: Planes, start: int, size: int, word: int, length: int) -> None:
    """0b101 -> ones all over the first and the third plane"""
    for bit in range(length):
        show_number(planes, start + bit * size, size, (word >> bit) & 1)
