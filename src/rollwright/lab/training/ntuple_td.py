"""Temporal-difference learning of n-tuple tables: each position is taught the value of its seat's next move.

A weight's learning rate is its temporal coherence: |sum of its errors| over the sum of their sizes. Threads
write to the same arrays without locks; an update that is lost now and then does no harm.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...compiler.jit import jit
from ...core.rng import DICE, make_rng
from ...kernel.interface import move_at, roll_on, seat_at, total_at
from ...kernel.types import Array, Numbers, Params, Position
from ...values.evaluation import best_by_value
from ...values.ntuple import base_at, indices_at, sum_weights
from ...values.scratch import ValueWorkspace


class TDState(NamedTuple):
    """The weights, the sums of their errors and of the errors' sizes, and how often each was updated."""

    weights: NDArray[np.float32]
    errors: NDArray[np.float32]
    sizes: NDArray[np.float32]
    visits: NDArray[np.float32]
    rate: float
    """Learning rate of a weight whose errors all agree."""
    error_clip: float
    shared: NDArray[np.int64]
    """Weight sharing, for each table with shared stages: its begin and end, the size of a stage, how many."""


class Afterstates(NamedTuple):
    """The position after each seat's last move, which its next move teaches: one row for each seat."""

    indices: NDArray[np.int64]
    lengths: NDArray[np.int64]
    """The number of its indices; 0 before the first move, and where there is nothing to learn."""
    bases: NDArray[np.int64]
    """The known part of its value."""


class SharedWeights(NamedTuple):
    """Weights that are one: the index of the first, the distance to the next, and how many there are."""

    first: int
    stride: int
    many: int


@jit(inline=False)
def find_shared(shared: Numbers, index: int) -> SharedWeights:
    """Return the weights that share a value with one: those of the same pattern in other stages."""
    for n in range(0, len(shared), 4):
        begin, end, size, together = shared[n], shared[n + 1], shared[n + 2], shared[n + 3]
        if begin <= index < end:
            stage = (index - begin) // size
            first = stage - stage % together
            many = min(together, (end - begin) // size - first)
            return SharedWeights(index - (stage - first) * size, size, many)
    return SharedWeights(index, 0, 1)


@jit(inline=False)
def update(state: TDState, indices: Array, length: int, target: float, base: int) -> None:
    """Move the value of a position, the sum of its weights, towards a target; one without weights stays."""
    if length == 0:
        return
    error = target - base - sum_weights(state.weights, indices, length)
    error = max(-state.error_clip, min(state.error_clip, error))
    part = state.rate * error / length
    for n in range(length):
        index, stride, many = find_shared(state.shared, indices[n])
        size = state.sizes[index]
        coherence = abs(state.errors[index]) / size if size > 0 else 1.0
        weight, errors = state.weights[index] + coherence * part, state.errors[index] + error
        sizes, visits = size + abs(error), state.visits[index] + 1
        for other in range(many):
            state.weights[index + other * stride], state.errors[index + other * stride] = weight, errors
            state.sizes[index + other * stride], state.visits[index + other * stride] = sizes, visits


@jit(inline=False)
def train_game(
    params: Params,
    start: Position,
    state: TDState,
    seed: int,
    game: int,
    workspace: ValueWorkspace,
    last: Afterstates,
) -> int:
    """Play a game by the weights, update them after every move, and return the first seat's points."""
    dice, at, code = make_rng(seed, game, DICE), start, 0
    for seat in range(len(last.lengths)):
        last.lengths[seat] = 0
    while code >= 0:
        dice, at = roll_on(params, at, dice)
        code, target = best_by_value(params, at, state.weights, workspace)
        if code >= 0:
            seat = seat_at(params, at)
            update(state, last.indices[seat], last.lengths[seat], target, last.bases[seat])
            at = move_at(params, at, code)
            last.bases[seat] = base_at(params, at, seat, workspace)
            last.lengths[seat] = indices_at(params, at, seat, workspace, last.indices[seat])
    for seat in range(len(last.lengths)):
        ended = float(base_at(params, at, seat, workspace))
        update(state, last.indices[seat], last.lengths[seat], ended, last.bases[seat])
    return total_at(params, at, 0)


@jit
def train_games(  # noqa: PLR0913
    params: Params,
    start: Position,
    state: TDState,
    seed: int,
    first: int,
    workspace: ValueWorkspace,
    last: Afterstates,
    points: Array,
) -> None:
    """Train on as many games as there is room for their points."""
    for n in range(len(points)):
        points[n] = train_game(params, start, state, seed, first + n, workspace, last)
