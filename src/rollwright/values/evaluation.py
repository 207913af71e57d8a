"""Evaluating positions and ranking moves: by the net where there is one, behind a filter by the tables.

`expectimax_at` is the exact expectation over the next roll (depth 1) or over the next two (depth 2); a game
that can compute it for less than playing every roll implements it.
"""

from __future__ import annotations

from typing import Protocol

from ..compiler.dispatch import generic
from ..compiler.jit import jit
from ..kernel.interface import list_codes, move_at, seat_at
from ..kernel.types import Array, Numbers, Params, Position
from .net import has_net, init_accumulators, max_candidates, net_margin, net_value
from .ntuple import base_at, init_tables, rank_by_tables, table_value, value_after
from .scratch import ValueWorkspace


class LearnedParams(Protocol):
    """Params with learned weights, of length 0 where nothing was learned."""

    @property
    def values(self) -> Numbers:
        """Integers as shipped; floats while they are trained."""


# ---- what a game may implement


@generic
def expectimax_at(
    params: Params, at: Position, seat: int, depth: int, weights: Numbers, workspace: ValueWorkspace
) -> int:
    """Return the expected value of a position to a seat over all rolls, `depth` rolls deep."""
    return value_at(params, at, seat, weights, workspace)


@generic
def rolled_value_at(
    params: Params, at: Position, seat: int, weights: Numbers, workspace: ValueWorkspace
) -> int:
    """Return the value of a position to a seat given its roll; `expectimax_at` of depth 1 is the mean."""
    code, value = best_by_value(params, at, weights, workspace)
    return value if code >= 0 else base_at(params, at, seat, workspace)


# ---- evaluation


@jit(inline=False)
def value_at(params: Params, at: Position, seat: int, weights: Numbers, workspace: ValueWorkspace) -> int:
    """Return the value of a position to a seat."""
    if has_net(params, weights):
        slots = init_accumulators(params, at, seat, weights, workspace)
        if slots > 0:
            value = net_value(params, at, seat, weights, workspace, slots)
            return base_at(params, at, seat, workspace) + value
    return table_value(params, at, seat, weights, workspace)


@jit(inline=False)
def value_by_net(
    params: Params,
    at: Position,
    seat: int,
    weights: Numbers,
    workspace: ValueWorkspace,
    slots: int,
    code: int,
) -> int:
    """Return the value of a move's afterstate to a seat by the net."""
    then = move_at(params, at, code)
    return base_at(params, then, seat, workspace) + net_value(params, then, seat, weights, workspace, slots)


# ---- ranking


@jit
def best_by_value(
    params: Params, at: Position, weights: Numbers, workspace: ValueWorkspace
) -> tuple[int, int]:
    """Return the first of the moves with the highest value, and the value; -1 without moves."""
    return best_within(params, at, weights, workspace, net_margin(params))


@jit(inline=False)
def best_within(
    params: Params, at: Position, weights: Numbers, workspace: ValueWorkspace, margin: int
) -> tuple[int, int]:
    """Return the same, with the net evaluating moves no further than `margin` behind the best by tables."""
    moves = list_codes(params, at, workspace.codes)
    best, most = -1, 0 * weights[0]
    if has_net(params, weights):
        rank_within(params, at, weights, workspace, moves, margin)
        for n in range(moves):
            if best < 0 or workspace.values[n] > most:
                best, most = workspace.codes[n], workspace.values[n]
        return best, most
    shared = init_tables(params, at, weights, workspace)
    for n in range(moves):
        value = value_after(params, at, shared, weights, workspace, workspace.codes[n])
        if best < 0 or value > most:
            best, most = workspace.codes[n], value
    return best, most


@jit(inline=False)
def kth_largest(values: Array, length: int, k: int) -> tuple[int, int]:
    """Return the k-th largest value and how many of the top k equal it."""
    highest = values[0]
    for n in range(1, length):
        highest = max(highest, values[n])
    bar, above, equals = highest, 0, 0
    while True:
        equals, below, lower = 0, 0, bar
        for n in range(length):
            equals += int(values[n] == bar)
            if values[n] < bar and (below == 0 or values[n] > lower):
                below, lower = 1, values[n]
        if above + equals >= k or below == 0:
            return bar, min(equals, k - above)
        above, bar = above + equals, lower


@jit
def rank_by_value(
    params: Params, at: Position, weights: Numbers, workspace: ValueWorkspace, moves: int
) -> None:
    """Write the values of the listed moves."""
    rank_within(params, at, weights, workspace, moves, net_margin(params))


@jit(inline=False)
def rank_within(
    params: Params, at: Position, weights: Numbers, workspace: ValueWorkspace, moves: int, margin: int
) -> None:
    """Write the values of the listed moves.

    The net evaluates those within `margin` of the best by tables, `max_candidates` at most; the values of all
    others are shifted by the tables' error on the best.
    """
    best = rank_by_tables(params, at, weights, workspace, moves)
    if not has_net(params, weights) or best < 0:
        return
    seat = seat_at(params, at)
    slots = init_accumulators(params, at, seat, weights, workspace)
    least, equals = workspace.values[best] - margin, moves
    if moves > max_candidates(params):
        bar, found = kth_largest(workspace.values, moves, max_candidates(params))
        if bar > least:
            least, equals = bar, found
    exact = value_by_net(params, at, seat, weights, workspace, slots, workspace.codes[best])
    error = exact - workspace.values[best]
    for n in range(moves):
        equals -= int(workspace.values[n] == least)
        if n != best and (workspace.values[n] > least or (workspace.values[n] == least and equals >= 0)):
            workspace.values[n] = value_by_net(
                params, at, seat, weights, workspace, slots, workspace.codes[n]
            )
        else:
            workspace.values[n] += error


# ---- entry points


@jit
def roll_luck(
    params: LearnedParams, before: Position, after: Position, seat: int, workspace: ValueWorkspace
) -> int:
    """Return how much a roll raised a seat's value above its expectation."""
    rolled = rolled_value_at(params, after, seat, params.values, workspace)
    return rolled - expectimax_at(params, before, seat, 1, params.values, workspace)


@jit
def expectimax_moves(  # noqa: PLR0913
    params: LearnedParams,
    at: Position,
    seat: int,
    codes: Array,
    moves: int,
    depth: int,
    workspace: ValueWorkspace,
    values: Array,
) -> int:
    """Write the expectimax value of each move's afterstate and return the number of moves.

    At depth 0, list the legal moves in the workspace with their values instead.
    """
    if depth == 0:
        moves = list_codes(params, at, workspace.codes)
        rank_by_value(params, at, params.values, workspace, moves)
        return moves
    for n in range(moves):
        then = move_at(params, at, codes[n])
        values[n] = expectimax_at(params, then, seat, depth, params.values, workspace)
    return moves
