"""The best activation of a sheet, proven best.

The argument is written out in docs/decisions/0004-activation.md. In short: buildings are served by
worth, and a knapsack bounds what any set can bring; where that leaves a doubt, all sets are compared
by a scan of the plots (`scan.py`) that aims at the bound first, then lower and lower until it finds one.
"""

from __future__ import annotations

from ...core.bits import popcount, trailing_zeros
from ...core.jit import jit
from .ahead import QUESTIONS, hopes_ahead, in_fives, look_ahead, most_in_case, no_notes, note_task
from .board import ALL_PLOTS, PLOTS, TOUCH
from .buildings import ALMSHOUSE, BARRACKS, COTTAGE_POINTS
from .challenges import POINTS_NEEDED
from .leftovers import lay_out
from .scan import CUT, scan
from .scoring import (
    always_active,
    needs_hold,
    occupied_cottages,
    springhouse_penalty,
    total_points,
)
from .sheet import Sheet, kinds_of, labour_of, pips_around, pips_of, places_of, population
from .staffing import no_work, serve
from .task import SHARES, Task, hope_of, list_choices, task_of

NOTHING_FOUND = -1
SURELY_LESS = -(1 << 30)
NARROW = 100
WIDE = 1 << 30
"""How many futures a scan follows: few first, which often is enough to reach the goal."""
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


@jit(inline=False)
def serve_by_worth(plots: int, labour: list[int], pips: list[int], hopes: list[int]) -> tuple[int, int]:
    """Return the most that any staffable set of these buildings hopes for, and one such set."""
    left, work, dead = pips.copy(), no_work(), 0
    served, used, best = 0, 0, [0]
    for plot in order_by_worth(plots, hopes, labour):
        got, dead = serve(plot, labour[plot], left, work, dead)
        used += got
        fill_knapsack(best, used, labour[plot], hopes[plot])
        if got == labour[plot]:
            served |= 1 << plot
    return best[-1], served


# ---- the search


@jit
def kinds_chosen(choices: list[int], case: int) -> int:
    """[7, 10], 0b10 -> {10}: the kinds of building that a case chooses, bit by kind."""
    chosen = 0
    for number in range(len(choices)):
        chosen |= (case >> number & 1) << choices[number]
    return chosen


@jit
def sum_of(plots: int, hopes: list[int]) -> int:
    """Return what a set of buildings hopes for together."""
    total = 0
    while plots != 0:
        total += hopes[trailing_zeros(plots)]
        plots &= plots - 1
    return total


@jit
def best_past(
    sheet: Sheet, at: list[int], pasts: list[int], challenge: int, best: int, found: int
) -> tuple[int, int]:
    """Return the most points and their activation, of those found so far and the ends of a scan."""
    for past in pasts:
        active = past & ALL_PLOTS
        if past != CUT and needs_hold(sheet, at, active, challenge):
            points = total_points(sheet, at, active)
            if points > best:
                best, found = points, active
    return best, found


@jit(inline=False)
def search_all(
    sheet: Sheet,
    at: list[int],
    kinds: list[int],
    idle: int,
    live: int,
    base: int,
    challenge: int,
    best: int,
) -> int:
    """Return the activation with most points, NOTHING_FOUND if none has more than `best`."""
    graph, choices = lay_out(live, labour_of(sheet), pips_of(sheet)), list_choices(at, live, idle)
    found, last = NOTHING_FOUND, (1 << len(choices)) - 1
    ahead = hopes_ahead(graph, task_of(sheet, at, kinds, idle, live, challenge, kinds_chosen(choices, last)))
    mosts = [base + most_in_case(ahead) // SHARES for _ in range(last + 1)]
    hopes, skips = no_notes(), no_notes()
    for case in range(last):
        task = task_of(sheet, at, kinds, idle, live, challenge, kinds_chosen(choices, case))
        question = case % QUESTIONS
        note_task(task, ahead.share, question, hopes, skips)
        if question == QUESTIONS - 1 or case == last - 1:
            rest = (SHARES - ahead.share) * task.vagrants
            answers = look_ahead(graph, in_fives(hopes), in_fives(skips), 0, (rest, rest, rest, rest, rest))[0]
            for most in answers:
                if case - question < last:
                    mosts[case - question] = base + most // SHARES
                    question -= 1
    for width in (NARROW, WIDE):
        todo = mosts.copy()
        while max(todo) > best:
            case = todo.index(max(todo))
            task = task_of(sheet, at, kinds, idle, live, challenge, kinds_chosen(choices, case))
            if case != last:
                last, ahead = case, hopes_ahead(graph, task)
            todo[case], mosts[case] = best, base + most_in_case(ahead) // SHARES
            if mosts[case] > best:
                pasts = scan(graph, task, ahead, SHARES * (best + 1 - base), width)
                best, found = best_past(sheet, at, pasts, challenge, best, found)
                if len(pasts) == 0 or pasts[-1] != CUT:
                    mosts[case] = best
    return found


@jit(inline=False)
def search(sheet: Sheet, challenge: int, at_least: int) -> int:
    """Return the active buildings with most points, NOTHING_FOUND if none reach `at_least`.

    Only activations that meet the challenge's needs count.
    """
    kinds, at, labour = kinds_of(sheet), places_of(sheet), labour_of(sheet)
    idle, open_plots = always_active(labour, at), staffable(sheet, labour)
    live = idle | open_plots
    found = NOTHING_FOUND
    if not needs_hold(sheet, at, live, challenge):
        return found
    choices = list_choices(at, live, idle)
    task = task_of(sheet, at, kinds, idle, live, challenge, kinds_chosen(choices, -1))
    base = COTTAGE_POINTS * occupied_cottages(population(sheet), at) - springhouse_penalty(at) - task.vagrants
    best = max(at_least, base) - 1  # no activation has less than what stands there anyway
    hopes = [hope_of(task, plot, SHARES) for plot in range(PLOTS)]
    most, served = serve_by_worth(open_plots, labour, pips_of(sheet), hopes)
    most = base + (sum_of(idle, hopes) + most) // SHARES
    active = served | idle
    if most > best and needs_hold(sheet, at, active, challenge) and total_points(sheet, at, active) > best:
        best, found = total_points(sheet, at, active), active
    if most > best:
        better = search_all(sheet, at, kinds, idle, live, base, challenge, best)
        return better if better != NOTHING_FOUND else found
    return found


@jit
def best_active(sheet: Sheet, challenge: int) -> int:
    """Return the active buildings of the best activation; in a challenge one that passes, if any does."""
    at, found = places_of(sheet), search(sheet, 0, SURELY_LESS)
    if needs_hold(sheet, at, found, challenge) or total_points(sheet, at, found) < POINTS_NEEDED(challenge):
        return found
    passing = search(sheet, challenge, POINTS_NEEDED(challenge))
    return passing if passing != NOTHING_FOUND else found
