"""What a scan looks for: one case of the activation, with guilds and Townhall decided beforehand.

Every kind of guild, and the Townhall, is either *chosen* or ruled out. A chosen guild's condition must hold:
without it the guild would do no good, and its being ruled out is another case. So guilds score like any other
building, and what is left to find out is the rest.
"""

from __future__ import annotations

from typing import NamedTuple

from ....compiler.jit import jit
from ....kernel.bits import popcount, trailing_zeros
from ..board import LINES, NEAR, PLOTS, SIDE, near_any
from ..buildings import (
    BARRACKS,
    FARMERS,
    GUILD_POINTS,
    GUILDS,
    IS_GUILD,
    KINDS,
    MARKET,
    PISCARY,
    PISCATORS,
    QUARRIERS,
    TOWNHALL,
    UNIVERSITY,
)
from ..challenges import AMOUNT_NEEDED, CHARTERS, DRUMS, HARBOURS, LEARNING, NEEDS
from ..scoring import building_points, guild_holds, guilds_of, housing_of
from ..sheet import Sheet, kind_on
from .memory import COUNTED, MEMORY_BITS, all_near, group_of, help_of, partners_of, type_bit

SHARES = 4
"""Points are counted in quarters. Relief is min(V, R); for every share s of 0 to 4, s quarters of R and the
rest of V together are no less."""
TRADE = SHARES // 2
"""A point that two plots earn together, as each of them counts it."""


class SheetFacts(NamedTuple):
    """What all cases of a sheet have in common."""

    sheet: Sheet
    challenge: int
    """One whose needs must be met."""
    at: list[int]
    labour: list[int]
    pips: list[int]
    idle: int
    """Buildings that need nobody."""
    live: int
    """These, and those that have enough pips around."""
    choices: list[int]
    """The kinds that each case chooses or rules out."""


class Task(NamedTuple):
    """Which plots may and must be active, what they bring, and what to remember of them."""

    live: int
    forced: int
    vagrants: int
    watched: int
    """Plots that are never forgotten."""
    farms: int
    quarries: int
    """Those that can form a group a guild wants."""
    guild: int
    other_guild: int
    """Two chosen guilds, 0 for none."""
    members: int
    other_members: int
    sure: list[int]
    """Points of each plot in quarters: those that wait for nothing; until they are lost, a Townhall's, and
    half of the point that two plots can earn together."""
    partners: list[int]
    """Earlier plots that earn one more point together with a plot when both are active."""
    helps: list[int]
    """Fours of people that each plot helps."""
    marks: list[int]
    """What is noted when a plot becomes active."""
    closing: list[int]
    """The types a Townhall can see on this plot for the last time."""
    kept: list[int]
    """What still matters after a plot."""
    harbours: int
    """Piscaries on the outer edge of which a guild wants one for each of its edges."""
    trading: int
    """All plots that are partners."""
    markets: int
    lonely: list[int]
    """Piscaries that must trade and can do so with no Market after this plot."""


@jit
def kinds_chosen(choices: list[int], case: int) -> int:
    """[7, 10], 0b10 -> {10}: the kinds of building that a case chooses, bit by kind."""
    chosen = 0
    for number in range(len(choices)):
        chosen |= (case >> number & 1) << choices[number]
    return chosen


# ---- what is decided beforehand


@jit(inline=False)
def list_choices(at: list[int], live: int, idle: int) -> list[int]:
    """Return the kinds of guild whose condition can hold, and the Townhall if it is the only one."""
    choices = [0 for _ in range(0)]
    for kind in GUILDS:
        if at[kind] & live != 0 and guild_holds(at, live, kind):
            choices.append(kind)  # noqa: PERF401 (a kernel: Numba extends by no generator)
    if popcount(at[TOWNHALL] & live) == 1 and at[TOWNHALL] & idle == 0:
        choices.append(TOWNHALL)
    return choices


@jit
def watched_for(at: list[int], challenge: int) -> int:
    """Return the buildings whose activity decides over a challenge's needs."""
    need = NEEDS(challenge)
    if need == CHARTERS:
        return guilds_of(at)
    if need == LEARNING:
        return at[UNIVERSITY]
    return at[PISCATORS] if need == HARBOURS else 0


@jit(inline=False)
def indispensable(at: list[int], guild: int, members: int) -> int:
    """Return the members without which a guild's condition cannot hold."""
    plots, rest = 0, members
    while rest != 0:
        member = rest & -rest
        rest ^= member
        if not guild_holds(at, members ^ member, guild):
            plots |= member
    return plots


@jit(inline=False)
def last_markets(at: list[int], live: int, challenge: int) -> list[int]:
    """Return for every plot the Piscaries of which it is the last Market, if a challenge wants trade."""
    lonely, ports = [0] * PLOTS, at[PISCARY] if NEEDS(challenge) == HARBOURS else 0
    for plot in range(PLOTS - 1, -1, -1):
        if (at[MARKET] & live) >> plot & 1 != 0:
            lonely[plot] = NEAR(plot) & ports
            ports &= ~lonely[plot]
    return lonely


