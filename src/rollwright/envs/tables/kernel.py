"""The kernel of tables of several seats: steps games choice by choice, the same for every game.

A table is a row of integers: seed and number of its game, the state of its generators, its phase, and for
each seat whether it is done, how many choices of its move are made, its position, and the position that the
others see. Seats that share a position have one for all of them, and decide one after the other. Rows of
paths, masks and planes belong to seats: those of a table lie one after the other.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollwright.compiler.jit import jit
from rollwright.core.rng import DICE, make_rng
from rollwright.core.vocabulary import WAITS
from rollwright.kernel.bitmask import clear_marks, is_marked, mark
from rollwright.kernel.course import (
    Seats,
    close_turn,
    decides_at,
    move_seat,
    position_of,
    put,
    put_open,
    roll_seats,
)
from rollwright.kernel.interface import (
    dice_at,
    is_rolling,
    land_at,
    load_at,
    load_rng,
    save_rng,
    seat_at,
    width_of,
)
from rollwright.kernel.planes import clear_planes
from rollwright.kernel.step_kernel import code_at, mark_at, show_at, show_begun, show_other
from rollwright.kernel.types import Array, Numbers, Params, Position, Rows

from ..lane_kernel import DICE_AT, HAND_AT, HAND_STREAM, NUMBER, SEED, random_choice

PHASE, FIRST_SEAT = 10, 11
DONE, STEP, AT = 0, 1, 2
"""Places in a seat's part of the row; what the others see of it comes last."""
DECIDING, ROLLING, OVER = range(3)
"""Phases of a table."""
REST, BEGIN, CHOOSE, ROLL, REFRESH, FINISH = range(6)
"""What a table can be ordered to do. A roll is given by its number, or below 0 drawn from its dice; a game is
finished at random, from a seed."""
ITS_PHASE, ITS_SEAT, ITS_DICE = range(3)
"""Columns of the info array: the phase, the seat that decides in a shared position, the dice that are due."""


class TableBatch(NamedTuple):
    """The shared inputs of all tables and their output arrays."""

    params: Params
    seats: int
    positions: int
    """As many as seats, or 1 where all seats share it."""
    sheet: int
    """Planes of one seat's sheet."""
    rolls: int
    """Whether dice are drawn as soon as they are due; else the table waits for the order to roll."""
    shows: int
    """Whether observations are written."""
    codes: Array
    rows: Rows
    paths: Rows
    masks: NDArray[np.int8]
    planes: NDArray[np.uint8]
    infos: NDArray[np.int64]


@jit
def place_of(batch: TableBatch, seat: int) -> int:
    """Return where a seat's part of the row begins."""
    shared = 0 if batch.positions == 1 else seat
    return FIRST_SEAT + shared * (AT + 2 * width_of(batch.params))


@jit
def seats_in(batch: TableBatch, row: Array) -> Seats:
    """Return where a table's positions lie."""
    stride = 0 if batch.positions == 1 else AT + 2 * width_of(batch.params)
    return Seats(row, FIRST_SEAT + AT, stride, batch.positions)


@jit
def show_moves(batch: TableBatch, row: Array) -> None:
    """Let all seats see where the others stand."""
    now = seats_in(batch, row)
    seen = Seats(row, now.first + width_of(batch.params), now.width, now.positions)
    for seat in range(batch.positions):
        put(batch.params, seen, seat, position_of(batch.params, now, seat))


@jit(inline=False)
def can_decide(batch: TableBatch, row: Array, seat: int) -> bool:
    """Say whether a seat may move, if it has a legal move."""
    at = position_of(batch.params, seats_in(batch, row), seat)
    if row[PHASE] != DECIDING or row[place_of(batch, seat) + DONE] != 0:
        return False
    if batch.positions == 1:
        return seat_at(batch.params, at) == seat
    return decides_at(batch.params, at, seat)


@jit(inline=False)
def mark_seat(batch: TableBatch, n: int, seat: int) -> int:
    """Mark a seat's legal choices and return how many there are; without one it can only wait."""
    row, mask, found = batch.rows[n], batch.masks[n * batch.seats + seat], 0
    clear_marks(mask)
    if can_decide(batch, row, seat):
        path, steps = batch.paths[n * batch.seats + seat], row[place_of(batch, seat) + STEP]
        found = mark_at(
            batch.params,
            position_of(batch.params, seats_in(batch, row), seat),
            path,
            steps,
            mask,
            batch.codes,
        )
        if found == 0:
            row[place_of(batch, seat) + DONE] = 1
    if found == 0:
        mark(mask, WAITS)
    return found


@jit(inline=False)
def mark_all(batch: TableBatch, n: int) -> None:
    """Mark the legal choices of all seats; the game is over where nobody has one."""
    found = 0
    for seat in range(batch.seats):
        found += mark_seat(batch, n, seat)
    if batch.rows[n][PHASE] == DECIDING and found == 0:
        batch.rows[n][PHASE] = OVER


@jit(inline=False)
def roll_table(batch: TableBatch, n: int, number: int) -> None:
    """Let the dice that are due fall, for all seats."""
    params, row = batch.params, batch.rows[n]
    seats = seats_in(batch, row)
    if number >= 0:
        put_open(params, seats, 0, land_at(params, position_of(params, seats, 0), number))
    else:
        save_rng(row, DICE_AT, roll_seats(params, seats, load_rng(row, DICE_AT)))
    for seat in range(batch.positions):
        place = place_of(batch, seat)
        row[place + DONE] = row[place + STEP] = 0
    row[PHASE] = ROLLING if is_rolling(params, position_of(params, seats, 0)) else DECIDING
    mark_all(batch, n)


