"""The trunk's convolutions as compiled code runs them: in float32, and only near changed cells.

The board is padded by a frame of cells that stay zero, so that every cell has a 3x3 neighbourhood. Most
activations are zero: each cell lists the others, with the offsets of their rows of weights, and only these
are multiplied. `activations` holds all buffers: of the position given to `init`, and behind them those of the
position after a move, where they differ.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..compiler.intrinsics import fma, round_down
from ..compiler.jit import jit
from .net import CHANNELS, CLIP, ONE, POOL_ONE, POOLED, TAPS

Floats = NDArray[np.float32]
Four = tuple[np.float32, np.float32, np.float32, np.float32]
Rows = tuple[int, int, int, int]
ZERO, MOST, PART, HALF = np.float32(0), np.float32(CLIP), np.float32(1 / ONE), np.float32(ONE // 2)
PLUS, MINUS = np.float32(1), np.float32(-1)
UNROLL = 4
"""Activations multiplied at once; lists are padded with zeros to a multiple of it."""
SQUARE = TAPS * CHANNELS * CHANNELS
"""Weights of a layer but the first."""
FIRST, SECOND, THIRD, FIRST_SUMS = 0, 4, 8, 12
"""The first buffer of each layer; before a move, the third layer's holds its sums."""
ALL, LISTED, ROWS, LENGTH = range(4)
"""A layer's buffers: all activations, the nonzero ones, the rows of their weights, and how many they are."""
AFTER = 13
"""The first buffer of the position after a move."""


