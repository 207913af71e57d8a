"""What `squares` does, as compiled code does it: in floating numbers of 32 bits, near what has changed.

A frame of squares on which nothing ever stands lies around the board, so that every square has eight around
it. Most numbers of squares are 0: those that are not are listed for each square, with the row of numbers that
each is weighed by, and only these are multiplied. The room to work in holds arrays of all squares' numbers,
as noted and as they are after a move where that differs.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .jit import jit
from .net import ONE
from .squares import AROUND, CAP, CHANNELS, HIDDEN, POOLED
from .times_plus import round_down, times_plus

NOTHING, MOST, PART, HALF = np.float32(0), np.float32(CAP), np.float32(1 / ONE), np.float32(ONE // 2)
PLUS, MINUS = np.float32(1), np.float32(-1)
STEP = 4
"""So many numbers are multiplied at once: lists are filled up to that with nothing."""
SQUARE = AROUND * CHANNELS * CHANNELS
"""Numbers of a layer but the first."""
FIRST, SECOND, THIRD, FIRST_SUMS = 0, 4, 8, 12
"""Where the arrays of a layer begin; as noted, the third has its sums there."""
ALL, LISTED, ROWS, LENGTH = range(4)
"""A layer's arrays: all its numbers, those that are not 0, the rows these are weighed by, and how many."""
AFTER = 13
"""The same after a move."""


