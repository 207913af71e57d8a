"""Looking ahead: playouts that both sides play greedily.

A playout goes on for some rounds and then says how likely the seat is to win from there, by what both
sides' rows are worth; one that reaches the end of the game knows.
"""

from __future__ import annotations

from ...core import kernel
from ...core.jit import jit
from ...core.kernel import Space
from ...core.rng import DICE, make_rng
from ...core.values import value_at
from .board import Table
from .greedy_play import choose_greedy, worth_of_rows
from .playout import is_rolling, roll_at
from .sheet import OVER, Position, compare_rows, side_of
from .turn import apply_move

CERTAIN = 10_000
"""The value of a sure victory; a draw is worth half of it."""
EVEN = 12_000
"""By so much worth ahead a side wins three games of four."""
ROUNDS = 2
"""Rounds a playout looks ahead."""


@jit
def chance_to_win(at: Position, seat: int) -> int:
    """Return the seat's chance to win: exact at the end, by the worth of both sides before it."""
    mine, yours = side_of(at, seat).rows, side_of(at, 1 - seat).rows
    if at.phase == OVER:
        return CERTAIN * (1 + compare_rows(mine, yours)) // 2
    lead = worth_of_rows(mine) - worth_of_rows(yours)
    return CERTAIN // 2 + CERTAIN // 2 * lead // (abs(lead) + EVEN)


@kernel.play_on.of(Table)
@jit(inline=False)
def play_on(table: Table, at: Position, seat: int, seed: int, number: int, space: Space) -> int:
    """Return the seat's chance to win after some rounds of greedy play, as learned if anything was."""
    board, end = table.board, at.round + ROUNDS
    dice, hand = make_rng(seed, number, DICE), make_rng(seed, number, 1)
    while at.phase != OVER and at.round < end:
        if is_rolling(board, at):
            dice, at = roll_at(board, at, dice)
        else:
            hand, move = choose_greedy(board, at, space, hand)
            at = apply_move(board, at, move)
    return (
        chance_to_win(at, seat) if len(table.values) == 0 else value_at(table, at, seat, table.values, space)
    )
