"""What a player may do on a sheet, each way once, and what it leads to.

A move is one number: what it spends, where it builds, what, the people it brings and whom a
Springhouse helps; the two lowest bits keep a solo Regent's pairing. Different readings of the dice can
write the same on the sheet, so dice first become offers (a set of outcomes for every plot and price),
and only then moves.
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.bits import popcount, trailing_zeros
from ...core.jit import jit
from ...core.rng import Rng, draw_below
from .board import ALL_PLOTS, MIDDLE, NEAR, PLOTS, TOUCH
from .buildings import ALMSHOUSE, FORFEITED, GUILD_SUM, IS_GUILD, SPRINGHOUSE, TOWNHALL
from .challenges import BUILT_BY, GUILD_OF, HAS_UNREST, UNREST_MOST, UNREST_STEP, UNREST_VAGRANTS
from .dice import UNPAIRED, is_pestilence, list_pairings
from .offers import (
    FORFEIT,
    GUILD_OUTCOME,
    PIPS_STEP,
    SPRING_OUTCOME,
    SUMS_FROM,
    WITH_PEOPLE,
    note_offers,
    open_guilds,
    prices,
    room_for_offers,
)
from .sheet import (
    BARRED,
    Sheet,
    barred_squares,
    empty_squares,
    filled_plots,
    kind_on,
    labourers_on,
    reduction_on,
    turn_on,
    vagrants_beside_cottages,
    with_kind,
    with_margins,
    with_reduction,
    with_square,
)

PAIR_MOVE = 1 << 40
BAR_MOVE = 2 << 40
SETUP, PAIR, BUILD, BAR = range(4)
"""What can be due."""


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


# ---- listing


@jit
def needy_plots(sheet: Sheet, plots: int) -> int:
    """Return those of the plots whose building still needs a labourer."""
    needy = 0
    while plots != 0:
        plot = trailing_zeros(plots)
        if labourers_on(sheet, plot) > 0:
            needy |= 1 << plot
        plots &= plots - 1
    return needy


@jit
def helped_by(sheet: Sheet, plot: int) -> int:
    """Return the buildings a Springhouse on this plot can help."""
    return needy_plots(sheet, NEAR(plot) & filled_plots(sheet))


@jit
def add_springhouse(codes: list[int], sheet: Sheet, spent: int, plot: int, pairing: int) -> None:
    """List a Springhouse with every building it can help, or alone if there is none."""
    needy = helped_by(sheet, plot)
    if needy == 0:
        codes.append(pack_build(spent, plot, SPRINGHOUSE, 0, -1, -1, pairing))
    while needy != 0:
        codes.append(pack_build(spent, plot, SPRINGHOUSE, 0, -1, trailing_zeros(needy), pairing))
        needy &= needy - 1


@jit
def add_guilds(codes: list[int], sheet: Sheet, challenge: int, spent: int, plot: int, pairing: int) -> None:
    """List the kinds of guild the sheet may still have."""
    guilds = open_guilds(sheet, challenge)
    while guilds != 0:
        kind = GUILD_OF(challenge * 4 + trailing_zeros(guilds))
        codes.append(pack_build(spent, plot, kind, 0, -1, -1, pairing))
        guilds &= guilds - 1


@jit
def add_people(
    codes: list[int], squares: int, spent: int, plot: int, kind: int, pips: int, pairing: int
) -> None:
    """List a building with its people in each empty square next to it."""
    room = TOUCH(plot) & squares
    while room != 0:
        codes.append(pack_build(spent, plot, kind, pips, trailing_zeros(room), -1, pairing))
        room &= room - 1


@jit
def add_outcome(
    codes: list[int], sheet: Sheet, challenge: int, spent: int, plot: int, outcome: int, pairing: int
) -> None:
    """List the ways to carry out one outcome on one plot."""
    total = outcome - SUMS_FROM + SPRINGHOUSE
    if outcome == FORFEIT:
        codes.append(pack_build(0, plot, FORFEITED, 0, -1, -1, pairing))
    elif total == GUILD_SUM:
        add_guilds(codes, sheet, challenge, spent, plot, pairing)
    elif total == SPRINGHOUSE:
        add_springhouse(codes, sheet, spent, plot, pairing)
    elif total > SPRINGHOUSE:
        codes.append(pack_build(spent, plot, BUILT_BY(challenge * 10 + total), 0, -1, -1, pairing))
    else:
        kind, pips = BUILT_BY(challenge * 10 + outcome // PIPS_STEP), outcome % PIPS_STEP
        if pips == 0:
            codes.append(pack_build(spent, plot, kind, 0, -1, -1, pairing))
        else:
            add_people(codes, empty_squares(sheet), spent, plot, kind, pips, pairing)


@jit(inline=False)
def add_place(
    codes: list[int], sheet: Sheet, challenge: int, offers: list[int], place: int, pairing: int
) -> None:
    """List all that one place of the offers allows."""
    each = prices(sheet, challenge)
    spent, plot = place // PLOTS % each, place % PLOTS
    way = place // (PLOTS * each) if pairing == UNPAIRED else UNPAIRED
    outcomes = offers[place]
    while outcomes != 0:
        add_outcome(codes, sheet, challenge, spent, plot, trailing_zeros(outcomes), way)
        outcomes &= outcomes - 1


@jit(inline=False)
def list_builds(sheet: Sheet, challenge: int, roll: int, pairing: int) -> list[int]:
    """Return what a player may do with paired dice; UNPAIRED: a solo Regent, who pairs them too."""
    codes = [0 for _ in range(0)]
    offers = room_for_offers()
    for place in range(note_offers(offers, sheet, challenge, roll, pairing)):
        if offers[place] != 0:
            add_place(codes, sheet, challenge, offers, place, pairing)
    return codes


@jit
def count_place(sheet: Sheet, outcomes: int, plot: int, squares: int, guilds: int) -> int:
    """Return how many moves a set of outcomes on a plot stands for."""
    ways = popcount(outcomes & ~WITH_PEOPLE)
    ways += popcount(outcomes & WITH_PEOPLE) * popcount(TOUCH(plot) & squares)
    if outcomes & SPRING_OUTCOME != 0:
        ways += max(1, popcount(helped_by(sheet, plot))) - 1
    if outcomes & GUILD_OUTCOME != 0:
        ways += popcount(guilds) - 1
    return ways


@jit(inline=False)
def random_build(
    offers: list[int], sheet: Sheet, challenge: int, roll: int, pairing: int, rng: Rng
) -> tuple[Rng, int]:
    """Return one of `list_builds`, each as likely as the others, without listing them."""
    used = note_offers(offers, sheet, challenge, roll, pairing)
    squares, guilds = empty_squares(sheet), open_guilds(sheet, challenge)
    total = 0
    for place in range(used):
        if offers[place] != 0:
            total += count_place(sheet, offers[place], place % PLOTS, squares, guilds)
    rng, which = draw_below(rng, total)
    place = 0
    while True:
        ways = 0
        if offers[place] != 0:
            ways = count_place(sheet, offers[place], place % PLOTS, squares, guilds)
        if which < ways:
            break
        which -= ways
        place += 1
    codes = [0 for _ in range(0)]
    add_place(codes, sheet, challenge, offers, place, pairing)
    return rng, codes[which]


@jit
def list_forfeits(sheet: Sheet) -> list[int]:
    """Return what pestilence leaves to choose: every empty plot to cross out."""
    codes = [0 for _ in range(0)]
    empty = ALL_PLOTS & ~filled_plots(sheet)
    while empty != 0:
        codes.append(pack_build(0, trailing_zeros(empty), FORFEITED, 0, -1, -1, UNPAIRED))
        empty &= empty - 1
    return codes


@jit
def list_pairs(roll: int) -> list[int]:
    """Return the Regent's moves."""
    return [PAIR_MOVE + way for way in list_pairings(roll)]


