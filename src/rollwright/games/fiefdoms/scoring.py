"""Points, given which buildings are active."""

from __future__ import annotations

from typing import NamedTuple

from ...compiler.jit import jit
from ...kernel.bits import popcount, trailing_zeros
from .board import DIAGONALS, EDGE, LINES, NEAR, largest_group
from .buildings import (
    ALMS,
    ALMSHOUSE,
    BARRACKS,
    BARRACKS_HOUSE,
    BARRACKS_POINTS,
    COTTAGE,
    COTTAGE_HOUSES,
    COTTAGE_POINTS,
    FARM,
    FARM_BONUS,
    FARMERS,
    FORFEITED,
    GUILD_POINTS,
    GUILD_SIZE,
    GUILDS,
    IS_GUILD,
    MARKET,
    MEMBER,
    MEMBER_PLOTS,
    PISCARY,
    PISCARY_POINTS,
    PISCATORS,
    QUARRIERS,
    QUARRY,
    QUARRY_BONUS,
    SPRINGHOUSE,
    TOWNHALL,
    TOWNHALL_BONUS,
    TOWNHALL_POINTS,
    UNIT,
    UNIVERSITY,
    UNIVERSITY_SCORE,
    WINDMILL,
    WINDMILL_BONUS,
)
from .edition import EDITION
from .sheet import Sheet, pips_around, population
from .terms import OWN_TERMS, Places, Terms, own_term

BASE_POINTS = EDITION.numbers.basic
"""A Farm, Quarry or Windmill before its bonus."""


# ---- one building


@jit
def guilds_of(at: Places) -> int:
    """Return the plots of all guilds."""
    guilds = 0
    for guild in GUILDS:
        guilds |= at[guild]
    return guilds


@jit
def advanced_types(at: Places) -> int:
    """Return how many different Advanced types are built; all guilds are one."""
    types = int(guilds_of(at) != 0) + int(at[TOWNHALL] != 0)
    return types + int(at[UNIVERSITY] != 0) + int(at[ALMSHOUSE] != 0)


@jit
def types_near_townhall(at: Places, active: int, plot: int) -> int:
    """Return how many Basic or Special types are active in a Townhall's row or column."""
    seen = LINES(plot) & active
    types = int(at[BARRACKS] & seen != 0) + int(at[PISCARY] & seen != 0)
    for kind in range(COTTAGE, SPRINGHOUSE + 1):
        if at[kind] & seen != 0:
            types += 1
    return types


@jit
def has_harbours(plots: int) -> bool:
    """Say whether each of the four edges has its own of these plots; a corner serves one edge.

    By Hall's theorem: any k edges must touch at least k of the plots.
    """
    for edges in range(1, 16):
        seen = 0
        for edge in range(4):
            if edges >> edge & 1 != 0:
                seen |= EDGE(edge)
        if popcount(plots & seen) < popcount(edges):
            return False
    return True


@jit
def members_of(at: Places, active: int, guild: int) -> int:
    """Return the active buildings a guild counts."""
    return at[MEMBER(guild)] & MEMBER_PLOTS(guild) & active


@jit(inline=False)
def guild_size(at: Places, active: int, guild: int) -> int:
    """Return how many members a guild has; of Farms and Quarries only those of one group count."""
    members = members_of(at, active, guild)
    return popcount(largest_group(members) if guild in (FARMERS, QUARRIERS) else members)


@jit(inline=False)
def guild_holds(at: Places, active: int, guild: int) -> bool:
    """Say whether a guild's condition holds."""
    if guild == PISCATORS:
        return has_harbours(members_of(at, active, guild))
    return guild_size(at, active, guild) >= GUILD_SIZE


