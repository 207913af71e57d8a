from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rollwright import InvalidSetup
from rollwright.envs import vector_env
from rollwright.envs.encoding import Planes
from rollwright.envs.playing import Playing
from rollwright.games.catalogue import find_game

SETUPS: list[tuple[str, dict[str, str]]] = [
    ("chiefdom-1", {}),
    ("chiefdom-2", {"bonus": "on", "cards": "3,7,11"}),
    ("duel", {}),
    ("duel", {"board": "11", "first": "B"}),
    ("fiefdoms", {}),
    ("fiefdoms", {"challenge": "4"}),
    ("fiefdoms", {"challenge": "6"}),
]


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

    def see(self) -> tuple[Planes, Any]:
        return self.playing.see(self.seat), self.playing.mask(self.seat)

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


@pytest.mark.soak  # compiling three kernels takes minutes
@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_compiled_lanes_of_every_game_play_the_same_games(game: str, options: dict[str, str]) -> None:
    assert follow(game, options, fast=True, lanes=3, steps=300) > 0


def follow(game: str, options: dict[str, str], fast: bool, lanes: int, steps: int) -> int:
    """Check lanes against the rules, step by step, and return how many games ended."""
    env, rng = vector_env(game, lanes=lanes, options=options, fast=fast), np.random.default_rng(1)
    planes, told = env.reset(seed=7)
    followers = [Follower(game, options, 7 + lane) for lane in range(lanes)]
    ended = 0
    for _ in range(steps):
        for lane, follower in enumerate(followers):
            seen, mask = follower.see()
            assert (mask == told["action_mask"][lane]).all()
            different = [n for n in range(len(seen)) if (seen[n] != planes[lane][n]).any()]
            assert not different, [follower.playing.encoding.names(2)[n] for n in different]
            assert told["seat"][lane] == follower.seat
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in told["action_mask"]])
        planes, rewards, over, _, told = env.step(actions)
        expected = [follower.step(int(action)) for follower, action in zip(followers, actions)]
        assert list(zip(rewards.tolist(), over.tolist())) == expected
        ended += int(over.sum())
    return ended


def test_an_illegal_choice_ends_the_lane_s_game() -> None:
    env = vector_env("chiefdom-2", lanes=2, illegal_reward=-7, fast=False)
    _, told = env.reset(seed=[5, 5])
    right = int(np.flatnonzero(told["action_mask"][0])[0])
    _, rewards, over, _, told = env.step(np.array([0, right]))
    assert rewards.tolist() == [-7, 0]
    assert over.tolist() == told["illegal"].tolist() == [True, False]
    assert told["final_score"].tolist() == [-72, 0]


def test_lanes_with_one_seed_stay_together_and_others_part() -> None:
    env = vector_env("chiefdom-2", lanes=3, fast=False)
    planes, _ = env.reset(seed=[4, 4, 5])
    assert (planes[0] == planes[1]).all()
    assert (planes[0] != planes[2]).any()


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"lanes": 0}, "there are 1 to 1000000 lanes, not 0"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"cards": "random"}}, "lanes play with cards=off"),
        ({"options": {"cards": "14"}}, "card 14 compares players"),
    ],
)
def test_lanes_that_cannot_be_played_are_refused(wish: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        vector_env(**wish)


def test_seeds_and_choices_fit_the_lanes() -> None:
    env = vector_env("chiefdom-2", lanes=2, fast=False)
    with pytest.raises(InvalidSetup, match="one for each lane"):
        env.reset(seed=[1, 2, 3])
    with pytest.raises(InvalidSetup, match="one for each lane"):
        env.reset(seed=-1)
    env.reset(seed=1)
    with pytest.raises(InvalidSetup, match="one choice for each of 2 lanes"):
        env.step(np.array([1]))
