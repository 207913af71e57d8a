"""The course of a game, written once: dice fall until somebody decides, seats move, a turn is closed.

Positions lie in a row of integers (`Seats`). Whole games (`play_game`) and the environments step them by the
same functions, over what a game implements. On sheets of their own seats play one after the other, or they
decide at once with the same dice: then a turn begins with a roll for all and ends when every seat that can
move has moved. A position that all seats share goes from one decision to the next; so does a seat alone.
"""

from __future__ import annotations

from typing import NamedTuple

from ..compiler.dispatch import generic
from ..compiler.jit import jit
from ..core.rng import DICE, Rng, make_rng
from .interface import (
    RNG_SIZE,
    Workspace,
    choose_for,
    load_at,
    load_rng,
    move_at,
    roll_on,
    save_at,
    save_rng,
    seat_at,
    seats_of,
    standing_at,
    terms_at,
    turn_at,
    width_of,
)
from .types import Array, At, Params, Policies, Position

IN_TURN, TOGETHER, SHARED = range(3)
"""The orders of play: on sheets of their own in turn, or at once; on a position that all seats share."""
LOST = -(1 << 40)
"""The standing of a seat that cannot win."""


class Seats(NamedTuple):
    """Where the positions of a game lie: in a row, from a place on, one for each seat."""

    row: Array
    first: int
    width: int
    """From one position to the next; 0 where all seats share one."""
    positions: int


class Results(NamedTuple):
    """Where a batch writes: turns by game, terms by game and seat, 1 for each winner by game and seat."""

    turns: Array
    terms: Array
    winners: Array
    width: int
    """How many terms a seat has."""


# ---- what a kernel implements besides for games of several seats


@generic
def order_of(params: Params) -> int:
    """Return the order of play: IN_TURN, TOGETHER or SHARED."""
    return IN_TURN


@generic
def follow_at(params: Params, at: At, other: At) -> At:
    """Return a seat's position with the dice of another seat's, and the same due."""
    return other


@generic
def rest_at(params: Params, at: At, after: At) -> At:
    """Return where a seat waits for the others: after its move from `at`, the dice still on the table."""
    return after


@generic
def close_at(params: Params, at: At) -> At:
    """Return a seat's position when the turn is over, before the next roll."""
    return at


@generic
def decides_at(params: Params, at: Position, seat: int) -> bool:
    """Say whether a seat that has not moved may move here, if it has a legal move."""
    return True


@generic
def is_open_at(params: Params, at: Position) -> bool:
    """Say whether a move made here is made for all seats, which follow it; it comes first in its turn."""
    return False


@generic
def counts_at(params: Params, at: Position, code: int) -> int:
    """Return how many moves a move counts for; where all seats decide at once, a turn of none is the last."""
    return 1


@generic
def deal_at(params: Params, dice: Rng) -> tuple[Rng, Params]:
    """Return the dice's next state and the table of one game: with what is dealt at its start."""
    return dice, params


@generic
def compare_at(params: Params, seats: Seats, seat: int) -> Params:
    """Return the table on which a seat's score is counted: where others count, with what they have."""
    return params


@jit
def play_together(params: Params) -> int:
    """An implementation of `order_of`: seats decide at once."""
    return TOGETHER


@jit
def share_position(params: Params) -> int:
    """An implementation of `order_of`: all seats share a position."""
    return SHARED


# ---- the steps of a game


@jit
def position_of(params: Params, seats: Seats, seat: int) -> Position:
    """Return a seat's position."""
    return load_at(params, seats.row, seats.first + seat * seats.width)


@jit
def put(params: Params, seats: Seats, seat: int, at: Position) -> None:
    """Keep a seat's position."""
    save_at(params, seats.row, seats.first + seat * seats.width, at)


@jit
def put_open(params: Params, seats: Seats, seat: int, at: Position) -> None:
    """Keep a position whose dice, and what is due, are those of all seats."""
    put(params, seats, seat, at)
    for n in range(1, seats.positions):
        other = (seat + n) % seats.positions
        put(params, seats, other, follow_at(params, position_of(params, seats, other), at))


@jit
def roll_seats(params: Params, seats: Seats, dice: Rng) -> Rng:
    """Let the dice that are due fall, for all seats; return their next state."""
    dice, at = roll_on(params, position_of(params, seats, 0), dice)
    put_open(params, seats, 0, at)
    return dice


@jit
def move_seat(params: Params, seats: Seats, seat: int, at: Position, code: int) -> bool:
    """Make a seat's move; say whether all seats go on from it at once."""
    after = move_at(params, at, code)
    is_shown = seats.positions == 1 or is_open_at(params, at)
    if is_shown:
        put_open(params, seats, seat, after)
    else:
        put(params, seats, seat, rest_at(params, at, after))
    return is_shown


