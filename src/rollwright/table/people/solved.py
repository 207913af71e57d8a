"""Puzzles that a profile has tried, and in how many tries each was solved."""

from __future__ import annotations

from typing import NamedTuple

from ..stores.database import Database
from .profiles import Profile

MOST_LISTED = 2000


class Solved(NamedTuple):
    """A puzzle that was tried; 0 tries stand for one that was not found."""

    day: str
    game: str
    level: int
    tries: int


def note_solved(db: Database, profile: Profile, solved: Solved, now: int) -> None:
    """Note how a puzzle went; the first time counts."""
    query = """insert into solved (profile, day, game, level, tries, at) values (?, ?, ?, ?, ?, ?)
        on conflict (profile, day, game, level) do nothing"""
    db.write(lambda run: run(query, profile.id, *solved, now))


def list_solved(db: Database, profile: Profile) -> list[Solved]:
    """Return the puzzles that somebody has tried, the newest days first."""
    query = """select day, game, level, tries from solved where profile = ?
        order by day desc, game, level limit ?"""
    return [Solved(*row) for row in db.ask(query, profile.id, MOST_LISTED)]


def solved_on(db: Database, profile: Profile, day: str) -> list[Solved]:
    """Return the puzzles of a day that somebody has tried."""
    query = "select day, game, level, tries from solved where profile = ? and day = ?"
    return [Solved(*row) for row in db.ask(query, profile.id, day)]


def count_solved(db: Database, profile: Profile) -> tuple[int, int, int]:
    """Return the puzzles that were tried, solved, and solved at the first try."""
    query = """select count(*), count(case when tries > 0 then 1 end), count(case when tries = 1 then 1 end)
        from solved where profile = ?"""
    [row] = db.ask(query, profile.id)
    return int(row[0]), int(row[1]), int(row[2])
