"""The state of a table: sheets, the roll on the table, its pairing, and what seats have built unseen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ...core.types import Seat
from .board import PLOTS
from .challenges import HAS_SETUP
from .dice import NO_ROLL, UNPAIRED, is_pestilence
from .moves import task_on
from .params import BAR, BUILD, BUILT, LOT, OVER, PAIR, ROLL, SETUP, Point
from .sheet import Sheet, is_full, turn_on


@dataclass(frozen=True)
class State:
    """Everything there is to know. A seat that has built waits in `ready` until all have."""

    challenge: int
    """The row of the challenge."""
    sheets: tuple[Sheet, ...]
    rules: int = 1
    """The number of the rules."""
    first: int = 0
    """The seat that is Regent in turn 1; LOT while that is to be drawn, and alone, where it means nothing."""
    roll: int = NO_ROLL
    pairing: int = UNPAIRED
    built: tuple[Sheet | None, ...] = ()
    """What each seat built this turn; None where it has not, or where it is not for these eyes."""
    ready: tuple[Seat, ...] = ()
    """The seats that have built this turn."""

    def sheet(self, seat: Seat) -> Sheet:
        """Return a seat's sheet as far as it can be seen."""
        built = self.built[seat] if self.built else None
        return self.sheets[seat] if built is None else built

    @property
    def is_solo(self) -> bool:
        return len(self.sheets) == 1

    @cached_property
    def turn(self) -> int:
        return min(turn_on(self.sheets[0], self.challenge), self.last_turn)

    @property
    def last_turn(self) -> int:
        return PLOTS - HAS_SETUP(self.challenge)

    @cached_property
    def regent(self) -> Seat:
        """The seat that pairs this turn; the dice pass to the left."""
        return (self.turn - 1 + self.first) % len(self.sheets)

    @property
    def is_lot_due(self) -> bool:
        """Whether the first Regent is to be drawn."""
        return self.first == LOT and not self.is_solo

    @cached_property
    def phase(self) -> int:
        """What the table waits for, as the kernel counts what is due."""
        if all(is_full(sheet) for sheet in self.sheets):
            return OVER
        if self.roll == NO_ROLL:
            return min(ROLL, task_on(self.sheets[0], self.challenge))
        return BUILD if self.is_solo or self.pairing != UNPAIRED or is_pestilence(self.roll) else PAIR

    @cached_property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that may move."""
        if self.phase in (SETUP, BAR):
            return (0,)
        if self.phase == PAIR:
            return (self.regent,)
        if self.phase == BUILD:
            return tuple(seat for seat in range(len(self.sheets)) if seat not in self.ready)
        return ()

    def point(self, seat: Seat) -> Point:
        """Return where a seat stands: one that has built waits, with the dice still on the table."""
        task = BUILT if seat in self.ready else self.phase
        first = 0 if self.is_solo else self.first
        return Point(self.sheet(seat), self.roll, self.pairing, task, first)
