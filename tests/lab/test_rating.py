"""Ratings: run until they stand still, and as unsure as their games."""

from __future__ import annotations

import numpy as np
import pytest

from rollwright.lab.tournament import rate, rate_with_intervals


def chain(bots: int, games: int) -> np.ndarray:
    """Each bot beats all after it, always."""
    return np.triu(np.ones((bots, bots)), 1) * games


def test_ten_wins_to_one_are_400_points() -> None:
    ratings = rate(np.array([[0.0, 10000.0], [1000.0, 0.0]]))
    assert ratings[0] - ratings[1] == pytest.approx(400, abs=1)


@pytest.mark.parametrize(
    ("bots", "games", "ratings"), [(3, 400, [1041, 0, -1041]), (5, 2000, [2330, 1130, 0, -1130, -2330])]
)
def test_the_most_likely_ratings_are_found_however_far_apart(
    bots: int, games: int, ratings: list[int]
) -> None:
    """Where 70,000 rounds of the usual iteration end, which 200 were far from."""
    assert rate(chain(bots, games)) == pytest.approx(ratings, abs=0.6)


def test_whoever_won_all_of_a_few_games_may_be_much_better_or_a_little() -> None:
    best, middle, worst = rate_with_intervals(np.repeat(2 * chain(3, 1)[None], 4, axis=0))
    assert best.mean == pytest.approx(383, abs=1)
    for found in (best, middle, worst):
        assert found.low is not None
        assert found.high is not None
        assert found.low + 100 < found.mean < found.high - 100


def test_true_ratings_are_inside_their_intervals_as_often_as_promised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("rollwright.lab.tournament.RESAMPLES", 60)
    rng, true, inside, tries = np.random.default_rng(3), 200 * np.log10(3), 0, 40
    for number in range(tries):
        won = rng.binomial(2, 0.75, 20)
        wins = np.zeros((20, 2, 2))
        wins[:, 0, 1], wins[:, 1, 0] = won, 2 - won
        found = rate_with_intervals(wins, seed=number)[0]
        assert found.low is not None
        assert found.high is not None
        inside += found.low <= true <= found.high
    assert inside / tries > 0.8
