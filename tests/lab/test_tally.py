from __future__ import annotations

import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.core.game import PlayedGames
from rollwright.lab.tally import (
    Results,
    Tally,
    count_games,
    count_wins,
    find_interval,
    mean_of,
    median_of,
    spread_of,
)

numbers = st.lists(st.integers(-300, 300), min_size=2, max_size=50)


@given(numbers)
def test_the_measures_are_those_of_the_statistics_module(values: list[int]) -> None:
    counted = Counter(values)
    assert mean_of(counted) == pytest.approx(statistics.mean(values))
    assert spread_of(counted) == pytest.approx(statistics.stdev(values))
    assert median_of(counted) == statistics.median(values)


def test_a_shared_victory_counts_for_its_share() -> None:
    assert count_wins(Counter({1: 3, 2: 1})) == 3.5
    assert count_wins(Counter({2: 2})) == 1
    assert count_wins(Counter()) == 0


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.27753), (5, 10, 0.23659, 0.76341), (10, 10, 0.72247, 1.0), (550, 1000, 0.51904, 0.58058)],
)
def test_wilsons_interval_is_as_published(wins: float, games: int, low: float, high: float) -> None:
    assert list(find_interval(wins, games)) == pytest.approx([low, high], abs=1e-4)


PLAYED = PlayedGames(terms=[[(1, 2), (3, 4)], [(5, 0), (2, 3)]], turns=[4, 6], winners=[(1,), (0, 1)])


def test_games_are_counted_for_the_bot_in_the_seat() -> None:
    swapped = count_games(PLAYED, [1, 0])
    assert swapped.tallies[1].totals == {3: 1, 5: 1}
    assert swapped.tallies[0].terms == [5, 7]
    assert (swapped.draws, swapped.turns) == (1, {4: 1, 6: 1})
    assert swapped.tallies[0].wins == {1: 1, 2: 1}
    assert swapped.first_seat.wins == {2: 1}


def test_results_add_up_in_any_order() -> None:
    parts = [count_games(PLAYED, order) for order in ([0, 1], [1, 0], [0, 1])]
    sums = []
    for some in (parts, parts[::-1]):
        results = Results([Tally(), Tally()])
        for part in some:
            results.merge(part)
        sums.append(results)
    assert sums[0] == sums[1]
    assert sums[0].turns.total() == 6


def test_a_lost_challenge_has_no_winner() -> None:
    results = count_games(PlayedGames([[(1,)]], [3], [()]), [0])
    assert (count_wins(results.tallies[0].wins), results.draws) == (0, 0)
