"""A game to begin with: everything of `core.game.Game` that most games do in the same way.

A game made from it writes `start`, `waiting`, `rolls`, `moves`, `apply`, `outcome`, `score`, `seats_of`,
`turn_of`, `parse_sheet` and `format_sheet`, and says what its id, name, seats, terms and vocabulary are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from .errors import IllegalMove, InvalidMove, InvalidSetup
from .game import Engine
from .manifest import Manifest
from .options import Option, Options
from .rules_engine import RulesEngine
from .types import Choice, Ghost, Move, Outcome, Roll, Score, Seat, Step, WeightedRoll
from .vocabulary import Vocabulary

S = TypeVar("S")
CROSS = "x"
PLAIN = Manifest()


class BaseGame(ABC, Generic[S]):
    """A game of which the usual things are done already; states are immutable and can be hashed."""

    id: ClassVar[str]
    name: ClassVar[str]
    seats: ClassVar[range]
    terms: ClassVar[tuple[str, ...]]
    vocabulary: ClassVar[Vocabulary]
    options: ClassVar[tuple[Option, ...]] = ()
    manifest: ClassVar[Manifest] = PLAIN

    # ---- what a game writes

    @abstractmethod
    def start(self, seats: int, options: Options) -> S:
        """Return the state before the first roll."""

    @abstractmethod
    def waiting(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may move now, ascending; none when chance moves or the game is over."""

    @abstractmethod
    def rolls(self, state: S) -> tuple[WeightedRoll, ...]:
        """Return the distinct rolls with exact weights; none unless chance moves."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Return the seat's legal moves, no two with the same result; none if it is not waiting."""

    @abstractmethod
    def apply(self, state: S, step: Step) -> S:
        """Return the state after a step, or raise IllegalMove and change nothing."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    @abstractmethod
    def score(self, state: S, seat: Seat) -> Score:
        """Return what the seat would have if the game ended now."""

    @abstractmethod
    def seats_of(self, state: S) -> int:
        """Return how many seats are at the table."""

    @abstractmethod
    def turn_of(self, state: S) -> int:
        """Return the number of the turn or round now played, from 1."""

    @abstractmethod
    def parse_sheet(self, text: str, checked: bool = True) -> S:
        """Read a sheet as a one-seat state waiting for a roll; InvalidSheet if it cannot be read."""

    @abstractmethod
    def format_sheet(self, state: S, seat: Seat) -> str:
        """Return the sheet text of a seat; `parse_sheet` undoes it."""

    # ---- what it gets

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def labels(self, state: S, seat: Seat) -> Mapping[int, str]:
        """No label depends on the state."""
        return {}

    def view(self, state: S, seat: Seat | None) -> S:
        """Everything is open."""
        return state

    def end_by_points(self, state: S, ending: str) -> Outcome:
        """Return the outcome of a game that whoever has most points wins."""
        scores = tuple(self.score(state, seat) for seat in range(self.seats_of(state)))
        best = max(score.total for score in scores)
        return Outcome(ending, tuple(seat for seat, each in enumerate(scores) if each.total == best), scores)

    def options_of(self, state: S) -> Options:
        """There are no options; a game with some keeps them in its state."""
        if self.options:
            raise NotImplementedError(f"{self.id} has options: its options_of must tell them")
        return {}

    def parse_roll(self, state: S, text: str) -> Roll:
        """Read one of the rolls that may come, its faces in any order."""
        wanted = sorted(text.split())
        for weighted in self.rolls(state):
            if sorted(weighted.roll.faces) == wanted:
                return weighted.roll
        if not self.rolls(state):
            raise IllegalMove("no roll is due now")
        raise InvalidMove(f"a roll such as '{self.rolls(state)[0].roll}' is due, not {text[:20]!r}")

    def parse_move(self, text: str) -> Move:
        """ "keep 3,3" -> the choice keep:3,3; a choice is a kind and, where it has one, a value"""
        words, move = text.split(), list[Choice]()
        kinds = {choice.kind for choice in self.vocabulary.choices}
        for word in words:
            if word in kinds:
                move.append(Choice(word, ""))
            elif move and not move[-1].value:
                move[-1] = Choice(move[-1].kind, word)
            else:
                raise InvalidMove(f"{word[:20]!r} is no part of a move of {self.id}")
        known = set(self.vocabulary.choices[1:])
        if not move or not set(move) <= known:
            raise InvalidMove(f"{text[:40]!r} is no move of {self.id}")
        return tuple(move)

    def format_move(self, move: Move) -> str:
        """Return the kinds and values of a move's choices; `parse_move` undoes it."""
        return " ".join(f"{choice.kind} {choice.value}".strip() for choice in move)

    def join(self, states: Sequence[S], turn: int | None) -> S:
        """Return the table of one sheet; a game that can be taken up from several says how."""
        if len(states) > 1:
            raise InvalidSetup(f"{self.id} is taken up from one sheet, not from {len(states)}")
        return states[0]

    def ghosts(self, state: S, seat: Seat, path: Sequence[Choice]) -> tuple[Ghost, ...]:
        """Show a cross on every place that the move touches."""
        return tuple(Ghost(place, CROSS) for choice in path for place in self.vocabulary.places_of(choice))

    def engine(self, fast: bool | None) -> Engine[S]:
        """Return an engine that plays by the rules alone; a kernel makes it quick."""
        game: Any = self
        return RulesEngine(game)
