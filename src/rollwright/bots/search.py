"""Finding the best move by playouts: many moves get a few, the better half gets more, and so on.

Sequential halving spends a budget almost as well as if it knew which moves are close, needs no constant
to tune, and asks for playouts in few large batches, which run side by side. Every move meets the same
chance in playout n, so that luck cancels out of the comparison.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, pairwise
from math import sqrt
from time import monotonic
from typing import Any, TypeVar

from rollwright.core.game import AnyGame, Engine, Game, draw_roll, start_game
from rollwright.core.powers import Cutting, Dear, Foreseeing
from rollwright.core.rng import DICE, make_rng
from rollwright.core.types import Move, MoveStep, Seat

S = TypeVar("S")
CANDIDATES, FEW = 16, 4
"""Moves that a search looks at closely: fewer where playouts are dear, and moves well ranked."""
SMALLEST_BATCH = 8
"""Playouts that are worth a thread of their own."""
FIRST_BATCH = 64
"""Playouts of the first round when the clock is the budget; each round doubles them."""
LOOK = 16
"""Playouts that cost as much as looking a roll ahead exactly does."""
LOOKED_AT, FEWEST = 8, 3
"""Moves after which a roll is looked ahead: so many at most, and so few where the others are far behind."""
NEAR = 2.5
"""Points that a move may be behind the best by the values alone, to be looked at by one roll;"""
CLOSE = 0.7
"""and behind the best by one roll, to be looked at by two,"""
LOOKS_OF_TWO = 9
"""which costs as much as so many looks."""
SURELY = 4
"""So many standard errors behind the best on common dice, a move is given up."""
ENOUGH = 64
"""Playouts after which an error is worth believing."""
PLENTY = 512
"""Playouts after which a move is given up, too, that can hardly be better by anything worth the time:"""
TRIFLE_OF_POINTS, TRIFLE_OF_CHANCE = 0.2, 0.002
HARDLY = 2
"""Standard errors that a trifle must be away from."""
FIRST_DECISIONS = 3
"""So many decisions of a game meet all that its search is made of."""


@dataclass(frozen=True)
class Budget:
    """How much a search may spend: playouts, or seconds (which gives up repeatability)."""

    playouts: int = 2000
    seconds: float | None = None

    def __str__(self) -> str:
        return str(self.playouts) if self.seconds is None else f"{self.seconds:g}s"


@dataclass(frozen=True)
class Candidate:
    """A move and what each of its playouts was worth."""

    move: Move
    values: Sequence[int]
    scale: int

    @property
    def value(self) -> float:
        """The mean value: points, or the chance to win."""
        return sum(self.values) / (max(1, len(self.values)) * self.scale)

    @property
    def error(self) -> float:
        """The standard error of the value."""
        return error_of(self.values) / self.scale

    def error_of_lead(self, other: Candidate) -> float:
        """Return the standard error of the lead over another, which met the same chance."""
        return error_of([mine - theirs for mine, theirs in zip(self.values, other.values)]) / self.scale


def error_of(values: Sequence[int]) -> float:
    """[1, 3] -> 1.0: the standard error of the mean"""
    n, total, squares = len(values), sum(values), sum(value * value for value in values)
    return sqrt((n * squares - total * total) / (n * n * (n - 1))) if n > 1 else 0.0


@dataclass(frozen=True)
class Trial:
    """What is tried: a state as a seat sees it, and the seed of its playouts."""

    engine: Engine[Any]
    state: Any
    seat: Seat
    seed: int
    threads: int

    def run(self, moves: Sequence[Move], first: int, playouts: int) -> list[list[int]]:
        """Return the moves' values (none: the state's); the number of threads changes nothing."""
        parts = cut(first, playouts, self.threads)
        if len(parts) == 1:
            return self._part(moves, first, playouts)
        found = _pool(self.threads).map(lambda part: self._part(moves, *part), parts)
        return [list(chain.from_iterable(pieces)) for pieces in zip(*found)]

    @property
    def trifle(self) -> float:
        """A difference in value that nobody should spend time on."""
        return trifle_of(self.engine)

    @property
    def price(self) -> int:
        """How many ordinary playouts one of the engine's is worth here."""
        return self.engine.price(self.state) if isinstance(self.engine, Dear) else 1

    def afford(self, playouts: int) -> int:
        """Return how many playouts a budget of ordinary ones buys."""
        return max(1, playouts // self.price)

    @property
    def can_look(self) -> bool:
        """Say whether the engine looks a roll ahead exactly here."""
        return isinstance(self.engine, Foreseeing) and self.engine.can_foresee(self.state, self.seat)

    def rank(self, most: int) -> list[tuple[Move, int]]:
        """Return the most promising moves, best first, with what each is worth by the values alone."""
        assert isinstance(self.engine, Foreseeing)
        return self.engine.ranked(self.state, self.seat, most)

    def look(self, moves: Sequence[Move], rolls: int) -> list[int]:
        """Return what the moves are worth before the dice fall again; threads change nothing."""
        pieces = [moves[n :: self.threads] for n in range(min(self.threads, len(moves)))]
        if len(pieces) == 1:
            return self._look(moves, rolls)
        worth = [0] * len(moves)
        for n, found in enumerate(_pool(self.threads).map(lambda piece: self._look(piece, rolls), pieces)):
            worth[n :: self.threads] = found
        return worth

    def to_the_end(self) -> Trial:
        """Return the trial by whole playouts, where the engine cuts them short for the sake of a search."""
        return replace(self, engine=self.engine.whole) if isinstance(self.engine, Cutting) else self

    def _look(self, moves: Sequence[Move], rolls: int) -> list[int]:
        assert isinstance(self.engine, Foreseeing)
        return self.engine.foresee(self.state, self.seat, moves, rolls)

    def _part(self, moves: Sequence[Move], first: int, playouts: int) -> list[list[int]]:
        return self.engine.evaluate(self.state, self.seat, moves, self.seed, first, playouts)


def trifle_of(engine: Engine[Any]) -> float:
    """Return a difference in value that nobody can tell."""
    return TRIFLE_OF_CHANCE if engine.wants_victory else TRIFLE_OF_POINTS


def cut(first: int, playouts: int, threads: int) -> list[tuple[int, int]]:
    """0, 100, 3 -> [(0, 34), (34, 33), (67, 33)]"""
    pieces = max(1, min(threads, playouts // SMALLEST_BATCH))
    ends = [first + -(-playouts * piece // pieces) for piece in range(pieces + 1)]
    return [(begin, end - begin) for begin, end in pairwise(ends)]


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="playouts")


def make_trial(game: Game[S], state: S, seat: Seat, seed: int, threads: int | None = None) -> Trial:
    """Return a trial that knows no more than the seat does."""
    return Trial(game.engine(fast=True), game.view(state, seat), seat, seed, threads or os.cpu_count() or 1)


def warm_up(game: AnyGame) -> None:
    """Compile what searches of a game need, so that nobody waits for it later; a thread may do it."""
    for seats in sorted({game.seats[0], min(2, game.seats[-1])}):
        state, decisions = start_game(game, seats), 0
        dice = make_rng(1, 0, DICE)
        while decisions < FIRST_DECISIONS and game.outcome(state) is None:
            waiting = game.waiting(state)
            if waiting:
                trial = make_trial(game, state, waiting[0], seed=1, threads=1)
                best = search(trial, Budget(2 * CANDIDATES))[0]
                state, decisions = game.apply(state, MoveStep(waiting[0], best.move)), decisions + 1
            else:
                dice, roll = draw_roll(game, state, dice)
                state = game.apply(state, roll)


def search(trial: Trial, budget: Budget, most: int = CANDIDATES) -> tuple[Candidate, ...]:
    """Return the moves looked at, best first; those dropped earlier come after those kept longer.

    What is saved on moves that are surely worse is not spent on others, so that a large budget costs less
    where the move is clear.
    """
    if trial.can_look:
        return _search_by_looking(trial, trial.rank(most), budget)
    price = trial.price
    moves = trial.engine.shortlist(trial.state, trial.seat, min(most, FEW) if price > 1 else most)
    alive = [Candidate(move, (), trial.engine.scale) for move in moves]
    if budget.seconds is not None:
        return _search_by_clock(trial, alive, budget.seconds)
    dropped: list[Candidate] = []
    first, planned = 0, len(alive)
    rounds = max(1, (planned - 1).bit_length())
    while len(alive) > 1:
        for each in cut_round(max(int(price > 1), budget.playouts // (price * rounds * planned))):
            alive, worse = split_off(_try_more(trial, alive, first, each), trial.trifle)
            first, dropped = first + each, [*worse, *dropped]
        planned = (planned + 1) // 2
        dropped, alive = [*alive[planned:], *dropped], alive[:planned]
    return (*alive, *dropped)


def cut_round(playouts: int) -> list[int]:
    """300 -> [64, 64, 128, 44]: after each part some moves may be seen to be worse"""
    ends = [0]
    while ends[-1] < playouts:
        ends.append(min(playouts, max(ENOUGH, 2 * ends[-1])))
    return [end - begin for begin, end in pairwise(ends)]


def split_off(ranked: list[Candidate], trifle: float) -> tuple[list[Candidate], list[Candidate]]:
    """Return the sorted candidates that may still be best, and those that are surely not, or by a trifle."""
    best, *others = ranked
    if len(best.values) < ENOUGH:
        return ranked, []
    hopeful = [_may_be_better(c, best, trifle) for c in others]
    rest = list(zip(others, hopeful))
    return [best, *(c for c, hope in rest if hope)], [c for c, hope in rest if not hope]


def _may_be_better(other: Candidate, best: Candidate, trifle: float) -> bool:
    lead, error = best.value - other.value, best.error_of_lead(other)
    return lead < SURELY * error and (len(best.values) < PLENTY or HARDLY * error - lead > trifle)


def _try_more(trial: Trial, alive: list[Candidate], first: int, each: int) -> list[Candidate]:
    """Give every candidate more playouts and sort them; equals keep their order."""
    if each < 1 or len(alive) == 1:
        return alive
    found = trial.run([candidate.move for candidate in alive], first, each)
    grown = [Candidate(c.move, (*c.values, *more), c.scale) for c, more in zip(alive, found)]
    return sorted(grown, key=lambda candidate: -candidate.value)


def _search_by_looking(trial: Trial, ranked: list[tuple[Move, int]], budget: Budget) -> tuple[Candidate, ...]:
    """Look a roll ahead exactly after the most promising moves, then two rolls after those that are close."""
    start, looks = monotonic(), budget.playouts // LOOK
    alive = [Candidate(move, (), trial.engine.scale) for move, _ in ranked]
    near = sum(worth >= ranked[0][1] - NEAR * trial.engine.scale for _, worth in ranked)
    paid = LOOKED_AT if budget.seconds is not None else max(2, min(LOOKED_AT, looks))
    first = alive[: min(paid, max(FEWEST, near))]
    looked = _look(trial, first, 1)
    if budget.seconds is not None:
        looks = int(len(first) * budget.seconds / max(1e-6, monotonic() - start))
    best = looked[0].value if looked else 0.0
    close = [c for c in looked if best - c.value <= CLOSE][: max(0, looks - len(first)) // LOOKS_OF_TWO]
    deeper = _look(trial, close, 2) if len(close) > 1 else []
    return (*deeper, *looked[len(deeper) :], *alive[len(first) :])


def _look(trial: Trial, candidates: list[Candidate], rolls: int) -> list[Candidate]:
    """Return the candidates with what they are worth by so many rolls, best first; a roll counts as a try."""
    worth = trial.look([candidate.move for candidate in candidates], rolls)
    looked = [Candidate(c.move, (value,) * rolls, c.scale) for c, value in zip(candidates, worth)]
    return sorted(looked, key=lambda candidate: -candidate.value)


def _search_by_clock(trial: Trial, alive: list[Candidate], seconds: float) -> tuple[Candidate, ...]:
    """Halve the moves whenever an equal share of the time is used up."""
    start, rounds = monotonic(), max(1, (len(alive) - 1).bit_length())
    dropped: list[Candidate] = []
    first = 0
    for number in range(1, rounds + 1):
        each = max(1, FIRST_BATCH // (trial.price * max(1, len(alive))))
        while len(alive) > 1 and monotonic() - start < seconds * number / rounds:
            alive = _try_more(trial, alive, first, each)
            first += each
        dropped, alive = [*alive[(len(alive) + 1) // 2 :], *dropped], alive[: (len(alive) + 1) // 2]
    return (*alive, *dropped)
