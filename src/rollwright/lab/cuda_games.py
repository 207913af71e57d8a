"""Games on a CUDA one on each lane: played as everywhere else, or learned from.

A lane's numbers are a column of each array, so that lanes side by side read memory side by side.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from time import perf_counter
from typing import Any, NamedTuple

from numba import float32, int32

from rollwright.compiler.cuda import WIDTH, columns, is_simulated, launch, on_card, take_along
from rollwright.core.engine import PlayedGames
from rollwright.core.errors import InvalidSetup
from rollwright.core.extras import find_cuda
from rollwright.core.game import AnyGame
from rollwright.core.options import Options
from rollwright.core.rng import DICE, make_rng
from rollwright.kernel.batch import Results, play_game
from rollwright.kernel.engine import COMPILED, PLAIN, KernelEngine
from rollwright.kernel.interface import (
    RNG_SIZE,
    Workspace,
    is_rolling,
    lane_workspace,
    load_at,
    load_rng,
    move_at,
    random_at,
    roll_at,
    save_at,
    save_rng,
    seat_at,
    total_at,
)
from rollwright.lab.training.td_kernel import alike
from rollwright.values.engine import ValueEngine
from rollwright.values.evaluation import best_by_value
from rollwright.values.ntuple import base_at, indices_at, sum_weights, value_for
from rollwright.values.scratch import LENGTHS, Scratch

cuda = find_cuda()
"""A global of this module: the simulator puts itself in its place."""
LANES = 1 << 16
"""Games played side by side: enough to keep a card busy."""
SPEED = PLAIN if is_simulated() else COMPILED
"""How tables are made: the simulator runs plain Python."""
NOTES_ROOM, SUMS_ROOM = LENGTHS["words"], LENGTHS["sums"]
WHOLE = object if is_simulated() else int32
"""Whole numbers of a lane's own: plain Python works with integers of any size."""


def engine_of(game: AnyGame) -> KernelEngine[Any]:
    """Return the game's engine; InvalidSetup if it has no kernel for a card to run."""
    engine = game.engine(fast=True)
    if not isinstance(engine, KernelEngine):
        raise InvalidSetup(f"{game.id} has no kernel that a card could run")
    return engine


def make_room(engine: KernelEngine[Any], seats: int, lanes: int) -> Workspace:
    """Return room for so many games, a column of each array for each."""
    most, row = engine.most_moves, max(1, seats * engine.row)
    scratch = engine.scratch(lambda name, length, dtype: columns(length, lanes, dtype))
    return Workspace(columns(most, lanes), columns(most, lanes), columns(row, lanes), scratch)


@cache
def kernel_of(function: Callable[..., None]) -> Any:
    """Return a function over lanes as a kernel of the card."""
    return on_card(function)


# ---- games


def play_lanes(
    params: Any, start: Any, policies: Any, seed: int, first: int, room: Workspace, results: Results
) -> None:
    """Play a game on each lane."""
    lane = cuda.grid(1)
    if lane < results.turns.shape[0]:
        workspace = lane_workspace(room, lane)
        play_game(params, start, policies, seed, first + lane, workspace, results, lane)


def play_on_card(
    game: AnyGame, options: Options, policies: Sequence[str], seed: int, first: int, games: int
) -> PlayedGames:
    """Play games as `Engine.play` does, with the same results."""
    import numpy as np

    engine, seats = engine_of(game), len(policies)
    params, start = engine.setup(options, seats, SPEED)
    numbers = cuda.to_device(np.array([engine.policies.index(name) for name in policies], np.int64))
    parts = []
    for begin in range(first, first + games, LANES):
        lanes = min(LANES, first + games - begin)
        sizes = (lanes, lanes * seats * engine.terms, lanes * seats)
        turns, terms, winners = (cuda.to_device(np.zeros(size, np.int64)) for size in sizes)
        results = Results(turns, terms, winners, engine.terms)
        room = make_room(engine, seats, lanes)
        launch(kernel_of(play_lanes), lanes, take_along(params), start, numbers, seed, begin, room, results)
        turns, terms, winners = (part.copy_to_host() for part in results[:3])
        won = winners.reshape(lanes, seats) == 1
        parts.append((terms.reshape(lanes, seats, engine.terms), turns, won))
    return PlayedGames(*(np.concatenate(part) for part in zip(*parts)))


