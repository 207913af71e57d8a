"""The best activation of a sheet, proven best: branch and bound over sets of buildings.

The argument is written out in docs/decisions/0004-activation.md. In short: which labour demands can be
met together is a polymatroid, so serving buildings one after the other, each as far as it goes,
gives the exact most labour every prefix of them can have; a knapsack under those limits is an upper
bound; points only grow as more buildings are active, so hopes are bounded by "everything not yet
ruled out is active". Points are counted in halves here, so that a bonus two buildings earn together
can be split between them.
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.bits import popcount, trailing_zeros
from ...core.jit import jit
from .board import ALL_PLOTS, DIAGONALS, LINES, NEAR, PLOTS, TOUCH, largest_group, near_any
from .buildings import (
    ALMS,
    ALMSHOUSE,
    BARRACKS,
    BARRACKS_HOUSE,
    COTTAGE_POINTS,
    FARM,
    FARMERS,
    GUILD_POINTS,
    IS_GUILD,
    KINDS,
    MARKET,
    PISCARY,
    PISCATORS,
    QUARRIERS,
    QUARRY,
    TOWNHALL,
    UNIVERSITY,
    WINDMILL,
    WINDMILLERS,
)
from .challenges import CHARTERS, DRUMS, HARBOURS, HOUSED, LEARNING, NEEDS, POINTS_NEEDED
from .scoring import (
    always_active,
    fixed_points,
    guild_holds,
    needs_hold,
    occupied_cottages,
    springhouse_penalty,
    total_points,
    townhall_points,
    vagrants_of,
)
from .sheet import Sheet, kinds_of, labour_of, pips_around, pips_of, places_of, population
from .staffing import idle_in_reach, no_work, serve

NOTHING_FOUND = -1
SURELY_LESS = -(1 << 30)
SCALE = 12
"""Divisible by every number of labourers, so that points for each pip are whole numbers."""


class Limits(NamedTuple):
    """What one node of the search may at most reach, and where to go on."""

    most: int
    """No activation of this node has more points (in halves)."""
    served: int
    """A set of buildings that can be active together."""
    partial: int
    """The best building that is staffed in part, -1 if there is none."""


# ---- hopes: what a building can bring, if all that is not ruled out is active


@jit
def trade_hope(at: list[int], kind: int, plot: int, chosen: int, possible: int) -> int:
    """Share out the points of Piscaries for Markets: all to the undecided side, or half to each."""
    is_chosen = chosen >> plot & 1 != 0
    if kind == PISCARY:
        markets = NEAR(plot) & at[MARKET] & possible
        sure, open_ones = popcount(markets & chosen), popcount(markets & ~chosen)
        return 2 * sure + (0 if is_chosen else open_ones)
    piscaries = NEAR(plot) & at[PISCARY] & possible
    if is_chosen:
        return 0
    return 2 * popcount(piscaries & chosen) + popcount(piscaries & ~chosen)


@jit
def relief_hope(kind: int, vagrants: int) -> int:
    """Return how much of the vagrant penalty a building can take away by itself."""
    if kind == ALMSHOUSE:
        return min(ALMS, vagrants)
    return min(BARRACKS_HOUSE, vagrants) if kind == BARRACKS else 0


@jit
def hope_of(
    at: list[int], kind: int, plot: int, fixed: int, chosen: int, possible: int, vagrants: int
) -> int:
    """Return the most, in halves, that a building can add."""
    if kind == TOWNHALL:
        return 2 * townhall_points(at, possible, plot)
    if IS_GUILD(kind) != 0:
        return 2 * GUILD_POINTS if guild_holds(at, possible, kind) else 0
    hope = 2 * (fixed + relief_hope(kind, vagrants))
    if kind in (PISCARY, MARKET):
        hope += trade_hope(at, kind, plot, chosen, possible)
    return hope


@jit
def order_by_worth(plots: int, hopes: list[int], labour: list[int]) -> list[int]:
    """Return the plots, those that hope for most points for each labourer first."""
    order = [0 for _ in range(0)]
    while plots != 0:
        plot = trailing_zeros(plots)
        plots &= plots - 1
        worth = hopes[plot] * SCALE // labour[plot]
        order.append(plot)
        place = len(order) - 1
        while place > 0 and hopes[order[place - 1]] * SCALE // labour[order[place - 1]] < worth:
            order[place] = order[place - 1]
            place -= 1
        order[place] = plot
    return order


# ---- the bound


@jit
def fill_knapsack(best: list[int], used: int, labour: int, hope: int) -> None:
    """Offer one more building to a knapsack whose room is now `used`."""
    while len(best) <= used:
        best.append(best[-1])
    for room in range(used, labour - 1, -1):
        if best[room - labour] + hope > best[room]:
            best[room] = best[room - labour] + hope


@jit
def serve_chosen(chosen: int, labour: list[int], left: list[int], work: list[int]) -> bool:
    """Staff the chosen buildings; say whether all of them could be."""
    dead = 0
    while chosen != 0:
        plot = trailing_zeros(chosen)
        chosen &= chosen - 1
        got, dead = serve(plot, labour[plot], left, work, dead)
        if got < labour[plot]:
            return False
    return True


@jit
def still_staffable(undecided: int, labour: list[int], left: list[int], work: list[int]) -> int:
    """Return the undecided buildings that idle pips can still reach, maybe by others moving over."""
    kept = 0
    while undecided != 0:
        plot = trailing_zeros(undecided)
        undecided &= undecided - 1
        if idle_in_reach(plot, labour[plot], left, work) >= labour[plot]:
            kept |= 1 << plot
    return kept


@jit
def limit(
    chosen: int,
    undecided: int,
    labour: list[int],
    left: list[int],
    work: list[int],
    hopes: list[int],
    sure: int,
) -> Limits:
    """Return the limits of a node whose chosen buildings are staffed already."""
    left, work, dead = left.copy(), work.copy(), 0
    served, partial, used = chosen, -1, 0
    best = [0 for _ in range(1)]
    for plot in order_by_worth(undecided, hopes, labour):
        got, dead = serve(plot, labour[plot], left, work, dead)
        used += got
        fill_knapsack(best, used, labour[plot], hopes[plot])
        if got == labour[plot]:
            served |= 1 << plot
        elif got > 0 and partial < 0:
            partial = plot
    return Limits(sure + best[-1], served, partial)


# ---- where to branch


@jit
def members_of(at: list[int], kind: int) -> int:
    """Return the buildings a guild's condition looks at."""
    if kind == FARMERS:
        return at[FARM]
    if kind == QUARRIERS:
        return at[QUARRY]
    if kind == WINDMILLERS:
        return at[WINDMILL]
    return at[PISCARY] if kind == PISCATORS else at[MARKET]


