"""Looking ahead: moves in the order of their promise, and playouts that both sides play greedily.

A playout goes on for some rounds and then says how likely the seat is to win from there, by what both
sides' rows are worth; one that reaches the end of the game knows.
"""

from __future__ import annotations

from ...core.jit import jit
from ...core.rng import DICE as DICE_STREAM
from ...core.rng import Rng, make_rng
from .board import Board
from .greedy_play import (
    choose_greedy,
    worth_of,
    worth_of_a_roll,
    worth_of_permanent,
    worth_of_rows,
    worth_of_take,
)
from .moves import list_moves
from .playout import roll_dice
from .sheet import DRAFT, DRAW, OVER, Position, compare_rows, flying_dice, side_of
from .turn import AGAIN_NOW, DRAW_PAIR, apply_move, apply_roll, kind_in

CERTAIN = 10_000
"""The value of a sure victory; a draw is worth half of it."""
EVEN = 12_000
"""By so much worth ahead a side wins three games of four."""


@jit(inline=False)
def hope_of(board: Board, at: Position, move: int, rng: Rng) -> int:
    """Return what a move promises the deciding player, at a quick look."""
    if at.phase == DRAFT:
        return worth_of_take(board, at, move, rng)
    if at.phase == DRAW and kind_in(move) != DRAW_PAIR:
        return worth_of_permanent(board, at, move, rng)
    if kind_in(move) == AGAIN_NOW:
        return worth_of_rows(side_of(at, at.turn).rows) + 2 * worth_of_a_roll(board, at)
    return worth_of(apply_move(board, at, move), at.turn)


@jit(inline=False)
def rank_moves(board: Board, at: Position) -> tuple[list[int], list[int]]:
    """Return every legal move and what it promises."""
    rng = make_rng(1, 0, 1)
    moves = list_moves(board, at)
    hopes = [0 for _ in range(0)]
    for move in moves:
        hopes.append(hope_of(board, at, move, rng))
    return moves, hopes


@jit
def chance_to_win(at: Position, seat: int) -> int:
    """Return the seat's chance to win: exact at the end, by the worth of both sides before it."""
    mine, yours = side_of(at, seat).rows, side_of(at, 1 - seat).rows
    if at.phase == OVER:
        return CERTAIN * (1 + compare_rows(mine, yours)) // 2
    lead = worth_of_rows(mine) - worth_of_rows(yours)
    return CERTAIN // 2 + CERTAIN // 2 * lead // (abs(lead) + EVEN)


@jit(inline=False)
def play_on(board: Board, start: Position, seat: int, rounds: int, seed: int, number: int) -> int:
    """Return the seat's chance to win after some rounds of greedy play."""
    at = start
    dice, hand = make_rng(seed, number, DICE_STREAM), make_rng(seed, number, 1)
    while at.phase != OVER and at.round < start.round + rounds:
        flying = flying_dice(at)
        if flying > 0:
            dice, roll = roll_dice(flying, dice)
            at = apply_roll(at, roll)
        else:
            hand, move = choose_greedy(board, at, hand)
            at = apply_move(board, at, move)
    return chance_to_win(at, seat)


@jit(inline=False)
def try_position(
    board: Board, at: Position, seat: int, rounds: int, seed: int, first: int, playouts: int
) -> list[int]:
    """Return what each of a position's playouts is worth."""
    values = [0 for _ in range(0)]
    for number in range(first, first + playouts):
        values.append(play_on(board, at, seat, rounds, seed, number))
    return values
