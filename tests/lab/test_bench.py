from __future__ import annotations

import os

import pytest

from rollwright import InvalidSetup
from rollwright.core.example import LADDER
from rollwright.core.options import Options
from rollwright.lab.bench import fit_games, measure_game, measure_simulation, one_core
from tests.toy import TOY, Toy, ToyEngine


def test_a_measurement_has_both_speeds_and_their_ratio() -> None:
    found = measure_game(TOY, seconds=0.02)
    assert list(found) == [
        "playout_turns_per_second",
        "plain_turns_per_second",
        "ratio",
        "rules_turns_per_second",
    ]
    assert found["ratio"] == found["playout_turns_per_second"] / found["plain_turns_per_second"] > 5


def test_a_game_without_a_kernel_has_the_speed_of_its_rules_alone() -> None:
    found = measure_game(LADDER, seconds=0.02)
    assert list(found) == ["plain_turns_per_second", "rules_turns_per_second"]


@pytest.mark.parametrize("seconds", [0, -1, 61, float("nan")])
def test_a_measurement_of_no_or_endless_time_is_refused(seconds: float) -> None:
    with pytest.raises(InvalidSetup, match=r"takes 0\.01 to 60 seconds"):
        measure_game(TOY, seconds)


class Lying(ToyEngine):
    def run_playouts(self, options: Options, seed: int, games: int) -> int:
        return super().run_playouts(options, seed, games) + bool(self.fast)


class LyingToy(Toy):
    def engine(self, fast: bool | None) -> ToyEngine:
        return Lying(fast)


def test_speeds_that_play_different_games_are_not_compared() -> None:
    with pytest.raises(AssertionError, match="differ"):
        measure_game(LyingToy(), seconds=0.02)


def test_what_is_measured_stays_on_one_core() -> None:
    before = os.sched_getaffinity(0)
    with one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_games_are_doubled_until_they_take_long_enough() -> None:
    asked: list[int] = []

    def run(games: int) -> int:
        asked.append(games)
        return sum(_ for _ in range(games * 20_000))

    assert fit_games(run, seconds=0.05) >= 1
    assert asked == [2**n for n in range(1, len(asked) + 1)]


def test_simulation_is_measured_beside_the_kernel() -> None:
    found = measure_simulation(TOY, seconds=0.02)
    assert list(found) == ["kernel_games_per_second", "simulated_games_per_second"]
    assert min(found.values()) > 1
