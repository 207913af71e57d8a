"""Lanes: games side by side on one kernel, with all that environments made of them share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from threading import Thread
from typing import Any, ParamSpec, TypeVar

import numpy as np
from numpy.typing import NDArray

from rollwright.core.engine import COMPILED, PLAIN, Speed
from rollwright.core.errors import IllegalMove, InvalidSetup
from rollwright.core.game import AnyGame
from rollwright.core.kernel import load_at, save_at

from . import lane_kernel as kernel
from .lane_base import Afterstates, Array, LaneOptions, Lanes
from .lane_kernel import POINT, STEP, TOTAL, VICTORY, Manners, Sight
from .sight import engine_of

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class LaneState:
    """Where lanes stand, the dice to come included: a copy that `set_state` puts back."""

    lanes: NDArray[np.int64]
    paths: NDArray[np.int64]


class LaneSet(Lanes):
    """Lanes of one game on its kernel."""

    def __init__(
        self, game: AnyGame, lanes: int, options: Mapping[str, str] | None, asked: LaneOptions
    ) -> None:
        super().__init__(game, lanes, options, asked)
        self.engine = engine_of(game, asked.fast)
        self.engine.check_alone(self.options)
        self._threads = max(1, min(asked.threads, lanes))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        start = self.engine.setup(self.options, self.seats, PLAIN)[1]
        self.starts = {each: self._start_at(each, start) for each in (PLAIN, COMPILED)}
        """What lanes share: the table and the start as the plain and the compiled kernel take them."""
        self.rows = np.zeros((lanes, POINT + self.engine.position), np.int64)
        self.paths = np.zeros((lanes, self.vocabulary.longest), np.int64)
        cuts = cut_evenly(lanes, self._threads)
        self._parts = [Part(self, part, self.engine.most_moves) for part in cuts]
        if asked.fast is None:
            Thread(target=self._warm_up, daemon=True).start()

    def _pack(self, at: Any, speed: Speed) -> Any:
        """Return a position as a row of integers."""
        row = [0] * self.engine.position
        save_at(self.engine.setup(self.options, self.seats, PLAIN)[0], row, 0, at)
        return speed.array(tuple(row))

    def _start_at(self, speed: Speed, start: Any) -> tuple[Any, Any]:
        return self.engine.setup(self.options, self.seats, speed)[0], self._pack(start, speed)

    # ---- stepping

    def begin(self, begun: Array, seeds: Array, state: Any = None) -> None:
        at = None if state is None else self.engine.point(state, 0, PLAIN)[1]
        self._run(kernel.begin_lanes, seeds, begun, at)

    def step(self, actions: Array, stepped: Array) -> None:
        self.check_choices(actions)
        self._run(kernel.step_lanes, actions, stepped)

    # ---- copies

    def get_state(self) -> LaneState:
        return LaneState(self.rows.copy(), self.paths.copy())

    def set_state(self, state: LaneState, seeds: Array | None = None) -> None:
        if state.lanes.shape != self.rows.shape:
            raise InvalidSetup(
                f"the state is of {len(state.lanes)} lanes of another game or number, not of these"
            )
        self.rows[:], self.paths[:] = state.lanes, state.paths
        unchanged = np.full(self.lanes, -1, np.int64)
        self._run(kernel.look_at_lanes, unchanged if seeds is None else seeds, np.ones(self.lanes, bool))

    def list_afterstates(self, lane: int) -> Afterstates:
        if self.rows[lane, STEP]:
            raise IllegalMove(
                f"a move is begun in lane {lane}: whole moves are listed before its first choice"
            )
        listing, speed, start = self._at_speed(kernel.list_lane)
        row = self.rows[lane] if speed is COMPILED else self.rows[lane].tolist()
        codes, longest = speed.ints("codes", self.engine.most_moves), self.vocabulary.longest
        moves = listing(start[0], row, codes)
        paths, totals = np.zeros(moves * longest, np.int64), np.zeros(moves, np.int64)
        planes = np.zeros((moves, int(np.prod(self.shape))), np.uint8)
        looking, _, _ = self._at_speed(kernel.list_afterstates)
        looking(start[0], row, codes, moves, paths, longest, totals, planes)
        gains = totals - self.rows[lane, TOTAL] if self.manners.reward != VICTORY else totals
        return Afterstates(paths.reshape(moves, longest), gains, planes.reshape(moves, *self.shape))

    def sample(self) -> NDArray[np.int64]:
        drawing, speed, _ = self._at_speed(kernel.sample_choices)
        rows = self.rows if speed is COMPILED else self.rows.tolist()
        choices = np.zeros(self.lanes, np.int64)
        drawing(rows, self.sight.masks, choices)
        self.rows[:] = rows
        return choices

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def show(self, lane: int) -> tuple[Any, str, list[int]]:
        steps = int(self.rows[lane, STEP])
        at = load_at(self.starts[PLAIN][0], self.rows[lane].tolist(), POINT)
        state, roll = self.engine.state_of(self.options, at)
        return state, roll, [int(number) for number in self.paths[lane, :steps]]

    # ---- at either speed

    def _warm_up(self) -> None:
        """Compile everything on a lane of its own, while the others are played plain."""
        twin = LaneSet(self.game, 1, self.options, LaneOptions())
        one, none = np.ones(1, bool), np.full(1, -1, np.int64)
        twin.begin(one, none)
        twin.step(twin.sight.masks.argmax(axis=1), one)
        twin.set_state(twin.get_state())

    def _at_speed(self, function: Callable[P, T]) -> tuple[Callable[P, T], Speed, tuple[Any, Any]]:
        """Return a kernel at the lanes' speed, which that is, and the table and start it works with."""
        found, speed = self.engine.at_speed(function)
        return found, speed, self.starts[speed]

    def _run(self, function: Callable[..., None], numbers: Array, which: Array, at: Any = None) -> None:
        """Run a kernel over some lanes; the plain one wants Python's own integers."""
        run, speed, start = self._at_speed(function)
        if at is not None:
            start = (start[0], self._pack(at, speed))
        numbers, chosen = np.ascontiguousarray(numbers, np.int64), np.ascontiguousarray(which, np.int8)
        if speed is PLAIN:
            rows, paths = self.rows.tolist(), self.paths.tolist()
            codes = speed.ints("codes", self.engine.most_moves)
            run(*start, rows, paths, numbers.tolist(), chosen.tolist(), codes, self.manners, self.sight)
            self.rows[:], self.paths[:] = rows, paths
            return
        if self._pool is None:
            self._parts[0].run(run, start, numbers, chosen, self.manners)
            return
        ran = self._pool.map(lambda part: part.run(run, start, numbers, chosen, self.manners), self._parts)
        list(ran)


class Part:
    """Lanes next to each other that one thread steps, with room for their kernel to work in."""

    def __init__(self, lanes: LaneSet, where: slice, most_moves: int) -> None:
        self._where = where
        self._rows, self._paths = lanes.rows[where], lanes.paths[where]
        self._sight = Sight(*(each[where] for each in lanes.sight))
        self._codes = np.empty(most_moves, np.int64)

    def run(
        self,
        function: Callable[..., None],
        start: tuple[Any, Any],
        numbers: Array,
        which: Array,
        how: Manners,
    ) -> None:
        """Run a kernel over these lanes."""
        chosen, codes, sight = which[self._where], self._codes, self._sight
        function(*start, self._rows, self._paths, numbers[self._where], chosen, codes, how, sight)


def cut_evenly(length: int, parts: int) -> list[slice]:
    """10, 3 -> [0:4, 4:7, 7:10]"""
    ends = [length * n // parts for n in range(parts + 1)]
    return [slice(begin, end) for begin, end in pairwise(ends)]
