"""The environment on a card, here by Numba's simulator; `python -m tests.lab.card_check` asks a real one."""

from __future__ import annotations

import pytest

from tests.lab.test_card import run_simulated

SAMPLE = """
import numpy as np
from rollwright.envs.card import CardEnv
from rollwright.envs.lane_base import LaneOptions
from rollwright.envs.lane_set import LaneSet
from rollwright.games.catalogue import find_game

game, steps, lanes, seed, all_lanes = {game!r}, {steps}, 2, 11, np.ones(2, bool)
there = CardEnv(game, lanes, skip_forced=True)
here = LaneSet(find_game(game), lanes, None, LaneOptions(skip_forced=True, fast=False, restarts=True))
planes, masks = (np.from_dlpack(each) for each in there.reset(seed))
here.begin(all_lanes, np.arange(seed, seed + lanes))
assert planes.shape == (lanes, *there.shape), planes.shape
ends = 0
for step in range(steps):
    assert (planes.reshape(lanes, -1) == here.sight.planes).all(), step
    assert (masks == here.sight.masks).all(), step
    actions = here.sample()
    assert (there.sample().copy_to_host() == actions).all(), step
    there.step(actions if step % 2 else None)
    here.step(actions, all_lanes)
    assert (there.rewards.copy_to_host() == here.sight.rewards).all(), step
    assert (there.told.copy_to_host() == here.sight.told).all(), step
    ends += int(there.results()[0].sum())
print(ends)
"""


SAMPLES = [("chiefdom-2", 130, 2), ("duel", 25, 0), ("fiefdoms", 60, 0)]


@pytest.mark.parametrize(("game", "steps", "ends"), SAMPLES)
def test_lanes_on_a_card_are_those_of_the_processor(game: str, steps: int, ends: int) -> None:
    assert int(run_simulated(SAMPLE.format(game=game, steps=steps))) >= ends


REFUSED = """
import numpy as np
from rollwright.core.errors import InvalidSetup
from rollwright.envs.card import CardEnv

env = CardEnv("chiefdom-2", 2)
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


def test_what_makes_no_sense_is_refused_in_a_sentence() -> None:
    assert run_simulated(REFUSED).splitlines() == [
        "a seed is a number from 0 to 4611686018427387901, not -1",
        "2 lanes want as many choices, not (3,)",
        "choices are whole numbers from 0 to 2086",
        "choices are whole numbers from 0 to 2086",
    ]
