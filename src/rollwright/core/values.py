"""Learned values: what a position is still worth, as the sum of many small tables' entries.

A game says which entries a position looks up (`places_at`), and what counts besides them (`base_at`). The
tables are one array of numbers: whole ones of 16 bits as shipped, so that plain and compiled play agree, and
floating ones while they are learned. Every function takes them as `weights`, whichever they are.
"""

from __future__ import annotations

from typing import Any

from .jit import jit
from .kernel import Space, list_codes, move_at, seat_at, total_at
from .net import ask_net, closeness, has_net, most_asked, prepare_net
from .promise import promise


@promise
def base_at(table: Any, at: Any, seat: int, space: Space) -> int:
    """Return what a seat has for sure; where the game is over, exactly what it is worth to the seat."""
    return total_at(table, at, seat)


@promise
def places_at(table: Any, at: Any, seat: int, space: Space, places: Any) -> int:
    """Write which entries say what the position is still worth to a seat; return how many, 0 at the end."""
    return 0


@promise
def prepare_values(table: Any, at: Any, weights: Any, space: Space) -> Any:
    """Return what `value_after` wants to know of the position before any move, and note it in the space."""
    return 0


@promise
def value_after(table: Any, at: Any, known: Any, weights: Any, space: Space, code: int) -> Any:
    """Return what a move is worth to the deciding seat, by the tables."""
    return value_by_tables(table, move_at(table, at, code), seat_at(table, at), weights, space)


@promise
def look_ahead(table: Any, at: Any, seat: int, weights: Any, space: Space) -> Any:
    """Return what a position is worth to a seat before the dice fall, exactly over all rolls."""
    return value_at(table, at, seat, weights, space)


@promise
def look_at_roll(table: Any, at: Any, seat: int, weights: Any, space: Space) -> Any:
    """Return what a position is worth to a seat by the dice that have fallen; `look_ahead` is their mean."""
    code, value = best_by_value(table, at, weights, space)
    return value if code >= 0 else base_at(table, at, seat, space)


@promise
def look_twice(table: Any, at: Any, seat: int, weights: Any, space: Space) -> Any:
    """Return the same by two rolls, as far as that can be paid for."""
    return look_ahead(table, at, seat, weights, space)


@promise
def seen_by(table: Any, value: Any, seat: int, other: int) -> Any:
    """Return a value of one seat's as the other sees it: the same alone, the rest of certainty in a duel."""
    return value


@jit
def sum_places(weights: Any, places: Any, length: int) -> Any:
    """Return the sum of the entries."""
    total = weights[places[0]]
    for n in range(1, length):
        total += weights[places[n]]
    return total


@promise
def value_by_tables(table: Any, at: Any, seat: int, weights: Any, space: Space) -> Any:
    """Return what a position is worth to a seat by the tables."""
    length = places_at(table, at, seat, space, space.places)
    base = base_at(table, at, seat, space)
    return base + sum_places(weights, space.places, length) if length > 0 else base + 0 * weights[0]


@jit(inline=False)
def value_at(table: Any, at: Any, seat: int, weights: Any, space: Space) -> Any:
    """Return what a position is worth to a seat."""
    if has_net(table, weights):
        slots = prepare_net(table, at, seat, weights, space)
        if slots > 0:
            return base_at(table, at, seat, space) + ask_net(table, at, seat, weights, space, slots)
    return value_by_tables(table, at, seat, weights, space)


@jit
def best_by_value(table: Any, at: Any, weights: Any, space: Space) -> Any:
    """Return the first of the moves worth most and its value; -1 if there is none."""
    return best_within(table, at, weights, space, closeness(table))


@jit(inline=False)
def best_within(table: Any, at: Any, weights: Any, space: Space, within: int) -> Any:
    """Return the same, where a net is asked about moves no further than that behind the best by tables."""
    moves = list_codes(table, at, space.codes)
    best, most = -1, 0 * weights[0]
    if has_net(table, weights):
        rank_within(table, at, weights, space, moves, within)
        for n in range(moves):
            if best < 0 or space.values[n] > most:
                best, most = space.codes[n], space.values[n]
        return best, most
    known = prepare_values(table, at, weights, space)
    for n in range(moves):
        value = value_after(table, at, known, weights, space, space.codes[n])
        if best < 0 or value > most:
            best, most = space.codes[n], value
    return best, most


