"""Looking ahead: greedy playouts of some turns.

A playout draws on one sheet; where another seat is Regent its pairing is drawn by lot. The engine scores a
full sheet by its best activation, and a challenge passed counts extra.
"""

from __future__ import annotations

from ....core.jit import jit
from ....core.rng import DICE, Rng, make_rng
from ..dice import UNPAIRED, roll_dice
from ..moves import BUILD, end_turn, solo_pairing
from ..offers import room_for_offers
from ..playout import bar_if_due, pair_dice
from ..sheet import Sheet, is_full, turn_on
from ..state import NO_ROLL
from .policy import GREEDY, RANDOM, choose_greedy, value_of


@jit(inline=False)
def pair_as_due(sheet: Sheet, challenge: int, seats: int, seat: int, roll: int, rng: Rng) -> tuple[Rng, int]:
    """Return how a roll is paired: by Fate or the player alone, by the Regent at a table."""
    if seats == 1:
        return rng, solo_pairing(sheet, challenge)
    is_regent = (turn_on(sheet, challenge) - 1) % seats == seat
    return pair_dice(sheet, roll, GREEDY if is_regent else RANDOM, rng)


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
    offers, dice, hand = room_for_offers(), make_rng(seed, number, DICE), make_rng(seed, number, 1)
    hand, sheet = bar_if_due(choose_greedy, offers, sheet, challenge, hand)
    for _ in range(depth):
        if is_full(sheet):
            return sheet
        if roll == NO_ROLL:
            dice, roll = roll_dice(dice)
        if pairing == UNPAIRED:
            hand, pairing = pair_as_due(sheet, challenge, seats, seat, roll, hand)
        hand, code = choose_greedy(BUILD, offers, sheet, challenge, roll, pairing, hand)
        hand, sheet = bar_if_due(choose_greedy, offers, end_turn(sheet, challenge, code), challenge, hand)
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
    """Return the last sheets of a sheet's playouts, and the values of those that are not full."""
    last, values = [sheet for _ in range(0)], [0 for _ in range(0)]
    for number in range(first, first + playouts):
        end = play_on(sheet, challenge, seats, seat, roll, pairing, depth, seed, number)
        last.append(end)
        values.append(0 if is_full(end) else value_of(end, challenge))
    return last, values
