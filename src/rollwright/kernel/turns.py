"""Games over a kernel whose seats take turns, each on a sheet of its own: everything follows from the kernel.

A position is a NamedTuple of numbers (and of such tuples); its `dice` are the handful that lies on the table
(`kernel.dice_multisets`). A game gives `dice_at`, `land_at`, `list_codes`, `move_at`, `terms_at` and
`turn_at` of `kernel.interface` for its kind of table, calls `serve_turns`, and derives from `TurnGame`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Generic, Protocol, TypeVar

from ..compiler.jit import jit
from ..core.base import BaseGame
from ..core.dice import weigh_rolls
from ..core.errors import IllegalMove, InvalidSetup
from ..core.options import Options
from ..core.rng import Rng
from ..core.types import Move, Outcome, Roll, Score, Seat, Step, WeightedRoll
from ..core.vocabulary import Vocabulary
from . import interface as kernel
from .dice_multisets import MOST, faces_of, number_of, roll_dice
from .engine import KernelEngine
from .packing import pack_for
from .planes import PlaneSet
from .speeds import Speed
from .types import At, Params, Position


class DicePosition(Protocol):
    """A position with the handful of dice that lies on the table."""

    @property
    def dice(self) -> int:
        """The number of the handful."""

    def __hash__(self) -> int: ...


P = TypeVar("P", bound=DicePosition)


@jit
def roll_handful(params: Params, at: At, dice: Rng) -> tuple[Rng, At]:
    """Roll the dice that are due."""
    dice, roll = roll_dice(kernel.dice_at(params, at), dice)
    return dice, kernel.land_at(params, at, roll)


def serve_turns(params: type, position: type) -> None:
    """Let the kernel roll, keep and hash positions at tables of that type."""
    kernel.roll_at.implement(params)(roll_handful)
    pack_for(params, position)


@lru_cache(maxsize=4096)
def _has_moves(params: Params, at: Position, most_moves: int) -> bool:
    return kernel.count_codes(params, at, [0] * most_moves) > 0


@dataclass(frozen=True)
class TurnState(Generic[P]):
    """Every seat's position, whose turn it is, and the options."""

    sheets: tuple[P, ...]
    seat: Seat = 0
    options: tuple[tuple[str, str], ...] = ()

    @property
    def at(self) -> P:
        """The position of the seat whose turn it is."""
        return self.sheets[self.seat]


