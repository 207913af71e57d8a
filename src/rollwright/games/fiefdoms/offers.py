"""What the dice offer: for every price in influence and every plot a set of outcomes.

Outcome `value * 6 + pips` is a building of a value up to 5 with its people, `36 + n` is the sum 6 + n,
and the last is to forfeit. Different readings of the dice often come to the same: as sets they are counted
once.
"""

from __future__ import annotations

from ...compiler.jit import jit, lookup_table
from ...kernel.bits import popcount, trailing_zeros
from ...kernel.types import Array
from .board import PLOTS, SIDE, TOUCH, mask_of
from .buildings import ALMSHOUSE, GUILD_SUM, GUILDS, MOST_GUILDS, SPRINGHOUSE, TOWNHALL
from .challenges import BUILT_BY, GUILD_OF
from .dice import (
    CROSS,
    DIE_BITS,
    PAIR_BITS,
    PAIR_MASK,
    ROSE,
    UNPAIRED,
    can_pair,
    die_of,
    in_pairs,
    is_offered,
)
from .sheet import Sheet, empty_squares, filled_plots, influence_in_hand, plots_with

MOST_CHANGE = 4
"""Influence cannot change a die by more, from 1 to 5."""
WAYS = 3
MOST_BUILDS = 2232
"""Builds and forfeits that any roll can offer: all plots and squares empty, everything allowed."""
BUILDS = WAYS
"""Where builds are listed in the caller's room while pairings stand at its front."""
OFFERS = BUILDS + MOST_BUILDS
"""Where that room keeps the offers: outcomes for every way, price and plot."""
ROOM = OFFERS + WAYS * (MOST_CHANGE + 1) * PLOTS
PIPS_STEP = 6
SUMS_FROM = 6 * PIPS_STEP
FORFEIT = SUMS_FROM + GUILD_SUM - SPRINGHOUSE + 1
WITHOUT_PEOPLE = mask_of(value * PIPS_STEP for value in range(1, SIDE + 1))
WITH_PEOPLE = (1 << SUMS_FROM) - 1 & ~WITHOUT_PEOPLE
SPRING_OUTCOME = 1 << SUMS_FROM
GUILD_OUTCOME = 1 << (FORFEIT - 1)


def _plots_of(one: int, other: int) -> int:
    """Return the plots two Location dice name; 7 is a wind rose, 6 is none."""
    values = range(1, SIDE + 1)
    if not {one, other} <= {*values, ROSE}:
        return 0
    ones, others = (values if die == ROSE else (die,) for die in (one, other))
    pairs = [(a, b) for a in ones for b in others]
    return mask_of((r - 1) * SIDE + c - 1 for a, b in pairs for r, c in ((a, b), (b, a)))


def _outcomes_of(one: int, other: int) -> int:
    """Return the outcomes two Build dice can have; a cross splits without people, a wind rose has none."""
    dice = {*range(1, SIDE + 1), CROSS}
    if not {one, other} <= dice or one == other == CROSS:
        return 0
    if CROSS in (one, other):
        return 1 << (min(one, other) * PIPS_STEP)
    total = one + other
    summed = total * PIPS_STEP if total <= SIDE else SUMS_FROM + total - SPRINGHOUSE
    return mask_of((one * PIPS_STEP + other, other * PIPS_STEP + one, summed))


LOCATION = lookup_table([_plots_of(one, other) for one in range(8) for other in range(8)])
"""a pair of dice, six bits -> the plots they name as Location"""
OUTCOMES = lookup_table([_outcomes_of(one, other) for one in range(8) for other in range(8)])
"""a pair of dice, six bits -> the outcomes they have as Build"""


@jit
def guilds_on(sheet: Sheet) -> int:
    """Return the plots of all guilds."""
    built = 0
    for guild in GUILDS:
        built |= plots_with(sheet, guild)
    return built


@jit(inline=False)
def open_guilds(sheet: Sheet, challenge: int) -> int:
    """Return the guilds the sheet may still have, as a set of their four numbers."""
    guilds = 0
    if popcount(guilds_on(sheet)) < MOST_GUILDS:
        for number in range(4):
            kind = GUILD_OF(challenge * 4 + number)
            if kind != 0 and plots_with(sheet, kind) == 0:
                guilds |= 1 << number
    return guilds


