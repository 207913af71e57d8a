"""Dice of a day: the same for everybody, committed to before, unknown to everybody before the day begins.

Days ahead a secret of 32 bytes is drawn for each game and its SHA-256 is published. When the day begins a
salt is drawn and published. Roll number r of everybody's game draws a ticket from

    HMAC-SHA256(secret, "DAY|GAME|SALT|r||counter")

Nobody knows the dice before the day, for there is no salt yet; nobody can draw another secret then, for it
was committed to. When the day is over the secret is shown, and everybody can draw every roll again.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from ...any_game import AnyGame
from ...core.dice import can_roll
from ...core.errors import InvalidSetup
from ...core.types import Roll
from ..messages import make_reason
from .fair_dice import Block, make_block

SALT_BYTES = 16
HOUR_MS = 3600 * 1000
DAY_MS = 24 * HOUR_MS
LATE_MS = HOUR_MS // 2
"""Games begun before midnight count when they end until then; the secret is shown after that. Clocks of
servers may be apart by as much."""
FIRST_DAY = date(2026, 11, 17)
"""Number 1."""
SHARED = "shared"
"""The first word of a record's dice line where the dice are a shared set."""
_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_LINE = re.compile(
    r"daily (?P<day>\d{4}-\d\d-\d\d) commit (?P<commitment>[0-9a-f]{64}) salt (?P<salt>[0-9a-f]{32})"
)


class DayLine(NamedTuple):
    """What a record's dice line says of dice of a day."""

    day: str
    commitment: str
    salt: str


def make_salt() -> str:
    """Return a new salt."""
    return secrets.token_hex(SALT_BYTES)


OPEN_SALT = "0" * 2 * SALT_BYTES
"""The salt of open days, which nobody draws."""


def open_secret(day: str, game: str) -> bytes:
    """Return the secret of an open day, which follows from its name: pages without a server know no other."""
    return hashlib.sha256(f"rollwright open day|{day}|{game}".encode()).digest()


def day_block(secret: bytes, day: str, game: str, salt: str, number: int) -> Block:
    """Return the source of random bytes of one roll of a day."""
    return make_block(secret, name_day(day, game, salt), number, ())


def find_shared_roll(game: AnyGame, state: object, rolls: Sequence[str], number: int) -> str | None:
    """Return roll number `number` of a shared game, if it can fall in this state."""
    if number > len(rolls):
        return None
    text = rolls[number - 1]
    return text if can_roll(game.rolls(state), Roll(tuple(text.split()))) else None


def name_day(day: str, game: str, salt: str) -> str:
    """Return what stands for a table's name in the dice of a day."""
    return f"{day}|{game}|{salt}"


def format_day_line(line: DayLine) -> str:
    """Return a record's dice line; `parse_day_line` undoes it."""
    return f"daily {line.day} commit {line.commitment} salt {line.salt}"


def parse_day_line(text: str) -> DayLine | None:
    """Read a dice line; None if these are no dice of a day."""
    found = _LINE.fullmatch(text)
    return None if found is None else DayLine(*found.groups())


# ---- the calendar


def day_at(ms: int) -> date:
    """Return the day that it is at a time, in UTC."""
    return datetime.fromtimestamp(ms / 1000, UTC).date()


def parse_day(text: str) -> date:
    """Read a day: "2026-11-17"; InvalidSetup if it is none."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise InvalidSetup(make_reason("setup-day", day=repr(text[:20])))
    return day


def begins_at(day: date) -> int:
    """Return when a day begins, in milliseconds since 1970."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000


def closes_at(day: date) -> int:
    """Return when a day's results are final and its secret is shown."""
    return begins_at(day + timedelta(days=1)) + LATE_MS


def is_dated(day: str) -> bool:
    """Say whether dice are those of a day; otherwise they are a shared set, known by its code."""
    return _DAY.fullmatch(day) is not None


def is_closed(day: str, now: int) -> bool:
    """Say whether a day's secret may be shown; a shared set is never closed."""
    return is_dated(day) and now >= closes_at(date.fromisoformat(day))


def number_of(day: date) -> int:
    """Return the number people know a day by."""
    return (day - FIRST_DAY).days + 1
