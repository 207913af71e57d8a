"""The environment on a GPU, here by Numba's simulator; `python -m tools.check_gpu` runs on a real one."""

from __future__ import annotations

from tests.lab.test_cuda_games import run_simulated

SAMPLE = """
import numpy as np
from rollwright.core.errors import InvalidSetup
from rollwright.envs.cuda_lanes import CudaEnv
from rollwright.envs.lane_base import LaneOptions
from rollwright.envs.lane_set import LaneSet
from rollwright.games.catalogue import find_game

lanes, seed, all_lanes = 2, 11, np.ones(2, bool)


def compare(game, steps):
    there = CudaEnv(game, lanes, skip_forced=True)
    here = LaneSet(find_game(game), lanes, None, LaneOptions(skip_forced=True, fast=False, restarts=True))
    planes, masks = there.reset(seed)
    here.begin(all_lanes, np.arange(seed, seed + lanes))
    assert planes.shape == (lanes, *there.shape), planes.shape
    ends = 0
    for step in range(steps):
        assert (planes.copy_to_host().reshape(lanes, -1) == here.planes).all(), (game, step)
        assert (masks.copy_to_host() == here.masks).all(), (game, step)
        actions = here.sample()
        assert (there.sample().copy_to_host() == actions).all(), (game, step)
        if step == steps // 2:
            actions[0] = np.flatnonzero(here.masks[0] == 0)[-1]
        there.step(actions if step % 2 or step == steps // 2 else None)
        here.step(actions, all_lanes)
        assert (there.rewards.copy_to_host() == here.rewards).all(), (game, step)
        assert (there.infos.copy_to_host() == here.infos).all(), (game, step)
        ends += int(there.results()[0].sum())
    print(game, ends)
    return there


env = compare("chiefdom-2", 90)
compare("duel", 16)
compare("fiefdoms", 30)
for wrong in (
    lambda: env.reset(-1),
    lambda: env.step(np.zeros(3, int)),
    lambda: env.step(np.array([0, 99_999])),
    lambda: env.step(np.zeros(2)),
):
    try:
        wrong()
    except InvalidSetup as said:
        print(said)
"""


def test_lanes_on_a_gpu_are_those_of_the_processor_and_what_makes_no_sense_is_refused() -> None:
    """In one process: most of what the simulator takes is to begin."""
    said = run_simulated(SAMPLE).splitlines()
    ends = {game: int(number) for game, number in map(str.split, said[:3])}
    assert ends.keys() == {"chiefdom-2", "duel", "fiefdoms"}
    assert ends["chiefdom-2"] > 1, "an illegal choice ends one game, and the rules end another"
    assert said[3:] == [
        "a seed is a number from 0 to 4611686018427387901, not -1",
        "2 lanes want as many choices, not (3,)",
        "choices are whole numbers from 0 to 2087",
        "choices are whole numbers from 0 to 2087",
    ]
