from __future__ import annotations

import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.core.engine import PlayedGames
from rollwright.games.catalogue import find_game
from rollwright.lab.tally import correlation, count_games, count_wins, mean_of, median_of, no_games, spread_of

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


CHIEFDOM, DUEL = find_game("chiefdom-2"), find_game("duel")
PLAYED = PlayedGames.of(terms=[[(1, 2), (3, 4)], [(5, 0), (2, 3)]], turns=[4, 6], winners=[(1,), (0, 1)])
AGAIN = PlayedGames.of(terms=[[(1, 1), (2, 2)]], turns=[5], winners=[(0,)])
"""The first dice of these games, seats changed: one game fewer."""


def test_games_are_counted_for_the_bot_in_the_seat() -> None:
    swapped = count_games(CHIEFDOM, PLAYED, [1, 0])
    assert swapped.tallies[1].totals == {3: 1, 5: 1}
    assert swapped.tallies[0].terms == [5, 7]
    assert swapped.tallies[0].squares == [9 + 4, 16 + 9]
    assert swapped.tallies[0].with_total == [3 * 7 + 2 * 5, 4 * 7 + 3 * 5]
    assert swapped.tallies[0].when_won == {1: [3, 4], 2: [2, 3]}
    assert (swapped.draws, swapped.turns) == (1, {4: 1, 6: 1})
    assert swapped.tallies[0].wins == {1: 1, 2: 1}


def test_the_lowest_row_is_the_total_of_a_duel() -> None:
    counted = count_games(DUEL, PLAYED, [0, 1])
    assert [tally.totals for tally in counted.tallies] == [{1: 1, 0: 1}, {3: 1, 2: 1}]
    assert counted.dice.leads[1] == {2 * 2: 2}
    assert counted.tallies[0].terms == [6, 2]


def test_results_add_up_in_any_order() -> None:
    parts = [count_games(CHIEFDOM, PLAYED, order) for order in ([0, 1], [1, 0], [0, 1])]
    sums = []
    for some in (parts, parts[::-1]):
        results = no_games(2)
        for part in some:
            results.merge(part)
        sums.append(results)
    assert sums[0] == sums[1]
    assert sums[0].turns.total() == 6


@pytest.mark.parametrize("turned", [False, True])
def test_dice_played_from_both_seats_are_one_observation(turned: bool) -> None:
    parts = [count_games(CHIEFDOM, PLAYED, [0, 1], 0, True), count_games(CHIEFDOM, AGAIN, [1, 0], 0, True)]
    results = no_games(2)
    for part in parts[::-1] if turned else parts:
        results.merge(part)
    assert results.waiting.keys() == set()
    results.settle()
    assert results.dice.totals == [{3 + 4: 1, 2 * 5: 1}, {7 + 2: 1, 2 * 5: 1}]
    assert results.dice.shares == [{0.0: 1, 0.5: 1}, {1.0: 1, 0.5: 1}]
    assert results.dice.leads[1] == {2: 1, 0: 1}
    assert results.dice.first_seat == {1.0: 1}


def test_a_score_that_is_the_same_for_all_is_noticed() -> None:
    same = PlayedGames.of([[(1, 2), (1, 2)], [(1, 2), (2, 1)]], [3, 3], [(0, 1), (0, 1)])
    assert count_games(CHIEFDOM, same, [0, 1]).alike == 1


def test_terms_that_never_vary_correlate_with_nothing() -> None:
    assert correlation(3, (6, 3), (14, 3), 6) is None
    assert correlation(3, (6, 6), (14, 14), 14) == pytest.approx(1)
    assert correlation(3, (6, -6), (14, 14), -14) == pytest.approx(-1)


def test_a_lost_challenge_has_no_winner() -> None:
    results = count_games(CHIEFDOM, PlayedGames.of([[(1,)]], [3], [()]), [0])
    assert (count_wins(results.tallies[0].wins), results.draws) == (0, 0)
