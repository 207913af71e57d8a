"""What a player may do on a sheet, each way once, and what it leads to.

A move is one number: what it spends, where it builds, what, the people it brings and whom a
Springhouse helps; the two lowest bits keep a solo Regent's pairing. Different readings of the dice can
write the same on the sheet, so dice first become offers (a set of outcomes for every plot and price),
and only then moves.
"""

from __future__ import annotations

from typing import NamedTuple

from ...compiler.jit import jit
from ...core.rng import Rng, draw_below
from ...kernel.bits import popcount, trailing_zeros
from ...kernel.types import Array
from .board import ALL_PLOTS, MIDDLE, NEAR, PLOTS, TOUCH
from .buildings import (
    ALMSHOUSE,
    COTTAGE,
    COTTAGE_HOUSES,
    FORFEITED,
    GUILD_SUM,
    SPRINGHOUSE,
    TOWNHALL,
    UNIVERSITY,
)
from .challenges import (
    BUILT_BY,
    GUILD_OF,
    HAS_SETUP,
    HAS_UNREST,
    UNREST_MOST,
    UNREST_STANDS,
    UNREST_STEP,
    UNREST_VAGRANTS,
)
from .dice import UNPAIRED, is_offered, is_pestilence
from .offers import (
    FORFEIT,
    GUILD_OUTCOME,
    OFFERS,
    PIPS_STEP,
    SPRING_OUTCOME,
    SUMS_FROM,
    WAYS,
    WITH_PEOPLE,
    guilds_on,
    note_offers,
    open_guilds,
    prices,
)
from .params import BAR, BUILD, OVER, PAIR, ROLL, SETUP
from .sheet import (
    BARRED,
    Sheet,
    barred_squares,
    empty_squares,
    filled_plots,
    is_blank,
    is_full,
    labourers_on,
    plots_with,
    population,
    reduction_on,
    turn_on,
    with_kind,
    with_margins,
    with_reduction,
    with_square,
)

PAIR_MOVE = 1 << 40
BAR_MOVE = 2 << 40


class Build(NamedTuple):
    """A build or forfeit taken apart; `square` and `helped` are -1 for none."""

    spent: int
    plot: int
    kind: int
    pips: int
    square: int
    helped: int
    pairing: int


@jit
def pack_build(spent: int, plot: int, kind: int, pips: int, square: int, helped: int, pairing: int) -> int:
    """Return the number of a build; `unpack_build` undoes it."""
    where = ((spent << 5 | plot) << 5 | kind) << 3 | pips
    return ((where << 5 | square + 1) << 5 | helped + 1) << 2 | pairing


@jit
def unpack_build(code: int) -> Build:
    """Return what a build's number says."""
    return Build(
        code >> 25 & 15,
        code >> 20 & 31,
        code >> 15 & 31,
        code >> 12 & 7,
        (code >> 7 & 31) - 1,
        (code >> 2 & 31) - 1,
        code & 3,
    )


FORFEIT_FIRST = pack_build(0, 0, FORFEITED, 0, -1, -1, UNPAIRED)
NEXT_PLOT = pack_build(0, 1, FORFEITED, 0, -1, -1, UNPAIRED) - FORFEIT_FIRST
NEXT_SQUARE = pack_build(0, 0, 0, 0, 1, 0, 0) - pack_build(0, 0, 0, 0, 0, 0, 0)
NEXT_HELPED = pack_build(0, 0, 0, 0, 0, 1, 0) - pack_build(0, 0, 0, 0, 0, 0, 0)
"""The forfeit of the first plot, and what a number grows by for each next plot, square or plot helped."""


# ---- listing


@jit(inline=False)
def list_each(places: int, first: int, step: int, codes: Array, n: int) -> int:
    """{0, 2}, 100, 8 -> 100, 116: list from n on a move for each place; return where the list ends."""
    while places != 0:
        codes[n] = first + step * trailing_zeros(places)
        n += 1
        places &= places - 1
    return n


@jit
def helped_by(sheet: Sheet, plot: int) -> int:
    """Return the buildings a Springhouse on this plot can help: those that still need a labourer."""
    needy, plots = 0, NEAR(plot) & filled_plots(sheet)
    while plots != 0:
        if labourers_on(sheet, trailing_zeros(plots)) > 0:
            needy |= plots & -plots
        plots &= plots - 1
    return needy


