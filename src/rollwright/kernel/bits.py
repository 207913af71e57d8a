"""Boards as bits: a set of up to 122 squares in two integers of 61 bits each.

Square `i` is bit `i` of `lo`, or bit `i - 61` of `hi`. Sixty-one leaves room below the sign of a
machine integer, so that no operation here overflows and plain Python agrees with compiled code.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..compiler.jit import intrinsic, jit
from ..compiler.target import Target, define

HALF = 61
MASK = (1 << HALF) - 1
ALL_BUT_LAST = MASK >> 1


_new = tuple.__new__  # what Bits(lo, hi) comes down to; plain play makes millions of them


class Bits(NamedTuple):
    """A set of squares."""

    lo: int
    hi: int

    def __and__(self, other: Bits) -> Bits:
        return _new(Bits, (self.lo & other.lo, self.hi & other.hi))

    def __or__(self, other: Bits) -> Bits:
        return _new(Bits, (self.lo | other.lo, self.hi | other.hi))

    def __xor__(self, other: Bits) -> Bits:
        return _new(Bits, (self.lo ^ other.lo, self.hi ^ other.hi))

    def __invert__(self) -> Bits:
        return _new(Bits, (self.lo ^ MASK, self.hi ^ MASK))


NONE = Bits(0, 0)


class Grid(NamedTuple):
    """A rectangle of squares, numbered in reading order, with the masks its shifts need."""

    width: int
    height: int
    full: Bits
    inner_left: Bits
    """All squares but the first column."""
    inner_right: Bits
    """All squares but the last column."""


def make_grid(width: int, height: int) -> Grid:
    """Return the grid of that size (at most 122 squares)."""
    if width * height > 2 * HALF:
        raise ValueError(f"a grid holds at most {2 * HALF} squares, not {width} x {height}")
    squares = range(width * height)
    left = make_bits(s for s in squares if s % width)
    right = make_bits(s for s in squares if s % width != width - 1)
    return Grid(width, height, make_bits(squares), left, right)


def make_bits(squares: Iterable[int]) -> Bits:
    """{0, 61} -> Bits(lo=1, hi=1)"""
    lo = hi = 0
    for square in squares:
        if square < HALF:
            lo |= 1 << square
        else:
            hi |= 1 << (square - HALF)
    return Bits(lo, hi)


def squares_of(bits: Bits) -> Iterator[int]:
    """Bits(lo=1, hi=1) -> 0, 61"""
    word = bits.lo | bits.hi << HALF
    while word:
        yield trailing_zeros(word)
        word &= word - 1


# ---- instructions that every target has


@intrinsic
def popcount(word: int) -> int:
    """0b1011 -> 3"""
    return word.bit_count()


@intrinsic
def trailing_zeros(word: int) -> int:
    """0b1000 -> 3 (of a word that is not 0)"""
    return (word & -word).bit_length() - 1


@jit
def is_any(bits: Bits) -> bool:
    """Say whether the set holds a square."""
    return (bits.lo | bits.hi) != 0


@jit
def has(bits: Bits, square: int) -> bool:
    """Say whether the set holds that square."""
    if square < HALF:
        return (bits.lo >> square) & 1 != 0
    return (bits.hi >> (square - HALF)) & 1 != 0


@jit
def one(square: int) -> Bits:
    """3 -> {3}"""
    if square < HALF:
        return Bits(1 << square, 0)
    return Bits(0, 1 << (square - HALF))


@jit
def before(square: int) -> Bits:
    """2 -> {0, 1}"""
    if square < HALF:
        return Bits((1 << square) - 1, 0)
    return Bits(MASK, (1 << (square - HALF)) - 1)


@jit
def count(bits: Bits) -> int:
    """{3, 70} -> 2"""
    return popcount(bits.lo) + popcount(bits.hi)


@jit
def lowest(bits: Bits) -> int:
    """{3, 70} -> 3 (of a set that is not empty)"""
    if bits.lo != 0:
        return trailing_zeros(bits.lo)
    return HALF + trailing_zeros(bits.hi)


@jit
def drop_lowest(bits: Bits) -> Bits:
    """{3, 70} -> {70}"""
    if bits.lo != 0:
        return Bits(bits.lo & (bits.lo - 1), bits.hi)
    return Bits(0, bits.hi & (bits.hi - 1))


@jit
def nth(bits: Bits, n: int) -> int:
    """{3, 5, 70}, 1 -> 5: the square with `n` smaller ones in the set."""
    word = bits.lo
    base = 0
    below = popcount(word)
    if n >= below:
        n -= below
        word = bits.hi
        base = HALF
    width = 32
    while width > 0:
        part = popcount(word & ((1 << width) - 1))
        beyond = int(n >= part)  # arithmetic in place of a branch nobody can predict
        n -= part * beyond
        word >>= width * beyond
        base += width * beyond
        width >>= 1
    return base


@jit
def earlier(bits: Bits, steps: int) -> Bits:
    """{7}, 3 -> {4}: every square moved back by 0 to 60 in reading order; what falls off is gone."""
    carried = (bits.hi & ((1 << steps) - 1)) << (HALF - steps)
    return Bits((bits.lo >> steps) | carried, bits.hi >> steps)


@jit
def later(bits: Bits, steps: int) -> Bits:
    """{4}, 3 -> {7}: every square moved on by 0 to 60 in reading order; what falls off is gone."""
    keep = (1 << (HALF - steps)) - 1
    carried = bits.lo >> (HALF - steps)
    return Bits((bits.lo & keep) << steps, ((bits.hi & keep) << steps) | carried)


@jit
def above(bits: Bits, grid: Grid) -> Bits:
    """The squares one row up."""
    return earlier(bits, grid.width)


@jit
def below(bits: Bits, grid: Grid) -> Bits:
    """The squares one row down."""
    return later(bits, grid.width) & grid.full


@jit
def left(bits: Bits, grid: Grid) -> Bits:
    """The squares one column to the left."""
    return earlier(bits & grid.inner_left, 1)


@jit
def right(bits: Bits, grid: Grid) -> Bits:
    """The squares one column to the right."""
    return later(bits & grid.inner_right, 1)


@jit
def near(bits: Bits, grid: Grid) -> Bits:
    """All squares that share a side with one of the set (those of the set only where they do).

    It is above | below | left | right, written out word by word: plain play spends half its time here.
    """
    lo, hi, width, rest = bits.lo, bits.hi, grid.width, HALF - grid.width
    row, keep, edge = (1 << width) - 1, (1 << rest) - 1, HALF - 1
    left_lo, left_hi = lo & grid.inner_left.lo, hi & grid.inner_left.hi
    right_lo, right_hi = lo & grid.inner_right.lo, hi & grid.inner_right.hi
    above_lo, above_hi = lo >> width | (hi & row) << rest, hi >> width
    below_lo, below_hi = (lo & keep) << width, (hi & keep) << width | lo >> rest
    beside_lo = left_lo >> 1 | (left_hi & 1) << edge | (right_lo & ALL_BUT_LAST) << 1
    beside_hi = left_hi >> 1 | (right_hi & ALL_BUT_LAST) << 1 | right_lo >> edge
    return Bits(
        above_lo | below_lo & grid.full.lo | beside_lo,
        above_hi | below_hi & grid.full.hi | beside_hi,
    )


@jit
def flood(seed: Bits, inside: Bits, grid: Grid) -> Bits:
    """The squares of `inside` joined side to side with a square of `seed` that is inside."""
    reached = seed & inside
    grown = (reached | near(reached, grid)) & inside
    while grown != reached:
        reached = grown
        grown = (reached | near(reached, grid)) & inside
    return reached


def _define_operators(target: Target) -> None:
    target.define_operator(operator.and_, Bits, lambda a, b: Bits(a.lo & b.lo, a.hi & b.hi))
    target.define_operator(operator.or_, Bits, lambda a, b: Bits(a.lo | b.lo, a.hi | b.hi))
    target.define_operator(operator.xor, Bits, lambda a, b: Bits(a.lo ^ b.lo, a.hi ^ b.hi))
    target.define_operator(operator.invert, Bits, lambda a: Bits(a.lo ^ MASK, a.hi ^ MASK))


define(_define_operators)
