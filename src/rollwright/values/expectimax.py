"""Engines that compute expectations over all rolls exactly, by learned values (`core.engine.Expectimax`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..core.types import Move, Seat
from ..kernel.engine import Point
from ..kernel.interface import Workspace
from ..kernel.speeds import PLAIN
from .engine import ValueEngine
from .evaluation import expectimax_moves, roll_luck

S = TypeVar("S")


class ExpectimaxEngine(ValueEngine[S]):
    """An engine whose parameters have `values`, of length 0 where nothing was learned."""

    def expectimax_for(self, state: S, seat: Seat) -> ExpectimaxEngine[S] | None:
        """Return the engine itself where there are learned values for the table."""
        return self if len(self.point(state, seat, PLAIN)[0].values) > 0 else None

    def expectimax(self, state: S, seat: Seat, moves: Sequence[Move], depth: int) -> list[int]:
        """Return the expected value of each of a waiting seat's moves over the next roll, or the next two."""
        search, speed = self.at_speed(expectimax_moves)
        codes, values = speed.ints("tried", len(moves)), speed.ints("worth", len(moves))
        for n, move in enumerate(moves):
            codes[n] = self.code_of(state, seat, move)
        params, at = self.point(state, seat, speed)
        search(params, at, seat, codes, len(moves), depth, self.workspace(speed), values)
        return [int(value) for value in values[: len(moves)]]

    def rank(self, state: S, seat: Seat) -> tuple[int, Point, Workspace]:
        """Rank moves by the entry point that a search continues with, so that one is compiled."""
        if self.expectimax_for(state, seat) is None:
            return super().rank(state, seat)
        search, speed = self.at_speed(expectimax_moves)
        point, workspace = self.point(state, seat, speed), self.workspace(speed)
        return search(*point, seat, workspace.codes, 0, 0, workspace, workspace.values), point, workspace

    def luck(self, before: S, after: S, seat: Seat) -> int:
        """Return how much a roll raised a seat's value above its expectation."""
        weigh, speed = self.at_speed(roll_luck)
        params, at = self.seen(before, seat, speed)
        _, then = self.seen(after, seat, speed)
        return int(weigh(params, at, then, seat, self.workspace(speed)))