@jit
def add_guilds(
    codes: Array, n: int, sheet: Sheet, challenge: int, spent: int, plot: int, pairing: int
) -> int:
    """List the kinds of guild the sheet may still have."""
    guilds = open_guilds(sheet, challenge)
    while guilds != 0:
        kind = GUILD_OF(challenge * 4 + trailing_zeros(guilds))
        codes[n] = pack_build(spent, plot, kind, 0, -1, -1, pairing)
        n += 1
        guilds &= guilds - 1
    return n


@jit
def add_outcome(  # noqa: PLR0913
    codes: Array, n: int, sheet: Sheet, challenge: int, spent: int, plot: int, outcome: int, pairing: int
) -> int:
    """List the ways to carry out one outcome on one plot."""
    total = outcome - SUMS_FROM + SPRINGHOUSE
    if total == GUILD_SUM:
        return add_guilds(codes, n, sheet, challenge, spent, plot, pairing)
    kind, pips = kind_of(outcome, challenge), outcome % PIPS_STEP if total < SPRINGHOUSE else 0
    if pips > 0:
        first = pack_build(spent, plot, kind, pips, 0, -1, pairing)
        return list_each(TOUCH(plot) & empty_squares(sheet), first, NEXT_SQUARE, codes, n)
    needy = helped_by(sheet, plot) if total == SPRINGHOUSE else 0
    if needy != 0:
        return list_each(needy, pack_build(spent, plot, kind, 0, -1, 0, pairing), NEXT_HELPED, codes, n)
    codes[n] = pack_build(spent, plot, kind, 0, -1, -1, pairing)
    return n + 1


@jit
def kind_of(outcome: int, challenge: int) -> int:
    """Return what an outcome other than a guild puts on a plot."""
    if outcome == FORFEIT:
        return FORFEITED
    value = outcome // PIPS_STEP if outcome < SUMS_FROM else outcome - SUMS_FROM + SPRINGHOUSE
    return BUILT_BY(challenge * 10 + value)


@jit(inline=False)
def add_place(codes: Array, n: int, sheet: Sheet, challenge: int, place: int, pairing: int) -> int:
    """List all that one place of the offers allows."""
    each = prices(sheet, challenge)
    spent, plot = place // PLOTS % each, place % PLOTS
    way = place // (PLOTS * each) if pairing == UNPAIRED else UNPAIRED
    outcomes = codes[OFFERS + place]
    while outcomes != 0:
        n = add_outcome(codes, n, sheet, challenge, spent, plot, trailing_zeros(outcomes), way)
        outcomes &= outcomes - 1
    return n


@jit
def ways_of(pairing: int) -> int:
    """Return in how many ways the dice can be read."""
    return WAYS if pairing == UNPAIRED else 1


@jit(inline=False)
def list_builds(sheet: Sheet, challenge: int, roll: int, pairing: int, codes: Array, n: int) -> int:
    """List from n on what paired dice allow and return where the list ends.

    UNPAIRED: a solo Regent, who pairs them too.
    """
    for place in range(note_offers(codes, sheet, challenge, roll, pairing, ways_of(pairing), ALL_PLOTS)):
        if codes[OFFERS + place] != 0:
            n = add_place(codes, n, sheet, challenge, place, pairing)
    return n


@jit
def count_place(sheet: Sheet, outcomes: int, plot: int, squares: int, guilds: int) -> int:
    """Return how many moves a set of outcomes on a plot stands for."""
    if outcomes == 0:
        return 0
    ways = popcount(outcomes & ~WITH_PEOPLE)
    ways += popcount(outcomes & WITH_PEOPLE) * popcount(TOUCH(plot) & squares)
    if outcomes & SPRING_OUTCOME != 0:
        ways += max(1, popcount(helped_by(sheet, plot))) - 1
    if outcomes & GUILD_OUTCOME != 0:
        ways += popcount(guilds) - 1
    return ways


@jit(inline=False)
def random_build(
    codes: Array, sheet: Sheet, challenge: int, roll: int, pairing: int, rng: Rng
) -> tuple[Rng, int]:
    """Return one of `list_builds`, each as likely as the others, without listing them."""
    used = note_offers(codes, sheet, challenge, roll, pairing, ways_of(pairing), ALL_PLOTS)
    squares, guilds = empty_squares(sheet), open_guilds(sheet, challenge)
    total = 0
    for place in range(used):
        total += count_place(sheet, codes[OFFERS + place], place % PLOTS, squares, guilds)
    rng, which = draw_below(rng, total)
    place, ways = -1, 0
    while which >= ways:
        which -= ways
        place += 1
        ways = count_place(sheet, codes[OFFERS + place], place % PLOTS, squares, guilds)
    add_place(codes, 0, sheet, challenge, place, pairing)
    return rng, codes[which]


