"""95% confidence intervals of means and rates.

Observations are dice, not games: games on the same dice are correlated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollwright.results import MeanInterval

Values = Sequence[float] | NDArray[np.float64] | NDArray[np.int64]
NORMAL = 1.959963984540054
"""The two-sided 95% quantile of the standard normal distribution."""
_FEW = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157)
"""Student's t quantiles for 1 to 9 degrees of freedom; beyond, a series is exact to a thousandth."""


class Interval(NamedTuple):
    """A mean and the ends of its interval; a single observation has none."""

    mean: float
    low: float | None
    high: float | None

    @property
    def reach(self) -> float | None:
        """Half the width: the figure after ±."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2

    def as_json(self) -> MeanInterval:
        """Return the interval as `--json` prints it."""
        return {"mean": self.mean, "low": self.low, "high": self.high}

    def around(self, mean: float) -> Interval:
        """Return an interval of the same width around another mean."""
        return (
            Interval(mean, None, None)
            if self.reach is None
            else Interval(mean, mean - self.reach, mean + self.reach)
        )


def student(observations: int) -> float:
    """2 -> 12.7, 10 -> 2.26, many -> 1.96: Student's t quantile for a number of observations"""
    freedom = observations - 1
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z, n = NORMAL, freedom
    series = (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    return z + series + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)


def mean_interval(values: Values) -> Interval:
    """Return the mean of independent observations, and Student's interval of it."""
    numbers = np.asarray(values, dtype=np.float64)
    if len(numbers) == 1:
        return Interval(float(numbers[0]), None, None)
    return make_interval(len(numbers), float(numbers.mean()), float(numbers.std(ddof=1)))


def make_interval(observations: int, mean: float, spread: float) -> Interval:
    """Return Student's interval from the mean and the standard deviation."""
    if observations < 2:
        return Interval(mean, None, None)
    reach = student(observations) * spread / sqrt(observations)
    return Interval(mean, mean - reach, mean + reach)


def rate_interval(counts: Mapping[float, int]) -> Interval:
    """Return a rate, and Wilson's interval of it: {0.0: 8} -> 0 (0 to 0.32)

    `counts` says how many dice had which share of the wins. Dice of several games may have shares between 0
    and 1, which vary less than a coin: the interval is that of the effective number of coin tosses with the
    same variance. Two pseudo-observations, a win and a loss, bound that number.
    """
    dice = sum(counts.values())
    mean = sum(share * times for share, times in sorted(counts.items())) / dice
    more = {share: times + (share in (0.0, 1.0)) for share, times in counts.items()}
    more = {0.0: 1, 1.0: 1} | more
    middle = sum(share * times for share, times in sorted(more.items())) / (dice + 2)
    spread = sum(times * (share - middle) ** 2 for share, times in sorted(more.items())) / (dice + 2)
    low, high = wilson(mean, dice / max(spread / (middle * (1 - middle)), 1e-9))
    return Interval(mean, low, high)


def wilson(rate: float, games: float) -> tuple[float, float]:
    """0.5, 10 -> (0.237, 0.763)"""
    weight = NORMAL * NORMAL / games
    middle = (rate + weight / 2) / (1 + weight)
    reach = NORMAL * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return (0.0 if rate == 0 else middle - reach), (1.0 if rate == 1 else middle + reach)
