"""The suites that Gymnasium, PettingZoo, OpenSpiel and stable-baselines3 publish, on our games."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from rollwright.envs import aec_env, parallel_env

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # with pygame installed, the suite calls its own games by old names
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        seed_test,
    )

SOLO = ("chiefdom-1", "chiefdom-2", "fiefdoms")
pytestmark = [
    # PettingZoo's own board games see the same dictionary and are excused by name inside its suite.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
TABLES = (("duel", 2), ("chiefdom-2", 3), ("fiefdoms", 2))


@pytest.mark.parametrize("illegal", ["end", "replace"])
@pytest.mark.parametrize("game", SOLO)
def test_gymnasium_accepts_the_solo_games(game: str, illegal: str) -> None:
    env = gymnasium.make(f"rollwright/{game}-v0", illegal=illegal)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.soak  # it needs rollwright[learning], and with it PyTorch
@pytest.mark.parametrize("game", SOLO)
def test_stable_baselines_accepts_the_solo_games(game: str) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # planes of 12 x 6 are no pictures to it
        checker.check_env(gymnasium.make(f"rollwright/{game}-v0").unwrapped)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("illegal", ["end", "replace"])
def test_pettingzoo_accepts_seats_in_turn(game: str, seats: int, illegal: str) -> None:
    api_test(aec_env(game, seats=seats, illegal=illegal), num_cycles=30)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("illegal", ["end", "replace"])
def test_pettingzoo_accepts_seats_at_once(game: str, seats: int, illegal: str) -> None:
    parallel_api_test(parallel_env(game, seats=seats, illegal=illegal), num_cycles=30)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seed_decides_everything(game: str, seats: int) -> None:
    seed_test(partial(aec_env, game, seats=seats), num_cycles=20)
    parallel_seed_test(partial(parallel_env, game, seats=seats, illegal="replace"), num_cycles=20)
    parallel_seed_test(partial(parallel_env, game, seats=seats), num_cycles=20)


@pytest.mark.parametrize("seats", [2, 4])
def test_games_can_be_cut_short(seats: int) -> None:
    table = partial(aec_env, "chiefdom-2", seats=seats, illegal="replace")
    together = partial(parallel_env, "chiefdom-2", seats=seats, illegal="replace")
    max_cycles_test(SimpleNamespace(env=table, parallel_env=together))


@pytest.mark.parametrize("illegal", ["end", "replace"])
def test_seats_in_turn_are_told_of_illegal_choices(illegal: str) -> None:
    env = aec_env("duel", illegal=illegal)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(2000)
    assert env.infos[agent] == {"illegal": True}
    assert env.terminations[agent] == (illegal == "end")
    assert env.rewards[agent] == (-1 if illegal == "end" else 0)
