"""Learning a net: many games side by side, whose moves are all weighed at once.

A step has four parts. `list_lane` rolls and lists a game's moves; `weigh_offer` says what one of all games'
moves is worth by the tables; `describe_offer` writes the net's inputs after a move that is close to the best
of its game; `decide_lane` makes the best by what the net said. A game is a lane, a column of each array; its
row holds its position, its dice, and what follows here.
"""

from __future__ import annotations

from typing import Any

from ...compiler.jit import jit
from ...core.rng import DICE, make_rng
from ...kernel.interface import (
    RNG_SIZE,
    Workspace,
    is_rolling,
    list_codes,
    load_at,
    load_rng,
    move_at,
    roll_at,
    save_at,
    save_rng,
    seat_at,
    total_at,
)
from ...values.net import inputs_at
from ...values.ntuple import base_at, table_value, value_for

GOING, GAME, SEAT, BEGINS, OFFERS, TOTAL, EXTRA = range(7)


@jit(inline=False)
def list_lane(
    params: Any,
    start: Any,
    workspace: Workspace,
    codes: Any,
    rows: Any,
    width: int,
    seed: int,
    step: int,
    ended: Any,
    lane: int,
) -> None:
    """Roll and list a lane's moves; where its game is over, write what it ended with for who moved last.

    A game that was over makes room for the next.
    """
    row, extra = rows[:, lane], width + RNG_SIZE
    row[extra + OFFERS] = 0
    if step < row[extra + BEGINS]:
        return
    if row[extra + GOING] == 0:
        save_at(params, row, 0, start)
        save_rng(row, width, make_rng(seed, lane + row[extra + GAME] * rows.shape[1], DICE))
        row[extra + GAME] += 1
        row[extra + GOING] = 1
    at, dice = load_at(params, row, 0), load_rng(row, width)
    while is_rolling(params, at):
        dice, at = roll_at(params, at, dice)
    save_at(params, row, 0, at)
    save_rng(row, width, dice)
    row[extra + OFFERS] = list_codes(params, at, codes[:, lane])
    if row[extra + OFFERS] == 0:
        row[extra + GOING], row[extra + TOTAL] = 0, total_at(params, at, 0)
        ended[lane] = base_at(params, at, row[extra + SEAT], workspace)


@jit
def lane_of(ends: Any, offer: int) -> int:
    """[3, 3, 7], 3 -> 2: the lane whose moves end behind that one of all moves"""
    low, high = 0, len(ends) - 1
    while low < high:
        middle = (low + high) // 2
        if ends[middle] > offer:
            high = middle
        else:
            low = middle + 1
    return low


@jit(inline=False)
def weigh_offer(
    params: Any,
    weights: Any,
    workspace: Workspace,
    codes: Any,
    rows: Any,
    ends: Any,
    lanes: Any,
    base: Any,
    offer: int,
) -> None:
    """Write whose a move is, and what it is worth to who moves by the tables."""
    lane = lane_of(ends, offer)
    at = load_at(params, rows[:, lane], 0)
    code = codes[offer - (ends[lane - 1] if lane > 0 else 0), lane]
    lanes[offer] = lane
    base[offer] = table_value(params, move_at(params, at, code), seat_at(params, at), weights, workspace)


@jit(inline=False)
def describe_offer(
    params: Any,
    workspace: Workspace,
    codes: Any,
    rows: Any,
    ends: Any,
    lanes: Any,
    slots: int,
    asked: Any,
    inputs: Any,
    live: Any,
    sure: Any,
    n: int,
) -> None:
    """Write the inputs after the n-th of the moves that the net is asked about, and what is sure after it."""
    offer = asked[n]
    lane = lanes[offer]
    at = load_at(params, rows[:, lane], 0)
    code = codes[offer - (ends[lane - 1] if lane > 0 else 0), lane]
    then, seat = move_at(params, at, code), seat_at(params, at)
    live[n] = min(1, inputs_at(params, then, seat, workspace, inputs, n * slots))
    sure[n] = base_at(params, then, seat, workspace)


@jit(inline=False)
def decide_lane(
    params: Any,
    codes: Any,
    rows: Any,
    width: int,
    ends: Any,
    worth: Any,
    chosen: Any,
    promised: Any,
    lane: int,
) -> None:
    """Make the best of a lane's moves; write which it was and what it promised the seat that moved before."""
    row, extra = rows[:, lane], width + RNG_SIZE
    chosen[lane] = -1
    if row[extra + OFFERS] == 0:
        return
    at, first, best = load_at(params, row, 0), ends[lane] - row[extra + OFFERS], 0
    for n in range(1, row[extra + OFFERS]):
        if worth[first + n] > worth[first + best]:
            best = n
    now = seat_at(params, at)
    save_at(params, row, 0, move_at(params, at, codes[best, lane]))
    chosen[lane] = first + best
    promised[lane] = value_for(params, worth[first + best], now, row[extra + SEAT])
    row[extra + SEAT] = now


# ---- on the processor: one after the other


@jit
def list_all(
    params: Any,
    start: Any,
    workspace: Workspace,
    codes: Any,
    rows: Any,
    width: int,
    seed: int,
    step: int,
    ended: Any,
) -> None:
    """List the moves of all lanes."""
    for lane in range(rows.shape[1]):
        list_lane(params, start, workspace, codes, rows, width, seed, step, ended, lane)


@jit
def weigh_all(
    params: Any,
    weights: Any,
    workspace: Workspace,
    codes: Any,
    rows: Any,
    ends: Any,
    lanes: Any,
    base: Any,
    offers: int,
) -> None:
    """Weigh all moves by the tables."""
    for offer in range(offers):
        weigh_offer(params, weights, workspace, codes, rows, ends, lanes, base, offer)


@jit
def describe_all(
    params: Any,
    workspace: Workspace,
    codes: Any,
    rows: Any,
    ends: Any,
    lanes: Any,
    slots: int,
    asked: Any,
    inputs: Any,
    live: Any,
    sure: Any,
    offers: int,
) -> None:
    """Write the inputs of all moves that the net is asked about."""
    for n in range(offers):
        describe_offer(params, workspace, codes, rows, ends, lanes, slots, asked, inputs, live, sure, n)


@jit
def decide_all(
    params: Any, codes: Any, rows: Any, width: int, ends: Any, worth: Any, chosen: Any, promised: Any
) -> None:
    """Make the best move on all lanes."""
    for lane in range(rows.shape[1]):
        decide_lane(params, codes, rows, width, ends, worth, chosen, promised, lane)
