"""The most that later plots can still bring, for every leftover: never less than the truth.

The graph of leftovers is walked backwards, five questions at a time.
"""

from __future__ import annotations

from typing import NamedTuple

from ....compiler.jit import jit
from ....kernel.bits import popcount
from ..board import PLOTS
from .leftovers import Leftovers
from .memory import HELP_UNIT
from .task import SHARES, TRADE, Task

Five = tuple[int, int, int, int, int]
"""Answers for every share of relief; or for 0 to 4 members that a guild needs; or for five cases."""
QUESTIONS = 5
STEPS = PLOTS + 1
"""The plots and the end."""
DEAD_END = -(1 << 40)
DISCARD = (DEAD_END, DEAD_END, DEAD_END, DEAD_END, DEAD_END)


class Ahead(NamedTuple):
    """What can still come in one case, for every leftover."""

    relief: list[Five]
    """By the share of relief that is supposed."""
    guild: list[Five]
    other_guild: list[Five]
    """By the number of members that a chosen guild still needs; empty without a guild."""
    share: int
    """The share of relief that is supposed for guilds."""


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


@jit(inline=False)
def in_fives(notes: list[int]) -> list[Five]:
    """Return for every plot, and for the end, what is noted for the five questions."""
    fives = [DISCARD] * STEPS
    for n in range(STEPS):
        fives[n] = (
            notes[n],
            notes[n + STEPS],
            notes[n + 2 * STEPS],
            notes[n + 3 * STEPS],
            notes[n + 4 * STEPS],
        )
    return fives


@jit(inline=False)
def look_ahead(graph: Leftovers, bounds: list[int], skips: list[int], members: int) -> list[Five]:
    """Return the most later plots can bring together, for every leftover.

    A plot brings its hopes when it is active, and `skips` otherwise. An active member of a guild
    leads from every question to the one before.
    """
    first, ways, leads = graph.first, graph.ways, graph.leads
    staffing, skipping, ahead = in_fives(bounds), in_fives(skips), [DISCARD] * len(ways)
    ahead[-1] = staffing[PLOTS]
    for plot in range(PLOTS - 1, -1, -1):
        bound, skip, is_member = staffing[plot], skipping[plot], members >> plot & 1 != 0
        for leftover in range(first[plot], first[plot + 1]):
            way, end = ways[leftover], ways[leftover + 1]
            best = plus(ahead[leads[way]], skip)
            if way + 1 < end:
                most = ahead[leads[way + 1]]
                for other in range(way + 2, end):
                    most = more(most, ahead[leads[other]])
                if is_member:
                    most = most[0], most[0], most[1], most[2], most[3]
                best = more(best, plus(most, bound))
            ahead[leftover] = best
    return ahead


# ---- the questions


@jit
def no_notes() -> list[int]:
    """Return notes for five questions that all lead nowhere."""
    return [DEAD_END] * (QUESTIONS * STEPS)


@jit(inline=False)
def note_task(task: Task, share: int, question: int, bounds: list[int], skips: list[int]) -> None:
    """Note a task with a share of relief as one of the five questions; what cannot be leads nowhere."""
    start = question * STEPS
    for plot in range(PLOTS):
        relief = min(task.vagrants, HELP_UNIT * task.helps[plot])
        most = task.sure[plot] + TRADE * popcount(task.partners[plot]) + share * relief
        bounds[start + plot] = most if task.live >> plot & 1 != 0 else DEAD_END
        skips[start + plot] = DEAD_END if task.forced >> plot & 1 != 0 else 0
    bounds[start + PLOTS] = (SHARES - share) * task.vagrants


@jit(inline=False)
def ask(graph: Leftovers, task: Task, share: int, step: int, members: int) -> list[Five]:
    """Return the most that can come in a case, `step` more of the share in each question.

    With members of a guild, each question demands one more of them.
    """
    bounds, skips = no_notes(), no_notes()
    for question in range(QUESTIONS):
        note_task(task, share + step * question, question, bounds, skips)
        if members != 0 and question > 0:
            bounds[question * STEPS + PLOTS] = DEAD_END
    return look_ahead(graph, bounds, skips, members)


@jit(inline=False)
def bounds_ahead(graph: Leftovers, task: Task) -> Ahead:
    """Return what can still come in a case."""
    relief = ask(graph, task, 0, 1, 0)
    guild, other = [DISCARD] * 0, [DISCARD] * 0
    share = relief[0].index(min(relief[0]))  # the one that promises least
    if task.guild != 0:
        guild = ask(graph, task, share, 0, task.members)
    if task.other_guild != 0:
        other = ask(graph, task, share, 0, task.other_members)
    return Ahead(relief, guild, other, share)


@jit
def most_in_case(ahead: Ahead) -> int:
    """Return the most a case can bring."""
    most = min(ahead.relief[0])
    if len(ahead.guild) > 0:
        most = min(most, ahead.guild[0][4])
    return min(most, ahead.other_guild[0][4]) if len(ahead.other_guild) > 0 else most


@jit
def walks_ahead(ahead: Ahead) -> int:
    """Return how many walks of the graph it took to know this."""
    return 1 + int(len(ahead.guild) > 0) + int(len(ahead.other_guild) > 0)