@jit(inline=False)
def rank_by_tables(table: Any, at: Any, weights: Any, space: Space, moves: int) -> int:
    """Write what each of the listed moves is worth by the tables, and return the place of the first best."""
    known = prepare_values(table, at, weights, space)
    best = -1
    for n in range(moves):
        space.values[n] = value_after(table, at, known, weights, space, space.codes[n])
        if best < 0 or space.values[n] > space.values[best]:
            best = n
    return best


@jit(inline=False)
def find_bar(values: Any, moves: int, most: int) -> tuple[Any, int]:
    """Return the value that the best moves have or exceed, so many, and how many of these have just that."""
    highest = values[0]
    for n in range(1, moves):
        highest = max(highest, values[n])
    bar, above, equals = highest, 0, 0
    while True:
        equals, below, lower = 0, 0, bar
        for n in range(moves):
            equals += int(values[n] == bar)
            if values[n] < bar and (below == 0 or values[n] > lower):
                below, lower = 1, values[n]
        if above + equals >= most or below == 0:
            return bar, min(equals, most - above)
        above, bar = above + equals, lower


@jit
def rank_by_value(table: Any, at: Any, weights: Any, space: Space, moves: int) -> None:
    """Write what each of the listed moves is worth."""
    rank_within(table, at, weights, space, moves, closeness(table))


@jit(inline=False)
def rank_within(table: Any, at: Any, weights: Any, space: Space, moves: int, within: int) -> None:
    """Write what each of the listed moves is worth.

    Where there is a net, it says so of those that the tables put close to the best, and of no more than it
    may be asked about; all others are taken to be as wrong by the tables as the best is.
    """
    best = rank_by_tables(table, at, weights, space, moves)
    if not has_net(table, weights) or best < 0:
        return
    seat = seat_at(table, at)
    slots = prepare_net(table, at, seat, weights, space)
    close, equals = space.values[best] - within, moves
    if moves > most_asked(table):
        bar, found = find_bar(space.values, moves, most_asked(table))
        if bar > close:
            close, equals = bar, found
    wrong = value_by_net(table, at, seat, weights, space, slots, space.codes[best]) - space.values[best]
    for n in range(moves):
        equals -= int(space.values[n] == close)
        if n != best and (space.values[n] > close or (space.values[n] == close and equals >= 0)):
            space.values[n] = value_by_net(table, at, seat, weights, space, slots, space.codes[n])
        else:
            space.values[n] += wrong


@jit(inline=False)
def value_by_net(table: Any, at: Any, seat: int, weights: Any, space: Space, slots: int, code: int) -> int:
    """Return what a move is worth to a seat: what it gives for sure, and what the net says is to come."""
    then = move_at(table, at, code)
    return base_at(table, then, seat, space) + ask_net(table, then, seat, weights, space, slots)


@jit
def luck_of_roll(table: Any, before: Any, after: Any, seat: int, space: Space) -> Any:
    """Return how much more the best move after a roll promises than all rolls do on average."""
    rolled = look_at_roll(table, after, seat, table.values, space)
    return rolled - look_ahead(table, before, seat, table.values, space)


@jit
def foresee_moves(
    table: Any, at: Any, seat: int, codes: Any, moves: int, rolls: int, space: Space, worth: Any
) -> int:
    """Write what each move is worth before the dice fall again, by one roll or by two.

    By none, list the moves with what each is worth by the values. Return how many moves there are.
    """
    if rolls == 0:
        moves = list_codes(table, at, space.codes)
        rank_by_value(table, at, table.values, space, moves)
        return moves
    for n in range(moves):
        then = move_at(table, at, codes[n])
        if rolls == 1:
            worth[n] = look_ahead(table, then, seat, table.values, space)
        else:
            worth[n] = look_twice(table, then, seat, table.values, space)
    return moves