@jit
def tap_offset(tap: int, stride: int) -> int:
    """Return the offset of a tap's cell from the middle of its kernel."""
    return (tap // 3 - 1) * stride + tap % 3 - 1


@jit
def padded_index(cell: int, width: int) -> int:
    """Return a cell's index on the padded board."""
    return (cell // width + 1) * (width + 2) + cell % width + 1


@jit(inline=False)
def add_weights(trunk: Floats, start: int, sign: np.float32, activations: Floats, to: int) -> None:
    """Add a row of weights to a cell's sums, or subtract it."""
    for n in range(CHANNELS):
        activations[to + n] = fma(sign, trunk[start + n], activations[to + n])


@jit(inline=False)
def add_kind(
    trunk: Floats, row: int, sign: np.float32, activations: Floats, sums: int, at: int, stride: int
) -> None:
    """Add a cell's kind to the first layer's sums of the nine cells around it, or subtract it."""
    for tap in range(TAPS):
        to = sums + (at - tap_offset(tap, stride)) * CHANNELS
        add_weights(trunk, row + tap * CHANNELS, sign, activations, to)


@jit(inline=False)
def list_nonzero(activations: Floats, layer: int, size: int, at: int, width: int) -> None:
    """List a cell's nonzero activations with the offsets of their rows of `width` weights."""
    here, found = layer + at * CHANNELS, 0
    for n in range(CHANNELS):
        value = activations[here + n]
        activations[here + LISTED * size + found] = value
        activations[here + ROWS * size + found] = np.float32(n * width)
        found += int(value > ZERO)
    activations[here + LENGTH * size] = np.float32(found)
    for n in range(found, min(CHANNELS, found + UNROLL - 1)):
        activations[here + LISTED * size + n] = ZERO
        activations[here + ROWS * size + n] = ZERO


@jit
def load_four(activations: Floats, here: int, size: int, start: int, k: int) -> tuple[Four, Rows]:
    """Return four of a cell's listed activations, and the offsets of their rows of weights."""
    listed, rows = here + LISTED * size + k, here + ROWS * size + k
    loaded = activations[listed], activations[listed + 1], activations[listed + 2], activations[listed + 3]
    first, second = start + int(activations[rows]), start + int(activations[rows + 1])
    return loaded, (first, second, start + int(activations[rows + 2]), start + int(activations[rows + 3]))


@jit(inline=False)
def multiply_listed(trunk: Floats, start: int, activations: Floats, here: int, size: int, to: int) -> None:
    """Add the product of one cell's activations and a tap's weights to the sums of a cell."""
    for k in range(0, int(activations[here + LENGTH * size]), UNROLL):
        (a, b, c, d), (row_a, row_b, row_c, row_d) = load_four(activations, here, size, start, k)
        for n in range(CHANNELS):
            total = fma(a, trunk[row_a + n], activations[to + n])
            total = fma(b, trunk[row_b + n], total)
            total = fma(c, trunk[row_c + n], total)
            activations[to + n] = fma(d, trunk[row_d + n], total)


@jit(inline=False)
def convolve(  # noqa: PLR0913
    trunk: Floats,
    first: int,
    activations: Floats,
    layer: int,
    marks: int,
    size: int,
    to: int,
    at: int,
    stride: int,
) -> None:
    """Write the sums of a cell: its neighbourhood's activations times a layer's weights.

    Marked cells have other activations after the move.
    """
    for n in range(CHANNELS):
        activations[to + n] = HALF
    for tap in range(TAPS):
        near = at + tap_offset(tap, stride)
        here = layer + near * CHANNELS + (AFTER * size if activations[marks + near] > ZERO else 0)
        multiply_listed(trunk, first + tap * CHANNELS * CHANNELS, activations, here, size, to)


@jit(inline=False)
def pool_cell(
    trunk: Floats,
    start: int,
    activations: Floats,
    here: int,
    size: int,
    accumulators: NDArray[np.int32],
    to: int,
) -> None:
    """Add the product of a cell's activations and its pooling weights to the hidden units."""
    for k in range(0, int(activations[here + LENGTH * size]), UNROLL):
        (a, b, c, d), (row_a, row_b, row_c, row_d) = load_four(activations, here, size, start, k)
        for n in range(POOLED):
            total = fma(b, trunk[row_b + n], a * trunk[row_a + n])
            total = fma(c, trunk[row_c + n], total)
            accumulators[to + n] += np.int32(fma(d, trunk[row_d + n], total))


@jit
def clip(value: np.float32) -> np.float32:
    """Return a clipped activation."""
    return min(MOST, max(ZERO, value))


@jit(inline=False)
def activate_first(activations: Floats, sums: int, to: int, size: int, at: int) -> None:
    """Write a cell's activations of the first layer."""
    here = at * CHANNELS
    for n in range(CHANNELS):
        activations[to + here + n] = clip(activations[sums + here + n])
    list_nonzero(activations, to, size, at, CHANNELS)


@jit(inline=False)
def activate_second(
    trunk: Floats, bias: int, activations: Floats, sums: int, to: int, size: int, at: int
) -> None:
    """Write a cell's activations of the second layer."""
    here = to + at * CHANNELS
    for n in range(CHANNELS):
        activations[here + n] = clip(round_down(activations[sums + n] * PART) + trunk[bias + n])
    list_nonzero(activations, to, size, at, CHANNELS)


@jit(inline=False)
def activate_third(
    activations: Floats, sums: int, bias: int, residual: int, to: int, size: int, at: int
) -> None:
    """Write a cell's activations of the third layer."""
    here = to + at * CHANNELS
    for n in range(CHANNELS):
        total = round_down(activations[sums + n] * PART) + activations[bias + n] + activations[residual + n]
        activations[here + n] = clip(total)
    list_nonzero(activations, to, size, at, POOLED)


@jit(inline=False)
def differs(activations: Floats, old: int, new: int) -> np.float32:
    """Say whether any of a cell's activations changed, as 1 or 0."""
    for n in range(CHANNELS):
        if activations[old + n] != activations[new + n]:
            return PLUS
    return ZERO


@jit
def has_marked_neighbour(activations: Floats, marks: int, at: int, stride: int) -> bool:
    """Say whether any cell of a cell's neighbourhood is marked."""
    found = ZERO
    for tap in range(TAPS):
        found += activations[marks + at + tap_offset(tap, stride)]
    return bool(found > ZERO)


def init(
    trunk: Floats, inputs: NDArray[np.int64], activations: Floats, width: int, height: int, kinds: int
) -> None:
    """Compute the first two layers and the sums of the first and the third for a position."""
    stride, bias = width + 2, kinds * TAPS * CHANNELS
    frame, second = stride * (height + 2), bias + CHANNELS
    size, third = frame * CHANNELS, second + SQUARE + CHANNELS
    sums, marks = FIRST_SUMS * size, 2 * AFTER * size
    for n in range(AFTER * size):
        activations[n] = ZERO
    for n in range(2 * frame):
        activations[marks + n] = ZERO
    for cell in range(width * height):
        at = padded_index(cell, width)
        for n in range(CHANNELS):
            activations[sums + at * CHANNELS + n] += trunk[bias + n]
        row = (inputs[cell] - cell * kinds) * TAPS * CHANNELS
        add_kind(trunk, row, PLUS, activations, sums, at, stride)
    for cell in range(width * height):
        activate_first(activations, sums, FIRST * size, size, padded_index(cell, width))
    for cell in range(width * height):
        at = padded_index(cell, width)
        to = THIRD * size + at * CHANNELS
        convolve(trunk, second, activations, FIRST * size, marks, size, to, at, stride)
        activate_second(trunk, second + SQUARE, activations, to, SECOND * size, size, at)
    for cell in range(width * height):
        at = padded_index(cell, width)
        to = THIRD * size + at * CHANNELS
        convolve(trunk, third, activations, SECOND * size, marks, size, to, at, stride)


@jit(inline=False)
def update_first(
    trunk: Floats,
    inputs: NDArray[np.int64],
    slots: int,
    activations: Floats,
    width: int,
    height: int,
    kinds: int,
) -> None:
    """Update the first layer in and beside cells whose kind changed, and mark the cells that differ."""
    stride = width + 2
    frame = stride * (height + 2)
    size = frame * CHANNELS
    sums, marks = FIRST_SUMS * size, 2 * AFTER * size
    for cell in range(width * height):
        if inputs[cell] != inputs[slots + cell]:
            at = padded_index(cell, width)
            for tap in range(TAPS):
                near = at + tap_offset(tap, stride)
                if activations[marks + near] == ZERO:
                    activations[marks + near] = PLUS
                    for n in range(sums + near * CHANNELS, sums + (near + 1) * CHANNELS):
                        activations[AFTER * size + n] = activations[n]
            old, new = inputs[cell] - cell * kinds, inputs[slots + cell] - cell * kinds
            add_kind(trunk, old * TAPS * CHANNELS, MINUS, activations, AFTER * size + sums, at, stride)
            add_kind(trunk, new * TAPS * CHANNELS, PLUS, activations, AFTER * size + sums, at, stride)
    for at in range(frame):
        if activations[marks + at] > ZERO:
            activations[marks + at] = ZERO
            if 0 < at % stride < stride - 1 and stride <= at < frame - stride:
                activate_first(activations, AFTER * size + sums, AFTER * size, size, at)
                activations[marks + at] = differs(activations, at * CHANNELS, AFTER * size + at * CHANNELS)


def apply(  # noqa: PLR0913
    trunk: Floats,
    inputs: NDArray[np.int64],
    slots: int,
    activations: Floats,
    accumulators: NDArray[np.int32],
    start: int,
    hidden: int,
    width: int,
    height: int,
    kinds: int,
) -> None:
    """Add the trunk's output for a position that differs in few cells from the one given to `init`."""
    stride, second = width + 2, kinds * TAPS * CHANNELS + CHANNELS
    frame, third = stride * (height + 2), second + SQUARE + CHANNELS
    size, pool = frame * CHANNELS, third + SQUARE + CHANNELS
    marks, after = 2 * AFTER * size, AFTER * size
    bias = marks + 2 * frame
    sums, pooled = bias + CHANNELS, 2 * start + POOLED  # behind the second layer's accumulators
    for n in range(marks, bias):
        activations[n] = ZERO
    for n in range(CHANNELS):
        activations[bias + n] = trunk[pool - CHANNELS + n] + accumulators[start + hidden + n]
    for n in range(POOLED):
        accumulators[pooled + n] = 0
    update_first(trunk, inputs, slots, activations, width, height, kinds)
    for cell in range(width * height):
        at = padded_index(cell, width)
        if has_marked_neighbour(activations, marks, at, stride):
            here = SECOND * size + at * CHANNELS
            convolve(trunk, second, activations, FIRST * size, marks, size, sums, at, stride)
            activate_second(trunk, second + SQUARE, activations, sums, after + SECOND * size, size, at)
            activations[marks + frame + at] = differs(activations, here, after + here)
    for cell in range(width * height):
        at = padded_index(cell, width)
        here, found = at * CHANNELS, THIRD * size + at * CHANNELS
        if has_marked_neighbour(activations, marks + frame, at, stride):
            found = sums
            convolve(trunk, third, activations, SECOND * size, marks + frame, size, sums, at, stride)
        residual = here + (after if activations[marks + at] > ZERO else 0)
        activate_third(activations, found, bias, residual, after + THIRD * size, size, at)
        row = pool + cell * CHANNELS * POOLED
        pool_cell(trunk, row, activations, after + THIRD * size + here, size, accumulators, pooled)
    for n in range(POOLED):
        accumulators[start + n] += accumulators[pooled + n] // POOL_ONE
