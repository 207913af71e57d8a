"""Compares a real CUDA device with the CPU, and times it: `python -m tools.check_gpu [GAME ...]`."""

from __future__ import annotations

import sys
from itertools import accumulate
from time import perf_counter

import numpy as np
import torch

from rollwright.compiler.cuda import numba_cuda
from rollwright.core.options import fill_options
from rollwright.envs.cuda_lanes import CudaEnv
from rollwright.envs.lane_base import LaneOptions
from rollwright.envs.lane_set import LaneSet
from rollwright.games.catalogue import find_game
from rollwright.games.duel.bot.inputs import SIZES
from rollwright.lab.cuda_games import play_on_gpu, run_playouts_on_gpu
from rollwright.lab.training.net_run import net_of
from rollwright.lab.training.trainer import Trainer

EQUAL, GAMES, SEED = 20_000, 8_000_000, 1
COMPARED, COMPARED_STEPS = 64, 300
LANES, STEPS = 1 << 17, 500
SHOWN = ("masks", "planes", "rewards", "infos")


def check(name: str) -> None:
    """Compare games with the CPU's, then time many; a second run has nothing to compile."""
    game = find_game(name)
    options, engine = fill_options(game.options, {}), game.engine(fast=True)
    policies = ["random"] * game.seats[0]
    there = play_on_gpu(game, options, policies, SEED, 0, EQUAL)
    here = engine.play(options, policies, SEED, 0, EQUAL)
    same = sum(one == other for one, other in zip(there.list_terms(), here.list_terms()))
    run_playouts_on_gpu(game, options, SEED, EQUAL)
    _, decisions, spent = run_playouts_on_gpu(game, options, SEED, GAMES)
    sys.stdout.write(f"{name}: {same} of {EQUAL} equal, {decisions / spent / 1e9:.2f} G turns a second\n")


def compare(name: str) -> None:
    """Compare the environment that stays on the device, step by step, with the CPU's lanes."""
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
    """Time random play in the environment that stays on the device."""
    env = CudaEnv(name, LANES)
    env.reset(SEED)
    for steps in (20, STEPS):  # the first have kernels to compile
        began = perf_counter()
        for _ in range(steps):
            env.sample()
            env.step()
        numba_cuda().synchronize()
        spent = perf_counter() - began
    rate = LANES * STEPS / spent / 1e6
    what = f"{rate:.1f} M steps a second on {LANES:,} lanes, observations and masks on the device"
    sys.stdout.write(f"{name}: {what}\n")


def compare_updates() -> None:
    """Compare updates of Duel's net as a CUDA graph with the same ones launched kernel by kernel."""
    _, spec = net_of(find_game("duel"))
    first, sizes = torch.tensor([0, *accumulate(SIZES)][:-1]), torch.tensor(SIZES)
    trainers = [Trainer(spec, SEED, torch.device("cuda")) for _ in range(2)]
    trainers[1].graph = None
    before = _weights(trainers[0])
    for batch in (1200, 1500, 2400, *[4096] * 20):
        inputs = (first + (torch.rand((batch, spec.slots)) * sizes).long()).int().cuda()
        targets = torch.randn(batch).cuda()
        for trainer in trainers:
            trainer.fit(inputs, targets, 1e-4)
    one, other = map(_weights, trainers)
    apart, moved = float((one - other).abs().mean()), float((one - before).abs().mean())
    sys.stdout.write(f"updates as a graph: {apart / moved:.1%} of their way apart from others\n")


def _weights(trainer: Trainer) -> torch.Tensor:
    return torch.cat([each.detach().flatten() for each in trainer.net.parameters()])


if __name__ == "__main__":
    compare_updates()
    for each in sys.argv[1:] or ["chiefdom-2"]:
        check(each)
        compare(each)
        step(each)
