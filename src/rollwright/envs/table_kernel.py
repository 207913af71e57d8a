"""The kernel of all environments: steps tables choice by choice, the same for every game.

A table is a row of integers: seed and number of its game, the state of its generators, its phase, what a
lane's seat has, how many choices are legal, and for each position whether its seat is done, how many choices
of its move are made, the position, and the position that the others see. Seats that share a position have one
for all of them, and decide one after the other. Paths, masks and planes belong to views: one for each seat,
those of a table one after the other. A lane is a table of one position and one view, that of the seat that
decides (`lane_kernel`).
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from rollwright.compiler.dispatch import open_generic
from rollwright.compiler.jit import jit
from rollwright.core.rng import DICE, draw_below, make_rng
from rollwright.core.vocabulary import WAITS
from rollwright.kernel.bitmask import Mask, clear_marks, count_marks, is_marked, mark, nth_mark
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

SEED, NUMBER, DICE_AT, HAND_AT, PHASE, TOTAL, CHOICES, FIRST_SEAT = 0, 1, 2, 6, 10, 11, 12, 13
DONE, STEP, AT = range(3)
"""Places in a seat's part of the row; what the others see of it comes last."""
HAND_STREAM = 101
"""The stream that stands in for an illegal choice; seats draw from 1 to 100."""
DECIDING, ROLLING, OVER = range(3)
"""Phases of a table."""
REST, BEGIN, CHOOSE, ROLL, REFRESH, FINISH = range(6)
"""What a table can be ordered to do. A roll is given by its number, or below 0 drawn from its dice; a game is
finished at random, from a seed."""
ITS_PHASE, ITS_SEAT, ITS_DICE = range(3)
"""Columns of the info array: the phase, the seat that decides in a shared position, the dice that are due."""
CHOSEN, MOVED, SHOWN = range(3)
"""What a choice did: it went on with a move, it ended one, and that changed what the other seats see."""


class StepOptions(NamedTuple):
    """Options of stepping lanes."""

    reward: int
    replaces: int
    """Whether an illegal choice is replaced by a random legal one; otherwise it ends the game."""
    illegal_reward: float
    skips: int
    """Whether choices without an alternative are made at once."""
    restarts: int
    """Whether a lane's next game begins in the step that ends one."""


class TableBatch(NamedTuple):
    """The shared inputs of all tables and their output arrays."""

    params: Params
    start: Numbers
    """The seats' parts of the row of a game that begins."""
    seats: int
    positions: int
    """As many as seats, or 1 where all seats share it."""
    views: int
    """As many as seats, or 1 where only the seat that decides is shown anything."""
    sheet: int
    """Planes of one seat's sheet."""
    rolls: int
    """Whether dice are drawn as soon as they are due; else the table waits for the order to roll."""
    shows: int
    """Whether observations are written."""
    step_options: StepOptions
    codes: Array
    """Scratch memory for the list of legal moves."""
    rows: Rows
    """The state of each table,"""
    paths: Rows
    """and the choices of its unfinished moves."""
    masks: NDArray[np.int8]
    planes: NDArray[np.uint8]
    rewards: NDArray[np.float64]
    """What a step brings to each lane, which is paid here; tables are paid outside."""
    infos: NDArray[np.int64]
    finals: NDArray[np.uint8]
    """The last observation of games whose lane restarted in the same step."""


class Batch(Protocol):
    """What stepping a table needs of a `TableBatch`; one on a GPU has it too."""

    @property
    def params(self) -> Params: ...
    @property
    def start(self) -> Numbers: ...
    @property
    def seats(self) -> int: ...
    @property
    def positions(self) -> int: ...
    @property
    def views(self) -> int: ...
    @property
    def rolls(self) -> int: ...
    @property
    def step_options(self) -> StepOptions: ...
    @property
    def rows(self) -> Rows: ...
    @property
    def paths(self) -> Rows: ...
    @property
    def rewards(self) -> NDArray[np.float64]: ...
    @property
    def infos(self) -> NDArray[np.int64]: ...


class View(NamedTuple):
    """What belongs to a view: the choices of its unfinished move, its mask, scratch memory for moves."""

    path: Array
    mask: Mask
    codes: Array


@open_generic
def view_at(batch: TableBatch, n: int, view: int) -> View:
    """Return a view of a table."""
    return View(batch.paths[view], batch.masks[view], batch.codes)


