"""Ratings from who beat whom: Bradley and Terry's model on the scale of Elo, with a mean of 0."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float64]
"""`wins[a, b]` is how often a beat b; a draw is half a win for both."""
ROUNDS = 200
RESAMPLES = 200
PER_TENFOLD = 400
"""Points for which the odds of winning are ten to one."""


def rate(wins: Matrix) -> NDArray[np.float64]:
    """Return the most likely ratings; one draw more for every pair keeps them finite."""
    pairs = wins + 0.5 * (1 - np.eye(len(wins)))
    strength = np.ones(len(wins))
    for _ in range(ROUNDS):
        met = (pairs + pairs.T) / (strength[:, None] + strength[None, :])
        strength = pairs.sum(axis=1) / met.sum(axis=1)
        strength /= np.exp(np.log(strength).mean())
    return np.asarray(PER_TENFOLD * np.log10(strength))


def rate_with_intervals(wins_by_dice: Matrix, seed: int = 1) -> list[tuple[float, float, float]]:
    """Return each rating with its 95% interval; games on the same dice are drawn again together."""
    dice = len(wins_by_dice)
    rng = np.random.default_rng(seed)
    weights = rng.multinomial(dice, np.full(dice, 1 / dice), size=RESAMPLES)
    again = np.array([rate(np.tensordot(row, wins_by_dice, 1)) for row in weights])
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    found = rate(wins_by_dice.sum(axis=0))
    return [(float(r), float(a), float(b)) for r, a, b in zip(found, low, high)]


def mean_interval(values: Sequence[float] | NDArray[np.float64]) -> tuple[float, float, float]:
    """Return the mean and where the true one lies with 95% confidence."""
    numbers = np.asarray(values, dtype=np.float64)
    mean = float(numbers.mean())
    reach = 1.96 * float(numbers.std(ddof=1)) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    return mean, mean - reach, mean + reach