@jit
def solo_pairing(sheet: Sheet, challenge: int) -> int:
    """Return how solo dice are paired: by the player on odd turns, by Fate on even ones."""
    return UNPAIRED if turn_on(sheet, challenge) % 2 == 1 else 0


@jit
def list_pairs(roll: int, codes: Array) -> int:
    """List the Regent's moves and return how many there are."""
    n = 0
    for way in range(WAYS):
        if is_offered(roll, way):
            codes[n] = PAIR_MOVE + way
            n += 1
    return n


@jit(inline=False)
def list_simple(due: int, sheet: Sheet, challenge: int, roll: int, codes: Array) -> int:
    """List the setups, pairings or bars that are due, or else what a pestilence leaves to choose."""
    if due == SETUP:
        codes[0] = pack_build(0, MIDDLE, TOWNHALL, 0, -1, -1, UNPAIRED)
        return add_guilds(codes, 1, sheet, challenge, 0, MIDDLE, UNPAIRED)
    if due == PAIR:
        return list_pairs(roll, codes)
    if due == BAR:
        return list_each(empty_squares(sheet), BAR_MOVE, 1, codes, 0)
    return list_each(ALL_PLOTS & ~filled_plots(sheet), FORFEIT_FIRST, NEXT_PLOT, codes, 0)


@jit
def list_due(due: int, sheet: Sheet, challenge: int, roll: int, pairing: int, codes: Array) -> int:
    """List the moves that are due: setups, pairings, bars, or builds and forfeits; return how many."""
    if due == BUILD and not is_pestilence(roll):
        return list_builds(sheet, challenge, roll, pairing, codes, 0)
    return list_simple(due, sheet, challenge, roll, codes)


# ---- applying


@jit
def apply_build(sheet: Sheet, code: int) -> Sheet:
    """Return the sheet after a build or forfeit."""
    build = unpack_build(code)
    sheet = with_kind(sheet, build.plot, build.kind)
    if build.square >= 0:
        sheet = with_square(sheet, build.square, build.pips)
    if build.helped >= 0:
        sheet = with_reduction(sheet, build.helped, reduction_on(sheet, build.helped) + 1)
    return with_margins(sheet, sheet.squares, sheet.spent + build.spent, sheet.unrest)


@jit
def unrest_of_turn(sheet: Sheet, challenge: int, build: Build) -> int:
    """Return the unrest a turn causes that ended with this sheet."""
    halls = plots_with(sheet, TOWNHALL) | plots_with(sheet, UNIVERSITY) | plots_with(sheet, ALMSHOUSE)
    vagrants = population(sheet) - COTTAGE_HOUSES * popcount(plots_with(sheet, COTTAGE))
    advanced = (halls | guilds_on(sheet)) & (ALL_PLOTS if UNREST_STANDS(challenge) == 1 else 1 << build.plot)
    unrest = build.spent + int(advanced != 0) + int(vagrants > UNREST_VAGRANTS)
    return min(UNREST_MOST, unrest)


@jit
def end_turn(sheet: Sheet, challenge: int, code: int) -> Sheet:
    """Return the sheet after a turn's build or forfeit and what follows it."""
    sheet = apply_build(sheet, code)
    if HAS_UNREST(challenge) == 0:
        return sheet
    more = unrest_of_turn(sheet, challenge, unpack_build(code))
    return with_margins(sheet, sheet.squares, sheet.spent, sheet.unrest + more)


@jit(inline=False)
def task_on(sheet: Sheet, challenge: int) -> int:
    """Return what is due on a sheet while no dice lie on the table; unrest bars only an empty square."""
    if is_full(sheet):
        return OVER
    if HAS_SETUP(challenge) == 1 and is_blank(sheet):
        return SETUP
    is_bar_due = HAS_UNREST(challenge) == 1 and barred_squares(sheet) < sheet.unrest // UNREST_STEP
    return BAR if is_bar_due and empty_squares(sheet) != 0 else ROLL


@jit
def apply_alone(sheet: Sheet, code: int) -> Sheet:
    """Return the sheet after a build, or with a square barred, before what follows at the end of a turn."""
    return with_square(sheet, code - BAR_MOVE, BARRED) if code >= BAR_MOVE else apply_build(sheet, code)
