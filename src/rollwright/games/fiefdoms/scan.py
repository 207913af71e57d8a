"""The best set of buildings by deciding plot after plot, keeping the best past for every future.

Two pasts with the same leftovers and the same memory have the same future, so only the one with more
points is kept; and one whose points, with all hopes of what is still to come, miss the target is dropped.
A past is one number: its points and, in the lowest bits, its active plots.
"""

from __future__ import annotations

from ...core.bits import popcount
from ...core.jit import jit
from .board import ALL_PLOTS, PLOTS
from .buildings import GUILD_SIZE
from .leftovers import Leftovers
from .memory import (
    FARM_GROUP,
    HELP,
    HELP_MASK,
    HELP_UNIT,
    MARKETS,
    MEMORY_BITS,
    MILLS,
    QUARRY_GROUP,
    count_one,
    helped,
    join_group,
    still_growing,
    still_needed,
)
from .task import SHARES, Task, hope_of

DEAD_END = -(1 << 40)
MEMORY_MASK = (1 << MEMORY_BITS) - 1
NEEDS_MOST = GUILD_SIZE + 1
"""How many numbers of members a guild can still need: 0 to 4."""
FEW = 64
CUT = -1


@jit(inline=False)
def look_ahead(graph: Leftovers, task: Task, share: int, is_counting: bool) -> list[int]:
    """Return the most hopes later plots can fulfil together, for every leftover and members needed.

    Without counting, what guilds need is not looked at.
    """
    ones = NEEDS_MOST if is_counting and task.guild != 0 else 1
    others = NEEDS_MOST if is_counting and task.other_guild != 0 else 1
    first, skipped, ways, staffed = graph.first, graph.skipped, graph.ways, graph.staffed
    each = ones * others
    ahead = [DEAD_END] * ((len(skipped) + 1) * each)
    ahead[len(skipped) * each] = 0
    fewer = [0] * each
    for plot in range(PLOTS - 1, -1, -1):
        for need in range(each):
            one, other = task.members >> plot & 1, task.other_members >> plot & 1
            fewer[need] = max(0, need // others - one) * others + max(0, need % others - other)
        is_live, is_forced = task.live >> plot & 1 != 0, task.forced >> plot & 1 != 0
        hope = hope_of(task, plot, share)
        for need in range(each):
            less = fewer[need]
            for leftover in range(first[plot], first[plot + 1]):
                most = DEAD_END if is_forced else ahead[skipped[leftover] * each + need]
                if is_live:
                    for way in range(ways[leftover], ways[leftover + 1]):
                        most = max(most, hope + ahead[staffed[way] * each + less])
                ahead[leftover * each + need] = most
    return ahead


# ---- the table of pasts


@jit
def slot_of(key: int, slots: list[int], keys: list[int]) -> int:
    """Return where a key is, or where it belongs."""
    slot = (key & 0xFFFFFFF) * 40503 + (key >> 28 & 0xFFFFFFF) * 60493 + (key >> 56) * 9973
    slot = (slot ^ slot >> 15) & (len(slots) - 1)
    while slots[slot] != 0 and keys[slots[slot] - 1] != key:
        slot = (slot + 1) & (len(slots) - 1)
    return slot


@jit
def make_slots(entries: int) -> list[int]:
    """Return an empty table with room to spare."""
    size = FEW
    while size < 4 * entries:
        size *= 2
    return [0] * size


@jit(inline=False)
def make_room(slots: list[int], keys: list[int]) -> None:
    """Double the slots of a table."""
    size = 2 * len(slots)
    while len(slots) < size:
        slots.append(0)
    for slot in range(size):
        slots[slot] = 0
    for number in range(len(keys)):
        slots[slot_of(keys[number], slots, keys)] = number + 1


@jit
def keep_best(slots: list[int], keys: list[int], pasts: list[int], key: int, past: int) -> None:
    """Note a past for its future, unless a better one is known."""
    slot = slot_of(key, slots, keys)
    if slots[slot] != 0:
        pasts[slots[slot] - 1] = max(pasts[slots[slot] - 1], past)
        return
    keys.append(key)
    pasts.append(past)
    slots[slot] = len(keys)
    if 2 * len(keys) > len(slots):
        make_room(slots, keys)


# ---- the scan


@jit(inline=False)
def note(memory: int, plot: int, mark: int, help_units: int, most_help: int) -> int:
    """Return the memory after a plot has become active."""
    memory = count_one(count_one(memory | mark & ~(MILLS | MARKETS), mark, MILLS), mark, MARKETS)
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
def needs_of(memory: int, guild: int, members: int, other_guild: int, other_members: int) -> int:
    """Return which of the numbers `look_ahead` has for a leftover is the one for this memory."""
    needs = still_needed(memory, guild, members)
    if other_guild == 0:
        return needs
    return needs * NEEDS_MOST + still_needed(memory, other_guild, other_members)


@jit(inline=False)
def scan(graph: Leftovers, task: Task, ahead: list[int], target: int, share: int, width: int) -> list[int]:
    """Return the best past for every end of the scan that can reach the target.

    No more than `width` futures are followed at a time; if that left any out, the last number is CUT.
    """
    first, skipped, ways, staffed = graph.first, graph.skipped, graph.ways, graph.staffed
    each = len(ahead) // (len(skipped) + 1)
    vagrants, most_help = task.vagrants, (task.vagrants + HELP_UNIT - 1) // HELP_UNIT
    keys, pasts, is_cut = [0], [0], False
    for plot in range(PLOTS):
        is_live, is_forced = task.live >> plot & 1 != 0, task.forced >> plot & 1 != 0
        mark, units, kept = task.marks[plot], task.helps[plot], task.kept[plot]
        sure, partners, closing = task.sure[plot], task.partners[plot], task.closing[plot]
        new_keys, new_pasts, slots = [0 for _ in range(0)], [0 for _ in range(0)], make_slots(len(keys))
        for number in range(len(keys)):
            if len(new_keys) >= width:
                is_cut = True
                break
            memory, past = keys[number] & MEMORY_MASK, pasts[number]
            leftover = first[plot] + (keys[number] >> MEMORY_BITS)
            if is_live and ways[leftover] < ways[leftover + 1]:
                after = note(memory, plot, mark, units, most_help)
                points = (past >> PLOTS) + sure + SHARES * popcount(partners & memory)
                points += share * (helped(after, vagrants) - helped(memory, vagrants))
                after = form_groups(after, plot, task.farms, task.quarries, task.watched) & kept
                needs = needs_of(after, task.guild, task.members, task.other_guild, task.other_members)
                done = points << PLOTS | past & ALL_PLOTS | 1 << plot
                for way in range(ways[leftover], ways[leftover + 1]):
                    to = staffed[way]
                    if points + ahead[to * each + needs] >= target:
                        key = to - first[plot + 1] << MEMORY_BITS | after
                        keep_best(slots, new_keys, new_pasts, key, done)
            if not is_forced:
                points = (past >> PLOTS) - 2 * SHARES * popcount(closing & ~memory)
                after = form_groups(memory, plot, task.farms, task.quarries, task.watched) & kept
                needs = needs_of(after, task.guild, task.members, task.other_guild, task.other_members)
                to = skipped[leftover]
                if points + ahead[to * each + needs] >= target:
                    key = to - first[plot + 1] << MEMORY_BITS | after
                    keep_best(slots, new_keys, new_pasts, key, points << PLOTS | past & ALL_PLOTS)
        keys, pasts = new_keys, new_pasts
    if is_cut:
        pasts.append(CUT)
    return pasts
