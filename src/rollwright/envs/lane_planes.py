"""Planes filled inside the compiled kernel."""

from __future__ import annotations

from typing import Any

from rollwright.core.bits import Bits, drop_lowest, is_any, lowest
from rollwright.core.jit import jit
from rollwright.core.rng import Rng

BEGIN = -1
"""The action that starts a lane's game."""
NO_CHOICE = -1
"""Stands where a move has no further choice."""
SEED, NUMBER, RNG, STEP, PATH = 0, 1, 2, 6, 7
"""Where every lane keeps its seed, its game's number, its dice, and the choices of the move begun."""
STATE = 17
"""Where a lane's own integers begin."""


@jit
def load_rng(lane: Any) -> Rng:
    """Return a lane's dice."""
    return Rng(lane[RNG], lane[RNG + 1], lane[RNG + 2], lane[RNG + 3])


@jit
def save_rng(lane: Any, rng: Rng) -> None:
    """Keep a lane's dice."""
    lane[RNG], lane[RNG + 1], lane[RNG + 2], lane[RNG + 3] = rng.a, rng.b, rng.c, rng.counter


@jit
def load_bits(lane: Any, at: int) -> Bits:
    """Return a set of squares kept in a lane."""
    return Bits(lane[at], lane[at + 1])


@jit
def save_bits(lane: Any, at: int, bits: Bits) -> None:
    """Keep a set of squares in a lane."""
    lane[at] = bits.lo
    lane[at + 1] = bits.hi


@jit
def show_bits(plane: Any, bits: Bits) -> None:
    """Put ones on the squares of a set."""
    while is_any(bits):
        plane[lowest(bits)] = 1
        bits = drop_lowest(bits)


@jit
def show_number(plane: Any, number: int) -> None:
    """Fill a plane with a number."""
    if number != 0:
        plane[:] = min(number, 255)


@jit
def show_word(planes: Any, first: int, word: int, length: int) -> None:
    """0b101 -> ones all over the first and the third plane"""
    for bit in range(length):
        show_number(planes[first + bit], (word >> bit) & 1)
