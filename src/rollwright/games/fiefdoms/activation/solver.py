"""The best activation of a sheet, proven best.

The argument is written out in docs/decisions/0004-activation.md. In short: of buildings that cannot be
staffed together some are left out (`exclusion.py`); where that leaves a doubt, all sets are compared by
scans of the plots (`scan.py`), of the futures that promise most first, then of all that can be better.
"""

from __future__ import annotations

from ....compiler.jit import define_kernel, jit
from ....compiler.target import Target
from ....kernel.bits import popcount
from ..board import ALL_PLOTS, PLOTS, SQUARES
from ..buildings import BARRACKS, COTTAGE_POINTS, IS_GUILD, KINDS, LIMIT, MOST_GUILDS, PISCARY
from ..challenges import POINTS_NEEDED
from ..scoring import housing_of, springhouse_penalty, total_points
from ..sheet import Sheet, labourers_on, note_places, pips_in, places_room
from .ahead import QUESTIONS, Ahead, bounds_ahead, look_ahead, most_in_case, no_notes, note_task, walks_ahead
from .exclusion import NOTHING_FOUND, TRIES, leave_out
from .labourers import idle_buildings, staffable, standing_buildings
from .leftovers import Leftovers, lay_out
from .needs import needs_hold
from .scan import CUT, scan
from .task import SHARES, SheetFacts, list_choices, task_of

SURELY_LESS = -(1 << 30)
NARROW = 100
WIDE = 1 << 30
"""How many futures a scan follows: few, which nearly always finds the best; then all, which proves it."""
UNPROVEN = -(1 << 30)
TOO_HARD = -1
FUTURE = 8
"""Steps that a future costs. A way of the graph, laid out or walked, is one step."""
BUDGET = 1 << 24
"""Steps for a sheet that keeps the limits; the hardest we know uses them up unproven."""
BUDGET_BEYOND = 1 << 20
"""Steps for a sheet that breaks them."""


@jit(inline=False)
def best_past(field: SheetFacts, pasts: list[int], best: int, found: int) -> tuple[int, int]:
    """Return the most points and their activation, of those found so far and the ends of a scan."""
    for past in pasts:
        active = past & ALL_PLOTS
        if past != CUT and needs_hold(field.sheet, field.at, active, field.challenge):
            points = total_points(field.sheet, field.at, active)
            if points > best:
                best, found = points, active
    return best, found


@jit(inline=False)
def bound_cases(field: SheetFacts, graph: Leftovers, ahead: Ahead, base: int) -> list[int]:
    """Return the most points each case can have; what is ahead is known of the last."""
    last = (1 << len(field.choices)) - 1
    mosts, bounds, skips = [0 for _ in range(0)], no_notes(), no_notes()
    for case in range(last):
        note_task(task_of(field, case), ahead.share, case % QUESTIONS, bounds, skips)
        if case == last - 1 or case % QUESTIONS == QUESTIONS - 1:
            for most in look_ahead(graph, bounds, skips, 0)[0]:
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


def search(sheet: Sheet, challenge: int, at_least: int, budget: int) -> tuple[int, int]:
    """Return the active buildings with most points, and what is left of a budget of steps.

    Only activations count that meet the challenge's needs and reach `at_least`: NOTHING_FOUND if there is
    none. UNPROVEN is left if the budget did not suffice to prove that there is nothing better.
    """
    at, idle = places_room(), idle_buildings(sheet)
    note_places(sheet, at)
    live = idle | staffable(sheet, standing_buildings(sheet) & ~idle)
    best, found, is_best = leave_out(sheet, at, challenge, live, idle, at_least - 1, TRIES)
    if is_best:
        return found, budget
    labour = [labourers_on(sheet, plot) for plot in range(PLOTS)]
    pips = [pips_in(sheet, square) for square in range(SQUARES)]
    facts = SheetFacts(sheet, challenge, at, labour, pips, idle, live, list_choices(at, live, idle))
    return compare_all(facts, best, found, budget)


def search_on_gpu(sheet: Sheet, challenge: int, at_least: int, budget: int) -> tuple[int, int]:
    """Return the same where there is no memory to compare all in: leave out until there is nothing better.

    Sheets of games take some hundred sets at most, so that costs nothing; others may take very many.
    """
    at, idle = places_room(), idle_buildings(sheet)
    note_places(sheet, at)
    live = idle | staffable(sheet, standing_buildings(sheet) & ~idle)
    _, found, is_best = leave_out(sheet, at, challenge, live, idle, at_least - 1, budget)
    return found, budget if is_best else UNPROVEN


def _define_search(target: Target) -> None:
    target.define_function(search, search if target.can_allocate else search_on_gpu, inline=False)


define_kernel(search, _define_search)


@jit(inline=False)
def compare_all(field: SheetFacts, best: int, found: int, budget: int) -> tuple[int, int]:
    """Return an activation with more points than the best found so far, or that one; and what is left."""
    left, case = budget, (1 << len(field.choices)) - 1
    task = task_of(field, case)
    base = COTTAGE_POINTS * housing_of(field.sheet, field.at, 0).occupied
    base -= springhouse_penalty(field.at) + task.vagrants
    graph = lay_out(field.live, field.labour, field.pips)
    ahead, known = bounds_ahead(graph, task), case
    mosts = bound_cases(field, graph, ahead, base)
    left -= len(graph.leads) * (1 + walks_ahead(ahead) + (len(mosts) - 2 + QUESTIONS) // QUESTIONS)
    for width in (NARROW, WIDE):
        todo = mosts.copy()
        case = highest(todo)
        while todo[case] > best and left > 0:
            task = task_of(field, case)
            if case != known:
                ahead, known = bounds_ahead(graph, task), case
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
    at, (found, left) = places_room(), search(sheet, 0, SURELY_LESS, budget)
    note_places(sheet, at)
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
    at = places_room()
    note_places(sheet, at)
    beyond = breaks_limits(at)
    found, left = search_within(sheet, challenge, BUDGET_BEYOND if beyond else BUDGET)
    return TOO_HARD if beyond and left == UNPROVEN else found
