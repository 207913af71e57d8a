"""Tables on the kernel side by side, stepped in one call: what lanes and tables of several seats share, and
these tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from threading import Thread

import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.options import Options, fill_options
from rollwright.kernel.interface import load_at, save_at
from rollwright.kernel.speeds import COMPILED, PLAIN, Speed
from rollwright.kernel.types import Numbers, Params, Position

from .observation import engine_of, has_planes, planes_for, shape_of
from .table_kernel import (
    AT,
    BEGIN,
    CHOOSE,
    DONE,
    FINISH,
    FIRST_SEAT,
    NUMBER,
    REFRESH,
    REST,
    ROLL,
    SEED,
    STEP,
    StepOptions,
    TableBatch,
    run_tables,
)

Run = Callable[[TableBatch, Numbers, Numbers], None]
PAID_OUTSIDE = StepOptions(0, 0, 0.0, 0, 0)


def can_seat(game: AnyGame, seats: int, options: Mapping[str, str]) -> bool:
    """Say whether a game's kernel alone can play a table of that number of seats."""
    if not has_planes(game):
        return False
    engine = engine_of(game)
    try:
        engine.check_alone(fill_options(game.options, options))
    except InvalidSetup:
        return False
    return seats == 1 or engine.shares_position or engine.decides_together


class KernelRows:
    """Where tables of one game stand, and what steps them at either speed."""

    masks: NDArray[np.int8]
    planes: NDArray[np.uint8]
    rewards: NDArray[np.float64]
    infos: NDArray[np.int64]
    finals: NDArray[np.uint8]

    def lay_out(
        self, game: AnyGame, options: Options, seats: int, views: int, tables: int, fast: bool | None
    ) -> None:
        """Make the rows of tables, for an engine that can step them."""
        self.engine = engine_of(game, fast)
        self.engine.check_alone(options)
        self.positions = 1 if views == 1 or self.engine.shares_position else seats
        self.width = AT + (1 if self.positions == 1 else 2) * self.engine.position
        self.rows = np.zeros((tables, FIRST_SEAT + self.positions * self.width), np.int64)
        self.paths = np.zeros((tables * views, game.vocabulary.longest), np.int64)
        speeds: tuple[Speed, ...] = (PLAIN, COMPILED)
        self.params = {speed: self.engine.setup(options, seats, speed)[0] for speed in speeds}
        at = self.engine.setup(options, seats, PLAIN)[1]
        self.first_row = np.array(self.pack([at] * self.positions), np.int64)
        self._quick: dict[Run, Run] = {}
        """Compiled kernels, as soon as they are there."""

    def make_batch(
        self, seats: int, views: int, sheet: int, rolls: bool, shows: bool, asked: StepOptions
    ) -> None:
        """Describe the tables as the kernel takes them."""
        self.batch = TableBatch(
            params=self.params[COMPILED],
            start=self.first_row,
            seats=seats,
            positions=self.positions,
            views=views,
            sheet=sheet,
            rolls=int(rolls),
            shows=int(shows),
            step_options=asked,
            codes=np.empty(self.engine.most_moves, np.int64),
            rows=self.rows,
            paths=self.paths,
            masks=self.masks,
            planes=self.planes,
            rewards=self.rewards,
            infos=self.infos,
            finals=self.finals,
        )

    def pack(self, positions: Sequence[Position]) -> tuple[int, ...]:
        """Return the seats' parts of the row of a table where a game begins in these positions."""
        packed = [0] * (self.positions * self.width)
        for seat, at in enumerate(positions):
            save_at(self.params[PLAIN], packed, seat * self.width + AT, at)
        return tuple(packed)

    def run(
        self,
        function: Run,
        first: NDArray[np.integer],
        second: NDArray[np.integer],
        start: tuple[int, ...] | None = None,
    ) -> None:
        """Run a kernel over all tables; the plain one wants Python's own integers."""
        quick = self._quick.get(function)
        if quick is None:
            run, speed = self.engine.at_speed(function)
            if speed is not COMPILED:
                self._run_plain(run, first, second, start)
                return
            quick = self._quick[function] = run
        batch = self.batch if start is None else self.batch._replace(start=COMPILED.array(start))
        self.run_quickly(quick, batch, first, second)

    def run_quickly(
        self, run: Run, batch: TableBatch, first: NDArray[np.integer], second: NDArray[np.integer]
    ) -> None:
        """Run a compiled kernel over all tables."""
        run(batch, first, second)

    def _run_plain(
        self, run: Run, first: NDArray[np.integer], second: NDArray[np.integer], start: Numbers | None
    ) -> None:
        rows, paths = self.rows.tolist(), self.paths.tolist()
        batch = self.batch._replace(
            params=self.params[PLAIN],
            start=self.first_row.tolist() if start is None else start,
            codes=PLAIN.ints("codes", self.engine.most_moves),
            rows=rows,
            paths=paths,
        )
        run(batch, first.tolist(), second.tolist())
        self.rows[:], self.paths[:] = rows, paths


