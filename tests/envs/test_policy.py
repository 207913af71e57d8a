"""Policies over planes and choices play as bots, and house rules are seen by those that learn them."""

from __future__ import annotations

import numpy as np
import pytest

import rollwright
from rollwright.core.errors import InvalidSetup
from rollwright.envs import AfterstatePolicy, EnvPolicy, HouseRulesEnv, SoloEnv, vector_env
from rollwright.envs.benchmark.policy import Value
from rollwright.envs.benchmark.rule_planes import list_facts
from rollwright.games.catalogue import find_game

RULES = ({"feeds": "4", "misery": "-3"}, {"walls": "9-10"})
CHIEFDOM = find_game("chiefdom-2")


def test_a_policy_plays_the_game_that_it_plays_in_the_environment() -> None:
    def choose(planes: np.ndarray, mask: np.ndarray) -> int:
        legal = np.flatnonzero(mask)
        return int(legal[int(planes.sum()) % len(legal)])

    env = SoloEnv("chiefdom-2", fast=True)
    planes, info = env.reset(seed=5)
    over = False
    while not over:
        planes, _, over, _, info = env.step(choose(planes, info["action_mask"]))
    played = rollwright.simulate("chiefdom-2", EnvPolicy(choose), games=1, seed=5)
    assert played["mean"] == info["score"]


def test_a_value_of_nothing_is_greedy_play() -> None:
    idle = AfterstatePolicy(lambda planes: np.zeros(len(planes)))
    own, greedy = (rollwright.simulate("chiefdom-2", bot, games=4, seed=3) for bot in (idle, "greedy"))
    assert own["bots"][0]["mean"] == greedy["bots"][0]["mean"]


def test_a_choice_that_is_not_legal_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="the policy mine made choice 0, which is not legal"):
        rollwright.simulate("chiefdom-2", EnvPolicy(lambda planes, mask: 0, "mine"), games=1)


@pytest.mark.parametrize("number", [-1, -2088, 2088, 10**6])
def test_a_number_that_is_no_choice_is_refused(number: int) -> None:
    policy = EnvPolicy(lambda planes, mask: number, "mine")
    with pytest.raises(InvalidSetup, match=f"made choice {number}, which is not legal"):
        rollwright.simulate("chiefdom-2", policy, games=1)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (lambda planes: np.zeros((len(planes), 1)), "afterstates by an array of"),
        (lambda planes: 0.0, "afterstates by an array of"),
        (lambda planes: np.full(len(planes), np.nan), "an afterstate as NaN"),
    ],
)
def test_a_value_that_is_no_number_for_each_afterstate_is_refused(value: Value, reason: str) -> None:
    with pytest.raises(InvalidSetup, match=f"mine values .*{reason}"):
        rollwright.simulate("chiefdom-2", AfterstatePolicy(value, "mine"), games=1)


def test_afterstates_are_listed_in_solo_games_only() -> None:
    with pytest.raises(InvalidSetup, match="afterstates are listed in solo games"):
        rollwright.simulate(
            "chiefdom-2", AfterstatePolicy(lambda planes: np.zeros(len(planes))), games=1, seats=2
        )


# ---- house rules


def test_lanes_play_and_show_their_house_rules() -> None:
    env = HouseRulesEnv("chiefdom-2", RULES, lanes=4, fast=True)
    planes, info = env.reset(seed=10_000_000)
    names = [fact.name for fact in list_facts(CHIEFDOM)]
    shown = planes[:, -len(names) :, 0, 0].astype(int) - 100
    for lane, rules in enumerate((RULES[0], RULES[0], RULES[1], RULES[1])):
        facts = dict(zip(names, shown[lane].tolist()))
        assert facts["feeds"] == int(rules.get("feeds", 2))
        assert facts["misery"] == int(rules.get("misery", -2))
        assert facts["walls"] == (9 if "walls" in rules else 7)
    assert env.observation_space.contains(planes)
    alone = vector_env("chiefdom-2", lanes=2, options=RULES[1])
    seen, _ = alone.reset(seed=10_000_002)
    assert (planes[2:, : -len(names)] == seen).all()
    assert info["action_mask"].shape == (4, len(env.vocabulary))


def test_lanes_of_house_rules_step_as_each_table_alone() -> None:
    env = HouseRulesEnv("chiefdom-2", RULES, fast=True)
    alone = [vector_env("chiefdom-2", lanes=1, options=rules) for rules in RULES]
    env.reset(seed=7)
    for number, table in enumerate(alone):
        table.reset(seed=7 + number)
    finished = set[int]()
    for _ in range(200):
        choices = env.sample_legal()
        planes, rewards, over, cut, info = env.step(choices)
        for lane, table in enumerate(alone):
            seen, paid, ended, _, own = table.step(choices[lane : lane + 1])
            assert (planes[lane, : seen.shape[1]] == seen[0]).all()
            assert (rewards[lane], over[lane]) == (paid[0], ended[0])
            assert info["score"][lane] == own["score"][0]
            if ended[0]:
                finished.add(lane)
                game, rules = np.split(info["final_obs"][lane], [seen.shape[1]])
                assert (game == own["final_obs"][0]).all()
                assert (rules == planes[lane, seen.shape[1] :]).all()
                assert info["final_info"]["score"][lane] == own["final_info"]["score"][0]
            elif over.any():
                assert info["final_obs"][lane] is None
    assert finished == {0, 1}
    assert not cut.any()


def test_afterstates_and_policies_see_the_rules() -> None:
    env = HouseRulesEnv("chiefdom-2", RULES, fast=True)
    env.reset(seed=1)
    moves = [env.afterstates(lane) for lane in range(2)]
    facts = len(list_facts(CHIEFDOM))
    assert [each.planes[0, -facts, 0, 0] for each in moves] == [107, 109]
    paths = np.stack([each.paths[each.gains.argmax()] for each in moves])
    together = env.afterstates()
    assert together.lanes.tolist() == [lane for lane in range(2) for _ in moves[lane].gains]
    assert (together.paths == np.concatenate([each.paths for each in moves])).all()
    assert (together.gains == np.concatenate([each.gains for each in moves])).all()
    assert (together.planes == np.concatenate([each.planes for each in moves])).all()
    assert env.play(paths)[1].tolist() == [each.gains.max() for each in moves]
    seen: list[int] = []

    def value(planes: np.ndarray) -> np.ndarray:
        seen.append(int(planes[0, -facts, 0, 0]))
        return np.zeros(len(planes))

    bot = AfterstatePolicy(value, shows_rules=True)
    rollwright.simulate("chiefdom-2", bot, games=1, options=dict(RULES[1]))
    assert set(seen) == {109}


def test_rules_that_cannot_be_shown_or_shared_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="3 lanes cannot be shared evenly by 2 rules"):
        HouseRulesEnv("chiefdom-2", RULES, lanes=3)
    with pytest.raises(InvalidSetup, match="the house rules of fiefdoms are not numbers"):
        HouseRulesEnv("fiefdoms", ({},))