@jit
def solo_pairing(sheet: Sheet, challenge: int) -> int:
    """Return how solo dice are paired: by the player on odd turns, by Fate on even ones."""
    return UNPAIRED if turn_on(sheet, challenge) % 2 == 1 else 0


@jit
def list_setups(challenge: int) -> list[int]:
    """Return what may be put on the middle plot before the first turn."""
    codes = [pack_build(0, MIDDLE, BUILT_BY(challenge * 10 + TOWNHALL), 0, -1, -1, UNPAIRED)]
    for number in range(4):
        codes.append(pack_build(0, MIDDLE, GUILD_OF(challenge * 4 + number), 0, -1, -1, UNPAIRED))
    return codes


@jit
def list_bars(sheet: Sheet) -> list[int]:
    """Return every empty square unrest may bar."""
    codes = [0 for _ in range(0)]
    empty = empty_squares(sheet)
    while empty != 0:
        codes.append(BAR_MOVE + trailing_zeros(empty))
        empty &= empty - 1
    return codes


@jit(inline=False)
def list_simple(due: int, sheet: Sheet, challenge: int, roll: int) -> list[int]:
    """Return the setups, pairings or bars that are due, or else what a pestilence leaves to choose."""
    if due == SETUP:
        return list_setups(challenge)
    if due == PAIR:
        return list_pairs(roll)
    return list_bars(sheet) if due == BAR else list_forfeits(sheet)


