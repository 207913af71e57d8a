"""A store that forgets: for tests and for tables that need no disk."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

from ...core.types import Seat
from .database import BY_TABLE, SQLITE, Row, Run, Value, list_schema
from .queries import Append, unknown
from .store import (
    OnAppend,
    OnPresence,
    StoredEvent,
    StoredTable,
    StoreError,
    StoreFailed,
    TableExists,
    now_ms,
)

if TYPE_CHECKING:
    import apsw

T = TypeVar("T")


@dataclass
class StoredMemory:
    """What there is of one table."""

    secret: bytes
    lines: list[StoredEvent]
    fence: int = 0
    touched: int = 0

    @property
    def size(self) -> int:
        return sum(len(line.body) for line in self.lines)


@dataclass
class MemoryStore:
    """Keeps everything in dictionaries; `fails` makes every write fail as a full disk would."""

    fails: bool = False
    is_shared: bool = False
    _tables: dict[str, StoredMemory] = field(default_factory=dict)
    _quarantined: dict[str, str] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)
    _people: apsw.Connection | None = None
    """A database in memory, made when somebody is to be kept."""

    def create(self, table: str, secret: bytes, body: bytes) -> None:
        """Keep a new table with its first event."""
        with self._lock:
            self._check_writable()
            if table in self._tables:
                raise TableExists(f"there is a table {table} already")
            self._tables[table] = StoredMemory(secret, [StoredEvent(1, body)], touched=now_ms())

    def claim(self, table: str) -> int:
        """Become the owner and return the new fence."""
        with self._lock:
            self._check_writable()
            kept = self._find(table)
            kept.fence += 1
            return kept.fence

    def append(self, table: str, fence: int, first: int, bodies: Sequence[bytes]) -> Future[None]:
        """Write events, all or none."""
        done: Future[None] = Future()
        try:
            with self._lock:
                self._write(Append(table, fence, first, bodies))
        except StoreError as wrong:
            done.set_exception(wrong)
        else:
            done.set_result(None)
        return done

    def _write(self, append: Append) -> None:
        self._check_writable()
        kept = self._find(append.table)
        if (refused := append.judge(kept.fence, append.first == len(kept.lines) + 1)) is not None:
            raise refused
        kept.touched = now_ms()
        kept.lines += [StoredEvent(append.first + i, body) for i, body in enumerate(append.bodies)]

    def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        """Return the events above `after`."""
        with self._lock:
            return self._find(table).lines[after:]

    def secret(self, table: str) -> bytes:
        """Return the dice secret."""
        with self._lock:
            return self._find(table).secret

    def tables(self) -> list[str]:
        """Return all tables not set aside."""
        with self._lock:
            return [table for table in self._tables if table not in self._quarantined]

    def quarantine(self, table: str, why: str) -> None:
        """Mark a table as damaged."""
        with self._lock:
            self._quarantined[table] = why

    def quarantined(self) -> dict[str, str]:
        """Return the tables set aside with the reasons."""
        with self._lock:
            return dict(self._quarantined)

    def why_aside(self, table: str) -> str | None:
        """Return why a table was set aside."""
        with self._lock:
            return self._quarantined.get(table)

    def release(self, table: str) -> None:
        """Use a table again."""
        with self._lock:
            self._find(table)
            self._quarantined.pop(table, None)

    def list_stored(self) -> list[StoredTable]:
        """Return what there is."""
        with self._lock:
            return [
                StoredTable(name, len(kept.lines), kept.size, kept.touched, self._quarantined.get(name))
                for name, kept in self._tables.items()
            ]

    def delete(self, table: str) -> None:
        """Forget a table."""
        with self._lock:
            self._find(table)
            self._quarantined.pop(table, None)
            del self._tables[table]
            if self._people is not None:
                for place in BY_TABLE:
                    self._people.execute(f"delete from {place} where name = ?", (table,))

    def touch(self, tables: Collection[str]) -> None:
        """Note that tables are in use."""
        with self._lock:
            for table in self._tables.keys() & {*tables}:
                self._tables[table].touched = now_ms()

    def newest(self) -> int:
        """Return when a table was last used."""
        return max((kept.touched for kept in self.list_stored()), default=0)

    def expire(self, before: int, most: int | None = None) -> list[str]:
        """Delete what is old."""
        oldest = sorted(self.list_stored(), key=lambda kept: kept.touched)
        slow = {name for (name,) in self.ask("select name from slow_tables where due >= ?", now_ms())}
        old = [kept.name for kept in oldest if kept.touched < before and kept.name not in slow][:most]
        for table in old:
            self.delete(table)
        return old

    def size(self) -> int:
        """Return the bytes of all events."""
        return sum(kept.size for kept in self.list_stored())

    def check(self, table: str) -> None:
        """See that writing works."""
        self._check_writable()

    def announce(self, present: Mapping[str, Collection[Seat]]) -> None:
        """Nobody else serves these tables."""

    def listen(self, on_append: OnAppend, on_presence: OnPresence) -> None:
        """Nobody else writes here."""

    def close(self) -> None:
        """Nothing to let go of."""

    def ask(self, query: str, *values: Value) -> list[Row]:
        """Return the rows of a query."""
        with self._lock:
            return self._run(query, *values)

    def write(self, work: Callable[[Run], T]) -> T:
        """Run statements in one transaction."""
        with self._lock:
            self._check_writable()
            self._run("begin")
            try:
                answer = work(self._run)
            except BaseException:
                self._run("rollback")
                raise
            self._run("commit")
            return answer

    def _run(self, query: str, *values: Value) -> list[Row]:
        return list(self._open().execute(query, values))

    def _open(self) -> apsw.Connection:
        import apsw  # here, for a page's own tables need no database

        if self._people is None:
            self._people = apsw.Connection(":memory:")
            for statement in list_schema(SQLITE):
                self._people.execute(statement)
        return self._people

    def _check_writable(self) -> None:
        if self.fails:
            raise StoreFailed("the store takes no more events")

    def _find(self, table: str) -> StoredMemory:
        try:
            return self._tables[table]
        except KeyError:
            raise unknown(table) from None
