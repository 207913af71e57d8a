"""The kernel at one of its two speeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ParamSpec, TypeVar

from ...core.game import PlayedGames
from ...core.jit import compiled
from ...core.options import Options
from ...core.rng import Rng
from ...core.types import Move, Seat
from . import playout, search
from .board import PRINTED, SIDES, Board, Things, boards_with
from .moves import list_moves
from .notation import code_of, move_of
from .sheet import OVER, Position, compare_rows, flying_dice, start_position
from .text import rows_in
from .turn import apply_move

P = ParamSpec("P")
T = TypeVar("T")
ROUNDS = 2
"""Rounds a playout looks ahead."""


def start_with(options: Options) -> Position:
    """{"board": "9", "first": "A"} -> the position before the first roll"""
    return start_position(int(options["board"]), SIDES.index(options["first"]))


def who_decides(at: Position) -> tuple[Seat, ...]:
    """Return the seat that may move now; nobody while dice are in the air or when it is over."""
    return () if at.phase == OVER or flying_dice(at) > 0 else (at.turn,)


def leaders(at: Position) -> tuple[Seat, ...]:
    """Return who has the better rows: both when all are equal."""
    return {1: (0,), -1: (1,), 0: (0, 1)}[compare_rows(at.a.rows, at.b.rows)]


@lru_cache(maxsize=4)
def legal_codes(board: Board, at: Position) -> dict[int, None]:
    """Return the deciding player's moves as the kernel's numbers, in order and quick to look up."""
    return dict.fromkeys(list_moves(board, at))


@dataclass(frozen=True)
class DuelEngine:
    """Plays Chiefdom Duel by the kernel, plain or compiled."""

    fast: bool
    policies: tuple[str, ...] = playout.POLICIES
    scale: int = search.CERTAIN
    wants_victory: bool = True
    things: Things = PRINTED

    def board_of(self, at: Position) -> Board:
        """Return the board that is played on."""
        return boards_with(self.things)[at.size]

    def _at_speed(self, function: Callable[P, T]) -> Callable[P, T]:
        return compiled(function) if self.fast else function

    def moves(self, state: Position, seat: Seat) -> tuple[Move, ...]:
        """Return the seat's legal moves."""
        if seat not in who_decides(state):
            return ()
        board = self.board_of(state)
        codes = compiled(list_moves)(board, state) if self.fast else legal_codes(board, state)
        return tuple(move_of(code, state.size) for code in codes)

    def choose(self, state: Position, seat: Seat, policy: str, rng: Rng) -> Move:
        """Return the policy's move for the deciding seat."""
        choice = self._at_speed(playout.choose)
        _, code = choice(self.board_of(state), state, self.policies.index(policy), rng)
        return move_of(code, state.size)

    def shortlist(self, state: Position, seat: Seat, most: int) -> tuple[Move, ...]:
        """Return the most promising moves of the deciding seat, best first."""
        codes, hopes = self._at_speed(search.rank_moves)(self.board_of(state), state)
        best = sorted(range(len(codes)), key=lambda i: -hopes[i])[:most]
        return tuple(move_of(codes[i], state.size) for i in best)

    def evaluate(
        self, state: Position, seat: Seat, moves: Sequence[Move], seed: int, first: int, playouts: int
    ) -> list[list[int]]:
        """Try moves, or the position itself, in playouts of a few rounds."""
        board, tries = self.board_of(state), self._at_speed(search.try_position)
        move_on = self._at_speed(apply_move)
        after = [move_on(board, state, code_of(move, state.size)) for move in moves] or [state]
        return [tries(board, at, seat, ROUNDS, seed, first, playouts) for at in after]

    def play(
        self, options: Options, policies: Sequence[str], seed: int, first: int, games: int
    ) -> PlayedGames:
        """Play whole games, a policy for each seat, on the same dice."""
        board, start = self._setup(options)
        a, b = (self.policies.index(policy) for policy in policies)
        play_game = self._at_speed(playout.play_game)
        ends = [play_game(board, start, a, b, seed, game) for game in range(first, first + games)]
        terms = [(tuple(rows_in(end.a.rows)), tuple(rows_in(end.b.rows))) for end in ends]
        return PlayedGames(terms, [end.round for end in ends], [leaders(end) for end in ends])

    def run_playouts(self, options: Options, seed: int, games: int) -> int:
        """Play random games and return the number of moves made."""
        return self._at_speed(playout.run_playouts)(*self._setup(options), seed, games)

    def trace(self, options: Options, seed: int, game: int) -> list[int]:
        """Return a hash of the position after every step of a random game."""
        return self._at_speed(playout.trace_game)(*self._setup(options), seed, game)

    def _setup(self, options: Options) -> tuple[Board, Position]:
        start = start_with(options)
        return self.board_of(start), start
