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
from rollwright.core.game import start_game
from rollwright.core.kernel import load_at, save_at
from rollwright.core.options import fill_options
from rollwright.core.vocabulary import Vocabulary
from rollwright.games import catalogue

from . import lane_kernel as kernel
from .illegal import END, check_illegal
from .lane_kernel import FINAL, GAIN, POINT, STEP, TOTAL, VICTORY, Manners, Sight
from .sight import engine_of, shape_of, space_of

P = ParamSpec("P")
T = TypeVar("T")
Array = NDArray[Any]
REWARDS = ("gain", "final")
MOST_LANES = 1_000_000
LARGEST_SEED = 2**62 - 1


@dataclass(frozen=True)
class LaneState:
    """Where lanes stand, the dice to come included: a copy that `set_state` puts back."""

    lanes: NDArray[np.int64]
    paths: NDArray[np.int64]


@dataclass(frozen=True)
class Afterstates:
    """Every move of a lane: its path (zeros behind), what it gains at once, and what is seen after it."""

    paths: NDArray[np.int64]
    gains: NDArray[np.int64]
    planes: NDArray[np.uint8]


class LaneSet:
    """Lanes of one game. `fast` is None for: plain at first, compiled as soon as that is ready."""

    def __init__(
        self,
        game: str,
        lanes: int,
        options: Mapping[str, str] | None,
        reward: str = "gain",
        illegal: str = END,
        illegal_reward: float = -100.0,
        skip_forced: bool = False,
        fast: bool | None = True,
        threads: int = 1,
        restarts: bool = False,
    ) -> None:
        if not 1 <= lanes <= MOST_LANES:
            raise InvalidSetup(f"there are 1 to {MOST_LANES} lanes, not {lanes}")
        if reward not in REWARDS:
            raise InvalidSetup(f"a reward is {' or '.join(REWARDS)}, not {str(reward)[:20]!r}")
        self.game, self.lanes = catalogue.find_game(game), lanes
        self.seats = self.game.seats[0]
        self.options = fill_options(self.game.options, options or {})
        start_game(self.game, self.seats, self.options)
        self._engine = engine_of(self.game, fast)
        self._engine.check_alone(self.options)
        self.reward, self.illegal = reward, illegal
        kind = VICTORY if self._engine.wants_victory else FINAL if reward == "final" else GAIN
        replaces = int(check_illegal(illegal) != END)
        self.manners = Manners(kind, replaces, float(illegal_reward), int(skip_forced), int(restarts))
        self.fast, self._threads = fast, max(1, min(threads, lanes))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._starts = {speed: self._pack_start(speed) for speed in (PLAIN, COMPILED)}
        self._make_room()
        if fast is None:
            Thread(target=self._warm_up, daemon=True).start()

    def _pack_start(self, speed: Speed) -> tuple[Any, Any]:
        """Return the table, and the position before the first roll as a row of integers."""
        row = [0] * self._engine.position
        table, start = self._engine.setup(self.options, self.seats, PLAIN)
        save_at(table, row, 0, start)
        return self._engine.setup(self.options, self.seats, speed)[0], speed.array(tuple(row))

    def _make_room(self) -> None:
        n = self.lanes
        self.shape = shape_of(self.game, self.seats, self.options)
        self.space = space_of(self.game, self.seats, self.options)
        self.rows = np.zeros((n, POINT + self._engine.position), np.int64)
        self.paths = np.zeros((n, self._engine.vocabulary.longest), np.int64)
        self.sight = Sight(
            np.zeros((n, len(self._engine.vocabulary)), np.int8),
            np.zeros((n, int(np.prod(self.shape))), np.uint8),
            np.zeros(n, np.float64),
            np.zeros((n, 5), np.int64),
            np.zeros((n if self.manners.restarts else 1, int(np.prod(self.shape))), np.uint8),
        )
        self._parts = [Part(self, part, self._engine.most_moves) for part in cut_evenly(n, self._threads)]

    # ---- stepping

    def begin(self, begun: Array, seeds: Array) -> None:
        """Start a game in some lanes: game 0 of its seed, or for a seed below 0 the lane's next game."""
        self._run(kernel.begin_lanes, seeds, begun)

    def step(self, actions: Array, stepped: Array) -> None:
        """Make the choices of some lanes."""
        self.check_choices(actions)
        self._run(kernel.step_lanes, actions, stepped)

    def check_choices(self, actions: Array) -> None:
        """Raise IllegalMove for what is no number of a choice at all."""
        most = len(self._engine.vocabulary)
        if actions.dtype.kind not in "iu":
            raise IllegalMove(f"choices are whole numbers, not {actions.dtype}")
        if self.lanes == 1 and 0 <= actions[0] < most:
            return  # what is quick for many takes long for one
        if actions.min() < 0 or actions.max() >= most:
            outside = np.flatnonzero((actions < 0) | (actions >= most))
            where, number = f" (lane {outside[0]})" if self.lanes > 1 else "", actions[outside[0]]
            raise IllegalMove(f"choices are numbered from 0 to {most - 1}, not {number}{where}")

    @property
    def vocabulary(self) -> Vocabulary:
        """All choices of the game."""
        return self._engine.vocabulary

    @property
    def tables(self) -> tuple[Any, Any]:
        """What lanes share, as the plain and the compiled kernel take it."""
        return self._starts[PLAIN][0], self._starts[COMPILED][0]

    # ---- copies

    def get_state(self) -> LaneState:
        """Return where all lanes stand."""
        return LaneState(self.rows.copy(), self.paths.copy())

    def set_state(self, state: LaneState, seeds: Array | None = None) -> None:
        """Put all lanes where they stood; with seeds, with other dice to come."""
        if state.lanes.shape != self.rows.shape:
            raise InvalidSetup(
                f"the state is of {len(state.lanes)} lanes of another game or number, not of these"
            )
        self.rows[:], self.paths[:] = state.lanes, state.paths
        unchanged = np.full(self.lanes, -1, np.int64)
        self._run(kernel.look_at_lanes, unchanged if seeds is None else seeds, np.ones(self.lanes, bool))

    def list_afterstates(self, lane: int) -> Afterstates:
        """Return all moves of a lane with what each leads to, before any roll that follows."""
        if self.rows[lane, STEP]:
            raise IllegalMove(
                f"a move is begun in lane {lane}: whole moves are listed before its first choice"
            )
        listing, speed, start = self._at_speed(kernel.list_lane)
        row = self.rows[lane] if speed is COMPILED else self.rows[lane].tolist()
        codes, longest = speed.ints("codes", self._engine.most_moves), self.vocabulary.longest
        moves = listing(start[0], row, codes)
        paths, totals = np.zeros(moves * longest, np.int64), np.zeros(moves, np.int64)
        planes = np.zeros((moves, int(np.prod(self.shape))), np.uint8)
        looking, _, _ = self._at_speed(kernel.list_afterstates)
        looking(start[0], row, codes, moves, paths, longest, totals, planes)
        gains = totals - self.rows[lane, TOTAL] if self.manners.reward != VICTORY else totals
        return Afterstates(paths.reshape(moves, longest), gains, planes.reshape(moves, *self.shape))

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal choice for each lane."""
        drawing, speed, _ = self._at_speed(kernel.sample_choices)
        rows = self.rows if speed is COMPILED else self.rows.tolist()
        choices = np.zeros(self.lanes, np.int64)
        drawing(rows, self.sight.masks, choices)
        self.rows[:] = rows
        return choices

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def show(self, lane: int) -> tuple[Any, str, list[int]]:
        """Return a lane's state, its roll as text, and the choices made so far."""
        steps = int(self.rows[lane, STEP])
        at = load_at(self.tables[0], self.rows[lane].tolist(), POINT)
        state, roll = self._engine.state_of(self.options, at)
        return state, roll, [int(number) for number in self.paths[lane, :steps]]

    # ---- at either speed

    def _warm_up(self) -> None:
        """Compile everything on a lane of its own, while the others are played plain."""
        twin = LaneSet(self.game.id, 1, self.options, fast=True)
        one, none = np.ones(1, bool), np.full(1, -1, np.int64)
        twin.begin(one, none)
        twin.step(twin.sight.masks.argmax(axis=1), one)
        twin.set_state(twin.get_state())

    def _at_speed(self, function: Callable[P, T]) -> tuple[Callable[P, T], Speed, tuple[Any, Any]]:
        """Return a kernel at the lanes' speed, which that is, and the table and start it works with."""
        found, speed = self._engine.at_speed(function)
        return found, speed, self._starts[speed]

    def _run(self, function: Callable[..., None], numbers: Array, which: Array) -> None:
        """Run a kernel over some lanes; the plain one wants Python's own integers."""
        run, speed, start = self._at_speed(function)
        numbers, chosen = np.ascontiguousarray(numbers, np.int64), np.ascontiguousarray(which, np.int8)
        if speed is PLAIN:
            rows, paths = self.rows.tolist(), self.paths.tolist()
            codes = speed.ints("codes", self._engine.most_moves)
            run(*start, rows, paths, numbers.tolist(), chosen.tolist(), codes, self.manners, self.sight)
            self.rows[:], self.paths[:] = rows, paths
        elif self._pool is None:
            self._parts[0].run(run, start, numbers, chosen, self.manners)
        else:
            list(
                self._pool.map(lambda part: part.run(run, start, numbers, chosen, self.manners), self._parts)
            )


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