def count_lanes(
    params: Any, start: Any, seed: int, games: int, room: Workspace, totals: Any, decisions: Any
) -> None:
    """Play random games, one after the other on each lane, and count decisions."""
    lane = cuda.grid(1)
    workspace = lane_workspace(room, lane)
    for game in range(lane, games, cuda.gridsize(1)):
        dice, hand = make_rng(seed, game, DICE), make_rng(seed, game, 1)
        at, code, made = start, 0, 0
        while code >= 0:
            while is_rolling(params, at):
                dice, at = roll_at(params, at, dice)
            hand, code = random_at(params, at, workspace, hand)
            if code >= 0:
                at = move_at(params, at, code)
                made += 1
        totals[game], decisions[game] = total_at(params, at, 0), made


def run_playouts_on_card(
    game: AnyGame, options: Options, seed: int, games: int, lanes: int = LANES
) -> tuple[Any, int, float]:
    """Play random games as fast as possible; return the first seat's points, all decisions and seconds."""
    import numpy as np

    engine = engine_of(game)
    params, start = engine.setup(options, engine.alone, SPEED)
    totals, decisions = (cuda.to_device(np.zeros(games, np.int64)) for _ in range(2))
    room = make_room(engine, engine.alone, lanes)
    args = (take_along(params), start, seed, games, room, totals, decisions)
    began = perf_counter()
    launch(kernel_of(count_lanes), lanes, *args)
    spent = perf_counter() - began
    return totals.copy_to_host(), int(decisions.copy_to_host().sum()), spent


# ---- learning: every lane's row holds its position, its dice, and what follows here

GOING, GAME, LENGTH, BASE, SEAT, BEGINS, EXTRA = range(7)
SPREAD = 40
"""Blocks begin so many steps apart, so that all stages of a game are learned at any time."""
PLACES_ROOM = LENGTHS["indices"]
SETTLING = 4096
"""Blocks that put the weights right."""


class Lessons(NamedTuple):
    """What lanes learn on: weights, and for this step each weight's errors, their sizes and their number."""

    weights: Any
    now: Any
    ties: Any


def step_lanes(
    params: Any,
    start: Any,
    lessons: Lessons,
    rows: Any,
    codes: Any,
    places: Any,
    seed: int,
    step: int,
    told: Any,
    width: int,
    most: float,
) -> None:
    """Make one move on each lane, and note what was wrong with the one before it."""
    extra = width + RNG_SIZE
    lane = cuda.grid(1)
    if step < rows[extra + BEGINS, lane]:
        return
    row, mine = rows[:, lane], places[:, lane]
    notes = cuda.local.array(NOTES_ROOM, WHOLE)
    listed = cuda.local.array(PLACES_ROOM, WHOLE)  # the lane's own places are still to be learned from
    sums = cuda.local.array(SUMS_ROOM, float32)
    workspace = Workspace(codes[:, lane], sums, notes, Scratch(notes, listed, sums, notes, notes, sums))
    if cuda.syncthreads_and(1 - row[extra + GOING]):
        row[extra + GAME] += 1
        row[extra + GOING], row[extra + LENGTH] = 1, 0
        save_at(params, row, 0, start)
        save_rng(row, width, make_rng(seed, lane + row[extra + GAME] * rows.shape[1], DICE))
    if row[extra + GOING] == 0:
        return
    at, dice = load_at(params, row, 0), load_rng(row, width)
    length, seat = row[extra + LENGTH], row[extra + SEAT]
    while is_rolling(params, at):
        dice, at = roll_at(params, at, dice)
    code, target = best_by_value(params, at, lessons.weights, workspace)
    now = seat_at(params, at) if code >= 0 else seat
    if code < 0:
        target += base_at(params, at, seat, workspace)
    if length > 0:
        error = value_for(params, target, now, seat) - row[extra + BASE]
        error = float32(max(-most, min(most, error - sum_weights(lessons.weights, mine, length))))
        for n in range(length):
            first = alike(lessons.ties, mine[n]).first
            cuda.atomic.add(lessons.now, (first, 0), error)
            cuda.atomic.add(lessons.now, (first, 1), abs(error))
            cuda.atomic.add(lessons.now, (first, 2), float32(1.0))
    if code < 0:
        row[extra + GOING] = 0
        cuda.atomic.add(told, 0, 1)
        cuda.atomic.add(told, 1, total_at(params, at, 0))
        return
    at = move_at(params, at, code)
    save_at(params, row, 0, at)
    save_rng(row, width, dice)
    row[extra + SEAT], row[extra + BASE] = now, base_at(params, at, now, workspace)
    row[extra + LENGTH] = indices_at(params, at, now, workspace, mine)


