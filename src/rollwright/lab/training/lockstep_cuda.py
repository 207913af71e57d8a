"""The passes of `lockstep_kernel` as CUDA kernels: a thread for each lane, or for each move."""

from __future__ import annotations

import numpy as np
from numba import float32, int32
from numpy.typing import NDArray

from rollwright.compiler.cuda import is_simulated
from rollwright.core.extras import find_cuda
from rollwright.kernel.interface import KernelWorkspace
from rollwright.kernel.types import Numbers, Params, Position
from rollwright.values.scratch import LENGTHS, Scratch

from .lockstep_kernel import Lanes, Moves, Queries, encode_move, list_moves, play_best, rank_move

cuda = find_cuda()
"""A global of this module: the simulator replaces it."""
INTEGER = object if is_simulated() else int32
"""Plain Python computes with integers of any size."""
WORDS, INDICES, SUMS = LENGTHS["words"], LENGTHS["indices"], LENGTHS["sums"]


def list_all(params: Params, start: Position, lanes: Lanes, seed: int, step: int) -> None:
    """List the moves of all lanes."""
    lane = cuda.grid(1)
    words = cuda.local.array(WORDS, INTEGER)
    sums = cuda.local.array(SUMS, float32)
    if lane < lanes.rows.shape[1]:
        workspace = KernelWorkspace(words, sums, words, Scratch(words, words, sums, words, words, sums))
        list_moves(params, start, workspace, lanes, seed, step, lane)


def rank_all(params: Params, weights: Numbers, lanes: Lanes, moves: Moves, n_moves: int) -> None:
    """Rank all moves by the tables."""
    move = cuda.grid(1)
    words = cuda.local.array(WORDS, INTEGER)
    indices = cuda.local.array(INDICES, INTEGER)
    sums = cuda.local.array(SUMS, float32)
    if move < n_moves:
        workspace = KernelWorkspace(words, sums, words, Scratch(words, indices, sums, words, words, sums))
        rank_move(params, weights, workspace, lanes, moves, move)


def encode_all(params: Params, lanes: Lanes, moves: Moves, queries: Queries, n_queries: int) -> None:
    """Write all queries."""
    n = cuda.grid(1)
    words = cuda.local.array(WORDS, INTEGER)
    sums = cuda.local.array(SUMS, float32)
    if n < n_queries:
        workspace = KernelWorkspace(words, sums, words, Scratch(words, words, sums, words, words, sums))
        encode_move(params, workspace, lanes, moves, queries, n)


def play_all(params: Params, lanes: Lanes, values: NDArray[np.float32]) -> None:
    """Make the best move of all lanes."""
    lane = cuda.grid(1)
    if lane < lanes.rows.shape[1]:
        play_best(params, lanes, values, lane)
