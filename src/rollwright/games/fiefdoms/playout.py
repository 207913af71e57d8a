"""Whole games inside the kernel: solo games by one policy, and games of up to six seats."""

from __future__ import annotations

from collections.abc import Callable

from ...core.bits import popcount
from ...core.jit import jit
from ...core.rng import DICE, Rng, make_rng
from .board import PLOTS
from .bot.policy import GREEDY, choose, choose_greedy, choose_random
from .challenges import HAS_SETUP, POINTS_NEEDED
from .dice import UNPAIRED, is_pestilence, roll_dice
from .moves import (
    BAR,
    BUILD,
    PAIR,
    PAIR_MOVE,
    SETUP,
    apply_bar,
    apply_build,
    end_turn,
    is_bar_due,
    solo_pairing,
)
from .offers import room_for_offers
from .scoring import needs_hold, score_terms
from .sheet import Sheet, blank_sheet, filled_plots, is_blank, is_full, places_of, population
from .state import NO_ROLL

POLICY_BITS = 2
Choose = Callable[[int, list[int], Sheet, int, int, int, Rng], tuple[Rng, int]]
"""What is due, room for offers, sheet, challenge, roll, pairing and random numbers -> these and a move."""


# ---- solo games; handed the policy as a function, so that random games are compiled without the greedy one


@jit
def set_up(policy: Choose, offers: list[int], challenge: int, rng: Rng) -> tuple[Rng, Sheet]:
    """Return the sheet before the first roll."""
    sheet = blank_sheet()
    if HAS_SETUP(challenge) == 0:
        return rng, sheet
    rng, code = policy(SETUP, offers, sheet, challenge, NO_ROLL, UNPAIRED, rng)
    return rng, apply_build(sheet, code)


@jit
def play_turn(
    policy: Choose, offers: list[int], sheet: Sheet, challenge: int, roll: int, rng: Rng
) -> tuple[Rng, Sheet]:
    """Return the sheet after a turn, without a bar that may be due."""
    rng, code = policy(BUILD, offers, sheet, challenge, roll, solo_pairing(sheet, challenge), rng)
    return rng, end_turn(sheet, challenge, code)


@jit
def bar_if_due(
    policy: Choose, offers: list[int], sheet: Sheet, challenge: int, rng: Rng
) -> tuple[Rng, Sheet]:
    """Return the sheet after unrest, if a square must be barred."""
    if not is_full(sheet) and is_bar_due(sheet, challenge):
        rng, code = policy(BAR, offers, sheet, challenge, NO_ROLL, UNPAIRED, rng)
        sheet = apply_bar(sheet, code)
    return rng, sheet


@jit
def play_alone(policy: Choose, offers: list[int], challenge: int, seed: int, game: int) -> Sheet:
    """Play one solo game to the end and return its sheet."""
    dice, hand = make_rng(seed, game, DICE), make_rng(seed, game, 1)
    hand, sheet = set_up(policy, offers, challenge, hand)
    while not is_full(sheet):
        dice, roll = roll_dice(dice)
        hand, sheet = play_turn(policy, offers, sheet, challenge, roll, hand)
        hand, sheet = bar_if_due(policy, offers, sheet, challenge, hand)
    return sheet


@jit
def run_playouts(challenge: int, seed: int, games: int) -> int:
    """Play random solo games and return the number of turns decided."""
    decisions, offers = 0, room_for_offers()
    for game in range(games):
        sheet = play_alone(choose_random, offers, challenge, seed, game)
        decisions += popcount(filled_plots(sheet)) - HAS_SETUP(challenge)
    return decisions


