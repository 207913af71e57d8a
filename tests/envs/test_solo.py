"""The single environment: one lane, at the speed that is there."""

from __future__ import annotations

import time
from typing import Any

import gymnasium
import numpy as np
import pytest

from rollwright import IllegalMove, InvalidSetup
from rollwright.compiler import jit
from rollwright.envs import SoloEnv, lane_kernel


def random_game(env: Any, seed: int) -> list[tuple[bytes, float, bool]]:
    """Play one game of legal choices drawn by a generator of its own."""
    hand, (seen, told) = np.random.default_rng(1), env.reset(seed=seed)
    passed, over = [(seen.tobytes(), 0.0, False)], False
    while not over:
        choice = hand.choice(np.flatnonzero(told["action_mask"]))
        seen, reward, over, _, told = env.step(choice)
        passed.append((seen.tobytes(), reward, over))
    return passed


@pytest.mark.parametrize("game", ["chiefdom-1", "fiefdoms"])
def test_it_plays_the_same_at_either_speed(game: str) -> None:
    plain, compiled = (gymnasium.make(f"rollwright/{game}-v0", fast=fast) for fast in (False, True))
    assert random_game(plain, 3) == random_game(compiled, 3)


def test_it_turns_fast_by_itself() -> None:
    """Whatever is compiled meanwhile, the same game goes on."""
    env = SoloEnv("chiefdom-2")
    first = random_game(env, 5)
    home = type(env.game.engine(None)).__module__
    deadline = time.monotonic() + 120
    while jit.warm(lane_kernel.step_lanes, home) is None and time.monotonic() < deadline:
        time.sleep(0.05)
    assert jit.warm(lane_kernel.step_lanes, home) is not None
    assert random_game(env, 5) == first


def test_rewards_add_up_to_the_score() -> None:
    env = SoloEnv("chiefdom-2", fast=False)
    _, told = env.reset(seed=1)
    paid, over = told["score"], False
    while not over:
        _, reward, over, _, told = env.step(int(np.flatnonzero(told["action_mask"])[0]))
        paid += reward
    assert paid == told["score"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(1)


def test_an_illegal_choice_is_told_of() -> None:
    env = SoloEnv("chiefdom-2", illegal_reward=-3, fast=False)
    env.reset(seed=1)
    _, reward, over, _, told = env.step(0)
    assert (reward, over, told["illegal"]) == (-3, True, True)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="choices are numbered from 0 to 2087, not 2088"):
        env.step(2088)


def test_a_copy_can_be_planned_on() -> None:
    env = SoloEnv("fiefdoms", fast=False)
    env.reset(seed=1)
    twin = env.clone(seed=5)
    for path in env.afterstates().paths[:5]:
        state = env.get_state()
        for number in path[path > 0]:
            _, _, _, _, told = twin.step(int(number))
            assert not told["illegal"]
        twin.set_state(state, seed=6)
    assert twin.action_masks().tolist() == env.action_masks().tolist()


def test_people_can_watch() -> None:
    env = gymnasium.make("rollwright/chiefdom-2-v0", render_mode="ansi", fast=False)
    _, told = env.reset(seed=1)
    env.step(int(np.flatnonzero(told["action_mask"])[0]))
    first, *rows = str(env.render()).splitlines()
    assert first.startswith("turn 1, roll ")
    assert "score -72, begun die:" in first
    assert rows[0] == "chiefdom-2"
    drawn = SoloEnv("chiefdom-2", render_mode="rgb_array", fast=False)
    drawn.reset(seed=1)
    pixels: Any = drawn.render()
    assert pixels.dtype == np.uint8
    assert pixels.shape[2] == 3
    assert min(pixels.shape[:2]) > 200
    with pytest.raises(InvalidSetup, match="render as ansi or rgb_array, not 'holo'"):
        SoloEnv("chiefdom-2", render_mode="holo")


@pytest.mark.parametrize(("game", "score"), [("chiefdom-2", 247.1), ("fiefdoms", 91.8)])
def test_the_threshold_is_what_the_reference_of_the_task_gains(game: str, score: float) -> None:
    env = gymnasium.make(f"rollwright/{game}-v0", fast=False)
    _, told = env.reset(seed=1)
    assert env.spec is not None
    assert env.spec.reward_threshold == pytest.approx(score - told["score"])


def test_a_game_for_two_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="duel is not for one seat"):
        SoloEnv("duel")
