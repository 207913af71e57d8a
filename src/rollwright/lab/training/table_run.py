"""Training n-tuple tables by temporal differences, on threads that share the arrays."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import ClassVar

import numpy as np
import torch
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.compiler.jit import compiled
from rollwright.core.errors import InvalidSetup
from rollwright.kernel.interface import KernelWorkspace
from rollwright.kernel.speeds import COMPILED
from rollwright.values.engine import ValueEngine
from rollwright.values.files import FileHeader, NTupleSpec, read_tables_to_extend, write_values
from rollwright.values.scratch import LENGTHS, Scratch, ValueWorkspace

from .config import TABLE_SCHEDULE, Schedule, TrainingConfig
from .ntuple_td import Afterstates, TDState, train_games
from .run import StateDict, TrainingRun

ARRAYS = ("weights", "errors", "sizes", "visits")
BATCH = 64
"""Games of a thread in one step."""
PRIOR_ERRORS, PRIOR_COHERENCE = 1000, 0.02
"""Weights of a file begin as if they had met this many of the largest errors, with this coherence."""
FROZEN = 1e30
"""A sum of errors so large that a weight does not move."""


class TableRun(TrainingRun):
    """Trains the tables of a game; `config.stages` makes stages share their weights."""

    schedule: ClassVar[Schedule] = TABLE_SCHEDULE

    def __init__(self, game: AnyGame, config: TrainingConfig) -> None:
        super().__init__(config)
        self.engine, self.spec = tables_of(game)
        self.layout = self.spec.layout
        self.rules = self.engine.value_rules(game.options, config.options)
        self.weights, self.errors, self.sizes, self.visits = (
            np.zeros(self.spec.size, np.float32) for _ in ARRAYS
        )
        seats = seats_of(game, self.engine, config.seats)
        self._params, self._start = self.engine.setup(config.options, seats, COMPILED)
        home, allocates = type(self.engine).__module__, self.engine.allocates_in(train_games)
        self._train_games = compiled(train_games, home, allocates)
        self._workers = [
            (make_workspace(self.engine), make_afterstates(seats), np.zeros(BATCH, np.int64))
            for _ in range(config.threads)
        ]
        self._freeze()

    def _bounds(self) -> list[tuple[int, int]]:
        """Return the begin and end of each table."""
        begins = [table.offset for table in self.spec.tables]
        return [*zip(begins, [*begins[1:], self.spec.size], strict=True)]

    def _freeze(self) -> None:
        """Freeze the tables that are not to be trained; InvalidSetup for a name that no table has."""
        names, known = self.config.tables, [table.name for table in self.spec.tables]
        for name in names:
            if name not in known:
                raise InvalidSetup(
                    f"{self.config.game} has no table {name[:20]!r} (tables: {', '.join(known)})"
                )
        for name, (begin, end) in zip(known, self._bounds(), strict=True):
            if names and name not in names:
                self.sizes[begin:end], self.errors[begin:end] = FROZEN, 0

    def start_from(self, path: Path) -> None:
        """Begin from the tables of a file; its weights move slowly at first."""
        entries = read_tables_to_extend(path, self.spec)
        self.weights[: len(entries)] = entries
        found = np.flatnonzero(entries)
        self.visits[found], self.sizes[found] = 1, PRIOR_ERRORS * self.spec.error_clip
        self.errors[found] = PRIOR_COHERENCE * self.sizes[found]
        self._share_weights()
        self._freeze()

    def shared(self) -> NDArray[np.int64]:
        """Return which stages share weights, as `ntuple_td.TDState` takes it."""
        found: list[int] = []
        for table, (begin, end) in zip(self.spec.tables, self._bounds(), strict=True):
            together = -(-table.stages // self.config.stages) if self.config.stages else 1
            if together > 1:
                found += [begin, end, (end - begin) // table.stages, together]
        return np.array([*found, 0, 0, 1, 1], np.int64)

    def _share_weights(self) -> None:
        """Give shared weights one value: the mean of those that a file has."""
        for begin, end, size, together in self.shared().reshape(-1, 4).tolist():
            for first in range(begin, end, together * size):
                last = min(end, first + together * size)
                met = np.maximum(1, (self.visits[first:last].reshape(-1, size) > 0).sum(axis=0))
                for name in ARRAYS:
                    stages = getattr(self, name)[first:last].reshape(-1, size)
                    stages[:] = stages.sum(axis=0) / met

    def step(self, rate: float) -> tuple[int, int]:
        """Train on a batch of games on every thread."""
        arrays = (self.weights, self.errors, self.sizes, self.visits)
        state = TDState(*arrays, rate * self.spec.rate, self.spec.error_clip, self.shared())
        with ThreadPoolExecutor(len(self._workers)) as pool:
            batches = [*pool.map(lambda n: self._train(n, state), range(len(self._workers)))]
        return BATCH * len(batches), sum(batches)

    def _train(self, thread: int, state: TDState) -> int:
        workspace, last, points = self._workers[thread]
        args = (self.config.seed, self.games + thread * BATCH, workspace, last, points)
        self._train_games(self._params, self._start, state, *args)
        return int(points.sum())

    def export(self, path: Path, keep: int, made: str) -> int:
        """Write the weights that were updated most often."""
        met = np.flatnonzero(self.visits)
        if len(met) > keep:
            met = met[np.argpartition(-self.visits[met], keep)[:keep]]
        entries = np.zeros(self.spec.size, np.float32)
        entries[met] = self.weights[met]
        spec = self.spec
        header = FileHeader(self.config.game, spec.layout, spec.size, spec.unit, made, rules=self.rules)
        return write_values(path, header, entries)

    def state_dict(self) -> StateDict:
        return {name: torch.from_numpy(getattr(self, name)) for name in ARRAYS}

    def load_state_dict(self, state: StateDict) -> None:
        for name in ARRAYS:
            getattr(self, name)[:] = state[name].numpy()


def tables_of(game: AnyGame) -> tuple[ValueEngine[object], NTupleSpec]:
    """Return the game's engine and tables; InvalidSetup if it has none."""
    engine = game.engine(fast=True)
    if not isinstance(engine, ValueEngine) or engine.ntuples is None:
        has_net = isinstance(engine, ValueEngine) and engine.net is not None
        raise InvalidSetup(f"{game.id} has no tables to train{': --net trains its net' if has_net else ''}")
    return engine, engine.ntuples


