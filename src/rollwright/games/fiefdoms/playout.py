"""Whole games inside the kernel: two ways to play, and games of up to six seats."""

from __future__ import annotations

from ...core.jit import jit
from ...core.rng import DICE, Rng, draw_below, make_rng
from .challenges import HAS_SETUP, POINTS_NEEDED
from .dice import ROLL_OF_TICKET, TICKETS, UNPAIRED, is_pestilence, list_pairings
from .greedy import WEIGHTS, Weights, estimate
from .moves import (
    PAIR_MOVE,
    apply_bar,
    apply_build,
    end_turn,
    is_bar_due,
    list_bars,
    list_builds,
    list_forfeits,
    list_setups,
    random_build,
)
from .offers import room_for_offers
from .scoring import needs_hold, score_terms
from .sheet import Sheet, blank_sheet, is_blank, is_full, places_of, population, turn_on

POLICIES = ("random", "greedy")
RANDOM, GREEDY = range(2)
POLICY_BITS = 2
SURELY_LESS = -(1 << 40)


@jit
def roll_dice(rng: Rng) -> tuple[Rng, int]:
    """Return a random roll."""
    rng, ticket = draw_below(rng, TICKETS)
    return rng, ROLL_OF_TICKET(ticket)


# ---- decisions


@jit
def list_for_turn(sheet: Sheet, challenge: int, roll: int, pairing: int) -> list[int]:
    """Return what a seat may do on its sheet with this roll: build, or forfeit in a pestilence."""
    if is_pestilence(roll):
        return list_forfeits(sheet)
    return list_builds(sheet, challenge, roll, pairing)


@jit
def list_pairs(roll: int) -> list[int]:
    """Return the Regent's moves."""
    return [PAIR_MOVE + way for way in list_pairings(roll)]


@jit(inline=False)
def best_build(sheet: Sheet, challenge: int, codes: list[int], w: Weights) -> tuple[int, int]:
    """Return the first of the builds with the best estimate, and that estimate."""
    best, most = -1, SURELY_LESS
    for code in codes:
        worth = estimate(apply_build(sheet, code), challenge, w)
        if worth > most:
            best, most = code, worth
    return best, most


@jit
def best_bar(sheet: Sheet, challenge: int, codes: list[int], w: Weights) -> int:
    """Return the square whose bar costs least."""
    best, most = -1, SURELY_LESS
    for code in codes:
        worth = estimate(apply_bar(sheet, code), challenge, w)
        if worth > most:
            best, most = code, worth
    return best


@jit
def best_pair(sheet: Sheet, challenge: int, roll: int, codes: list[int], w: Weights) -> int:
    """Return the pairing whose best build is best for the Regent."""
    best, most = -1, SURELY_LESS
    for code in codes:
        builds = list_builds(sheet, challenge, roll, code - PAIR_MOVE)
        worth = best_build(sheet, challenge, builds, w)[1]
        if worth > most:
            best, most = code, worth
    return best


@jit
def choose_random(codes: list[int], rng: Rng) -> tuple[Rng, int]:
    """Return any of the moves, each as likely as the others."""
    rng, which = draw_below(rng, len(codes))
    return rng, codes[which]


@jit(inline=False)
def choose_build(sheet: Sheet, challenge: int, codes: list[int], policy: int, rng: Rng) -> tuple[Rng, int]:
    """Return the policy's build, forfeit or setup."""
    if policy == GREEDY:
        return rng, best_build(sheet, challenge, codes, WEIGHTS)[0]
    return choose_random(codes, rng)


@jit
def random_for_turn(
    offers: list[int], sheet: Sheet, challenge: int, roll: int, pairing: int, rng: Rng
) -> tuple[Rng, int]:
    """Return any build, or any forfeit in a pestilence."""
    if is_pestilence(roll):
        return choose_random(list_forfeits(sheet), rng)
    return random_build(offers, sheet, challenge, roll, pairing, rng)


@jit(inline=False)
def choose_for_turn(
    sheet: Sheet, challenge: int, roll: int, pairing: int, policy: int, rng: Rng
) -> tuple[Rng, int]:
    """Return what the policy does on its sheet with this roll."""
    if policy == RANDOM:
        return random_for_turn(room_for_offers(), sheet, challenge, roll, pairing, rng)
    return choose_build(sheet, challenge, list_for_turn(sheet, challenge, roll, pairing), policy, rng)


@jit
def choose_setup(sheet: Sheet, challenge: int, policy: int, rng: Rng) -> tuple[Rng, int]:
    """Return what the policy puts on the middle plot."""
    return choose_build(sheet, challenge, list_setups(challenge), policy, rng)


@jit(inline=False)
def choose_bar(sheet: Sheet, challenge: int, policy: int, rng: Rng) -> tuple[Rng, int]:
    """Return the square the policy bars."""
    codes = list_bars(sheet)
    if policy == GREEDY:
        return rng, best_bar(sheet, challenge, codes, WEIGHTS)
    return choose_random(codes, rng)


@jit(inline=False)
def choose_pair(sheet: Sheet, challenge: int, roll: int, policy: int, rng: Rng) -> tuple[Rng, int]:
    """Return the policy's pairing."""
    codes = list_pairs(roll)
    if policy == GREEDY:
        return rng, best_pair(sheet, challenge, roll, codes, WEIGHTS)
    return choose_random(codes, rng)


# ---- solo games


@jit
def solo_pairing(sheet: Sheet, challenge: int) -> int:
    """Return how solo dice are paired: by the player on odd turns, by Fate on even ones."""
    return UNPAIRED if turn_on(sheet, challenge) % 2 == 1 else 0


