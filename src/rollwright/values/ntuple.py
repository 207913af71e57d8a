"""N-tuple tables: the value of a position as a sum of table weights that its patterns select.

A game computes the indices of a position's weights (`indices_at`) and the part of the value that is known
(`base_at`). All tables are one array: 16-bit integers as shipped, so that plain and compiled play agree, and
floats while they are trained. Every function takes either as `weights`.
"""

from __future__ import annotations

from ..compiler.dispatch import generic
from ..compiler.jit import jit
from ..kernel.interface import move_at, seat_at, total_at
from ..kernel.types import Array, Numbers, Params, Position
from .scratch import ValueWorkspace


@generic
def base_at(params: Params, at: Position, seat: int, workspace: ValueWorkspace) -> int:
    """Return the known part of a seat's value; at the end of the game, the exact value."""
    return total_at(params, at, seat)


@generic
def indices_at(params: Params, at: Position, seat: int, workspace: ValueWorkspace, indices: Array) -> int:
    """Write the indices of a position's weights from a seat's view; return their number, 0 at the end."""
    return 0


@generic
def init_tables(params: Params, at: Position, weights: Numbers, workspace: ValueWorkspace) -> object:
    """Return what `value_after` shares between all moves of a position; may fill the scratch arrays."""
    return 0


@generic
def value_after(
    params: Params, at: Position, shared: object, weights: Numbers, workspace: ValueWorkspace, code: int
) -> int:
    """Return the value of a move's afterstate to the deciding seat, by the tables."""
    return table_value(params, move_at(params, at, code), seat_at(params, at), weights, workspace)


@generic
def value_for(params: Params, value: int, seat: int, other: int) -> int:
    """Return the value to `other` of a position worth `value` to `seat`: equal in solo games, the complement
    of the probability of winning in a duel."""
    return value


@jit
def sum_weights(weights: Numbers, indices: Array, length: int) -> int:
    """Return the sum of the weights at some indices."""
    total = weights[indices[0]]
    for n in range(1, length):
        total += weights[indices[n]]
    return total


@generic
def table_value(params: Params, at: Position, seat: int, weights: Numbers, workspace: ValueWorkspace) -> int:
    """Return the value of a position to a seat by the tables."""
    indices = workspace.scratch.indices
    length = indices_at(params, at, seat, workspace, indices)
    base = base_at(params, at, seat, workspace)
    return base + sum_weights(weights, indices, length) if length > 0 else base + 0 * weights[0]


@jit(inline=False)
def rank_by_tables(
    params: Params, at: Position, weights: Numbers, workspace: ValueWorkspace, moves: int
) -> int:
    """Write the values of the listed moves by the tables; return the index of the first best."""
    shared = init_tables(params, at, weights, workspace)
    best = -1
    for n in range(moves):
        workspace.values[n] = value_after(params, at, shared, weights, workspace, workspace.codes[n])
        if best < 0 or workspace.values[n] > workspace.values[best]:
            best = n
    return best
