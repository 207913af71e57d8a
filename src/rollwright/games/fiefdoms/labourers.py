"""Pips at work: can these buildings be staffed together, and by whom?

`left[square]` counts the pips nobody has yet, `work[plot * 4 + corner]` those of the square in that
corner of the plot that work there. Serving one more building may move pips of others, but never takes
a labourer away from a building (augmenting paths), so what was staffed stays staffed.
"""

from __future__ import annotations

from ...core.bits import trailing_zeros
from ...core.jit import jit
from .board import CORNERS, PLOT_OF, PLOTS, SQUARE_IN, SQUARES, TOUCH
from .sheet import Sheet, labour_of, pips_of

FOUND = -1


@jit
def no_work() -> list[int]:
    """Return a work list where nobody works."""
    return [0 for _ in range(PLOTS * CORNERS)]


@jit
def corner_of(plot: int, square: int) -> int:
    """Return in which corner of the plot the square lies."""
    for corner in range(CORNERS):
        if SQUARE_IN(plot * CORNERS + corner) == square:
            return corner
    return -1


@jit
def take_idle(plot: int, wanted: int, left: list[int], work: list[int]) -> int:
    """Put up to `wanted` idle pips around the plot to work there; return how many."""
    taken = 0
    for corner in range(CORNERS):
        square = SQUARE_IN(plot * CORNERS + corner)
        if square >= 0 and taken < wanted:
            some = min(left[square], wanted - taken)
            left[square] -= some
            work[plot * CORNERS + corner] += some
            taken += some
    return taken


@jit
def shift_along(square: int, came: list[int], by: list[int], left: list[int], work: list[int]) -> int:
    """Use an idle pip of `square` by moving labourers back along the path; return its first square."""
    left[square] -= 1
    while came[square] >= 0:
        before, mover = came[square], by[square]
        work[mover * CORNERS + corner_of(mover, square)] += 1
        work[mover * CORNERS + corner_of(mover, before)] -= 1
        square = before
    return square


@jit(inline=False)
def augment(plot: int, left: list[int], work: list[int], dead: int) -> int:
    """Find one more labourer for the plot; FOUND, or the set of squares that are exhausted together.

    `dead` squares are known to be exhausted: no path leads out of them.
    """
    came = [-1 for _ in range(SQUARES)]
    by = [-1 for _ in range(SQUARES)]
    reached = TOUCH(plot) & ~dead
    fresh = reached
    while fresh != 0:
        square = trailing_zeros(fresh)
        fresh &= fresh - 1
        if left[square] > 0:
            first = shift_along(square, came, by, left, work)
            work[plot * CORNERS + corner_of(plot, first)] += 1
            return FOUND
        for corner in range(CORNERS):
            mover = PLOT_OF(square * CORNERS + corner)
            if work[mover * CORNERS + corner] > 0:
                more = TOUCH(mover) & ~reached & ~dead
                reached |= more
                fresh |= more
                while more != 0:
                    came[trailing_zeros(more)] = square
                    by[trailing_zeros(more)] = mover
                    more &= more - 1
    return reached


@jit(inline=False)
def serve(plot: int, wanted: int, left: list[int], work: list[int], dead: int) -> tuple[int, int]:
    """Staff a plot with up to `wanted` labourers; return how many, and the squares now exhausted."""
    served = take_idle(plot, wanted, left, work)
    while served < wanted and TOUCH(plot) & ~dead != 0:
        reached = augment(plot, left, work, dead)
        if reached == FOUND:
            served += 1
        else:
            dead |= reached
    return served, dead


@jit
def staff(sheet: Sheet, active: int) -> list[int]:
    """Return who works where when exactly these buildings are staffed; empty if they cannot be."""
    labour, left, work = labour_of(sheet), pips_of(sheet), no_work()
    dead = 0
    while active != 0:
        plot = trailing_zeros(active)
        active &= active - 1
        served, dead = serve(plot, labour[plot], left, work, dead)
        if served < labour[plot]:
            return [0 for _ in range(0)]
    return work
