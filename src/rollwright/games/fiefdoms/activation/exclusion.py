"""The best activation by leaving out as little as must be: quick where that is little.

More active buildings never score less, so where all can be staffed together nothing is left to find out.
Otherwise the staffing shows some that cannot be staffed together: one of them is left out, each in turn,
until the rest can. What a set would score if all of it were active, less what must still be left out of it,
bounds what comes of it.
"""

from __future__ import annotations

from typing import NamedTuple

from ....compiler.jit import jit, stack_array
from ....kernel.bits import popcount, trailing_zeros
from ....kernel.packing import pack
from ....kernel.types import Array
from ..board import PLOTS, TOUCH
from ..buildings import ALMS, ALMSHOUSE, BARRACKS, BARRACKS_HOUSE
from ..scoring import building_points, housing_of, total_points
from ..sheet import Sheet, kind_on, labourers_on
from ..terms import Places
from .labourers import Staffing, dismiss, nobody_works, serve, working_on
from .needs import needs_hold

NOTHING_FOUND = -1
SCALE = 12
"""Divisible by every number of labourers, so that points for each labourer are whole numbers."""
IMPOSSIBLE = 1 << 20
TRIES = 48
"""How many sets are looked at before another way is tried."""
values_room = stack_array(PLOTS)


@jit
def within(plots: int, squares: int) -> int:
    """Return those of the plots that touch no other squares."""
    found = 0
    while plots != 0:
        plot = trailing_zeros(plots)
        plots &= plots - 1
        if TOUCH(plot) & ~squares == 0:
            found |= 1 << plot
    return found


@jit(inline=False)
def points_lost(sheet: Sheet, at: Places, active: int, plot: int) -> int:
    """Return what is lost at least when a building is left out of a set, whatever else is."""
    kind = kind_on(sheet, plot)
    points = building_points(sheet, at, active, kind, plot)
    if kind != ALMSHOUSE and kind != BARRACKS:
        return points
    relief = ALMS * popcount(at[ALMSHOUSE] & active) + BARRACKS_HOUSE * popcount(at[BARRACKS] & active)
    own = ALMS if kind == ALMSHOUSE else BARRACKS_HOUSE
    vagrants = housing_of(sheet, at, 0).vagrants
    return points + (own if relief <= vagrants else max(0, own - (relief - vagrants)) * int(relief == own))


@jit(inline=False)
def least_loss(sheet: Sheet, at: Places, active: int, plots: int, labour: int) -> int:
    """Return what it costs at least to leave out plots that need `labour` labourers together."""
    values, rest = values_room(), plots
    while rest != 0:
        plot = trailing_zeros(rest)
        rest &= rest - 1
        values[plot] = points_lost(sheet, at, active, plot) * SCALE // labourers_on(sheet, plot)
    lost = 0
    while labour > 0:
        if plots == 0:
            return IMPOSSIBLE
        cheapest = trailing_zeros(plots)
        rest = plots
        while rest != 0:
            if values[trailing_zeros(rest)] < values[cheapest]:
                cheapest = trailing_zeros(rest)
            rest &= rest - 1
        plots &= ~(1 << cheapest)
        some = min(labour, labourers_on(sheet, cheapest))
        lost += some * values[cheapest]
        labour -= some
    return (lost + SCALE - 1) // SCALE


@jit(inline=False)
def cheapest_of(sheet: Sheet, at: Places, active: int, plots: int) -> tuple[int, int]:
    """Return the building that costs least to leave out, and what it costs."""
    cheapest, least = 0, IMPOSSIBLE
    while plots != 0:
        plot = trailing_zeros(plots)
        plots &= plots - 1
        lost = points_lost(sheet, at, active, plot)
        if lost < least:
            cheapest, least = plot, lost
    return cheapest, least


@jit(inline=False)
def serve_by_worth(sheet: Sheet, at: Places, live: int, idle: int) -> int:
    """Return buildings that can be active together: those with most points for each labourer first."""
    values, rest, served, staffing = values_room(), live & ~idle, idle, nobody_works(sheet)
    while rest != 0:
        plot = trailing_zeros(rest)
        rest &= rest - 1
        values[plot] = points_lost(sheet, at, live, plot) * SCALE // labourers_on(sheet, plot)
    rest = live & ~idle
    while rest != 0:
        best, others = trailing_zeros(rest), rest
        while others != 0:
            if values[trailing_zeros(others)] > values[best]:
                best = trailing_zeros(others)
            others &= others - 1
        rest &= ~(1 << best)
        after, lacking, _ = serve(staffing, best, labourers_on(sheet, best))
        if lacking == 0:
            staffing, served = after, served | 1 << best
    return served


