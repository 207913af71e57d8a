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

from rollwright.core.dice import distinct_rolls
from rollwright.kernel.dice_multisets import HANDFULS, NUMBERS, parts_of
from rollwright.kernel.scorecard import EMPTY

from .kernel import ALL_LIE, BOXES, DICE, FRESH, N_BOXES, NO_DICE, ROLLS, Turn, points_of

Values = NDArray[np.float64]
LYING = HANDFULS[ALL_LIE:]
"""All that five dice can show."""
ALL_USED = (1 << N_BOXES) - 1


def _chances() -> Values:
    """Return the chance of five dice to lie so after each handful is kept, or all five are."""
    chances = np.zeros((len(HANDFULS), len(LYING)))
    for n, kept in enumerate(HANDFULS):
        rest = DICE - len(kept)
        for roll, weight in distinct_rolls(rest).items():
            chances[n, NUMBERS[tuple(sorted(kept + roll))] - ALL_LIE] += weight / 6**rest
    return chances


def _keeps() -> NDArray[np.int64]:
    """Return what can be kept of any five dice, all five repeated to fill the row."""
    rows = [(parts_of(dice), NUMBERS[dice]) for dice in LYING]
    return np.array([parts + [whole] * (2**DICE - len(parts)) for parts, whole in rows])


@cache
def solve() -> Values:
    """Return what is to come, by boxes used, rolls left once all dice lie, and what is kept until then."""
    chances, keeps = _chances(), _keeps()
    points = np.array([[points_of(dice, box) for dice in LYING] for box in BOXES], float)
    worth = np.zeros((ALL_USED + 1, ROLLS, len(HANDFULS)))
    for used in range(ALL_USED - 1, -1, -1):
        open_boxes = [box for box in range(N_BOXES) if not (used >> box) & 1]
        then = [worth[used | 1 << box, ROLLS - 1, NO_DICE] for box in open_boxes]
        best = (points[open_boxes] + np.array(then)[:, None]).max(axis=0)
        for left in range(ROLLS):
            worth[used, left] = chances @ best
            best = worth[used, left][keeps].max(axis=1)
    return worth


def value_of(at: Turn) -> float:
    """Return what is still to come, played perfectly."""
    used = sum(1 << box for box, points in enumerate(at.card) if points != EMPTY)
    return float(solve()[used, at.left - int(at.dice < ALL_LIE), at.dice])


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
            return float(game.score(after, seat).total) + value_of(after.sheets[seat])

        return max(game.moves(state, seat), key=value)


if __name__ == "__main__":
    sys.stdout.write(f"alone, played perfectly, yacht is worth {value_of(FRESH):.4f} points\n")