@jit
def seen_by_many(halls: int) -> int:
    """Return several Townhalls and what they see; no game builds two, so nothing is made short for them."""
    seen = halls
    while halls != 0:
        seen |= LINES(trailing_zeros(halls))
        halls &= halls - 1
    return seen


# ---- the task


@jit
def sure_of(sheet: Sheet, at: list[int], kind: int, plot: int, live: int, chosen: int) -> int:
    """Return what a building scores at most, if everything that may be active is; trade is counted apart."""
    if IS_GUILD(kind) != 0:
        return GUILD_POINTS if chosen >> kind & 1 != 0 else 0
    return building_points(sheet, at, 0 if kind == PISCARY else live, kind, plot)


@jit
def mark_of(plot: int, kind: int, noted: int, line: int, groups: list[int]) -> int:
    """Return what is noted when a plot becomes active."""
    mark = noted & 1 << plot
    if line >> plot & 1 != 0:
        mark |= type_bit(kind)
    for guild in range(KINDS):
        if groups[guild] >> plot & 1 != 0:
            mark |= COUNTED(guild)
    return mark


@jit
def close_types(sheet: Sheet, seen: int) -> list[int]:
    """Return for every plot the types that no later plot in the Townhall's lines has."""
    closing, later = [0 for _ in range(PLOTS)], 0
    for plot in range(PLOTS - 1, -1, -1):
        if seen >> plot & 1 != 0:
            closing[plot] = type_bit(kind_on(sheet, plot)) & ~later
            later |= closing[plot]
    return closing


@jit
def keep_until(closing: list[int], trading: int, lonely: list[int]) -> list[int]:
    """Return what still matters after each plot: not the types that are closed, not trade long ago.

    A Market that can be the only one of a Piscary matters until the last one there is decided.
    """
    kept, closed, waiting = [0 for _ in range(PLOTS)], 0, 0
    for plot in range(PLOTS):
        closed |= closing[plot]
        kept[plot] = (1 << MEMORY_BITS) - 1 & ~closed
    for plot in range(PLOTS - 1, -1, -1):
        past = (1 << max(0, plot + 1 - SIDE)) - 1
        kept[plot] &= ~(trading & past & ~near_any(waiting))
        waiting |= lonely[plot]
    return kept


@jit(inline=False)
def task_of(field: SheetFacts, case: int) -> Task:
    """Return the task of one case: a choice is made if the case has its bit, and ruled out otherwise."""
    sheet, at, idle, live = field.sheet, field.at, field.idle, field.live
    chosen, challenge = kinds_chosen(field.choices, case), field.challenge
    need, watched = NEEDS(challenge), watched_for(at, challenge)
    none_spare = popcount(watched) == (AMOUNT_NEEDED(challenge) if need == CHARTERS else 1)
    forced = idle | (watched if none_spare else 0) | (at[PISCARY] if need == HARBOURS else 0)
    halls = at[TOWNHALL] & live
    guilds = [BARRACKS] * int(need == DRUMS)
    for kind in range(KINDS):
        if IS_GUILD(kind) != 0 or (kind == TOWNHALL and popcount(halls) == 1):
            if chosen >> kind & 1 == 0:
                live &= ~at[kind] | idle
            elif popcount(at[kind]) == 1:
                forced |= at[kind]
            if chosen >> kind & 1 != 0 and kind != TOWNHALL:
                guilds.append(kind)
    groups = [0] * KINDS
    for kind in guilds:
        groups[kind] = group_of(at, kind, live)
        forced |= indispensable(at, kind, groups[kind])
    if popcount(halls) > 1:
        watched |= seen_by_many(halls) & live
    line = LINES(trailing_zeros(halls)) & live if popcount(halls & live) == 1 == popcount(halls) else 0
    noted = watched | groups[FARMERS] | groups[QUARRIERS] | groups[PISCATORS]
    kinds = [kind_on(sheet, plot) for plot in range(PLOTS)]
    partners = [partners_of(at, kinds[plot], plot, live) * (live >> plot & 1) for plot in range(PLOTS)]
    trading, markets = 0, at[MARKET] & live
    closing, lonely = close_types(sheet, line), last_markets(at, live, challenge)
    for plot in range(PLOTS):
        trading |= partners[plot]
        if not all_near(lonely[plot], markets & ~(1 << plot)):
            forced |= 1 << plot
    guild, other = guilds[0] if len(guilds) > 0 else 0, guilds[1] if len(guilds) > 1 else 0
    return Task(
        live,
        forced,
        housing_of(sheet, at, 0).vagrants,
        watched,
        groups[FARMERS],
        groups[QUARRIERS],
        guild,
        other,
        groups[guild],
        groups[other],
        [
            SHARES * sure_of(sheet, at, kinds[plot], plot, live, chosen)
            + TRADE * popcount(partners[plot] >> plot)
            for plot in range(PLOTS)
        ],
        [partners[plot] & (1 << plot) - 1 for plot in range(PLOTS)],
        [help_of(kinds[plot]) for plot in range(PLOTS)],
        [mark_of(plot, kinds[plot], noted | trading, line, groups) for plot in range(PLOTS)],
        closing,
        keep_until(closing, trading & ~noted, lonely),
        groups[PISCATORS] if groups[PISCATORS] & watched == 0 else 0,
        trading,
        markets,
        lonely,
    )
