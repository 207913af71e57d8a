"""Two ways to choose a move: by lot, and by what the sheet after it is worth."""

from __future__ import annotations

from ....core.jit import jit
from ....core.rng import Rng, draw_below
from ..dice import is_pestilence
from ..moves import BUILD, PAIR, PAIR_MOVE, apply_alone, list_builds, list_due, list_simple, random_build
from ..offers import room_for_offers
from ..sheet import Sheet
from .greedy import WEIGHTS, estimate

POLICIES = ("random", "greedy")
RANDOM, GREEDY = range(2)


@jit(inline=False)
def value_of(sheet: Sheet, challenge: int) -> int:
    """Return about what a sheet will be worth, in hundredths."""
    return estimate(sheet, challenge, WEIGHTS)


@jit(inline=False)
def rank_moves(sheet: Sheet, challenge: int, codes: list[int]) -> list[int]:
    """Return the value of the sheet after each of the moves."""
    values = [0 for _ in range(0)]
    for code in codes:
        values.append(value_of(apply_alone(sheet, code), challenge))
    return values


@jit(inline=False)
def rank_pairs(sheet: Sheet, challenge: int, roll: int, codes: list[int]) -> list[int]:
    """Return for each pairing the value of the best build with it."""
    values = [0 for _ in range(0)]
    for code in codes:
        builds = list_builds(sheet, challenge, roll, code - PAIR_MOVE)
        values.append(max(rank_moves(sheet, challenge, builds)))
    return values


@jit(inline=False)
def rank_due(due: int, sheet: Sheet, challenge: int, roll: int, pairing: int) -> tuple[list[int], list[int]]:
    """Return the moves that are due, and what each is worth."""
    codes = list_due(due, sheet, challenge, roll, pairing)
    if due == PAIR:
        return codes, rank_pairs(sheet, challenge, roll, codes)
    return codes, rank_moves(sheet, challenge, codes)


@jit
def choose_random(
    due: int, offers: list[int], sheet: Sheet, challenge: int, roll: int, pairing: int, rng: Rng
) -> tuple[Rng, int]:
    """Return any move that is due, each as likely as the others; `offers` is room for those of the dice."""
    if due == BUILD and not is_pestilence(roll):
        return random_build(offers, sheet, challenge, roll, pairing, rng)
    codes = list_simple(due, sheet, challenge, roll)
    rng, which = draw_below(rng, len(codes))
    return rng, codes[which]


@jit
def choose_greedy(
    due: int, offers: list[int], sheet: Sheet, challenge: int, roll: int, pairing: int, rng: Rng
) -> tuple[Rng, int]:
    """Return the first of the moves that are worth most."""
    codes, values = rank_due(due, sheet, challenge, roll, pairing)
    return rng, codes[values.index(max(values))]


@jit(inline=False)
def choose(
    policy: int, due: int, sheet: Sheet, challenge: int, roll: int, pairing: int, rng: Rng
) -> tuple[Rng, int]:
    """Return the policy's move."""
    offers = room_for_offers()
    if policy == GREEDY:
        return choose_greedy(due, offers, sheet, challenge, roll, pairing, rng)
    return choose_random(due, offers, sheet, challenge, roll, pairing, rng)
