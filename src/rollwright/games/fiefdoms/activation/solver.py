"""The best activation of a sheet, proven best.

The argument is written out in docs/decisions/0004-activation.md. In short: buildings are served by
worth, and a knapsack bounds what any set can bring; where that leaves a doubt, all sets are compared by
scans of the plots (`scan.py`), of the futures that promise most first, then of all that can be better.
"""

from __future__ import annotations

from ....core.bits import popcount, trailing_zeros
from ....core.jit import jit
from ..board import ALL_PLOTS, PLOTS, TOUCH
from ..buildings import BARRACKS, COTTAGE_POINTS, IS_GUILD, KINDS, LIMIT, MOST_GUILDS, PISCARY
from ..challenges import POINTS_NEEDED
from ..labourers import no_work, serve
from ..scoring import (
    always_active,
    needs_hold,
    occupied_cottages,
    springhouse_penalty,
    total_points,
)
from ..sheet import Sheet, kinds_of, labour_of, pips_around, pips_of, places_of, population
from .ahead import QUESTIONS, Ahead, hopes_ahead, look_ahead, most_in_case, no_notes, note_task, walks_ahead
from .leftovers import Leftovers, lay_out
from .scan import CUT, scan
from .task import SHARES, Field, Task, hope_of, list_choices, task_of

NOTHING_FOUND = -1
SURELY_LESS = -(1 << 30)
NARROW = 100
WIDE = 1 << 30
"""How many futures a scan follows: few, which nearly always finds the best; then all, which proves it."""
UNPROVEN = -(1 << 30)
TOO_HARD = -1
FUTURE = 8
"""Steps that a future costs. A way of the graph, laid out or walked, is one step."""
BUDGET = 1 << 24
"""Steps for a sheet that keeps the limits; the hardest we know takes a twentieth of that."""
BUDGET_BEYOND = 1 << 20
"""Steps for a sheet that breaks them."""
SCALE = 12
"""Divisible by every number of labourers, so that points for each pip are whole numbers."""


@jit
def staffable(sheet: Sheet, labour: list[int]) -> int:
    """Return the buildings that need labourers and have enough pips around."""
    plots = 0
    for plot in range(PLOTS):
        if labour[plot] > 0 and pips_around(sheet, TOUCH(plot)) >= labour[plot]:
            plots |= 1 << plot
    return plots


# ---- serving by worth, a quick bound


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


@jit
def fill_knapsack(best: list[int], used: int, labour: int, hope: int) -> None:
    """Offer one more building to a knapsack whose room is now `used`."""
    while len(best) <= used:
        best.append(best[-1])
    for room in range(used, labour - 1, -1):
        if best[room - labour] + hope > best[room]:
            best[room] = best[room - labour] + hope


@jit
def sum_of(plots: int, hopes: list[int]) -> int:
    """Return what a set of buildings hopes for together."""
    total = 0
    while plots != 0:
        total += hopes[trailing_zeros(plots)]
        plots &= plots - 1
    return total


@jit(inline=False)
def serve_by_worth(field: Field, task: Task) -> tuple[int, int]:
    """Return the most that any staffable set of buildings hopes for, and one such set."""
    hopes = [hope_of(task, plot, SHARES) for plot in range(PLOTS)]
    labour, left, work, dead = field.labour, field.pips.copy(), no_work(), 0
    served, used, best = field.idle, 0, [sum_of(field.idle, hopes)]
    for plot in order_by_worth(field.live & ~field.idle, hopes, labour):
        got, dead = serve(plot, labour[plot], left, work, dead)
        used += got
        fill_knapsack(best, used, labour[plot], hopes[plot])
        if got == labour[plot]:
            served |= 1 << plot
    return best[-1], served


# ---- the search


@jit(inline=False)
def survey(sheet: Sheet, challenge: int) -> Field:
    """Return what is built, what may be active, and what there is to choose."""
    at, kinds, labour = places_of(sheet), kinds_of(sheet), labour_of(sheet)
    idle = always_active(labour, at)
    live = idle | staffable(sheet, labour)
    return Field(
        sheet, challenge, at, kinds, labour, pips_of(sheet), idle, live, list_choices(at, live, idle)
    )


@jit(inline=False)
def best_past(field: Field, pasts: list[int], best: int, found: int) -> tuple[int, int]:
    """Return the most points and their activation, of those found so far and the ends of a scan."""
    for past in pasts:
        active = past & ALL_PLOTS
        if past != CUT and needs_hold(field.sheet, field.at, active, field.challenge):
            points = total_points(field.sheet, field.at, active)
            if points > best:
                best, found = points, active
    return best, found