@jit(inline=False)
def await_roll(batch: TableBatch, n: int) -> None:
    """Let a table whose turn is over roll, or wait for its roll, or go on without."""
    row = batch.rows[n]
    is_due = is_rolling(batch.params, position_of(batch.params, seats_in(batch, row), 0))
    row[PHASE] = ROLLING if is_due else DECIDING if batch.positions == 1 else OVER
    if is_due and batch.rolls == 1:
        roll_table(batch, n, -1)
    else:
        mark_all(batch, n)


@jit(inline=False)
def end_move(batch: TableBatch, n: int, seat: int, at: Position, code: int) -> bool:
    """Play a seat's whole move; say whether it changes what the other seats see."""
    params, row = batch.params, batch.rows[n]
    seats = seats_in(batch, row)
    row[place_of(batch, seat) + STEP] = 0
    if move_seat(params, seats, seat, at, code):
        if batch.positions > 1:
            mark_all(batch, n)
            return True
    else:
        row[place_of(batch, seat) + DONE] = 1
        mark_seat(batch, n, seat)
        done = 0
        for other in range(batch.seats):
            done += row[place_of(batch, other) + DONE]
        if done < batch.seats:
            return False
        close_turn(params, seats)
        show_moves(batch, row)
    await_roll(batch, n)
    return True


@jit(inline=False)
def choose(batch: TableBatch, n: int, seat: int, action: int) -> bool:
    """Make a seat's legal choice; say whether it changes what the other seats see."""
    row, path = batch.rows[n], batch.paths[n * batch.seats + seat]
    place, at = place_of(batch, seat), position_of(batch.params, seats_in(batch, row), seat)
    path[row[place + STEP]] = action
    row[place + STEP] += 1
    code = code_at(batch.params, at, path, row[place + STEP], batch.codes)
    if code >= 0:
        is_shown = end_move(batch, n, seat, at, code)
        if batch.shows == 1 and not is_shown:
            show_seat(batch, n, seat)
        return is_shown
    mark_seat(batch, n, seat)
    if batch.shows == 1:
        planes, others = batch.planes[n * batch.seats + seat], batch.positions - 1
        show_begun(batch.params, at, seat, path, row[place + STEP], planes, others)
    return False


@jit(inline=False)
def begin_table(batch: TableBatch, n: int) -> None:
    """Start a game; the row holds its seed and number, and the position of each seat."""
    row = batch.rows[n]
    save_rng(row, DICE_AT, make_rng(row[SEED], row[NUMBER], DICE))
    save_rng(row, HAND_AT, make_rng(row[SEED], row[NUMBER], HAND_STREAM))
    for seat in range(batch.positions):
        place = place_of(batch, seat)
        row[place + DONE] = row[place + STEP] = 0
    show_moves(batch, row)
    if is_rolling(batch.params, position_of(batch.params, seats_in(batch, row), 0)):
        await_roll(batch, n)
    else:  # the dice lie already, or the game is over
        row[PHASE] = DECIDING
        mark_all(batch, n)


@jit(inline=False)
def show_seat(batch: TableBatch, n: int, seat: int) -> None:
    """Write what a seat sees: its own sheet as it is, the others' as the turn began."""
    params, row = batch.params, batch.rows[n]
    planes, path = batch.planes[n * batch.seats + seat], batch.paths[n * batch.seats + seat]
    steps = row[place_of(batch, seat) + STEP] if can_decide(batch, row, seat) else 0
    clear_planes(planes)
    at = position_of(params, seats_in(batch, row), seat)
    show_at(params, at, seat, path, steps, planes, batch.positions - 1)
    for n_other in range(1, batch.positions):
        place = place_of(batch, (seat + n_other) % batch.seats)
        seen = load_at(params, row, place + AT + width_of(params))
        show_other(params, seen, planes, n_other * batch.sheet)


@jit(inline=False)
def finish_table(batch: TableBatch, n: int, seed: int) -> None:
    """Play a game to its end by random choices and rolls of a seed."""
    row = batch.rows[n]
    save_rng(row, DICE_AT, make_rng(seed, row[NUMBER], DICE))
    save_rng(row, HAND_AT, make_rng(seed, row[NUMBER], HAND_STREAM))
    while row[PHASE] != OVER:
        if row[PHASE] == ROLLING:
            roll_table(batch, n, -1)
        for seat in range(batch.seats):
            mask = batch.masks[n * batch.seats + seat]
            if row[PHASE] == DECIDING and not is_marked(mask, WAITS):
                choose(batch, n, seat, random_choice(row, mask))


@jit
def run_tables(batch: TableBatch, orders: Numbers, numbers: Numbers) -> None:  # noqa: C901
    """Let every table do what it is ordered to: `numbers` are the seats' choices, or the first one a roll."""
    for n in range(len(batch.rows)):
        is_shown = orders[n] != REST
        if orders[n] == BEGIN:
            begin_table(batch, n)
        elif orders[n] == ROLL:
            roll_table(batch, n, numbers[n * batch.seats])
        elif orders[n] == REFRESH:
            mark_all(batch, n)
        elif orders[n] == FINISH:
            finish_table(batch, n, numbers[n * batch.seats])
        elif orders[n] == CHOOSE:
            is_shown = False
            for seat in range(batch.seats):
                if numbers[n * batch.seats + seat] != WAITS:
                    is_shown |= choose(batch, n, seat, numbers[n * batch.seats + seat])
        if is_shown and batch.shows == 1:
            for seat in range(batch.seats):
                show_seat(batch, n, seat)
        at, info = load_at(batch.params, batch.rows[n], FIRST_SEAT + AT), batch.infos[n]
        info[ITS_PHASE], info[ITS_SEAT] = batch.rows[n][PHASE], seat_at(batch.params, at)
        info[ITS_DICE] = dice_at(batch.params, at)
