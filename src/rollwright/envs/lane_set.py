"""Lanes: games side by side on one kernel, with all that environments made of them share."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from threading import Thread

import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.core.errors import IllegalMove, InvalidSetup
from rollwright.kernel.interface import load_at
from rollwright.kernel.speeds import COMPILED, PLAIN
from rollwright.kernel.types import Numbers

from . import lane_kernel as kernel
from .lane_base import Afterstates, Choices, Chosen, LaneOptions, Lanes, LaneState, Seeds
from .lane_kernel import POINT, STEP, VICTORY
from .table_batch import KernelRows, Run
from .table_kernel import TOTAL, TableBatch


def announce_compiling(game: str) -> None:
    """Write one line to stderr when this process first compiles; loading from the cache is quiet."""
    from numba.core import event

    class Announcer(event.Listener):  # type: ignore[misc]
        def on_start(self, event: object) -> None:
            if not _announced:
                _announced.add(game)
                sys.stderr.write(
                    f"rollwright: compiling {game}; it is kept for the next time (env.compile() waits)\n"
                )

        def on_end(self, event: object) -> None:
            """Say nothing."""

    if not _listening:
        _listening.add(game)
        event.register("numba:compile", Announcer())


_announced, _listening = set[str](), set[str]()
"""The games for which a line was written, and for which a listener stands: one of each in a process."""


class LaneSet(Lanes, KernelRows):
    """Lanes of one game on its kernel."""

    def __init__(
        self, game: AnyGame, lanes: int, options: Mapping[str, str] | None, asked: LaneOptions
    ) -> None:
        super().__init__(game, lanes, options, asked)
        self.lay_out(game, self.options, self.seats, 1, lanes, asked.fast)
        self._threads = max(1, min(asked.threads, lanes))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self.make_batch(self.seats, 1, 0, True, False, self.step_options)
        self._parts = [(where, self._cut(where)) for where in cut_evenly(lanes, self._threads)]
        if asked.fast is None:
            Thread(target=self.compile, daemon=True).start()
        elif asked.fast:
            announce_compiling(game.id)

    def _cut(self, where: slice) -> TableBatch:
        """Return lanes next to each other that one thread steps, with room for their kernel to work in."""
        return self.batch._replace(
            codes=np.empty(self.engine.most_moves, np.int64),
            rows=self.rows[where],
            paths=self.paths[where],
            masks=self.masks[where],
            planes=self.planes[where],
            rewards=self.rewards[where],
            infos=self.infos[where],
            finals=self.finals[where],
        )

    def run_quickly(
        self, run: Run, batch: TableBatch, first: NDArray[np.integer], second: NDArray[np.integer]
    ) -> None:
        if self._pool is None:
            run(batch, first, second)
            return

        def run_part(part: tuple[slice, TableBatch]) -> None:
            where, own = part
            run(own._replace(start=batch.start), first[where], second[where])

        list(self._pool.map(run_part, self._parts))

    # ---- stepping

    def begin(self, begun: Chosen, seeds: Seeds | None = None, state: object = None) -> None:
        start = None if state is None else self.pack([self.engine.point(state, 0, PLAIN)[1]])
        self._run(kernel.begin_lanes, self.no_seeds if seeds is None else seeds, begun, start)

    def step(self, actions: Choices, stepped: Chosen) -> None:
        self.check_choices(actions)
        self._run(kernel.step_lanes, actions, stepped)

    # ---- copies

    def get_state(self) -> LaneState:
        return LaneState(self.rows.copy(), self.paths.copy())

    def set_state(self, state: LaneState, seeds: Seeds | None = None) -> None:
        if state.lanes.shape != self.rows.shape:
            raise InvalidSetup(
                f"the state is of {len(state.lanes)} lanes of another game or number, not of these"
            )
        self.rows[:], self.paths[:] = state.lanes, state.paths
        dice = self.no_seeds if seeds is None else seeds
        self._run(kernel.refresh_lanes, dice, np.ones(self.lanes, bool))

    def list_afterstates(self, lanes: Sequence[int]) -> Afterstates:
        begun = [lane for lane in lanes if self.rows[lane, STEP]]
        if begun:
            raise IllegalMove(
                f"a move is begun in lane {begun[0]}: whole moves are listed before its first choice"
            )
        counting, looking, speed = self.engine.both_at_speed(kernel.count_moves, kernel.list_afterstates)
        params, rows = self.params[speed], self.rows if speed is COMPILED else self.rows.tolist()
        which, counts = np.array(lanes, np.int64), np.zeros(len(lanes), np.int64)
        codes, longest = speed.ints("codes", self.engine.most_moves), self.vocabulary.longest
        asked: Numbers = which if speed is COMPILED else which.tolist()
        counting(params, rows, asked, codes, counts)
        moves, whose = int(counts.sum()), np.repeat(which, counts)
        paths, totals = np.zeros(moves * longest, np.int64), np.zeros(moves, np.int64)
        planes = np.zeros((moves, int(np.prod(self.shape))), np.uint8)
        looking(params, rows, asked, codes, paths, longest, totals, planes)
        gains = totals - self.rows[whose, TOTAL] if self.step_options.reward != VICTORY else totals
        return Afterstates(paths.reshape(moves, longest), gains, planes.reshape(moves, *self.shape), whose)

    def sample(self) -> NDArray[np.int64]:
        drawing, speed = self.engine.at_speed(kernel.sample_choices)
        rows = self.rows if speed is COMPILED else self.rows.tolist()
        choices = np.zeros(self.lanes, np.int64)
        drawing(rows, self.masks, choices)
        self.rows[:] = rows
        return choices

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def show(self, lane: int) -> tuple[object, str, list[int]]:
        steps = int(self.rows[lane, STEP])
        at = load_at(self.params[PLAIN], self.rows[lane].tolist(), POINT)
        state, roll = self.engine.state_of(self.options, at)
        return state, roll, [int(number) for number in self.paths[lane, :steps]]

    # ---- at either speed

    def compile(self) -> None:
        """Compile everything on a lane of its own, while the others are played plain."""
        twin = LaneSet(self.game, 1, self.options, LaneOptions())
        one = np.ones(1, bool)
        twin.begin(one)
        twin.step(twin.masks.argmax(axis=1), one)
        twin.set_state(twin.get_state())

    def _run(
        self, function: Run, numbers: Choices, which: Chosen, start: tuple[int, ...] | None = None
    ) -> None:
        """Run a kernel over some lanes."""
        self.run(
            function, np.ascontiguousarray(numbers, np.int64), np.ascontiguousarray(which, np.int8), start
        )


def cut_evenly(length: int, parts: int) -> list[slice]:
    """10, 3 -> [0:4, 4:7, 7:10]"""
    ends = [length * n // parts for n in range(parts + 1)]
    return [slice(begin, end) for begin, end in pairwise(ends)]