@jit
def wanted_for_guilds(at: list[int], active: int, undecided: int) -> int:
    """Return what to decide for an active guild without its condition: itself, or who could join."""
    for kind in range(KINDS):
        if IS_GUILD(kind) != 0 and at[kind] & active != 0 and not guild_holds(at, active, kind):
            if at[kind] & undecided != 0:
                return at[kind] & undecided
            members = members_of(at, kind) & undecided & ~active
            beside = near_any(largest_group(members_of(at, kind) & active)) & members
            if members != 0:
                return beside if beside != 0 else members
    return 0


@jit
def wanted_for_needs(at: list[int], challenge: int, open_plots: int) -> int:
    """Return undecided buildings that a challenge's need may wait for."""
    need = NEEDS(challenge)
    wanted = 0
    if need == CHARTERS:
        for kind in range(KINDS):
            if IS_GUILD(kind) != 0:
                wanted |= at[kind]
    elif need == HOUSED:
        wanted = at[ALMSHOUSE] | at[BARRACKS]
    elif need == LEARNING:
        wanted = at[UNIVERSITY]
    elif need == DRUMS:
        wanted = at[BARRACKS] & DIAGONALS
    elif need == HARBOURS:
        wanted = at[PISCATORS] | at[PISCARY]
        if wanted & open_plots == 0:
            wanted = near_any(at[PISCARY]) & at[MARKET]
    return wanted & open_plots


@jit
def wanted_for_townhalls(at: list[int], active: int, undecided: int) -> int:
    """Return what to decide for an active Townhall that lacks a type: itself, or who would add one."""
    halls = at[TOWNHALL] & active
    while halls != 0:
        plot = trailing_zeros(halls)
        halls &= halls - 1
        for kind in range(KINDS):
            seen = LINES(plot) & at[kind]
            is_type = kind < TOWNHALL or kind in (BARRACKS, PISCARY)
            if is_type and seen & active == 0 and seen & undecided != 0:
                return 1 << plot if undecided >> plot & 1 != 0 else seen & undecided
    return 0


