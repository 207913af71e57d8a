"""What every encoding promises: numbers for choices, planes for what a seat sees.

A move is played as its path, one choice for each step of an environment. A choice has one number, the
same in every state; number 0 is `wait`, the only choice of a seat that has nothing to decide. What a
seat sees is a stack of planes of the board's size: a set of squares is ones and zeros, a number that
belongs to each square stands on it, and a number that belongs to no square fills its plane.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from rollwright.core.bits import Bits, make_bits, squares_of
from rollwright.core.options import Options
from rollwright.core.types import Choice, Seat

VERSION = 0
"""Part of every environment's name; a change of any number or plane raises it."""
MOST = 255
"""The largest number in a plane; larger ones are shown as this."""

S_contra = TypeVar("S_contra", contravariant=True)
Planes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Value = Bits | int | tuple[int, ...]
"""A set of squares, one number for all squares, or a number for each."""


class Encoding(Protocol[S_contra]):
    """A game's numbers and planes."""

    def size(self, options: Options) -> tuple[int, int]:
        """Return the board's height and width."""
        ...

    def names(self, seats: int) -> tuple[str, ...]:
        """Return the planes' names in order."""
        ...

    def values(self, state: S_contra, seat: Seat, path: Sequence[Choice]) -> list[Value]:
        """Return what the planes show a seat that has begun a move with these choices."""
        ...


AnyEncoding = Encoding[Any]


def fill_planes(values: Sequence[Value], size: tuple[int, int]) -> Planes:
    """Return the values as planes; `read_planes` undoes it."""
    height, width = size
    planes = np.zeros((len(values), height * width), dtype=np.uint8)
    for plane, value in zip(planes, values):
        if isinstance(value, Bits):
            plane[list(squares_of(value))] = 1
        elif isinstance(value, int):
            plane[:] = min(value, MOST)
        else:
            plane[:] = value
    return planes.reshape(len(values), height, width)


def read_planes(planes: Planes, like: Sequence[Value]) -> list[Value]:
    """Return the values that planes show, each of the kind of its fellow in `like`."""
    return [_read_plane(plane.ravel(), value) for plane, value in zip(planes, like)]


def _read_plane(plane: Planes, like: Value) -> Value:
    if isinstance(like, Bits):
        return make_bits(map(int, np.flatnonzero(plane)))
    return int(plane[0]) if isinstance(like, int) else tuple(map(int, plane))


def one_hot(chosen: int, length: int) -> list[Value]:
    """1, 3 -> [0, 1, 0]; nothing is chosen by a number outside."""
    return [int(number == chosen) for number in range(length)]


def bits_in(word: int, length: int) -> list[Value]:
    """0b101, 3 -> [1, 0, 1]"""
    return [word >> number & 1 for number in range(length)]


def name_each(name: str, parts: Iterable[object]) -> list[str]:
    """ "die", (1, 2) -> ["die 1", "die 2"]"""
    return [f"{name} {part}" for part in parts]
