"""What all stores check and SQL stores ask in the same words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .database import Database
from .store import Fenced, SeqTaken, StoredEvent, StoredTable, StoreError, UnknownTable, now_ms


class Append(NamedTuple):
    """Events for one table: whose they are, the number of the first, and what happened."""

    table: str
    fence: int
    first: int
    bodies: Sequence[bytes]

    def judge(self, owner: int | None, is_next: bool) -> StoreError | None:
        """Say why these events are refused; `owner` is the table's fence, None if there is no table."""
        if owner is None:
            return unknown(self.table)
        if owner != self.fence:
            return Fenced(f"table {self.table} has a new owner")
        return None if is_next else SeqTaken(f"event {self.first} of table {self.table} is not the next one")


def unknown(table: str) -> UnknownTable:
    """Return what is raised for a table that is not there."""
    return UnknownTable(f"there is no table {table[:20]!r}")


class Queries:
    """The part of a store that only reads."""

    def read(self: Database, table: str, after: int = 0) -> list[StoredEvent]:
        """Return the events above `after`."""
        query = "select seq, body from events where name = ? and seq > ? order by seq"
        rows = self.ask(query, table, after)
        if not rows and not self.ask("select 1 from tables where name = ?", table):
            raise unknown(table)
        return [StoredEvent(seq, bytes(body)) for seq, body in rows]

    def secret(self: Database, table: str) -> bytes:
        """Return the dice secret."""
        rows = self.ask("select secret from secrets where name = ?", table)
        if not rows:
            raise unknown(table)
        return bytes(rows[0][0])

    def tables(self: Database) -> list[str]:
        """Return all tables not set aside."""
        return [name for (name,) in self.ask("select name from tables where aside is null order by id")]

    def quarantined(self: Database) -> dict[str, str]:
        """Return the tables set aside with the reasons."""
        return dict(self.ask("select name, aside from tables where aside is not null order by id"))

    def why_aside(self: Database, table: str) -> str | None:
        """Return why a table was set aside."""
        rows = self.ask("select aside from tables where name = ?", table)
        return rows[0][0] if rows else None

    def list_stored(self: Database) -> list[StoredTable]:
        """Return what there is of every table."""
        query = """select t.name, count(e.seq), coalesce(sum(length(e.body)), 0), t.touched, t.aside
            from tables t left join events e on e.name = t.name group by t.id, t.name order by t.id"""
        return [StoredTable(name, count, int(size), *rest) for name, count, size, *rest in self.ask(query)]

    def newest(self: Database) -> int:
        """Return when a table was last used."""
        return int(self.ask("select coalesce(max(touched), 0) from tables")[0][0])

    def _list_old(self: Database, before: int, most: int | None) -> list[str]:
        """Return the tables that nobody has used since then, the oldest first; not those whose clock runs."""
        query = """select name from tables where touched < ?
            and name not in (select name from slow_tables where due >= ?) order by touched"""
        rows = self.ask(query, before, now_ms())
        return [name for (name,) in rows[:most]]
