"""A training run: its loop, its learning curve, and its checkpoint, from which it resumes exactly."""

from __future__ import annotations

import pickle
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, ClassVar

import torch

from rollwright.core.errors import InvalidSetup

from .config import RESUMED, CurvePoint, Schedule, TrainingConfig

KIND = "rollwright checkpoint 1"
CURVE_SECONDS = 2.0
"""Seconds between points of the learning curve."""
UNREADABLE = (OSError, ValueError, KeyError, TypeError, EOFError, RuntimeError, pickle.UnpicklingError)


StateDict = dict[str, Any]
"""What a checkpoint keeps of an object: PyTorch's own type."""


class TrainingRun(ABC):
    """What has been learned so far, and how to go on."""

    schedule: ClassVar[Schedule]
    layout: str
    """Names the weights and the rules they are for."""

    def __init__(self, config: TrainingConfig) -> None:
        self.config = config
        self.curve: list[CurvePoint] = []
        self.steps, self.games, self.seconds = 0, 0, 0.0
        self._games, self.points = 0, 0

    @abstractmethod
    def step(self, rate: float) -> tuple[int, int]:
        """Play and learn at a rate; return the games that ended, and the first seat's points in them."""

    @abstractmethod
    def start_from(self, path: Path) -> None:
        """Begin from the weights of a values file; InvalidSetup if they are of no use here."""

    @abstractmethod
    def state_dict(self) -> StateDict:
        """Return everything that a resumed run needs."""

    @abstractmethod
    def load_state_dict(self, state: StateDict) -> None:
        """Take over what `state_dict` returned."""

    @abstractmethod
    def export(self, path: Path, keep: int, made: str) -> int:
        """Write the quantized weights as a values file, and return its size."""

    @property
    def share(self) -> float:
        """How much of the run is done."""
        config = self.config
        return self.steps / config.steps if config.steps else self.seconds / config.seconds

    def train(self) -> Iterator[CurvePoint]:
        """Train to the end of the run; yield a point of the curve every few seconds.

        The first step compiles, and its time is not counted.
        """
        before, began, noted = self.seconds, 0.0, self.seconds
        while self.share < 1:
            self.train_step()
            now = time.monotonic()
            began = began or now
            self.seconds = before + now - began
            if self._games and (self.seconds - noted > CURVE_SECONDS or self.share >= 1):
                noted = self.seconds
                yield self._add_point()

    def train_step(self) -> None:
        """Play and learn once, at the rate of the schedule."""
        last = 1.0 if self.config.schedule == "decay" else self.schedule.steady
        rate = self.schedule.rate(min(self.share, last))
        games, points = self.step(self.config.lr_scale * rate)
        self.steps, self.games = self.steps + 1, self.games + games
        self._games, self.points = self._games + games, self.points + points

    def _add_point(self) -> CurvePoint:
        point = CurvePoint(self.seconds, self.games, self.points / self._games)
        self.curve.append(point)
        self._games = self.points = 0
        return point

    # ---- checkpoints

    def save(self, path: Path) -> None:
        """Write a checkpoint; the file is complete at any time."""
        counts = (self.steps, self.games, self.seconds, self._games, self.points)
        head = {"kind": KIND, "layout": self.layout, "config": asdict(self.config), "counts": counts}
        part = path.with_name(f"{path.name}.part")
        torch.save(
            {**head, "curve": [tuple(point) for point in self.curve], "state": self.state_dict()}, part
        )
        part.replace(path)

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint; InvalidSetup if it is none, or another run's."""
        try:
            found = torch.load(path, map_location="cpu", weights_only=True)
            self._check(path, found)
            self.load_state_dict(found["state"])
            self.steps, self.games, self.seconds, self._games, self.points = found["counts"]
            self.curve = [CurvePoint(*point) for point in found["curve"]]
        except UNREADABLE as wrong:
            if isinstance(wrong, InvalidSetup):
                raise
            raise InvalidSetup(f"{path.name} is not a checkpoint of learn-values") from wrong

    def _check(self, path: Path, found: StateDict) -> None:
        """Raise InvalidSetup if a checkpoint belongs to another run."""
        if found["kind"] != KIND:
            raise KeyError("kind")
        mine = {**asdict(self.config), "layout": self.layout}
        theirs = {"seats": 0, **found["config"], "layout": found["layout"]}
        for name in (*RESUMED, "layout"):
            if mine[name] != theirs[name]:
                raise InvalidSetup(f"{path.name} is a checkpoint with another {name}: {theirs[name]!r}")


def write_curve(curve: Sequence[CurvePoint], path: Path) -> None:
    """Write a learning curve as comma-separated values."""
    lines = [f"{point.seconds:.1f},{point.games},{point.mean:.2f}" for point in curve]
    path.write_text("\n".join(["seconds,games,mean", *lines, ""]), encoding="utf-8")