def seats_of(game: AnyGame, engine: ValueEngine[object], asked: int) -> int:
    """Return how many seats play the training games; InvalidSetup if the kernel cannot play with as many."""
    if asked in (0, engine.alone):
        return engine.alone
    if engine.shares_position and asked in game.seats:
        return asked
    raise InvalidSetup(f"{game.id} is learned with {engine.alone} seat(s), not with {asked}")


def make_afterstates(seats: int) -> Afterstates:
    """Return room for the position after each seat's last move."""
    indices = np.zeros((seats, LENGTHS["indices"]), np.int64)
    return Afterstates(indices, np.zeros(seats, np.int64), np.zeros(seats, np.int64))


def make_workspace(engine: ValueEngine[object]) -> ValueWorkspace:
    """Return a workspace for a kernel that works with floats."""
    most, row = engine.most_moves, engine.alone * engine.row
    codes, rows = np.empty(most, np.int64), np.empty(row, np.int64)
    words, indices, inputs = (np.empty(LENGTHS[name], np.int64) for name in ("words", "indices", "inputs"))
    values, sums = np.empty(most, np.float64), np.empty(LENGTHS["sums"], np.float64)
    accumulators = np.empty(LENGTHS["accumulators"], np.int32)
    activations = np.empty(engine.activations, np.float32)
    scratch = Scratch(words, indices, sums, inputs, accumulators, activations)
    return KernelWorkspace(codes, values, rows, scratch)
