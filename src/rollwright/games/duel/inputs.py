"""What the net sees of a position, as one seat does: rows, abilities, dice, and what the board offers."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from ...core import net
from ...core.bits import NONE, Bits, Grid, above, below, count, left, right
from ...core.jit import jit
from ...core.jit import table as look_up
from ...core.kernel import Space
from ...core.net import NetShape
from .board import ROW_LENGTH, Board, Table
from .sheet import (
    IN_THE_AIR,
    OVER,
    Position,
    Side,
    compare_rows,
    empty_squares,
    number_of,
    row_of,
    side_of,
    squares_with,
)

ICONS = 6
ABILITIES, PERMANENTS = 6, 5
RUN = 3
"""So far along a line an icon's chances are looked at."""
MARKS = ROW_LENGTH + 1
LEADS = 17
"""Leads in a row that are told apart, from 8 behind to 8 ahead."""
ROOM, SOME, HELD, FLYING, TEMPOS, THINGS = 128, 24, 4, 6, 32, 4
WAITING = 3
"""So many things waiting are seen."""

SIZES = (
    *[MARKS] * ICONS * 4,  # rows of both, by icon and from the lowest
    *[LEADS] * ICONS,  # the lead in each row from the lowest
    *[SOME] * ICONS * 3,  # squares where one more icon gives at least 1, 2 and 4 marks
    *[2] * (ABILITIES + PERMANENTS * 2) * 2,
    *[HELD] * ICONS * 3,  # dice of mine, yours, and left
    *[FLYING] * 3,
    *[THINGS] * WAITING,
    TEMPOS,
    3,  # who leads
    ROOM,  # free squares
    ROOM,  # free pairs
)
SLOTS = len(SIZES)
assert SLOTS <= net.SLOTS
_begins = [*accumulate(SIZES, initial=0)]
BEGINS = look_up(_begins)
SHAPE = NetShape(inputs=_begins[-1], squares=0, seen=0, hidden=256, width=256, cap=6 * net.ONE, fine=16)
CLOSE = 2_000
"""So far behind the best by rows alone, of 10,000, a move may be for the net to be asked about it."""


@net.net_begins.of(Table, "board")
@jit
def net_begins(board: Board) -> int:
    return 0


@net.shape_of.of(Table, "board")
@jit
def shape_of(board: Board) -> NetShape:
    return SHAPE


@net.closeness.of(Table, "board")
@jit
def closeness(board: Board) -> int:
    return CLOSE


@jit
def put_input(inputs: Any, start: int, slot: int, found: int) -> int:
    """Write what was found in a slot, and return the next one."""
    inputs[start + slot] = BEGINS(slot) + found
    return slot + 1


@jit
def marks_from_lowest(rows: int) -> int:
    """Return the rows sorted from the lowest, five bits each, the lowest in the lowest bits."""
    found, place = 0, 0
    for marks in range(MARKS):
        for value in range(1, ICONS + 1):
            if row_of(rows, value) == marks:
                found |= marks << place
                place += 5
    return found


@jit(inline=False)
def squares_offering(same: Bits, free: Bits, grid: Grid) -> tuple[Bits, Bits, Bits]:
    """Return the free squares where one more icon gives marks, by the number's binary digits; 4 for more."""
    ones, twos, fours = NONE, NONE, NONE
    for way in range(4):
        line = same
        for _ in range(RUN):
            if way == 0:
                line = below(line, grid)
            elif way == 1:
                line = above(line, grid)
            elif way == 2:
                line = right(line, grid)
            else:
                line = left(line, grid)
            here = line & free
            carry = ones & here
            ones = ones ^ here
            fours = fours | (twos & carry)
            twos = twos ^ carry
            line = line & same
    return ones, twos, fours


@jit(inline=False)
def put_side(side: Side, inputs: Any, start: int, slot: int) -> int:
    """Write a side's abilities."""
    for ability in range(ABILITIES):
        slot = put_input(inputs, start, slot, side.used >> ability & 1)
    for permanent in range(PERMANENTS):
        slot = put_input(inputs, start, slot, side.owns >> permanent & 1)
        slot = put_input(inputs, start, slot, side.spent >> permanent & 1)
    return slot


@jit(inline=False)
def put_dice(dice: int, inputs: Any, start: int, slot: int) -> int:
    """Write how many dice show each icon."""
    for value in range(1, ICONS + 1):
        slot = put_input(inputs, start, slot, min(HELD - 1, number_of(dice, value)))
    return slot


@net.inputs_at.of(Table, "board")
@jit(inline=False)
def inputs_at(board: Board, at: Position, seat: int, space: Space, inputs: Any, start: int) -> int:
    if at.phase == OVER:
        return 0
    mine, yours, slot = side_of(at, seat), side_of(at, 1 - seat), 0
    for value in range(1, ICONS + 1):
        slot = put_input(inputs, start, slot, row_of(mine.rows, value))
        slot = put_input(inputs, start, slot, row_of(yours.rows, value))
    my_low, your_low = marks_from_lowest(mine.rows), marks_from_lowest(yours.rows)
    for n in range(ICONS):
        slot = put_input(inputs, start, slot, my_low >> 5 * n & 31)
        slot = put_input(inputs, start, slot, your_low >> 5 * n & 31)
    for n in range(ICONS):
        lead = (my_low >> 5 * n & 31) - (your_low >> 5 * n & 31)
        slot = put_input(inputs, start, slot, max(0, min(LEADS - 1, lead + LEADS // 2)))
    free = empty_squares(at.land, board.grid)
    for value in range(1, ICONS + 1):
        same = squares_with(at.land, value) & board.grid.full
        ones, twos, fours = squares_offering(same, free, board.grid)
        slot = put_input(inputs, start, slot, min(SOME - 1, count(ones | twos | fours)))
        slot = put_input(inputs, start, slot, min(SOME - 1, count(twos | fours)))
        slot = put_input(inputs, start, slot, min(SOME - 1, count(fours)))
    slot = put_side(mine, inputs, start, slot)
    slot = put_side(yours, inputs, start, slot)
    slot = put_dice(mine.dice, inputs, start, slot)
    slot = put_dice(yours.dice, inputs, start, slot)
    slot = put_dice(at.left, inputs, start, slot)
    slot = put_input(inputs, start, slot, min(FLYING - 1, number_of(mine.dice, IN_THE_AIR)))
    slot = put_input(inputs, start, slot, min(FLYING - 1, number_of(yours.dice, IN_THE_AIR)))
    slot = put_input(inputs, start, slot, min(FLYING - 1, number_of(at.left, IN_THE_AIR)))
    for n in range(WAITING):
        slot = put_input(inputs, start, slot, at.queue.things >> 2 * n & 3)
    slot = put_input(inputs, start, slot, (at.phase << 1 | int(at.turn == seat)) << 1 | int(at.first == seat))
    slot = put_input(inputs, start, slot, 1 + compare_rows(mine.rows, yours.rows))
    slot = put_input(inputs, start, slot, min(ROOM - 1, count(free)))
    pairs = count(free & left(free, board.grid)) + count(free & above(free, board.grid))
    return put_input(inputs, start, slot, min(ROOM - 1, pairs))