@jit(inline=False)
def set_up_solo(challenge: int, policy: int, rng: Rng) -> tuple[Rng, Sheet]:
    """Return the sheet before the first roll."""
    sheet = blank_sheet()
    if HAS_SETUP(challenge) == 0:
        return rng, sheet
    rng, code = choose_setup(sheet, challenge, policy, rng)
    return rng, apply_build(sheet, code)


@jit
def play_solo_turn(sheet: Sheet, challenge: int, roll: int, policy: int, rng: Rng) -> tuple[Rng, Sheet]:
    """Return the sheet after a turn, without a bar that may be due."""
    rng, code = choose_for_turn(sheet, challenge, roll, solo_pairing(sheet, challenge), policy, rng)
    return rng, end_turn(sheet, challenge, code)


@jit
def bar_if_due(sheet: Sheet, challenge: int, policy: int, rng: Rng) -> tuple[Rng, Sheet]:
    """Return the sheet after unrest, if a square must be barred."""
    if not is_full(sheet) and is_bar_due(sheet, challenge):
        rng, code = choose_bar(sheet, challenge, policy, rng)
        sheet = apply_bar(sheet, code)
    return rng, sheet


@jit(inline=False)
def play_solo(challenge: int, policy: int, seed: int, game: int) -> Sheet:
    """Play one solo game to the end and return its sheet."""
    dice, hand = make_rng(seed, game, DICE), make_rng(seed, game, 1)
    hand, sheet = set_up_solo(challenge, policy, hand)
    while not is_full(sheet):
        dice, roll = roll_dice(dice)
        hand, sheet = play_solo_turn(sheet, challenge, roll, policy, hand)
        hand, sheet = bar_if_due(sheet, challenge, policy, hand)
    return sheet


# ---- random solo games, apart from the rest because they compile so much faster


@jit
def random_setup(challenge: int, rng: Rng) -> tuple[Rng, Sheet]:
    """Return the sheet before the first roll."""
    sheet = blank_sheet()
    if HAS_SETUP(challenge) == 0:
        return rng, sheet
    rng, code = choose_random(list_setups(challenge), rng)
    return rng, apply_build(sheet, code)


@jit
def random_turn(offers: list[int], sheet: Sheet, challenge: int, roll: int, rng: Rng) -> tuple[Rng, Sheet]:
    """Return the sheet after a turn, without a bar that may be due."""
    rng, code = random_for_turn(offers, sheet, challenge, roll, solo_pairing(sheet, challenge), rng)
    return rng, end_turn(sheet, challenge, code)


@jit
def random_bar(sheet: Sheet, challenge: int, rng: Rng) -> tuple[Rng, Sheet]:
    """Return the sheet after unrest, if a square must be barred."""
    if not is_full(sheet) and is_bar_due(sheet, challenge):
        rng, code = choose_random(list_bars(sheet), rng)
        sheet = apply_bar(sheet, code)
    return rng, sheet


@jit
def run_playouts(challenge: int, seed: int, games: int) -> int:
    """Play random solo games and return the number of turns decided."""
    decisions, offers = 0, room_for_offers()
    for game in range(games):
        dice, hand = make_rng(seed, game, DICE), make_rng(seed, game, 1)
        hand, sheet = random_setup(challenge, hand)
        while not is_full(sheet):
            dice, roll = roll_dice(dice)
            hand, sheet = random_turn(offers, sheet, challenge, roll, hand)
            hand, sheet = random_bar(sheet, challenge, hand)
            decisions += 1
    return decisions


@jit
def trace_game(challenge: int, seed: int, game: int) -> list[int]:
    """Play a random solo game and return a hash of the state after every step."""
    hashes, offers = [0 for _ in range(0)], room_for_offers()
    dice, hand = make_rng(seed, game, DICE), make_rng(seed, game, 1)
    hand, sheet = random_setup(challenge, hand)
    if not is_blank(sheet):
        hashes.append(hash_sheet(sheet, 0))
    while not is_full(sheet):
        dice, roll = roll_dice(dice)
        hashes.append(hash_sheet(sheet, roll))
        hand, sheet = random_turn(offers, sheet, challenge, roll, hand)
        hashes.append(hash_sheet(sheet, 1))
        hand, barred = random_bar(sheet, challenge, hand)
        if barred != sheet:
            sheet = barred
            hashes.append(hash_sheet(sheet, 0))
    return hashes


# ---- games of several seats


@jit
def play_seats(seats: int, policies: int, seed: int, game: int) -> list[Sheet]:
    """Play one game of two or more seats; `policies` holds two bits for each seat."""
    dice = make_rng(seed, game, DICE)
    sheets = [blank_sheet() for _ in range(seats)]
    hands = [make_rng(seed, game, seat + 1) for seat in range(seats)]
    for turn in range(25):
        regent = turn % seats
        dice, roll = roll_dice(dice)
        pairing = UNPAIRED
        if not is_pestilence(roll):
            policy = policies >> (POLICY_BITS * regent) & 3
            hands[regent], code = choose_pair(sheets[regent], 0, roll, policy, hands[regent])
            pairing = code - PAIR_MOVE
        for seat in range(seats):
            policy = policies >> (POLICY_BITS * seat) & 3
            hands[seat], code = choose_for_turn(sheets[seat], 0, roll, pairing, policy, hands[seat])
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
    sheets = [blank_sheet() for _ in range(0)]
    for game in range(first, first + games):
        if seats == 1:
            sheets.append(play_solo(challenge, policies & 3, seed, game))
        else:
            sheets.extend(play_seats(seats, policies, seed, game))
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
