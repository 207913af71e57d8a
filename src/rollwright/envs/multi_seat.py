"""A table of several seats played choice by choice: what its environments share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Self

import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.core.dice import count_ways
from rollwright.core.game import draw_roll, start_game
from rollwright.core.rng import DICE, Rng, draw_below, make_rng
from rollwright.core.types import MoveStep, Outcome, Roll, Seat, WeightedRoll
from rollwright.core.vocabulary import WAITS

from .observation import observe, shape_of
from .table_kernel import HAND_STREAM

Planes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Path = list[int]


class Playing:
    """One game after another, each on dice of its own; with `draws=False` each roll is given by `land`."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, str] | None = None,
        fast: bool | None = False,
        seed: int = 0,
        draws: bool = True,
    ) -> None:
        self.game, self.seats, self.fast, self.draws = game, seats, fast, draws
        self.engine = game.engine(fast)
        self.start = start_game(game, seats, options)
        self.shape = shape_of(game, seats, game.options_of(self.start))
        self.begin(seed, 0)

    def begin(self, seed: int, number: int, state: object = None) -> None:
        """Start game `number` of a seed, from a state that is given or from the beginning."""
        self.seed, self.number = seed, number
        self.state: object = self.start if state is None else state
        self.outcome: Outcome | None = None
        self._dice: Rng = make_rng(seed, number, DICE)
        self._hand: Rng = make_rng(seed, number, HAND_STREAM)
        self.roll = ""
        self._begun: list[Path] = [[] for _ in range(self.seats)]
        self._open: dict[Seat, list[Path]] = {}
        self._go_on()

    def reseed(self, seed: int) -> None:
        """Go on with other dice."""
        self._dice, self._hand = make_rng(seed, 0, DICE), make_rng(seed, 0, HAND_STREAM)

    def __getstate__(self) -> dict[str, object]:
        """Leave out the engine, which every process has of its own."""
        return {name: value for name, value in self.__dict__.items() if name != "engine"}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self.engine = self.game.engine(self.fast)

    def wait_for_kernel(self) -> None:
        """Wait until everything is compiled, where it is at all."""

    def copy(self) -> Self:
        """Return a table that goes on from here by itself."""
        twin = copy(self)
        twin._begun, twin._open = [*self._begun], {**self._open}
        return twin

    def __deepcopy__(self, memo: Mapping[int, object]) -> Self:
        return self.copy()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def is_rolling(self) -> bool:
        """Whether a roll is due."""
        return not self.is_over and not self.waiting

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats with a choice to make."""
        return () if self.outcome else self.game.waiting(self.state)

    @property
    def rolls(self) -> Sequence[WeightedRoll]:
        """The rolls that may come."""
        return self.game.rolls(self.state)

    @property
    def chances(self) -> list[tuple[int, float]]:
        """The place of each of these rolls with its probability."""
        rolls = self.rolls
        total = count_ways(rolls)
        return [(number, weight / total) for number, (_, weight) in enumerate(rolls)]

    def land(self, number: int) -> None:
        """Let a roll fall, by its place among `rolls`."""
        self._land(self.rolls[number].roll)
        self._go_on()

    def begun(self, seat: Seat) -> Path:
        """Return the numbers that a seat has begun its move with."""
        return self._begun[seat]

    def legal(self, seat: Seat) -> list[int]:
        """Return the numbers of the seat's choices, ascending; to wait when it has none."""
        if seat not in self.waiting:
            return [WAITS]
        step = len(self._begun[seat])
        return sorted({path[step] for path in self._open_paths(seat)})

    def is_legal(self, seat: Seat, number: int) -> bool:
        """Say whether a seat may make that choice."""
        return number in self.legal(seat)

    def mask(self, seat: Seat) -> Mask:
        """Return a 1 for each legal choice."""
        mask = np.zeros(len(self.game.vocabulary), dtype=np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def observe(self, seat: Seat) -> Planes:
        """Return what the seat sees."""
        return observe(self.game, self.game.view(self.state, seat), seat, self._begun[seat], self.fast)

    def choose_all(self, numbers: Sequence[int]) -> None:
        """Make a legal choice of every seat."""
        for seat, number in enumerate(numbers):
            self.choose(seat, number)

    def choose(self, seat: Seat, number: int) -> bool:
        """Make a legal choice; say whether it completed a move."""
        if number == WAITS:
            return False
        step, path = len(self._begun[seat]), [*self._begun[seat], number]
        rest = [other for other in self._open_paths(seat) if other[step] == number]
        if len(rest) > 1 or rest[0] != path:
            self._begun[seat], self._open[seat] = path, rest
            return False
        self.state = self.game.apply(self.state, MoveStep(seat, self.game.vocabulary.move_of(path)))
        self._begun[seat] = []
        self._open.pop(seat, None)
        self._go_on()
        return True

    def draw_legal(self, seat: Seat) -> int:
        """Return a random legal choice, the same again for the same seed and game."""
        choices = self.legal(seat)
        self._hand, which = draw_below(self._hand, len(choices))
        return choices[which]

    def finish(self, seed: int) -> None:
        """Play the game to its end at random; its dice and choices follow from the seed."""
        self.reseed(seed)
        while not self.is_over:
            if self.is_rolling:
                self._dice, roll = draw_roll(self.game, self.state, self._dice)
                self._land(roll)
                self._go_on()
            for seat in self.waiting:
                self.choose(seat, self.draw_legal(seat))

    def total(self, seat: Seat) -> int:
        """Return the points that the seat has now, which rewards are made of."""
        return self.game.score(self.state, seat).points

    def payoffs(self) -> list[float]:
        """Return what the end is worth to each seat: 1 for a victory alone; all of them add up to 0."""
        return share_victory(self.outcome.winners if self.outcome else (), self.seats)

    def _open_paths(self, seat: Seat) -> list[Path]:
        """Return the moves that go on with the choices made so far, listed once for a decision."""
        if seat not in self._open:
            self._open[seat] = self.engine.paths(self.state, seat)
        return self._open[seat]

    def _go_on(self) -> None:
        """Let chance move until a seat must choose or the game is over, or until a roll must be given."""
        while not self.game.waiting(self.state):
            self.outcome = self.game.outcome(self.state)
            if self.outcome is not None or not self.draws:
                return
            self._dice, roll = draw_roll(self.game, self.state, self._dice)
            self._land(roll)

    def _land(self, roll: Roll) -> None:
        self.roll = str(roll)
        self.state = self.game.apply(self.state, roll)


def share_victory(winners: Sequence[Seat], seats: int) -> list[float]:
    """(0,), 3 -> [1.0, -0.5, -0.5]; (0, 1), 2 -> [0.0, 0.0]; nobody gains alone"""
    if seats == 1 or not winners:
        return [0.0] * seats
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [(share * seats - 1) / (seats - 1) for share in shares]
