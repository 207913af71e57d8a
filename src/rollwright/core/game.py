"""What every game promises. A game that keeps these promises can be scored, played, simulated and judged.

Order of reading a game's folder: facts (board, shapes, edition), the sheet, moves, scoring, playouts
(these four are the kernel: plain Python that also compiles), then text, notation and the game itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from .errors import InvalidSetup
from .manifest import Manifest
from .options import Option, Options, fill_options
from .rng import Rng, draw_below
from .types import Choice, Ghost, Move, Outcome, Roll, Score, Seat, Step, WeightedRoll
from .vocabulary import Vocabulary

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


@dataclass(frozen=True, eq=False)
class PlayedGames:
    """Many finished games of one table, as arrays of NumPy's."""

    terms: Any
    """The breakdown's values by game, seat and term."""
    turns: Any
    winners: Any
    """By game and seat whether it won, alone or with others."""

    @classmethod
    def of(cls, terms: Any, turns: Any, winners: Sequence[Sequence[Seat]]) -> PlayedGames:
        """Return games from lists: of terms by seat, of turns, and of each game's winners."""
        import numpy as np

        counted = np.array(terms, np.int64)
        won = np.zeros(counted.shape[:2], bool)
        for game, seats in enumerate(winners):
            won[game, list(seats)] = True
        return cls(counted, np.array(turns, np.int64), won)

    def list_winners(self) -> list[list[Seat]]:
        """Return the winners of each game."""
        return [[seat for seat, won in enumerate(seats) if won] for seats in self.winners.tolist()]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PlayedGames):
            return NotImplemented
        pairs = ((self.terms, other.terms), (self.turns, other.turns), (self.winners, other.winners))
        return all(one.tolist() == another.tolist() for one, another in pairs)


class Offered(NamedTuple):
    """A seat's moves as paths, the different scores after them, and for each move which score that is."""

    paths: list[list[int]]
    scores: list[list[int]]
    which: list[int]


def find_different(rows: Iterable[Sequence[int]]) -> tuple[list[list[int]], list[int]]:
    """[[1, 2], [3, 4], [1, 2]] -> [[1, 2], [3, 4]], [0, 1, 0]: the different rows, and which each is"""
    found: dict[tuple[int, ...], int] = {}
    which = [found.setdefault(row, len(found)) for row in map(tuple, rows)]
    return [*map(list, found)], which


class Engine(Protocol[S_contra]):
    """The hot part of a game at one of its two speeds; both give the same results for the same seed.

    `core.engine` has all of it for a game with a kernel, `core.rules_engine` for one without.
    An engine may also have `equals`, which takes what `choose` takes, and how much less is as good, and
    returns the moves that the policy holds for as good as its own: bots of one policy differ by it.
    What else an engine may be able to do is in `core.powers`.
    """

    @property
    def scale(self) -> int:
        """How much of a value is a point (or, in a game that is won or lost, certain victory)."""
        ...

    @property
    def wants_victory(self) -> bool:
        """Say whether values are chances to win; otherwise they are points at the end of the game."""
        ...

    @property
    def policies(self) -> tuple[str, ...]:
        """Names of the built-in ways to play, weakest first; bots of the same name use them.

        Every game has `random` and `greedy`; some have more.
        """
        ...

    def moves(self, state: S_contra, seat: Seat) -> tuple[Move, ...]:
        """Return what `Game.moves` returns, listed by this kernel."""
        ...

    def paths(self, state: S_contra, seat: Seat) -> list[list[int]]:
        """Return the same as paths of the vocabulary's numbers."""
        ...

    def outlook(self, state: S_contra, seat: Seat) -> list[list[int]]:
        """Return the breakdown's values after each of the seat's moves, in the order of `moves`."""
        ...

    def score(self, state: S_contra, seat: Seat) -> list[int]:
        """Return the breakdown's values of what the seat has now."""
        ...

    def choose(self, state: S_contra, seat: Seat, policy: str, rng: Rng) -> Move:
        """Return a legal move of that seat, equal to one that `Game.moves` lists."""
        ...

    def shortlist(self, state: S_contra, seat: Seat, most: int) -> tuple[Move, ...]:
        """Return the `most` most promising legal moves of a waiting seat, best first, by a quick look."""
        ...

    def evaluate(
        self, state: S_contra, seat: Seat, moves: Sequence[Move], seed: int, first: int, playouts: int
    ) -> list[list[int]]:
        """Return the values of each move in playouts number `first` to `first + playouts - 1` of a seed.

        Playout number n meets the same chance after every move, so that moves are compared on equal
        dice. Without moves the state itself is tried, whoever is to act there. The value is the seat's:
        what it ends with, or what the kernel expects it to end with where a playout is cut short.
        """
        ...

    def play(
        self, options: Options, policies: Sequence[str], seed: int, first: int, games: int
    ) -> PlayedGames:
        """Play games number `first` to `first + games - 1` of a seed to the end, a policy for each seat.

        Dice come from stream 0 of (seed, game), so every policy meets the same dice.
        """
        ...

    def run_playouts(self, options: Options, seed: int, games: int) -> int:
        """Play that many random games as fast as possible and return the number of decisions made."""
        ...

    def trace(self, options: Options, seed: int, game: int) -> list[int]:
        """Play one random game and return a hash of the state after every step."""
        ...