class Shortage(NamedTuple):
    """Who works where, what lacks labourers and how many, and of which buildings one must be left out."""

    staffing: Staffing
    lacking: int
    labour: int
    tight: int
    """All buildings that compete for labourers that are lacking."""
    rivals: int
    """The fewest that cannot be staffed together."""


@jit
def rivals_of(staffing: Staffing, plots: int, plot: int, exhausted: int) -> int:
    """Return a plot that lacks labourers, and those that work with what it could use."""
    rivals, others = 1 << plot, within(plots, exhausted)
    while others != 0:
        if working_on(staffing, trailing_zeros(others)) > 0:
            rivals |= others & -others
        others &= others - 1
    return rivals


@jit(inline=False)
def fill_up(sheet: Sheet, plots: int, kept: int, staffing: Staffing, lacking: int) -> Shortage:
    """Find labourers for those of the plots that lack some."""
    still, labour, all_exhausted, fewest = 0, 0, 0, plots
    while lacking != 0:
        plot = trailing_zeros(lacking)
        lacking &= lacking - 1
        wanted = labourers_on(sheet, plot) - working_on(staffing, plot)
        staffing, lacks, exhausted = serve(staffing, plot, wanted)
        if lacks > 0:
            still |= 1 << plot
            labour += lacks
            all_exhausted |= exhausted
            rivals = rivals_of(staffing, plots, plot, exhausted) & ~kept
            if popcount(rivals) < popcount(fewest):
                fewest = rivals
    return Shortage(staffing, still, labour, within(plots, all_exhausted), fewest)


class Node(NamedTuple):
    """A set of buildings of which some must be left out."""

    active: int
    kept: int
    """Those that are not to be left out: other nodes do without them."""
    rivals: int
    """Those of which one must be left out, less those that were."""
    most: int
    """What all would score together."""
    lacking: int
    staffing: Staffing


NODE, save_node, load_node, _ = pack(Node)
nodes_room = stack_array(NODE * PLOTS)
"""Every node is without a building that the one before has."""


@jit(inline=False)
def next_node(sheet: Sheet, at: Places, nodes: Array, depth: int, best: int) -> tuple[int, Node]:
    """Leave out the next building of the last node that promises more than the best; depth -1 if none does.

    Return how deep that node is, and it without the building.
    """
    while depth >= 0:
        node = load_node(nodes, depth * NODE)
        plot, lost = cheapest_of(sheet, at, node.active, node.rivals)
        if node.most - lost > best:
            out = 1 << plot
            active, kept, rivals, most, lacking, staffing = node
            save_node(nodes, depth * NODE, Node(active, kept | out, rivals & ~out, most, lacking, staffing))
            return depth, Node(active & ~out, kept, 0, 0, lacking & ~out, dismiss(staffing, plot))
        depth -= 1
    return depth, Node(0, 0, 0, 0, 0, nobody_works(sheet))


@jit(inline=False)
def leave_out(
    sheet: Sheet, at: Places, challenge: int, live: int, idle: int, best: int, tries: int
) -> tuple[int, int, bool]:
    """Return the most points above `best`, an activation that has them, and whether there is nothing better.

    Only activations count that meet the challenge's needs; NOTHING_FOUND if none is found. No more than
    `tries` sets are looked at.
    """
    active, found = live, NOTHING_FOUND
    most = total_points(sheet, at, live)
    if most <= best or not needs_hold(sheet, at, live, challenge):
        return best, found, True
    short = fill_up(sheet, live & ~idle, idle, nobody_works(sheet), live & ~idle)
    if short.labour == 0:
        return most, live, True
    served = serve_by_worth(sheet, at, live, idle)
    points = total_points(sheet, at, served)
    if points > best and needs_hold(sheet, at, served, challenge):
        best, found = points, served
    nodes, depth, kept = nodes_room(), -1, idle
    for _ in range(tries):
        if most - least_loss(sheet, at, active, short.tight & ~kept, short.labour) > best:
            depth += 1
            node = Node(active, kept, short.rivals, most, short.lacking, short.staffing)
            save_node(nodes, depth * NODE, node)
        depth, node = next_node(sheet, at, nodes, depth, best)
        if depth < 0:
            return best, found, True
        active, kept = node.active, node.kept
        most = total_points(sheet, at, active)
        if most > best and needs_hold(sheet, at, active, challenge):
            short = fill_up(sheet, active & ~idle, kept, node.staffing, node.lacking)
            if short.labour == 0:
                best, found = most, active
        else:
            most = best
    return best, found, False