@jit
def allowed_outcomes(sheet: Sheet, challenge: int) -> int:
    """Return all outcomes but the sums whose building is at its limit or not in this challenge."""
    allowed = WITH_PEOPLE | WITHOUT_PEOPLE | SPRING_OUTCOME
    for total in range(TOWNHALL, ALMSHOUSE + 1):
        kind = BUILT_BY(challenge * 10 + total)
        if kind != 0 and plots_with(sheet, kind) == 0:
            allowed |= 1 << (SUMS_FROM + total - SPRINGHOUSE)
    if open_guilds(sheet, challenge) != 0:
        allowed |= GUILD_OUTCOME
    return allowed


@jit
def offer_pairs(offers: Array, start: int, empty: int, location: int, build: int) -> None:
    """Note what one pair of dice names as Location, for the outcomes another has as Build."""
    outcomes = OUTCOMES(build)
    plots = LOCATION(location) & empty if outcomes != 0 else 0
    while plots != 0:
        offers[start + trailing_zeros(plots)] |= outcomes
        plots &= plots - 1


@jit
def offer_forfeits(offers: Array, start: int, empty: int) -> None:
    """Note that every empty plot may be forfeited, if nothing can be built without influence."""
    free = 0
    for plot in range(PLOTS):
        free |= offers[start + plot]
    while free == 0 and empty != 0:
        offers[start + trailing_zeros(empty)] |= 1 << FORFEIT
        empty &= empty - 1


@jit
def offer_pairing(offers: Array, start: int, empty: int, roll: int, pairing: int, hand: int) -> None:
    """Note what a pairing offers with a die changed by up to `hand`: prices ascending, 25 plots each."""
    dice = in_pairs(roll, pairing)
    for die in range(4):
        old = die_of(dice, die)
        for value in range(1, SIDE + 1) if old < CROSS else range(old, old + 1):
            spent = abs(value - old)
            if spent <= hand and (spent > 0 or die == 0):
                changed = dice ^ (old ^ value) << DIE_BITS * die
                first, second = changed & PAIR_MASK, changed >> PAIR_BITS
                offer_pairs(offers, start + spent * PLOTS, empty, first, second)
                offer_pairs(offers, start + spent * PLOTS, empty, second, first)
    offer_forfeits(offers, start, empty)


@jit
def without_people(outcomes: int) -> int:
    """Return the outcomes on a plot without room: every building still stands, no people come."""
    plain = outcomes & ~WITH_PEOPLE
    people = outcomes & WITH_PEOPLE
    while people != 0:
        plain |= 1 << (trailing_zeros(people) // PIPS_STEP * PIPS_STEP)
        people &= people - 1
    return plain


@jit
def settle_offers(offers: Array, used: int, size: int, empty: int, squares: int, allowed: int) -> None:
    """Cut offers to what the sheet allows, and each pairing's to what no earlier one offers."""
    for row in range(OFFERS, OFFERS + used, PLOTS):
        plots = empty
        while plots != 0:
            plot = trailing_zeros(plots)
            plots &= plots - 1
            outcomes = offers[row + plot] & (allowed | 1 << FORFEIT)
            if TOUCH(plot) & squares == 0:
                outcomes = without_people(outcomes)
            for earlier in range(row + plot - size, OFFERS - 1, -size):
                outcomes &= ~offers[earlier]
            offers[row + plot] = outcomes


@jit
def prices(sheet: Sheet, challenge: int) -> int:
    """Return how many different prices a player can pay, 0 included."""
    return min(MOST_CHANGE, influence_in_hand(sheet, challenge)) + 1


@jit(inline=False)
def note_offers(
    room: Array, sheet: Sheet, challenge: int, roll: int, pairing: int, ways: int, plots: int
) -> int:
    """Note the outcomes for every way, price and plot, and return how many places that takes.

    Paired dice have one way, those that are UNPAIRED have three, or the first of them. Plots that are
    not asked for stay without outcomes.
    """
    size = prices(sheet, challenge) * PLOTS
    empty = plots & ~filled_plots(sheet)
    for place in range(OFFERS, OFFERS + ways * size):
        room[place] = 0
    for way in range(ways):
        chosen = way if pairing == UNPAIRED else pairing
        if is_offered(roll, way) if pairing == UNPAIRED else can_pair(roll, pairing):
            offer_pairing(room, OFFERS + way * size, empty, roll, chosen, size // PLOTS - 1)
    squares, allowed = empty_squares(sheet), allowed_outcomes(sheet, challenge)
    settle_offers(room, ways * size, size, empty, squares, allowed)
    return ways * size
