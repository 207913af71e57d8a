"""What a scan of the plots must remember of the buildings it has made active.

Most buildings' points are known at once. The others need a memory, one number: which active plots have
neighbours still to come, how many members a guild has, what the Townhall has seen, how many people are
helped. What later plots cannot change is forgotten, so that different pasts with the same future become one.
"""

from __future__ import annotations

from ....compiler.jit import jit, lookup_table
from ....kernel.bits import popcount, trailing_zeros
from ..board import EDGE, NEAR, PLOTS, SIDE, connected
from ..buildings import (
    ALMSHOUSE,
    BARRACKS,
    FARM,
    FARMERS,
    GUILD_SIZE,
    KINDS,
    MARKET,
    MERCHANTS,
    PISCARY,
    QUARRIERS,
    WINDMILLERS,
)
from ..scoring import members_of

# the number's parts from the lowest bit: active plots, three counts up to four, help, types seen, two groups
MILLS = 1 << PLOTS
MARKETS = 1 << (PLOTS + 3)
DRUMMERS = 1 << (PLOTS + 6)
"""Barracks on a diagonal, for a challenge that needs four of them."""
COUNT = 7
"""A count has three bits; the highest says four, and four are enough."""
HELP = PLOTS + 9
HELP_MASK = 63
HELP_UNIT = 4
"""Barracks (8) and Almshouses (12) help people in fours."""
TYPES = HELP + 6
FARM_GROUP = 1 << (TYPES + 6)
QUARRY_GROUP = FARM_GROUP << 1
MEMORY_BITS = TYPES + 8
COUNTED = lookup_table(
    [{WINDMILLERS: MILLS, MERCHANTS: MARKETS, BARRACKS: DRUMMERS}.get(k, 0) for k in range(KINDS)]
)
"""guild -> the unit of the count of its members, 0 for those that are not counted"""
FORMED = lookup_table([{FARMERS: FARM_GROUP, QUARRIERS: QUARRY_GROUP}.get(k, 0) for k in range(KINDS)])
"""guild -> what says that its group is formed, 0 for those that want no group"""
EDGES = 4
CORNER_PLOTS = 1 | 1 << (SIDE - 1) | 1 << (PLOTS - SIDE) | 1 << (PLOTS - 1)


@jit
def type_bit(kind: int) -> int:
    """Return the bit of a type that a Townhall sees only when it is active; 0 for any other kind."""
    if FARM <= kind <= MARKET:
        return 1 << (TYPES + kind - FARM)
    if kind == BARRACKS:
        return 1 << (TYPES + 4)
    return 1 << (TYPES + 5) if kind == PISCARY else 0


@jit(inline=False)
def large_groups(plots: int) -> int:
    """Return the plots that stand in groups of four or more."""
    large = 0
    while plots != 0:
        group = connected(plots & -plots, plots)
        if popcount(group) >= GUILD_SIZE:
            large |= group
        plots &= ~group
    return large


@jit(inline=False)
def group_of(at: list[int], guild: int, live: int) -> int:
    """Return the buildings that can help a guild's condition to hold; Barracks count as a guild of four."""
    members = members_of(at, live, guild)
    return large_groups(members) if FORMED(guild) != 0 else members


@jit
def still_needed(memory: int, guild: int, members: int) -> int:
    """Return how many more members a guild wants, at least."""
    if COUNTED(guild) != 0:
        return GUILD_SIZE - (memory // COUNTED(guild) & COUNT)
    if guild == 0 or memory & FORMED(guild) != 0:
        return 0
    return max(int(FORMED(guild) != 0), GUILD_SIZE - popcount(memory & members))


@jit
def partners_of(at: list[int], kind: int, plot: int, live: int) -> int:
    """Return the Markets a Piscary trades with, or the Piscaries a Market does."""
    if kind == PISCARY:
        return NEAR(plot) & at[MARKET] & live
    return NEAR(plot) & at[PISCARY] & live if kind == MARKET else 0


@jit
def all_near(plots: int, markets: int) -> bool:
    """Say whether every one of the plots has a Market next to it."""
    while plots != 0:
        if NEAR(trailing_zeros(plots)) & markets == 0:
            return False
        plots &= plots - 1
    return True


@jit
def help_of(kind: int) -> int:
    """Return how many fours of people an active building takes off the vagrants."""
    return 2 if kind == BARRACKS else 3 if kind == ALMSHOUSE else 0


@jit
def helped(memory: int, vagrants: int) -> int:
    """Return how many vagrants cost nothing."""
    return min(vagrants, HELP_UNIT * (memory >> HELP & HELP_MASK))


@jit
def count_one(memory: int, mark: int, unit: int) -> int:
    """Count a member, if the plot is one and there are not four yet."""
    return memory + unit if mark & unit != 0 and memory & unit << 2 == 0 else memory


@jit
def join_group(memory: int, plot: int, members: int, formed: int, watched: int) -> int:
    """Note that a group of four is formed, if this plot completes one; then its members do not matter."""
    if memory & formed != 0 or popcount(connected(1 << plot, memory & members)) >= GUILD_SIZE:
        return memory & ~(members & ~watched) | formed
    return memory


@jit
def still_growing(memory: int, members: int, plot: int, watched: int) -> int:
    """Forget a group that no plot after this one can join."""
    gone = memory & members & (1 << plot >> SIDE)
    if gone == 0:
        return memory
    group = connected(gone, memory & members)
    return memory if group >> (plot - SIDE + 1) != 0 else memory & ~(group & ~watched)


@jit(inline=False)
def keep_one_harbour(memory: int, plot: int, ports: int, trading: int) -> int:
    """Note only the first Piscary of an edge for all that have nothing more to trade; corners stay."""
    busy = trading & ~((1 << max(0, plot + 1 - SIDE)) - 1)
    done = memory & ports & ~busy & ~CORNER_PLOTS
    if done != 0:
        for edge in range(EDGES):
            own = EDGE(edge) & ports & ~CORNER_PLOTS
            if own & done != 0 and own & -own & busy == 0:
                memory = memory & ~(own & done) | own & -own
    return memory
