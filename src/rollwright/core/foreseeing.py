"""Engines that may look a roll ahead exactly, by learned values (`core.powers.Foreseeing`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from .engine import PLAIN, KernelEngine
from .kernel import Space
from .types import Move, Seat
from .values import foresee_moves, luck_of_roll

S = TypeVar("S")


class ForeseeingEngine(KernelEngine[S]):
    """An engine whose table has `values`, of length 0 where nothing was learned."""

    def can_foresee(self, state: S, seat: Seat) -> bool:
        """Say whether values were learned for this table."""
        return len(self.point(state, seat, PLAIN)[0].values) > 0

    def foresee(self, state: S, seat: Seat, moves: Sequence[Move], rolls: int) -> list[int]:
        """Return what each of a waiting seat's moves is worth before the dice fall, by one roll or two."""
        looking, speed = self.at_speed(foresee_moves)
        codes, worth = speed.ints("tried", len(moves)), speed.ints("worth", len(moves))
        for n, move in enumerate(moves):
            codes[n] = self.code_of(state, seat, move)
        table, at = self.point(state, seat, speed)
        looking(table, at, seat, codes, len(moves), rolls, self.space(speed), worth)
        return [int(value) for value in worth[: len(moves)]]

    def rank(self, state: S, seat: Seat) -> tuple[int, tuple[Any, Any], Space]:
        """Rank by the entry point that a search goes on with, where it looks ahead."""
        if not self.can_foresee(state, seat):
            return super().rank(state, seat)
        looking, speed = self.at_speed(foresee_moves)
        point, space = self.point(state, seat, speed), self.space(speed)
        return looking(*point, seat, space.codes, 0, 0, space, space.values), point, space

    def luck(self, before: S, after: S, seat: Seat) -> int:
        """Return what a roll was worth to a seat, less what rolls are worth on average."""
        weighing, speed = self.at_speed(luck_of_roll)
        table, at = self.seen(before, seat, speed)
        _, then = self.seen(after, seat, speed)
        return int(weighing(table, at, then, seat, self.space(speed)))
