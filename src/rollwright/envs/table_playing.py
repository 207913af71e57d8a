"""A table of several seats played choice by choice on the kernel: all its seats in one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Self

import numpy as np

from rollwright.any_game import AnyGame
from rollwright.core.options import fill_options
from rollwright.core.rng import draw_below
from rollwright.core.types import Outcome, Seat, WeightedRoll
from rollwright.core.vocabulary import WAITS
from rollwright.kernel.interface import load_rng, save_rng

from .multi_seat import Mask, Path, Planes, Playing
from .table_batch import Tables, can_seat
from .table_kernel import HAND_AT, ITS_DICE, ITS_PHASE, OVER, ROLLING


class TablePlaying(Playing):
    """The same as `Playing`, as quick as a lane."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, str] | None = None,
        fast: bool | None = False,
        seed: int = 0,
        draws: bool = True,
    ) -> None:
        self._table = Tables(game, 1, seats, options, fast, rolls=draws)
        self._numbers = np.zeros(seats, np.int64)
        self._rolls: dict[int, Sequence[WeightedRoll]] = {}
        self._chances: dict[int, list[tuple[int, float]]] = {}
        """The rolls of the dice that are due, by `dice_at`, and their probabilities."""
        super().__init__(game, seats, options, fast, seed, draws)

    def begin(self, seed: int, number: int, state: object = None) -> None:
        self.seed, self.number = seed, number
        self._table.seed(0, seed, number)
        self._table.begin(self.start if state is None else state)
        self._forget()

    def wait_for_kernel(self) -> None:
        self._table.wait_for_kernel()

    def reseed(self, seed: int) -> None:
        raise NotImplementedError("tables are not given other dice")

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._table = self._table.copy()
        return twin

    def __getstate__(self) -> dict[str, object]:
        """Leave out what is made of the table when somebody asks for it."""
        made = ("_shown", "_rolls", "_chances")
        return {name: value for name, value in super().__getstate__().items() if name not in made}

    def __setstate__(self, state: dict[str, object]) -> None:
        super().__setstate__(state)
        self._rolls, self._chances = {}, {}

    def _forget(self) -> None:
        """Forget the state that was made of the table before it changed."""
        self.__dict__.pop("_shown", None)

    @cached_property
    def _shown(self) -> tuple[object, str]:
        return self._table.state(0, self.waiting)

    @property
    def state(self) -> object:  # type: ignore[override]
        """The state of the table, made when somebody asks for it."""
        return self._shown[0]

    @property
    def roll(self) -> str:  # type: ignore[override]
        """The dice of the table as text."""
        return self._shown[1]

    @property
    def is_over(self) -> bool:
        return bool(self._table.infos[0, ITS_PHASE] == OVER)

    @property
    def is_rolling(self) -> bool:
        return bool(self._table.infos[0, ITS_PHASE] == ROLLING)

    @property
    def outcome(self) -> Outcome | None:  # type: ignore[override]
        """How the game ended, if it has."""
        return self.game.outcome(self.state) if self.is_over else None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        masks = self._table.masks
        return tuple([seat for seat in range(self.seats) if not masks[seat, WAITS]])

    def begun(self, seat: Seat) -> Path:
        steps = 0 if self._table.masks[seat, WAITS] else self._table.steps(0, seat)
        path: Path = self._table.paths[seat, :steps].tolist()
        return path

    def is_legal(self, seat: Seat, number: int) -> bool:
        mask = self._table.masks[seat]
        return 0 <= number < len(mask) and bool(mask[number])

    def legal(self, seat: Seat) -> list[int]:
        legal: list[int] = self._table.masks[seat].view(np.bool_).nonzero()[0].tolist()
        return legal

    def mask(self, seat: Seat) -> Mask:
        mask: Mask = self._table.masks[seat].copy()
        return mask

    def observe(self, seat: Seat) -> Planes:
        if not self.draws:
            self._table.show()
        planes: Planes = self._table.planes[seat].reshape(self.shape).copy()
        return planes

    def choose(self, seat: Seat, number: int) -> bool:
        self._numbers[:] = 0
        self._numbers[seat] = number
        self._table.choose(self._numbers)
        self._forget()
        return number != WAITS and self._table.steps(0, seat) == 0

    def choose_all(self, numbers: Sequence[int]) -> None:
        self._numbers[:] = numbers
        self._table.choose(self._numbers)
        self._forget()

    @property
    def rolls(self) -> Sequence[WeightedRoll]:
        dice = int(self._table.infos[0, ITS_DICE])
        if dice not in self._rolls:
            self._rolls[dice] = self.game.rolls(self.state)
        return self._rolls[dice]

    @property
    def chances(self) -> list[tuple[int, float]]:
        dice = int(self._table.infos[0, ITS_DICE])
        if dice not in self._chances:
            self._chances[dice] = super().chances
        return self._chances[dice]

    def land(self, number: int) -> None:
        self._table.land(self._table.engine.roll_number(self.rolls[number].roll))
        self._forget()

    def finish(self, seed: int) -> None:
        self._table.finish(seed)
        self._forget()

    def draw_legal(self, seat: Seat) -> int:
        row, legal = self._table.rows[0], self.legal(seat)
        kept: list[int] = row[HAND_AT : HAND_AT + 4].tolist()
        hand, which = draw_below(load_rng(kept, 0), len(legal))
        save_rng(kept, 0, hand)
        row[HAND_AT : HAND_AT + 4] = kept
        return legal[which]


def make_playing(
    game: AnyGame,
    seats: int,
    options: Mapping[str, str] | None = None,
    fast: bool | None = False,
    draws: bool = True,
) -> Playing:
    """Return a table that is played choice by choice: by the game's kernel, or by its rules."""
    is_quick = seats in game.seats and can_seat(game, seats, fill_options(game.options, options or {}))
    kind = TablePlaying if is_quick else Playing
    return kind(game, seats, options, fast, draws=draws)
