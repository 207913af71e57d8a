"""What a table will do by itself, and when: pure, so that the clock can be a fake one."""

from __future__ import annotations

from typing import NamedTuple

from ..core.types import Seat
from .room import Room


class Due(NamedTuple):
    """Something that happens by itself: `bot` (a bot's own move), `clock` (time runs out) or `roll`.

    `occasion` is the asking it is for, or the number of rolls before it, so that an old one never fires.
    """

    what: str
    seat: Seat | None
    occasion: int


def list_due(room: Room) -> dict[Due, float]:
    """Return everything due at this table with the seconds it takes from its occasion."""
    due: dict[Due, float] = {}
    for seat, ask in room.asked.items():
        if room.seats[seat].bot:
            due[Due("bot", seat, ask)] = 0.0
        elif room.settings.timer is not None:
            due[Due("clock", seat, ask)] = float(room.settings.timer)
    pause = pause_before_roll(room)
    if room.is_chance_due and pause is not None:
        due[Due("roll", None, room.rolls)] = pause
    return due


def pause_before_roll(room: Room) -> float | None:
    """Return the seconds from the last move to the next roll; None: somebody rolls by hand."""
    if not room.people:
        return 0.0
    if room.settings.roll_after is not None:
        return room.settings.roll_after
    return None if room.settings.timer is None else float(room.settings.timer)
