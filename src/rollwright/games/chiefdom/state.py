"""The state of a Chiefdom table: everybody's sheet, the roll, and who still has to draw."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.types import Seat
from .edition import Rules
from .params import NO_ROLL
from .sheet import Sheet


@dataclass(frozen=True)
class State:
    """A table between or during turns; `sheets` are as the turn began, `drawn` what seats did since."""

    rules: Rules
    options: tuple[tuple[str, str], ...]
    cards: tuple[int, ...] | None
    """The cards in play; None while they are yet to be dealt."""
    sheets: tuple[Sheet, ...]
    drawn: tuple[Sheet | None, ...]
    pending: tuple[Seat, ...] = ()
    """Seats that can draw with this roll and have not."""
    roll: int = NO_ROLL
    turn: int = 1
    over: bool = False

    def sheet(self, seat: Seat) -> Sheet:
        """Return the seat's sheet as it is now."""
        return self.drawn[seat] or self.sheets[seat]

    @property
    def current(self) -> tuple[Sheet, ...]:
        """All sheets as they are now."""
        return tuple(self.sheet(seat) for seat in range(len(self.sheets)))
