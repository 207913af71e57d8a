"""Three ways to choose a move, and playouts that both sides play by the net, or greedily without one.

A playout goes on for some rounds and then says how likely the seat is to win from there: by the net, or by
what both sides' rows are worth; one that reaches the end of the game knows.
"""

from __future__ import annotations

from ....compiler.jit import jit
from ....core.rng import DICE, Rng, make_rng
from ....kernel.interface import best_code
from ....values.evaluation import best_by_value
from ....values.scratch import ValueWorkspace
from ..board import Params
from ..kernel import is_rolling, roll_at
from ..sheet import OVER, Position, compare_rows, side_of
from ..turn import apply_move
from .greedy_play import choose_greedy, worth_of_rows
from .random_play import choose_random

POLICIES = ("random", "greedy", "sage")
RANDOM, GREEDY, SAGE = range(3)
CERTAIN = 10_000
"""The value of a sure victory; a draw is worth half of it."""
EVEN = 12_000
"""By so much worth ahead a side wins three games of four."""
ROUNDS = 2
"""Rounds a greedy playout looks ahead. One by the net ends with the next round's roll: until then hardly any
dice are thrown."""
PRICE = 4
"""So many greedy playouts cost as much as one by the net."""


@jit
def chance_by_lead(lead: int) -> int:
    """Return the chance to win of a side that is so far ahead."""
    return CERTAIN // 2 + CERTAIN // 2 * lead // (abs(lead) + EVEN)


@jit
def chance_to_win(at: Position, seat: int) -> int:
    """Return the seat's chance to win: exact at the end, by the worth of both sides before it."""
    mine, yours = side_of(at, seat).rows, side_of(at, 1 - seat).rows
    if at.phase == OVER:
        return CERTAIN * (1 + compare_rows(mine, yours)) // 2
    return chance_by_lead(worth_of_rows(mine) - worth_of_rows(yours))


@jit
def choose_at(
    params: Params, at: Position, policy: int, workspace: ValueWorkspace, hand: Rng
) -> tuple[Rng, int]:
    if policy == GREEDY:
        return choose_greedy(params.board, at, workspace, hand)
    if policy == SAGE:
        return hand, best_code(params, at, workspace)
    return choose_random(params.board, at, workspace, hand)


@jit(inline=False)
def play_on(
    params: Params, at: Position, seat: int, seed: int, number: int, workspace: ValueWorkspace
) -> int:
    """Return the seat's chance to win after some play: by the net if there is one."""
    dice = make_rng(seed, number, DICE)
    if len(params.values) > 0:
        return play_by_net(params, at, seat, dice, workspace)
    hand, end = make_rng(seed, number, 1), at.round + ROUNDS
    while at.phase != OVER and at.round < end:
        if is_rolling(params.board, at):
            dice, at = roll_at(params.board, at, dice)
        else:
            hand, move = choose_greedy(params.board, at, workspace, hand)
            at = apply_move(params.board, at, move)
    return chance_to_win(at, seat)


@jit(inline=False)
def play_by_net(params: Params, at: Position, seat: int, dice: Rng, workspace: ValueWorkspace) -> int:
    """Return the seat's chance to win when the next round's dice have fallen, by the best take."""
    board, end = params.board, at.round + 1
    while at.phase != OVER:
        if is_rolling(board, at):
            dice, at = roll_at(board, at, dice)
        move, value = best_by_value(params, at, params.values, workspace)
        if at.round == end:
            return int(value) if at.turn == seat else CERTAIN - int(value)
        at = apply_move(board, at, move)
    return chance_to_win(at, seat)
