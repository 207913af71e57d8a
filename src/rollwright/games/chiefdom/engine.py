"""The kernel at one of its two speeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from ...core.game import PlayedGames, draw_roll
from ...core.jit import compiled
from ...core.options import Options
from ...core.rng import DICE, Rng, make_rng
from ...core.types import Move, Seat
from . import moves as move_kernel
from . import playout
from .notation import move_of
from .scoring import score_terms
from .state import State

if TYPE_CHECKING:
    from .game import Chiefdom

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class ChiefdomEngine:
    """Plays Chiefdom by the kernel, plain or compiled."""

    game: Chiefdom
    fast: bool
    policies: tuple[str, ...] = playout.POLICIES

    def _at_speed(self, function: Callable[P, T]) -> Callable[P, T]:
        return compiled(function) if self.fast else function

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the seat's legal moves."""
        if seat not in state.pending:
            return ()
        listing = self._at_speed(move_kernel.list_moves)
        return tuple(move_of(code) for code in listing(state.sheet(seat), state.rules, state.roll))

    def choose(self, state: State, seat: Seat, policy: str, rng: Rng) -> Move:
        """Return the policy's move for a waiting seat."""
        choice = self._at_speed(playout.choose_move)
        number = self.policies.index(policy)
        _, code = choice(state.sheet(seat), state.rules, state.roll, number, rng)
        return move_of(code)

    def play(
        self, options: Options, policies: Sequence[str], seed: int, first: int, games: int
    ) -> PlayedGames:
        """Play whole games, a policy for each seat, on the same dice."""
        terms, turns, winners = [], [], []
        for number in range(first, first + games):
            state, length = self._play_one(options, policies, seed, number)
            scores = self.game.scores(state, self._at_speed(score_terms))
            terms.append([tuple(score.breakdown.values()) for score in scores])
            turns.append(length)
            winners.append(self.game.winners(state, scores))
        return PlayedGames(terms, turns, winners)

    def _play_one(
        self, options: Options, policies: Sequence[str], seed: int, number: int
    ) -> tuple[State, int]:
        state = self.game.start(len(policies), options)
        dice = make_rng(seed, number, DICE)
        if state.cards is None:
            dice, deal = draw_roll(self.game, state, dice)
            state = self.game.apply(state, deal)
        seats = self._seats([self.policies.index(policy) for policy in policies])
        turns, sheets = self._at_speed(playout.play_game)(state.rules, seats, dice, seed, number)
        return self.game.finished(state, sheets, turns), turns

    def _seats(self, policies: list[int]) -> Sequence[int]:
        if not self.fast:
            return policies
        import numpy as np

        return np.array(policies, dtype=np.int64)  # type: ignore[return-value]

    def run_playouts(self, options: Options, seed: int, games: int) -> int:
        """Play random games and return the number of moves made."""
        rules = self.game.rules_for(options)
        return self._at_speed(playout.run_playouts)(rules, seed, games)

    def trace(self, options: Options, seed: int, game: int) -> list[int]:
        """Return a hash of the state after every step of a random game."""
        return self._at_speed(playout.trace_game)(self.game.rules_for(options), seed, game)
