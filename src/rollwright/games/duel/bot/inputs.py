"""Inputs of Duel's net from one seat's view: the board, rows, abilities, dice, and what squares offer."""

from __future__ import annotations

from itertools import accumulate

from ....compiler.jit import jit, lookup_table
from ....kernel.bits import above, count, left
from ....kernel.types import Array
from ....values import conv_trunk
from ....values.scratch import MAX_SLOTS, ValueWorkspace
from ..board import ROW_LENGTH, Board, Land
from ..sheet import (
    IN_THE_AIR,
    OVER,
    Position,
    Side,
    empty_squares,
    number_of,
    row_of,
    side_of,
    sort_rows,
    value_at,
)
from .tactics import hopes_at, offers_for

ICONS = 6
ABILITIES, PERMANENTS = 6, 5
MARKS = ROW_LENGTH + 1
LEADS = 17
"""Leads in a row that are told apart, from 8 behind to 8 ahead."""
ROOM, SOME, HELD, FLYING, TEMPOS, THINGS = 128, 24, 4, 6, 32, 4
WAITING = 3
"""Waiting things that have an input."""
CELLS, KINDS = 9, 8
"""Side of the inner board that is an input, and kinds of its cells."""
FIRST_HOPE, HOPES = 300, 22
"""Buckets of what dice are worth: each bound two fifths above the one before."""

SIZES = (
    *[KINDS] * CELLS * CELLS,
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
    *[HOPES] * 2,  # what the dice promise both
)
SLOTS = len(SIZES)
assert SLOTS <= MAX_SLOTS
_begins = [*accumulate(SIZES, initial=0)]
BEGINS = lookup_table(_begins)
SQUARES = CELLS * CELLS
SHAPE = conv_trunk.shape_with_trunk(_begins[-1], _begins[SQUARES], SQUARES, hidden=256, output_scale=16)
BOARD = (CELLS, CELLS, KINDS)
MARGIN = 2_000
"""How far behind the best by `base_at`, of 10,000, a move may be for the net to evaluate it."""
CANDIDATES = 16
"""Moves of a decision that it evaluates at most: the best by `base_at`."""
N_STEPS = 5
"""Its TD target lies this many decisions later: the other side has drawn by then."""


@jit
def put_input(inputs: Array, start: int, slot: int, found: int) -> int:
    """Write the active input of a slot and return the next slot."""
    inputs[start + slot] = BEGINS(slot) + found
    return slot + 1


@jit(inline=False)
def put_squares(land: Land, size: int, inputs: Array, start: int) -> int:
    """Write what stands on the inner squares."""
    ring = (size - CELLS) // 2
    slot = 0
    for row in range(ring, ring + CELLS):
        for column in range(ring, ring + CELLS):
            slot = put_input(inputs, start, slot, value_at(land, row * size + column))
    return slot


@jit
def steps_to(hope: int) -> int:
    """Return the bucket of what dice are worth."""
    reached, steps = FIRST_HOPE, 0
    while reached < hope and steps < HOPES - 1:
        reached += 2 * reached // 5
        steps += 1
    return steps


@jit(inline=False)
def put_side(side: Side, inputs: Array, start: int, slot: int) -> int:
    """Write a side's abilities."""
    for ability in range(ABILITIES):
        slot = put_input(inputs, start, slot, side.used >> ability & 1)
    for permanent in range(PERMANENTS):
        slot = put_input(inputs, start, slot, side.owns >> permanent & 1)
        slot = put_input(inputs, start, slot, side.spent >> permanent & 1)
    return slot


@jit(inline=False)
def inputs_at(  # noqa: C901
    board: Board, at: Position, seat: int, workspace: ValueWorkspace, inputs: Array, start: int
) -> int:
    if at.phase == OVER:
        return 0
    mine, yours = side_of(at, seat), side_of(at, 1 - seat)
    slot = put_squares(at.land, at.size, inputs, start)
    for value in range(1, ICONS + 1):
        slot = put_input(inputs, start, slot, row_of(mine.rows, value))
        slot = put_input(inputs, start, slot, row_of(yours.rows, value))
    my_low, your_low = sort_rows(mine.rows), sort_rows(yours.rows)
    for value in range(ICONS, 0, -1):
        slot = put_input(inputs, start, slot, row_of(my_low, value))
        slot = put_input(inputs, start, slot, row_of(your_low, value))
    for value in range(ICONS, 0, -1):
        lead = row_of(my_low, value) - row_of(your_low, value)
        slot = put_input(inputs, start, slot, max(0, min(LEADS - 1, lead + LEADS // 2)))
    free = empty_squares(at.land, board.grid)
    for value in range(1, ICONS + 1):
        ones, twos, fours = offers_for(board, at, value)
        for found in (count(ones | twos | fours), count(twos | fours), count(fours)):
            slot = put_input(inputs, start, slot, min(SOME - 1, found))
    slot = put_side(mine, inputs, start, slot)
    slot = put_side(yours, inputs, start, slot)
    for dice in (mine.dice, yours.dice, at.left):
        for value in range(1, ICONS + 1):
            slot = put_input(inputs, start, slot, min(HELD - 1, number_of(dice, value)))
    for dice in (mine.dice, yours.dice, at.left):
        slot = put_input(inputs, start, slot, min(FLYING - 1, number_of(dice, IN_THE_AIR)))
    for n in range(WAITING):
        slot = put_input(inputs, start, slot, at.queue.things >> 2 * n & 3)
    slot = put_input(inputs, start, slot, (at.phase << 1 | int(at.turn == seat)) << 1 | int(at.first == seat))
    slot = put_input(inputs, start, slot, 1 + int(my_low > your_low) - int(my_low < your_low))
    slot = put_input(inputs, start, slot, min(ROOM - 1, count(free)))
    pairs = count(free & left(free, board.grid)) + count(free & above(free, board.grid))
    slot = put_input(inputs, start, slot, min(ROOM - 1, pairs))
    hopes = hopes_at(board, at, seat)
    slot = put_input(inputs, start, slot, steps_to(hopes.mine))
    return put_input(inputs, start, slot, steps_to(hopes.yours))
