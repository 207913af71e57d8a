"""What every game does: the contract that tables, bots, simulations and environments rely on.

Order of reading a game's folder: facts (board, shapes, edition), the sheet, moves, scoring, playouts
(these four are the kernel: plain Python that also compiles), then text, notation and the game itself.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from ..language.reasons import Reason
from .dice import count_ways, pick_roll
from .engine import Engine
from .errors import MESSAGES, InvalidSetup
from .manifest import Manifest
from .options import Option, Options, fill_options
from .rng import Rng, draw_below
from .types import Choice, Ghost, Move, Outcome, Roll, Score, Seat, Step, WeightedRoll
from .vocabulary import Vocabulary

S = TypeVar("S")


class Game(Protocol[S]):
    """A game as a value: pure functions over immutable, hashable states. `BaseGame` has the usual ones."""

    def __hash__(self) -> int:
        """Return a hash: drawings and painters are cached by game."""
        return object.__hash__(self)

    @property
    @abstractmethod
    def id(self) -> str:
        """The name that programs use, for example `chiefdom-2`."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The name that people use."""

    @property
    @abstractmethod
    def seats(self) -> range:
        """The numbers of seats it can be played with."""

    @property
    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """What a table may choose before the game."""

    @property
    @abstractmethod
    def terms(self) -> tuple[str, ...]:
        """The keys of every score's breakdown, in order."""

    @property
    @abstractmethod
    def vocabulary(self) -> Vocabulary:
        """All its choices with their numbers, labels and places."""

    @property
    @abstractmethod
    def manifest(self) -> Manifest[Game[S], S]:
        """Everything else that interfaces need to know; `Manifest()` says nothing special."""

    @property
    @abstractmethod
    def dice(self) -> int:
        """How many dice lie on the table while a seat decides which to keep; 0 in other games."""

    # ---- the course of a game

    @abstractmethod
    def start(self, seats: int, options: Options) -> S:
        """Return the state before the first roll. `options` are complete (see `fill_options`)."""

    @abstractmethod
    def waiting(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may move now, ascending; none when chance moves or the game is over."""

    @abstractmethod
    def rolls(self, state: S) -> Sequence[WeightedRoll]:
        """Return the distinct rolls with exact weights, in a fixed order: a tuple, or a `core.dice.Throw` of
        independent dice; none unless chance moves."""

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
        """Return the seat's score if the game ended now."""

    @abstractmethod
    def scores(self, state: S) -> tuple[Score, ...]:
        """Return the score of every seat."""

    @abstractmethod
    def leaders(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that would win if the game ended now."""

    @abstractmethod
    def rank_of(self, total: int) -> str | None:
        """Return the rank of a solo game's total; None in a game without ranks."""

    # ---- what is shown

    @abstractmethod
    def seats_of(self, state: S) -> int:
        """Return the number of seats at the table."""

    @abstractmethod
    def options_of(self, state: S) -> Options:
        """Return the options the state was started with."""

    @abstractmethod
    def turn_of(self, state: S) -> int:
        """Return the number of the turn or round now played, from 1."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> S:
        """Return the state as that seat (None: a spectator) may know it: the only thing shown to anyone."""

    @abstractmethod
    def labels(self, state: S, seat: Seat) -> Mapping[int, str]:
        """Return labels that replace the vocabulary's in this state alone, such as what the dice mean."""

    @abstractmethod
    def marks(self, state: S, seat: Seat) -> Mapping[str, str] | None:
        """Return the mark on each marked place for the plain drawing; None: it shows the sheet's text."""

    @abstractmethod
    def open_dice(self, state: S) -> Sequence[str]:
        """Return the faces of the dice that lie on the table."""

    @abstractmethod
    def ghosts(self, state: S, seat: Seat, path: Sequence[Choice]) -> tuple[Ghost, ...]:
        """Return the marks a preview shows for the beginning of a move."""

    @abstractmethod
    def report(self, state: S) -> Mapping[str, object]:
        """Return what `rollwright score --json` prints for a sheet."""

    # ---- text

    @abstractmethod
    def parse_roll(self, state: S, text: str) -> Roll:
        """Read a roll for this state; InvalidMove if it cannot be one."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """Read a move's notation; InvalidMove if it cannot be one. Says nothing of legality."""

    @abstractmethod
    def format_move(self, move: Move) -> str:
        """Return a move's notation; `parse_move` undoes it."""

    @abstractmethod
    def parse_sheet(self, text: str, checked: bool = True) -> S:
        """Read a sheet as a one-seat state waiting for a roll (Duel: a position). InvalidSheet if it
        cannot be read or, when `checked`, reached."""

    @abstractmethod
    def format_sheet(self, state: S, seat: Seat) -> str:
        """Return the sheet text of a seat; `parse_sheet` undoes it."""

    @abstractmethod
    def parse_position(self, text: str, roll: str | None) -> tuple[S, tuple[Seat, ...]]:
        """Read a sheet and the roll on the table; return the state and the seats that decide there."""

    @abstractmethod
    def join(self, states: Sequence[S], turn: int | None) -> S:
        """Return the table of several seats from what `parse_sheet` read for each, in that turn (None: as
        far as the sheets tell). InvalidSetup if they cannot be of one table."""

    @abstractmethod
    def engine(self, fast: bool | None) -> Engine[S]:
        """Return the game's engine, plain or compiled; None: compiled once that costs no wait."""


def start_game(game: Game[S], seats: int, chosen: Mapping[str, str] | None = None) -> S:
    """Return the first state; InvalidSetup if there is no such option or number of seats."""
    check_seats(game, seats)
    return game.start(seats, fill_options(game.options, chosen or {}))


def check_seats(game: Game[S], seats: int) -> None:
    """Raise InvalidSetup if the game is not for that number of seats."""
    if seats not in game.seats:
        low, high = str(game.seats[0]), str(game.seats[-1])
        facts = {"game": game.id, "low": low, "high": high, "seats": str(seats)}
        name = "for-exactly-seats" if low == high else "for-some-seats"
        raise InvalidSetup(Reason(MESSAGES, name, **facts))


def draw_roll(game: Game[S], state: S, rng: Rng) -> tuple[Rng, Roll]:
    """Draw the next roll by its weights, as the compiled kernels do."""
    rolls = game.rolls(state)
    rng, ticket = draw_below(rng, count_ways(rolls))
    return rng, pick_roll(rolls, ticket)