class TurnGame(BaseGame[TurnState[P]], Generic[P]):
    """A game over a kernel. Besides what every game says it has its table, and the position before a turn."""

    params: ClassVar[Params]
    """What never changes at a table."""
    fresh: P
    """The position before the first roll."""
    most_moves: ClassVar[int]
    """A bound on the number of legal moves."""
    scale: ClassVar[int] = 1
    """How much of what its playouts return is a point."""
    ending: ClassVar[str] = "all turns are over"
    dice: ClassVar[int] = MOST
    """How many dice there are."""
    planes: ClassVar[PlaneSet | None] = None
    """What learners see; without, what follows from the vocabulary."""

    def table_with(self, options: Options) -> Params:
        """Return what never changes at a table with these options."""
        return self.params

    # ---- the course of a game

    def start(self, seats: int, options: Options) -> TurnState[P]:
        return TurnState((self.fresh,) * seats, options=tuple(options.items()))

    def options_of(self, state: TurnState[P]) -> Options:
        return dict(state.options)

    def dice_due(self, state: TurnState[P], seat: Seat) -> int:
        """Return how many dice a seat would roll."""
        return kernel.dice_at(self.table_with(self.options_of(state)), state.sheets[seat])

    def is_over(self, state: TurnState[P], seat: Seat) -> bool:
        """Say whether a seat has neither dice to roll nor moves."""
        params = self.table_with(self.options_of(state))
        return not self.dice_due(state, seat) and not _has_moves(params, state.sheets[seat], self.most_moves)

    def waiting(self, state: TurnState[P]) -> tuple[Seat, ...]:
        is_idle = self.dice_due(state, state.seat) or self.is_over(state, state.seat)
        return () if is_idle else (state.seat,)

    def rolls(self, state: TurnState[P]) -> tuple[WeightedRoll, ...]:
        return tuple(weigh_rolls(self.dice_due(state, state.seat)).values())

    def moves(self, state: TurnState[P], seat: Seat) -> tuple[Move, ...]:
        return self.engine(False).moves(state, seat)

    def apply(self, state: TurnState[P], step: Step) -> TurnState[P]:
        params = self.table_with(self.options_of(state))
        if isinstance(step, Roll):
            if step not in weigh_rolls(self.dice_due(state, state.seat)):
                raise IllegalMove(f"{step} cannot be rolled now")
            return self._put(state, kernel.land_at(params, state.at, number_of(step)))
        code = self.engine(False).code_of(state, step.seat, step.move)
        after = self._put(state, kernel.move_at(params, state.at, code))
        is_same_turn = kernel.turn_at(params, after.at) == kernel.turn_at(params, state.at)
        return after if is_same_turn else self._pass_on(after)

    def _put(self, state: TurnState[P], at: P) -> TurnState[P]:
        sheets = (*state.sheets[: state.seat], at, *state.sheets[state.seat + 1 :])
        return replace(state, sheets=sheets)

    def _pass_on(self, state: TurnState[P]) -> TurnState[P]:
        """Return the turn of the next seat that can go on; after the end, that of the next."""
        seats = len(state.sheets)
        order = [(state.seat + n) % seats for n in range(1, seats + 1)]
        then = next((seat for seat in order if not self.is_over(state, seat)), order[0])
        return replace(state, seat=then)

    def outcome(self, state: TurnState[P]) -> Outcome | None:
        """Most points win when no seat can go on."""
        is_ended = all(self.is_over(state, seat) for seat in range(len(state.sheets)))
        return self.end_by_points(state, self.ending) if is_ended else None

    def score(self, state: TurnState[P], seat: Seat) -> Score:
        points = self.engine(False).score(state, seat)
        return Score(sum(points), dict(zip(self.terms, points)))

    def seats_of(self, state: TurnState[P]) -> int:
        return len(state.sheets)

    def turn_of(self, state: TurnState[P]) -> int:
        """Return the turn of who is furthest behind and still plays."""
        params = self.table_with(self.options_of(state))
        turns = [kernel.turn_at(params, at) for at in state.sheets]
        playing = [turns[seat] + 1 for seat in range(len(turns)) if not self.is_over(state, seat)]
        return min(playing) if playing else max(turns)

    def join(self, states: Sequence[TurnState[P]], turn: int | None) -> TurnState[P]:
        """The first seat that has had fewer turns than the one before it goes on."""
        joined = replace(states[0], sheets=tuple(state.sheets[0] for state in states))
        params = self.table_with(self.options_of(joined))
        turns = [kernel.turn_at(params, at) for at in joined.sheets]
        if sorted(turns, reverse=True) != turns or turns[0] - turns[-1] > 1:
            raise InvalidSetup("the first players have had as many turns as the last, or one more")
        return replace(joined, seat=turns.index(min(turns)))

    # ---- what is shown

    def open_dice(self, state: TurnState[P]) -> tuple[str, ...]:
        """Return the faces of the dice that lie on the table."""
        return faces_of(state.at.dice)

    def engine(self, fast: bool | None) -> TurnEngine[P]:
        return TurnEngine(fast, self)


@dataclass(frozen=True)
class TurnEngine(KernelEngine[TurnState[P]]):
    """Plays a game of turns by its kernel, plain or compiled."""

    game: TurnGame[P]

    @property
    def terms(self) -> int:
        return len(self.game.terms)

    @property
    def most_moves(self) -> int:
        return self.game.most_moves

    @property
    def position(self) -> int:
        return kernel.width_of(self.game.params)

    @property
    def vocabulary(self) -> Vocabulary:
        return self.game.vocabulary

    @property
    def planes(self) -> PlaneSet | None:
        return self.game.planes

    @property
    def scale(self) -> int:
        return self.game.scale

    @property
    def home(self) -> str:
        return type(self.game).__module__

    def setup(self, options: Options, seats: int, speed: Speed) -> tuple[Params, P]:
        return self.game.table_with(options), self.game.fresh

    def point(self, state: TurnState[P], seat: Seat, speed: Speed) -> tuple[Params, P]:
        return self.game.table_with(self.game.options_of(state)), state.sheets[seat]

    def roll_number(self, roll: Roll) -> int:
        return number_of(roll)

    def is_waiting(self, state: TurnState[P], seat: Seat) -> bool:
        return seat in self.game.waiting(state)

    def state_of(self, options: Options, at: Position) -> tuple[TurnState[P], str]:
        assert isinstance(at, type(self.game.fresh))
        state = TurnState((at,), options=tuple(options.items()))
        return state, " ".join(self.game.open_dice(state))