@jit
def place_of(batch: Batch, seat: int) -> int:
    """Return where a seat's part of the row begins."""
    shared = 0 if batch.positions == 1 else seat
    return FIRST_SEAT + shared * (AT + 2 * width_of(batch.params))


@jit
def number_of(batch: Batch, n: int, seat: int) -> int:
    """Return the number of a seat's view."""
    return n if batch.views == 1 else n * batch.views + seat


@jit
def view_of(batch: Batch, n: int, seat: int) -> View:
    """Return a seat's view."""
    return view_at(batch, n, number_of(batch, n, seat))


@jit
def seats_in(batch: Batch, row: Array) -> Seats:
    """Return where a table's positions lie."""
    stride = 0 if batch.positions == 1 else AT + 2 * width_of(batch.params)
    return Seats(row, FIRST_SEAT + AT, stride, batch.positions)


@jit
def show_moves(batch: Batch, row: Array) -> None:
    """Let all seats see where the others stand; a position that all share is seen as it is."""
    now = seats_in(batch, row)
    if now.positions == 1:
        return
    seen = Seats(row, now.first + width_of(batch.params), now.width, now.positions)
    for seat in range(batch.positions):
        put(batch.params, seen, seat, position_of(batch.params, now, seat))


@jit
def can_decide(batch: Batch, row: Array, seat: int, at: Position) -> bool:
    """Say whether a seat may move from its position, if it has a legal move."""
    if row[PHASE] != DECIDING or row[place_of(batch, seat) + DONE] != 0:
        return False
    if batch.positions == 1:
        return seat_at(batch.params, at) == seat
    return decides_at(batch.params, at, seat)


@jit
def mark_seat(batch: Batch, n: int, seat: int, at: Position) -> int:
    """Mark a seat's legal choices and return how many there are; without one it can only wait."""
    row, view, found = batch.rows[n], view_of(batch, n, seat), 0
    clear_marks(view.mask)
    if can_decide(batch, row, seat, at):
        place = place_of(batch, seat)
        found = mark_at(batch.params, at, view.path, row[place + STEP], view.mask, view.codes)
        if found == 0:
            row[place + DONE] = 1
    if found == 0:
        mark(view.mask, WAITS)
    row[CHOICES] = found
    return found


@jit
def mark_all(batch: Batch, n: int) -> None:
    """Mark the legal choices of all views; the game is over where nobody has one."""
    row, found = batch.rows[n], 0
    seats = seats_in(batch, row)
    for view in range(batch.views):
        at = position_of(batch.params, seats, view)
        found += mark_seat(batch, n, seat_at(batch.params, at) if batch.views == 1 else view, at)
    if row[PHASE] == DECIDING and found == 0:
        row[PHASE] = OVER


@jit(inline=False)
def random_choice(row: Array, mask: Mask) -> int:
    """Return a random legal choice, the same again for the same seed and game."""
    hand, which = draw_below(load_rng(row, HAND_AT), count_marks(mask))
    save_rng(row, HAND_AT, hand)
    return nth_mark(mask, which)


@jit
def roll_table(batch: Batch, n: int, number: int) -> None:
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


@jit
def await_roll(batch: Batch, n: int) -> None:
    """Let a table whose turn is over roll, or wait for its roll, or go on without."""
    row = batch.rows[n]
    is_due = is_rolling(batch.params, position_of(batch.params, seats_in(batch, row), 0))
    row[PHASE] = ROLLING if is_due else DECIDING if batch.positions == 1 else OVER
    if is_due and batch.rolls == 1:
        roll_table(batch, n, -1)
    else:
        mark_all(batch, n)


@jit
def end_move(batch: Batch, n: int, seat: int, at: Position, code: int) -> int:
    """Play a seat's whole move; return MOVED or SHOWN."""
    params, row = batch.params, batch.rows[n]
    seats = seats_in(batch, row)
    row[place_of(batch, seat) + STEP] = 0
    if move_seat(params, seats, seat, at, code):
        if batch.positions > 1:
            mark_all(batch, n)
            return SHOWN
    else:
        row[place_of(batch, seat) + DONE] = 1
        mark_seat(batch, n, seat, at)
        done = 0
        for other in range(batch.seats):
            done += row[place_of(batch, other) + DONE]
        if done < batch.seats:
            return MOVED
        close_turn(params, seats)
        show_moves(batch, row)
    await_roll(batch, n)
    return SHOWN


