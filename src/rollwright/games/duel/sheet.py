"""The position as the kernel holds it: integers and sets of squares, nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...compiler.jit import jit
from ...kernel.bits import Bits, Grid, above, has, is_any, left, one, trailing_zeros
from ...kernel.packing import setter
from .board import BOARDS, DICE, ICONS, PRINTED, ROW_LENGTH, Board, Land

DRAFT, DRAW, AGAIN, LIFTING, ADDING, STARRING, OVER = range(7)
PHASES = ("draft", "draw", "again", "lift", "plus", "star", "over")
BLOCKED = 7
MOST_ROUNDS = 99
LONGEST_QUEUE = 30
"""What two bits each leave room for."""
SQUARES = ".123456^"
"""How a square is written, by its value; a blocked one that is a cross is written CROSS."""
CROSS = "x"

# ---- dice: a handful is how many there are of each value, three bits for each

IN_THE_AIR = 7
"""The value of a die that is still to be rolled."""
NO_DICE = 0
ONE_DIE = 1
"""The dice of the lot for the first player: an odd number is A's, an even one B's."""


class Queue(NamedTuple):
    """Things marked and not used yet, two bits each, the next one lowest.

    A player's whole track holds 24 of them, so they always fit.
    """

    things: int
    length: int


class Side(NamedTuple):
    """What is one player's: rows hold five bits each, the others one bit for each ability."""

    rows: int
    used: int
    owns: int
    spent: int
    dice: int


class Position(NamedTuple):
    """Everything there is to know about a game."""

    size: int
    round: int
    first: int
    turn: int
    phase: int
    land: Land
    queue: Queue
    a: Side
    b: Side
    left: int
    gives: int
    """What the squares of every row hold, as in `Board.gives`: a house rule where it is not as printed."""


EMPTY_QUEUE = Queue(0, 0)
NEW_SIDE = Side(0, 0, 0, 0, NO_DICE)


def start_position(size: int, first: int | None, gives: int = PRINTED) -> Position:
    """Return the position before the first roll; without a first player one die is in the air, the lot."""
    land, left_over = BOARDS[size].land, dice_of(IN_THE_AIR, ONE_DIE if first is None else DICE)
    first = first or 0
    return Position(size, 1, first, first, DRAFT, land, EMPTY_QUEUE, NEW_SIDE, NEW_SIDE, left_over, gives)


# ---- handfuls


@jit
def dice_of(value: int, number: int) -> int:
    """6, 2 -> the handful of two sixes"""
    return number << (3 * (value - 1))


@jit
def number_of(dice: int, value: int) -> int:
    """{3 3 5}, 3 -> 2"""
    return (dice >> (3 * (value - 1))) & 7


@jit
def size_of(dice: int) -> int:
    """{3 3 5} -> 3"""
    number = 0
    while dice > 0:
        number += dice & 7
        dice >>= 3
    return number


@jit
def lowest_die(dice: int) -> int:
    """{3 3 5} -> 3 (of a handful that is not empty)"""
    return trailing_zeros(dice) // 3 + 1


@jit
def die_beside(dice: int, value: int) -> int:
    """{3 5}, 5 -> 3, {3 3}, 3 -> 3: the lowest that is left without one of that value."""
    return lowest_die(dice - dice_of(value, 1))


@jit
def other_die(dice: int) -> int:
    """{3 5} -> 5, {3 3} -> 3: what is left without the lowest."""
    return die_beside(dice, lowest_die(dice))


@jit
def change_die(dice: int, old: int, new: int) -> int:
    """{3 5}, 3, 4 -> {4 5}"""
    return dice - dice_of(old, 1) + dice_of(new, 1)


@jit
def settle(dice: int, roll: int) -> int:
    """{3 ?}, {5} -> {3 5}; a handful with nothing in the air stays."""
    flying = number_of(dice, IN_THE_AIR)
    return dice if flying == 0 else dice - dice_of(IN_THE_AIR, flying) + roll