@jit(inline=False)
def bound_cases(field: Field, graph: Leftovers, ahead: Ahead, base: int) -> list[int]:
    """Return the most points each case can have; what is ahead is known of the last."""
    last = (1 << len(field.choices)) - 1
    mosts, hopes, skips = [0 for _ in range(0)], no_notes(), no_notes()
    for case in range(last):
        note_task(task_of(field, case), ahead.share, case % QUESTIONS, hopes, skips)
        if case == last - 1 or case % QUESTIONS == QUESTIONS - 1:
            for most in look_ahead(graph, hopes, skips, 0)[0]:
                if len(mosts) < last:
                    mosts.append(base + most // SHARES)
    mosts.append(base + most_in_case(ahead) // SHARES)
    return mosts


@jit
def highest(mosts: list[int]) -> int:
    """[3, 9, 4] -> 1"""
    best = 0
    for case in range(len(mosts)):
        if mosts[case] > mosts[best]:
            best = case
    return best


@jit(inline=False)
def search(sheet: Sheet, challenge: int, at_least: int, budget: int) -> tuple[int, int]:
    """Return the active buildings with most points, and what is left of a budget of steps.

    Only activations count that meet the challenge's needs and reach `at_least`: NOTHING_FOUND if there is
    none. UNPROVEN is left if the budget did not suffice to prove that there is nothing better.
    """
    field, found, left = survey(sheet, challenge), NOTHING_FOUND, budget
    if not needs_hold(sheet, field.at, field.live, challenge):
        return found, left
    case = (1 << len(field.choices)) - 1
    task = task_of(field, case)
    base = COTTAGE_POINTS * occupied_cottages(population(sheet), field.at) - springhouse_penalty(field.at)
    base -= task.vagrants
    most, served = serve_by_worth(field, task)
    best = max(at_least, base) - 1  # no activation has less than what stands there anyway
    best, found = best_past(field, [served], best, found)
    if base + most // SHARES <= best:
        return found, left
    graph = lay_out(field.live, field.labour, field.pips)
    ahead, known = hopes_ahead(graph, task), case
    mosts = bound_cases(field, graph, ahead, base)
    left -= len(graph.leads) * (1 + walks_ahead(ahead) + (len(mosts) - 2 + QUESTIONS) // QUESTIONS)
    for width in (NARROW, WIDE):
        todo = mosts.copy()
        case = highest(todo)
        while todo[case] > best and left > 0:
            task = task_of(field, case)
            if case != known:
                ahead, known = hopes_ahead(graph, task), case
                left -= len(graph.leads) * walks_ahead(ahead)
            todo[case], mosts[case] = best, base + most_in_case(ahead) // SHARES
            if mosts[case] > best:
                goal = SHARES * (best + 1 - base)
                pasts, made = scan(graph, task, ahead, goal, width, max(0, left) // FUTURE)
                left -= FUTURE * made
                best, found = best_past(field, pasts, best, found)
                if len(pasts) == 0 or pasts[-1] != CUT:
                    mosts[case] = best
            case = highest(todo)
    return found, left if max(mosts) <= best else UNPROVEN


@jit
def search_within(sheet: Sheet, challenge: int, budget: int) -> tuple[int, int]:
    """Return the best activation, in a challenge one that passes if any does, and what is left to spend."""
    at, (found, left) = places_of(sheet), search(sheet, 0, SURELY_LESS, budget)
    if needs_hold(sheet, at, found, challenge) or total_points(sheet, at, found) < POINTS_NEEDED(challenge):
        return found, left
    passing, rest = search(sheet, challenge, POINTS_NEEDED(challenge), max(0, left))
    return (passing if passing != NOTHING_FOUND else found), rest if left != UNPROVEN else UNPROVEN


@jit
def breaks_limits(at: list[int]) -> bool:
    """Say whether no game builds this: too many of a kind, or buildings of two challenges."""
    guilds = 0
    for kind in range(KINDS):
        if LIMIT(kind) < popcount(at[kind]):
            return True
        guilds += IS_GUILD(kind) * popcount(at[kind])
    return guilds > MOST_GUILDS or (at[BARRACKS] != 0 and at[PISCARY] != 0)


@jit
def best_active(sheet: Sheet, challenge: int) -> int:
    """Return the active buildings of the best activation; in a challenge one that passes, if any does.

    TOO_HARD if the sheet breaks the limits and the budget for such sheets does not suffice.
    """
    beyond = breaks_limits(places_of(sheet))
    found, left = search_within(sheet, challenge, BUDGET_BEYOND if beyond else BUDGET)
    return TOO_HARD if beyond and left == UNPROVEN else found
