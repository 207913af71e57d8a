"""What a player may do on a sheet, each way once, and what it leads to.

A move is one number: what it spends, where it builds, what, the people it brings and whom a
Springhouse helps. Two readings of the dice that write the same on the sheet are the same number, but
for the two lowest bits, which keep a solo Regent's pairing.
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.bits import popcount, trailing_zeros
from ...core.jit import jit, table
from .board import ALL_PLOTS, MIDDLE, NEAR, PLOTS, SIDE, TOUCH, mask_of
from .buildings import (
    ALMSHOUSE,
    COTTAGE,
    FORFEITED,
    GUILD_SUM,
    IS_GUILD,
    KINDS,
    LABOURERS,
    MOST_GUILDS,
    SPRINGHOUSE,
    TOWNHALL,
)
from .challenges import (
    BUILT_BY,
    GUILD_OF,
    HAS_UNREST,
    UNREST_MOST,
    UNREST_STEP,
    UNREST_VAGRANTS,
)
from .dice import CROSS, ROSE, UNPAIRED, list_pairings, paired_die
from .sheet import (
    BARRED,
    Sheet,
    barred_squares,
    empty_squares,
    filled_plots,
    influence_in_hand,
    kind_on,
    labourers_on,
    plots_with,
    reduction_on,
    vagrants_beside_cottages,
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


def _plots_of(one: int, other: int) -> int:
    """Return the plots two Location dice name; 7 is a wind rose."""
    values = range(1, SIDE + 1)
    if not {one, other} <= {*values, ROSE}:
        return 0
    ones, others = (values if die == ROSE else (die,) for die in (one, other))
    pairs = [(a, b) for a in ones for b in others]
    return mask_of((r - 1) * SIDE + c - 1 for a, b in pairs for r, c in ((a, b), (b, a)))


LOCATION = table([_plots_of(one, other) for one in range(8) for other in range(8)])
"""die * 8 + die -> the plots they name"""


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
def add_springhouse(codes: list[int], sheet: Sheet, plot: int, spent: int, pairing: int) -> None:
    """List a Springhouse with every building it can help, or alone if there is none."""
    needy = needy_plots(sheet, NEAR(plot))
    if needy == 0:
        codes.append(pack_build(spent, plot, SPRINGHOUSE, 0, -1, -1, pairing))
    while needy != 0:
        codes.append(pack_build(spent, plot, SPRINGHOUSE, 0, -1, trailing_zeros(needy), pairing))
        needy &= needy - 1


@jit
def guilds_built(sheet: Sheet) -> int:
    """Return how many guilds stand on the sheet."""
    built = 0
    for kind in range(KINDS):
        if IS_GUILD(kind) != 0:
            built += popcount(plots_with(sheet, kind))
    return built


@jit
def add_guilds(codes: list[int], sheet: Sheet, challenge: int, plot: int, spent: int, pairing: int) -> None:
    """List the kinds of guild the sheet may still have."""
    if guilds_built(sheet) >= MOST_GUILDS:
        return
    for number in range(4):
        kind = GUILD_OF(challenge * 4 + number)
        if kind != 0 and plots_with(sheet, kind) == 0:
            codes.append(pack_build(spent, plot, kind, 0, -1, -1, pairing))


@jit
def add_sum(
    codes: list[int], sheet: Sheet, challenge: int, plot: int, total: int, spent: int, pairing: int
) -> None:
    """List what both Build dice together build."""
    if total == GUILD_SUM:
        add_guilds(codes, sheet, challenge, plot, spent, pairing)
        return
    kind = BUILT_BY(challenge * 10 + total)
    if kind == SPRINGHOUSE:
        add_springhouse(codes, sheet, plot, spent, pairing)
    elif kind != 0 and (total < TOWNHALL or plots_with(sheet, kind) == 0):
        codes.append(pack_build(spent, plot, kind, 0, -1, -1, pairing))


@jit
def add_split(
    codes: list[int], kind: int, plot: int, pips: int, squares: int, spent: int, pairing: int
) -> None:
    """List what one Build die builds, with the other's people in every empty square next to it."""
    room = TOUCH(plot) & squares
    if pips == 0 or room == 0:
        codes.append(pack_build(spent, plot, kind, 0, -1, -1, pairing))
        return
    while room != 0:
        codes.append(pack_build(spent, plot, kind, pips, trailing_zeros(room), -1, pairing))
        room &= room - 1


