"""Lanes are the games of their seeds, at either speed, whatever is asked of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rollwright import IllegalMove, InvalidSetup
from rollwright.envs import vector_env
from rollwright.envs.lane_base import LaneOptions
from rollwright.envs.lane_kernel import FINAL_SCORE, OVER, POINT, STEP
from rollwright.envs.lane_set import LaneSet
from rollwright.envs.multi_seat import Planes, Playing
from rollwright.envs.rules_lanes import RulesLaneSet
from rollwright.games.catalogue import find_game
from rollwright.kernel import interface as kernel
from rollwright.kernel import step_kernel as stepped
from rollwright.kernel.speeds import PLAIN

SETUPS: list[tuple[str, dict[str, str]]] = [
    ("chiefdom-1", {}),
    ("chiefdom-2", {"bonus": "on", "cards": "3,7,11"}),
    ("duel", {}),
    ("duel", {"board": "11", "first": "B"}),
    ("fiefdoms", {}),
    ("fiefdoms", {"challenge": "4"}),
    ("fiefdoms", {"challenge": "6"}),
]
ONE_OF_EACH = [("chiefdom-2", {"bonus": "on"}), ("duel", {}), ("fiefdoms", {"challenge": "6"})]


class Follower:
    """Plays by the rules what a lane is told, to compare the two."""

    def __init__(self, game: str, options: dict[str, str], seed: int) -> None:
        rules = find_game(game)
        self.playing = Playing(rules, rules.seats[0], options)
        self.seed, self.number = seed, 0
        self.playing.begin(seed, 0)

    @property
    def seat(self) -> int:
        return self.playing.waiting[0]

    def observe(self) -> tuple[Planes, Any]:
        return self.playing.observe(self.seat), self.playing.mask(self.seat)

    def step(self, action: int) -> tuple[float, bool]:
        seat, before = self.seat, self.playing.total(0)
        self.playing.choose(seat, action)
        over = self.playing.outcome is not None
        reward = float(self.playing.total(0) - before)
        if self.playing.seats == 2:
            reward = self.playing.payoffs()[seat]
        if over:
            self.number += 1
            self.playing.begin(self.seed, self.number)
        return reward, over


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_every_lane_is_the_game_of_its_seed(game: str, options: dict[str, str]) -> None:
    follow(game, options, fast=False, lanes=2, steps=60)


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_compiled_lanes_of_every_game_play_the_same_games(game: str, options: dict[str, str]) -> None:
    assert follow(game, options, fast=True, lanes=2, steps=200) > 0


def follow(game: str, options: dict[str, str], fast: bool, lanes: int, steps: int) -> int:
    """Check lanes against the rules, step by step, and return how many games ended."""
    env, rng = vector_env(game, lanes=lanes, options=options, fast=fast), np.random.default_rng(1)
    planes, told = env.reset(seed=7)
    followers = [Follower(game, options, 7 + lane) for lane in range(lanes)]
    ended = 0
    for _ in range(steps):
        for lane, follower in enumerate(followers):
            seen, mask = follower.observe()
            assert (mask == told["action_mask"][lane]).all()
            assert (seen == planes[lane]).all()
            assert told["seat"][lane] == follower.seat
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in told["action_mask"]])
        planes, rewards, over, _, told = env.step(actions)
        expected = [follower.step(int(action)) for follower, action in zip(followers, actions)]
        assert list(zip(rewards.tolist(), over.tolist())) == expected
        ended += int(over.sum())
    return ended


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_the_choices_of_a_step_are_those_of_the_listed_moves(game: str, options: dict[str, str]) -> None:
    """What a kernel marks quickly, choice by choice, agrees with its list of whole moves."""
    env = vector_env(game, lanes=4, options=options)
    env.reset(seed=3)
    lanes = env._set
    assert isinstance(lanes, LaneSet)
    table = lanes.params[PLAIN]
    for _ in range(150):
        for lane, row in enumerate(lanes.rows.tolist()):
            path = lanes.paths[lane].tolist()
            at, steps = kernel.load_at(table, row, POINT), row[STEP]
            codes, mask = [0] * 60_000, [0] * len(env.vocabulary)
            marked = stepped.mark_by_listing(table, at, path, steps, mask, codes)
            assert mask == lanes.masks[lane].tolist()
            assert marked == sum(mask)
        env.step(env.sample_legal())


def test_an_illegal_choice_ends_the_lane_s_game() -> None:
    env = vector_env("chiefdom-2", lanes=2, illegal_reward=-7, fast=False)
    _, told = env.reset(seed=[5, 5])
    right = int(np.flatnonzero(told["action_mask"][0])[0])
    _, rewards, over, _, told = env.step(np.array([0, right]))
    assert rewards.tolist() == [-7, 0]
    assert over.tolist() == told["illegal"].tolist() == [True, False]
    assert told["final_score"].tolist() == [-72, 0]
    assert told["_final_score"].tolist() == [True, False]


@pytest.mark.parametrize("number", [-1, -7, 2088, 10**12])
def test_what_is_no_choice_at_all_is_refused_and_changes_nothing(number: int) -> None:
    env = vector_env("chiefdom-2", lanes=2, fast=False)
    env.reset(seed=5)
    before = env.get_state()
    with pytest.raises(IllegalMove, match=rf"numbered from 0 to 2087, not {number} \(lane 1\)"):
        env.step(np.array([0, number]))
    with pytest.raises(IllegalMove, match="whole numbers, not float64"):
        env.step(np.array([1.0, 2.0]))
    assert (env.get_state().lanes == before.lanes).all()


@pytest.mark.parametrize("fast", [False, True])
def test_illegal_choices_are_replaced_on_demand(fast: bool) -> None:
    env = vector_env("chiefdom-2", lanes=3, illegal="replace", fast=fast)
    env.reset(seed=1)
    for _ in range(20):
        _, rewards, over, _, told = env.step(np.zeros(3, np.int64))
        assert told["illegal"].all()
        assert not over.any()
        assert (rewards > -100).all()


def test_lanes_with_one_seed_stay_together_and_others_part() -> None:
    env = vector_env("chiefdom-2", lanes=3, fast=False)
    planes, _ = env.reset(seed=[4, 4, 5])
    assert (planes[0] == planes[1]).all()
    assert (planes[0] != planes[2]).any()


@pytest.mark.parametrize("threads", [2, 5])
def test_threads_change_nothing(threads: int) -> None:
    envs = [vector_env("chiefdom-2", lanes=7, threads=n) for n in (1, threads)]
    seen = [env.reset(seed=3)[0] for env in envs]
    for _ in range(60):
        assert (seen[0] == seen[1]).all()
        choices = [env.sample_legal() for env in envs]
        assert (choices[0] == choices[1]).all()
        seen = [env.step(chosen)[0] for env, chosen in zip(envs, choices)]
    envs[1].close()


@pytest.mark.parametrize(("game", "options"), ONE_OF_EACH)
def test_forced_choices_can_be_skipped(game: str, options: dict[str, str]) -> None:
    """The same game, and nobody is asked where there is nothing to decide."""
    slow, quick = (
        vector_env(game, lanes=1, options=options, skip_forced=skip, autoreset_mode="Disabled")
        for skip in (False, True)
    )
    (_, told), (_, quickly) = slow.reset(seed=9), quick.reset(seed=9)
    paid, paid_quickly, over = 0.0, 0.0, np.array([False])
    while not over[0]:
        legal = np.flatnonzero(told["action_mask"][0])
        choice = legal[len(legal) // 2]
        if len(legal) > 1:
            assert (told["action_mask"] == quickly["action_mask"]).all()
            _, rewards, over_quickly, _, quickly = quick.step(np.array([choice]))
            paid_quickly += rewards[0]
            assert over_quickly[0] or quickly["action_mask"].sum() > 1
        _, rewards, over, _, told = slow.step(np.array([choice]))
        paid += rewards[0]
    assert over_quickly[0]
    assert paid == paid_quickly
    assert (quickly["score"] == told["score"]).all()


def test_the_whole_score_may_come_at_the_end() -> None:
    env = vector_env("chiefdom-2", lanes=2, reward="final", autoreset_mode="SameStep")
    env.reset(seed=1)
    ended = 0
    for _ in range(300):
        _, rewards, over, _, told = env.step(env.sample_legal())
        assert (rewards[~over] == 0).all()
        assert (rewards[over] == told["final_score"][over]).all()
        ended += int(over.sum())
    assert ended > 2


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"lanes": 0}, "there are 1 to 1000000 lanes, not 0"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"cards": "random"}}, "lanes play with cards=off"),
        ({"options": {"cards": "14"}}, "card 14 compares players"),
        ({"reward": "fame"}, "a reward is gain or final, not 'fame'"),
        ({"illegal": "shrug"}, "an illegal choice is met with end or replace"),
        ({"autoreset_mode": "never"}, "an autoreset mode is NextStep or SameStep or Disabled, not 'never'"),
    ],
)
def test_lanes_that_cannot_be_played_are_refused(wish: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        vector_env(**wish)


def test_seeds_and_choices_fit_the_lanes() -> None:
    env = vector_env("chiefdom-2", lanes=2, fast=False)
    for seed in ([1, 2, 3], [1], -1, [0, -4], 2**62):
        with pytest.raises(InvalidSetup, match="one for each lane"):
            env.reset(seed=seed)
    env.reset(seed=1)
    with pytest.raises(InvalidSetup, match="one choice for each of 2 lanes"):
        env.step(np.array([1]))


def test_lanes_by_the_rules_alone_restart_as_lanes_on_a_kernel_do() -> None:
    game, seeds, both = find_game("chiefdom-2"), np.array([3, 4]), np.ones(2, bool)
    kernel_lanes = LaneSet(game, 2, None, LaneOptions(fast=False, restarts=True))
    rules_lanes = RulesLaneSet(game, 2, None, LaneOptions(restarts=True))
    for lanes in (kernel_lanes, rules_lanes):
        lanes.begin(both, seeds)
    ended = 0
    while not ended:
        actions = kernel_lanes.masks.argmax(axis=1)
        kernel_lanes.step(actions, both)
        rules_lanes.step(actions, both)
        ended = int(kernel_lanes.infos[:, OVER].sum())
        for name in ("masks", "planes", "rewards", "infos"):
            assert (getattr(kernel_lanes, name) == getattr(rules_lanes, name)).all()
    over = kernel_lanes.infos[:, OVER] == 1
    assert (kernel_lanes.finals[over] == rules_lanes.finals[over]).all()
    assert kernel_lanes.infos[over, FINAL_SCORE].all(), "nobody of these scores 0"
