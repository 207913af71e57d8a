"""Hints: the best moves of a position with their expected results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TypeVar

from rollwright.core.engine import Expectimax
from rollwright.core.game import Game
from rollwright.core.types import Move, Seat

from .planner import parse_budget
from .prospects import find_prospect
from .reasons import Prospect
from .search import Budget, Candidate, Trial, evaluate_at_depth, make_trial, search

S = TypeVar("S")
FRESH = 1 << 40
"""Playouts from this number on are reserved for measuring: no search uses them."""
BATCH = 8
"""Playouts of a move between two checks of the clock."""


@dataclass(frozen=True)
class Hint:
    """A move and its expected result: points at the end of the game, or the chance to win."""

    move: Move
    notation: str
    value: float
    error: float
    """The standard error of `value`."""
    wins: bool
    """Whether `value` is a chance to win."""
    prospect: Prospect | None = None
    """What the move changes now, and what the next roll can change after it."""


def best_moves(
    game: Game[S],
    state: S,
    seat: Seat,
    budget: Budget | int | str = 2000,
    seed: int = 1,
    count: int = 3,
) -> tuple[Hint, ...]:
    """Return the best moves of a waiting seat, best first: three, or as many as there are.

    The budget is a number of playouts, or seconds such as `"2s"`. Two thirds of it select the moves; the rest
    measures their values in fresh playouts, because the best of many estimates is biased upward. Where
    expectimax computes values exactly, there is no error.
    """
    budget = budget if isinstance(budget, Budget) else parse_budget(str(budget))
    trial = make_trial(game, state, seat, seed)
    if (values := trial.engine.expectimax_for(trial.state, seat)) is not None:
        fresh = level_depths(trial, values, search(trial, budget)[:count])
    else:
        found = search(trial, share(budget, 2 / 3))[:count]
        fresh = measure(trial.to_the_end(), found, share(budget, 1 / 3))
    wins = trial.engine.wants_victory
    ranked = sorted(fresh, key=lambda candidate: -candidate.value)
    return tuple(
        Hint(
            c.move, game.format_move(c.move), c.value, c.error, wins, find_prospect(game, state, seat, c.move)
        )
        for c in ranked
    )


def level_depths(
    trial: Trial[S], expectimax: Expectimax[S], found: Sequence[Candidate]
) -> tuple[Candidate, ...]:
    """Evaluate all moves at the depth of the best: values of different depths cannot be compared."""
    known = [candidate for candidate in found if candidate.values]
    deepest = max((len(candidate.values) for candidate in known), default=0)
    level = [candidate for candidate in known if len(candidate.values) == deepest]
    shallow = [candidate for candidate in known if len(candidate.values) < deepest]
    return (*level, *(evaluate_at_depth(trial, expectimax, shallow, deepest) if shallow else ()))


def share(budget: Budget, part: float) -> Budget:
    """Budget(300), 1/3 -> Budget(100)"""
    if budget.seconds is not None:
        return Budget(seconds=budget.seconds * part)
    return Budget(max(1, round(budget.playouts * part)))


def measure(trial: Trial[S], candidates: tuple[Candidate, ...], budget: Budget) -> tuple[Candidate, ...]:
    """Evaluate the candidates in fresh playouts, all on the same dice, and sort them."""
    moves = [candidate.move for candidate in candidates]
    if budget.seconds is None:
        playouts = trial.afford(budget.playouts)
    else:
        playouts = max(len(c.values) for c in candidates)
    each = max(2, playouts // max(1, len(moves)))
    found: list[list[int]] = [[] for _ in moves]
    batch, start = each if budget.seconds is None else min(each, BATCH), monotonic()
    for first in range(0, each if moves else 0, batch):
        more = trial.run(moves, FRESH + first, min(batch, each - first))
        found = [[*values, *new] for values, new in zip(found, more)]
        if budget.seconds is not None and monotonic() - start >= budget.seconds:
            break  # full playouts may take many times as long as those of the search
    fresh = (Candidate(move, values, trial.engine.scale) for move, values in zip(moves, found))
    return tuple(sorted(fresh, key=lambda candidate: -candidate.value))
