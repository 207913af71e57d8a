"""A small net that sees what tables of values cannot: how all that stands and is counted plays together.

A position is a list of inputs, one for each slot (what stands on a square, how many of something there are).
Every input has a row of numbers; the rows of all inputs are added up to the hidden units, these are cut and
weighed by a second layer, and that once more gives the value. After a move few inputs differ, so only their
rows are taken off and added. A game with a board may have its squares looked at by layers of their own
(`core.squares`), which add to the hidden units what they see.

All numbers are whole, 16 bits each, and lie behind the tables in the same array, so that plain and compiled
play agree. The net is asked only of moves that the tables put close to the best.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .jit import jit
from .kernel import Space
from .promise import promise

SECOND = 32
"""Units of the second layer."""
SLOTS = 200
"""Room for a position's inputs: more than any game has."""
UNITS = 1024
"""Room for units: those before a move, those after it, of the second layer, and those that squares add to."""
ONE = 256
"""What 1.0 is in the first layer and between layers."""
SHIFT = 10
"""The second layer's 1.0 is 1 << SHIFT."""
NO_NET = 1 << 40
"""Where the net begins in a game that has none: behind all there is."""


class NetShape(NamedTuple):
    """How large a game's net is, and how fine its numbers are."""

    inputs: int
    """How many inputs have rows,"""
    squares: int
    """and how many come before these, of squares that layers of their own look at,"""
    seen: int
    """in so many slots."""
    hidden: int
    """Hidden units. The rows go on behind them with what they say to the layers that look at squares, and end
    with what they add to the value itself, where there are such layers."""
    width: int
    """Numbers of a row."""
    cap: int
    """Where units are cut."""
    fine: int
    """How much finer than the value the last layer's numbers are."""


@jit
def size_of_net(shape: NetShape) -> int:
    """Return how many numbers a net has, without layers that look at squares."""
    return shape.inputs * shape.width + shape.hidden + shape.hidden * SECOND + SECOND + SECOND + 1


# ---- what a game says


@promise
def net_begins(table: Any) -> int:
    """Return where the net begins in the weights: behind the tables."""
    return NO_NET


@promise
def shape_of(table: Any) -> NetShape:
    """Return how large the net is."""
    return NetShape(0, 0, 0, 0, 0, 0, 1)


@promise
def inputs_at(table: Any, at: Any, seat: int, space: Space, inputs: Any, start: int) -> int:
    """Write a position's inputs as a seat sees them from `start` on, one for each slot; return how many.

    None where the game is over: nothing is left to be guessed.
    """
    return 0


@promise
def closeness(table: Any) -> int:
    """Return how far behind the best by tables a move may be for the net to be asked about it."""
    return NO_NET


@promise
def most_asked(table: Any) -> int:
    """Return of how many moves at most the net is asked: of the best by tables."""
    return NO_NET


@promise
def note_squares(table: Any, space: Space) -> None:
    """Note what the layers that look at squares make of a position, given by its inputs."""
    return


@promise
def add_squares(table: Any, space: Space, slots: int, units: int) -> None:
    """Add what they make of the position after a move, whose inputs lie behind, to the units there."""
    return


# ---- what it gets


@jit
def has_net(table: Any, weights: Any) -> bool:
    """Say whether a net lies behind the tables."""
    return len(weights) > net_begins(table)


@jit(inline=False)
def add_row(weights: Any, row: int, width: int, units: Any) -> None:
    """Add an input's row to the first units."""
    for n in range(width):
        units[n] += int(weights[row + n])


@jit(inline=False)
def change_rows(weights: Any, old: int, new: int, width: int, units: Any) -> None:
    """Take an input's row off the units behind the first and add another's."""
    for n in range(width):
        units[width + n] += int(weights[new + n]) - int(weights[old + n])


@jit(inline=False)
def prepare_net(table: Any, at: Any, seat: int, weights: Any, space: Space) -> int:
    """Note a position's inputs and hidden units, which those after a move are told from; return the slots."""
    first, shape, inputs, units = net_begins(table), shape_of(table), space.inputs, space.units
    slots = inputs_at(table, at, seat, space, inputs, 0)
    bias = first + shape.inputs * shape.width
    for n in range(shape.width):
        units[n] = int(weights[bias + n]) if n < shape.hidden else 0
    for slot in range(shape.seen, slots):
        add_row(weights, first + (inputs[slot] - shape.squares) * shape.width, shape.width, units)
    if slots > 0:
        note_squares(table, space)
    return slots


@jit(inline=False)
def ask_net(table: Any, at: Any, seat: int, weights: Any, space: Space, slots: int) -> int:
    """Return what the net says of a position, by what was noted of one that is much like it."""
    first, shape, inputs, units = net_begins(table), shape_of(table), space.inputs, space.units
    if inputs_at(table, at, seat, space, inputs, slots) == 0:
        return 0
    for n in range(shape.width):
        units[shape.width + n] = units[n]
    for slot in range(shape.seen, slots):
        old, new = inputs[slot] - shape.squares, inputs[slots + slot] - shape.squares
        if old != new:
            change_rows(weights, first + old * shape.width, first + new * shape.width, shape.width, units)
    add_squares(table, space, slots, shape.width)
    return weigh_units(weights, first + shape.inputs * shape.width + shape.hidden, shape, units)


@jit(inline=False)
def weigh_units(weights: Any, second: int, shape: NetShape, units: Any) -> int:
    """Return what the hidden units come to, by the two layers behind them."""
    last, after = second + shape.hidden * SECOND, 2 * shape.width
    for n in range(SECOND):
        units[after + n] = int(weights[last + n]) << SHIFT
    for hidden in range(shape.hidden):
        unit = min(shape.cap, units[shape.width + hidden])
        if unit > 0:
            row = second + hidden * SECOND
            for n in range(SECOND):
                units[after + n] += unit * int(weights[row + n])
    total = int(weights[last + 2 * SECOND]) * ONE
    if shape.width > shape.hidden:
        total += units[after - 1] * ONE
    for n in range(SECOND):
        total += max(0, min(shape.cap, units[after + n] >> SHIFT)) * int(weights[last + SECOND + n])
    return total // (ONE * shape.fine)
