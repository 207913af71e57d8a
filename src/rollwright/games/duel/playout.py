"""Rolls, steps, scores and whole games as the kernel promises them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...core import batch, kernel
from ...core.handfuls import HANDFULS, roll_dice
from ...core.jit import jit, table
from ...core.kernel import Space, best_code
from ...core.packing import pack_for
from ...core.rng import Rng
from .board import ICONS, Board, Table
from .greedy_play import choose_greedy
from .random_play import choose_random
from .sheet import Position, compare_rows, dice_of, flying_dice, row_of, side_of
from .turn import apply_roll

POLICIES = ("random", "greedy", "sage")
RANDOM, GREEDY, SAGE = range(3)
N_ROWS = len(ICONS)
POSITION_WIDTH = pack_for(Table, Position).width


def hold(dice: Iterable[int]) -> int:
    """(3, 3, 5) -> the handful {3 3 5}"""
    return sum(dice_of(value, 1) for value in dice)


HELD = table([hold(dice) for dice in HANDFULS])
"""The handfuls of `core.handfuls` as positions keep them."""


# ---- what the kernel promises


@kernel.is_rolling.of(Table, "board")
@jit
def is_rolling(board: Board, at: Position) -> bool:
    return flying_dice(at) > 0


@kernel.roll_at.of(Table, "board")
@jit
def roll_at(board: Board, at: Position, dice: Rng) -> tuple[Rng, Position]:
    dice, roll = roll_dice(flying_dice(at), dice)
    return dice, apply_roll(at, HELD(roll))


@kernel.seat_at.of(Table, "board")
@jit
def seat_at(board: Board, at: Position) -> int:
    return at.turn


@kernel.terms_at.of(Table, "board")
@jit(inline=False)
def terms_at(board: Board, at: Position, seat: int, terms: Any, start: int) -> int:
    """The marks in each row."""
    rows, total = side_of(at, seat).rows, 0
    for n in range(N_ROWS):
        marks = row_of(rows, n + 1)
        terms[start + n] = marks
        total += marks
    return total


@kernel.balance_at.of(Table, "board")
@jit
def balance_at(board: Board, at: Position) -> int:
    return compare_rows(at.a.rows, at.b.rows)


@kernel.choose_at.of(Table)
@jit
def choose_at(table: Table, at: Position, policy: int, space: Space, hand: Rng) -> tuple[Rng, int]:
    if policy == GREEDY:
        return choose_greedy(table.board, at, space, hand)
    if policy == SAGE:
        return hand, best_code(table, at, space)
    return choose_random(table.board, at, space, hand)


@kernel.turn_at.of(Table, "board")
@jit
def turn_at(board: Board, at: Position) -> int:
    return at.round


batch.play_game.of(Table)(batch.play_board)
