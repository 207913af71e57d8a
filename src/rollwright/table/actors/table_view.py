"""What a server shows of a table at one moment."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...core.types import Seat
from ..rules.table_state import TableState
from .schedule import Due


@dataclass(frozen=True)
class TableView:
    """A table at one moment: connected seats, and the seconds left to move and until the roll."""

    table_state: TableState
    seat: Seat | None
    present: frozenset[Seat]
    seconds_left: dict[Seat, float]
    seconds_to_roll: float | None
    deadlines: dict[Due, float] = field(default_factory=dict)
    """When time runs out, by the table's clock."""


def make_view(
    table_state: TableState,
    seat: Seat | None,
    present: frozenset[Seat],
    deadlines: dict[Due, float],
    now: float,
) -> TableView:
    """Return a seat's view of a table, with the seconds that everybody has left."""
    left = {due: max(0.0, deadline - now) for due, deadline in deadlines.items()}
    times = {due.seat: s for due, s in left.items() if due.what == "clock" and due.seat is not None}
    to_roll = next((s for due, s in left.items() if due.what == "roll"), None)
    return TableView(table_state, seat, present, times, to_roll, deadlines)
