"""Whole batches of games inside the kernel, written into arrays of the caller's."""

from __future__ import annotations

from typing import NamedTuple

from ..compiler.dispatch import generic
from ..compiler.jit import jit
from ..core.rng import DICE, Rng, make_rng
from .interface import (
    RNG_SIZE,
    Workspace,
    choose_for,
    is_rolling,
    load_at,
    load_rng,
    move_at,
    roll_at,
    save_at,
    save_rng,
    seat_at,
    seats_of,
    standing_at,
    terms_at,
    turn_at,
    width_of,
)
from .types import Array, Params, Policies, Position


class Results(NamedTuple):
    """Where a batch writes: turns by game, terms by game and seat, 1 for each winner by game and seat."""

    turns: Array
    terms: Array
    winners: Array
    width: int
    """How many terms a seat has."""


@generic
def play_game(
    params: Params,
    start: Position,
    policies: Policies,
    seed: int,
    game: int,
    workspace: Workspace,
    results: Results,
    n: int,
) -> None:
    """Play one game, a policy for each seat, and write its results as number n of the batch.

    By default seats take turns on sheets of their own, and most points win. Dice come from one stream, every
    seat's choices from its own.
    """
    seats, width, dice = seats_of(policies), width_of(params), make_rng(seed, game, DICE)
    for seat in range(seats):
        save_at(params, workspace.rows, seat * (width + RNG_SIZE), start)
        save_rng(workspace.rows, seat * (width + RNG_SIZE) + width, make_rng(seed, game, seat + 1))
    playing = 1
    while playing > 0:
        playing = 0
        for seat in range(seats):
            dice, played = play_turn(params, policies, dice, workspace, seat)
            playing += played
    count_points(params, seats, workspace, results, n)


@jit(inline=False)
def play_turn(
    params: Params, policies: Policies, dice: Rng, workspace: Workspace, seat: int
) -> tuple[Rng, int]:
    """Play a seat's turn and return the dice's next state, and 0 if the seat could do nothing."""
    width = width_of(params)
    row = seat * (width + RNG_SIZE)
    at, hand = load_at(params, workspace.rows, row), load_rng(workspace.rows, row + width)
    turn, code, played = turn_at(params, at), 0, 0
    while code >= 0 and turn_at(params, at) == turn:
        while is_rolling(params, at):
            dice, at = roll_at(params, at, dice)
        hand, code = choose_for(policies, params, at, seat, workspace, hand)
        if code >= 0:
            at, played = move_at(params, at, code), 1
    save_at(params, workspace.rows, row, at)
    save_rng(workspace.rows, row + width, hand)
    return dice, played


@jit(inline=False)
def count_points(params: Params, seats: int, workspace: Workspace, results: Results, n: int) -> None:
    """Write everybody's points, who has most, and the turns of who had most."""
    width, best, turns = width_of(params) + RNG_SIZE, -(1 << 40), 0
    for seat in range(seats):
        at, place = load_at(params, workspace.rows, seat * width), n * seats + seat
        results.winners[place] = terms_at(params, at, seat, results.terms, place * results.width)
        best, turns = max(best, results.winners[place]), max(turns, turn_at(params, at))
    mark_winners(seats, results, n, best)
    results.turns[n] = turns


@jit
def mark_winners(seats: int, results: Results, n: int, best: int) -> None:
    """Replace each seat's standing in a game by whether it is the best."""
    for place in range(n * seats, (n + 1) * seats):
        results.winners[place] = int(results.winners[place] == best)


@jit
def play_shared(
    params: Params,
    start: Position,
    policies: Policies,
    seed: int,
    game: int,
    workspace: Workspace,
    results: Results,
    n: int,
) -> None:
    """Play a game whose seats share one position: the implementation of `play_game` for such a kernel."""
    seats, at, code, dice = seats_of(policies), start, 0, make_rng(seed, game, DICE)
    for seat in range(seats):
        save_rng(workspace.rows, seat * RNG_SIZE, make_rng(seed, game, seat + 1))
    while code >= 0:
        while is_rolling(params, at):
            dice, at = roll_at(params, at, dice)
        seat = seat_at(params, at)
        hand, code = choose_for(
            policies, params, at, seat, workspace, load_rng(workspace.rows, seat * RNG_SIZE)
        )
        save_rng(workspace.rows, seat * RNG_SIZE, hand)
        if code >= 0:
            at = move_at(params, at, code)
    results.turns[n], best = turn_at(params, at), -(1 << 40)
    for seat in range(seats):
        place = n * seats + seat
        terms_at(params, at, seat, results.terms, place * results.width)
        results.winners[place] = standing_at(params, at, seat)
        best = max(best, results.winners[place])
    mark_winners(seats, results, n, best)


@jit
def play_games(
    params: Params,
    start: Position,
    policies: Policies,
    seed: int,
    first: int,
    games: int,
    workspace: Workspace,
    results: Results,
) -> None:
    """Play a batch of games."""
    for n in range(games):
        play_game(params, start, policies, seed, first + n, workspace, results, n)
