"""A game whose seats share one board, played choice by choice on the kernel: one lane, seen by every seat."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from rollwright.any_game import AnyGame
from rollwright.core.game import start_game
from rollwright.core.types import Outcome, Seat
from rollwright.core.vocabulary import WAITS

from .lane_base import LaneOptions
from .lane_kernel import NUMBER, OVER, SEAT, SEED, STEP
from .lane_set import LaneSet
from .multi_seat import Mask, Path, Planes, Playing
from .observation import engine_of, has_planes, observe

ONE = np.ones(1, np.int8)


class BoardPlaying(Playing):
    """The same as `Playing`, as quick as a lane."""

    def __init__(
        self, game: AnyGame, seats: int, options: Mapping[str, str] | None, fast: bool | None
    ) -> None:
        self._lane = LaneSet(game, 1, options, LaneOptions(fast=fast))
        super().__init__(game, seats, options, fast)

    def begin(self, seed: int, number: int, state: object = None) -> None:
        self._lane.rows[0, SEED], self._lane.rows[0, NUMBER] = seed, number - 1
        self._lane.begin(ONE, state=state)
        self._state: object = None

    @property
    def state(self) -> object:  # type: ignore[override]
        """The state of the table, made when somebody asks for it."""
        if self._state is None:
            self._state, self._roll, _ = self._lane.show(0)
        return self._state

    @property
    def roll(self) -> str:  # type: ignore[override]
        """The dice of the table as text."""
        return self._roll if self.state is not None else ""

    @property
    def outcome(self) -> Outcome | None:  # type: ignore[override]
        """How the game ended, if it has."""
        return self.game.outcome(self.state) if self._lane.infos[0, OVER] else None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        info = self._lane.infos[0]
        return () if info[OVER] else (int(info[SEAT]),)

    def begun(self, seat: Seat) -> Path:
        steps = int(self._lane.rows[0, STEP])
        path: Path = self._lane.paths[0, :steps].tolist() if seat in self.waiting else []
        return path

    def legal(self, seat: Seat) -> list[int]:
        legal: list[int] = self.mask(seat).nonzero()[0].tolist()
        return legal

    def mask(self, seat: Seat) -> Mask:
        if seat in self.waiting:
            return self._lane.masks.reshape(-1).copy()
        mask = np.zeros(len(self.game.vocabulary), np.int8)
        mask[WAITS] = 1
        return mask

    def observe(self, seat: Seat) -> Planes:
        if seat in self.waiting:
            return self._lane.planes.reshape(self.shape).copy()
        return observe(self.game, self.game.view(self.state, seat), seat, (), self.fast)

    def choose(self, seat: Seat, number: int) -> bool:
        if number == WAITS:
            return False
        self._lane.step(np.array([number]), ONE)
        self._state = None
        return bool(self._lane.rows[0, STEP] == 0)

    def draw_legal(self, seat: Seat) -> int:
        return int(self._lane.sample()[0]) if seat in self.waiting else WAITS


def make_playing(
    game: AnyGame, seats: int, options: Mapping[str, str] | None = None, fast: bool | None = False
) -> Playing:
    """Return a table that is played choice by choice."""
    if has_planes(game) and engine_of(game).alone == seats > 1:
        start_game(game, seats, options)
        return BoardPlaying(game, seats, options, fast)
    return Playing(game, seats, options, fast)
