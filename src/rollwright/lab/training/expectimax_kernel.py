"""Games that yield expectimax targets for a net, without the luck of the dice.

The target of a move is the exact expectation over the next roll (`values.evaluation.expectimax_at`), plus
discounted corrections from later decisions: by how much the expectation after the move made there differs
from the value that the roll before it had promised. Dice have no part in these either.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...compiler.jit import jit
from ...core.rng import DICE, make_rng
from ...kernel.interface import (
    first_best,
    list_codes,
    move_at,
    roll_on,
    seat_at,
    total_at,
)
from ...kernel.types import Array, Position
from ...values.evaluation import LearnedParams, expectimax_at, rank_by_value, rolled_value_at
from ...values.net import inputs_at
from ...values.ntuple import base_at
from ...values.scratch import ValueWorkspace


class Sampling(NamedTuple):
    """How a game is sampled: moves expanded at most and their margin, the trace's decay, the net's slots."""

    expanded: int
    near: int
    trace: float
    slots: int


class Samples(NamedTuple):
    """The arrays of a game's samples, one for each expanded move."""

    codes: Array
    """The moves expanded at the present decision."""
    inputs: NDArray[np.int32]
    base: NDArray[np.float64]
    values: NDArray[np.float64]
    steps: NDArray[np.int64]
    """The decision of each sample."""
    corrections: NDArray[np.float64]
    """By how much each decision's best expectation differs from the value of its roll."""


@jit(inline=False)
def take_best(workspace: ValueWorkspace, moves: int, sampling: Sampling, codes: Array) -> int:
    """Write the best of the ranked moves, at most a given number and near the best; return how many.

    Their values are overwritten.
    """
    taken, best = 0, workspace.values[first_best(workspace.values, moves)]
    while taken < min(sampling.expanded, moves):
        index = first_best(workspace.values, moves)
        if workspace.values[index] < best - sampling.near:
            return taken
        codes[taken], workspace.values[index] = workspace.codes[index], best - sampling.near - 1
        taken += 1
    return taken


@jit(inline=False)
def add_corrections(samples: Samples, n_samples: int, trace: float) -> None:
    """Add later corrections to the values, each discounted for every step that it is later."""
    later, last = 0.0, samples.steps[n_samples - 1]
    for n in range(n_samples - 1, -1, -1):
        if samples.steps[n] < last:
            later = trace * (later + samples.corrections[last])
            last = samples.steps[n]
        samples.values[n] += later


@jit
def sample_game(
    params: LearnedParams,
    start: Position,
    workspace: ValueWorkspace,
    seed: int,
    game: int,
    sampling: Sampling,
    samples: Samples,
) -> tuple[int, int]:
    """Play a game by the best expectation; write a sample for each expanded move.

    Return the number of samples, and the first seat's points.
    """
    dice, at = roll_on(params, start, make_rng(seed, game, DICE))
    n_samples, step, moves = 0, 0, list_codes(params, at, workspace.codes)
    room, steps = len(samples.base) - sampling.expanded, len(samples.corrections)
    while moves > 0 and n_samples <= room and step < steps:
        seat = seat_at(params, at)
        rolled = rolled_value_at(params, at, seat, params.values, workspace)
        moves = list_codes(params, at, workspace.codes)
        rank_by_value(params, at, params.values, workspace, moves)
        first, best = n_samples, n_samples
        taken = take_best(workspace, moves, sampling, samples.codes)
        for n in range(taken):
            then = move_at(params, at, samples.codes[n])
            inputs_at(params, then, seat, workspace, samples.inputs, n_samples * sampling.slots)
            samples.base[n_samples] = base_at(params, then, seat, workspace)
            samples.values[n_samples] = expectimax_at(params, then, seat, 1, params.values, workspace)
            samples.steps[n_samples] = step
            if samples.values[n_samples] > samples.values[best]:
                best = n_samples
            n_samples += 1
        samples.corrections[step] = samples.values[best] - rolled
        dice, at = roll_on(params, move_at(params, at, samples.codes[best - first]), dice)
        step, moves = step + 1, list_codes(params, at, workspace.codes)
    add_corrections(samples, n_samples, sampling.trace)
    return n_samples, total_at(params, at, 0)
