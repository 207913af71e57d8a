"""Pips at work: can these buildings be staffed together, and by whom?

Serving one more building may move pips of others, but never takes a labourer away from a building (augmenting
paths), so what was staffed stays staffed.
"""

from __future__ import annotations

from typing import NamedTuple

from ....compiler.jit import jit
from ....kernel.bits import trailing_zeros
from ..board import CORNERS, PLOT_OF, SQUARE_IN, TOUCH
from ..buildings import COTTAGE, FORFEITED, SPRINGHOUSE
from ..sheet import PIPS_BITS, PIPS_MASK, Sheet, all_pips, filled_plots, labourers_on, pips_around, plots_with

FOUND = 0


class Staffing(NamedTuple):
    """The pips nobody has yet, and those at work, three bits for each square: by the corner of the plot, in
    which the square lies, where they work."""

    left: int
    north_west: int
    north_east: int
    south_west: int
    south_east: int


@jit
def standing_buildings(sheet: Sheet) -> int:
    """Return the plots with a building."""
    return filled_plots(sheet) & ~plots_with(sheet, FORFEITED)


@jit(inline=False)
def idle_buildings(sheet: Sheet) -> int:
    """Return the buildings that need no labourers."""
    idle = plots_with(sheet, COTTAGE) | plots_with(sheet, SPRINGHOUSE)
    reduced = sheet.r0 | sheet.r1 | sheet.r2
    while reduced != 0:
        plot = trailing_zeros(reduced)
        reduced &= reduced - 1
        if labourers_on(sheet, plot) == 0:
            idle |= 1 << plot
    return idle


@jit(inline=False)
def staffable(sheet: Sheet, plots: int) -> int:
    """Return those of the buildings that have enough pips around."""
    found = 0
    while plots != 0:
        plot = trailing_zeros(plots)
        plots &= plots - 1
        if pips_around(sheet, plot) >= labourers_on(sheet, plot):
            found |= 1 << plot
    return found


@jit
def nobody_works(sheet: Sheet) -> Staffing:
    """Return the staffing where nobody works."""
    return Staffing(all_pips(sheet), 0, 0, 0, 0)


@jit
def working_in(staffing: Staffing, corner: int, square: int) -> int:
    """Return how many pips of a square work on the plot that has it in that corner."""
    return staffing[1 + corner] >> PIPS_BITS * square & PIPS_MASK


@jit(inline=False)
def working_on(staffing: Staffing, plot: int) -> int:
    """Return how many pips work on a plot."""
    working = 0
    for corner in range(CORNERS):
        square = SQUARE_IN(plot * CORNERS + corner)
        if square >= 0:
            working += working_in(staffing, corner, square)
    return working


@jit
def hire(staffing: Staffing, corner: int, square: int, pips: int) -> Staffing:
    """Put pips of a square to work on the plot that has it in that corner, or (below 0) let them rest."""
    left, north_west, north_east, south_west, south_east = staffing
    some = pips << PIPS_BITS * square
    north_west, north_east = north_west + some * int(corner == 0), north_east + some * int(corner == 1)
    south_west, south_east = south_west + some * int(corner == 2), south_east + some * int(corner == 3)
    return Staffing(left - some, north_west, north_east, south_west, south_east)


@jit(inline=False)
def take_idle(staffing: Staffing, plot: int, wanted: int) -> tuple[Staffing, int]:
    """Put up to `wanted` idle pips around the plot to work there; return how many."""
    taken = 0
    for corner in range(CORNERS):
        square = SQUARE_IN(plot * CORNERS + corner)
        if square >= 0 and taken < wanted:
            some = min(staffing.left >> PIPS_BITS * square & PIPS_MASK, wanted - taken)
            staffing = hire(staffing, corner, square, some)
            taken += some
    return staffing, taken


@jit(inline=False)
def dismiss(staffing: Staffing, plot: int) -> Staffing:
    """Let everybody rest who works on a plot."""
    for corner in range(CORNERS):
        square = SQUARE_IN(plot * CORNERS + corner)
        if square >= 0:
            staffing = hire(staffing, corner, square, -working_in(staffing, corner, square))
    return staffing


@jit(inline=False)
def augment(staffing: Staffing, plot: int) -> tuple[Staffing, int]:
    """Find one more labourer for the plot; FOUND, or the set of squares that are exhausted together.

    A square is reached over a plot that can exchange a pip of it for one of a square before: `here` and
    `before` keep in which corners of that plot the two lie, two bits for each square.
    """
    here, before = 0, 0
    first = TOUCH(plot)
    reached, fresh = first, first
    while fresh != 0:
        square = trailing_zeros(fresh)
        fresh &= fresh - 1
        if staffing.left >> PIPS_BITS * square & PIPS_MASK != 0:
            while first >> square & 1 == 0:
                corner, other = here >> 2 * square & 3, before >> 2 * square & 3
                mover = PLOT_OF(square * CORNERS + corner)
                staffing = hire(staffing, corner, square, 1)
                square = SQUARE_IN(mover * CORNERS + other)
                staffing = hire(staffing, other, square, -1)
            for corner in range(CORNERS):
                if SQUARE_IN(plot * CORNERS + corner) == square:
                    staffing = hire(staffing, corner, square, 1)
            return staffing, FOUND
        for other in range(CORNERS):
            if working_in(staffing, other, square) > 0:
                mover = PLOT_OF(square * CORNERS + other)
                for corner in range(CORNERS):
                    more = SQUARE_IN(mover * CORNERS + corner)
                    if more >= 0 and reached >> more & 1 == 0:
                        reached |= 1 << more
                        fresh |= 1 << more
                        here |= corner << 2 * more
                        before |= other << 2 * more
    return staffing, reached


@jit(inline=False)
def serve(staffing: Staffing, plot: int, wanted: int) -> tuple[Staffing, int, int]:
    """Staff a plot with up to `wanted` more labourers; return how many it lacks, and what is exhausted."""
    staffing, served = take_idle(staffing, plot, wanted)
    while served < wanted:
        staffing, exhausted = augment(staffing, plot)
        if exhausted != FOUND:
            return staffing, wanted - served, exhausted
        served += 1
    return staffing, 0, 0
