"""A game to begin with: everything of `core.game.Game` that most games do in the same way.

A game made from it writes `start`, `waiting`, `rolls`, `moves`, `apply`, `outcome`, `score`, `seats_of`,
`turn_of`, `parse_sheet` and `format_sheet`, and says what its id, name, seats, terms and vocabulary are.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Self, TypeVar

from ..language.reasons import Reason
from .dice import can_roll, find_roll
from .engine import Engine
from .errors import MESSAGES, IllegalMove, InvalidMove, InvalidSetup
from .game import Game
from .manifest import Manifest
from .notation import Notation
from .options import Option, Options
from .plugins import find_game
from .rules_engine import RulesEngine
from .sheet_form import HasOptions
from .types import Choice, Ghost, Move, Outcome, Roll, Score, Seat

S = TypeVar("S")
CROSS = "x"
_PLAIN: Manifest[HasOptions, object] = Manifest()


class BaseGame(Game[S], ABC):
    """A game with the usual defaults; states are immutable and hashable."""

    @property
    def options(self) -> tuple[Option, ...]:
        """No options."""
        return ()

    @property
    def manifest(self) -> Manifest[Game[S], S]:
        """Nothing special."""
        return _PLAIN

    @cached_property
    def notation(self) -> Notation:
        """A choice is written as its kind and its value."""
        return Notation(self.vocabulary)

    @property
    def dice(self) -> int:
        """No dice stay on the table."""
        return 0

    def __repr__(self) -> str:
        return f"<{self.name}>"

    # ---- copies

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        """Pickle by id: the process that loads it has the game in its own catalogue."""
        try:
            is_known = find_game(self.id) is self
        except InvalidSetup:
            is_known = False
        if not is_known:
            from pickle import PicklingError

            raise PicklingError(
                f"games are pickled by their id, and {self.id!r} is not this game's in the catalogue: "
                "add it with rollwright.add_game, in the process that loads it too"
            )
        return find_game, (self.id,)

    def __copy__(self) -> Self:
        """A game never changes, so that it is its own copy."""
        return self

    def __deepcopy__(self, memo: Mapping[int, object]) -> Self:
        """The same."""
        return self

    # ---- the course of a game

    def scores(self, state: S) -> tuple[Score, ...]:
        """Score seat by seat."""
        return tuple(self.score(state, seat) for seat in range(self.seats_of(state)))

    def leaders(self, state: S) -> tuple[Seat, ...]:
        """Return the seats with most points."""
        return _find_best(self.scores(state))

    def rank_of(self, total: int) -> str | None:
        """There are no ranks."""
        return None

    def end_by_points(self, state: S, ending: str) -> Outcome:
        """Return the outcome of a game that most points win."""
        scores = self.scores(state)
        return Outcome(ending, _find_best(scores), scores)

    # ---- what is shown

    def options_of(self, state: S) -> Options:
        """There are no options; a game with some keeps them in its state."""
        if self.options:
            raise NotImplementedError(f"{self.id} has options: its options_of must tell them")
        return {}

    def view(self, state: S, seat: Seat | None) -> S:
        """Everything is open."""
        return state

    def labels(self, state: S, seat: Seat) -> Mapping[int, str]:
        """No label depends on the state."""
        return {}

    def marks(self, state: S, seat: Seat) -> Mapping[str, str] | None:
        """The plain drawing shows the sheet's text."""
        return None

    def open_dice(self, state: S) -> Sequence[str]:
        """No dice stay on the table."""
        return ()

    def planes_of(self, view: S, seat: Seat) -> Mapping[str, Sequence[int]]:
        """Return planes of one's own for learners, by name: numbers from 0 to 255, in every state the same
        planes. Marks, points, dice, turn and choices are seen without them."""
        return {}

    def ghosts(self, state: S, seat: Seat, path: Sequence[Choice]) -> tuple[Ghost, ...]:
        """Show a cross on every place that the move touches."""
        return tuple(Ghost(place, CROSS) for choice in path for place in self.vocabulary.places_of(choice))

    def report(self, state: S) -> Mapping[str, object]:
        """Report the first seat's score."""
        score = self.score(state, 0)
        scored = {"total": score.total, "breakdown": dict(score.breakdown), "rank": score.rank}
        return {"game": self.id, **scored, **score.details}

    # ---- text

    def parse_roll(self, state: S, text: str) -> Roll:
        """Read one of the rolls that may come, its faces in any order."""
        rolls = self.rolls(state)
        if not rolls:
            raise IllegalMove(Reason(MESSAGES, "no-roll-is-due"))
        found = find_roll(rolls, text.split())
        if found is None:
            raise InvalidMove(
                Reason(MESSAGES, "another-roll-is-due", roll=str(rolls[0].roll), text=repr(text[:20]))
            )
        return found

    def check_roll(self, state: S, roll: Roll) -> None:
        """Raise IllegalMove unless this roll may come now; for `apply`."""
        if not can_roll(self.rolls(state), roll):
            raise IllegalMove(Reason(MESSAGES, "roll-cannot-come", roll=str(roll)))

    def parse_move(self, text: str) -> Move:
        """ "keep 3,3" -> the choice keep:3,3; a game with other words has a notation of its own"""
        return self.notation.parse(text)

    def format_move(self, move: Move) -> str:
        """Return a move as text; `parse_move` undoes it."""
        return self.notation.format(move)

    def parse_position(self, text: str, roll: str | None) -> tuple[S, tuple[Seat, ...]]:
        """Read the sheet and apply the roll; the first seat is asked where none decides."""
        state = self.parse_sheet(text)
        if roll is not None:
            state = self.apply(state, self.parse_roll(state, roll))
        return state, self.waiting(state) or (0,)

    def join(self, states: Sequence[S], turn: int | None) -> S:
        """Return the table of one sheet; a game that can continue from several overrides this."""
        if len(states) > 1:
            raise InvalidSetup(
                Reason(MESSAGES, "taken-up-from-one-sheet", game=self.id, number=str(len(states)))
            )
        return states[0]

    def engine(self, fast: bool | None) -> Engine[S]:
        """Return an engine that plays by the rules alone; a kernel makes it quick."""
        return RulesEngine(self)


def _find_best(scores: Sequence[Score]) -> tuple[Seat, ...]:
    best = max(score.total for score in scores)
    return tuple(seat for seat, score in enumerate(scores) if score.total == best)
