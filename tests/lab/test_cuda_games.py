"""Kernels on a GPU, here by Numba's simulator; `python -m tools.check_gpu` runs on a real one."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest

from rollwright.games import catalogue

SOURCE = Path(__file__).parents[2] / "src"
SAMPLE = """
from rollwright.core.options import fill_options
from rollwright.games.catalogue import find_game
from rollwright.lab import cuda_games

cuda_games.LANES = 1  # so that two games are two launches
for name, policies in {games}:
    game = find_game(name)
    options, engine = fill_options(game.options, {{}}), game.engine(fast=False)
    there = cuda_games.play_on_gpu(game, options, policies, 7, 3, 2)
    assert there == engine.play(options, policies, 7, 3, 2), name
    totals, decisions, _ = cuda_games.run_playouts_on_gpu(game, options, 7, 2, 64)
    assert decisions == engine.run_playouts(options, 7, 2), name
print("equal")
"""
MEMORY = """
from rollwright.core.errors import InvalidSetup
from rollwright.games.catalogue import find_game
from rollwright.lab.cuda_games import SHARE, bytes_of_game, engine_of, lanes_that_fit

engine = engine_of(find_game("chiefdom-2"))
for games in (None, 1 << 30, 1000, 100, 10):
    free = games and int(games * bytes_of_game(engine, 2) / SHARE) + 1
    try:
        print(lanes_that_fit(engine, 2, 1 << 16, free))
    except InvalidSetup as error:
        print(error)
"""
LOCKSTEP = """
import numpy as np
from rollwright.compiler.cuda import compile_kernel, launch
from rollwright.kernel.speeds import PLAIN
from rollwright.kernel.interface import RNG_SIZE
from rollwright.lab.training import lockstep_cuda, lockstep_kernel
from rollwright.lab.training.lockstep_kernel import N_FIELDS, N_MOVES, Lanes, Moves, Queries

LANES, game = 2, find_game("chiefdom-2")
options, engine = fill_options(game.options, {}), game.engine(fast=False)
params, start = engine.setup(options, 1, PLAIN)
slots, fields = engine.net.slots, engine.position + RNG_SIZE


def zeros(*shape):
    return np.zeros(shape, object)


def on_gpu(name, count, *args):
    launch(compile_kernel(getattr(lockstep_cuda, name), engine.home), count, *args)


def on_cpu(name, count, *args):
    at = {"list_all": 2, "rank_all": 2, "encode_all": 1, "play_all": len(args)}[name]
    workspace = (engine.workspace(PLAIN),) if at < len(args) else ()
    getattr(lockstep_kernel, name)(*args[:at], *workspace, *args[at:])


def play_two_steps(run):
    lanes = Lanes(zeros(fields + N_FIELDS, LANES), zeros(engine.most_moves, LANES),
                  *(zeros(LANES) for _ in range(4)), engine.position)
    for step in range(2):
        run("list_all", LANES, params, start, lanes, 7, step)
        lanes.move_ends[:] = lanes.rows[fields + N_MOVES].cumsum()
        size = lanes.move_ends[-1]
        moves = Moves(zeros(size), zeros(size), zeros(size))
        run("rank_all", size, params, params.values, lanes, moves, size)
        chosen = np.arange(0, size, 9).astype(object)
        queries = Queries(chosen, zeros(size * slots), zeros(size), zeros(size), slots)
        run("encode_all", len(queries.moves), params, lanes, moves, queries, len(queries.moves))
        run("play_all", LANES, params, lanes, moves.table_values)
    return [each for each in (*lanes[:6], *moves, *queries[:4])]


there, here = play_two_steps(on_gpu), play_two_steps(on_cpu)
assert all((a == b).all() for a, b in zip(there, here))
assert there[0].any() and there[7].any() and there[10].any()
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
    games = fill_options(game.options, {}), ["random"] * game.seats[0], 7, 0, 10
    there, plain = (np.asarray(each.play(*games).terms) for each in (engine, game.engine(fast=False)))
    assert (there == plain).all(), game.id
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
    """Run a program under Numba's simulator of a GPU."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    ran = subprocess.run([sys.executable, "-c", source], env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr[-2000:]
    return ran.stdout


def test_a_gpu_plays_the_games_of_the_cpu_alone_and_in_lockstep() -> None:
    """In one process: most of what the simulator takes is to begin."""
    assert run_simulated(SAMPLE.format(games=GAMES) + LOCKSTEP) == "equal\n"


@pytest.mark.timeout(900)  # compiles a kernel anew: minutes on a busy machine
def test_no_kernel_allocates_where_a_gpu_runs_it(tmp_path: Path) -> None:
    """A GPU allocates no memory in kernels: the CPU compiles what it gets, without allocation."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "NUMBA_OPT": "0"}
    ran = subprocess.run([sys.executable, "-c", UNALLOCATED], env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr[-2000:]
    allocating = [game.id for game in catalogue.GAMES if getattr(game.engine(fast=False), "allocates", False)]
    assert ran.stdout.split() == allocating != []


def test_a_launch_has_no_more_games_than_the_memory_holds_in_whole_blocks() -> None:
    *fit, refusal = run_simulated(MEMORY).splitlines()
    assert fit == ["65536", "65536", "960", "64"]
    assert re.fullmatch(r"the GPU has \d+ MiB free, and these games need \d+ MiB", refusal)


def test_no_kernel_function_returns_an_array() -> None:
    """numba-cuda refuses that, and the simulator does not notice."""
    texts = (path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    nodes = chain.from_iterable(ast.parse(text).body for text in texts if "@jit" in text)
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    compiled = [each for each in functions if "jit" in map(ast.unparse, each.decorator_list)]
    returned = {each.name: ast.unparse(each.returns) for each in compiled if each.returns is not None}
    assert len(returned) > 300
    assert {name: kind for name, kind in returned.items() if kind in ("Array", "Numbers")} == {}


def test_a_machine_without_a_gpu_says_how_to_get_one() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "rollwright", "simulate", "duel", "--bot", "random", "--engine", "cuda"],
        capture_output=True, text=True, env={**os.environ, "CUDA_VISIBLE_DEVICES": "-1"},
    )  # fmt: skip
    assert ran.returncode == 2
    assert "playing on a GPU needs an NVIDIA GPU with its driver, and the package numba-cuda" in ran.stderr
