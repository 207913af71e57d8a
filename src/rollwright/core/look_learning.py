"""Learning a net from exact looks: a game whose moves are taught what they are worth over all rolls.

Where a game looks a roll ahead exactly (`core.values.look_ahead`), there is no luck in what a move is taught.
What later looks put right counts, too, and less the later: by how much a look after the move that was made
differs from what the roll before it had promised. Dice have no part in that either.
"""

from __future__ import annotations

from typing import Any

from .jit import jit
from .kernel import Space, first_best, is_rolling, list_codes, move_at, roll_at, seat_at, total_at
from .net import inputs_at
from .rng import DICE, Rng, make_rng
from .values import base_at, look_ahead, look_at_roll, rank_by_value


@jit(inline=False)
def take_best(space: Space, moves: int, most: int, near: int, tried: Any) -> int:
    """Write the best of the moves ranked, so many at most and none far behind the best; return how many.

    What these are worth is forgotten.
    """
    taken, best = 0, space.values[first_best(space.values, moves)]
    while taken < min(most, moves):
        place = first_best(space.values, moves)
        if space.values[place] < best - near:
            return taken
        tried[taken], space.values[place] = space.codes[place], best - near - 1
        taken += 1
    return taken


@jit(inline=False)
def roll_on(table: Any, at: Any, dice: Rng) -> Any:
    """Return the dice and the position after all rolls that come before the next decision."""
    while is_rolling(table, at):
        dice, at = roll_at(table, at, dice)
    return dice, at


@jit(inline=False)
def add_later(worth: Any, steps: Any, drift: Any, made: int, follows: float) -> None:
    """Add to what moves are worth what later steps put right, each step before it by that share less."""
    later, last = 0.0, steps[made - 1]
    for n in range(made - 1, -1, -1):
        if steps[n] < last:
            later = follows * (later + drift[last])
            last = steps[n]
        worth[n] += later


@jit
def study_game(
    table: Any,
    start: Any,
    space: Space,
    seed: int,
    game: int,
    most: int,
    near: int,
    follows: float,
    slots: int,
    tried: Any,
    inputs: Any,
    sure: Any,
    worth: Any,
    steps: Any,
    drift: Any,
) -> tuple[int, int]:
    """Play a game by the best of a few moves' looks, and write of each move its inputs, what is sure after it
    and what it is worth; return how many moves that are, and what the game ended with.
    """
    dice, at = roll_on(table, start, make_rng(seed, game, DICE))
    made, step, moves = 0, 0, list_codes(table, at, space.codes)
    while moves > 0 and made + most <= len(sure) and step < len(drift):
        seat = seat_at(table, at)
        rolled = look_at_roll(table, at, seat, table.values, space)
        moves = list_codes(table, at, space.codes)
        rank_by_value(table, at, table.values, space, moves)
        taken, best = take_best(space, moves, most, near, tried), made
        for n in range(taken):
            then = move_at(table, at, tried[n])
            inputs_at(table, then, seat, space, inputs, made * slots)
            sure[made] = base_at(table, then, seat, space)
            worth[made] = look_ahead(table, then, seat, table.values, space)
            steps[made] = step
            if worth[made] > worth[best]:
                best = made
            made += 1
        drift[step] = worth[best] - rolled
        dice, at = roll_on(table, move_at(table, at, tried[best - made + taken]), dice)
        step, moves = step + 1, list_codes(table, at, space.codes)
    add_later(worth, steps, drift, made, follows)
    return made, total_at(table, at, 0)
