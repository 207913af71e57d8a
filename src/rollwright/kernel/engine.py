"""Engines: the hot part of a game, plain or compiled, as the rest of the house asks for it.

A game whose kernel implements `kernel.interface` gets everything here by saying what its tables and
positions are (`KernelEngine`). A game without a kernel plays by its rules alone (`core.rules_engine`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, ParamSpec, TypeVar

from ..compiler.jit import compiled, warm
from ..compiler.target import Function
from ..compiler.wasm import LOADED
from ..core.engine import Engine, Offered, PlayedGames
from ..core.errors import IllegalMove
from ..core.options import Options
from ..core.rng import Rng
from ..core.types import Move, Roll, Seat
from ..core.vocabulary import Vocabulary
from . import interface as kernel
from .course import Results, play_games
from .interface import RNG_SIZE, AllRandom, KernelWorkspace, Workspace
from .planes import PlaneSet
from .result_rows import cut, cut_paths, read_results, sort_rows
from .speeds import COMPILED, PLAIN, MakeArray, Speed
from .types import Params, Policies, Position, Scratch

P = ParamSpec("P")
Q = ParamSpec("Q")
T = TypeVar("T")
S = TypeVar("S")
U = TypeVar("U")
X = TypeVar("X")
Point = tuple[Params, Position]
"""The params of a table and a position there."""
LONGEST_GAME = 10_000
"""More steps than any game takes."""
UNRANKED = -(1 << 62)
"""In the place of a move's value, until a policy ranks all moves: many choose without."""


