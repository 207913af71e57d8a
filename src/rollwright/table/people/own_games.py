"""The games of a profile: which seat is theirs at which table, and how it went.

A row is a note about a table's log: while a game goes on the table itself says how it stands, and when it
is over the row remembers the result, so that a list of a thousand games opens no table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..stores.database import Database
from .keys import seal, unseal
from .profiles import Profile

TABLE, LESSON, PRACTICE, IMPORTED = "table", "lesson", "practice", "imported"
"""Kinds of games."""


class NewGame(NamedTuple):
    """A seat that somebody took."""

    name: str
    seat: int
    token: str
    game: str
    kind: str
    opened: int
    seats: int


def keep_seat(db: Database, profile: Profile, key: str, new: NewGame) -> None:
    """Note that a seat is this profile's; a later one at the same table takes the place of the first."""
    query = """insert into games (profile, name, seat, sealed_token, game, kind, opened, seats, others, terms)
        values (?, ?, ?, ?, ?, ?, ?, ?, '[]', '{}')
        on conflict (profile, name)
        do update set seat = excluded.seat, sealed_token = excluded.sealed_token"""
    sealed = seal(key, new.name, new.token)
    values = (new.name, new.seat, sealed, new.game, new.kind, new.opened, new.seats)
    db.write(lambda run: run(query, profile.id, *values))


def token_at(db: Database, profile: Profile, key: str, table: str) -> str | None:
    """Return the token of this profile's seat at a table."""
    query = "select sealed_token from games where profile = ? and name = ?"
    rows = db.ask(query, profile.id, table)
    return unseal(key, table, bytes(rows[0][0])) if rows and rows[0][0] else None


def newest_tokens(db: Database, profile: Profile, key: str, most: int) -> dict[str, str]:
    """Return the tokens of the newest seats by table, the oldest first."""
    query = """select name, sealed_token from games where profile = ? and kind <> ?
        order by opened desc, name limit ?"""
    rows = db.ask(query, profile.id, IMPORTED, most)
    return {name: unseal(key, name, bytes(sealed)) for name, sealed in reversed(rows)}


def tables_of(db: Database, profile: Profile) -> Sequence[str]:
    """Return the tables at which a profile has a seat."""
    query = "select name from games where profile = ? and kind <> ? order by opened, name"
    return [name for (name,) in db.ask(query, profile.id, IMPORTED)]