@jit
def beside(around: int, stride: int) -> int:
    """Return how far away one of the nine squares around a square is."""
    return (around // 3 - 1) * stride + around % 3 - 1


@jit
def place_of(square: int, width: int) -> int:
    """Return where a square lies among those with a frame around."""
    return (square // width + 1) * (width + 2) + square % width + 1


@jit(inline=False)
def add_row(layers: Any, start: int, sign: Any, cells: Any, to: int) -> None:
    """Add a row of numbers to a square's sums, or take it off."""
    for n in range(CHANNELS):
        cells[to + n] = times_plus(sign, layers[start + n], cells[to + n])


@jit(inline=False)
def add_kind(layers: Any, row: int, sign: Any, cells: Any, sums: int, at: int, stride: int) -> None:
    """Add to the sums of nine squares what stands on one of them, or take it off."""
    for around in range(AROUND):
        add_row(
            layers,
            row + around * CHANNELS,
            sign,
            cells,
            sums + (at - beside(around, stride)) * CHANNELS,
        )


@jit(inline=False)
def list_numbers(cells: Any, layer: int, size: int, at: int, width: int) -> None:
    """List which of a square's numbers are not 0, with the rows that weigh them, so many numbers wide."""
    here, found = layer + at * CHANNELS, 0
    for n in range(CHANNELS):
        value = cells[here + n]
        cells[here + LISTED * size + found] = value
        cells[here + ROWS * size + found] = np.float32(n * width)
        found += int(value > NOTHING)
    cells[here + LENGTH * size] = np.float32(found)
    for n in range(found, min(CHANNELS, found + STEP - 1)):
        cells[here + LISTED * size + n] = NOTHING
        cells[here + ROWS * size + n] = NOTHING


@jit
def take_four(cells: Any, here: int, size: int, start: int, k: int) -> Any:
    """Return four of a square's listed numbers, and where the rows begin that weigh them."""
    listed, rows = here + LISTED * size + k, here + ROWS * size + k
    numbers = cells[listed], cells[listed + 1], cells[listed + 2], cells[listed + 3]
    first, second = start + int(cells[rows]), start + int(cells[rows + 1])
    return numbers, (first, second, start + int(cells[rows + 2]), start + int(cells[rows + 3]))


@jit(inline=False)
def weigh_listed(layers: Any, start: int, cells: Any, here: int, size: int, to: int) -> None:
    """Add one square's numbers, weighed, to the sums of a square."""
    for k in range(0, int(cells[here + LENGTH * size]), STEP):
        (a, b, c, d), (row_a, row_b, row_c, row_d) = take_four(cells, here, size, start, k)
        for n in range(CHANNELS):
            total = times_plus(a, layers[row_a + n], cells[to + n])
            total = times_plus(b, layers[row_b + n], total)
            total = times_plus(c, layers[row_c + n], total)
            cells[to + n] = times_plus(d, layers[row_d + n], total)


@jit(inline=False)
def sum_around(
    layers: Any, first: int, cells: Any, layer: int, marks: int, size: int, to: int, at: int, stride: int
) -> None:
    """Write the sums of a square: the numbers of the nine squares around it, weighed."""
    for n in range(CHANNELS):
        cells[to + n] = HALF
    for around in range(AROUND):
        near = at + beside(around, stride)
        here = layer + near * CHANNELS + (AFTER * size if cells[marks + near] > NOTHING else 0)
        weigh_listed(layers, first + around * CHANNELS * CHANNELS, cells, here, size, to)


@jit(inline=False)
def pool_square(layers: Any, start: int, cells: Any, here: int, size: int, units: Any, to: int) -> None:
    """Add what a square's numbers say to the hidden units."""
    for k in range(0, int(cells[here + LENGTH * size]), STEP):
        (a, b, c, d), (row_a, row_b, row_c, row_d) = take_four(cells, here, size, start, k)
        for n in range(HIDDEN):
            total = times_plus(b, layers[row_b + n], a * layers[row_a + n])
            total = times_plus(c, layers[row_c + n], total)
            units[to + n] += np.int32(times_plus(d, layers[row_d + n], total))


@jit
def cut(value: Any) -> Any:
    """Return a number of a square as it is handed on."""
    return min(MOST, max(NOTHING, value))


@jit(inline=False)
def write_first(cells: Any, sums: int, to: int, size: int, at: int) -> None:
    """Write a square's numbers by the first layer."""
    here = at * CHANNELS
    for n in range(CHANNELS):
        cells[to + here + n] = cut(cells[sums + here + n])
    list_numbers(cells, to, size, at, CHANNELS)


@jit(inline=False)
def write_second(layers: Any, bias: int, cells: Any, sums: int, to: int, size: int, at: int) -> None:
    """Write a square's numbers by the second layer."""
    here = to + at * CHANNELS
    for n in range(CHANNELS):
        cells[here + n] = cut(round_down(cells[sums + n] * PART) + layers[bias + n])
    list_numbers(cells, to, size, at, CHANNELS)


@jit(inline=False)
def write_third(cells: Any, sums: int, said: int, first: int, to: int, size: int, at: int) -> None:
    """Write a square's numbers by the third layer."""
    here = to + at * CHANNELS
    for n in range(CHANNELS):
        cells[here + n] = cut(round_down(cells[sums + n] * PART) + cells[said + n] + cells[first + n])
    list_numbers(cells, to, size, at, HIDDEN)


@jit(inline=False)
def is_new(cells: Any, old: int, new: int) -> Any:
    """Say whether any of a square's numbers is another than before, as 1 or 0."""
    for n in range(CHANNELS):
        if cells[old + n] != cells[new + n]:
            return PLUS
    return NOTHING


@jit
def is_near(cells: Any, marks: int, at: int, stride: int) -> bool:
    """Say whether any of the nine squares around a square is marked."""
    found = NOTHING
    for around in range(AROUND):
        found += cells[marks + at + beside(around, stride)]
    return bool(found > NOTHING)


def note(layers: Any, inputs: Any, cells: Any, width: int, height: int, kinds: int) -> None:
    """Note a position: all numbers of the first two layers, and the sums of the first and the third."""
    stride, bias = width + 2, kinds * AROUND * CHANNELS
    frame, second = stride * (height + 2), bias + CHANNELS
    size, third = frame * CHANNELS, second + SQUARE + CHANNELS
    sums, marks = FIRST_SUMS * size, 2 * AFTER * size
    for n in range(AFTER * size):
        cells[n] = NOTHING
    for n in range(2 * frame):
        cells[marks + n] = NOTHING
    for square in range(width * height):
        at = place_of(square, width)
        for n in range(CHANNELS):
            cells[sums + at * CHANNELS + n] += layers[bias + n]
        row = (inputs[square] - square * kinds) * AROUND * CHANNELS
        add_kind(layers, row, PLUS, cells, sums, at, stride)
    for square in range(width * height):
        write_first(cells, sums, FIRST * size, size, place_of(square, width))
    for square in range(width * height):
        at = place_of(square, width)
        to = THIRD * size + at * CHANNELS
        sum_around(layers, second, cells, FIRST * size, marks, size, to, at, stride)
        write_second(layers, second + SQUARE, cells, to, SECOND * size, size, at)
    for square in range(width * height):
        at = place_of(square, width)
        to = THIRD * size + at * CHANNELS
        sum_around(layers, third, cells, SECOND * size, marks, size, to, at, stride)


@jit(inline=False)
def change_first(
    layers: Any, inputs: Any, slots: int, cells: Any, width: int, height: int, kinds: int
) -> None:
    """Write the first layer's numbers in and beside squares where something else stands, and mark these."""
    stride = width + 2
    frame = stride * (height + 2)
    size = frame * CHANNELS
    sums, marks = FIRST_SUMS * size, 2 * AFTER * size
    for square in range(width * height):
        if inputs[square] != inputs[slots + square]:
            at = place_of(square, width)
            for around in range(AROUND):
                near = at + beside(around, stride)
                if cells[marks + near] == NOTHING:
                    cells[marks + near] = PLUS
                    for n in range(sums + near * CHANNELS, sums + (near + 1) * CHANNELS):
                        cells[AFTER * size + n] = cells[n]
            old, new = inputs[square] - square * kinds, inputs[slots + square] - square * kinds
            add_kind(layers, old * AROUND * CHANNELS, MINUS, cells, AFTER * size + sums, at, stride)
            add_kind(layers, new * AROUND * CHANNELS, PLUS, cells, AFTER * size + sums, at, stride)
    for at in range(frame):
        if cells[marks + at] > NOTHING:
            cells[marks + at] = NOTHING
            if 0 < at % stride < stride - 1 and stride <= at < frame - stride:
                write_first(cells, AFTER * size + sums, AFTER * size, size, at)
                cells[marks + at] = is_new(cells, at * CHANNELS, AFTER * size + at * CHANNELS)


def add(
    layers: Any,
    inputs: Any,
    slots: int,
    cells: Any,
    units: Any,
    start: int,
    hidden: int,
    width: int,
    height: int,
    kinds: int,
) -> None:
    """Add what the squares of a position say, which is like the one noted but for a few squares."""
    stride, second = width + 2, kinds * AROUND * CHANNELS + CHANNELS
    frame, third = stride * (height + 2), second + SQUARE + CHANNELS
    size, pool = frame * CHANNELS, third + SQUARE + CHANNELS
    marks, after = 2 * AFTER * size, AFTER * size
    said = marks + 2 * frame
    sums, pooled = said + CHANNELS, 2 * start + HIDDEN  # behind the units of the second layer
    for n in range(marks, said):
        cells[n] = NOTHING
    for n in range(CHANNELS):
        cells[said + n] = layers[pool - CHANNELS + n] + units[start + hidden + n]
    for n in range(HIDDEN):
        units[pooled + n] = 0
    change_first(layers, inputs, slots, cells, width, height, kinds)
    for square in range(width * height):
        at = place_of(square, width)
        if is_near(cells, marks, at, stride):
            here = SECOND * size + at * CHANNELS
            sum_around(layers, second, cells, FIRST * size, marks, size, sums, at, stride)
            write_second(layers, second + SQUARE, cells, sums, after + SECOND * size, size, at)
            cells[marks + frame + at] = is_new(cells, here, after + here)
    for square in range(width * height):
        at = place_of(square, width)
        here, found = at * CHANNELS, THIRD * size + at * CHANNELS
        if is_near(cells, marks + frame, at, stride):
            found = sums
            sum_around(layers, third, cells, SECOND * size, marks + frame, size, sums, at, stride)
        first = here + (after if cells[marks + at] > NOTHING else 0)
        write_third(cells, found, said, first, after + THIRD * size, size, at)
        row = pool + square * CHANNELS * HIDDEN
        pool_square(layers, row, cells, after + THIRD * size + here, size, units, pooled)
    for n in range(HIDDEN):
        units[start + n] += units[pooled + n] // POOLED
