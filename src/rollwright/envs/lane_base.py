"""What lanes of every game share: how they are stepped, where they begin, and what is seen of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.core.errors import IllegalMove, InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.options import fill_options
from rollwright.core.vocabulary import Vocabulary

from .lane_kernel import FINAL, GAIN, VICTORY
from .observation import shape_of, space_of
from .step_options import END, check_illegal, check_word, read_start
from .table_kernel import StepOptions

Choices = NDArray[np.integer]
Chosen: TypeAlias = "NDArray[np.bool_] | NDArray[np.int8]"
"""Of each lane, whether it is meant."""
Seeds = NDArray[np.int64]
REWARDS = ("gain", "final")
MOST_LANES = 1_000_000
LARGEST_SEED = 2**62 - 1
NO_SEED = -1
"""Instead of a seed: the lane's next game, or the dice it has."""


@dataclass(frozen=True)
class LaneOptions:
    """How lanes are to be played. `fast` is None for: plain at first, compiled as soon as that is ready."""

    reward: str = "gain"
    illegal: str = END
    illegal_reward: float = -100.0
    skip_forced: bool = False
    fast: bool | None = True
    threads: int = 1
    restarts: bool = False

    def step_options(self, wants_victory: bool) -> StepOptions:
        """Return how the kernel steps lanes; InvalidSetup if it cannot."""
        is_final = check_word("a reward is", self.reward, REWARDS) == "final"
        kind = VICTORY if wants_victory else FINAL if is_final else GAIN
        replaces = int(check_illegal(self.illegal) != END)
        return StepOptions(
            kind, replaces, float(self.illegal_reward), int(self.skip_forced), int(self.restarts)
        )


@dataclass(frozen=True)
class Afterstates:
    """Every move of some lanes: its path (zeros behind), what it gains at once, what is seen after it, and
    which lane's it is."""

    paths: NDArray[np.int64]
    gains: NDArray[np.int64]
    planes: NDArray[np.uint8]
    lanes: NDArray[np.int64]


@dataclass(frozen=True)
class LaneState:
    """Where lanes stand, the dice to come included: a copy that `set_state` puts back."""

    lanes: NDArray[np.int64]
    paths: NDArray[np.int64]

    @property
    def has_begun(self) -> bool:
        """Whether any lane has a game: its generators are never all zero."""
        return bool(self.lanes.any())


@dataclass(frozen=True)
class RulesLaneState(LaneState):
    """The same of lanes that play by the rules alone: what is known of each of them."""

    games: tuple[dict[str, object], ...]
    has_begun = True


class Lanes(ABC):
    """Games side by side, on a kernel or by the rules alone: both are used alike."""

    def __init__(
        self, game: AnyGame, lanes: int, options: Mapping[str, str] | None, asked: LaneOptions
    ) -> None:
        if not 1 <= lanes <= MOST_LANES:
            raise InvalidSetup(f"there are 1 to {MOST_LANES} lanes, not {lanes}")
        self.game, self.lanes, self.seats, self.asked = game, lanes, game.seats[0], asked
        self.options = fill_options(game.options, options or {})
        self.first = start_game(game, self.seats, self.options)
        self.step_options = asked.step_options(game.engine(False).wants_victory)
        self.shape = shape_of(game, self.seats, self.options)
        self.space = space_of(game, self.seats, self.options)
        self.no_seeds = np.full(lanes, NO_SEED, np.int64)
        room = int(np.prod(self.shape))
        self.masks = np.zeros((lanes, len(game.vocabulary)), np.int8)
        self.planes = np.zeros((lanes, room), np.uint8)
        self.rewards = np.zeros(lanes, np.float64)
        self.infos = np.zeros((lanes, 5), np.int64)
        self.finals = np.zeros((lanes if asked.restarts else 1, room), np.uint8)
        """What was seen at the end of games that were followed by the next at once."""

    def __reduce__(self) -> tuple[Callable[..., Lanes], tuple[object, ...]]:
        """Pickle the game by its id, and of the lanes only where they stand."""
        shown = self.rewards, self.infos
        return restore, (type(self), self.game, self.lanes, self.options, self.asked, self.get_state(), shown)

    @property
    def vocabulary(self) -> Vocabulary:
        """All choices of the game."""
        return self.game.vocabulary

    def check_choices(self, actions: Choices) -> None:
        """Raise IllegalMove for what is no number of a choice at all."""
        most = len(self.vocabulary)
        if actions.dtype.kind not in "iu":
            raise IllegalMove(f"choices are whole numbers, not {actions.dtype}")
        if self.lanes == 1 and 0 <= actions[0] < most:
            return  # what is quick for many takes long for one
        if actions.min() < 0 or actions.max() >= most:
            outside = np.flatnonzero((actions < 0) | (actions >= most))
            where, number = f" (lane {outside[0]})" if self.lanes > 1 else "", actions[outside[0]]
            raise IllegalMove(f"choices are numbered from 0 to {most - 1}, not {number}{where}")

    def read_start(
        self, sheet: str | None = None, roll: str | None = None, turn: int | None = None
    ) -> object | None:
        """Return where `begin` is to begin: at a sheet in a turn, after a roll, or at the beginning."""
        return read_start(self.game, self.first, None if sheet is None else [sheet], roll, turn)

    @abstractmethod
    def begin(self, begun: Chosen, seeds: Seeds | None = None, state: object = None) -> None:
        """Start a game in some lanes: game 0 of its seed, or without one (or with NO_SEED) the lane's next
        game; from a state that is given, or from the beginning."""

    @abstractmethod
    def step(self, actions: Choices, stepped: Chosen) -> None:
        """Make the choices of some lanes."""

    @abstractmethod
    def get_state(self) -> LaneState:
        """Return where all lanes stand."""

    @abstractmethod
    def set_state(self, state: LaneState, seeds: Seeds | None = None) -> None:
        """Put all lanes where they stood; with seeds, with other dice to come."""

    @abstractmethod
    def list_afterstates(self, lanes: Sequence[int]) -> Afterstates:
        """Return all moves of some lanes with what each leads to, before any roll that follows."""

    @abstractmethod
    def sample(self) -> NDArray[np.int64]:
        """Return a random legal choice for each lane."""

    @abstractmethod
    def show(self, lane: int) -> tuple[object, str, list[int]]:
        """Return a lane's state, its roll as text, and the choices made so far."""

    def close(self) -> None:  # noqa: B027 (most lanes have nothing open)
        """Leave nothing open."""


def restore(
    kind: Callable[..., Lanes],
    game: AnyGame,
    lanes: int,
    options: Mapping[str, str],
    asked: LaneOptions,
    state: LaneState,
    shown: tuple[NDArray[np.float64], NDArray[np.int64]],
) -> Lanes:
    """Return the lanes that were pickled."""
    made = kind(game, lanes, options, asked)
    if state.has_begun:
        made.set_state(state)
    made.rewards[:], made.infos[:] = shown
    return made
