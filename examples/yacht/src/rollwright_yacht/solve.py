"""The most that one player can expect, solved exactly: `python -m rollwright_yacht.solve`.

Backward over the 4,096 sets of boxes used: after the last roll the best box is chosen, before it the best
dice to keep.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .kernel import (
    ALL_USED,
    DICE,
    FACES,
    FRESH,
    KEEPS,
    N_BOXES,
    Turn,
    count_of,
    distinct_rolls,
    hold,
    points_of,
)

Values = NDArray[np.float64]
ROLLS = [hold(roll) for roll in distinct_rolls(DICE)]
HELD = [*(hold(dice) for dice in KEEPS), *ROLLS]
"""What can be kept: up to four dice, or all five."""


@cache
def _chances() -> Values:
    """Return the chance of each roll after each handful is kept."""
    place = {roll: n for n, roll in enumerate(ROLLS)}
    chances = np.zeros((len(HELD), len(ROLLS)))
    for n, dice in enumerate(KEEPS):
        rest = DICE - len(dice)
        for roll, weight in distinct_rolls(rest).items():
            chances[n, place[hold(dice + roll)]] += weight / FACES**rest
    chances[len(KEEPS) :] = np.eye(len(ROLLS))
    return chances


def _keeps() -> NDArray[np.int64]:
    """Return for each roll the handfuls that can be kept, the roll itself repeated to fill the row."""
    place = {dice: n for n, dice in enumerate(HELD)}
    rows = []
    for roll in ROLLS:
        held = [
            n
            for dice, n in place.items()
            if all(count_of(dice, f) <= count_of(roll, f) for f in range(FACES))
        ]
        rows.append(held + [place[roll]] * (2**DICE - len(held)))
    return np.array(rows)


@cache
def solve() -> tuple[Values, Values]:
    """Return by set of boxes used what is to come before a turn, and, by rolls left and roll, within it."""
    chances, keeps = _chances(), _keeps()
    points = np.array([[points_of(roll, box) for roll in ROLLS] for box in range(N_BOXES)], float)
    before, within = np.zeros(ALL_USED + 1), np.zeros((ALL_USED + 1, 3, len(ROLLS)))
    for used in range(ALL_USED - 1, -1, -1):
        open_boxes = [box for box in range(N_BOXES) if not (used >> box) & 1]
        then = np.array([before[used | 1 << box] for box in open_boxes])
        within[used, 0] = (points[open_boxes] + then[:, None]).max(axis=0)
        for left in (1, 2):
            within[used, left] = (chances @ within[used, left - 1])[keeps].max(axis=1)
        before[used] = float(chances[0] @ within[used, 2])
    return before, within


def value_of(at: Turn) -> float:
    """Return what is still to come, played perfectly."""
    before, within = solve()
    if at.air == 0:
        return float(within[at.used, at.left, ROLLS.index(at.dice)])
    if at.left == FRESH.left:
        return float(before[at.used])
    return float(_chances()[HELD.index(at.dice)] @ within[at.used, at.left - 1])


class Perfect:
    """Plays alone as well as anybody can: `--bot rollwright_yacht.solve:Perfect`."""

    name = "perfect"

    def suits(self, game: Any) -> bool:
        """It plays nothing else."""
        return bool(game.id == "yacht")

    def choose(self, game: Any, state: Any, seat: int, rng: Any) -> Any:
        """Return the move after which most is to be expected."""
        from rollwright.core.types import MoveStep

        def value(move: Any) -> float:
            after = game.apply(state, MoveStep(seat, move))
            return float(game.score(after, seat).total) + value_of(after.turns[seat])

        return max(game.moves(state, seat), key=value)


if __name__ == "__main__":
    sys.stdout.write(f"alone, played perfectly, yacht is worth {solve()[0][0]:.4f} points\n")
