"""Games over a kernel whose position holds the whole table: all sheets, the dice, and what seats share.

Several seats may use one roll. A position is a NamedTuple of numbers (and of such tuples). Its `seat`
decides, its `turn` is the turn; where seats decide at the same time, it keeps those that have not decided
yet, and `move_at` asks the next of them. The rules stay those of the game (`core.base.BaseGame`);
`check_game` compares the kernel with them step by step.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Protocol, TypeVar

from ..compiler.jit import jit
from ..core.game import Game, start_game
from ..core.options import Options
from ..core.types import Seat
from ..core.vocabulary import Vocabulary
from . import course
from . import interface as kernel
from .engine import KernelEngine
from .packing import pack_for
from .speeds import Speed
from .types import Params, Position

S = TypeVar("S")


class SharedPosition(Protocol):
    """A position of all seats."""

    @property
    def seat(self) -> int:
        """The seat that decides; the first where none does."""

    @property
    def turn(self) -> int:
        """The turn, as the game counts them."""


@jit
def deciding_seat(params: Params, at: SharedPosition) -> int:
    """Return the seat that decides."""
    return at.seat


@jit
def turn_of(params: Params, at: SharedPosition) -> int:
    """Return the turn."""
    return at.turn


def serve_shared(params: type, position: type) -> int:
    """Let the kernel play, keep and hash shared positions at tables of that type; return their width."""
    kernel.seat_at.implement(params)(deciding_seat)
    kernel.turn_at.implement(params)(turn_of)
    course.order_of.implement(params)(course.share_position)
    return pack_for(params, position).width


@dataclass(frozen=True)
class SharedEngine(KernelEngine[S]):
    """Plays a game by a kernel of shared positions, plain or compiled."""

    game: Game[S]
    shares_position = True

    # ---- what a game says of itself

    @abstractmethod
    def params(self, options: Options, speed: Speed) -> Params:
        """Return what never changes at a table."""

    @abstractmethod
    def encode(self, state: S, seat: Seat) -> Position:
        """Return the position of a state; that seat decides there, if it is waiting, otherwise the first."""

    @abstractmethod
    def decode(self, options: Options, at: Position) -> S:
        """Return the state of a position, for drawings of what the kernel alone has played."""

    # ---- what follows

    @property
    def terms(self) -> int:
        return len(self.game.terms)

    @property
    def vocabulary(self) -> Vocabulary:
        return self.game.vocabulary

    def setup(self, options: Options, seats: int, speed: Speed) -> tuple[Params, Position]:
        return self.params(options, speed), self.encode(start_game(self.game, seats, options), 0)

    def point(self, state: S, seat: Seat, speed: Speed) -> tuple[Params, Position]:
        return self.params(self.game.options_of(state), speed), self.encode(state, seat)

    def is_waiting(self, state: S, seat: Seat) -> bool:
        return seat in self.game.waiting(state)

    def state_of(self, options: Options, at: Position) -> tuple[S, str]:
        state = self.decode(options, at)
        return state, " ".join(self.game.open_dice(state))