class Game(Protocol[S]):
    """A game as a value: pure functions over immutable, hashable states."""

    @property
    def id(self) -> str:
        """The name other programs use, for example `chiefdom-2`."""
        ...

    @property
    def name(self) -> str:
        """The name people use."""
        ...

    @property
    def seats(self) -> range:
        """The numbers of seats it can be played with."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may choose before the game."""
        ...

    @property
    def terms(self) -> tuple[str, ...]:
        """The keys of every score's breakdown, in order."""
        ...

    @property
    def vocabulary(self) -> Vocabulary:
        """All its choices with their numbers, labels and places."""
        ...

    @property
    def manifest(self) -> Manifest:
        """What interfaces want to know of it besides its rules; `Manifest()` says nothing special."""
        ...

    def labels(self, state: S, seat: Seat) -> Mapping[int, str]:
        """Return labels that hold in this state alone, instead of the vocabulary's: what these dice mean."""
        ...

    def start(self, seats: int, options: Options) -> S:
        """Return the state before the first roll. `options` are complete (see `fill_options`)."""
        ...

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may move now, ascending; none when chance moves or the game is over."""
        ...

    def rolls(self, state: S) -> tuple[WeightedRoll, ...]:
        """Return the distinct rolls with exact weights, in a fixed order; none unless chance moves."""
        ...

    def moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Return the seat's legal moves, no two with the same result; none if it is not waiting."""
        ...

    def apply(self, state: S, step: Step) -> S:
        """Return the state after a step, or raise IllegalMove and change nothing."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        ...

    def score(self, state: S, seat: Seat) -> Score:
        """Return what the seat would have if the game ended now."""
        ...

    def view(self, state: S, seat: Seat | None) -> S:
        """Return the state as that seat (None: a spectator) may know it: the only thing shown to anyone."""
        ...

    def seats_of(self, state: S) -> int:
        """Return how many seats are at the table."""
        ...

    def options_of(self, state: S) -> Options:
        """Return the options the state was started with."""
        ...

    def turn_of(self, state: S) -> int:
        """Return the number of the turn or round now played, from 1."""
        ...

    def parse_roll(self, state: S, text: str) -> Roll:
        """Read a roll for this state; InvalidMove if it cannot be one."""
        ...

    def parse_move(self, text: str) -> Move:
        """Read a move's notation; InvalidMove if it cannot be one. Says nothing of legality."""
        ...

    def format_move(self, move: Move) -> str:
        """Return a move's notation; `parse_move` undoes it."""
        ...

    def parse_sheet(self, text: str, checked: bool = True) -> S:
        """Read a sheet as a one-seat state waiting for a roll (Duel: a position). InvalidSheet if it
        cannot be read or, when `checked`, reached."""
        ...

    def format_sheet(self, state: S, seat: Seat) -> str:
        """Return the sheet text of a seat; `parse_sheet` undoes it."""
        ...

    def join(self, states: Sequence[S], turn: int | None) -> S:
        """Return the table of several seats from what `parse_sheet` read for each, in that turn (None: as
        far as the sheets tell). InvalidSetup if they cannot be of one table."""
        ...

    def ghosts(self, state: S, seat: Seat, path: Sequence[Choice]) -> tuple[Ghost, ...]:
        """Return the marks a preview shows for the beginning of a move."""
        ...

    def engine(self, fast: bool | None) -> Engine[S]:
        """Return the game's kernel, plain or compiled; None: compiled once that costs no wait."""
        ...


AnyGame = Game[Any]


def start_game(game: Game[S], seats: int, chosen: Mapping[str, str] | None = None) -> S:
    """Return the first state; InvalidSetup if there is no such option or number of seats."""
    check_seats(game, seats)
    return game.start(seats, fill_options(game.options, chosen or {}))


def check_seats(game: Game[S], seats: int) -> None:
    """Raise InvalidSetup if the game is not for so many seats."""
    if seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        span = f"exactly {low}" if low == high else f"{low} to {high}"
        raise InvalidSetup(f"{game.id} is for {span} seats, not {seats}")


def is_chance(game: Game[S], state: S) -> bool:
    """Say whether the next step is a roll."""
    return bool(game.rolls(state))


def draw_roll(game: Game[S], state: S, rng: Rng) -> tuple[Rng, Roll]:
    """Draw the next roll by its weights; the compiled kernels draw the very same."""
    rolls = game.rolls(state)
    rng, ticket = draw_below(rng, sum(weighted.weight for weighted in rolls))
    for roll, weight in rolls:
        if ticket < weight:
            return rng, roll
        ticket -= weight
    raise AssertionError("the weights add up")
