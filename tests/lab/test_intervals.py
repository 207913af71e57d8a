"""Intervals hold the truth as often as they say, also for few games and for rates near 0 and 1."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from rollwright.lab.intervals import make_interval, mean_interval, rate_interval, student, wilson

TRIES = 600


@pytest.mark.parametrize(
    ("observations", "quantile"),
    [(2, 12.706), (5, 2.776), (8, 2.365), (10, 2.262), (20, 2.093), (100, 1.984), (10**6, 1.960)],
)
def test_students_quantiles_are_as_published(observations: int, quantile: float) -> None:
    assert student(observations) == pytest.approx(quantile, abs=1e-3)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.27753), (5, 10, 0.23659, 0.76341), (10, 10, 0.72247, 1.0), (550, 1000, 0.51904, 0.58058)],
)
def test_wilsons_interval_is_as_published(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins / games, games)) == pytest.approx([low, high], abs=1e-4)


def test_nothing_won_of_eight_may_still_be_a_third() -> None:
    found = rate_interval(Counter({0.0: 8}))
    assert (found.mean, found.low) == (0.0, 0.0)
    assert found.high == pytest.approx(0.3244, abs=1e-3)


@pytest.mark.parametrize(("games", "rate"), [(20, 0.9), (20, 0.97), (100, 0.97), (8, 0.05), (50, 0.5)])
def test_rates_are_inside_their_intervals_as_often_as_promised(games: int, rate: float) -> None:
    rng = np.random.default_rng(1)
    inside = 0
    for wins in rng.binomial(games, rate, TRIES):
        found = rate_interval({1.0: int(wins), 0.0: games - int(wins)})
        assert found.low is not None
        assert found.high is not None
        inside += found.low <= rate <= found.high
    assert inside / TRIES > 0.92


@pytest.mark.parametrize("games", [5, 10])
def test_means_of_few_dice_are_inside_their_intervals_as_often_as_promised(games: int) -> None:
    rng = np.random.default_rng(2)
    inside = 0
    for values in rng.normal(100, 15, (TRIES, games)):
        found = mean_interval(values)
        assert found.low is not None
        assert found.high is not None
        inside += found.low <= 100 <= found.high
    assert inside / TRIES > 0.93


def test_games_on_the_same_dice_are_one_observation() -> None:
    """Twice as many games that only repeat the first ones make nothing surer."""
    once = rate_interval({1.0: 12, 0.0: 8})
    repeated = rate_interval(Counter({(1.0 + 1.0) / 2: 12, 0.0: 8}))
    assert repeated == once
    balanced = rate_interval({0.5: 20})
    assert balanced.reach is not None
    assert once.reach is not None
    assert 0 < balanced.reach < once.reach


def test_a_single_observation_has_no_interval() -> None:
    assert mean_interval([3.0]) == (3.0, None, None)
    assert make_interval(1, 3.0, 0.0).reach is None