@jit
def list_due(due: int, sheet: Sheet, challenge: int, roll: int, pairing: int) -> list[int]:
    """Return the moves that are due: setups, pairings, bars, or builds and forfeits."""
    if due == BUILD and not is_pestilence(roll):
        return list_builds(sheet, challenge, roll, pairing)
    return list_simple(due, sheet, challenge, roll)


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
def has_advanced(sheet: Sheet) -> bool:
    """Say whether an Advanced building stands on the sheet."""
    for plot in range(PLOTS):
        kind = kind_on(sheet, plot)
        if TOWNHALL <= kind <= ALMSHOUSE or IS_GUILD(kind) != 0:
            return True
    return False


@jit
def unrest_of_turn(sheet: Sheet, spent: int) -> int:
    """Return the unrest a turn causes that ended with this sheet."""
    unrest = spent
    if has_advanced(sheet):
        unrest += 1
    if vagrants_beside_cottages(sheet) > UNREST_VAGRANTS:
        unrest += 1
    return min(UNREST_MOST, unrest)


@jit
def end_turn(sheet: Sheet, challenge: int, code: int) -> Sheet:
    """Return the sheet after a turn's build or forfeit and what follows it."""
    sheet = apply_build(sheet, code)
    if HAS_UNREST(challenge) == 0:
        return sheet
    more = unrest_of_turn(sheet, unpack_build(code).spent)
    return with_margins(sheet, sheet.squares, sheet.spent, sheet.unrest + more)


@jit
def is_bar_due(sheet: Sheet, challenge: int) -> bool:
    """Say whether unrest bars a square now; while none is empty nothing happens."""
    if HAS_UNREST(challenge) == 0 or barred_squares(sheet) >= sheet.unrest // UNREST_STEP:
        return False
    return empty_squares(sheet) != 0


@jit
def apply_bar(sheet: Sheet, code: int) -> Sheet:
    """Return the sheet with a square barred for good."""
    return with_square(sheet, code - BAR_MOVE, BARRED)


@jit
def apply_alone(sheet: Sheet, code: int) -> Sheet:
    """Return the sheet after a build or bar, before what follows at the end of a turn."""
    return apply_bar(sheet, code) if code >= BAR_MOVE else apply_build(sheet, code)
