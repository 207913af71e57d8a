"""Slow games: those with a day or more for a move, whose clocks go on while no server runs.

A row says until when somebody has time, and who. The log knows both; the row lets a server find the games
whose time is up without opening any, keeps a table from expiring, and counts the moves that somebody owes.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ..stores.database import Database, Reader
from .profiles import Profile

MOST_WAKENED = 100
_seats = msgspec.json.Decoder(list[int])


class Owed(NamedTuple):
    """A move that a profile owes at a slow table, and until when."""

    name: str
    game: str
    due: int


def note_clock(db: Database, name: str, waiting: list[int], due: int) -> None:
    """Write down which seats a slow table waits for, and when it goes on by itself."""
    query = """insert into slow_tables (name, waiting, due) values (?, ?, ?)
        on conflict (name) do update set waiting = excluded.waiting, due = excluded.due"""
    encoded = msgspec.json.encode(waiting).decode()
    db.write(lambda run: run(query, name, encoded, due))


def stop_clock(db: Database, name: str) -> None:
    """Forget the clock of a table whose game is over."""
    db.write(lambda run: run("delete from slow_tables where name = ?", name))


def postpone(db: Database, name: str, now: int, until: int) -> None:
    """Let a table that was woken rest for a while, unless it has moved on."""
    db.write(lambda run: run("update slow_tables set due = ? where name = ? and due < ?", until, name, now))


def overdue(db: Reader, now: int, most: int = MOST_WAKENED) -> list[str]:
    """Return the slow tables whose time is up, the longest waiting first."""
    query = "select name from slow_tables where due < ? order by due limit ?"
    return [name for (name,) in db.ask(query, now, most)]


def moves_owed(db: Reader, profile: Profile) -> tuple[list[Owed], int]:
    """Return the slow tables where it is this profile's move, the most urgent first, and how many it has."""
    query = """select s.name, g.game, s.due, g.seat, s.waiting from games g
        join slow_tables s on s.name = g.name
        where g.profile = ? and g.ended is null order by s.due, s.name"""
    rows = db.ask(query, profile.id)
    return [Owed(*row[:3]) for row in rows if row[3] in _seats.decode(row[4])], len(rows)


def count_slow(db: Reader) -> int:
    """Return how many slow games are played."""
    [(count,)] = db.ask("select count(*) from slow_tables")
    return int(count)
