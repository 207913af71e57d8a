"""What a table will do by itself, and when: pure, so that the clock can be a fake one."""

from __future__ import annotations

from typing import NamedTuple

from ...core.types import Seat
from ..rules.table_state import TableState


class Due(NamedTuple):
    """Something that happens by itself: `bot` (a bot's own move), `clock` (time runs out), `roll`, or
    `shares` (the first roll, without the nonces that were promised and not shown).

    `occasion` is the asking it is for, or the number of rolls before it, so that an old one never fires.
    """

    what: str
    seat: Seat | None
    occasion: int


SLOW_SECONDS = 24 * 3600
"""From this time limit on a game is slow: nobody sits and waits, so its dice roll by themselves, and its
clock goes on while no server runs."""
SLOW_ROLL_SECONDS = 60.0
"""From the last move of a slow game to the next roll; until then a move can be taken back."""
LATE_SECONDS = 600.0
"""A clock that ran out while no server ran goes on for this long: its person may have come in vain."""
SHARE_SECONDS = 10.0
"""So long the first roll waits for nonces that were promised; browsers show them at once."""
TAKEOVER_SECONDS, ROLL_TAKEOVER_SECONDS = 10.0, 1.0
"""How late the owner may be with what is due, and with a roll: its own people may all have gone, and then it
leaves the dice to a server that has some, see `list_due`."""


def list_due(table_state: TableState, has_people: bool) -> dict[Due, float]:
    """Return everything due at this table with the seconds it takes from its occasion.

    `has_people` is whether any of its people is connected now: dice roll by themselves only for those who are
    there. Once everybody has gone, a table costs no more than its bots' answers to the last roll; it goes on
    when somebody comes. A slow game goes on in any case.
    """
    due: dict[Due, float] = {}
    if not table_state.people or table_state.is_paused:
        return due
    for seat, ask in table_state.asked.items():
        if table_state.seats[seat].bot:
            due[Due("bot", seat, ask)] = 0.0
        elif table_state.settings.timer is not None:
            due[Due("clock", seat, ask)] = float(table_state.settings.timer + table_state.extra.get(ask, 0))
    pause = pause_before_roll(table_state)
    if table_state.is_chance_due and pause is not None and (has_people or has_slow_clock(table_state)):
        if table_state.owed and not table_state.is_practice:
            due[Due("shares", None, 0)] = max(pause, SHARE_SECONDS)
        else:
            due[Due("roll", None, table_state.rolls)] = pause
    return due


def pause_before_roll(table_state: TableState) -> float | None:
    """Return the seconds from the last move to the next roll; None: somebody rolls by hand."""
    if table_state.settings.roll_after is not None:
        return table_state.settings.roll_after
    if has_slow_clock(table_state):
        return SLOW_ROLL_SECONDS
    return None if table_state.settings.timer is None else float(table_state.settings.timer)


class Deadlines:
    """When everything that is due happens, by the table's clock; while a game is paused no time passes."""

    def __init__(self) -> None:
        self.all: dict[Due, float] = {}
        self._since: dict[Due, float] = {}
        """Since when everything due has been waited for."""
        self._paused_at: float | None = None

    def update(self, table_state: TableState, has_people: bool, now: float, wall: int) -> None:
        """Set the deadlines of all that is due now; `wall` tells how long slow clocks went on without us."""
        if table_state.is_paused:
            self._paused_at, self.all = self._paused_at or now, {}
            return
        paused = 0.0 if self._paused_at is None else now - self._paused_at
        due, self._paused_at = list_due(table_state, has_people), None
        known = {d: since + paused for d, since in self._since.items()}
        self._since = {d: known.get(d, now - elapsed_before(table_state, d, wall)) for d in due}
        self.all = {d: self._since[d] + seconds for d, seconds in due.items()}

    def list_shown(self) -> dict[Due, float]:
        """Return the deadlines that people see: of their moves and of the next roll."""
        return {due: deadline for due, deadline in self.all.items() if due.what in ("clock", "roll")}

    def list_takeover(self, seq: int, gave_up_at: float) -> dict[Due, float]:
        """Return when another process takes over, if the owner does not do what is due first."""
        if not self.all:
            return {}
        first = min(self.all, key=self.all.__getitem__)
        patience = ROLL_TAKEOVER_SECONDS if first.what == "roll" else TAKEOVER_SECONDS
        return {Due("takeover", None, seq): max(self.all[first], gave_up_at) + patience}


def has_slow_clock(table_state: TableState) -> bool:
    """Say whether people have a day or more for a move."""
    timer = table_state.settings.timer
    return timer is not None and timer >= SLOW_SECONDS


def elapsed_before(table_state: TableState, due: Due, wall: int) -> float:
    """Return the seconds of a slow clock that are over already when its table is read from a log."""
    if due.what != "clock" or not has_slow_clock(table_state):
        return 0.0
    assert table_state.settings.timer is not None
    asked = table_state.asked_at.get(due.occasion, wall)
    whole = table_state.settings.timer + table_state.extra.get(due.occasion, 0)
    return min(max(0.0, (wall - asked) / 1000), max(0.0, whole - LATE_SECONDS))
