"""The kernel at one of its two speeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from ...core.game import PlayedGames, draw_roll
from ...core.jit import compiled
from ...core.options import Options
from ...core.rng import DICE, Rng, make_rng
from ...core.types import Move, MoveStep, Seat
from . import moves as move_kernel
from . import playout, search
from .cards import PLACES
from .contest import Contest, make_contest
from .insight import SCALE
from .legality import find_code
from .moves import make_move
from .notation import move_of
from .scoring import TERMS, score_terms
from .state import NO_ROLL, State
from .weights import weights_for

if TYPE_CHECKING:
    from .game import Chiefdom

P = ParamSpec("P")
T = TypeVar("T")
COMPARED = frozenset(PLACES)
DEPTH = 4
"""Turns a playout looks ahead."""


@dataclass(frozen=True)
class ChiefdomEngine:
    """Plays Chiefdom by the kernel, plain or compiled."""

    game: Chiefdom
    fast: bool
    policies: tuple[str, ...] = playout.POLICIES
    scale: int = SCALE
    wants_victory: bool = False

    def _at_speed(self, function: Callable[P, T]) -> Callable[P, T]:
        return compiled(function) if self.fast else function

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the seat's legal moves."""
        if seat not in state.pending:
            return ()
        listing = self._at_speed(move_kernel.list_moves)
        return tuple(move_of(code) for code in listing(state.sheet(seat), state.rules, state.roll))

    def outlook(self, state: State, seat: Seat) -> tuple[tuple[int, ...], ...]:
        """Return the terms after each of the seat's moves, in the order of `moves`."""
        if seat not in state.pending:
            return ()
        if COMPARED & set(state.cards or ()):
            return self._outlook_by_hand(state, seat)
        found = self._at_speed(search.list_terms)(state.sheet(seat), state.rules, state.roll)
        return tuple(tuple(found[i : i + len(TERMS)]) for i in range(0, len(found), len(TERMS)))

    def _outlook_by_hand(self, state: State, seat: Seat) -> tuple[tuple[int, ...], ...]:
        """Return the same where a card compares players, which the kernel knows nothing of."""
        after = [self.game.apply(state, MoveStep(seat, move)) for move in self.moves(state, seat)]
        return tuple(tuple(self.game.score(then, seat).breakdown.values()) for then in after)

    def choose(self, state: State, seat: Seat, policy: str, rng: Rng) -> Move:
        """Return the policy's move for a waiting seat."""
        choice = self._at_speed(playout.choose_move)
        number = self.policies.index(policy)
        weights = self._weights(dict(state.options))
        _, code = choice(state.sheet(seat), state.rules, weights, state.roll, number, rng)
        return move_of(code)

    def shortlist(self, state: State, seat: Seat, most: int) -> tuple[Move, ...]:
        """Return the most promising moves of a waiting seat, best first."""
        rank, weights = self._at_speed(search.rank_moves), self._weights(dict(state.options))
        codes, hopes = rank(state.sheet(seat), state.rules, weights, _contest(state, seat), state.roll)
        best = sorted(range(len(codes)), key=lambda i: -hopes[i])[:most]
        return tuple(move_of(codes[i]) for i in best)

    def evaluate(
        self, state: State, seat: Seat, moves: Sequence[Move], seed: int, first: int, playouts: int
    ) -> list[list[int]]:
        """Try moves, or the state itself, in playouts of a few shrewd turns."""
        if state.over:
            return [[self.game.score(state, seat).total * SCALE] * playouts]
        sheet, roll = state.sheet(seat), state.roll if seat in state.pending else NO_ROLL
        after = [make_move(sheet, find_code(sheet, state.rules, roll, move)) for move in moves]
        weights, contest = self._weights(dict(state.options)), _contest(state, seat)
        tries, roll = self._at_speed(search.try_sheet), NO_ROLL if moves else roll
        how = (state.rules, weights, contest, roll, DEPTH, seed, first, playouts)
        return [tries(then, *how) for then in after or [sheet]]

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
        seats = self._numbers(tuple(self.policies.index(policy) for policy in policies))
        play = self._at_speed(playout.play_game)
        turns, sheets = play(state.rules, self._weights(options), seats, dice, seed, number)
        return self.game.finished(state, sheets, turns), turns

    def _weights(self, options: Options) -> Sequence[int]:
        weights = weights_for(self.game.id, options["shapes"])
        return _as_array(weights) if self.fast else weights

    def _numbers(self, numbers: tuple[int, ...]) -> Sequence[int]:
        return _as_array(numbers) if self.fast else numbers

    def run_playouts(self, options: Options, seed: int, games: int) -> int:
        """Play random games and return the number of moves made."""
        rules = self.game.rules_for(options)
        return self._at_speed(playout.run_playouts)(rules, seed, games)

    def trace(self, options: Options, seed: int, game: int) -> list[int]:
        """Return a hash of the state after every step of a random game."""
        return self._at_speed(playout.trace_game)(self.game.rules_for(options), seed, game)


@cache
def _as_array(numbers: tuple[int, ...]) -> Sequence[int]:
    """Return the numbers as compiled code takes them."""
    import numpy as np

    return np.array(numbers, dtype=np.int64)  # type: ignore[return-value]


def _contest(state: State, seat: Seat) -> Contest:
    """Return the comparing cards in play; rivals count as they stood when the turn began."""
    sheets = tuple(state.sheet(s) if s == seat else sheet for s, sheet in enumerate(state.sheets))
    return make_contest(state.cards or (), sheets, seat)