@jit
def flying_dice(at: Position) -> int:
    """Return how many dice are still to be rolled; 0 when a player decides."""
    everywhere = at.left + at.a.dice + at.b.dice
    return number_of(everywhere, IN_THE_AIR)


@jit
def is_lot_due(at: Position) -> bool:
    """Say whether the dice in the air are the lot; never fewer than five are rolled to draft from."""
    return at.phase == DRAFT and number_of(at.left, IN_THE_AIR) == ONE_DIE


# ---- rows


@jit
def row_of(rows: int, value: int) -> int:
    """Return how many marks the row of that icon has."""
    return (rows >> (5 * (value - 1))) & 31


@lru_cache(maxsize=4096)
def rows_in(rows: int) -> tuple[int, ...]:
    """Return the marks of the six rows; they are asked for several times before they change."""
    return tuple([row_of(rows, value) for value in range(1, len(ICONS) + 1)])


@jit
def lowest_row(rows: int) -> int:
    """Return the marks in the lowest of the six rows."""
    low = ROW_LENGTH
    for value in range(1, 7):
        low = min(low, row_of(rows, value))
    return low


@jit
def sort_rows(rows: int) -> int:
    """Return the rows from the lowest, which comes first: in the highest of five bits each."""
    found = 0
    for marks in range(ROW_LENGTH + 1):
        for value in range(1, 7):
            if row_of(rows, value) == marks:
                found = found << 5 | marks
    return found


@jit
def compare_rows(mine: int, yours: int) -> int:
    """Compare rows sorted from the lowest: 1 if mine win, -1 if yours do, 0 if all are equal."""
    for marks in range(ROW_LENGTH + 1):
        below = 0
        for value in range(1, 7):
            below += int(row_of(yours, value) <= marks) - int(row_of(mine, value) <= marks)
        if below != 0:
            return 1 if below > 0 else -1
    return 0


# ---- the land


@jit
def value_at(land: Land, square: int) -> int:
    """Return the icon on a square, 0 for none, BLOCKED for a mountain or cross."""
    value = 1 if has(land.ones, square) else 0
    value += 2 if has(land.twos, square) else 0
    return value + (4 if has(land.fours, square) else 0)


@jit
def squares_with(land: Land, value: int) -> Bits:
    """Return the squares with that icon."""
    ones = land.ones if value & 1 else ~land.ones
    twos = land.twos if value & 2 else ~land.twos
    fours = land.fours if value & 4 else ~land.fours
    return ones & twos & fours


@jit
def empty_squares(land: Land, grid: Grid) -> Bits:
    """Return the squares with nothing on them."""
    return grid.full & ~(land.ones | land.twos | land.fours)


@jit
def icon_squares(land: Land) -> Bits:
    """Return the squares with an icon: neither empty nor blocked."""
    return (land.ones | land.twos | land.fours) & ~(land.ones & land.twos & land.fours)


@jit
def put(land: Land, square: int, value: int) -> Land:
    """Return the land with a value on an empty square."""
    here = one(square)
    ones = land.ones | here if value & 1 else land.ones
    twos = land.twos | here if value & 2 else land.twos
    fours = land.fours | here if value & 4 else land.fours
    return Land(ones, twos, fours, land.crosses)


# ---- sides and positions

with_rows, with_owns, with_spent, with_dice = (
    setter(Side, field) for field in ("rows", "owns", "spent", "dice")
)
with_land, with_queue, with_left = (setter(Position, field) for field in ("land", "queue", "left"))
with_sides, with_phase = setter(Position, "a", "b"), setter(Position, "phase", "turn")


@jit
def side_of(at: Position, seat: int) -> Side:
    """Return what is that seat's."""
    return at.a if seat == 0 else at.b


@jit
def with_side(at: Position, seat: int, side: Side) -> Position:
    """Return the position with one side changed."""
    return with_sides(at, side, at.b) if seat == 0 else with_sides(at, at.a, side)


@jit
def has_room(board: Board, at: Position) -> bool:
    """Say whether a pair can still be drawn: two adjacent squares are empty."""
    free = empty_squares(at.land, board.grid)
    return is_any(free & (left(free, board.grid) | above(free, board.grid)))
