"""The kernel at one of its two speeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from ...core.errors import InvalidSetup
from ...core.game import PlayedGames
from ...core.jit import compiled
from ...core.options import Options
from ...core.rng import Rng
from ...core.types import Move, Seat
from . import moves as kernel
from . import playout
from .activation import best_active
from .board import PLOTS
from .challenges import HAS_SETUP, OFF
from .notation import move_of
from .scoring import TERMS
from .sheet import Sheet
from .state import Phase, State

P = ParamSpec("P")
T = TypeVar("T")


def challenge_of(options: Options) -> int:
    """{"challenge": "3"} -> 3"""
    return OFF if options["challenge"] == "off" else int(options["challenge"])


def waiting_in(state: State) -> tuple[Seat, ...]:
    """Return the seats that may move."""
    phase = state.phase
    if phase in (Phase.SETUP, Phase.BAR):
        return (0,)
    if phase == Phase.PAIR:
        return (state.regent,)
    if phase == Phase.BUILD:
        return tuple(seat for seat in range(len(state.sheets)) if seat not in state.ready)
    return ()


@dataclass(frozen=True)
class FiefdomsEngine:
    """Plays Rolling Fiefdoms by the kernel, plain or compiled."""

    fast: bool
    policies: tuple[str, ...] = playout.POLICIES

    def _at_speed(self, function: Callable[P, T]) -> Callable[P, T]:
        return compiled(function) if self.fast else function

    def codes(self, state: State, seat: Seat) -> list[int]:
        """Return the seat's legal moves as the kernel's numbers."""
        if seat not in waiting_in(state):
            return []
        phase, sheet = state.phase, state.sheets[seat]
        if phase == Phase.SETUP:
            return self._at_speed(kernel.list_setups)(state.challenge)
        if phase == Phase.BAR:
            return self._at_speed(kernel.list_bars)(sheet)
        if phase == Phase.PAIR:
            return self._at_speed(playout.list_pairs)(state.roll)
        return self._at_speed(playout.list_for_turn)(sheet, state.challenge, state.roll, state.pairing)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the seat's legal moves."""
        return tuple(move_of(code, state.roll) for code in self.codes(state, seat))

    def choose(self, state: State, seat: Seat, policy: str, rng: Rng) -> Move:
        """Return the policy's move for a waiting seat."""
        code = self._choose(state, seat, self.policies.index(policy), rng)[1]
        return move_of(code, state.roll)

    def _choose(self, state: State, seat: Seat, policy: int, rng: Rng) -> tuple[Rng, int]:
        phase, sheet, challenge, roll = state.phase, state.sheets[seat], state.challenge, state.roll
        if phase == Phase.SETUP:
            return self._at_speed(playout.choose_setup)(sheet, challenge, policy, rng)
        if phase == Phase.BAR:
            return self._at_speed(playout.choose_bar)(sheet, challenge, policy, rng)
        if phase == Phase.PAIR:
            return self._at_speed(playout.choose_pair)(sheet, challenge, roll, policy, rng)
        turn = self._at_speed(playout.choose_for_turn)
        return turn(sheet, challenge, roll, state.pairing, policy, rng)

    def active(self, sheet: Sheet, challenge: int) -> int:
        """Return the active buildings of the best activation."""
        return self._at_speed(best_active)(sheet, challenge)

    def play(
        self, options: Options, policies: Sequence[str], seed: int, first: int, games: int
    ) -> PlayedGames:
        """Play whole games, a policy for each seat."""
        challenge, seats = challenge_of(options), len(policies)
        if challenge != OFF and seats != 1:
            raise InvalidSetup(f"challenges are for one seat, not {seats}")
        numbers = sum(self.policies.index(p) << (playout.POLICY_BITS * n) for n, p in enumerate(policies))
        sheets = self._at_speed(playout.play_games)(challenge, seats, numbers, seed, first, games)
        reports = [self._at_speed(playout.report_sheet)(sheet, challenge) for sheet in sheets]
        tables = [reports[n : n + seats] for n in range(0, len(reports), seats)]
        terms = [[tuple(report[: len(TERMS)]) for report in table] for table in tables]
        turns = [PLOTS - HAS_SETUP(challenge)] * games
        return PlayedGames(terms, turns, [_winners(table) for table in tables])

    def run_playouts(self, options: Options, seed: int, games: int) -> int:
        """Play random solo games and return the number of decisions made."""
        return self._at_speed(playout.run_playouts)(challenge_of(options), seed, games)

    def trace(self, options: Options, seed: int, game: int) -> list[int]:
        """Return a hash of the state after every step of a random solo game."""
        return self._at_speed(playout.trace_game)(challenge_of(options), seed, game)


def _winners(reports: Sequence[Sequence[int]]) -> tuple[Seat, ...]:
    """Return the seats with most points, then most population; nobody in a failed challenge."""
    points = len(TERMS)
    merits = [(sum(report[:points]), report[points]) for report in reports]
    return tuple(s for s, merit in enumerate(merits) if merit == max(merits) and reports[s][points + 1])
