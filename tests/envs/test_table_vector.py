"""Many tables at once are the tables of PettingZoo's environments side by side."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from rollwright.core.errors import IllegalMove, InvalidSetup
from rollwright.core.vocabulary import WAITS
from rollwright.envs import parallel_env, vector_tables


@pytest.mark.parametrize(
    ("game", "seats", "reward"), [("chiefdom-2", 3, "score"), ("fiefdoms", 2, "win"), ("duel", 2, "win")]
)
def test_tables_side_by_side_are_played_as_one_by_one(game: str, seats: int, reward: str) -> None:
    many = vector_tables(game, 2, seats, reward=reward, fast=False)
    alone = [parallel_env(game, seats=seats, reward=reward, fast=False) for _ in range(2)]
    planes, info = many.reset(seed=4)
    seen = [env.reset(seed=4 + n)[0] for n, env in enumerate(alone)]
    for _ in range(12):
        each = [seen[table][f"seat_{seat + 1}"] for table in range(2) for seat in range(seats)]
        assert np.array_equal(planes, [one["observation"] for one in each])
        assert np.array_equal(info["action_mask"], [one["action_mask"] for one in each])
        chosen = many.sample_legal()
        planes, rewards, over, _, info = many.step(chosen)
        assert not over.any()
        paid: list[float] = []
        for table, env in enumerate(alone):
            actions = dict(zip(env.agents, chosen[table * seats : (table + 1) * seats].tolist()))
            seen[table], its, *_ = env.step(actions)
            paid += its.values()
        assert rewards.tolist() == paid


def test_an_illegal_choice_ends_its_table_and_the_next_game_begins_at_once() -> None:
    many = vector_tables("chiefdom-2", 2, 2, fast=False)
    _, first = many.reset(seed=4)
    chosen = first["action_mask"].argmax(axis=1)
    chosen[3] = WAITS
    _, rewards, over, _, info = many.step(chosen)
    assert rewards.tolist() == [0, 0, 0, -1]
    assert over.tolist() == [False, False, True, True]
    assert info["illegal"].tolist() == [False, False, False, True]
    assert info["final_obs"][0] is None
    assert info["final_obs"][3].shape == many.single_observation_space.shape
    assert info["action_mask"][2:, WAITS].tolist() == [0, 0]


def test_bots_play_the_other_seats() -> None:
    alone = vector_tables("duel", 2, opponents=["greedy"], fast=False, illegal="replace")
    again = vector_tables("duel", 2, opponents=["greedy"], fast=False, illegal="replace")
    (planes, info), other = alone.reset(seed=9), again.reset(seed=9)
    assert planes.shape[0] == 2
    assert np.array_equal(planes, other[0])
    for _ in range(8):
        assert not info["action_mask"][:, WAITS].any()
        chosen = info["action_mask"].argmax(axis=1)
        planes, rewards, _, _, info = alone.step(chosen)
        assert np.array_equal(planes, again.step(chosen)[0])
        assert rewards.tolist() == [0, 0]


def test_tables_have_a_seed_each() -> None:
    one, each = (vector_tables("duel", 2, fast=False) for _ in range(2))
    assert np.array_equal(one.reset(seed=5)[0], each.reset(seed=[5, 6])[0])
    for _ in range(20):
        chosen = one.sample_legal()
        assert np.array_equal(one.step(chosen)[0], each.step(chosen)[0])


def test_one_opponent_is_named_without_a_list() -> None:
    tables = vector_tables("duel", 1, opponents="greedy", fast=False)
    assert len(tables.reset(seed=1)[0]) == 1


def test_what_tables_cannot_do_is_refused_in_a_sentence() -> None:
    with pytest.raises(InvalidSetup, match="3 seats have 2 opponents, not 1"):
        vector_tables("chiefdom-2", 2, 3, opponents=["greedy"])
    with pytest.raises(InvalidSetup, match="played by its rules: use parallel_env"):
        vector_tables("chiefdom-2", 2, 2, {"cards": "random"})
    with pytest.raises(InvalidSetup, match="there are 1 to 1000000 tables, not 0"):
        vector_tables("duel", 0)
    many = vector_tables("duel", 1, fast=False)
    with pytest.raises(ResetNeeded, match="call reset first"):
        many.step(np.array([0, 0]))
    for seed in (-1, 2**62, 1.5, [1, 2]):
        with pytest.raises(InvalidSetup, match="seeds are one number from 0 to"):
            many.reset(seed=seed)  # type: ignore[arg-type]
    many.reset(seed=1)
    with pytest.raises(IllegalMove, match="choices are whole numbers, not float64"):
        many.step(np.zeros(2))  # type: ignore[arg-type]
    with pytest.raises(InvalidSetup, match="one choice for each of 2 rows"):
        many.step(np.array([1]))
    with pytest.raises(IllegalMove, match="numbered from 0 to 2381"):
        many.step(np.array([0, 5000]))
