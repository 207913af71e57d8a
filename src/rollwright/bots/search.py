"""Search for the best move: playouts by sequential halving, or expectimax where values are learned.

Sequential halving gives all moves a few playouts, then the better half more, and so on. It spends a budget
almost as well as if it knew which moves are close, has no constant to tune, and needs few large batches,
which run in parallel. Playout n uses the same dice after every move (common random numbers), so that luck
cancels out of the comparison.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, pairwise
from math import sqrt
from time import monotonic
from typing import Generic, TypeVar

from rollwright.any_game import AnyGame
from rollwright.core.engine import Engine, Expectimax
from rollwright.core.game import Game, draw_roll, start_game
from rollwright.core.rng import DICE, make_rng
from rollwright.core.types import Move, MoveStep, Seat

S = TypeVar("S")
CANDIDATES, FEW = 16, 4
"""Moves that a search evaluates: fewer where playouts are costly and moves are ranked well."""
SMALLEST_BATCH = 8
"""The least number of playouts for a thread of its own."""
FIRST_BATCH = 64
"""Playouts of the first round when the clock is the budget; each round doubles them."""
EXPECTIMAX_COST = 16
"""Playouts that cost as much as expectimax of depth 1 after one move."""
MOST_EXPANDED, LEAST_EXPANDED = 8, 3
"""Moves that expectimax evaluates: at most, and where all others are far behind."""
NEAR = 2.5
"""Points that a move may be behind the best by values alone, to be evaluated at depth 1;"""
CLOSE = 0.7
"""and behind the best at depth 1, to be evaluated at depth 2,"""
DEPTH_2_COST = 9
"""which costs this many times as much."""
SURELY = 4
"""A move this many standard errors behind the best, on common dice, is dropped."""
ENOUGH = 64
"""Playouts after which a standard error is reliable."""
PLENTY = 512
"""Playouts after which a move is also dropped if it can hardly be better by more than a trifle:"""
TRIFLE_OF_POINTS, TRIFLE_OF_CHANCE = 0.2, 0.002
HARDLY = 2
"""Standard errors within which the trifle must lie."""
CAN_THREAD = sys.platform != "emscripten"
"""Python in a page has one thread."""
FIRST_DECISIONS = 3
"""Decisions of a game that together call all functions of its search."""


@dataclass(frozen=True)
class Budget:
    """The budget of a search: playouts, or seconds (then results are not reproducible)."""

    playouts: int = 2000
    seconds: float | None = None

    def __str__(self) -> str:
        return str(self.playouts) if self.seconds is None else f"{self.seconds:g}s"


@dataclass(frozen=True)
class Candidate:
    """A move and the values of its playouts."""

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
        """Return the standard error of the lead over another, on the same dice."""
        return error_of([mine - theirs for mine, theirs in zip(self.values, other.values)]) / self.scale


def error_of(values: Sequence[int]) -> float:
    """[1, 3] -> 1.0: the standard error of the mean"""
    n, total, squares = len(values), sum(values), sum(value * value for value in values)
    return sqrt((n * squares - total * total) / (n * n * (n - 1))) if n > 1 else 0.0


@dataclass(frozen=True)
class Trial(Generic[S]):
    """The evaluation of a seat's moves in a state, as the seat sees it, with the seed of its playouts."""

    engine: Engine[S]
    state: S
    seat: Seat
    seed: int
    threads: int

    def run(self, moves: Sequence[Move], first: int, playouts: int) -> list[list[int]]:
        """Return the moves' values (none: the state's), the same for any number of threads."""
        parts = cut(first, playouts, self.threads)
        if len(parts) == 1:
            return self._part(moves, first, playouts)
        found = _pool(self.threads).map(lambda part: self._part(moves, *part), parts)
        return [list(chain.from_iterable(pieces)) for pieces in zip(*found)]

    @property
    def trifle(self) -> float:
        """A difference in value that is not worth any time."""
        return trifle_of(self.engine)

    @property
    def playout_cost(self) -> int:
        """The cost of one playout, in playouts by the greedy policy."""
        return self.engine.playout_cost(self.state)

    def afford(self, playouts: int) -> int:
        """Return how many playouts a budget of greedy ones buys."""
        return max(1, playouts // self.playout_cost)

    def expectimax(self, values: Expectimax[S], moves: Sequence[Move], depth: int) -> list[int]:
        """Return the expected value of each move over the next rolls, the same for any number of threads."""
        pieces = [moves[n :: self.threads] for n in range(min(self.threads, len(moves)))]
        if len(pieces) == 1:
            return values.expectimax(self.state, self.seat, moves, depth)
        found, run = [0] * len(moves), _pool(self.threads).map
        parts = run(lambda piece: values.expectimax(self.state, self.seat, piece, depth), pieces)
        for n, part in enumerate(parts):
            found[n :: self.threads] = part
        return found

    def to_the_end(self) -> Trial[S]:
        """Return the trial by playouts that run to the end."""
        return replace(self, engine=self.engine.full_playouts)

    def _part(self, moves: Sequence[Move], first: int, playouts: int) -> list[list[int]]:
        return self.engine.evaluate(self.state, self.seat, moves, self.seed, first, playouts)


def trifle_of(engine: Engine[S]) -> float:
    """Return a difference in value that is imperceptible."""
    return TRIFLE_OF_CHANCE if engine.wants_victory else TRIFLE_OF_POINTS


def cut(first: int, playouts: int, threads: int) -> list[tuple[int, int]]:
    """0, 100, 3 -> [(0, 34), (34, 33), (67, 33)]"""
    pieces = max(1, min(threads, playouts // SMALLEST_BATCH))
    ends = [first + -(-playouts * piece // pieces) for piece in range(pieces + 1)]
    return [(begin, end - begin) for begin, end in pairwise(ends)]


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="playouts")


def make_trial(game: Game[S], state: S, seat: Seat, seed: int, threads: int | None = None) -> Trial[S]:
    """Return a trial of the seat's view of a state."""
    count = threads or os.cpu_count() or 1 if CAN_THREAD else 1
    return Trial(game.engine(fast=True), game.view(state, seat), seat, seed, count)


def warm_up(game: AnyGame) -> None:
    """Compile everything that searches of a game need; may run in a thread."""
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


def search(trial: Trial[S], budget: Budget, most: int = CANDIDATES) -> tuple[Candidate, ...]:
    """Return the moves evaluated, best first; those dropped earlier come after those kept longer.

    Playouts saved on moves that are surely worse are not spent on others, so that a large budget costs less
    where the best move is clear.
    """
    if (values := trial.engine.expectimax_for(trial.state, trial.seat)) is not None:
        return _search_by_expectimax(trial, values, budget, most)
    cost = trial.playout_cost
    moves = trial.engine.shortlist(trial.state, trial.seat, min(most, FEW) if cost > 1 else most)
    alive = [Candidate(move, (), trial.engine.scale) for move in moves]
    if budget.seconds is not None:
        return _search_by_clock(trial, alive, budget.seconds)
    dropped: list[Candidate] = []
    first, planned = 0, len(alive)
    rounds = max(1, (planned - 1).bit_length())
    while len(alive) > 1:
        for each in cut_round(max(int(cost > 1), budget.playouts // (cost * rounds * planned))):
            alive, worse = split_off(_try_more(trial, alive, first, each), trial.trifle)
            first, dropped = first + each, [*worse, *dropped]
        planned = (planned + 1) // 2
        dropped, alive = [*alive[planned:], *dropped], alive[:planned]
    return (*alive, *dropped)


def cut_round(playouts: int) -> list[int]:
    """300 -> [64, 64, 128, 44]: after each part some moves may be dropped"""
    ends = [0]
    while ends[-1] < playouts:
        ends.append(min(playouts, max(ENOUGH, 2 * ends[-1])))
    return [end - begin for begin, end in pairwise(ends)]


def split_off(ranked: list[Candidate], trifle: float) -> tuple[list[Candidate], list[Candidate]]:
    """Split sorted candidates into those that may still be best by more than a trifle, and the others."""
    best, *others = ranked
    if len(best.values) < ENOUGH:
        return ranked, []
    hopeful = [_may_be_better(c, best, trifle) for c in others]
    rest = list(zip(others, hopeful))
    return [best, *(c for c, hope in rest if hope)], [c for c, hope in rest if not hope]


def _may_be_better(other: Candidate, best: Candidate, trifle: float) -> bool:
    lead, error = best.value - other.value, best.error_of_lead(other)
    return lead < SURELY * error and (len(best.values) < PLENTY or HARDLY * error - lead > trifle)


def _try_more(trial: Trial[S], alive: list[Candidate], first: int, each: int) -> list[Candidate]:
    """Give every candidate more playouts and sort them; equals keep their order."""
    if each < 1 or len(alive) == 1:
        return alive
    found = trial.run([candidate.move for candidate in alive], first, each)
    grown = [Candidate(c.move, (*c.values, *more), c.scale) for c, more in zip(alive, found)]
    return sorted(grown, key=lambda candidate: -candidate.value)


def _search_by_expectimax(
    trial: Trial[S], values: Expectimax[S], budget: Budget, most: int
) -> tuple[Candidate, ...]:
    """Evaluate the most promising moves at depth 1, then at depth 2 those that are close to the best."""
    start, affordable = monotonic(), budget.playouts // EXPECTIMAX_COST
    ranked = values.ranked(trial.state, trial.seat, most)
    alive = [Candidate(move, (), trial.engine.scale) for move, _ in ranked]
    near = sum(value >= ranked[0][1] - NEAR * trial.engine.scale for _, value in ranked)
    paid = MOST_EXPANDED if budget.seconds is not None else max(2, min(MOST_EXPANDED, affordable))
    first = alive[: min(paid, max(LEAST_EXPANDED, near))]
    found = evaluate_at_depth(trial, values, first, 1)
    if budget.seconds is not None:
        affordable = int(len(first) * budget.seconds / max(1e-6, monotonic() - start))
    best = found[0].value if found else 0.0
    deep = max(0, affordable - len(first)) // DEPTH_2_COST
    close = [c for c in found if best - c.value <= CLOSE][:deep]
    deeper = evaluate_at_depth(trial, values, close, 2) if len(close) > 1 else []
    return (*deeper, *found[len(deeper) :], *alive[len(first) :])


def evaluate_at_depth(
    trial: Trial[S], expectimax: Expectimax[S], candidates: list[Candidate], depth: int
) -> list[Candidate]:
    """Return the candidates with their expected values, best first; every roll of depth counts as a value."""
    values = trial.expectimax(expectimax, [candidate.move for candidate in candidates], depth)
    found = [Candidate(c.move, (value,) * depth, c.scale) for c, value in zip(candidates, values)]
    return sorted(found, key=lambda candidate: -candidate.value)


def _search_by_clock(trial: Trial[S], alive: list[Candidate], seconds: float) -> tuple[Candidate, ...]:
    """Halve the moves after each equal share of the time."""
    start, rounds = monotonic(), max(1, (len(alive) - 1).bit_length())
    dropped: list[Candidate] = []
    first = 0
    for number in range(1, rounds + 1):
        each = max(1, FIRST_BATCH // (trial.playout_cost * max(1, len(alive))))
        while len(alive) > 1 and monotonic() - start < seconds * number / rounds:
            alive = _try_more(trial, alive, first, each)
            first += each
        dropped, alive = [*alive[(len(alive) + 1) // 2 :], *dropped], alive[: (len(alive) + 1) // 2]
    return (*alive, *dropped)
