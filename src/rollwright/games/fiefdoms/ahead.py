"""The most that later plots can still bring, for every leftover: never less than the truth.

The graph of leftovers is walked backwards, five questions at a time.
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.jit import jit
from .board import PLOTS
from .leftovers import Leftovers
from .task import SHARES, Task, hope_of

Five = tuple[int, int, int, int, int]
"""Answers for every share of relief; or for every number of members, 0 to 4, that a guild needs; or for five cases."""
QUESTIONS = 5
DEAD_END = -(1 << 40)
NOWHERE = (DEAD_END, DEAD_END, DEAD_END, DEAD_END, DEAD_END)


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
    """Return the larger of each two numbers."""
    return (
        max(one[0], other[0]),
        max(one[1], other[1]),
        max(one[2], other[2]),
        max(one[3], other[3]),
        max(one[4], other[4]),
    )


@jit
def plus(one: Five, other: Five) -> Five:
    """Return the sums of each two numbers."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3], one[4] + other[4]


@jit(inline=False)
def look_ahead(
    graph: Leftovers, hopes: list[Five], skips: list[Five], members: int, end: Five
) -> list[Five]:
    """Return the most later plots can bring together, for every leftover.

    A plot brings its hopes when it is active, and `skips` otherwise. An active member of a guild
    leads from every question to the one before.
    """
    first, ways, leads = graph.first, graph.ways, graph.leads
    ahead = [NOWHERE] * len(ways)
    ahead[-1] = end
    for plot in range(PLOTS - 1, -1, -1):
        hope, skip, is_member = hopes[plot], skips[plot], members >> plot & 1 != 0
        for leftover in range(first[plot], first[plot + 1]):
            most = NOWHERE
            for way in range(ways[leftover] + 1, ways[leftover + 1]):
                most = more(most, ahead[leads[way]])
            if is_member:
                most = most[0], most[0], most[1], most[2], most[3]
            ahead[leftover] = more(plus(most, hope), plus(ahead[leads[ways[leftover]]], skip))
    return ahead


# ---- what each plot brings, question after question


@jit(inline=False)
def note_task(task: Task, share: int, question: int, hopes: list[int], skips: list[int]) -> None:
    """Note what each plot of a task brings as one of the five questions; what cannot be leads nowhere."""
    for plot in range(PLOTS):
        place = question * PLOTS + plot
        hopes[place] = hope_of(task, plot, share) if task.live >> plot & 1 != 0 else DEAD_END
        skips[place] = DEAD_END if task.forced >> plot & 1 != 0 else 0


@jit
def no_notes() -> list[int]:
    """Return notes for five questions that all lead nowhere."""
    return [DEAD_END] * (QUESTIONS * PLOTS)


@jit(inline=False)
def in_fives(notes: list[int]) -> list[Five]:
    """Return for every plot what is noted for the five questions."""
    fives = [NOWHERE for _ in range(PLOTS)]
    for p in range(PLOTS):
        two, three = (notes[p], notes[p + PLOTS]), (notes[p + 2 * PLOTS], notes[p + 3 * PLOTS])
        fives[p] = two[0], two[1], three[0], three[1], notes[p + 4 * PLOTS]
    return fives


@jit(inline=False)
def relief_ahead(graph: Leftovers, task: Task) -> list[Five]:
    """Return the most that can come when a share of relief is each helper's own, and of the rest everybody's."""
    hopes, skips, vagrants = no_notes(), no_notes(), task.vagrants
    for share in range(SHARES + 1):
        note_task(task, share, share, hopes, skips)
    end = 4 * vagrants, 3 * vagrants, 2 * vagrants, vagrants, 0
    return look_ahead(graph, in_fives(hopes), in_fives(skips), 0, end)


@jit(inline=False)
def guild_ahead(graph: Leftovers, task: Task, share: int, members: int) -> list[Five]:
    """Return the most that can come if a guild gets as many more members as it needs."""
    hopes, skips = no_notes(), no_notes()
    for needed in range(QUESTIONS):
        note_task(task, share, needed, hopes, skips)
    end = (SHARES - share) * task.vagrants, DEAD_END, DEAD_END, DEAD_END, DEAD_END
    return look_ahead(graph, in_fives(hopes), in_fives(skips), members, end)


@jit
def best_share(relief: Five) -> int:
    """Return the share that promises least."""
    share, least = 0, min(relief)
    for promised in relief:
        if promised == least:
            break
        share += 1
    return share


@jit(inline=False)
def hopes_ahead(graph: Leftovers, task: Task) -> Ahead:
    """Return what can still come in a case."""
    relief, guild, other = relief_ahead(graph, task), [NOWHERE] * 0, [NOWHERE] * 0
    share = best_share(relief[0])
    if task.guild != 0:
        guild = guild_ahead(graph, task, share, task.members)
    if task.other_guild != 0:
        other = guild_ahead(graph, task, share, task.other_members)
    return Ahead(relief, guild, other, share)


@jit
def most_in_case(ahead: Ahead) -> int:
    """Return the most a case can bring."""
    most = min(ahead.relief[0])
    if len(ahead.guild) > 0:
        most = min(most, ahead.guild[0][4])
    return min(most, ahead.other_guild[0][4]) if len(ahead.other_guild) > 0 else most
