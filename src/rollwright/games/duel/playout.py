"""Whole games inside the kernel: dice from one stream, every seat's choices from its own."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod

from ...core.jit import jit, table
from ...core.rng import DICE as DICE_STREAM
from ...core.rng import Rng, draw_below, make_rng
from .board import DICE, Board
from .greedy_play import choose_greedy
from .random_play import choose_random
from .sheet import OVER, Position, dice_of, flying_dice
from .turn import apply_move, apply_roll

POLICIES = ("random", "greedy")
RANDOM, GREEDY = 0, 1
HASH_PRIME, HASH_BITS = 1_000_003, (1 << 31) - 1


def hold(values: tuple[int, ...]) -> int:
    """(3, 3, 5) -> the handful {3 3 5}"""
    return sum(dice_of(value, 1) for value in values)


def distinct_rolls(number: int) -> dict[tuple[int, ...], int]:
    """1 -> {(1,): 1, ..., (6,): 1}: sorted rolls of that many dice with their weights, in order."""
    weights = {}
    for roll in combinations_with_replacement(range(1, 7), number):
        alike = prod(factorial(roll.count(value)) for value in set(roll))
        weights[roll] = factorial(number) // alike
    return weights


def _tickets(number: int) -> list[int]:
    """Return a handful for each of the equally likely ways the dice fall, in the order of the rolls."""
    return [hold(roll) for roll, weight in distinct_rolls(number).items() for _ in range(weight)]


ONE_DIE, TWO_DICE, FIVE_DICE = table(_tickets(1)), table(_tickets(2)), table(_tickets(DICE))


@jit
def roll_dice(number: int, rng: Rng) -> tuple[Rng, int]:
    """Return a handful of one, two or five fresh dice."""
    rng, ticket = draw_below(rng, 6**number)
    if number == 1:
        return rng, ONE_DIE(ticket)
    if number == 2:
        return rng, TWO_DICE(ticket)
    return rng, FIVE_DICE(ticket)


@jit(inline=False)
def choose(board: Board, at: Position, policy: int, rng: Rng) -> tuple[Rng, int]:
    """Return a legal move of the deciding player, by one of the built-in policies."""
    if policy == GREEDY:
        return choose_greedy(board, at, rng)
    return choose_random(board, at, rng)


@jit
def play_game(board: Board, start: Position, a_policy: int, b_policy: int, seed: int, game: int) -> Position:
    """Play one game to its end."""
    at = start
    dice = make_rng(seed, game, DICE_STREAM)
    a_hand, b_hand = make_rng(seed, game, 1), make_rng(seed, game, 2)
    while at.phase != OVER:
        flying = flying_dice(at)
        if flying > 0:
            dice, roll = roll_dice(flying, dice)
            at = apply_roll(at, roll)
        elif at.turn == 0:
            a_hand, move = choose(board, at, a_policy, a_hand)
            at = apply_move(board, at, move)
        else:
            b_hand, move = choose(board, at, b_policy, b_hand)
            at = apply_move(board, at, move)
    return at


@jit
def run_playouts(board: Board, start: Position, seed: int, games: int) -> int:
    """Play random games and return how many decisions they took."""
    decisions = 0
    for game in range(games):
        at = start
        dice, hand = make_rng(seed, game, DICE_STREAM), make_rng(seed, game, 1)
        while at.phase != OVER:
            flying = flying_dice(at)
            if flying > 0:
                dice, roll = roll_dice(flying, dice)
                at = apply_roll(at, roll)
            else:
                hand, move = choose_random(board, at, hand)
                at = apply_move(board, at, move)
                decisions += 1
    return decisions


@jit
def mix(digest: int, number: int) -> int:
    """Stir a number of up to 62 bits into a digest of 31, without overflow."""
    folded = (number & HASH_BITS) ^ (number >> 31)
    return (digest * HASH_PRIME + folded) & HASH_BITS


@jit(inline=False)
def digest_of(at: Position) -> int:
    """Return a hash of the whole position."""
    digest = mix(at.round * 64 + at.first * 32 + at.turn * 16 + at.phase, at.left)
    for plane in (at.land.ones, at.land.twos, at.land.fours, at.land.crosses):
        digest = mix(mix(digest, plane.lo), plane.hi)
    digest = mix(mix(digest, at.queue.things), at.queue.length)
    for side in (at.a, at.b):
        digest = mix(mix(digest, side.rows), side.dice)
        digest = mix(digest, (side.used << 16) | (side.owns << 8) | side.spent)
    return digest


@jit
def trace_game(board: Board, start: Position, seed: int, game: int) -> list[int]:
    """Play one random game and return a digest of every position passed."""
    at = start
    digests = [digest_of(at)]
    dice, hand = make_rng(seed, game, DICE_STREAM), make_rng(seed, game, 1)
    while at.phase != OVER:
        flying = flying_dice(at)
        if flying > 0:
            dice, roll = roll_dice(flying, dice)
            at = apply_roll(at, roll)
        else:
            hand, move = choose_random(board, at, hand)
            at = apply_move(board, at, move)
        digests.append(digest_of(at))
    return digests
