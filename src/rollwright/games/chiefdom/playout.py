"""Whole games inside the kernel: two ways to play, and games of many seats on the same dice."""

from __future__ import annotations

from ...core.jit import jit
from ...core.rng import DICE, Rng, draw_below, make_rng
from .dice import ALL_WAYS, ROLL_OF_TICKET
from .edition import Rules
from .moves import can_move, list_moves, make_move, random_move
from .scoring import total_score
from .sheet import BLANK, Sheet

POLICIES = ("random", "greedy")
RANDOM, GREEDY = range(2)


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
def choose_move(sheet: Sheet, rules: Rules, roll: int, policy: int, rng: Rng) -> tuple[Rng, int]:
    """Return the policy's move; -1 if there is none."""
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
