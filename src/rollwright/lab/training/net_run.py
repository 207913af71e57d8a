"""Training a net by n-step temporal differences over self-play in lockstep."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import torch

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.kernel.speeds import COMPILED
from rollwright.values.engine import ValueEngine
from rollwright.values.files import FileHeader, NetSpec, read_values, write_values
from rollwright.values.ntuple import value_for

from .config import NET_SCHEDULE, Schedule, TrainingConfig
from .device import open_device
from .lockstep import Decisions, LockstepGames
from .run import StateDict, TrainingRun
from .trainer import Trainer

MAX_BATCHES, MIN_BATCH = 12, 1024
"""Into how many batches the decisions of a step are split at most, and their least size."""
IMITATION = 0.03
"""For this share of the run a new net learns from games that the tables play."""


class NetRun(TrainingRun):
    """A net and what it needs to be trained, whatever its targets are."""

    schedule: ClassVar[Schedule] = NET_SCHEDULE

    def __init__(self, game: AnyGame, config: TrainingConfig) -> None:
        super().__init__(config)
        self.engine, self.spec = net_of(game)
        self.layout = self.spec.layout
        self.rules = self.engine.value_rules(game.options, config.options)
        if self.spec.offset > 0 and len(self.engine.weights(config.options)) == 0:
            raise InvalidSetup(f"{game.id} has no tables with these options: a net needs some in front of it")
        device = open_device(config.engine)
        if device.type == "cpu":
            torch.set_num_threads(config.threads)
        self.trainer = Trainer(self.spec, config.seed, device)

    def start_from(self, path: Path) -> None:
        """Begin from the net of a values file; InvalidSetup if it has none, or is for other rules."""
        weights = read_values(path, self.spec.layout)[self.spec.offset :]
        if len(weights) == 0:
            raise InvalidSetup(f"{path.name} has no net to begin from")
        self.trainer.load_quantized(weights)

    def export(self, path: Path, keep: int, made: str) -> int:
        """Write the net behind the tables it was trained with."""
        engine, spec = self.engine, self.spec
        tables = engine.weights(self.config.options)[: spec.offset]
        unit = engine.ntuples.unit if engine.ntuples is not None else 1
        header = FileHeader(self.config.game, spec.layout, spec.offset, unit, made, rules=self.rules)
        return write_values(path, header, tables, self.trainer.quantize())


class TDRun(NetRun):
    """Trains a net towards the value of a later decision of the same game."""

    def __init__(self, game: AnyGame, config: TrainingConfig) -> None:
        super().__init__(game, config)
        engine, spec, lanes = self.engine, self.spec, config.lanes
        on_cuda = config.engine == "cuda"
        self.lockstep = LockstepGames(engine, spec, config.options, lanes, config.seed, on_cuda)
        params, _ = engine.setup(config.options, engine.alone, COMPILED)
        self._value_sum = float(value_for(params, 0, 0, 1))
        self.imitates = spec.offset > 0
        depth, device = spec.n_steps, self.trainer.device
        self.inputs = torch.zeros((depth, lanes, spec.slots), dtype=torch.int32, device=device)
        self.base = torch.zeros((depth, lanes), device=device)
        self._seats = torch.zeros((depth, lanes), dtype=torch.int64, device=device)
        self._is_open = torch.zeros((depth, lanes), dtype=torch.bool, device=device)

    def start_from(self, path: Path) -> None:
        super().start_from(path)
        self.imitates = False

    def step(self, rate: float) -> tuple[int, int]:
        """Make a decision in every game by the moving average; fit those that have a target now."""
        by_tables = self.imitates and self.share < IMITATION
        oldest = self.lockstep.step % self.spec.n_steps
        now = self.lockstep.advance(None if by_tables else self.trainer.predict)
        self._fit(oldest, now, rate)
        self._is_open &= ~now.is_over
        self.inputs[oldest], self.base[oldest], self._seats[oldest] = now.inputs, now.base, now.seats
        self._is_open[oldest] = now.is_made & now.is_live
        return int(now.is_over.sum()), int(now.points.sum())

    def _fit(self, oldest: int, now: Decisions, rate: float) -> None:
        """Fit the decisions `n_steps` ago, and all of games that are over, in a few batches."""
        due = self._is_open & now.is_over
        due[oldest] |= self._is_open[oldest] & now.is_made
        turns, lanes = due.nonzero(as_tuple=True)
        values = now.values[lanes]
        same_seat = self._seats[turns, lanes] == now.previous_seats[lanes]
        values = torch.where(same_seat, values, self._value_sum - values)
        targets = (values - self.base[turns, lanes]) / self.spec.unit
        batches = max(1, min(MAX_BATCHES, len(lanes) // MIN_BATCH))
        for n in range(batches if len(lanes) else 0):
            part = slice(n, None, batches)
            self.trainer.fit(self.inputs[turns[part], lanes[part]], targets[part], rate)

    def state_dict(self) -> StateDict:
        parts = {"trainer": self.trainer.state_dict(), "lockstep": self.lockstep.state_dict()}
        open_decisions = (self.inputs, self.base, self._seats, self._is_open)
        return {**parts, "open": open_decisions, "imitates": self.imitates}

    def load_state_dict(self, state: StateDict) -> None:
        self.trainer.load_state_dict(state["trainer"])
        self.lockstep.load_state_dict(state["lockstep"])
        for tensor, saved in zip(
            (self.inputs, self.base, self._seats, self._is_open), state["open"], strict=True
        ):
            tensor.copy_(saved)
        self.imitates = state["imitates"]


def net_of(game: AnyGame) -> tuple[ValueEngine[object], NetSpec]:
    """Return the game's engine and net; InvalidSetup if it has none."""
    engine = game.engine(fast=True)
    if not isinstance(engine, ValueEngine) or engine.net is None:
        raise InvalidSetup(f"{game.id} has no net to train")
    return engine, engine.net
