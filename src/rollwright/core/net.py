"""A small net that puts right what tables of values cannot see: how all that is counted plays together.

A position is a list of inputs, one for each slot (what stands on a square, how many of something there are).
Every input has a row of numbers; the rows of all inputs are added up to the hidden units, these are cut to
0 to 6 and weighed by a second layer, and that once more gives the value. After a move few inputs differ,
so only their rows are taken off and added.

All numbers are whole, 16 bits each, and lie behind the tables in the same array, so that plain and compiled
play agree. The net is asked only of moves that the tables put close to the best.
"""

from __future__ import annotations

from typing import Any

from .jit import jit
from .kernel import Space
from .promise import promise

HIDDEN, SECOND = 256, 32
"""Units of the two layers."""
SLOTS = 160
"""Room for a position's inputs: more than any game has."""
UNITS = 2 * HIDDEN + SECOND
"""Room for units: those before a move, those after it, and those of the second layer."""
ONE = 256
"""What 1.0 is in the first layer and between layers."""
SHIFT = 10
"""The second layer's 1.0 is 1 << SHIFT."""
FINE = 16
"""The last layer's numbers are so much finer than the value."""
CAP = 6 * ONE
"""Units are cut here."""
NO_NET = 1 << 40
"""Where the net begins in a game that has none: behind all there is."""


@jit
def size_of_net(inputs: int) -> int:
    """Return how many numbers a net of so many inputs has."""
    return inputs * HIDDEN + HIDDEN + HIDDEN * SECOND + SECOND + SECOND + 1


# ---- what a game says


@promise
def net_begins(table: Any) -> int:
    """Return where the net begins in the weights: behind the tables."""
    return NO_NET


@promise
def count_inputs(table: Any) -> int:
    """Return how many inputs the net has."""
    return 0


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


# ---- what it gets


@jit
def has_net(table: Any, weights: Any) -> bool:
    """Say whether a net lies behind the tables."""
    return len(weights) > net_begins(table)


@jit(inline=False)
def add_row(weights: Any, row: int, units: Any, start: int) -> None:
    """Add an input's row to some units."""
    for n in range(HIDDEN):
        units[start + n] += int(weights[row + n])


@jit(inline=False)
def change_rows(weights: Any, old: int, new: int, units: Any, start: int) -> None:
    """Take an input's row off some units and add another's."""
    for n in range(HIDDEN):
        units[start + n] += int(weights[new + n]) - int(weights[old + n])


@jit(inline=False)
def prepare_net(table: Any, at: Any, seat: int, weights: Any, space: Space) -> int:
    """Note a position's inputs and hidden units, which those after a move are told from; return the slots."""
    first, inputs, units = net_begins(table), space.inputs, space.units
    slots = inputs_at(table, at, seat, space, inputs, 0)
    bias = first + count_inputs(table) * HIDDEN
    for n in range(HIDDEN):
        units[n] = int(weights[bias + n])
    for slot in range(slots):
        add_row(weights, first + inputs[slot] * HIDDEN, units, 0)
    return slots


@jit(inline=False)
def ask_net(table: Any, at: Any, seat: int, weights: Any, space: Space, slots: int) -> int:
    """Return what the net adds to a position, by what was noted of one that is much like it."""
    first, inputs, units = net_begins(table), space.inputs, space.units
    if inputs_at(table, at, seat, space, inputs, slots) == 0:
        return 0
    for n in range(HIDDEN):
        units[HIDDEN + n] = units[n]
    for slot in range(slots):
        old, new = inputs[slot], inputs[slots + slot]
        if old != new:
            change_rows(weights, first + old * HIDDEN, first + new * HIDDEN, units, HIDDEN)
    return weigh_units(weights, first + (count_inputs(table) + 1) * HIDDEN, units)


@jit(inline=False)
def weigh_units(weights: Any, second: int, units: Any) -> int:
    """Return what the hidden units come to, by the two layers behind them."""
    last = second + HIDDEN * SECOND
    for n in range(SECOND):
        units[2 * HIDDEN + n] = int(weights[last + n]) << SHIFT
    for hidden in range(HIDDEN):
        unit = min(CAP, units[HIDDEN + hidden])
        if unit > 0:
            row = second + hidden * SECOND
            for n in range(SECOND):
                units[2 * HIDDEN + n] += unit * int(weights[row + n])
    total = int(weights[last + 2 * SECOND]) * ONE
    for n in range(SECOND):
        total += max(0, min(CAP, units[2 * HIDDEN + n] >> SHIFT)) * int(weights[last + SECOND + n])
    return total // (ONE * FINE)
