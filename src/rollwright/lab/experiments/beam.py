"""Playing with the dice known beforehand: many positions side by side, the best by value go on.

A lane is a position and the dice to come, kept in a row: all lanes of a game meet the same rolls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...compiler.jit import jit
from ...core.rng import DICE, make_rng
from ...kernel.interface import (
    list_codes,
    load_at,
    load_rng,
    move_at,
    roll_on,
    save_at,
    save_rng,
    total_at,
)
from ...kernel.types import Array, Numbers, Params, Position, Rows
from ...values.evaluation import rank_by_value
from ...values.scratch import ValueWorkspace

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ENDED = -1
FULL = -1


@jit
def begin_lane(params: Params, start: Position, rows: Rows, width: int, seed: int, game: int) -> None:
    """Write the beginning of a game as the first lane."""
    save_at(params, rows[0], 0, start)
    save_rng(rows[0], width, make_rng(seed, game, DICE))


@jit
def roll_lanes(params: Params, rows: Rows, lanes: int, width: int) -> None:
    """Roll wherever dice are due."""
    for lane in range(lanes):
        dice, at = roll_on(params, load_at(params, rows[lane], 0), load_rng(rows[lane], width))
        save_at(params, rows[lane], 0, at)
        save_rng(rows[lane], width, dice)


@jit
def list_children(  # noqa: PLR0913
    params: Params,
    rows: Rows,
    lanes: int,
    weights: Numbers,
    workspace: ValueWorkspace,
    parents: Array,
    codes: Array,
    values: Array,
) -> int:
    """Write every move of every lane with its value, and return how many there are; FULL if too many.

    A lane whose game is over has one entry: ENDED, and its points.
    """
    found = 0
    for lane in range(lanes):
        at = load_at(params, rows[lane], 0)
        moves = list_codes(params, at, workspace.codes)
        if found + moves + 1 > len(parents):
            return FULL
        if moves == 0:
            parents[found], codes[found], values[found] = lane, ENDED, total_at(params, at, 0)
            found += 1
            continue
        rank_by_value(params, at, weights, workspace, moves)
        for n in range(moves):
            parents[found], codes[found], values[found] = lane, workspace.codes[n], workspace.values[n]
            found += 1
    return found


@jit
def make_children(
    params: Params,
    rows: Rows,
    width: int,
    parents: Numbers,
    codes: Numbers,
    after: NDArray[np.int64],
    size: int,
) -> None:
    """Write the positions after the moves chosen as lanes."""
    for n in range(len(parents)):
        before = rows[parents[n]]
        for place in range(size):
            after[n, place] = before[place]
        save_at(params, after[n], 0, move_at(params, load_at(params, before, 0), codes[n]))
