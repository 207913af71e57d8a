"""The kernel at one of its two speeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
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
from .bot import policy as policies
from .bot import search
from .bot.greedy import ONE
from .challenges import HAS_SETUP, OFF
from .dice import UNPAIRED
from .notation import code_of, move_of
from .scoring import TERMS
from .sheet import Sheet, is_full
from .state import NO_ROLL, Phase, State

PASSED = 25 * ONE
"""What passing a challenge is worth besides its points."""

P = ParamSpec("P")
T = TypeVar("T")
DEPTH = 8
"""Turns a playout looks ahead."""
WHOLE = 99
"""More turns than a game has."""


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


_MOVES_OF = {
    Phase.SETUP: kernel.SETUP,
    Phase.PAIR: kernel.PAIR,
    Phase.BUILD: kernel.BUILD,
    Phase.BAR: kernel.BAR,
}


def due_in(state: State, seat: Seat) -> tuple[int, Sheet, int, int, int]:
    """Return what is due of a seat, as the kernel asks for it."""
    return _MOVES_OF[state.phase], state.sheets[seat], state.challenge, state.roll, state.pairing


@dataclass(frozen=True)
class FiefdomsEngine:
    """Plays Rolling Fiefdoms by the kernel, plain or compiled."""

    fast: bool
    policies: tuple[str, ...] = policies.POLICIES
    scale: int = ONE
    wants_victory: bool = False
    depth: int = DEPTH

    @property
    def whole(self) -> FiefdomsEngine:
        """The engine whose playouts go on to the end: a promise compares moves, but is no score."""
        return replace(self, depth=WHOLE)

    def _at_speed(self, function: Callable[P, T]) -> Callable[P, T]:
        return compiled(function) if self.fast else function

    def codes(self, state: State, seat: Seat) -> list[int]:
        """Return the seat's legal moves as the kernel's numbers."""
        if seat not in waiting_in(state):
            return []
        return self._at_speed(kernel.list_due)(*due_in(state, seat))

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the seat's legal moves."""
        return tuple(move_of(code, state.roll) for code in self.codes(state, seat))

    def choose(self, state: State, seat: Seat, policy: str, rng: Rng) -> Move:
        """Return the policy's move for a waiting seat."""
        number = self.policies.index(policy)
        code = self._at_speed(policies.choose)(number, *due_in(state, seat), rng)[1]
        return move_of(code, state.roll)

    def shortlist(self, state: State, seat: Seat, most: int) -> tuple[Move, ...]:
        """Return the most promising moves of a waiting seat, best first."""
        codes, values = self._rank(state, seat)
        best = sorted(range(len(codes)), key=lambda i: -values[i])[:most]
        return tuple(move_of(codes[i], state.roll) for i in best)

    def _rank(self, state: State, seat: Seat) -> tuple[list[int], list[int]]:
        return self._at_speed(policies.rank_due)(*due_in(state, seat))

    def evaluate(
        self, state: State, seat: Seat, moves: Sequence[Move], seed: int, first: int, playouts: int
    ) -> list[list[int]]:
        """Try moves, or the state itself, in playouts of some greedy turns."""
        tries, challenge, seats = self._at_speed(search.try_sheet), state.challenge, len(state.sheets)
        codes = [code_of(move, state.roll) for move in moves]
        starts = [self._after(state, seat, code) for code in codes] or [self._as_it_is(state, seat)]
        how = (self.depth, seed, first, playouts)
        found = [tries(s, challenge, seats, seat, r, p, *how) for s, r, p in starts]
        return [[self._worth(*end, challenge) for end in zip(*ends)] for ends in found]

    def _worth(self, sheet: Sheet, value: int, challenge: int) -> int:
        """Return a full sheet's points by its best activation, in hundredths; another's value."""
        if not is_full(sheet):
            return value
        report = self._report(sheet, challenge)
        return sum(report[: len(TERMS)]) * ONE + (PASSED if challenge != OFF and report[-1] else 0)

    def _report(self, sheet: Sheet, challenge: int) -> list[int]:
        return self._at_speed(playout.report_sheet)(sheet, challenge, self.active(sheet, challenge))

    def _after(self, state: State, seat: Seat, code: int) -> tuple[Sheet, int, int]:
        """Return a seat's sheet after its move, and the roll and pairing it still has to play."""
        phase, sheet = state.phase, state.sheets[seat]
        if phase == Phase.PAIR:
            return sheet, state.roll, code - kernel.PAIR_MOVE
        if phase in (Phase.BAR, Phase.SETUP):
            return kernel.apply_alone(sheet, code), NO_ROLL, UNPAIRED
        return kernel.end_turn(sheet, state.challenge, code), NO_ROLL, UNPAIRED

    def _as_it_is(self, state: State, seat: Seat) -> tuple[Sheet, int, int]:
        if state.phase == Phase.SETUP:
            codes, values = self._rank(state, seat)
            return self._after(state, seat, codes[values.index(max(values))])
        if seat in state.ready or state.phase not in (Phase.PAIR, Phase.BUILD):
            return state.sheet(seat), NO_ROLL, UNPAIRED
        return state.sheets[seat], state.roll, state.pairing

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
        reports = [self._report(sheet, challenge) for sheet in sheets]
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
