"""The steps of learning a net as kernels of a CUDA card: a lane for each game, or for each move."""

from __future__ import annotations

from typing import Any

from numba import float32, int32

from rollwright.core.extras import find_cuda
from rollwright.kernel.interface import Workspace
from rollwright.lab.training.net_kernel import decide_lane, describe_offer, list_lane, weigh_offer
from rollwright.values.scratch import LENGTHS, Scratch

cuda = find_cuda()
"""A global of this module: the simulator puts itself in its place."""
NOTES, PLACES, SUMS = LENGTHS["words"], LENGTHS["indices"], LENGTHS["sums"]


def list_lanes(
    params: Any, start: Any, codes: Any, rows: Any, width: int, seed: int, step: int, ended: Any
) -> None:
    """List the moves of all lanes."""
    lane = cuda.grid(1)
    notes = cuda.local.array(NOTES, int32)
    sums = cuda.local.array(SUMS, float32)
    if lane < rows.shape[1]:
        workspace = Workspace(notes, sums, notes, Scratch(notes, notes, sums, notes, notes, sums))
        list_lane(params, start, workspace, codes, rows, width, seed, step, ended, lane)


def weigh_lanes(
    params: Any, weights: Any, codes: Any, rows: Any, ends: Any, lanes: Any, base: Any, offers: int
) -> None:
    """Weigh all moves by the tables."""
    offer = cuda.grid(1)
    notes = cuda.local.array(NOTES, int32)
    places = cuda.local.array(PLACES, int32)
    sums = cuda.local.array(SUMS, float32)
    if offer < offers:
        workspace = Workspace(notes, sums, notes, Scratch(notes, places, sums, notes, notes, sums))
        weigh_offer(params, weights, workspace, codes, rows, ends, lanes, base, offer)


def describe_lanes(
    params: Any,
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
        workspace = Workspace(notes, sums, notes, Scratch(notes, notes, sums, notes, notes, sums))
        describe_offer(params, workspace, codes, rows, ends, lanes, slots, asked, inputs, live, sure, n)


def decide_lanes(
    params: Any, codes: Any, rows: Any, width: int, ends: Any, worth: Any, chosen: Any, promised: Any
) -> None:
    """Make the best move on all lanes."""
    lane = cuda.grid(1)
    if lane < rows.shape[1]:
        decide_lane(params, codes, rows, width, ends, worth, chosen, promised, lane)
