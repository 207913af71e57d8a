"""All ways pips can be left over while the buildings are decided one after the other, in reading order.

When a plot is decided, only five squares matter that earlier plots have touched and later ones will touch
again: neighbours in reading order. So what earlier decisions leave to later ones is five small numbers,
and a sheet has a few thousand such leftovers. Nobody counts more pips than later plots can use, and pips
that serve fewer of those plots are used first.
"""

from __future__ import annotations

from typing import NamedTuple

from ....compiler.jit import jit
from ....kernel.bits import trailing_zeros
from ..board import PLOTS, SIDE, SQUARES, TOUCH

ROW = SIDE - 1
"""Squares in a row."""
WINDOW = SIDE
"""How many squares matter at a time. In a code, the pips of square `s` are the digit with number `s % 5`."""


class Corners(NamedTuple):
    """The squares around a plot: what their digits are worth, and how many of their pips matter afterwards.

    Worth 0 means that there is no such square. The new one, south-east, takes the north-west digit.
    """

    west: int
    has_west: bool
    east: int
    most_east: int
    south: int
    most_south: int
    full: int
    """The pips of the south-east square, which no plot has touched yet."""
    most_full: int


class Leftovers(NamedTuple):
    """A graph: what is left over leads to what is left over after the next plot.

    Leftover `n` leads to `leads[ways[n]]` when the plot is skipped, and to `leads[ways[n] + 1]` ...
    `leads[ways[n + 1] - 1]` when it is staffed.
    """

    first: list[int]
    """The first leftover before each plot."""
    ways: list[int]
    leads: list[int]


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
    """Note that a plot around the square is decided; return how many pips matter from now on."""
    wanted[square] -= need
    most[square] = min(most[square], wanted[square])
    return most[square]


@jit(inline=False)
def corners_of(plot: int, need: int, most: list[int], wanted: list[int], values: list[int]) -> Corners:
    """Return a plot's corners and note that it is decided."""
    row, column = plot // SIDE, plot % SIDE
    oldest = ROW * (row - 1) + column - 1
    east, most_east, south, most_south, full, most_full = 0, 0, 0, 0, 0, 0
    if row > 0 and column < ROW:
        east, most_east = values[(oldest + 1) % WINDOW], lower(oldest + 1, need, most, wanted)
    if row < ROW and column > 0:
        south, most_south = values[(oldest + ROW) % WINDOW], lower(oldest + ROW, need, most, wanted)
    if row < ROW and column < ROW:
        full = most[oldest + ROW + 1]
        most_full = lower(oldest + ROW + 1, need, most, wanted)
    has_west = row > 0 and column > 0
    return Corners(values[oldest % WINDOW], has_west, east, most_east, south, most_south, full, most_full)


@jit
def digit(code: int, worth: int, base: int) -> int:
    """(243, 10, 10) -> 4; 0 for a digit worth nothing"""
    return code // worth % base if worth != 0 else 0


@jit(inline=False)
def step_on(  # noqa: PLR0913
    codes: list[int],
    corners: Corners,
    need: int,
    base: int,
    start: int,
    numbers: list[int],
    ways: list[int],
    leads: list[int],
) -> list[int]:
    """Note where the leftovers of a plot lead when it is skipped and when it is staffed; return those.

    Pips nobody else can use go first. A plot that can use the north-east square can use the south-east
    one as well, so those of the north-east go next: only how many the south-west gives is a choice.
    """
    c, reached = corners, [0 for _ in range(0)]
    full = min(c.full, c.most_full)
    for code in codes:
        west = digit(code, c.west, base) if c.has_west else 0
        all_east, all_south = digit(code, c.east, base), digit(code, c.south, base)
        east, south = min(all_east, c.most_east), min(all_south, c.most_south)
        spare_east, spare_south = all_east - east, all_south - south
        rest = max(0, need - west - spare_east - spare_south - (c.full - full))
        whole = code - spare_east * c.east - spare_south * c.south + (full - west) * c.west
        before = max(0, rest - east - full) - 1
        for some in range(before, max(before, min(rest, south)) + 1):
            to = whole
            if some > before:
                more = min(rest - some, east)
                to -= some * c.south + more * c.east + (rest - some - more) * c.west
            if numbers[to] < 0:
                numbers[to] = start + len(reached)
                reached.append(to)
            leads.append(numbers[to])
        ways.append(len(leads))
    for code in reached:
        numbers[code] = -1
    return reached


@jit(inline=False)
def lay_out(live: int, labour: list[int], pips: list[int]) -> Leftovers:
    """Return all leftovers; plots that are not live are only skipped."""
    wanted = wanted_of(live, labour)
    most = [min(pips[square], wanted[square]) for square in range(SQUARES)]
    base, values = max(most) + 1, [1]
    for place in range(WINDOW):
        values.append(values[place] * base)
    first, ways, leads, codes, numbers = [0], [0], [0 for _ in range(0)], [0], [-1] * values[WINDOW]
    for plot in range(PLOTS):
        need = labour[plot] if live >> plot & 1 != 0 else 0
        corners = corners_of(plot, need, most, wanted, values)
        first.append(first[plot] + len(codes))
        codes = step_on(codes, corners, need, base, first[plot + 1], numbers, ways, leads)
    return Leftovers(first, ways, leads)
