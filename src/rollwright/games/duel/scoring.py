"""Drawing and what it brings: lines, marks, mountains, and the things that queue up."""

from __future__ import annotations

from typing import NamedTuple

from ...compiler.jit import jit
from ...kernel.bits import Bits, Grid, above, below, drop_lowest, is_any, left, lowest, near, one, right
from .board import ROW_LENGTH, Land
from .sheet import BLOCKED, Queue, empty_squares, icon_squares, put, row_of, squares_with, value_at


class Track(NamedTuple):
    """A player's rows and what their marks set waiting."""

    rows: int
    queue: Queue
    gives: int
    """What the rows' squares hold, as in `Board.gives`."""


class Drawn(NamedTuple):
    """A drawing with its marks."""

    land: Land
    track: Track


@jit
def push(queue: Queue, thing: int) -> Queue:
    """lift, plus <- star: lift, plus, star"""
    return Queue(queue.things | (thing << (2 * queue.length)), queue.length + 1)


@jit
def pop(queue: Queue) -> Queue:
    """lift, plus -> plus"""
    return Queue(queue.things >> 2, queue.length - 1)


@jit
def join(front: Queue, back: Queue) -> Queue:
    """lift <- plus, star: lift, plus, star"""
    return Queue(front.things | (back.things << (2 * front.length)), front.length + back.length)


@jit
def mark(track: Track, value: int, marks: int) -> Track:
    """Mark a row from left to right, as far as it goes."""
    before = row_of(track.rows, value)
    after = min(ROW_LENGTH, before + marks)
    queue = track.queue
    for square in range(before + 1, after + 1):
        thing = (track.gives >> (2 * square)) & 3
        if thing != 0:
            queue = push(queue, thing)
    return Track(track.rows + ((after - before) << (5 * (value - 1))), queue, track.gives)


@jit(inline=False)
def count_lines(land: Land, grid: Grid, square: int, value: int) -> int:
    """Count the matching icons in an unbroken run along each line from a square.

    All four lines are followed for a pair too: the line to the partner counts nothing, because the
    board is taken as it was before the drawing and the partner's square was empty.
    """
    same = squares_with(land, value)
    here = one(square)
    if not is_any(near(here, grid) & same):
        return 0
    marks = 0
    line = above(here, grid) & same
    while is_any(line):
        marks += 1
        line = above(line, grid) & same
    line = below(here, grid) & same
    while is_any(line):
        marks += 1
        line = below(line, grid) & same
    line = left(here, grid) & same
    while is_any(line):
        marks += 1
        line = left(line, grid) & same
    line = right(here, grid) & same
    while is_any(line):
        marks += 1
        line = right(line, grid) & same
    return marks


@jit
def find_mountains(land: Land, grid: Grid) -> Bits:
    """Return the empty squares with no empty neighbour and at least two icons beside them."""
    free = empty_squares(land, grid)
    closed = free & ~near(free, grid)
    if not is_any(closed):
        return closed
    drawn = icon_squares(land)
    up, down = below(drawn, grid), above(drawn, grid)
    before, after = right(drawn, grid), left(drawn, grid)
    return closed & ((up & down) | (before & after) | ((up | down) & (before | after)))


@jit(inline=False)
def raise_mountains(land: Land, grid: Grid, track: Track) -> Drawn:
    """Draw every mountain due, in reading order, and mark its neighbours: up, left, right, down."""
    due = find_mountains(land, grid)
    while is_any(due):
        square = lowest(due)
        here = one(square)
        for beside in (above(here, grid), left(here, grid), right(here, grid), below(here, grid)):
            value = value_at(land, lowest(beside)) if is_any(beside) else 0
            if 0 < value < BLOCKED:
                track = mark(track, value, 1)
        land = put(land, square, BLOCKED)
        due = drop_lowest(due)
    return Drawn(land, track)
