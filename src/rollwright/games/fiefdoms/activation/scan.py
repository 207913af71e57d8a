"""The best set of buildings by deciding plot after plot, keeping the best past for every future.

Two pasts with the same leftovers and the same memory have the same future, so only the one with more
points is kept; and one whose points, with bounds of all that is still to come, miss the target is dropped.
A past is one number: its points and, in the lowest bits, its active plots.
"""

from __future__ import annotations

from ....compiler.jit import jit
from ....kernel.bits import popcount
from ..board import ALL_PLOTS, PLOTS
from .ahead import Ahead
from .leftovers import Leftovers
from .memory import (
    DRUMMERS,
    FARM_GROUP,
    HELP,
    HELP_MASK,
    HELP_UNIT,
    MARKETS,
    MEMORY_BITS,
    MILLS,
    QUARRY_GROUP,
    all_near,
    count_one,
    helped,
    join_group,
    keep_one_harbour,
    still_growing,
    still_needed,
)
from .task import SHARES, TRADE, Task

MEMORY_MASK = (1 << MEMORY_BITS) - 1
MOST_WAYS = 6
"""A past goes on by skipping the next plot, or by staffing it in one of up to five ways."""
FEW = 64
CUT = -1


@jit(inline=False)
def note(memory: int, plot: int, mark: int, help_units: int, most_help: int) -> int:
    """Return the memory after a plot has become active."""
    memory |= mark & ~(MILLS | MARKETS | DRUMMERS)
    memory = count_one(count_one(count_one(memory, mark, MILLS), mark, MARKETS), mark, DRUMMERS)
    before = memory >> HELP & HELP_MASK
    return memory + (min(most_help - before, help_units) << HELP)


@jit(inline=False)
def form_groups(memory: int, plot: int, farms: int, quarries: int, watched: int) -> int:
    """Note groups of four that an active plot completes, and forget those that no later plot can join."""
    itself = memory & 1 << plot
    if itself & farms != 0:
        memory = join_group(memory, plot, farms, FARM_GROUP, watched)
    elif itself & quarries != 0:
        memory = join_group(memory, plot, quarries, QUARRY_GROUP, watched)
    memory = still_growing(memory, farms, plot, watched)
    return still_growing(memory, quarries, plot, watched)


@jit(inline=False)
def expand(  # noqa: PLR0913
    plot: int,
    keys: list[int],
    pasts: list[int],
    kept: int,
    graph: Leftovers,
    task: Task,
    ahead: Ahead,
    target: int,
) -> tuple[list[int], list[int], list[int]]:
    """Return the futures after a plot that can reach the target, their pasts, and what each is worth at most.

    The same future can come several times. Lists go to no other function here: counting who holds them,
    again and again, would take most of the time.
    """
    first, ways, leads = graph.first, graph.ways, graph.leads
    relief, guild, other_guild = ahead.relief, ahead.guild, ahead.other_guild
    has_guild, has_other = len(guild) > 0, len(other_guild) > 0
    vagrants, most_help = task.vagrants, (task.vagrants + HELP_UNIT - 1) // HELP_UNIT
    mark, units, matters = task.marks[plot], task.helps[plot], task.kept[plot]
    sure, partners, closing = task.sure[plot], task.partners[plot], task.closing[plot]
    lonely = task.lonely[plot]
    can_skip, can_staff = 1 - (task.forced >> plot & 1), task.live >> plot & 1
    new_keys, new_pasts, values = [0 for _ in range(0)], [0 for _ in range(0)], [0 for _ in range(0)]
    for number in range(kept):
        memory, past = keys[number] & MEMORY_MASK, pasts[number]
        leftover = first[plot] + (keys[number] >> MEMORY_BITS)
        for active in range(1 - can_skip, 1 + can_staff):
            way = ways[leftover] + active
            end = ways[leftover + 1] if active != 0 else way + 1
            if way == end or (active == 0 and not all_near(lonely, memory & task.markets)):
                continue
            after, points = memory, past >> PLOTS
            if active != 0:
                after = note(memory, plot, mark, units, most_help)
                points += sure + TRADE * popcount(partners & memory)
            else:
                points -= 2 * SHARES * popcount(closing & ~memory) + TRADE * popcount(partners & memory)
            after = form_groups(after, plot, task.farms, task.quarries, task.watched) & matters
            if task.harbours != 0:
                after = keep_one_harbour(after, plot, task.harbours, task.trading)
            people = helped(after, vagrants)
            needs = still_needed(after, task.guild, task.members)
            other_needs = still_needed(after, task.other_guild, task.other_members)
            done = points << PLOTS | past & ALL_PLOTS | active << plot
            while way < end:
                to = leads[way]
                way += 1
                shares = relief[to]  # the least that they promise, with people already helped
                most = min(shares[0], shares[1] + people, shares[2] + 2 * people)
                most = min(most, shares[3] + 3 * people, shares[4] + 4 * people)
                if has_guild:
                    most = min(most, guild[to][needs] + ahead.share * people)
                if has_other:
                    most = min(most, other_guild[to][other_needs] + ahead.share * people)
                if points + most >= target:
                    new_keys.append(to - first[plot + 1] << MEMORY_BITS | after)
                    new_pasts.append(done)
                    values.append(points + most)
    return new_keys, new_pasts, values


