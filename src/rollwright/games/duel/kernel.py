"""The kernel of the rules: rolls, turns and scores of a position."""

from __future__ import annotations

from collections.abc import Iterable

from ...compiler.jit import jit, lookup_table
from ...core.rng import Rng
from ...kernel.dice_multisets import HANDFULS, roll_dice
from ...kernel.packing import pack_for
from ...kernel.types import Array
from .board import ICONS, Board, Params
from .sheet import Position, compare_rows, dice_of, flying_dice, row_of, side_of
from .turn import apply_roll

N_ROWS = len(ICONS)
POSITION_WIDTH = pack_for(Params, Position).width


def hold(dice: Iterable[int]) -> int:
    """(3, 3, 5) -> the handful {3 3 5}"""
    return sum(dice_of(value, 1) for value in dice)


HELD = lookup_table([hold(dice) for dice in HANDFULS])
"""The handfuls of `kernel.dice_multisets` as positions keep them."""


@jit
def is_rolling(board: Board, at: Position) -> bool:
    return flying_dice(at) > 0


@jit
def roll_at(board: Board, at: Position, dice: Rng) -> tuple[Rng, Position]:
    dice, roll = roll_dice(flying_dice(at), dice)
    return dice, land_at(board, at, roll)


@jit
def land_at(board: Board, at: Position, roll: int) -> Position:
    return apply_roll(at, HELD(roll))


@jit
def dice_at(board: Board, at: Position) -> int:
    return flying_dice(at)


@jit
def seat_at(board: Board, at: Position) -> int:
    return at.turn


@jit(inline=False)
def terms_at(board: Board, at: Position, seat: int, terms: Array, start: int) -> int:
    """The marks in each row."""
    rows, total = side_of(at, seat).rows, 0
    for n in range(N_ROWS):
        marks = row_of(rows, n + 1)
        terms[start + n] = marks
        total += marks
    return total


@jit
def total_at(board: Board, at: Position, seat: int) -> int:
    """The same without writing: it costs nothing where only the standing counts."""
    rows, total = side_of(at, seat).rows, 0
    for n in range(N_ROWS):
        total += row_of(rows, n + 1)
    return total


@jit
def standing_at(board: Board, at: Position, seat: int, total: int) -> int:
    """1 for the better rows, -1 for the worse, 0 for equal ones."""
    return compare_rows(at.a.rows, at.b.rows) * (1 - 2 * seat)


@jit
def turn_at(board: Board, at: Position) -> int:
    return at.round
