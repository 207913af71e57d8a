"""What bots, simulations and tables ask of a game: lists of moves, scores, policies and playouts.

`kernel.engine` answers for a game with a kernel, `core.rules_engine` for one without. Every engine derives
from `Engine`, which answers what an engine need not answer itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, Self, TypeVar, cast

from .options import Options
from .rng import Rng
from .types import Move, Seat

S_contra = TypeVar("S_contra", contravariant=True)


@dataclass(frozen=True, eq=False)
class PlayedGames:
    """Many finished games with the same seats, as nested sequences or as arrays of the same shape."""

    terms: object
    """The breakdown's values by game, seat and term."""
    turns: object
    winners: object
    """By game and seat whether it won, alone or with others."""

    @classmethod
    def of(
        cls,
        terms: Sequence[Sequence[Sequence[int]]],
        turns: Sequence[int],
        winners: Sequence[Sequence[Seat]],
    ) -> PlayedGames:
        """Return games from terms by seat, turns, and the list of each game's winners."""
        won = [[seat in seats for seat in range(len(game))] for game, seats in zip(terms, winners)]
        return cls(terms, turns, won)

    def list_terms(self) -> list[list[list[int]]]:
        """Return the terms as lists."""
        return cast(list[list[list[int]]], _as_lists(self.terms))

    def list_turns(self) -> list[int]:
        """Return the turns as a list."""
        return cast(list[int], _as_lists(self.turns))

    def list_winners(self) -> list[list[Seat]]:
        """Return the winners of each game."""
        games = cast(list[list[bool]], _as_lists(self.winners))
        return [[seat for seat, won in enumerate(seats) if won] for seats in games]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PlayedGames):
            return NotImplemented
        pairs = ((self.terms, other.terms), (self.turns, other.turns), (self.winners, other.winners))
        return all(_as_lists(one) == _as_lists(another) for one, another in pairs)


class _Array(Protocol):
    """An array of NumPy's, which core does not import."""

    def tolist(self) -> object: ...


def _as_lists(values: object) -> object:
    """Return nested sequences, or an array, as nested lists."""
    if isinstance(values, list | tuple):
        return [*map(_as_lists, values)]
    return values if isinstance(values, int) else cast(_Array, values).tolist()


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


class Expectimax(Protocol[S_contra]):
    """An exact search over the next rolls, by learned values."""

    def ranked(self, state: S_contra, seat: Seat, most: int) -> list[tuple[Move, int]]:
        """Return at most `most` moves of a waiting seat, best first, each with its learned value."""
        ...

    def expectimax(self, state: S_contra, seat: Seat, moves: Sequence[Move], depth: int) -> list[int]:
        """Return the expected value of each move over the next roll (`depth` 1) or the next two (2)."""
        ...

    def luck(self, before: S_contra, after: S_contra, seat: Seat) -> int:
        """Return how much the roll between two states raised a seat's value above its expectation."""
        ...


class Engine(ABC, Generic[S_contra]):
    """The hot part of a game, plain or compiled; both give the same results for the same seed."""

    # ---- what an engine may change

    @property
    def policies(self) -> tuple[str, ...]:
        """Names of the built-in policies, weakest first; bots of the same name follow them."""
        return ("random", "greedy")

    @property
    def scale(self) -> int:
        """How many units of a value are one point (or, in a game that is won or lost, certain victory)."""
        return 1

    @property
    def wants_victory(self) -> bool:
        """Whether values are chances to win; otherwise they are points at the end of the game."""
        return False

    @property
    def is_quick(self) -> bool:
        """Whether lists, previews and scores take a millisecond at most, compiled, in every state."""
        return False

    @property
    def full_playouts(self) -> Self:
        """The engine whose playouts run to the end; other than itself where playouts are truncated."""
        return self

    def playout_cost(self, state: S_contra) -> int:
        """Return the cost of one playout, in playouts by the greedy policy."""
        return 1

    def expectimax_for(self, state: S_contra, seat: Seat) -> Expectimax[S_contra] | None:
        """Return the exact search for a seat's moves; None where no values were learned."""
        return None

    def equals(self, state: S_contra, seat: Seat, policy: str, rng: Rng, within: int = 0) -> tuple[Move, ...]:
        """Return the policy's move and all that it values as much, but for `within`."""
        return (self.choose(state, seat, policy, rng),)

    def offer(self, state: S_contra, seat: Seat) -> Offered:
        """Return `paths` and the different rows of `outlook` together."""
        return Offered(self.paths(state, seat), *find_different(self.outlook(state, seat)))

    # ---- what every engine does

    @abstractmethod
    def moves(self, state: S_contra, seat: Seat) -> tuple[Move, ...]:
        """Return what `Game.moves` returns."""

    @abstractmethod
    def paths(self, state: S_contra, seat: Seat) -> list[list[int]]:
        """Return the same moves as paths of the vocabulary's numbers."""

    @abstractmethod
    def outlook(self, state: S_contra, seat: Seat) -> list[list[int]]:
        """Return the breakdown's values after each of the seat's moves, in the order of `moves`."""

    @abstractmethod
    def score(self, state: S_contra, seat: Seat) -> list[int]:
        """Return the breakdown's values of the seat's present score."""

    @abstractmethod
    def choose(self, state: S_contra, seat: Seat, policy: str, rng: Rng) -> Move:
        """Return the policy's move, one of `Game.moves`."""

    @abstractmethod
    def shortlist(self, state: S_contra, seat: Seat, most: int) -> tuple[Move, ...]:
        """Return at most `most` legal moves of a waiting seat, best first by a quick estimate."""

    @abstractmethod
    def evaluate(
        self, state: S_contra, seat: Seat, moves: Sequence[Move], seed: int, first: int, playouts: int
    ) -> list[list[int]]:
        """Return the values of each move in playouts number `first` to `first + playouts - 1` of a seed.

        Playout number n uses the same dice after every move, so that moves are compared on equal dice.
        Without moves the state itself is evaluated, also where another seat is to move. A value is the
        seat's result, or the kernel's estimate of it where playouts are truncated.
        """

    @abstractmethod
    def play(
        self, options: Options, policies: Sequence[str], seed: int, first: int, games: int
    ) -> PlayedGames:
        """Play games number `first` to `first + games - 1` of a seed to the end, a policy for each seat.

        Dice come from stream 0 of (seed, game), so that every policy meets the same dice.
        """

    @abstractmethod
    def run_playouts(self, options: Options, seed: int, games: int) -> int:
        """Play random games as fast as possible and return the number of decisions made."""

    @abstractmethod
    def trace(self, options: Options, seed: int, game: int) -> list[int]:
        """Play one random game and return a hash of the state after every step."""
