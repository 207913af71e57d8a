"""What a real CUDA card plays, and how quickly: `python -m tests.lab.card_check [GAME ...]`."""

from __future__ import annotations

import sys
from time import perf_counter

import numpy as np

from rollwright.compiler.cuda import card
from rollwright.core.options import fill_options
from rollwright.envs.cuda_lanes import CudaEnv
from rollwright.envs.lane_base import LaneOptions
from rollwright.envs.lane_set import LaneSet
from rollwright.games.catalogue import find_game
from rollwright.lab.cuda_games import play_on_card, run_playouts_on_card

EQUAL, GAMES, SEED = 20_000, 8_000_000, 1
COMPARED, COMPARED_STEPS = 64, 300
LANES, STEPS = 1 << 17, 500
SHOWN = ("masks", "planes", "rewards", "told")


def check(name: str) -> None:
    """Compare games with those of the processor, then time many; a second run has nothing to compile."""
    game = find_game(name)
    options, engine = fill_options(game.options, {}), game.engine(fast=True)
    policies = ["random"] * game.seats[0]
    there = play_on_card(game, options, policies, SEED, 0, EQUAL)
    here = engine.play(options, policies, SEED, 0, EQUAL)
    same = sum(one == other for one, other in zip(there.list_terms(), here.list_terms()))
    run_playouts_on_card(game, options, SEED, EQUAL)
    _, decisions, spent = run_playouts_on_card(game, options, SEED, GAMES)
    sys.stdout.write(f"{name}: {same} of {EQUAL} equal, {decisions / spent / 1e9:.2f} G turns a second\n")


def compare(name: str) -> None:
    """Compare the environment that stays on the card, step by step, with the processor's lanes."""
    there, all_lanes, same = CudaEnv(name, COMPARED), np.ones(COMPARED, bool), 0
    here = LaneSet(find_game(name), COMPARED, None, LaneOptions(restarts=True))
    there.reset(SEED)
    here.begin(all_lanes, np.arange(SEED, SEED + COMPARED))
    for _ in range(COMPARED_STEPS):
        here.step(here.sample(), all_lanes)
        there.sample()
        there.step()
        both = [(getattr(there, name).copy_to_host(), getattr(here, name)) for name in SHOWN]
        same += all((a.reshape(b.shape) == b).all() for a, b in both)
    sys.stdout.write(f"{name}: {same} of {COMPARED_STEPS} steps of {COMPARED} lanes equal\n")


def step(name: str) -> None:
    """Time random play in the environment that stays on the card."""
    env = CudaEnv(name, LANES)
    env.reset(SEED)
    for steps in (20, STEPS):  # the first have kernels to compile
        began = perf_counter()
        for _ in range(steps):
            env.sample()
            env.step()
        card().synchronize()
        spent = perf_counter() - began
    rate = LANES * STEPS / spent / 1e6
    what = f"{rate:.1f} M steps a second on {LANES:,} lanes, observations and masks on the card"
    sys.stdout.write(f"{name}: {what}\n")


if __name__ == "__main__":
    for each in sys.argv[1:] or ["chiefdom-2"]:
        check(each)
        compare(each)
        step(each)
