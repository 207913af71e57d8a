"""Learning a net from exact looks: a game whose moves are taught what they are worth over all rolls.

Where a game looks a roll ahead exactly (`values.ntuple.expectimax_at`), a move is taught without luck.
What later looks put right counts, too, and less the later: by how much a look after the move that was made
differs from what the roll before it had promised. Dice have no part in that either.
"""

from __future__ import annotations

from typing import Any

from ...compiler.jit import jit
from ...core.rng import DICE, Rng, make_rng
from ...kernel.interface import (
    Workspace,
    first_best,
    is_rolling,
    list_codes,
    move_at,
    roll_at,
    seat_at,
    total_at,
)
from ...values.evaluation import expectimax_at, rank_by_value, rolled_value_at
from ...values.net import inputs_at
from ...values.ntuple import base_at


@jit(inline=False)
def take_best(workspace: Workspace, moves: int, most: int, near: int, tried: Any) -> int:
    """Write the best of the moves ranked, so many at most and none far behind the best; return how many.

    What these are worth is forgotten.
    """
    taken, best = 0, workspace.values[first_best(workspace.values, moves)]
    while taken < min(most, moves):
        place = first_best(workspace.values, moves)
        if workspace.values[place] < best - near:
            return taken
        tried[taken], workspace.values[place] = workspace.codes[place], best - near - 1
        taken += 1
    return taken


@jit(inline=False)
def roll_on(params: Any, at: Any, dice: Rng) -> Any:
    """Return the dice and the position after all rolls that come before the next decision."""
    while is_rolling(params, at):
        dice, at = roll_at(params, at, dice)
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
    params: Any,
    start: Any,
    workspace: Workspace,
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
    dice, at = roll_on(params, start, make_rng(seed, game, DICE))
    made, step, moves = 0, 0, list_codes(params, at, workspace.codes)
    while moves > 0 and made + most <= len(sure) and step < len(drift):
        seat = seat_at(params, at)
        rolled = rolled_value_at(params, at, seat, params.values, workspace)
        moves = list_codes(params, at, workspace.codes)
        rank_by_value(params, at, params.values, workspace, moves)
        taken, best = take_best(workspace, moves, most, near, tried), made
        for n in range(taken):
            then = move_at(params, at, tried[n])
            inputs_at(params, then, seat, workspace, inputs, made * slots)
            sure[made] = base_at(params, then, seat, workspace)
            worth[made] = expectimax_at(params, then, seat, 1, params.values, workspace)
            steps[made] = step
            if worth[made] > worth[best]:
                best = made
            made += 1
        drift[step] = worth[best] - rolled
        dice, at = roll_on(params, move_at(params, at, tried[best - made + taken]), dice)
        step, moves = step + 1, list_codes(params, at, workspace.codes)
    add_later(worth, steps, drift, made, follows)
    return made, total_at(params, at, 0)