@jit
def trace_alone(policy: Choose, challenge: int, seed: int, game: int) -> list[int]:
    """Play one solo game and return a hash of the state after every step."""
    hashes, offers = [0 for _ in range(0)], room_for_offers()
    dice, hand = make_rng(seed, game, DICE), make_rng(seed, game, 1)
    hand, sheet = set_up(policy, offers, challenge, hand)
    if not is_blank(sheet):
        hashes.append(hash_sheet(sheet, 0))
    while not is_full(sheet):
        dice, roll = roll_dice(dice)
        hashes.append(hash_sheet(sheet, roll))
        hand, sheet = play_turn(policy, offers, sheet, challenge, roll, hand)
        hashes.append(hash_sheet(sheet, 1))
        hand, barred = bar_if_due(policy, offers, sheet, challenge, hand)
        if barred != sheet:
            sheet = barred
            hashes.append(hash_sheet(sheet, 0))
    return hashes


@jit
def trace_game(challenge: int, seed: int, game: int) -> list[int]:
    """Play a random solo game and return a hash of the state after every step."""
    return trace_alone(choose_random, challenge, seed, game)


# ---- games of several seats


@jit
def pair_dice(sheet: Sheet, roll: int, policy: int, rng: Rng) -> tuple[Rng, int]:
    """Return the Regent's pairing; none in a pestilence."""
    if is_pestilence(roll):
        return rng, UNPAIRED
    rng, code = choose(policy, PAIR, sheet, 0, roll, UNPAIRED, rng)
    return rng, code - PAIR_MOVE


@jit
def play_seats(seats: int, policies: int, seed: int, game: int) -> list[Sheet]:
    """Play one game of two or more seats; `policies` holds two bits for each seat."""
    dice = make_rng(seed, game, DICE)
    sheets = [blank_sheet() for _ in range(seats)]
    hands = [make_rng(seed, game, seat + 1) for seat in range(seats)]
    for turn in range(PLOTS):
        regent = turn % seats
        dice, roll = roll_dice(dice)
        policy = policies >> (POLICY_BITS * regent) & 3
        hands[regent], pairing = pair_dice(sheets[regent], roll, policy, hands[regent])
        for seat in range(seats):
            policy = policies >> (POLICY_BITS * seat) & 3
            hands[seat], code = choose(policy, BUILD, sheets[seat], 0, roll, pairing, hands[seat])
            sheets[seat] = end_turn(sheets[seat], 0, code)
    return sheets


# ---- results


@jit
def report_sheet(sheet: Sheet, challenge: int, active: int) -> list[int]:
    """Return the points in the order of TERMS, the population, and 1 if the challenge is met."""
    at = places_of(sheet)
    report = score_terms(sheet, at, active)
    passed = sum(report) >= POINTS_NEEDED(challenge) and needs_hold(sheet, at, active, challenge)
    report.append(population(sheet))
    report.append(int(passed))
    return report


@jit
def play_games(challenge: int, seats: int, policies: int, seed: int, first: int, games: int) -> list[Sheet]:
    """Play games and return the sheets, seat after seat, game after game."""
    sheets, offers = [blank_sheet() for _ in range(0)], room_for_offers()
    for game in range(first, first + games):
        if seats > 1:
            sheets.extend(play_seats(seats, policies, seed, game))
        elif policies == GREEDY:
            sheets.append(play_alone(choose_greedy, offers, challenge, seed, game))
        else:
            sheets.append(play_alone(choose_random, offers, challenge, seed, game))
    return sheets


@jit
def mix(memory: int, value: int) -> int:
    """Return a number below 2**40 that depends on both; nothing overflows on the way."""
    for part in (value & 0xFFFFF, (value >> 20) & 0xFFFFF, (value >> 40) & 0xFFFFF):
        memory = ((memory ^ part) * 1000003 + (memory >> 17)) & 0xFFFFFFFFFF
    return memory


@jit
def hash_sheet(sheet: Sheet, memory: int) -> int:
    """Return a hash of everything on the sheet."""
    s = sheet
    for field in (s.k0, s.k1, s.k2, s.k3, s.k4, s.r0, s.r1, s.r2, s.squares, s.spent, s.unrest):
        memory = mix(memory, field)
    return memory
