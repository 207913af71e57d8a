"""What a move changes at once, and what the best answer to the next roll changes on average, term by term."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..core.game import Game
from ..core.types import Move, MoveStep, Seat
from .reasons import Prospect

S = TypeVar("S")
MOST_ROLLS = 100
"""Distinct rolls up to which the next one is looked at."""


def find_prospect(game: Game[S], state: S, seat: Seat, move: Move) -> Prospect:
    """Return the prospect of a move; without the next roll where the seat does not answer it at once."""
    engine = game.engine(fast=True)
    after = game.apply(state, MoveStep(seat, move))
    now = _subtract(engine.score(after, seat), engine.score(state, seat))
    partners = {*game.waiting(state)} - {seat}
    return Prospect(_name(game, now), _next(game, after, seat, partners))


def _next(game: Game[S], state: S, seat: Seat, partners: set[Seat]) -> dict[str, float] | None:
    """Return the mean change by the best answer to the next roll; None if the seat is not asked then."""
    ready = _finish_turn(game, state, partners)
    rolls = () if ready is None else game.rolls(ready)
    if ready is None or not 0 < len(rolls) <= MOST_ROLLS:
        return None
    changes = [(_best_change(game, game.apply(ready, roll), seat), weight) for roll, weight in rolls]
    if all(change is None for change, _ in changes):
        return None
    whole = sum(weight for _, weight in changes)
    known = [(change, weight) for change, weight in changes if change is not None]
    means = [sum(change[n] * weight for change, weight in known) / whole for n in range(len(known[0][0]))]
    return _name(game, means)


def _finish_turn(game: Game[S], state: S, partners: set[Seat]) -> S | None:
    """Let those move who decide at the same time; None if somebody else is asked before the next roll."""
    engine = game.engine(fast=True)
    while waiting := game.waiting(state):
        if waiting[0] not in partners:
            return None
        state = game.apply(state, MoveStep(waiting[0], engine.shortlist(state, waiting[0], 1)[0]))
    return state


def _best_change(game: Game[S], state: S, seat: Seat) -> list[int] | None:
    if seat not in game.waiting(state):
        return None
    engine = game.engine(fast=True)
    return _subtract(max(engine.outlook(state, seat), key=sum), engine.score(state, seat))


def _subtract(after: Sequence[int], before: Sequence[int]) -> list[int]:
    return [new - old for new, old in zip(after, before, strict=True)]


def _name(game: Game[S], changes: Sequence[float]) -> dict[str, float]:
    """Return the changes that are not 0, by term."""
    return {term: change for term, change in zip(game.terms, changes, strict=True) if change}
