"""Whole games inside the kernel: three ways to play, and games of many seats on the same dice."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.jit import jit
from ...core.rng import DICE, Rng, draw_below, make_rng
from .dice import ALL_WAYS, ROLL_OF_TICKET
from .edition import Rules
from .insight import shrewd_move
from .moves import can_move, list_moves, make_move, random_move
from .scoring import total_score
from .sheet import BLANK, Sheet

POLICIES = ("random", "greedy", "shrewd")
RANDOM, GREEDY, SHREWD = range(3)


@jit
def roll_dice(rng: Rng) -> tuple[Rng, int]:
    """Return the number of a random roll."""
    rng, ticket = draw_below(rng, ALL_WAYS)
    return rng, ROLL_OF_TICKET(ticket)


@jit
def greedy_move(sheet: Sheet, rules: Rules, roll: int) -> int:
    """Return the first of the moves with the highest score at once; -1 if there is none."""
    best, best_score = -1, -1000000
    for code in list_moves(sheet, rules, roll):
        score = total_score(make_move(sheet, code), rules)
        if score > best_score:
            best, best_score = code, score
    return best


@jit
def choose_move(
    sheet: Sheet, rules: Rules, weights: Sequence[int], roll: int, policy: int, rng: Rng
) -> tuple[Rng, int]:
    """Return the policy's move; -1 if there is none."""
    if policy == SHREWD:
        return rng, shrewd_move(sheet, rules, weights, roll)
    if policy == GREEDY:
        return rng, greedy_move(sheet, rules, roll)
    return random_move(sheet, rules, roll, rng)


@jit
def run_playouts(rules: Rules, seed: int, games: int) -> int:
    """Play random solo games to the end and return the number of moves made."""
    moves = 0
    for game in range(games):
        rng = make_rng(seed, game, DICE)
        sheet = BLANK
        rng, roll = roll_dice(rng)
        rng, code = random_move(sheet, rules, roll, rng)
        while code >= 0:
            moves += 1
            sheet = make_move(sheet, code)
            rng, roll = roll_dice(rng)
            rng, code = random_move(sheet, rules, roll, rng)
    return moves


@jit
def play_game(
    rules: Rules, weights: Sequence[int], policies: Sequence[int], dice: Rng, seed: int, game: int
) -> tuple[int, list[Sheet]]:
    """Play one game, a policy for each seat, all on the same dice; return its turns and sheets."""
    seats = len(policies)
    sheets = [BLANK for _ in range(seats)]
    hands = [make_rng(seed, game, seat + 1) for seat in range(seats)]
    turns, drawn = 0, 1
    while drawn > 0:
        drawn = 0
        dice, roll = roll_dice(dice)
        for seat in range(seats):
            sheet, hand, policy = sheets[seat], hands[seat], policies[seat]
            hands[seat], code = choose_move(sheet, rules, weights, roll, policy, hand)
            if code >= 0:
                sheets[seat] = make_move(sheet, code)
                drawn += 1
        turns += 1
    return turns, sheets


@jit
def trace_game(rules: Rules, seed: int, game: int) -> list[int]:
    """Play a random solo game and return a hash of the sheet after every roll and move."""
    hashes = [0 for _ in range(0)]
    rng = make_rng(seed, game, DICE)
    sheet, code, memory = BLANK, 0, 0
    while code >= 0:
        rng, roll = roll_dice(rng)
        hashes.append(mix(memory, roll + 2 * int(can_move(sheet, rules, roll))))
        rng, code = random_move(sheet, rules, roll, rng)
        if code >= 0:
            sheet = make_move(sheet, code)
            memory = mix(hash_sheet(sheet, memory), code)
            memory = mix(memory, total_score(sheet, rules) + 1000)
            hashes.append(memory)
    return hashes


@jit
def mix(memory: int, value: int) -> int:
    """Return a number below 2**40 that depends on both; nothing overflows on the way."""
    for part in (value & 0xFFFFF, (value >> 20) & 0xFFFFF, (value >> 40) & 0xFFFFF, value >> 60):
        memory = ((memory ^ part) * 1000003 + (memory >> 17)) & 0xFFFFFFFFFF
    return memory


@jit
def hash_sheet(sheet: Sheet, memory: int) -> int:
    """Return a hash of everything on the sheet."""
    s = sheet
    for bits in (s.wall, s.water, s.two, s.three, s.house, s.jobless, s.fisherman, s.lumberjack, s.builder):
        memory = mix(mix(memory, bits.lo), bits.hi)
    return mix(memory, s.bonuses)
