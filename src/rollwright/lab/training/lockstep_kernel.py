"""Many games in lockstep, one decision of each at a time, as kernels on the CPU and on a GPU.

A step has four passes. `list_moves` rolls and lists a game's moves; `rank_move` gives a move its value by the
tables; `encode_move` writes the net's inputs for a move that the net evaluates; `play_best` makes the move
with the highest value. A game is a lane: a column of `Lanes.rows`, which holds its position, its dice and
the fields below. The moves of all lanes are numbered consecutively.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...compiler.jit import jit
from ...core.rng import DICE, make_rng
from ...kernel.interface import (
    RNG_SIZE,
    list_codes,
    load_at,
    load_rng,
    move_at,
    roll_on,
    save_at,
    save_rng,
    seat_at,
    total_at,
)
from ...kernel.types import Array, Numbers, Params, Position
from ...values.net import inputs_at
from ...values.ntuple import base_at, table_value, value_for
from ...values.scratch import ValueWorkspace

IS_PLAYING, GAME, SEAT, FIRST_STEP, N_MOVES, TOTAL, N_FIELDS = range(7)
"""Fields of a lane behind its position and its dice; SEAT is the one that moved last."""


class Lanes(NamedTuple):
    """The arrays of all lanes."""

    rows: NDArray[np.int64]
    codes: NDArray[np.int32]
    """The legal moves of each lane."""
    final_values: NDArray[np.int64]
    """Where a game is over: its value to the seat that moved last."""
    move_ends: NDArray[np.int64]
    """The number behind each lane's last move: a cumulative sum."""
    chosen: NDArray[np.int64]
    """The number of the move that was made, or -1."""
    best_values: NDArray[np.float32]
    """The value of that move to the seat that moved before."""
    position: int
    """Length of a packed position."""


class Moves(NamedTuple):
    """The arrays of all moves of all lanes."""

    lanes: NDArray[np.int64]
    table_values: NDArray[np.float32]
    values: NDArray[np.float32]


class Queries(NamedTuple):
    """The arrays of those moves that the net evaluates."""

    moves: NDArray[np.int64]
    inputs: NDArray[np.int32]
    is_live: NDArray[np.uint8]
    """1, or 0 where the game is over after the move."""
    base: NDArray[np.float32]
    """The known part of the value."""
    slots: int


@jit(inline=False)
def list_moves(
    params: Params, start: Position, workspace: ValueWorkspace, lanes: Lanes, seed: int, step: int, lane: int
) -> None:
    """Roll and list a lane's moves; without moves write how its game ended. The next step begins another."""
    row, extra = lanes.rows[:, lane], lanes.position + RNG_SIZE
    row[extra + N_MOVES] = 0
    if step < row[extra + FIRST_STEP]:
        return
    if row[extra + IS_PLAYING] == 0:
        save_at(params, row, 0, start)
        game = lane + row[extra + GAME] * lanes.rows.shape[1]
        save_rng(row, lanes.position, make_rng(seed, game, DICE))
        row[extra + GAME] += 1
        row[extra + IS_PLAYING] = 1
    dice, at = roll_on(params, load_at(params, row, 0), load_rng(row, lanes.position))
    save_at(params, row, 0, at)
    save_rng(row, lanes.position, dice)
    row[extra + N_MOVES] = list_codes(params, at, lanes.codes[:, lane])
    if row[extra + N_MOVES] == 0:
        row[extra + IS_PLAYING], row[extra + TOTAL] = 0, total_at(params, at, 0)
        lanes.final_values[lane] = base_at(params, at, row[extra + SEAT], workspace)


@jit
def lane_of(move_ends: Array, move: int) -> int:
    """[3, 3, 7], 3 -> 2: the lane of a move, by binary search"""
    low, high = 0, len(move_ends) - 1
    while low < high:
        middle = (low + high) // 2
        if move_ends[middle] > move:
            high = middle
        else:
            low = middle + 1
    return low


@jit
def code_of(lanes: Lanes, move: int, lane: int) -> int:
    """Return the code of a move."""
    return int(lanes.codes[move - (lanes.move_ends[lane - 1] if lane > 0 else 0), lane])


@jit(inline=False)
def rank_move(
    params: Params, weights: Numbers, workspace: ValueWorkspace, lanes: Lanes, moves: Moves, move: int
) -> None:
    """Write a move's lane, and its value to the deciding seat by the tables."""
    lane = lane_of(lanes.move_ends, move)
    at = load_at(params, lanes.rows[:, lane], 0)
    then = move_at(params, at, code_of(lanes, move, lane))
    moves.lanes[move] = lane
    moves.table_values[move] = table_value(params, then, seat_at(params, at), weights, workspace)


@jit(inline=False)
def encode_move(
    params: Params, workspace: ValueWorkspace, lanes: Lanes, moves: Moves, queries: Queries, n: int
) -> None:
    """Write the n-th query: the net's inputs after its move, and the known part of the value."""
    move = queries.moves[n]
    lane = moves.lanes[move]
    at = load_at(params, lanes.rows[:, lane], 0)
    then, seat = move_at(params, at, code_of(lanes, move, lane)), seat_at(params, at)
    slots = inputs_at(params, then, seat, workspace, queries.inputs, n * queries.slots)
    queries.is_live[n] = min(1, slots)
    queries.base[n] = base_at(params, then, seat, workspace)


@jit(inline=False)
def play_best(params: Params, lanes: Lanes, values: NDArray[np.float32], lane: int) -> None:
    """Make the first of a lane's best moves; write its number and its value to the previous seat."""
    row, extra = lanes.rows[:, lane], lanes.position + RNG_SIZE
    lanes.chosen[lane] = -1
    n_moves = row[extra + N_MOVES]
    if n_moves == 0:
        return
    at, first, best = load_at(params, row, 0), lanes.move_ends[lane] - n_moves, 0
    for n in range(1, n_moves):
        if values[first + n] > values[first + best]:
            best = n
    seat = seat_at(params, at)
    save_at(params, row, 0, move_at(params, at, lanes.codes[best, lane]))
    lanes.chosen[lane] = first + best
    lanes.best_values[lane] = value_for(params, values[first + best], seat, row[extra + SEAT])
    row[extra + SEAT] = seat


# ---- passes on the CPU: one lane, or one move, after the other


@jit
def list_all(
    params: Params, start: Position, workspace: ValueWorkspace, lanes: Lanes, seed: int, step: int
) -> None:
    """List the moves of all lanes."""
    for lane in range(lanes.rows.shape[1]):
        list_moves(params, start, workspace, lanes, seed, step, lane)


@jit
def rank_all(
    params: Params, weights: Numbers, workspace: ValueWorkspace, lanes: Lanes, moves: Moves, n_moves: int
) -> None:
    """Rank all moves by the tables."""
    for move in range(n_moves):
        rank_move(params, weights, workspace, lanes, moves, move)


@jit
def encode_all(
    params: Params, workspace: ValueWorkspace, lanes: Lanes, moves: Moves, queries: Queries, n_queries: int
) -> None:
    """Write all queries."""
    for n in range(n_queries):
        encode_move(params, workspace, lanes, moves, queries, n)


@jit
def play_all(params: Params, lanes: Lanes, values: NDArray[np.float32]) -> None:
    """Make the best move of all lanes."""
    for lane in range(lanes.rows.shape[1]):
        play_best(params, lanes, values, lane)
