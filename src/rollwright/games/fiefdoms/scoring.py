"""Points, given which buildings are active; and what the challenges need."""

from __future__ import annotations

from ...compiler.jit import jit, lookup_table
from ...core.variants.counting import NOTHING, check_terms
from ...kernel.bits import popcount, trailing_zeros
from ...kernel.types import Numbers
from .board import ALL_PLOTS, DIAGONALS, EDGE, LINES, NEAR, WEST, largest_group, near_any
from .board import SIDE as SIDE_LENGTH
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
    KINDS,
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
from .challenges import (
    AMOUNT_NEEDED,
    CHARTERS,
    COTTAGES,
    DRUMS,
    HARBOURS,
    HOUSED,
    LEARNING,
    NEEDS,
    POINTS_NEEDED,
    SPRINGS,
    kinds_built,
)
from .sheet import Sheet, pips_around, population
from .text.counting import APART, AREAS, BESIDE, LARGEST, PHRASES, ROWS
from .text.counting import PLOTS as ALONE
from .variant import CHANGES, MOST_TERMS

PRINTED_TERMS = (
    "cottages",
    "farms",
    "quarries",
    "windmills",
    "markets",
    "springhouses",
    "townhall",
    "university",
    "guilds",
    "vagrants",
    "barracks",
    "piscaries",
)
check_terms(CHANGES.terms, PRINTED_TERMS, PHRASES, MOST_TERMS)
TERMS = (*PRINTED_TERMS, *(term.name for term in CHANGES.terms))
_features = [PHRASES.parse(term.each) for term in CHANGES.terms] or [NOTHING]
WAY, OF = (lookup_table([feature[n] for feature in _features]) for n in (0, 1))
SIDE, BY = (lookup_table([feature[n] for feature in _features]) for n in (2, 3))
POINTS = lookup_table([term.points for term in CHANGES.terms] or [0])
AREA = lookup_table([AREAS.get(feature.side, ALL_PLOTS) for feature in _features])
OWN_TERMS = len(CHANGES.terms)
"""Terms of a variant, behind the printed ones."""
RANKS = ((90, "Legendary"), (80, "Illustrious"), (70, "Distinguished"), (60, "Prosperous"), (50, "Modest"))
LOWEST_RANK = "Forgotten"
TERM_KINDS = {
    "cottages": COTTAGE,
    "windmills": WINDMILL,
    "townhall": TOWNHALL,
    "university": UNIVERSITY,
    "guilds": FARMERS,
    "barracks": BARRACKS,
    "piscaries": PISCARY,
}
"""The kind of building a term is for, where some challenge does without it."""
Places = Numbers
"""For every kind the plots where it stands: the list of `places_of`, or an array that begins so."""
BASE_POINTS = CHANGES.numbers.basic
"""A Farm, Quarry or Windmill before its bonus."""
FIRST_ROW, FIRST_COLUMN = (1 << SIDE_LENGTH) - 1, WEST


def rank_of(total: int) -> str | None:
    """72 -> "Distinguished"; a variant has no ranks"""
    if CHANGES.id:
        return None
    return next((name for least, name in RANKS if total >= least), LOWEST_RANK)


def list_terms(challenge: int) -> list[str]:
    """Return the terms that a challenge's buildings can score."""
    kinds = kinds_built(challenge)
    return [term for term in TERMS if TERM_KINDS.get(term, FARM) in kinds]


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


@jit
def vagrants_of(people: int, at: Places, active: int) -> int:
    """Return the people whom neither Cottages nor active Barracks house."""
    housed = COTTAGE_HOUSES * popcount(at[COTTAGE]) + BARRACKS_HOUSE * popcount(at[BARRACKS] & active)
    return max(0, people - housed)


@jit
def vagrant_penalty(people: int, at: Places, active: int) -> int:
    """Return what vagrants cost after the Almshouse."""
    return max(0, vagrants_of(people, at, active) - ALMS * popcount(at[ALMSHOUSE] & active))


@jit(inline=False)
def springhouse_penalty(at: Places) -> int:
    """Return 1 for each forfeited plot next to each Springhouse."""
    penalty = 0
    springs = at[SPRINGHOUSE]
    while springs != 0:
        penalty += popcount(NEAR(trailing_zeros(springs)) & at[FORFEITED])
        springs &= springs - 1
    return penalty


