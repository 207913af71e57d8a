"""The planner: a bot that evaluates its most promising moves by playouts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import Game
from rollwright.core.rng import Rng, draw_word
from rollwright.core.types import Move, Seat

from .bot import Bot
from .search import Budget, Candidate, make_trial, search

S = TypeVar("S")
NAME = "planner"
MOST_PLAYOUTS = 10_000_000
LONGEST = 3600
ORDINARY = Budget()
PLAYOUTS = re.compile("[0-9]{1,8}")
SECONDS = re.compile("[0-9]{1,4}([.][0-9]{1,3})?s")


@dataclass(frozen=True)
class Planner:
    """Plays the move with the best playouts; the same for a seed on any number of threads."""

    budget: Budget = ORDINARY
    threads: int | None = None

    @property
    def name(self) -> str:
        return NAME if self.budget == ORDINARY else f"{NAME}:{self.budget}"

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Return the best move found; among moves that are practically equal, each seat prefers another."""
        seed = draw_seed(rng)
        trial = make_trial(game, state, seat, seed, self.threads)
        found = search(trial, self.budget)
        return prefer(found, trial.trifle, seat, seed).move


def prefer(found: Sequence[Candidate], trifle: float, seat: Seat, seed: int) -> Candidate:
    """Return the best candidate or, in all seats but the first, any within `trifle` of it.

    Planners at one table see the same dice and would all draw the same sheet. Without playouts the most
    promising move is the best.
    """
    best = found[0]
    tried, least = len(best.values), best.value - trifle
    is_free = seat > 0 and tried > 0
    equals = [c for c in found if len(c.values) == tried and c.value >= least] if is_free else [best]
    return equals[seed % len(equals)]


def draw_seed(rng: Rng) -> int:
    """Return a seed of 62 bits."""
    rng, high = draw_word(rng)
    _, low = draw_word(rng)
    return (high >> 1) << 31 | low >> 1


def make_planners(game: AnyGame) -> tuple[Bot, ...]:
    """Return the planner with its ordinary budget."""
    return (Planner(),)


def parse_planner(name: str) -> Planner | None:
    """ "planner:500" -> 500 playouts a move, "planner:2s" -> two seconds; None for other names"""
    word, colon, amount = name.partition(":")
    if word != NAME:
        return None
    return Planner(parse_budget(amount)) if colon else Planner()


def parse_budget(text: str) -> Budget:
    """ "500" -> 500 playouts, "0.5s" -> half a second"""
    if PLAYOUTS.fullmatch(text) and 1 <= int(text) <= MOST_PLAYOUTS:
        return Budget(int(text))
    if SECONDS.fullmatch(text) and 0 < float(text[:-1]) <= LONGEST:
        return Budget(seconds=float(text[:-1]))
    wrong = text[:20]
    raise InvalidSetup(f"a planner's budget is playouts such as 500, or seconds such as 2s, not {wrong!r}")
