"""Rolls, steps, scores and whole games as the kernel promises them."""

from __future__ import annotations

from collections.abc import Iterable

from ...compiler.jit import jit, lookup_table
from ...core.rng import Rng
from ...kernel import batch
from ...kernel import interface as kernel
from ...kernel.dice_multisets import HANDFULS, roll_dice
from ...kernel.interface import best_code
from ...kernel.packing import pack_for
from ...kernel.types import Array
from ...values.scratch import ValueWorkspace
from .board import ICONS, Board, Params
from .bot.greedy_play import choose_greedy
from .bot.random_play import choose_random
from .sheet import Position, compare_rows, dice_of, flying_dice, row_of, side_of
from .turn import apply_roll

POLICIES = ("random", "greedy", "sage")
RANDOM, GREEDY, SAGE = range(3)
N_ROWS = len(ICONS)
POSITION_WIDTH = pack_for(Params, Position).width


def hold(dice: Iterable[int]) -> int:
    """(3, 3, 5) -> the handful {3 3 5}"""
    return sum(dice_of(value, 1) for value in dice)


HELD = lookup_table([hold(dice) for dice in HANDFULS])
"""The handfuls of `kernel.dice_multisets` as positions keep them."""


# ---- what the kernel promises


@kernel.is_rolling.implement(Params, "board")
@jit
def is_rolling(board: Board, at: Position) -> bool:
    return flying_dice(at) > 0


@kernel.roll_at.implement(Params, "board")
@jit
def roll_at(board: Board, at: Position, dice: Rng) -> tuple[Rng, Position]:
    dice, roll = roll_dice(flying_dice(at), dice)
    return dice, land_at(board, at, roll)


@kernel.land_at.implement(Params, "board")
@jit
def land_at(board: Board, at: Position, roll: int) -> Position:
    return apply_roll(at, HELD(roll))


@kernel.dice_at.implement(Params, "board")
@jit
def dice_at(board: Board, at: Position) -> int:
    return flying_dice(at)


@kernel.seat_at.implement(Params, "board")
@jit
def seat_at(board: Board, at: Position) -> int:
    return at.turn


@kernel.terms_at.implement(Params, "board")
@jit(inline=False)
def terms_at(board: Board, at: Position, seat: int, terms: Array, start: int) -> int:
    """The marks in each row."""
    rows, total = side_of(at, seat).rows, 0
    for n in range(N_ROWS):
        marks = row_of(rows, n + 1)
        terms[start + n] = marks
        total += marks
    return total


@kernel.standing_at.implement(Params, "board")
@jit
def standing_at(board: Board, at: Position, seat: int) -> int:
    """1 for the better rows, -1 for the worse, 0 for equal ones."""
    return compare_rows(at.a.rows, at.b.rows) * (1 - 2 * seat)


@kernel.choose_at.implement(Params)
@jit
def choose_at(
    params: Params, at: Position, policy: int, workspace: ValueWorkspace, hand: Rng
) -> tuple[Rng, int]:
    if policy == GREEDY:
        return choose_greedy(params.board, at, workspace, hand)
    if policy == SAGE:
        return hand, best_code(params, at, workspace)
    return choose_random(params.board, at, workspace, hand)


@kernel.turn_at.implement(Params, "board")
@jit
def turn_at(board: Board, at: Position) -> int:
    return at.round


batch.play_game.implement(Params)(batch.play_shared)
