"""Masks: which numbers are marked, in an array with a place for each, or as the bits of words.

Who marks writes `mask[number] = 1` and reads `mask[number]` either way. Bits are for cards: a thread clears,
counts and searches them a word at a time.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..compiler.dispatch import open_generic
from ..compiler.jit import jit, when_compiling_for_cuda
from .bits import popcount, trailing_zeros

SHIFT, WIDTH = 5, 32
"""Bits of a word: 2**5."""


class Ticks(NamedTuple):
    """A mask of bits."""

    words: Any

    def __getitem__(self, place: Any) -> Any:
        return look_at_tick(self, place)

    def __setitem__(self, place: int, number: int) -> None:
        tick(self, place, number)


@jit
def look_at_tick(mask: Ticks, place: int) -> int:
    """Return 1 if a number is marked, otherwise 0."""
    found: int = (mask.words[place >> SHIFT] >> (place & (WIDTH - 1))) & 1
    return found


@jit
def tick(mask: Ticks, place: int, number: int) -> None:
    """Mark a number if `number` is 1."""
    mask.words[place >> SHIFT] |= number << (place & (WIDTH - 1))


def teach_ticks(overload: Any) -> None:
    """Teach a way of compiling to read and write bits as numbers of an array, by its `overload`."""
    import operator

    def are_ticks(kind: Any) -> bool:
        return getattr(kind, "instance_class", None) is Ticks

    overload(operator.getitem)(
        lambda mask, place: (lambda mask, place: look_at_tick(mask, place)) if are_ticks(mask) else None
    )
    overload(operator.setitem)(
        lambda mask, place, number: (
            (lambda mask, place, number: tick(mask, place, number)) if are_ticks(mask) else None
        )
    )


# ---- all marks together


@open_generic
def clear_marks(mask: Any) -> None:
    """Mark nothing."""
    mask[:] = 0


@open_generic
def count_marks(mask: Any) -> int:
    """Return how many numbers are marked."""
    marked = 0
    for number in range(len(mask)):
        marked += int(mask[number])
    return marked


@open_generic
def nth_mark(mask: Any, n: int) -> int:
    """Return the marked number that so many others come before."""
    number = 0
    while mask[number] == 0:
        number += 1
    while n > 0:
        number += 1
        n -= int(mask[number])
    return number


@clear_marks.implement(Ticks)
@jit
def clear_ticks(mask: Ticks) -> None:
    for place in range(len(mask.words)):
        mask.words[place] = 0


@count_marks.implement(Ticks)
@jit
def count_ticks(mask: Ticks) -> int:
    marked = 0
    for place in range(len(mask.words)):
        marked += popcount(mask.words[place])
    return marked


@nth_mark.implement(Ticks)
@jit
def nth_tick(mask: Ticks, n: int) -> int:
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


@when_compiling_for_cuda
def _teach_cuda(cuda: Any, overload: Any) -> None:
    teach_ticks(overload)