def settle_lanes(lessons: Lessons, errors: Any, sizes: Any, visits: Any, rate: float, share: float) -> None:
    """Move every weight by the mean of its errors in this step."""
    for place in range(cuda.grid(1), lessons.weights.shape[0], cuda.gridsize(1)):
        times = lessons.now[place, 2]
        if times > 0:
            error, size = lessons.now[place, 0], sizes[place]
            pace = min(float32(1.0), abs(errors[place]) / size) if size > 0 else float32(1.0)
            moved = float32(1.0) - math.pow(float32(1.0) - pace, times)
            lessons.weights[place] += rate * share * moved * error / times
            errors[place] = errors[place] + error
            sizes[place] = size + lessons.now[place, 1]
            visits[place] += times
            _, apart, many = alike(lessons.ties, place)
            for other in range(place + apart, place + many * apart, max(1, apart)):
                lessons.weights[other], errors[other] = lessons.weights[place], errors[place]
                sizes[other], visits[other] = sizes[place], visits[place]
            lessons.now[place, 0] = lessons.now[place, 1] = lessons.now[place, 2] = 0


class CardCourse:
    """Learns on a card: `advance` makes so many moves on every lane, and learns from each."""

    def __init__(
        self, game: AnyGame, options: Options, arrays: Sequence[Any], ties: Any, seed: int, lanes: int
    ) -> None:
        import numpy as np

        engine = engine_of(game)
        assert isinstance(engine, ValueEngine)
        assert engine.ntuples is not None
        self._engine, self._tables, self._seed, self._step = engine, engine.ntuples, seed, 0
        params, self._start = engine.setup(options, engine.alone, SPEED)
        self._table = take_along(params)
        self.lanes = max(WIDTH, lanes // WIDTH * WIDTH)
        weights, self._errors, self._sizes, self._visits = (cuda.to_device(array) for array in arrays)
        now = cuda.to_device(np.zeros((len(arrays[0]), 4), np.float32))
        self._lessons = Lessons(weights, now, cuda.to_device(ties))
        extra = engine.position + RNG_SIZE
        rows = np.zeros((extra + EXTRA, self.lanes), np.int64)
        rows[extra + GAME], rows[extra + BEGINS] = -1, np.arange(self.lanes) // WIDTH % SPREAD
        self._rows = cuda.to_device(rows.astype(object) if is_simulated() else rows)
        self._codes = columns(engine.most_moves, self.lanes, "int32")
        self._places = columns(PLACES_ROOM, self.lanes, "int32")
        self._told = cuda.to_device(np.zeros(2, np.int64))

    def advance(self, steps: int, rate: float) -> tuple[int, int]:
        """Make some moves on every lane; return the games that ended and the first seat's points in them."""
        import numpy as np

        before = self._told.copy_to_host()
        share = np.float32(self._tables.rate / self._tables.length)
        for _ in range(steps):
            self.move()
            settle = kernel_of(settle_lanes)[SETTLING, WIDTH]
            settle(self._lessons, self._errors, self._sizes, self._visits, np.float32(rate), share)
        cuda.synchronize()
        games, points = (self._told.copy_to_host() - before).tolist()
        return games, points

    def move(self) -> Any:
        """Make a move on every lane; return each weight's errors, their sizes and number, to be put right."""
        kernel_of(step_lanes)[self.lanes // WIDTH, WIDTH](
            self._table, self._start, self._lessons, self._rows, self._codes, self._places,
            self._seed, self._step, self._told, self._engine.position, self._tables.error_clip,
        )  # fmt: skip
        self._step += 1
        return self._lessons.now

    def arrays(self) -> tuple[Any, ...]:
        """Return weights, errors, sizes and visits as they are now."""
        kept = (self._lessons.weights, self._errors, self._sizes, self._visits)
        return tuple(each.copy_to_host() for each in kept)