@dataclass(frozen=True)
class KernelEngine(Engine[S]):
    """An engine over a kernel. `fast` is None for: compiled as soon as that costs no wait.

    In a page that has the kernel as a WebAssembly module, every engine runs there.
    """

    fast: bool | None
    is_quick = True
    allocates: ClassVar[bool] = True
    """Whether its kernel makes arrays of its own; one that does not is compiled to be quicker."""
    alone: ClassVar[int] = 1
    """Seats of the games that `run_playouts` and `trace` play."""
    decides_together: ClassVar[bool] = False
    """Whether its kernel plays tables whose seats decide at once (`kernel.course`)."""
    shares_position: ClassVar[bool] = False
    """Whether a position holds all seats; otherwise each seat has a position of its own."""

    def __post_init__(self) -> None:
        if self.terms > kernel.MOST_TERMS:
            raise ValueError(f"a score has at most {kernel.MOST_TERMS} terms, not {self.terms}")

    # ---- what a game says of itself

    @property
    @abstractmethod
    def terms(self) -> int:
        """How many terms a score has."""

    @property
    @abstractmethod
    def most_moves(self) -> int:
        """A bound on the number of legal moves, so that arrays hold them all."""

    @property
    def most_listed(self) -> int:
        """The same of those listed where games are stepped choice by choice, which may be few."""
        return self.most_moves

    @property
    @abstractmethod
    def position(self) -> int:
        """Integers that a position takes."""

    @property
    @abstractmethod
    def vocabulary(self) -> Vocabulary:
        """The choices that moves are paths of."""

    @property
    def planes(self) -> PlaneSet | None:
        """What learners see; without, they see the game by its rules and its vocabulary."""
        return None

    @property
    def row(self) -> int:
        """Integers that one seat takes in a batch of games."""
        return self.position + RNG_SIZE

    @property
    def home(self) -> str:
        """The module whose kernel it is."""
        return type(self).__module__

    @abstractmethod
    def setup(self, options: Options, seats: int, speed: Speed) -> Point:
        """Return the table and the position before the first roll."""

    @abstractmethod
    def point(self, state: S, seat: Seat, speed: Speed) -> Point:
        """Return the table and the position as the seat sees them; `list_codes` lists its moves there."""

    def seen(self, state: S, seat: Seat, speed: Speed) -> Point:
        """Return the same as it is shown to the seat, also where it has nothing to decide."""
        return self.point(state, seat, speed)

    @abstractmethod
    def is_waiting(self, state: S, seat: Seat) -> bool:
        """Say whether the seat may move."""

    def check_alone(self, options: Options) -> None:
        """Raise InvalidSetup if games with these options cannot be stepped by the kernel alone."""
        return

    @abstractmethod
    def state_of(self, options: Options, at: Position) -> tuple[S, str]:
        """Return the state of a table that stands where the kernel alone put it, and its roll as text."""

    def state_of_seats(
        self,
        options: Options,
        seen: Sequence[Position],
        now: Sequence[Position],
        done: Sequence[bool],
        waiting: tuple[Seat, ...],
    ) -> tuple[S, str]:
        """Return the same of a table whose seats decide at once: what others see of each seat, where it
        stands, whether it has moved, and the seats that may move."""
        raise NotImplementedError(f"{self.home} has no tables whose seats decide at once")

    def roll_number(self, roll: Roll) -> int:
        """Return the kernel's number of a roll, as `land_at` takes it."""
        raise NotImplementedError(f"{self.home} has no numbers of its rolls")

    def code_of(self, state: S, seat: Seat, move: Move) -> int:
        """Return the kernel's number of a legal move; a game with many moves finds it without a list."""
        wanted, codes = list(self.vocabulary.path_of(move)), [0] * self.most_moves
        paths = [0] * (self.most_moves * self.vocabulary.longest)
        point = self.point(state, seat, PLAIN)
        listed = kernel.list_paths(*point, codes, paths, self.vocabulary.longest)
        found = cut_paths(paths[: listed * self.vocabulary.longest], self.vocabulary.longest)
        if not self.is_waiting(state, seat) or wanted not in found:
            said = " ".join(f"{choice.kind} {choice.value}" for choice in move)
            raise IllegalMove(f"seat {seat + 1} cannot do that now: {said}")
        return int(codes[found.index(wanted)])

    # ---- what it gets

    def allocates_in(self, function: Function) -> bool:
        """Say whether its kernel makes arrays of its own in what this entry point does."""
        return self.allocates

    def at_speed(self, function: Callable[P, T]) -> tuple[Callable[P, T], Speed]:
        """Return the function at this engine's speed, and which that is."""
        module = LOADED.get(self.home)
        entry = None if module is None else module.entry(function)
        if module is not None and entry is not None:
            return entry, module
        if self.fast:
            return compiled(function, self.home, self.allocates_in(function)), COMPILED
        ready = warm(function, self.home) if self.fast is None else None
        return (function, PLAIN) if ready is None else (ready, COMPILED)

    def both_at_speed(
        self, one: Callable[P, T], other: Callable[Q, U]
    ) -> tuple[Callable[P, T], Callable[Q, U], Speed]:
        """Return two functions that share arrays: both plain while one of them is not warm."""
        (first, speed), (second, its_speed) = self.at_speed(one), self.at_speed(other)
        return (first, second, speed) if speed is its_speed else (one, other, PLAIN)

    def workspace(self, speed: Speed, seats: int = 1) -> Workspace:
        """Return a workspace for a kernel."""
        return self.arrays(speed, seats, self.scratch(speed.ints))

    def arrays(self, speed: Speed, seats: int, scratch: X) -> KernelWorkspace[X]:
        """Return a workspace with that scratch memory."""
        most, ints = self.most_moves, speed.ints
        rows = ints("rows", seats * self.row)
        return KernelWorkspace(ints("codes", most), ints("values", most), rows, scratch)

    def scratch(self, make: MakeArray) -> Scratch:
        """Return what the workspace holds besides, by arrays that `make` makes; nothing by default."""
        return 0

    def paths(self, state: S, seat: Seat) -> list[list[int]]:
        """Return the seat's legal moves as paths of numbers."""
        if not self.is_waiting(state, seat):
            return []
        listing, speed = self.at_speed(kernel.list_paths)
        longest, codes = self.vocabulary.longest, speed.ints("codes", self.most_moves)
        paths = speed.ints("paths", self.most_moves * longest)
        moves = listing(*self.point(state, seat, speed), codes, paths, longest)
        return cut_paths(paths[: moves * longest], longest)

    def moves(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """Return the seat's legal moves."""
        return tuple(map(self.vocabulary.move_of, self.paths(state, seat)))

    def offer(self, state: S, seat: Seat) -> Offered:
        """Return the seat's legal moves with the scores after them, listed once for both."""
        if not self.is_waiting(state, seat):
            return Offered([], [], [])
        listing, scoring, speed = self.both_at_speed(kernel.list_paths, kernel.score_after)
        longest, codes = self.vocabulary.longest, speed.ints("codes", self.most_moves)
        paths, point = speed.ints("paths", self.most_moves * longest), self.point(state, seat, speed)
        moves = listing(*point, codes, paths, longest)
        terms = speed.ints("terms", moves * self.terms)
        scoring(*point, seat, codes, moves, terms, self.terms)
        return Offered(
            cut_paths(paths[: moves * longest], longest), *sort_rows(terms[: moves * self.terms], self.terms)
        )

    def outlook(self, state: S, seat: Seat) -> list[list[int]]:
        """Return the terms of the seat's score after each of its moves, in the order of `moves`."""
        if not self.is_waiting(state, seat):
            return []
        listing, scoring, speed = self.both_at_speed(kernel.count_codes, kernel.score_after)
        point, codes = self.point(state, seat, speed), speed.ints("codes", self.most_moves)
        moves = listing(*point, codes)
        terms = speed.ints("terms", moves * self.terms)
        scoring(*point, seat, codes, moves, terms, self.terms)
        return cut(terms[: moves * self.terms], self.terms)

    def score(self, state: S, seat: Seat) -> list[int]:
        """Return the terms of the seat's score."""
        scoring, speed = self.at_speed(kernel.score_now)
        terms = speed.ints("terms", self.terms)
        scoring(*self.point(state, seat, speed), seat, terms)
        return [int(term) for term in terms[: self.terms]]

    def choose(self, state: S, seat: Seat, policy: str, rng: Rng) -> Move:
        """Return the policy's move for a waiting seat."""
        choosing, speed = self.at_speed(kernel.choose_code)
        point = self.point(state, seat, speed)
        _, code = choosing(*point, self.policies.index(policy), self.workspace(speed), rng)
        return self.move_of(point, code)

    def equals(self, state: S, seat: Seat, policy: str, rng: Rng, within: int = 0) -> tuple[Move, ...]:
        """Return the policy's move and those it ranked as high; the move alone where it ranked none."""
        choosing, speed = self.at_speed(kernel.choose_code)
        listing, _ = self.at_speed(kernel.count_codes)
        point, workspace = self.point(state, seat, speed), self.workspace(speed)
        last = listing(*point, workspace.codes) - 1
        workspace.values[last] = UNRANKED
        _, code = choosing(*point, self.policies.index(policy), workspace, rng)
        moves = listing(*point, workspace.codes)  # a policy may have listed other moves meanwhile
        best = kernel.first_best(workspace.values, moves)
        if workspace.values[last] == UNRANKED or workspace.codes[best] != code:
            return (self.move_of(point, code),)
        ranked = [n for n in range(moves) if workspace.values[n] >= workspace.values[best] - within]
        return tuple(self.move_of(point, workspace.codes[n]) for n in ranked)

    def move_of(self, point: Point, code: int) -> Move:
        """Return a kernel's move as a path of choices."""
        path = [0] * self.vocabulary.longest
        kernel.write_path(*point, int(code), path, 0, self.vocabulary.longest)
        return self.vocabulary.move_of([number for number in path if number])

    def shortlist(self, state: S, seat: Seat, most: int) -> tuple[Move, ...]:
        """Return the most promising moves of a waiting seat, best first."""
        return tuple(move for move, _ in self.ranked(state, seat, most))

    def ranked(self, state: S, seat: Seat, most: int) -> list[tuple[Move, int]]:
        """Return the same with what each promises."""
        moves, point, workspace = self.rank(state, seat)
        best = sorted(range(moves), key=lambda n: -workspace.values[n])[:most]
        return [(self.move_of(point, workspace.codes[n]), int(workspace.values[n])) for n in best]

    def rank(self, state: S, seat: Seat) -> tuple[int, Point, Workspace]:
        """Return how many moves a waiting seat has, where it stands, and what each promises."""
        trying, speed = self.at_speed(kernel.evaluate)
        point, workspace = self.point(state, seat, speed), self.workspace(speed)
        return (
            trying(*point, seat, workspace.codes, 0, 0, 0, 0, workspace, workspace.values),
            point,
            workspace,
        )

    def evaluate(
        self, state: S, seat: Seat, moves: Sequence[Move], seed: int, first: int, playouts: int
    ) -> list[list[int]]:
        """Return what each move's playouts are worth; without moves, the state's own."""
        trying, speed = self.at_speed(kernel.evaluate)
        tried = max(1, len(moves))
        codes, values = speed.ints("tried", tried), speed.ints("worth", tried * playouts)
        for n, move in enumerate(moves):
            codes[n] = self.code_of(state, seat, move)
        params, at = self.point(state, seat, speed)
        trying(params, at, seat, codes, len(moves), seed, first, playouts, self.workspace(speed), values)
        return cut(values[: tried * playouts], playouts)

    def play(
        self, options: Options, policies: Sequence[str], seed: int, first: int, games: int
    ) -> PlayedGames:
        """Play games number `first` to `first + games - 1` of a seed to the end, a policy for each seat."""
        playing, speed = self.at_speed(play_games)
        seats, numbers = len(policies), tuple(map(self.policies.index, policies))
        chosen: Policies = speed.array(numbers) if any(numbers) else AllRandom(seats)
        turns, winners = speed.ints("turns", games), speed.ints("winners", games * seats)
        terms = speed.ints("all", games * seats * self.terms)
        results = Results(turns, terms, winners, self.terms)
        workspace, at = self.workspace(speed, seats), self.setup(options, seats, speed)
        playing(*at, chosen, seed, first, games, workspace, results)
        return read_results(turns[:games], terms[: games * seats * self.terms], winners[: games * seats])

    def run_playouts(self, options: Options, seed: int, games: int) -> int:
        """Play that many random games as fast as possible and return the number of decisions made."""
        running, speed = self.at_speed(kernel.run_playouts)
        return running(*self.setup(options, self.alone, speed), seed, games, self.workspace(speed))

    def trace(self, options: Options, seed: int, game: int) -> list[int]:
        """Play one random game and return a hash of every position passed."""
        tracing, speed = self.at_speed(kernel.trace_game)
        hashes, at = speed.ints("hashes", LONGEST_GAME), self.setup(options, self.alone, speed)
        steps = tracing(*at, seed, game, self.workspace(speed), hashes, LONGEST_GAME)
        return [int(each) for each in hashes[:steps]]