@jit
def occupied_cottages(people: int, at: Places) -> int:
    """Return the Cottages whose unit on the track has a filled pip."""
    return min(popcount(at[COTTAGE]), (people + UNIT - 1) // UNIT)


@jit(inline=False)
def score_terms(sheet: Sheet, at: Places, active: int) -> tuple[int, ...]:
    """Return the points of the printed terms."""
    people = population(sheet)
    return (
        COTTAGE_POINTS * occupied_cottages(people, at),
        kind_points(sheet, at, active, FARM),
        kind_points(sheet, at, active, QUARRY),
        kind_points(sheet, at, active, WINDMILL),
        kind_points(sheet, at, active, MARKET),
        -springhouse_penalty(at),
        kind_points(sheet, at, active, TOWNHALL),
        kind_points(sheet, at, active, UNIVERSITY),
        guild_points(sheet, at, active),
        -vagrant_penalty(people, at, active),
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


# ---- terms of a variant


@jit
def plots_of_kinds(at: Places, kinds: int) -> int:
    """Return the plots of these kinds."""
    plots = 0
    for kind in range(KINDS):
        if kinds >> kind & 1 != 0:
            plots |= at[kind]
    return plots


@jit(inline=False)
def own_term(at: Places, term: int) -> int:
    """Return the points of a variant's own term, counted from 0."""
    plots, side, way = plots_of_kinds(at, OF(term)) & AREA(term), SIDE(term), WAY(term)
    if side in (BESIDE, APART):
        near = near_any(plots_of_kinds(at, BY(term)))
        plots &= near if side == BESIDE else ~near
    if way == LARGEST:
        return POINTS(term) * popcount(largest_group(plots))
    if way == ALONE:
        return POINTS(term) * popcount(plots)
    full, line, step = 0, FIRST_ROW if way == ROWS else FIRST_COLUMN, SIDE_LENGTH if way == ROWS else 1
    for _ in range(SIDE_LENGTH):
        full += int(plots & line == line)
        line <<= step
    return POINTS(term) * full


@jit
def own_points(at: Places) -> int:
    """Return the sum of a variant's own terms."""
    total = 0
    for term in range(OWN_TERMS):
        total += own_term(at, term)
    return total


def all_terms(sheet: Sheet, at: Places, active: int) -> list[int]:
    """Return the points in the order of TERMS."""
    return [*score_terms(sheet, at, active), *(own_term(at, term) for term in range(OWN_TERMS))]


# ---- what challenges need besides points


@jit
def piscaries_without_trade(at: Places, active: int) -> int:
    """Return how many Piscaries are not active next to an active Market; 1 if there are none."""
    plots, without = at[PISCARY], int(at[PISCARY] == 0)
    while plots != 0:
        plot = trailing_zeros(plots)
        plots &= plots - 1
        if active >> plot & 1 == 0 or NEAR(plot) & at[MARKET] & active == 0:
            without += 1
    return without


@jit(inline=False)
def measure_need(sheet: Sheet, at: Places, active: int, challenge: int) -> tuple[int, int]:
    """Return how many there are of what a challenge needs, and how much of what it forbids."""
    need = NEEDS(challenge)
    if need == COTTAGES:
        return occupied_cottages(population(sheet), at), 0
    if need == SPRINGS:
        return popcount(at[SPRINGHOUSE]), springhouse_penalty(at)
    if need == CHARTERS:
        return guild_points(sheet, at, active) // GUILD_POINTS, 0
    if need == HOUSED:
        return 0, vagrant_penalty(population(sheet), at, active)
    if need == LEARNING:
        return UNIVERSITY_SCORE(advanced_types(at)) * int(at[UNIVERSITY] & active != 0), 0
    if need == DRUMS:
        return guild_size(at, active, BARRACKS), 0
    if need == HARBOURS:
        harbours = kind_points(sheet, at, active, PISCATORS) // GUILD_POINTS
        return harbours, piscaries_without_trade(at, active)
    return 0, 0


@jit
def needs_hold(sheet: Sheet, at: Places, active: int, challenge: int) -> bool:
    """Say whether everything a challenge needs but its points is there."""
    found, against = measure_need(sheet, at, active, challenge)
    return found >= AMOUNT_NEEDED(challenge) and against == 0


@jit
def is_passed(sheet: Sheet, at: Places, active: int, challenge: int) -> bool:
    """Say whether an activation has a challenge's points and all else it needs."""
    has_points = total_points(sheet, at, active) >= POINTS_NEEDED(challenge)
    return has_points and needs_hold(sheet, at, active, challenge)