@jit(inline=False)
def building_points(sheet: Sheet, at: Places, active: int, kind: int, plot: int) -> int:
    """Return what an active building scores; a Cottage counts elsewhere."""
    if kind == FARM:
        return BASE_POINTS + (FARM_BONUS if NEAR(plot) & at[SPRINGHOUSE] != 0 else 0)
    if kind == QUARRY:
        return BASE_POINTS + (QUARRY_BONUS if LINES(plot) & at[QUARRY] != 0 else 0)
    if kind == WINDMILL:
        return BASE_POINTS + (WINDMILL_BONUS if NEAR(plot) & at[WINDMILL] != 0 else 0)
    if kind == MARKET:
        return pips_around(sheet, plot) // 2
    if kind == TOWNHALL:
        return TOWNHALL_POINTS + TOWNHALL_BONUS * types_near_townhall(at, active, plot)
    if kind == UNIVERSITY:
        return UNIVERSITY_SCORE(advanced_types(at))
    if kind == BARRACKS:
        return BARRACKS_POINTS * (DIAGONALS >> plot & 1)
    if kind == PISCARY:
        return PISCARY_POINTS + popcount(NEAR(plot) & at[MARKET] & active)
    return GUILD_POINTS if IS_GUILD(kind) != 0 and guild_holds(at, active, kind) else 0


# ---- all together


@jit(inline=False)
def kind_points(sheet: Sheet, at: Places, active: int, kind: int) -> int:
    """Return what the active buildings of a kind score."""
    points, plots = 0, at[kind] & active
    while plots != 0:
        points += building_points(sheet, at, active, kind, trailing_zeros(plots))
        plots &= plots - 1
    return points


@jit
def guild_points(sheet: Sheet, at: Places, active: int) -> int:
    """Return what the guilds score."""
    points = 0
    for guild in GUILDS:
        points += kind_points(sheet, at, active, guild)
    return points


@jit(inline=False)
def springhouse_penalty(at: Places) -> int:
    """Return 1 for each forfeited plot next to each Springhouse."""
    penalty = 0
    springs = at[SPRINGHOUSE]
    while springs != 0:
        penalty += popcount(NEAR(trailing_zeros(springs)) & at[FORFEITED])
        springs &= springs - 1
    return penalty


class Housing(NamedTuple):
    """Where people live once it is known which buildings are active."""

    people: int
    occupied: int
    """Cottages whose unit on the track has a filled pip."""
    vagrants: int
    """People whom neither Cottages nor active Barracks house."""
    penalty: int
    """What vagrants cost after the Almshouse."""


@jit
def housing_of(sheet: Sheet, at: Places, active: int) -> Housing:
    """Return where the people of a sheet live."""
    people, cottages = population(sheet), popcount(at[COTTAGE])
    housed = COTTAGE_HOUSES * cottages + BARRACKS_HOUSE * popcount(at[BARRACKS] & active)
    vagrants = max(0, people - housed)
    penalty = max(0, vagrants - ALMS * popcount(at[ALMSHOUSE] & active))
    return Housing(people, min(cottages, (people + UNIT - 1) // UNIT), vagrants, penalty)


@jit(inline=False)
def score_terms(sheet: Sheet, at: Places, active: int) -> Terms:
    """Return the points of the printed terms."""
    housing = housing_of(sheet, at, active)
    return Terms(
        COTTAGE_POINTS * housing.occupied,
        kind_points(sheet, at, active, FARM),
        kind_points(sheet, at, active, QUARRY),
        kind_points(sheet, at, active, WINDMILL),
        kind_points(sheet, at, active, MARKET),
        -springhouse_penalty(at),
        kind_points(sheet, at, active, TOWNHALL),
        kind_points(sheet, at, active, UNIVERSITY),
        guild_points(sheet, at, active),
        -housing.penalty,
        kind_points(sheet, at, active, BARRACKS),
        kind_points(sheet, at, active, PISCARY),
    )


@jit
def total_points(sheet: Sheet, at: Places, active: int) -> int:
    """Return the sum of the printed terms; those of a variant are the same whatever is active."""
    total = 0
    for points in score_terms(sheet, at, active):
        total += points
    return total


@jit
def merit_of(total: int, sheet: Sheet) -> int:
    """Return a number that is highest for who wins: most points, then most population."""
    return total * 1024 + population(sheet)


def all_terms(sheet: Sheet, at: Places, active: int) -> list[int]:
    """Return the points in the order of TERMS."""
    return [*score_terms(sheet, at, active), *(own_term(at, term) for term in range(OWN_TERMS))]
