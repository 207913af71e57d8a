"""Games and environments travel to other processes by their ids, in a few kB."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from copy import copy, deepcopy
from functools import partial
from multiprocessing import get_context

import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv

from rollwright.core.example import LADDER
from rollwright.envs import (
    HouseRulesEnv,
    SoloEnv,
    TableVectorEnv,
    VectorEnv,
    aec_env,
    parallel_env,
    vector_env,
    vector_tables,
)
from rollwright.games.catalogue import GAMES
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.games.chiefdom.game import Chiefdom

FEW = 8_000


def first_choice(env: SoloEnv) -> list[float]:
    """Choose the first legal choice five times and return what was seen and paid."""
    seen = []
    for _ in range(5):
        planes, reward, *_ = env.step(int(env.action_masks().argmax()))
        seen += [float(planes.sum()), reward]
    return seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_pickles_as_its_id(game: object) -> None:
    assert CHIEFDOM_2.options  # the functions that read them are no part of a pickle
    packed = pickle.dumps(game)
    assert pickle.loads(packed) is game
    assert len(packed) < 100
    assert deepcopy(game) is game
    assert copy(game) is game


def test_a_game_outside_the_catalogue_is_refused_in_a_sentence() -> None:
    other = Chiefdom(CHIEFDOM_2.edition)
    for game in (other, LADDER):
        with pytest.raises(pickle.PicklingError, match="is not this game's in the catalogue: add it with"):
            pickle.dumps(game)
        assert deepcopy(game) is game


@pytest.mark.parametrize("game", ["chiefdom-2", "fiefdoms"])
def test_a_pickled_environment_goes_on_with_the_same_game(game: str) -> None:
    env = SoloEnv(game, fast=False)
    assert pickle.loads(pickle.dumps(env)).reset(seed=3)[1]["score"] == env.reset(seed=3)[1]["score"]
    first_choice(env)
    packed = pickle.dumps(env)
    assert len(packed) < FEW
    again = pickle.loads(packed)
    assert again.observation_space == env.observation_space
    assert first_choice(again) == first_choice(env)


def test_pickled_lanes_go_on_with_the_same_games() -> None:
    lanes = vector_env("duel", 3, fast=False)
    lanes.reset(seed=1)
    lanes.step(lanes.sample_legal())
    again: VectorEnv = pickle.loads(pickle.dumps(lanes))
    mine, its = lanes.step(lanes.sample_legal()), again.step(again.sample_legal())
    assert np.array_equal(mine[0], its[0])
    assert np.array_equal(mine[1], its[1])
    assert np.array_equal(mine[4]["action_mask"], its[4]["action_mask"])


@pytest.mark.parametrize(
    ("game", "options"), [("chiefdom-2", {"cards": "random"}), ("fiefdoms", {}), ("duel", {})]
)
def test_a_pickled_table_goes_on_with_the_same_game(game: str, options: dict[str, str]) -> None:
    table = parallel_env(game, options=options, illegal="replace", fast=False)
    table.reset(seed=2)
    wrong = dict.fromkeys(table.agents, 1)
    table.step(wrong)
    packed = pickle.dumps(table)
    assert len(packed) < FEW
    again = pickle.loads(packed)
    for _ in range(5):
        mine, its = table.step(wrong), again.step(wrong)
        assert all(np.array_equal(mine[0][a]["observation"], its[0][a]["observation"]) for a in mine[0])
        assert mine[1:] == its[1:]


@pytest.mark.parametrize("kind", ["tables", "rules"])
def test_pickled_tables_and_lanes_of_house_rules_go_on_with_the_same_games(kind: str) -> None:
    env: TableVectorEnv | HouseRulesEnv = (
        vector_tables("duel", 2, opponents=["random"], fast=False)
        if kind == "tables"
        else HouseRulesEnv("chiefdom-2", [{"feeds": "3"}, {"feeds": "1"}], fast=False)
    )
    env.reset(seed=4)
    packed = pickle.dumps(env)
    assert len(packed) < FEW
    again = pickle.loads(packed)
    assert again.observation_space == env.observation_space
    for _ in range(5):
        chosen = env.sample_legal()
        assert np.array_equal(again.sample_legal(), chosen)
        mine, its = env.step(chosen), again.step(chosen)
        assert np.array_equal(mine[0], its[0])
        assert np.array_equal(mine[1], its[1])


def test_a_pickled_table_of_turns_goes_on_with_the_same_seat() -> None:
    table = aec_env("duel", fast=False)
    table.reset(seed=2)
    again = pickle.loads(pickle.dumps(table))
    assert again.agent_selection == table.agent_selection
    assert np.array_equal(again.last()[0]["action_mask"], table.last()[0]["action_mask"])


def test_environments_play_in_processes_started_afresh() -> None:
    env = SoloEnv("chiefdom-2", fast=False)
    env.reset(seed=5)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        elsewhere = pool.submit(first_choice, env)
        assert elsewhere.result() == first_choice(env)


def test_gymnasium_steps_environments_in_processes() -> None:
    envs = AsyncVectorEnv([partial(SoloEnv, "chiefdom-2", fast=False)] * 2, context="spawn")
    try:
        planes, info = envs.reset(seed=7)
        alone = SoloEnv("chiefdom-2", fast=False).reset(seed=8)
        assert np.array_equal(planes[1], alone[0])
        assert np.array_equal(info["action_mask"][1], alone[1]["action_mask"])
    finally:
        envs.close()
