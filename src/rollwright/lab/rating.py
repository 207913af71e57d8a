"""Ratings by the Bradley-Terry model, on the scale of Elo with a mean of 0."""

from __future__ import annotations

from math import log

import numpy as np
from numpy.typing import NDArray

from .intervals import Interval

Matrix = NDArray[np.float64]
"""`wins[a, b]` is the number of wins of a over b; a draw is half a win for both."""
RESAMPLES = 400
PER_TENFOLD = 400
"""The rating difference at which the odds of winning are ten to one."""
STEPS, LONGEST_STEP = 1000, 2.0
CLOSE = 1e-10
"""Convergence: a shorter step changes no digit that is shown."""


def rate(wins: Matrix) -> NDArray[np.float64]:
    """Return maximum-likelihood ratings; one more draw for every pair keeps them finite."""
    return most_likely(wins + 0.5 * (1 - np.eye(len(wins))))


def most_likely(wins: Matrix) -> NDArray[np.float64]:
    """Return the maximum-likelihood ratings of these results, by Newton's method.

    Both bots of every pair must have won. The log-likelihood is concave, so that steps of bounded length
    converge from anywhere.
    """
    met, won, n = wins + wins.T, wins.sum(axis=1), len(wins)
    strength = np.zeros(n)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        weight = met * chance * (1 - chance)
        curvature = np.diag(weight.sum(axis=1)) - weight + 1 / n
        step = np.linalg.solve(curvature, won - (met * chance).sum(axis=1))
        longest = float(np.abs(step).max())
        strength += step * min(1.0, LONGEST_STEP / max(longest, CLOSE))
        if longest < CLOSE:
            break
    return np.asarray((strength - strength.mean()) * PER_TENFOLD / log(10))


def rate_with_intervals(wins_by_dice: Matrix, seed: int = 1) -> list[Interval]:
    """Return each rating with its 95% interval, by a Bayesian bootstrap over dice.

    Every resample also adds half a win and half a loss of random weight to every pair (Jeffreys' prior): a
    bot that won all of a few games may be much better than they show, or only a little.
    """
    dice, bots, _ = wins_by_dice.shape
    rng = np.random.default_rng(seed)
    games = (wins_by_dice + wins_by_dice.transpose(0, 2, 1)).mean(axis=0)
    found = rate(wins_by_dice.sum(axis=0))
    again = np.empty((RESAMPLES, bots))
    for number in range(RESAMPLES):
        weighed = np.tensordot(rng.exponential(size=dice), wins_by_dice, 1)
        again[number] = most_likely(weighed + games * rng.gamma(0.5, size=(bots, bots)) + CLOSE * (games > 0))
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    return [
        Interval(float(r), float(min(a, r)), float(max(b, r)))
        for r, a, b in zip(found, low, high, strict=True)
    ]
