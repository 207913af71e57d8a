"""Games on a CUDA GPU, one on each lane.

A lane's numbers are a column of each array, so that neighbouring lanes read neighbouring memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING

from rollwright.any_game import AnyGame
from rollwright.compiler.cuda import (
    WIDTH,
    columns,
    compile_kernel,
    device_failures,
    free_memory,
    is_simulated,
    launch,
    take_along,
)
from rollwright.compiler.errors import TargetUnavailable
from rollwright.compiler.untyped import DeviceArray
from rollwright.core.engine import PlayedGames
from rollwright.core.errors import InvalidSetup
from rollwright.core.extras import find_cuda
from rollwright.core.options import Options
from rollwright.core.rng import DICE, make_rng
from rollwright.kernel.course import Results, play_game
from rollwright.kernel.engine import KernelEngine
from rollwright.kernel.interface import (
    AllRandom,
    KernelWorkspace,
    Workspace,
    lane_workspace,
    play_alone,
    total_at,
)
from rollwright.kernel.speeds import COMPILED, PLAIN
from rollwright.kernel.types import Params, Policies, Position

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

cuda = find_cuda()
"""A global of this module: the simulator puts itself in its place."""
LANES = 1 << 16
"""Games played side by side: enough to keep a GPU busy."""
SHARE = 0.6
"""The part of the free memory that games may take: the driver needs some for the threads' own variables."""
SPEED = PLAIN if is_simulated() else COMPILED
"""How tables are made: the simulator runs plain Python."""


def engine_of(game: AnyGame) -> KernelEngine[object]:
    """Return the game's engine; InvalidSetup if it has no kernel for a GPU to run."""
    engine = game.engine(fast=True)
    if not isinstance(engine, KernelEngine):
        raise InvalidSetup(f"{game.id} has no kernel that a GPU could run")
    return engine


def make_room(engine: KernelEngine[object], seats: int, lanes: int) -> Workspace:
    """Return arrays for a number of games, a column of each array for each game."""
    return _lay_out(engine, seats, lambda height, dtype: columns(height, lanes, dtype))


def _lay_out(engine: KernelEngine[object], seats: int, make: Callable[[int, str], DeviceArray]) -> Workspace:
    """Return the workspace of many games by arrays that `make` makes for a height and a type."""
    most, row = engine.most_moves, max(1, seats * engine.row)
    scratch = engine.scratch(lambda name, length, dtype: make(length, dtype))
    return KernelWorkspace(make(most, "int64"), make(most, "int64"), make(row, "int64"), scratch)


def bytes_of_game(engine: KernelEngine[object], seats: int) -> int:
    """Return the memory of one game's column of all arrays."""
    import numpy as np

    sizes: list[int] = []
    _lay_out(engine, seats, lambda height, dtype: sizes.append(height * np.dtype(dtype).itemsize))
    return sum(sizes)


def lanes_that_fit(engine: KernelEngine[object], seats: int, most: int, free: int | None) -> int:
    """Return how many games fit into the free memory; InvalidSetup if not even a block of threads does."""
    each = bytes_of_game(engine, seats)
    lanes = most if free is None else min(most, int(free * SHARE) // each)
    if lanes < min(most, WIDTH):
        needed, given = WIDTH * each / SHARE / 2**20, (free or 0) / 2**20
        raise InvalidSetup(f"the GPU has {given:,.0f} MiB free, and these games need {needed:,.0f} MiB")
    return lanes if lanes == most else lanes - lanes % WIDTH


# ---- games


def play_lanes(
    params: Params,
    start: Position,
    policies: Policies,
    seed: int,
    first: int,
    room: Workspace,
    results: Results,
) -> None:
    """Play a game on each lane."""
    lane = cuda.grid(1)
    if lane < len(results.turns):
        workspace = lane_workspace(room, lane)
        play_game(params, start, policies, seed, first + lane, workspace, results, lane)


def play_on_gpu(
    game: AnyGame, options: Options, policies: Sequence[str], seed: int, first: int, games: int
) -> PlayedGames:
    """Play games as `Engine.play` does, with the same results, in as many launches as the memory asks for."""
    import numpy as np

    engine, seats = engine_of(game), len(policies)
    params, start = engine.setup(options, seats, SPEED)
    parts = []
    with refusals():
        params = take_along(params)
        numbers = cuda.to_device(np.array([engine.policies.index(name) for name in policies], np.int64))
        most = lanes_that_fit(engine, seats, min(games, LANES), free_memory())
        play, room = compile_kernel(play_lanes, engine.home), make_room(engine, seats, most)
        for begin in range(first, first + games, most):
            lanes = min(most, first + games - begin)
            sizes = (lanes, lanes * seats * engine.terms, lanes * seats)
            turns, terms, winners = (cuda.to_device(np.zeros(size, np.int64)) for size in sizes)
            results = Results(turns, terms, winners, engine.terms)
            launch(play, lanes, params, start, numbers, seed, begin, room, results)
            turns, terms, winners = (part.copy_to_host() for part in (turns, terms, winners))
            won = winners.reshape(lanes, seats) == 1
            parts.append((terms.reshape(lanes, seats, engine.terms), turns, won))
    return PlayedGames(*(np.concatenate(part) for part in zip(*parts)))


@contextmanager
def refusals() -> Iterator[None]:
    """Raise InvalidSetup for what the device's driver refuses."""
    try:
        with device_failures():
            yield
    except TargetUnavailable as error:
        raise InvalidSetup(str(error)) from error


def count_lanes(
    params: Params,
    start: Position,
    seed: int,
    games: int,
    room: Workspace,
    totals: DeviceArray,
    decisions: DeviceArray,
) -> None:
    """Play random games, one after the other on each lane, and count decisions."""
    lane = cuda.grid(1)
    workspace = lane_workspace(room, lane)
    for game in range(lane, games, cuda.gridsize(1)):
        dice, hand = make_rng(seed, game, DICE), make_rng(seed, game, 1)
        at, decisions[game] = play_alone(params, start, AllRandom(1), dice, hand, workspace)
        totals[game] = total_at(params, at, 0)


def run_playouts_on_gpu(
    game: AnyGame, options: Options, seed: int, games: int, lanes: int = LANES
) -> tuple[NDArray[np.int64], int, float]:
    """Play random games as fast as possible; return the first seat's points, all decisions and seconds."""
    import numpy as np

    engine = engine_of(game)
    params, start = engine.setup(options, engine.alone, SPEED)
    with refusals():
        totals, decisions = (cuda.to_device(np.zeros(games, np.int64)) for _ in range(2))
        lanes = lanes_that_fit(engine, engine.alone, lanes, free_memory())
        room = make_room(engine, engine.alone, lanes)
        args = (take_along(params), start, seed, games, room, totals, decisions)
        began = perf_counter()
        launch(compile_kernel(count_lanes, engine.home), lanes, *args)
        spent = perf_counter() - began
    return totals.copy_to_host(), int(decisions.copy_to_host().sum()), spent
