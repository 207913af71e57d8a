"""Masks: which numbers are marked, as an array with a place for each, or as the bits of words.

Kernels mark and test numbers by functions that serve both. Words are for CUDA: a thread clears, counts and
searches them 32 marks at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..compiler.dispatch import open_generic
from ..compiler.jit import jit
from .bits import popcount, trailing_zeros
from .types import Array

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SHIFT, WIDTH = 5, 32
"""Bits of a word: 2**5."""


class Bitmask(NamedTuple):
    """A mask of bits."""

    words: Array


Mask = Array | Bitmask
"""An array of zeros and ones, or a Bitmask."""


@open_generic
def mark(mask: Array, number: int) -> None:
    """Mark a number."""
    mask[number] = 1


@open_generic
def is_marked(mask: Array, number: int) -> bool:
    """Say whether a number is marked."""
    return bool(mask[number] != 0)


@open_generic
def clear_marks(mask: NDArray[np.int8]) -> None:
    """Mark nothing."""
    mask[:] = 0


@open_generic
def count_marks(mask: Array) -> int:
    """Return how many numbers are marked."""
    marked = 0
    for number in range(len(mask)):
        marked += int(mask[number])
    return marked


@open_generic
def nth_mark(mask: Array, n: int) -> int:
    """Return the marked number that `n` smaller ones are marked before."""
    number = 0
    while mask[number] == 0:
        number += 1
    while n > 0:
        number += 1
        n -= int(mask[number])
    return number


# ---- the same as bits of words


@mark.implement(Bitmask)
@jit
def set_bit(mask: Bitmask, number: int) -> None:
    mask.words[number >> SHIFT] |= 1 << (number & (WIDTH - 1))


@is_marked.implement(Bitmask)
@jit
def has_bit(mask: Bitmask, number: int) -> bool:
    return bool((mask.words[number >> SHIFT] >> (number & (WIDTH - 1))) & 1 != 0)


@clear_marks.implement(Bitmask)
@jit
def clear_bits(mask: Bitmask) -> None:
    for place in range(len(mask.words)):
        mask.words[place] = 0


@count_marks.implement(Bitmask)
@jit
def count_bits(mask: Bitmask) -> int:
    marked = 0
    for place in range(len(mask.words)):
        marked += popcount(mask.words[place])
    return marked


@nth_mark.implement(Bitmask)
@jit
def nth_bit(mask: Bitmask, n: int) -> int:
    place, word = 0, mask.words[0]
    here = popcount(word)
    while n >= here:
        n -= here
        place += 1
        word = mask.words[place]
        here = popcount(word)
    for _ in range(n):
        word &= word - 1
    return (place << SHIFT) + trailing_zeros(word)


@jit
def spread_nibble(four: int) -> int:
    """0b1010 -> 0x01000100: four bits as four bytes"""
    return (four * 0x204081) & 0x01010101
