"""Hints: the planner's three best moves once it is compiled, a quick bot's move until then."""

from __future__ import annotations

from dataclasses import dataclass

from rollwright.any_game import AnyGame
from rollwright.bots import Budget, Hint, best_moves, quick_bot
from rollwright.cli.messages import MESSAGES
from rollwright.core.rng import make_rng
from rollwright.core.types import Move, Seat

from .warmup import Compiler

BUDGET = Budget(seconds=0.8)
"""About a second in total: a person waits for it."""
NOT_READY = "hint-not-ready"
"""The message while nothing is compiled."""


@dataclass(frozen=True)
class Suggestion:
    """An advised move and its expected result in words (empty for a quick bot's move)."""

    move: Move
    expectation: str = ""


@dataclass(frozen=True)
class Advice:
    """Up to three moves, best first, and a note about them."""

    suggestions: tuple[Suggestion, ...]
    note: str = ""


def describe_value(hint: Hint) -> str:
    """Hint(..., 238.42, 0.31, False) -> "ends at 238.4 ± 0.6": a 95% interval, none for an exact value"""
    if hint.error == 0 and not hint.wins:
        return MESSAGES.say("hint-ends-at", value=f"{hint.value:.1f}")
    if hint.wins:
        percent, error = f"{100 * hint.value:.0f}", f"{196 * hint.error:.0f}"
        return MESSAGES.say("hint-wins", percent=percent, error=error)
    return MESSAGES.say("hint-ends-about", value=f"{hint.value:.1f}", error=f"{1.96 * hint.error:.1f}")


class Adviser:
    """Gives hints for one game; asking twice in a position gives the same."""

    def __init__(self, game: AnyGame, compiler: Compiler, thinks: bool, budget: Budget = BUDGET) -> None:
        """Prepare nothing until the first question."""
        self._game = game
        self._compiler = compiler
        self._budget = budget
        self._thinks = thinks
        self._given: tuple[object, Advice] | None = None

    def advise(self, state: object, seat: Seat, step: int) -> Advice:
        """Return the best moves of a waiting seat that sees this state."""
        if self._given is not None and self._given[0] == (state, seat):
            return self._given[1]
        if not self._thinks or not self._compiler.is_ready:
            return self._look_quickly(state, seat, step)
        hints = best_moves(self._game, state, seat, self._budget, seed=1 + step)
        advice = Advice(tuple(Suggestion(hint.move, describe_value(hint)) for hint in hints))
        self._given = (state, seat), advice
        return advice

    def _look_quickly(self, state: object, seat: Seat, step: int) -> Advice:
        if self._thinks:
            self._compiler.start()
        move = quick_bot(self._game).choose(self._game, state, seat, make_rng(1, step, seat + 1))
        note = self._compiler.describe() or MESSAGES.say(NOT_READY) if self._thinks else ""
        return Advice((Suggestion(move),), note)