class Tables(KernelRows):
    """Tables of several seats. Without `rolls` they wait for each roll to be given."""

    def __init__(
        self,
        game: AnyGame,
        tables: int,
        seats: int,
        options: Mapping[str, str] | None = None,
        fast: bool | None = True,
        rolls: bool = True,
    ) -> None:
        self.game, self.tables, self.seats, self.fast, self.has_dice = game, tables, seats, fast, rolls
        self.options = fill_options(game.options, options or {})
        self.start = start_game(game, seats, self.options)
        self.lay_out(game, self.options, seats, seats, tables, fast)
        self.shape = shape_of(game, seats, self.options)
        rows = tables * seats
        self.masks = np.zeros((rows, len(game.vocabulary)), np.int8)
        self.planes = np.zeros((rows, int(np.prod(self.shape))), np.uint8)
        self.infos = np.zeros((tables, 3), np.int64)
        self.rewards, self.finals = np.zeros(0), np.zeros((0, 0), np.uint8)
        self.make_batch(seats, seats, len(planes_for(game).sheet), rolls, rolls, PAID_OUTSIDE)
        self._nothing = np.zeros(rows, np.int64)
        self._orders = [np.full(tables, order, np.int64) for order in range(FINISH + 1)]
        if fast:
            self.engine.score(self.start, 0)  # compiled here, it also tells how a game ends
        self._compiling = Thread(target=self._warm_up, daemon=True)
        if self.engine.at_speed(run_tables)[1] is PLAIN and fast is None:
            self._compiling.start()

    def _warm_up(self) -> None:
        """Compile the kernel for tables of their own, while these are played plain."""
        Tables(self.game, 1, self.seats, self.options).begin(self.start)

    def __reduce__(self) -> tuple[Callable[..., Tables], tuple[object, ...]]:
        """Pickle the game by its id, and of the tables only where they stand."""
        asked = (self.game, self.tables, self.seats, self.options, self.fast, self.has_dice)
        return restore, (asked, self.rows, self.paths)

    def wait_for_kernel(self) -> None:
        """Wait until the kernel is compiled."""
        if self._compiling.ident is not None:
            self._compiling.join()

    def copy(self) -> Tables:
        """Return tables that go on from here by themselves; planes are shared until they are asked for."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.rows, twin.paths = self.rows.copy(), self.paths.copy()
        twin.masks, twin.infos = self.masks.copy(), self.infos.copy()
        twin.batch = self.batch._replace(rows=twin.rows, paths=twin.paths, masks=twin.masks, infos=twin.infos)
        return twin

    # ---- what tables do

    def begin(self, state: object) -> None:
        """Start a game at every table from a state; rows hold their seeds and numbers."""
        positions = [self.engine.seen(state, seat, PLAIN)[1] for seat in range(self.positions)]
        self.run(run_tables, self._orders[BEGIN], self._nothing, self.pack(positions))

    def begin_some(self, begun: NDArray[np.bool_]) -> None:
        """Start a game at some tables."""
        self.run(run_tables, np.where(begun, BEGIN, REST), self._nothing)

    def choose(self, numbers: NDArray[np.int64]) -> None:
        """Make the seats' legal choices, table by table; 0 is none."""
        self._run(CHOOSE, numbers)

    def land(self, number: int) -> None:
        """Let the roll with that number of the kernel's fall at every table."""
        self._run(ROLL, np.full(self.tables * self.seats, number, np.int64))

    def finish(self, seed: int) -> None:
        """Play every game to its end at random; its dice and choices follow from the seed."""
        self._run(FINISH, np.full(self.tables * self.seats, seed, np.int64))

    def show(self) -> None:
        """Write what all seats see."""
        kept = self.batch
        self.batch = kept._replace(shows=1)
        self._run(REFRESH, self._nothing)
        self.batch = kept

    def seed(self, table: int, seed: int, number: int) -> None:
        """Let a table's next game be one of a seed."""
        self.rows[table, SEED], self.rows[table, NUMBER] = seed, number

    # ---- what stands there

    def steps(self, table: int, seat: int) -> int:
        """Return how many choices of its move a seat has made."""
        place = FIRST_SEAT + (seat if self.positions > 1 else 0) * self.width
        return int(self.rows[table, place + STEP])

    def state(self, table: int, waiting: tuple[int, ...]) -> tuple[object, str]:
        """Return a table's state and its roll as text."""
        row: list[int] = self.rows[table].tolist()
        places = [FIRST_SEAT + seat * self.width for seat in range(self.positions)]
        now = [self._load(row, place + AT) for place in places]
        if self.positions == 1:
            return self.engine.state_of(self.options, now[0])
        seen = [self._load(row, place + AT + self.engine.position) for place in places]
        done = tuple(bool(row[place + DONE]) for place in places)
        return self.engine.state_of_seats(self.options, seen, now, done, waiting)

    def _load(self, row: list[int], start: int) -> Position:
        params: Params = self.params[PLAIN]
        return load_at(params, row, start)

    def _run(self, order: int, numbers: NDArray[np.int64]) -> None:
        self.run(run_tables, self._orders[order], numbers)


def restore(
    asked: tuple[AnyGame, int, int, Mapping[str, str], bool | None, bool],
    rows: NDArray[np.int64],
    paths: NDArray[np.int64],
) -> Tables:
    """Return the tables that were pickled."""
    made = Tables(*asked)
    made.rows[:], made.paths[:] = rows, paths
    made.show()
    return made
