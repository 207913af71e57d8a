"""Kernels on a card, here by Numba's simulator; `python -m tests.lab.card_check` asks a real one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from rollwright.core.options import fill_options
from rollwright.games import catalogue

SAMPLE = """
from rollwright.core.options import fill_options
from rollwright.games.catalogue import find_game
from rollwright.lab import cuda_games as card

for name, policies in {games}:
    game = find_game(name)
    options, engine = fill_options(game.options, {{}}), game.engine(fast=False)
    there = card.play_on_card(game, options, policies, 7, 3, 2)
    assert there == engine.play(options, policies, 7, 3, 2), name
    totals, decisions, _ = card.run_playouts_on_card(game, options, 7, 2, 64)
    assert decisions == engine.run_playouts(options, 7, 2), name
print("equal")
"""
MEANS = """
import numpy as np
from rollwright.lab import cuda_games as card

now = np.array([[6, 6, 3, 0], [0, 0, 0, 0], [-4, 8, 4, 0]], np.float32)
weights, errors, sizes, visits = (np.zeros(3, np.float32) for _ in range(4))
errors[2], sizes[2] = 1, 4
lessons = card.Lessons(weights, now, np.array([0, 0, 1, 1]))
card.kernel_of(card.settle_lanes)[1, 1](lessons, errors, sizes, visits, 1.0, 0.5)
assert weights[0] == 1.0 and weights[1] == 0, weights
assert abs(weights[2] + 0.5 * (1 - 0.75**4)) < 1e-6, weights
assert visits.tolist() == [3, 0, 4] and not now.any(), now

now = np.array([[6, 6, 3, 0], [0, 0, 0, 0], [0, 0, 0, 0]], np.float32)
weights, errors, sizes, visits = (np.zeros(3, np.float32) for _ in range(4))
lessons = card.Lessons(weights, now, np.array([0, 3, 1, 2]))
card.kernel_of(card.settle_lanes)[1, 1](lessons, errors, sizes, visits, 1.0, 0.5)
assert weights.tolist() == [1, 1, 0] and visits.tolist() == [3, 3, 0], weights
"""
ERRORS = """
import numpy as np
from rollwright.kernel.engine import PLAIN
from rollwright.values.scratch import LENGTHS
from rollwright.kernel.interface import move_at, roll_at
from rollwright.core.options import fill_options
from rollwright.core.rng import DICE, make_rng
from rollwright.values.evaluation import best_by_value
from rollwright.values.ntuple import base_at, indices_at
from rollwright.games.catalogue import find_game
from rollwright.lab import cuda_games as card
from rollwright.lab.training import td as learning

card.WIDTH = LANES = 2
game = find_game("chiefdom-2")
options, engine = fill_options(game.options, {}), game.engine(fast=False)
course = learning.begin(game, options, 1, stages=1)
course.weights[:] = np.random.default_rng(1).integers(-9, 9, len(course.weights))
course.tie()
arrays = [getattr(course, name) for name in learning.ARRAYS]
there = card.CardCourse(game, options, arrays, course.ties(), 7, LANES)
there.move()
now = there.move().copy_to_host()

table, start = engine.setup(options, engine.alone, PLAIN)
space = card.lane_workspace(card.make_room(engine, 1, 1), 0)
errors, met, places = {}, {}, [0] * LENGTHS["indices"]
for lane in range(LANES):
    dice, at = roll_at(table, start, make_rng(7, lane, DICE))
    at = move_at(table, at, best_by_value(table, at, course.weights, space)[0])
    base, length = base_at(table, at, 0, space), indices_at(table, at, 0, space, places)
    dice, after = roll_at(table, at, dice)
    promised = best_by_value(table, after, course.weights, space)[1]
    found = promised - base - sum(course.weights[place] for place in places[:length])
    for place in places[:length]:
        first = learning.learning.alike(course.ties(), place).first
        errors[first] = errors.get(first, 0) + found
        met[first] = met.get(first, 0) + 1
assert sorted(np.flatnonzero(now[:, 2])) == sorted(met) and len(met) > 100
assert all(abs(now[place, 0] - errors[place]) < 1e-2 * met[place] for place in met)
assert all(now[place, 2] == met[place] for place in met)
"""
UNALLOCATED = """
import numpy as np
from rollwright.compiler import jit
from rollwright.compiler.bitcode_backend import BitcodeTarget
from rollwright.core.options import fill_options
from rollwright.envs.lane_base import LaneOptions
from rollwright.envs.lane_set import LaneSet
from rollwright.games.catalogue import GAMES


class WithoutMemory(BitcodeTarget):
    can_allocate = False


jit.cpu_target = WithoutMemory
for game in GAMES:
    engine = game.engine(fast=True)
    if not getattr(engine, "allocates", False):
        continue  # Numba refuses to compile its kernel anywhere if it does
    type(engine).allocates_in = lambda self, function: False
    options, policies = fill_options(game.options, {}), ["random"] * game.seats[0]
    there = engine.play(options, policies, 7, 0, 300)
    assert (there.terms == np.load(f"{game.id}.npz")["terms"]).all(), game.id
    lanes = LaneSet(game, 2, None, LaneOptions(restarts=True))
    lanes.begin(np.ones(2, bool), np.arange(2))
    lanes.step(lanes.sample(), np.ones(2, bool))
    print(game.id)
"""
GAMES = [
    ("chiefdom-1", ["random"]),
    ("chiefdom-2", ["random", "random"]),
    ("duel", ["random", "random"]),
    ("fiefdoms", ["random"]),
]


def run_simulated(source: str) -> str:
    """Run a program under Numba's simulator of cards."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    ran = subprocess.run([sys.executable, "-c", source], env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr[-2000:]
    return ran.stdout


def test_a_card_plays_the_games_of_the_processor_and_learns_from_the_same_errors_by_their_means() -> None:
    """In one process: most of what the simulator takes is to begin."""
    assert run_simulated(SAMPLE.format(games=GAMES) + MEANS + ERRORS) == "equal\n"


def test_no_kernel_allocates_where_a_card_runs_it(tmp_path: Path) -> None:
    """A card gives no memory to kernels: the processor compiles what a card is told, without."""
    for game in catalogue.GAMES:
        engine = game.engine(fast=True)
        if getattr(engine, "allocates", False):
            played = engine.play(fill_options(game.options, {}), ["random"] * game.seats[0], 7, 0, 300)
            np.savez(tmp_path / f"{game.id}.npz", terms=np.asarray(played.terms))
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    ran = subprocess.run(
        [sys.executable, "-c", UNALLOCATED], env=environment, cwd=tmp_path, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert ran.stdout.split() == [file.stem for file in sorted(tmp_path.glob("*.npz"))] != []


def test_a_machine_without_a_card_says_how_to_get_one() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "rollwright", "simulate", "duel", "--bot", "random", "--engine", "cuda"],
        capture_output=True, text=True, env={**os.environ, "CUDA_VISIBLE_DEVICES": "-1"},
    )  # fmt: skip
    assert ran.returncode == 2
    assert "there is no CUDA card here" in ran.stderr or "playing on a card needs numba-cuda" in ran.stderr
