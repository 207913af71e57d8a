"""All ways pips can be left over while the buildings are decided one after the other, in reading order.

When a plot is decided, only five squares matter that earlier plots have touched and later ones will touch
again: neighbours in reading order. So what earlier decisions leave to later ones is five small numbers,
and a sheet has a few thousand such leftovers at most. A plot that closes a square (it is the last to
touch it) uses that square's pips first, and nobody counts more pips than later plots can use.
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.bits import trailing_zeros
from ...core.jit import jit
from .board import PLOTS, SIDE, SQUARES, TOUCH

ROW = SIDE - 1
"""Squares in a row."""


class Shape(NamedTuple):
    """How many different numbers of pips the squares around a plot can have, before and after it.

    1 where there is no square or nobody cares any more; `between` counts all squares between the corners.
    """

    north_west: int
    north_east: int
    between: int
    south_west: int
    full: int
    """The pips of the south-east square, which no plot has touched yet."""
    east_after: int
    south_after: int
    full_after: int


class Leftovers(NamedTuple):
    """A graph: what is left over leads to what is left over after the next plot.

    Staffing leads from leftover `n` to `staffed[ways[n]]` ... `staffed[ways[n + 1] - 1]`.
    """

    first: list[int]
    """The first leftover before each plot."""
    skipped: list[int]
    """Where each leads when its plot is skipped."""
    ways: list[int]
    staffed: list[int]


@jit
def wanted_of(live: int, labour: list[int]) -> list[int]:
    """Return for every square the labour of all buildings around it."""
    wanted = [0 for _ in range(SQUARES)]
    while live != 0:
        plot = trailing_zeros(live)
        live &= live - 1
        squares = TOUCH(plot)
        while squares != 0:
            wanted[trailing_zeros(squares)] += labour[plot]
            squares &= squares - 1
    return wanted


@jit
def lower(square: int, need: int, most: list[int], wanted: list[int]) -> int:
    """Note that a plot around the square is decided; return how many numbers of pips matter from now on."""
    wanted[square] -= need
    most[square] = min(most[square], wanted[square])
    return most[square] + 1


@jit(inline=False)
def shape_of(plot: int, need: int, most: list[int], wanted: list[int]) -> Shape:
    """Return a plot's shape and note that it is decided."""
    row, column = plot // SIDE, plot % SIDE
    oldest = ROW * (row - 1) + column - 1
    between = 1
    for square in range(oldest + 1 + int(column < ROW), min(SQUARES, oldest + ROW + int(column == 0))):
        between *= most[square] + 1 if square >= 0 else 1
    west, east = column > 0, column < ROW
    before = most[oldest] + 1 if row > 0 and west else 1
    ne, ne_after, sw, sw_after, full, full_after = 1, 1, 1, 1, 0, 1
    if row > 0 and east:
        ne = most[oldest + 1] + 1
        ne_after = lower(oldest + 1, need, most, wanted)
    if row < ROW and west:
        sw = most[oldest + ROW] + 1
        sw_after = lower(oldest + ROW, need, most, wanted)
    if row < ROW and east:
        full = most[oldest + ROW + 1]
        full_after = lower(oldest + ROW + 1, need, most, wanted)
    return Shape(before, ne, between, sw, full, ne_after, sw_after, full_after)


@jit
def arrive(code: int, place: list[int], reached: list[int], start: int) -> int:
    """Return the number of a leftover of the next plot, a new one if nothing has led there yet."""
    if place[code] < 0:
        place[code] = start + len(reached)
        reached.append(code)
    return place[code]


@jit(inline=False)
def step_on(
    codes: list[int],
    shape: Shape,
    need: int,
    start: int,
    skipped: list[int],
    ways: list[int],
    staffed: list[int],
) -> list[int]:
    """Note where the leftovers of a plot lead when it is skipped and when it is staffed; return those."""
    s = shape
    low_south = s.east_after * s.between
    low_full = low_south * s.south_after
    place, reached = [-1] * (low_full * s.full_after), [0 for _ in range(0)]
    for code in codes:
        closing, code = code % s.north_west, code // s.north_west
        pips, code = code % s.north_east + s.full, code // s.north_east
        east, full = min(pips - s.full, s.east_after - 1), min(s.full, s.full_after - 1)
        same, south = code % s.between * s.east_after, code // s.between
        rest = need - closing - (pips - east - full) - max(0, south - s.south_after + 1)
        south = min(south, s.south_after - 1)
        skipped.append(arrive(same + east + low_south * south + low_full * full, place, reached, start))
        for b in range(max(0, rest - east - full), min(max(0, rest), south) + 1):
            a = max(0, min(rest - b, east))
            left = full - max(0, rest - b - a)
            to = same + east - a + low_south * (south - b) + low_full * left
            staffed.append(arrive(to, place, reached, start))
        ways.append(len(staffed))
    return reached


@jit(inline=False)
def lay_out(live: int, labour: list[int], pips: list[int]) -> Leftovers:
    """Return all leftovers; plots that are not live are only skipped."""
    wanted = wanted_of(live, labour)
    most = [min(pips[square], wanted[square]) for square in range(SQUARES)]
    first, ways, codes = [0], [0], [0]
    skipped, staffed = [0 for _ in range(0)], [0 for _ in range(0)]
    for plot in range(PLOTS):
        need = labour[plot] if live >> plot & 1 != 0 else 0
        shape = shape_of(plot, need, most, wanted)
        first.append(first[plot] + len(codes))
        codes = step_on(codes, shape, need, first[plot + 1], skipped, ways, staffed)
    return Leftovers(first, skipped, ways, staffed)