@jit
def choose(batch: Batch, n: int, seat: int, action: int) -> int:
    """Make a seat's legal choice; return CHOSEN, MOVED or SHOWN."""
    row, view = batch.rows[n], view_of(batch, n, seat)
    place, at = place_of(batch, seat), position_of(batch.params, seats_in(batch, row), seat)
    view.path[row[place + STEP]] = action
    row[place + STEP] += 1
    code = code_at(batch.params, at, view.path, row[place + STEP], view.codes)
    if code >= 0:
        return end_move(batch, n, seat, at, code)
    mark_seat(batch, n, seat, at)
    return CHOSEN


@jit(inline=False)
def begin_table(batch: Batch, n: int) -> None:
    """Start a game, whose seed and number the row holds."""
    row = batch.rows[n]
    save_rng(row, DICE_AT, make_rng(row[SEED], row[NUMBER], DICE))
    save_rng(row, HAND_AT, make_rng(row[SEED], row[NUMBER], HAND_STREAM))
    for place in range(len(batch.start)):
        row[FIRST_SEAT + place] = batch.start[place]
    show_moves(batch, row)
    if is_rolling(batch.params, position_of(batch.params, seats_in(batch, row), 0)):
        await_roll(batch, n)
    else:  # the dice lie already, or the game is over
        row[PHASE] = DECIDING
        mark_all(batch, n)


@jit(inline=False)
def finish_table(batch: Batch, n: int, seed: int) -> None:
    """Play a game to its end by random choices and rolls of a seed."""
    row = batch.rows[n]
    save_rng(row, DICE_AT, make_rng(seed, row[NUMBER], DICE))
    save_rng(row, HAND_AT, make_rng(seed, row[NUMBER], HAND_STREAM))
    while row[PHASE] != OVER:
        if row[PHASE] == ROLLING:
            roll_table(batch, n, -1)
        for seat in range(batch.seats):
            mask = view_of(batch, n, seat).mask
            if row[PHASE] == DECIDING and not is_marked(mask, WAITS):
                choose(batch, n, seat, random_choice(row, mask))


# ---- all tables


@jit(inline=False)
def show_seat(batch: TableBatch, n: int, seat: int) -> None:
    """Write what a seat sees: its own sheet as it is, the others' as the turn began."""
    params, row, view = batch.params, batch.rows[n], number_of(batch, n, seat)
    planes, at = batch.planes[view], position_of(params, seats_in(batch, row), seat)
    steps = row[place_of(batch, seat) + STEP] if can_decide(batch, row, seat, at) else 0
    clear_planes(planes)
    show_at(params, at, seat, batch.paths[view], steps, planes, batch.positions - 1)
    for other in range(1, batch.positions):
        place = place_of(batch, (seat + other) % batch.seats)
        show_other(params, load_at(params, row, place + AT + width_of(params)), planes, other * batch.sheet)


@jit(inline=False)
def show_choice(batch: TableBatch, n: int, seat: int) -> None:
    """Write the choices made so far where a seat sees everything else already."""
    row, view = batch.rows[n], number_of(batch, n, seat)
    at, steps = position_of(batch.params, seats_in(batch, row), seat), row[place_of(batch, seat) + STEP]
    show_begun(batch.params, at, seat, batch.paths[view], steps, batch.planes[view], batch.positions - 1)


@jit
def choose_all(batch: TableBatch, n: int, numbers: Numbers) -> bool:
    """Make the choices of a table's seats; say whether all of them are to be shown anew."""
    is_shown = False
    for seat in range(batch.seats):
        if numbers[n * batch.seats + seat] != WAITS:
            did = choose(batch, n, seat, numbers[n * batch.seats + seat])
            is_shown |= did == SHOWN
            if batch.shows == 1 and did == CHOSEN:
                show_choice(batch, n, seat)
            elif batch.shows == 1 and did == MOVED:
                show_seat(batch, n, seat)
    return is_shown


@jit
def run_tables(batch: TableBatch, orders: Numbers, numbers: Numbers) -> None:
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
            is_shown = choose_all(batch, n, numbers)
        if is_shown and batch.shows == 1:
            for seat in range(batch.seats):
                show_seat(batch, n, seat)
        at, info = load_at(batch.params, batch.rows[n], FIRST_SEAT + AT), batch.infos[n]
        info[ITS_PHASE], info[ITS_SEAT] = batch.rows[n][PHASE], seat_at(batch.params, at)
        info[ITS_DICE] = dice_at(batch.params, at)
