"""Hints: the planner's three best moves once it is ready, a quick bot's move until then."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from threading import Thread
from typing import Any

from rollwright.bots import Budget, Hint, best_moves, quick_bot, warm_up
from rollwright.core.game import AnyGame
from rollwright.core.rng import make_rng
from rollwright.core.types import Move, Seat

BUDGET = Budget(seconds=0.8)
"""About a second with everything: a person waits for it."""
NOT_READY = "A quick look; a deeper one is being prepared, ask again in a while."


@dataclass(frozen=True)
class Suggestion:
    """A move that is advised, and in words what it leads to (nothing from a quick look)."""

    move: Move
    promise: str = ""


@dataclass(frozen=True)
class Advice:
    """Up to three moves, best first, and what is to be said about them."""

    suggestions: tuple[Suggestion, ...]
    note: str = ""


def tell_promise(hint: Hint) -> str:
    """Hint(..., 238.42, 0.31, False) -> "ends at 238.4 ± 0.6": the error is 95%, as everywhere"""
    if hint.wins:
        return f"wins {100 * hint.value:.0f}% ± {196 * hint.error:.0f}"
    return f"ends at {hint.value:.1f} ± {1.96 * hint.error:.1f}"


class Adviser:
    """Gives hints for one game; asking twice in a position gives the same."""

    def __init__(self, game: AnyGame, thinks: bool, budget: Budget = BUDGET) -> None:
        """Prepare nothing yet: who never asks never waits."""
        self._game = game
        self._budget = budget
        self._thinks = thinks
        self._preparing: Thread | None = None
        self._is_ready = False
        self._given: tuple[object, Advice] | None = None

    def advise(self, state: Any, seat: Seat, step: int) -> Advice:
        """Return the best moves of a waiting seat that sees this state."""
        if self._given is not None and self._given[0] == (state, seat):
            return self._given[1]
        if not self._is_ready:
            return self._look_quickly(state, seat, step)
        hints = best_moves(self._game, state, seat, self._budget, seed=1 + step)
        advice = Advice(tuple(Suggestion(hint.move, tell_promise(hint)) for hint in hints))
        self._given = (state, seat), advice
        return advice

    def _look_quickly(self, state: Any, seat: Seat, step: int) -> Advice:
        if self._thinks:
            self.prepare()
        move = quick_bot(self._game).choose(self._game, state, seat, make_rng(1, step, seat + 1))
        return Advice((Suggestion(move),), NOT_READY if self._thinks else "")

    def prepare(self) -> Thread:
        """Begin to make the planner ready, beside the game."""
        if self._preparing is None:
            self._preparing = Thread(target=self._warm_up, name="hints", daemon=True)
            self._preparing.start()
        return self._preparing

    def _warm_up(self) -> None:
        """Compile in another process, which slows no key down; then load what it left on disk."""
        command = [sys.executable, "-m", "rollwright.bots.warming", self._game.id]
        subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
        warm_up(self._game)
        self._is_ready = True
