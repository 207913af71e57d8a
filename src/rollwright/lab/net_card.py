"""The steps of learning a net as kernels of a CUDA card: a lane for each game, or for each move."""

from __future__ import annotations

from typing import Any

from numba import float32, int32

from rollwright.core.cuda import card
from rollwright.core.engine import SCRATCH
from rollwright.core.kernel import Space
from rollwright.core.net_learning import decide_lane, describe_offer, list_lane, weigh_offer

cuda = card()
"""A global of this module: the simulator puts itself in its place."""
NOTES, PLACES, SUMS = SCRATCH["notes"], SCRATCH["places"], SCRATCH["sums"]


def list_lanes(
    table: Any, start: Any, codes: Any, rows: Any, width: int, seed: int, step: int, ended: Any
) -> None:
    """List the moves of all lanes."""
    lane = cuda.grid(1)
    notes = cuda.local.array(NOTES, int32)
    sums = cuda.local.array(SUMS, float32)
    if lane < rows.shape[1]:
        space = Space(notes, sums, notes, notes, notes, sums, notes, notes, sums)
        list_lane(table, start, space, codes, rows, width, seed, step, ended, lane)


def weigh_lanes(
    table: Any, weights: Any, codes: Any, rows: Any, ends: Any, lanes: Any, base: Any, offers: int
) -> None:
    """Weigh all moves by the tables."""
    offer = cuda.grid(1)
    notes = cuda.local.array(NOTES, int32)
    places = cuda.local.array(PLACES, int32)
    sums = cuda.local.array(SUMS, float32)
    if offer < offers:
        space = Space(notes, sums, notes, notes, places, sums, notes, notes, sums)
        weigh_offer(table, weights, space, codes, rows, ends, lanes, base, offer)


def describe_lanes(
    table: Any,
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
    n = cuda.grid(1)
    notes = cuda.local.array(NOTES, int32)
    sums = cuda.local.array(SUMS, float32)
    if n < offers:
        space = Space(notes, sums, notes, notes, notes, sums, notes, notes, sums)
        describe_offer(table, space, codes, rows, ends, lanes, slots, asked, inputs, live, sure, n)


def decide_lanes(
    table: Any, codes: Any, rows: Any, width: int, ends: Any, worth: Any, chosen: Any, promised: Any
) -> None:
    """Make the best move on all lanes."""
    lane = cuda.grid(1)
    if lane < rows.shape[1]:
        decide_lane(table, codes, rows, width, ends, worth, chosen, promised, lane)
