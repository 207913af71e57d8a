"""The most that later plots can still bring, for every leftover: never less than the truth.

The graph of leftovers is walked backwards, for all shares of relief at a time.
"""

from __future__ import annotations

from ....core.jit import jit
from ..board import PLOTS
from .leftovers import Leftovers
from .task import SHARES, Task, bound_of

Five = tuple[int, int, int, int, int]
"""An answer for every share of relief that is supposed, from none to all."""
DEAD_END = -(1 << 40)
NOWHERE = (DEAD_END, DEAD_END, DEAD_END, DEAD_END, DEAD_END)


@jit
def more(one: Five, other: Five) -> Five:
    """Return the larger of each two numbers; written out because calls of `max` take twice as long plain."""
    a, b, c, d, e = one
    v, w, x, y, z = other
    return (
        a if a > v else v,
        b if b > w else w,
        c if c > x else x,
        d if d > y else y,
        e if e > z else z,
    )


@jit
def plus(one: Five, other: Five) -> Five:
    """Return the sums of each two numbers."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3], one[4] + other[4]


@jit
def bounds_of(task: Task, plot: int) -> Five:
    """Return the most a plot can bring."""
    first, step = bound_of(task, plot, 0), bound_of(task, plot, 1) - bound_of(task, plot, 0)
    return first, first + step, first + 2 * step, first + 3 * step, first + 4 * step


@jit(inline=False)
def look_ahead(graph: Leftovers, task: Task) -> list[Five]:
    """Return the most later plots can bring together, for every leftover."""
    first, ways, leads = graph.first, graph.ways, graph.leads
    ahead, v = [NOWHERE] * len(ways), task.vagrants
    ahead[-1] = SHARES * v, (SHARES - 1) * v, (SHARES - 2) * v, (SHARES - 3) * v, 0
    for plot in range(PLOTS - 1, -1, -1):
        bound = bounds_of(task, plot)
        can_skip, can_staff = task.forced >> plot & 1 == 0, task.live >> plot & 1 != 0
        for leftover in range(first[plot], first[plot + 1]):
            way, end = ways[leftover], ways[leftover + 1]
            best = ahead[leads[way]] if can_skip else NOWHERE
            if can_staff and way + 1 < end:
                most = ahead[leads[way + 1]]
                for other in range(way + 2, end):
                    most = more(most, ahead[leads[other]])
                best = more(best, plus(most, bound))
            ahead[leftover] = best
    return ahead
