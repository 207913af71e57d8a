"""Glicko-2 against the worked example of Glickman's paper."""

from __future__ import annotations

import pytest

from rollwright.table.people.ratings import MOST_DEVIATION, Game, Rating, age, rate

EXAMPLE = [Game(Rating(1400, 30), 1), Game(Rating(1550, 100), 0), Game(Rating(1700, 300), 0)]


def test_the_papers_example_comes_out() -> None:
    after = rate(Rating(1500, 200, 0.06), EXAMPLE, tau=0.5)
    # The paper rounds on its way: 1464.06 there, 1464.05 without.
    assert after.rating == pytest.approx(1464.06, abs=0.011)
    assert after.deviation == pytest.approx(151.52, abs=0.005)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_a_game_only_makes_a_rating_less_sure() -> None:
    before = Rating(1500, 200, 0.06)
    after = rate(before, [])
    assert after == age(before, 1)
    assert (after.rating, after.volatility) == (before.rating, before.volatility)
    assert after.deviation == pytest.approx(200.27, abs=0.01)
    assert age(before, 10**6).deviation == MOST_DEVIATION


def test_who_surprises_moves_more_and_becomes_more_volatile() -> None:
    even, sure = Rating(1500, 60), Rating(2200, 50)
    expected, surprise = rate(even, [Game(sure, 0)]), rate(even, [Game(sure, 1)])
    assert even.rating - expected.rating < 1 < 15 < surprise.rating - even.rating
    assert expected.volatility < 0.06 < surprise.volatility


def test_a_draw_among_equals_changes_nobody() -> None:
    assert rate(Rating(), [Game(Rating(), 0.5)]).rating == pytest.approx(1500)


@pytest.mark.parametrize("score", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("gap", [-1500, -100, 0, 100, 1500])
@pytest.mark.parametrize("deviation", [30, 350])
def test_any_game_ends_in_a_rating(score: float, gap: int, deviation: int) -> None:
    after = rate(Rating(1500, deviation), [Game(Rating(1500 + gap, 30), score)] * 3)
    assert -1000 < after.rating < 4000
    assert 0 < after.deviation <= MOST_DEVIATION
    assert 0.03 < after.volatility < 0.1
