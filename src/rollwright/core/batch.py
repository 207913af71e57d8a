"""Whole batches of games inside the kernel, written into arrays of the caller's."""

from __future__ import annotations

from typing import Any, NamedTuple

from .jit import jit
from .kernel import (
    RNG_SIZE,
    Space,
    balance_at,
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
    terms_at,
    turn_at,
    width_of,
)
from .promise import promise
from .rng import DICE, Rng, make_rng


class Results(NamedTuple):
    """Where a batch writes: turns by game, terms by game and seat, 1 for each winner by game and seat."""

    turns: Any
    terms: Any
    winners: Any
    width: int
    """How many terms a seat has."""


@promise
def play_game(
    table: Any, start: Any, policies: Any, seed: int, game: int, space: Space, results: Results, n: int
) -> None:
    """Play one game, a policy for each seat, and write its results as number n of the batch.

    By default seats take turns on sheets of their own, and most points win. Dice come from one stream, every
    seat's choices from its own.
    """
    seats, width, dice = seats_of(policies), width_of(table), make_rng(seed, game, DICE)
    for seat in range(seats):
        save_at(table, space.rows, seat * (width + RNG_SIZE), start)
        save_rng(space.rows, seat * (width + RNG_SIZE) + width, make_rng(seed, game, seat + 1))
    playing = 1
    while playing > 0:
        playing = 0
        for seat in range(seats):
            dice, played = play_turn(table, policies, dice, space, seat)
            playing += played
    count_points(table, seats, space, results, n)


@jit(inline=False)
def play_turn(table: Any, policies: Any, dice: Rng, space: Space, seat: int) -> tuple[Rng, int]:
    """Play a seat's turn and return the dice's next state, and 0 if the seat could do nothing."""
    width = width_of(table)
    row = seat * (width + RNG_SIZE)
    at, hand = load_at(table, space.rows, row), load_rng(space.rows, row + width)
    turn, code, played = turn_at(table, at), 0, 0
    while code >= 0 and turn_at(table, at) == turn:
        while is_rolling(table, at):
            dice, at = roll_at(table, at, dice)
        hand, code = choose_for(policies, table, at, seat, space, hand)
        if code >= 0:
            at, played = move_at(table, at, code), 1
    save_at(table, space.rows, row, at)
    save_rng(space.rows, row + width, hand)
    return dice, played


@jit(inline=False)
def count_points(table: Any, seats: int, space: Space, results: Results, n: int) -> None:
    """Write everybody's points, who has most, and the turns of who had most."""
    width, best, turns = width_of(table) + RNG_SIZE, -(1 << 40), 0
    for seat in range(seats):
        at, place = load_at(table, space.rows, seat * width), n * seats + seat
        results.winners[place] = terms_at(table, at, seat, results.terms, place * results.width)
        best, turns = max(best, results.winners[place]), max(turns, turn_at(table, at))
    for place in range(n * seats, (n + 1) * seats):
        results.winners[place] = int(results.winners[place] == best)
    results.turns[n] = turns


@jit
def play_board(
    table: Any, start: Any, policies: Any, seed: int, game: int, space: Space, results: Results, n: int
) -> None:
    """Play a game of two on one board, as `play_game` does: a game gives this to it (`play_game.of`)."""
    seats, at, code, dice = seats_of(policies), start, 0, make_rng(seed, game, DICE)
    for seat in range(seats):
        save_rng(space.rows, seat * RNG_SIZE, make_rng(seed, game, seat + 1))
    while code >= 0:
        while is_rolling(table, at):
            dice, at = roll_at(table, at, dice)
        seat = seat_at(table, at)
        hand, code = choose_for(policies, table, at, seat, space, load_rng(space.rows, seat * RNG_SIZE))
        save_rng(space.rows, seat * RNG_SIZE, hand)
        if code >= 0:
            at = move_at(table, at, code)
    results.turns[n] = turn_at(table, at)
    for seat in range(seats):
        place = n * seats + seat
        terms_at(table, at, seat, results.terms, place * results.width)
        results.winners[place] = int(balance_at(table, at) * (1 - 2 * seat) >= 0)


@jit
def play_games(
    table: Any,
    start: Any,
    policies: Any,
    seed: int,
    first: int,
    games: int,
    space: Space,
    results: Results,
) -> None:
    """Play a batch of games."""
    for n in range(games):
        play_game(table, start, policies, seed, first + n, space, results, n)