@jit(inline=False)
def close_turn(params: Params, seats: Seats) -> None:
    """End the turn of all seats."""
    for seat in range(seats.positions):
        put(params, seats, seat, close_at(params, position_of(params, seats, seat)))


# ---- whole games: in a row of the workspace, behind the seats' own generators


@jit(inline=False)
def choose_move(params: Params, seats: Seats, policies: Policies, workspace: Workspace, seat: int) -> int:
    """Let a seat's policy move; return how many moves it made, as they count."""
    at, hand = position_of(params, seats, seat), load_rng(seats.row, seat * RNG_SIZE)
    hand, code = choose_for(policies, params, at, seat, workspace, hand)
    save_rng(seats.row, seat * RNG_SIZE, hand)
    if code < 0:
        return 0
    move_seat(params, seats, seat, at, code)
    return counts_at(params, at, code)


@jit
def play_turn(
    params: Params, seats: Seats, policies: Policies, dice: Rng, workspace: Workspace
) -> tuple[Rng, int]:
    """Play a turn of all seats at once; return the dice's next state, and how many moves were made."""
    dice = roll_seats(params, seats, dice)
    made = seat = 0
    while seat < seats.positions:
        at, moved = position_of(params, seats, seat), 0
        if decides_at(params, at, seat):
            moved = choose_move(params, seats, policies, workspace, seat)
        made += moved
        seat = 0 if moved > 0 and is_open_at(params, at) else seat + 1
    if made > 0:
        close_turn(params, seats)
    return dice, made


@jit
def play_turns(
    params: Params, seats: Seats, policies: Policies, dice: Rng, workspace: Workspace
) -> tuple[Rng, int]:
    """Play the turns of all seats, one after the other, each with dice of its own."""
    made = 0
    for seat in range(seats.positions):
        own = Seats(seats.row, seats.first + seat * seats.width, 0, 1)
        turn, moved = turn_at(params, position_of(params, own, 0)), 1
        while moved > 0 and turn_at(params, position_of(params, own, 0)) == turn:
            dice = roll_seats(params, own, dice)
            moved = choose_move(params, own, policies, workspace, seat)
            made += moved
    return dice, made


@jit
def play_shared(
    params: Params, at: At, policies: Policies, dice: Rng, hands: Array, workspace: Workspace
) -> At:
    """Return the end of a game on one position, which stays where it is quickest meanwhile."""
    code = 0
    while code >= 0:
        dice, at = roll_on(params, at, dice)
        seat = seat_at(params, at)
        hand = load_rng(hands, seat * RNG_SIZE)
        hand, code = choose_for(policies, params, at, seat, workspace, hand)
        save_rng(hands, seat * RNG_SIZE, hand)
        if code >= 0:
            at = move_at(params, at, code)
    return at


@jit(inline=False)
def play_game(  # noqa: PLR0913
    params: Params,
    start: Position,
    policies: Policies,
    seed: int,
    game: int,
    workspace: Workspace,
    results: Results,
    n: int,
) -> None:
    """Play one game, a policy for each seat, and write its results as number n of a batch.

    Dice come from one stream, every seat's choices from its own.
    """
    number, width, row = seats_of(policies), width_of(params), workspace.rows
    is_shared = order_of(params) == SHARED
    seats = Seats(row, number * RNG_SIZE, 0 if is_shared else width, 1 if is_shared else number)
    dice, table = deal_at(params, make_rng(seed, game, DICE))
    for seat in range(number):
        put(table, seats, seat, start)
        save_rng(row, seat * RNG_SIZE, make_rng(seed, game, seat + 1))
    if seats.positions == 1:
        put(table, seats, 0, play_shared(table, start, policies, dice, row, workspace))
    made = seats.positions - 1
    while made > 0:
        if order_of(params) == TOGETHER:
            dice, made = play_turn(table, seats, policies, dice, workspace)
        else:
            dice, made = play_turns(table, seats, policies, dice, workspace)
    count_results(table, seats, number, results, n)


@jit(inline=False)
def count_results(params: Params, seats: Seats, number: int, results: Results, n: int) -> None:
    """Write everybody's points, who won, and the turns of who had most."""
    best, turns = LOST, 0
    for seat in range(number):
        at, place = position_of(params, seats, seat), n * number + seat
        total = terms_at(compare_at(params, seats, seat), at, seat, results.terms, place * results.width)
        results.winners[place] = standing_at(params, at, seat, total)
        best, turns = max(best, results.winners[place]), max(turns, turn_at(params, at))
    for place in range(n * number, (n + 1) * number):
        results.winners[place] = int(best > LOST and results.winners[place] == best)
    results.turns[n] = turns


@jit
def play_games(  # noqa: PLR0913
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