@jit(inline=False)
def keep_best(keys: list[int], pasts: list[int], values: list[int]) -> int:
    """Keep each future once, with its best past, in the first places of the lists; return how many."""
    size, kept = FEW, 0
    while size < 2 * len(keys):
        size *= 2
    slots = [0] * size
    for number in range(len(keys)):
        key = keys[number]
        slot = (key & 0xFFFFFFF) * 40503 + (key >> 28 & 0xFFFFFFF) * 60493 + (key >> 56) * 9973
        slot = (slot ^ slot >> 15) & (size - 1)
        while slots[slot] != 0 and keys[slots[slot] - 1] != key:
            slot = (slot + 1) & (size - 1)
        if slots[slot] == 0:
            keys[kept], pasts[kept], values[kept] = key, pasts[number], values[number]
            kept += 1
            slots[slot] = kept
        elif pasts[slots[slot] - 1] < pasts[number]:
            pasts[slots[slot] - 1], values[slots[slot] - 1] = pasts[number], values[number]
    return kept


@jit(inline=False)
def keep_worthy(
    keys: list[int], pasts: list[int], values: list[int], kept: int, width: int, least: int
) -> None:
    """Keep the futures that are worth most, `width` of the first `kept`, in the first places of the lists.

    None is worth less than `least`.
    """
    most = max(values)
    counts = [0] * (most + 1 - least)
    for number in range(kept):
        counts[values[number] - least] += 1
    level, room = most, width
    while counts[level - least] <= room:
        room -= counts[level - least]
        level -= 1
    place = 0
    for number in range(kept):
        if values[number] > level or (values[number] == level and room > 0):
            room -= int(values[number] == level)
            keys[place], pasts[place] = keys[number], pasts[number]
            place += 1


@jit(inline=False)
def scan(
    graph: Leftovers, task: Task, ahead: Ahead, target: int, width: int, budget: int
) -> tuple[list[int], int]:
    """Return the best past for every end of the scan that can reach the target, and how many futures it made.

    No more than `width` futures are followed at a time, and no more than let the rest of the scan keep within
    a budget of futures; if that left any out, the last past is CUT.
    """
    keys, pasts, values, kept, is_cut, made = [0], [0], [target], 1, False, 0
    for plot in range(PLOTS):
        room = min(width, (budget - made) // (MOST_WAYS * (PLOTS - plot)))
        if kept > room:
            keep_worthy(keys, pasts, values, kept, room, target)
            kept, is_cut = room, True
        keys, pasts, values = expand(plot, keys, pasts, kept, graph, task, ahead, target)
        made += len(keys)
        kept = keep_best(keys, pasts, values)
    ends = [pasts[number] for number in range(kept)]
    if is_cut:
        ends.append(CUT)
    return ends, made