@jit
def add_on_plot(
    codes: list[int], sheet: Sheet, challenge: int, plot: int, one: int, other: int, spent: int, pairing: int
) -> None:
    """List what the Build dice can put on an empty plot; a cross is a Split without people."""
    squares = empty_squares(sheet)
    if one != CROSS:
        pips = 0 if other == CROSS else other
        add_split(codes, BUILT_BY(challenge * 10 + one), plot, pips, squares, spent, pairing)
    if other != CROSS:
        pips = 0 if one == CROSS else one
        add_split(codes, BUILT_BY(challenge * 10 + other), plot, pips, squares, spent, pairing)
    if one != CROSS and other != CROSS:
        add_sum(codes, sheet, challenge, plot, one + other, spent, pairing)


@jit
def can_locate(one: int, other: int, build_one: int, build_other: int) -> bool:
    """Say whether the first pair may be Location: it has no cross, and Build no wind rose."""
    return one != CROSS and other != CROSS and build_one != ROSE and build_other != ROSE


@jit
def add_one_way(
    codes: list[int], sheet: Sheet, challenge: int, a: int, b: int, c: int, d: int, spent: int, pairing: int
) -> None:
    """List the builds with a, b as Location and c, d as Build."""
    if not can_locate(a, b, c, d):
        return
    plots = LOCATION(a * 8 + b) & ~filled_plots(sheet)
    while plots != 0:
        add_on_plot(codes, sheet, challenge, trailing_zeros(plots), c, d, spent, pairing)
        plots &= plots - 1


@jit
def add_both_ways(
    codes: list[int], sheet: Sheet, challenge: int, a: int, b: int, c: int, d: int, spent: int, pairing: int
) -> None:
    """List the builds of two pairs, either of them as Location."""
    add_one_way(codes, sheet, challenge, a, b, c, d, spent, pairing)
    add_one_way(codes, sheet, challenge, c, d, a, b, spent, pairing)


@jit
def add_influenced(
    codes: list[int], sheet: Sheet, challenge: int, a: int, b: int, c: int, d: int, pairing: int
) -> None:
    """List the builds after one die is changed by influence."""
    hand = influence_in_hand(sheet, challenge)
    for change in range(-min(hand, 4), min(hand, 4) + 1):
        spent = abs(change)
        if change == 0:
            continue
        if a < CROSS and 1 <= a + change <= 5:
            add_both_ways(codes, sheet, challenge, a + change, b, c, d, spent, pairing)
        if b < CROSS and b != a and 1 <= b + change <= 5:
            add_both_ways(codes, sheet, challenge, a, b + change, c, d, spent, pairing)
        if c < CROSS and 1 <= c + change <= 5:
            add_both_ways(codes, sheet, challenge, a, b, c + change, d, spent, pairing)
        if d < CROSS and d != c and 1 <= d + change <= 5:
            add_both_ways(codes, sheet, challenge, a, b, c, d + change, spent, pairing)


@jit
def add_forfeits(codes: list[int], sheet: Sheet, pairing: int) -> None:
    """List every empty plot to cross out."""
    empty = ALL_PLOTS & ~filled_plots(sheet)
    while empty != 0:
        codes.append(pack_build(0, trailing_zeros(empty), FORFEITED, 0, -1, -1, pairing))
        empty &= empty - 1


@jit
def add_pairing(
    codes: list[int], sheet: Sheet, challenge: int, roll: int, pairing: int, chosen: int
) -> None:
    """List all that one pairing allows: builds, and forfeits where none is free of influence."""
    a, b = paired_die(roll, pairing, 0), paired_die(roll, pairing, 1)
    c, d = paired_die(roll, pairing, 2), paired_die(roll, pairing, 3)
    before = len(codes)
    add_both_ways(codes, sheet, challenge, a, b, c, d, 0, chosen)
    if len(codes) == before:
        add_forfeits(codes, sheet, chosen)
    add_influenced(codes, sheet, challenge, a, b, c, d, chosen)


@jit
def drop_repeats(codes: list[int]) -> list[int]:
    """Return the moves in order, those that differ only in the pairing once."""
    codes.sort()
    kept = [0 for _ in range(0)]
    last = -1
    for code in codes:
        if code >> 2 != last:
            kept.append(code)
            last = code >> 2
    return kept


@jit
def list_builds(sheet: Sheet, challenge: int, roll: int, pairing: int) -> list[int]:
    """Return what a player may do with paired dice; UNPAIRED: a solo Regent, who pairs them too."""
    codes = [0 for _ in range(0)]
    if pairing == UNPAIRED:
        for way in list_pairings(roll):
            add_pairing(codes, sheet, challenge, roll, way, way)
    else:
        add_pairing(codes, sheet, challenge, roll, pairing, UNPAIRED)
    return drop_repeats(codes)


@jit
def list_forfeits(sheet: Sheet) -> list[int]:
    """Return what pestilence leaves to choose."""
    codes = [0 for _ in range(0)]
    add_forfeits(codes, sheet, UNPAIRED)
    return codes


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
