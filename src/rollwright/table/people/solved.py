"""Puzzles that a profile has tried, and in how many tries each was solved."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import NamedTuple

from ..stores.database import Database, Reader, Run, Value
from .profiles import Profile

MOST_LISTED = 2000
AT_ONCE = 500
"""Rows of one statement: a move waits for few of them."""


FIRST_DAY = date(2026, 1, 1)
"""The first day with puzzles."""


class Solved(NamedTuple):
    """A puzzle that was tried; 0 tries stand for one that was not found."""

    day: str
    game: str
    level: int
    tries: int


def today() -> date:
    """Return the day it is (UTC), the same everywhere."""
    return datetime.now(UTC).date()


def is_puzzle_day(day: str) -> bool:
    """Say whether there have been puzzles of a day."""
    with suppress(ValueError):
        return FIRST_DAY <= date.fromisoformat(day) <= today()
    return False


def note_solved(db: Database, profile: Profile, solved: Solved, now: int) -> None:
    """Note how a puzzle went; the first time counts."""
    note_all_solved(db, profile, [solved], now)


def note_all_solved(db: Database, profile: Profile, solved: Sequence[Solved], now: int) -> int:
    """Note how puzzles went, in one transaction; returns how many had not been tried."""

    def note(run: Run) -> int:
        parts = [solved[start : start + AT_ONCE] for start in range(0, len(solved), AT_ONCE)]
        return sum(len(run(_insert(len(part)), *_values(profile, part, now))) for part in parts)

    return db.write(note)


def _insert(rows: int) -> str:
    listed = ", ".join(["(?, ?, ?, ?, ?, ?)"] * rows)
    return f"""insert into solved (profile, day, game, level, tries, at) values {listed}
        on conflict (profile, day, game, level) do nothing returning day"""


def _values(profile: Profile, solved: Sequence[Solved], now: int) -> list[Value]:
    return [value for each in solved for value in (profile.id, *each, now)]


def list_solved(db: Reader, profile: Profile) -> list[Solved]:
    """Return the puzzles that somebody has tried, the newest days first."""
    query = """select day, game, level, tries from solved where profile = ?
        order by day desc, game, level limit ?"""
    return [Solved(*row) for row in db.ask(query, profile.id, MOST_LISTED)]


def solved_on(db: Reader, profile: Profile, day: str) -> list[Solved]:
    """Return the puzzles of a day that somebody has tried."""
    query = "select day, game, level, tries from solved where profile = ? and day = ?"
    return [Solved(*row) for row in db.ask(query, profile.id, day)]


def count_solved(db: Reader, profile: Profile) -> tuple[int, int, int]:
    """Return the puzzles that were tried, solved, and solved at the first try."""
    query = """select count(*), count(case when tries > 0 then 1 end), count(case when tries = 1 then 1 end)
        from solved where profile = ?"""
    [row] = db.ask(query, profile.id)
    return int(row[0]), int(row[1]), int(row[2])
