"""A small quantized value net with incremental accumulators, in the manner of NNUE.

A position is a list of categorical inputs, exactly one active input per slot (what stands on a square, how
many of something there are). Every input has a row of weights; the rows of all active inputs are summed into
the accumulators of the first layer. Two dense layers with clipped activations give the value. A move changes
few inputs, so the accumulators are updated by the difference of their rows. A game with a board may put a
convolutional trunk in front (`values.conv_trunk`), which adds to the first accumulators.

All weights are 16-bit integers and follow the n-tuple tables in one array, so that plain and compiled play
agree exactly. The net evaluates only moves that the tables rank close to the best.
"""

from __future__ import annotations

from typing import NamedTuple

from ..compiler.dispatch import generic
from ..compiler.jit import jit
from ..kernel.types import Array, Numbers, Params, Position
from .scratch import ValueWorkspace

DENSE = 32
"""Units of the second dense layer."""
ONE = 256
"""Fixed-point 1.0 of activations and of the first layer's weights."""
CHANNELS, POOLED = 32, 64
"""Channels of every layer of a trunk, and the net's first hidden units, into which all cells are pooled."""
CLIP = 4 * ONE
"""Upper bound of its activations."""
POOL_ONE = 2048
"""Fixed-point 1.0 of the pooling weights."""
TAPS = 9
"""Cells of a 3x3 kernel."""
SHIFT = 10
"""Fixed-point 1.0 of the second layer's weights is 1 << SHIFT."""
NO_NET = 1 << 40
"""Offset of the net in a game that has none: behind all weights."""


class NetShape(NamedTuple):
    """The size of a game's net and the scales of its weights."""

    inputs: int
    """Inputs with a row of weights: those of slots behind the board's."""
    cell_inputs: int
    """Inputs of the board's cells, which go to the convolutional trunk."""
    cells: int
    """Slots of the board's cells."""
    hidden: int
    """Units of the first dense layer."""
    width: int
    """Weights of a row: one per hidden unit; with a trunk, also one per channel (a bias of its last
    convolution) and one for the value itself (a skip connection)."""
    clip: int
    """Upper bound of activations, in fixed point."""
    output_scale: int
    """How much finer than the value the last layer's weights are."""


@jit
def size_of_net(shape: NetShape) -> int:
    """Return the number of weights of a net without a trunk."""
    return shape.inputs * shape.width + shape.hidden + shape.hidden * DENSE + DENSE + DENSE + 1


# ---- what a game implements


@generic
def net_offset(params: Params) -> int:
    """Return the index of the net's first weight: behind the tables."""
    return NO_NET


@generic
def net_shape(params: Params) -> NetShape:
    """Return the size of the net."""
    return NetShape(0, 0, 0, 0, 0, 0, 1)


@generic
def inputs_at(
    params: Params, at: Position, seat: int, workspace: ValueWorkspace, inputs: Array, start: int
) -> int:
    """Write a position's active inputs from a seat's view, one per slot, from `start` on; return the slots.

    Return 0 for a terminal position: there is nothing to estimate.
    """
    return 0


@generic
def net_margin(params: Params) -> int:
    """Return how far behind the best by tables a move may be for the net to evaluate it."""
    return NO_NET


@generic
def max_candidates(params: Params) -> int:
    """Return how many moves of a decision the net evaluates at most: the best by tables."""
    return NO_NET


@generic
def init_trunk(params: Params, workspace: ValueWorkspace) -> None:
    """Compute the trunk's activations for the position given by its inputs."""
    return


@generic
def apply_trunk(params: Params, workspace: ValueWorkspace, slots: int, start: int) -> None:
    """Add the trunk's output for the position after a move to the accumulators from `start` on.

    The inputs of that position lie behind those of the position given to `init_trunk`.
    """
    return


# ---- inference


@jit
def has_net(params: Params, weights: Numbers) -> bool:
    """Say whether the weights include a net."""
    return len(weights) > net_offset(params)


@jit(inline=False)
def add_row(weights: Numbers, row: int, width: int, accumulators: Array) -> None:
    """Add an input's row to the accumulators."""
    for n in range(width):
        accumulators[n] += int(weights[row + n])


@jit(inline=False)
def swap_rows(weights: Numbers, old: int, new: int, width: int, accumulators: Array) -> None:
    """Replace an input's row by another in the accumulators of the position after a move."""
    for n in range(width):
        accumulators[width + n] += int(weights[new + n]) - int(weights[old + n])


@jit(inline=False)
def init_accumulators(
    params: Params, at: Position, seat: int, weights: Numbers, workspace: ValueWorkspace
) -> int:
    """Compute inputs, accumulators and trunk of the position before a move; return the slots."""
    first, shape = net_offset(params), net_shape(params)
    inputs, accumulators = workspace.scratch.inputs, workspace.scratch.accumulators
    slots = inputs_at(params, at, seat, workspace, inputs, 0)
    bias = first + shape.inputs * shape.width
    for n in range(shape.width):
        accumulators[n] = int(weights[bias + n]) if n < shape.hidden else 0
    for slot in range(shape.cells, slots):
        row = first + (inputs[slot] - shape.cell_inputs) * shape.width
        add_row(weights, row, shape.width, accumulators)
    if slots > 0:
        init_trunk(params, workspace)
    return slots


@jit(inline=False)
def net_value(
    params: Params, at: Position, seat: int, weights: Numbers, workspace: ValueWorkspace, slots: int
) -> int:
    """Return the net's value of a position, by its difference from the one before the move."""
    first, shape = net_offset(params), net_shape(params)
    inputs, accumulators = workspace.scratch.inputs, workspace.scratch.accumulators
    if inputs_at(params, at, seat, workspace, inputs, slots) == 0:
        return 0
    for n in range(shape.width):
        accumulators[shape.width + n] = accumulators[n]
    for slot in range(shape.cells, slots):
        old, new = inputs[slot] - shape.cell_inputs, inputs[slots + slot] - shape.cell_inputs
        if old != new:
            swap_rows(
                weights, first + old * shape.width, first + new * shape.width, shape.width, accumulators
            )
    apply_trunk(params, workspace, slots, shape.width)
    return dense_layers(weights, first + shape.inputs * shape.width + shape.hidden, shape, accumulators)


@jit(inline=False)
def dense_layers(weights: Numbers, second: int, shape: NetShape, accumulators: Array) -> int:
    """Return the value of the accumulators after a move by the second layer and the output layer."""
    last, after = second + shape.hidden * DENSE, 2 * shape.width
    for n in range(DENSE):
        accumulators[after + n] = int(weights[last + n]) << SHIFT
    for hidden in range(shape.hidden):
        unit = min(shape.clip, accumulators[shape.width + hidden])
        if unit > 0:
            row = second + hidden * DENSE
            for n in range(DENSE):
                accumulators[after + n] += unit * int(weights[row + n])
    total = int(weights[last + 2 * DENSE]) * ONE
    if shape.width > shape.hidden:
        total += accumulators[after - 1] * ONE
    for n in range(DENSE):
        unit = max(0, min(shape.clip, accumulators[after + n] >> SHIFT))
        total += unit * int(weights[last + DENSE + n])
    return total // (ONE * shape.output_scale)
