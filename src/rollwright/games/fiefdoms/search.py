"""Looking ahead: moves in the order of their promise, and greedy playouts of some turns.

A playout draws on one sheet; where another seat is Regent its pairing is drawn by lot. The engine scores a
full sheet by its best activation, and a challenge passed counts extra; one cut short is worth its promise.
"""

from __future__ import annotations

from ...core.jit import jit
from ...core.rng import DICE, Rng, make_rng
from .dice import UNPAIRED, is_pestilence
from .greedy import WEIGHTS, estimate
from .moves import PAIR_MOVE, apply_bar, apply_build, end_turn, is_bar_due, list_bars, list_setups
from .playout import choose_random, list_for_turn, list_pairs, roll_dice, solo_pairing
from .sheet import Sheet, is_full, turn_on

NO_ROLL = 0


@jit(inline=False)
def promise(sheet: Sheet, challenge: int) -> int:
    """Return about what a sheet will be worth, in hundredths."""
    return estimate(sheet, challenge, WEIGHTS)


@jit(inline=False)
def rank_builds(sheet: Sheet, challenge: int, roll: int, pairing: int) -> tuple[list[int], list[int]]:
    """Return what can be done on a sheet with this roll, and what each promises."""
    codes, hopes = list_for_turn(sheet, challenge, roll, pairing), [0 for _ in range(0)]
    for code in codes:
        hopes.append(promise(apply_build(sheet, code), challenge))
    return codes, hopes


@jit(inline=False)
def rank_setups(sheet: Sheet, challenge: int) -> tuple[list[int], list[int]]:
    """Return what can be put on the middle plot, and what each promises."""
    codes, hopes = list_setups(challenge), [0 for _ in range(0)]
    for code in codes:
        hopes.append(promise(apply_build(sheet, code), challenge))
    return codes, hopes


@jit(inline=False)
def rank_pairs(sheet: Sheet, challenge: int, roll: int) -> tuple[list[int], list[int]]:
    """Return the ways to pair, and what the best build of each promises."""
    codes, hopes = list_pairs(roll), [0 for _ in range(0)]
    for code in codes:
        hopes.append(max(rank_builds(sheet, challenge, roll, code - PAIR_MOVE)[1]))
    return codes, hopes


@jit(inline=False)
def rank_bars(sheet: Sheet, challenge: int) -> tuple[list[int], list[int]]:
    """Return the squares that can be barred, and what each leaves."""
    codes, hopes = list_bars(sheet), [0 for _ in range(0)]
    for code in codes:
        hopes.append(promise(apply_bar(sheet, code), challenge))
    return codes, hopes


@jit
def first_best(ranked: tuple[list[int], list[int]]) -> int:
    """Return the first of the moves that promise most."""
    codes, hopes = ranked
    return codes[hopes.index(max(hopes))]


@jit(inline=False)
def pair_dice(sheet: Sheet, challenge: int, seats: int, seat: int, roll: int, rng: Rng) -> tuple[Rng, int]:
    """Return how a roll is paired: by Fate or the player alone, by the Regent at a table."""
    if seats == 1:
        return rng, solo_pairing(sheet, challenge)
    if is_pestilence(roll):
        return rng, UNPAIRED
    if (turn_on(sheet, challenge) - 1) % seats == seat:
        return rng, first_best(rank_pairs(sheet, challenge, roll)) - PAIR_MOVE
    rng, code = choose_random(list_pairs(roll), rng)
    return rng, code - PAIR_MOVE


@jit(inline=False)
def bar_when_due(sheet: Sheet, challenge: int) -> Sheet:
    """Return the sheet after unrest, if a square must be barred."""
    if not is_full(sheet) and is_bar_due(sheet, challenge):
        return apply_bar(sheet, first_best(rank_bars(sheet, challenge)))
    return sheet


@jit
def play_on(
    sheet: Sheet,
    challenge: int,
    seats: int,
    seat: int,
    roll: int,
    pairing: int,
    depth: int,
    seed: int,
    number: int,
) -> Sheet:
    """Return a seat's sheet after some greedy turns; a roll on the table is played first."""
    dice, hand = make_rng(seed, number, DICE), make_rng(seed, number, 1)
    sheet = bar_when_due(sheet, challenge)
    for _ in range(depth):
        if is_full(sheet):
            return sheet
        if roll == NO_ROLL:
            dice, roll = roll_dice(dice)
        if pairing == UNPAIRED:
            hand, pairing = pair_dice(sheet, challenge, seats, seat, roll, hand)
        code = first_best(rank_builds(sheet, challenge, roll, pairing))
        sheet = bar_when_due(end_turn(sheet, challenge, code), challenge)
        roll, pairing = NO_ROLL, UNPAIRED
    return sheet


@jit
def try_sheet(
    sheet: Sheet,
    challenge: int,
    seats: int,
    seat: int,
    roll: int,
    pairing: int,
    depth: int,
    seed: int,
    first: int,
    playouts: int,
) -> tuple[list[Sheet], list[int]]:
    """Return the last sheets of a sheet's playouts, and what those promise that are not full."""
    last, hopes = [sheet for _ in range(0)], [0 for _ in range(0)]
    for number in range(first, first + playouts):
        end = play_on(sheet, challenge, seats, seat, roll, pairing, depth, seed, number)
        last.append(end)
        hopes.append(0 if is_full(end) else promise(end, challenge))
    return last, hopes