@jit
def branch_on(
    sheet: Sheet, at: list[int], limits: Limits, active: int, undecided: int, challenge: int
) -> int:
    """Return the building to decide next, -1 if everything undecided is active anyway."""
    open_plots = undecided & ~active
    if open_plots == 0:
        return -1
    if not needs_hold(sheet, at, active, challenge):
        wanted = wanted_for_needs(at, challenge, open_plots)
        if wanted != 0:
            return trailing_zeros(wanted)
    wanted = wanted_for_guilds(at, active, undecided)
    if wanted == 0:
        wanted = wanted_for_townhalls(at, active, undecided)
    if wanted != 0:
        return trailing_zeros(wanted)
    return limits.partial if limits.partial >= 0 else trailing_zeros(open_plots)


# ---- the search


@jit
def staffable(sheet: Sheet, at: list[int], labour: list[int]) -> int:
    """Return the buildings that need labourers and have enough pips around."""
    plots = 0
    for plot in range(PLOTS):
        if labour[plot] > 0 and pips_around(sheet, TOUCH(plot)) >= labour[plot]:
            plots |= 1 << plot
    return plots


@jit
def sum_of_hopes(plots: int, hopes: list[int]) -> int:
    """Return what a set of buildings hopes for together."""
    total = 0
    while plots != 0:
        total += hopes[trailing_zeros(plots)]
        plots &= plots - 1
    return total


@jit
def search(sheet: Sheet, challenge: int, must: bool, at_least: int) -> tuple[int, int]:
    """Return the active buildings with most points, `at_least` so many, and the nodes searched.

    With `must` only activations that meet the challenge's needs count. NOTHING_FOUND if none does.
    """
    kinds, at, labour, pips = kinds_of(sheet), places_of(sheet), labour_of(sheet), pips_of(sheet)
    idle = always_active(labour, at)
    people = population(sheet)
    vagrants = vagrants_of(people, at, 0)
    base = COTTAGE_POINTS * occupied_cottages(people, at) - springhouse_penalty(at) - vagrants
    fixed = [fixed_points(sheet, at, kinds[plot], plot) for plot in range(PLOTS)]
    hopes = [0 for _ in range(PLOTS)]
    best, found, nodes = at_least - 1, NOTHING_FOUND, 0
    ruled_by = challenge if must else 0
    stack = [staffable(sheet, at, labour) << PLOTS]
    while len(stack) > 0:
        node = stack.pop()
        nodes += 1
        chosen = node & ALL_PLOTS
        left, work = pips.copy(), no_work()
        if not serve_chosen(chosen, labour, left, work):
            continue
        undecided = still_staffable(node >> PLOTS, labour, left, work)
        active, possible = chosen | idle, chosen | idle | undecided
        if must and not needs_hold(sheet, at, possible, challenge):
            continue
        most = SURELY_LESS
        limits = Limits(SURELY_LESS, 0, -1)
        for relief in range(2):
            counted = vagrants if relief == 0 else 0
            rest = possible
            while rest != 0:
                plot = trailing_zeros(rest)
                rest &= rest - 1
                hopes[plot] = hope_of(at, kinds[plot], plot, fixed[plot], active, possible, counted)
            sure = 2 * (base + vagrants - counted) + sum_of_hopes(active, hopes)
            bound = limit(chosen, undecided, labour, left, work, hopes, sure)
            if relief == 0 or bound.most < most:
                most = bound.most
            if relief == 0:
                limits = bound
            if most // 2 <= best or popcount(possible & (at[ALMSHOUSE] | at[BARRACKS])) < 2:
                break
        if most // 2 <= best:
            continue
        active = limits.served | idle
        points = total_points(sheet, at, active)
        if points > best and (not must or needs_hold(sheet, at, active, challenge)):
            best, found = points, active
        if points * 2 >= most - 1 and found == active:
            continue
        plot = branch_on(sheet, at, limits, active, undecided, ruled_by)
        if plot >= 0:
            stack.append(chosen | (undecided & ~(1 << plot)) << PLOTS)
            stack.append((chosen | 1 << plot) | (undecided & ~(1 << plot)) << PLOTS)
    return found, nodes


@jit
def best_active(sheet: Sheet, challenge: int) -> int:
    """Return the active buildings of the best activation; in a challenge one that passes, if any does."""
    need = NEEDS(challenge)
    if CHARTERS <= need <= HARBOURS:
        found, _nodes = search(sheet, challenge, True, POINTS_NEEDED(challenge))
        if found != NOTHING_FOUND:
            return found
    found, _nodes = search(sheet, challenge, False, SURELY_LESS)
    return found
