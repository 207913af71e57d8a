"""The vector environment means what Gymnasium means, and can be copied and planned on."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector as wrappers

from rollwright import IllegalMove, InvalidSetup
from rollwright.core.rng import DICE, make_rng
from rollwright.envs import VectorEnv, vector_env
from rollwright.envs.table_kernel import DICE_AT, SEED
from rollwright.games.catalogue import find_game


def play_until_an_end(env: VectorEnv, seed: int = 1) -> tuple[Any, ...]:
    """Step until a game ends and return what that step returned."""
    env.reset(seed=seed)
    while True:
        answer = env.step(env.sample_legal())
        if answer[2].any():
            return answer


def test_make_vec_finds_the_lanes() -> None:
    env = gymnasium.make_vec("rollwright/chiefdom-2-v0", num_envs=5, fast=False)
    assert isinstance(env.unwrapped, VectorEnv)
    assert env.num_envs == 5
    planes, _ = env.reset(seed=1)
    assert planes in env.observation_space


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_the_autoreset_mode_is_chosen(mode: AutoresetMode) -> None:
    env = vector_env("chiefdom-2", lanes=2, autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] == mode
    planes, _, over, _, told = play_until_an_end(env)
    lane = int(np.flatnonzero(over)[0])
    if mode == AutoresetMode.SAME_STEP:
        assert (planes[lane] != told["final_obs"][lane]).any()
        assert told["final_info"]["score"][lane] == told["final_score"][lane] != told["score"][lane] == -72
        assert told["_final_obs"].tolist() == told["_final_info"].tolist() == over.tolist()
        assert told["final_obs"][1 - lane] is None or over[1 - lane]
        return
    assert "final_obs" not in told
    assert np.flatnonzero(told["action_mask"][lane]).tolist() == [0]
    if mode == AutoresetMode.DISABLED:
        with pytest.raises(ResetNeeded, match=f"the game of lane {lane} is over"):
            env.step(env.sample_legal())
        return
    _, rewards, again, _, told = env.step(env.sample_legal())
    assert rewards[lane] == 0
    assert not again[lane]
    assert told["score"][lane] == -72


def test_all_modes_play_the_same_games() -> None:
    same = vector_env("chiefdom-2", lanes=1)
    other = vector_env("chiefdom-2", lanes=1, autoreset_mode="NextStep")
    scores: dict[VectorEnv, list[int]] = {same: [], other: []}
    for env, found in scores.items():
        env.reset(seed=4)
        while len(found) < 3:
            _, _, over, _, told = env.step(env.sample_legal())
            if over[0]:
                found.append(int(told["final_score" if env is same else "score"][0]))
    assert scores[same] == scores[other]


@pytest.mark.parametrize(
    "wrap",
    [
        wrappers.FlattenObservation,
        lambda env: wrappers.DtypeObservation(env, np.float32),
        wrappers.NormalizeObservation,
        lambda env: wrappers.ReshapeObservation(env, (56 * 72,)),
    ],
)
def test_gymnasium_s_wrappers_take_the_next_step_mode(wrap: Any) -> None:
    env = wrap(vector_env("chiefdom-2", lanes=2, autoreset_mode="NextStep", fast=False))
    seen, _ = env.reset(seed=1)
    assert seen in env.observation_space
    env.step(np.array([1, 1]))


def test_statistics_of_episodes_can_be_recorded() -> None:
    env = wrappers.RecordEpisodeStatistics(vector_env("chiefdom-2", lanes=2))
    env.reset(seed=1)
    told: dict[str, Any] = {}
    while "episode" not in told:
        *_, told = env.step(env.unwrapped.sample_legal())
    lane = int(np.flatnonzero(told["_episode"])[0])
    assert told["episode"]["r"][lane] == told["final_score"][lane] + 72


def test_a_reset_without_a_seed_goes_on_with_the_next_games() -> None:
    one, other = (vector_env("chiefdom-2", lanes=3, fast=False) for _ in range(2))
    for env in (one, other):
        env.reset(seed=8)
    again, _ = one.reset()
    assert (again == other.reset()[0]).all()
    assert (again != one.reset(seed=8)[0]).any()
    single = gymnasium.make("rollwright/chiefdom-2-v0", fast=False)
    single.reset(seed=9)
    assert (single.reset()[0] == again[1]).all()


def test_some_lanes_can_be_reset_alone() -> None:
    env = vector_env("chiefdom-2", lanes=3, fast=False)
    env.reset(seed=1)
    for _ in range(3):
        env.step(env.sample_legal())
    before = env.get_state().lanes
    env.reset(seed=[7, None, 9], options={"reset_mask": np.array([True, False, True])})
    after = env.get_state().lanes
    assert (after[1] == before[1]).all()
    assert after[[0, 2], SEED].tolist() == [7, 9]
    for mask in (np.array([True]), np.array([1, 0, 0]), np.zeros(3, bool)):
        with pytest.raises(InvalidSetup, match="a reset_mask is a truth value for each of 3 lanes"):
            env.reset(options={"reset_mask": mask})


@pytest.mark.parametrize("seed", [np.int64(3), [3, None, 5], np.array([3, 4, 5])])
def test_seeds_may_be_of_any_kind(seed: Any) -> None:
    env = vector_env("chiefdom-2", lanes=3, fast=False)
    env.reset(seed=seed)
    assert env.get_state().lanes[[0, 2], SEED].tolist() == [3, 5]


def test_several_seats_are_asked_of_tables() -> None:
    with pytest.raises(InvalidSetup, match="vector_tables has tables of several"):
        vector_env("chiefdom-2", seats=2)  # type: ignore[call-arg]


def test_nothing_goes_before_the_first_reset() -> None:
    env = vector_env("chiefdom-2", lanes=2, fast=False)
    for ask in (lambda: env.step(np.array([1, 1])), env.get_state, env.afterstates):
        with pytest.raises(ResetNeeded, match="no game has begun"):
            ask()


def test_arrays_are_new_ones_unless_they_may_be_used_again() -> None:
    for copy in (True, False):
        env = vector_env("chiefdom-2", lanes=2, fast=False, copy=copy)
        first, told = env.reset(seed=1)
        second, *_, later = env.step(env.sample_legal())
        assert np.shares_memory(first, second) != copy
        assert np.shares_memory(told["action_mask"], later["action_mask"]) != copy


@pytest.mark.parametrize("game", ["chiefdom-2", "duel", "fiefdoms"])
def test_a_state_put_back_plays_the_same_game(game: str) -> None:
    env = vector_env(game, lanes=3)
    env.reset(seed=2)
    for _ in range(7):
        env.step(env.sample_legal())
    state = env.get_state()
    first = [env.step(env.sample_legal()) for _ in range(30)]
    planes, _ = env.set_state(state)
    assert (planes == vector_clone(env, state)[0]).all()
    for before in first:
        again = env.step(env.sample_legal())
        for one, other in zip(before[:3], again[:3]):
            assert np.array_equal(np.asarray(one), np.asarray(other))
        assert (before[4]["action_mask"] == again[4]["action_mask"]).all()


def vector_clone(env: VectorEnv, state: Any) -> tuple[Any, Any]:
    """Return what another environment shows of a state."""
    return vector_env(env.game.id, lanes=env.num_envs).set_state(state)


def test_a_clone_does_not_know_the_dice() -> None:
    env = vector_env("chiefdom-2", lanes=2)
    planes, _ = env.reset(seed=2)
    same, other = env.clone(None), env.clone(seed=77)
    assert (other.get_state().lanes[0, DICE_AT : DICE_AT + 4] == make_rng(77, 0, DICE)).all()
    rolls: list[list[bytes]] = [[], [], []]
    for _ in range(40):
        for each, seen in zip((env, same, other), rolls):
            planes, *_ = each.step(np.array([np.flatnonzero(m)[0] for m in each._set.masks]))
            seen.append(planes[:, 10:16].tobytes())
    assert rolls[0] == rolls[1] != rolls[2]


@pytest.mark.parametrize("game", ["chiefdom-2", "duel", "fiefdoms"])
@pytest.mark.parametrize("fast", [False, True])
def test_all_moves_are_known_with_what_they_lead_to(game: str, fast: bool) -> None:
    env = vector_env(game, lanes=2, fast=fast, autoreset_mode="Disabled")
    env.reset(seed=5)
    rules = find_game(game)
    for turn in range(4):
        after = env.afterstates(1)
        state, _, _ = env._set.show(1)
        listed = {tuple(int(n) for n in path if n) for path in after.paths}
        assert len(listed) == len(after.paths) == len(after.gains) == len(after.planes)
        if game != "fiefdoms":
            seat = rules.waiting(state)[0] if rules.waiting(state) else 0
            assert game == "chiefdom-2" or listed == set(map(tuple, rules.engine(False).paths(state, seat)))
        best = after.paths[(turn * 7) % len(after.paths)]
        gain = after.gains[(turn * 7) % len(after.paths)]
        first, every = env.afterstates(0), env.afterstates()
        assert every.lanes.tolist() == [0] * len(first.gains) + [1] * len(after.gains)
        for name in ("paths", "gains", "planes"):
            both = np.concatenate([getattr(first, name), getattr(after, name)])
            assert np.array_equal(getattr(every, name), both)
        paths = np.stack([first.paths[0], best])
        _, rewards, *_ = env.play(paths)
        assert game == "duel" or rewards[1] == gain


def test_moves_are_listed_before_their_first_choice_alone() -> None:
    env = vector_env("chiefdom-2", lanes=1, fast=False)
    env.reset(seed=1)
    env.step(env.sample_legal())
    with pytest.raises(IllegalMove, match="a move is begun in lane 0"):
        env.afterstates(0)


def test_a_state_of_other_lanes_is_refused() -> None:
    env, other = vector_env("chiefdom-2", lanes=2, fast=False), vector_env("duel", lanes=2, fast=False)
    env.reset(seed=1)
    other.reset(seed=1)
    with pytest.raises(InvalidSetup, match="the state is of 2 lanes of another"):
        env.set_state(other.get_state())


def test_paths_read_as_moves() -> None:
    env = vector_env("chiefdom-2", lanes=1, fast=False)
    env.reset(seed=1)
    path = env.afterstates().paths[0]
    assert [choice.kind for choice in env.move_of(path)][:3] == ["die", "icon", "squares"]
