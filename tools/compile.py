"""Compile once what every test process would else compile for itself.

That is every kernel, and the bytecode of the tests and of all they import: `python -m tools.compile`.
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor

import rollwright.compiler.bitcode_backend  # noqa: F401 (so that Numba is imported once, before there are two processes)
from rollwright.bots import LEARNED, warm_up
from rollwright.core.game import start_game
from rollwright.core.options import fill_options
from rollwright.core.rng import make_rng
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import MoveStep
from rollwright.envs import parallel_env, vector_env
from rollwright.games.catalogue import find_game
from rollwright.lab.experiments.clairvoyant_bound import Beam
from rollwright.lab.training.config import TrainingConfig
from rollwright.lab.training.start import start_run
from rollwright.values.engine import ValueEngine

ONE_OF_EACH_KERNEL = ("fiefdoms", "chiefdom-2", "duel")
SEARCHED = "chiefdom-2"
"""The game whose bots the tests of the table ask;"""
STUDIED = (SEARCHED, "duel")
"""those whose bots play and study whole games. Fiefdoms' are compiled for the long tests alone."""


def compile_kernel(game_id: str) -> None:
    """Ask a game's engine for what the tests ask it; the machine code stays in the cache folder.

    All of it in one process: what entry points have in common takes longer to compile than the rest of them.
    """
    game = find_game(game_id)
    seats = game.seats[0]
    engine, options = game.engine(fast=True), fill_options(game.options, {})
    assert isinstance(engine, ValueEngine)
    engine.trace(options, 1, 1)
    state, step = next(each for each in play_randomly(game, {}, seats, 1) if isinstance(each[1], MoveStep))
    assert isinstance(step, MoveStep)
    engine.offer(state, step.seat)
    engine.score(state, step.seat)
    engine.choose(state, step.seat, LEARNED, make_rng(1, 0, 1))
    compile_lanes(game_id)
    if game_id == SEARCHED:
        engine.outlook(state, step.seat)
    if game_id in STUDIED:
        engine.play(options, ["random"] * seats, 1, 0, 1)
        engine.play(options, ["greedy"] * seats, 1, 0, 1)
        engine.evaluate(state, step.seat, [step.move], 1, 0, 1)
        warm_up(game)
    if (values := engine.expectimax_for(state, step.seat)) is not None:
        start = start_game(game, seats, {})
        values.luck(start, game.apply(start, game.rolls(start)[0].roll), 0)
    if engine.ntuples is not None:
        start_run(game, TrainingConfig(game.id, dict(options), steps=1)).step(1.0)
    if engine.ntuples is not None and engine.net is not None:
        Beam(game, options, 1).best(1, 0)
        start_run(game, TrainingConfig(game.id, dict(options), net=True, steps=1, lanes=4)).step(1e-3)


def compile_lanes(game_id: str) -> None:
    """Ask the vector environment for all it does."""
    env = vector_env(game_id, lanes=1)
    env.reset(seed=1)
    env.afterstates(0)
    env.step(env.sample_legal())
    env.set_state(env.get_state())
    parallel_env(game_id, fast=True).reset(seed=1)


def compile_tests() -> None:
    """Have pytest read all tests, which keeps their bytecode; what is wrong with them it tells later."""
    subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-qq"], stdout=subprocess.DEVNULL, check=False
    )


if __name__ == "__main__":
    with ProcessPoolExecutor(4) as pool:
        running = [pool.submit(compile_kernel, game_id) for game_id in ONE_OF_EACH_KERNEL]
        running.append(pool.submit(compile_tests))
    for each in running:
        each.result()
