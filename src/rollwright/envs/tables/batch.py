"""Tables of several seats side by side on one kernel: all seats are stepped in one call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Thread

import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.options import fill_options
from rollwright.kernel.interface import load_at, save_at
from rollwright.kernel.speeds import COMPILED, PLAIN, Speed
from rollwright.kernel.types import Numbers, Params, Position

from ..lane_kernel import NUMBER, SEED
from ..observation import engine_of, has_planes, planes_for, shape_of
from .kernel import (
    AT,
    BEGIN,
    CHOOSE,
    DONE,
    FINISH,
    FIRST_SEAT,
    REFRESH,
    REST,
    ROLL,
    STEP,
    TableBatch,
    run_tables,
)


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


class Tables:
    """Tables of one game. Without `rolls` they wait for each roll to be given."""

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
        self.engine = engine_of(game, fast)
        self.engine.check_alone(self.options)
        self.positions = 1 if self.engine.shares_position else seats
        self.shape = shape_of(game, seats, self.options)
        self.width = AT + 2 * self.engine.position
        rows = tables * seats
        self.rows = np.zeros((tables, FIRST_SEAT + self.positions * self.width), np.int64)
        self.paths = np.zeros((rows, game.vocabulary.longest), np.int64)
        self.masks = np.zeros((rows, len(game.vocabulary)), np.int8)
        self.planes = np.zeros((rows, int(np.prod(self.shape))), np.uint8)
        self.infos = np.zeros((tables, 3), np.int64)
        speeds: tuple[Speed, ...] = (PLAIN, COMPILED)
        self._params = {speed: self.engine.setup(self.options, seats, speed)[0] for speed in speeds}
        self._start_row, self._nothing = self._pack(self.start), np.zeros(rows, np.int64)
        self._batch = self._make_batch(COMPILED)
        self._quick: Callable[[TableBatch, Numbers, Numbers], None] | None = None
        """The compiled kernel, as soon as it is there."""
        self._orders = [np.full(tables, order, np.int64) for order in range(FINISH + 1)]
        if fast:
            self.engine.score(self.start, 0)  # compiled here, it also tells how a game ends
        self._compiling = Thread(target=self._warm_up, daemon=True)
        if self.engine.at_speed(run_tables)[1] is PLAIN and fast is None:
            self._compiling.start()

    def _make_batch(self, speed: Speed) -> TableBatch:
        return TableBatch(
            params=self._params[speed],
            seats=self.seats,
            positions=self.positions,
            sheet=len(planes_for(self.game).sheet),
            rolls=int(self.has_dice),
            shows=int(self.has_dice),
            codes=speed.ints("codes", self.engine.most_moves),
            rows=self.rows,
            paths=self.paths,
            masks=self.masks,
            planes=self.planes,
            infos=self.infos,
        )

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
        twin._batch = self._batch._replace(
            rows=twin.rows, paths=twin.paths, masks=twin.masks, infos=twin.infos
        )
        return twin

    # ---- what tables do

    def begin(self, state: object) -> None:
        """Start a game at every table from a state; rows hold their seeds and numbers."""
        self.rows[:, FIRST_SEAT:] = self._pack(state)
        self._run(BEGIN, self._nothing)

    def begin_some(self, begun: NDArray[np.bool_]) -> None:
        """Start a game at some tables."""
        self.rows[begun, FIRST_SEAT:] = self._start_row
        self._run_each(np.where(begun, BEGIN, REST), self._nothing)

    def _pack(self, state: object) -> list[int]:
        """Return the seats' parts of a row."""
        packed = [0] * (self.positions * self.width)
        for seat in range(self.positions):
            at = self.engine.seen(state, seat, PLAIN)[1]
            save_at(self._params[PLAIN], packed, seat * self.width + AT, at)
        return packed

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
        kept = self._batch
        self._batch = kept._replace(shows=1)
        self._run(REFRESH, self._nothing)
        self._batch = kept

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
        params: Params = self._params[PLAIN]
        return load_at(params, row, start)

    def _run(self, order: int, numbers: NDArray[np.int64]) -> None:
        self._run_each(self._orders[order], numbers)

    def _run_each(self, orders: NDArray[np.int64], numbers: NDArray[np.int64]) -> None:
        """Run the kernel; the plain one wants Python's own integers."""
        if self._quick is not None:
            self._quick(self._batch, orders, numbers)
            return
        run, speed = self.engine.at_speed(run_tables)
        if speed is COMPILED:
            self._quick = run
            run(self._batch, orders, numbers)
            return
        rows, paths = self.rows.tolist(), self.paths.tolist()
        codes = speed.ints("codes", self.engine.most_moves)
        batch = self._batch._replace(params=self._params[PLAIN], codes=codes, rows=rows, paths=paths)
        run(batch, orders.tolist(), numbers.tolist())
        self.rows[:], self.paths[:] = rows, paths


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
