"""The store on one SQLite file: write-ahead log, full sync, and one thread that writes for everybody.

What has gathered is committed together, each job with its own savepoint: one refused job spoils none.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from threading import Event, Lock, Thread
from typing import ClassVar, TypeVar, cast

import apsw

from ...core.types import Seat
from ..rules.events import when_written
from .database import ADDED, BY_TABLE, SQLITE, Row, Run, Value, list_schema
from .group_commit import GroupWriter, Job
from .private_files import open_private
from .queries import Append, Queries, unknown
from .store import (
    TOUCH_MS,
    DamagedStore,
    NewerStore,
    OnAppend,
    OnPresence,
    StoreFailed,
    TableExists,
    now_ms,
)

T = TypeVar("T")
BUSY_MS = 5000
LISTEN_SECONDS = 0.5
"""How often it is looked whether another process has changed the file."""
SCHEMA = """
create table if not exists tables (
    id integer primary key autoincrement, name text not null unique, fence integer not null default 0,
    aside text, touched integer not null default 0) strict;
create table if not exists secrets (name text primary key, secret blob not null) strict, without rowid;
create table if not exists events (
    name text not null, seq integer not null, body blob not null,
    primary key (name, seq)) strict, without rowid;
create table if not exists pulse (beat integer not null) strict;
"""

VERSION = 7
"""Of the schema, kept as the file's user_version; a file without one that has tables is of version 1."""
MIGRATIONS = {1: "alter table tables add column touched integer not null default 0"}
"""From older versions what makes a file one of the next, where it takes more than new tables."""

_STANDING = """select fence, touched, (select max(seq) from events where name = ?)
    from tables where name = ?"""
_NEXT_EVENT = """insert into events select ?1, ?2, ?3 from tables
    where name = ?1 and fence = ?4 and touched >= ?5
    and (select max(seq) from events where name = ?1) = ?2 - 1"""
"""Writes an event that is the next one, by the owner, at a table touched of late; nothing otherwise."""

Work = Append | Callable[[apsw.Connection], object]
"""Events to write, or something else to do."""


class SqliteStore(Queries):
    """Keeps tables in a file; `vfs` names another file system layer, for tests that break the disk."""

    is_shared = False
    writer_type: ClassVar[type[GroupWriter[Work]]] = GroupWriter
    """What gathers jobs; simulators have one without a thread."""

    def __init__(self, path: Path | str, vfs: str | None = None) -> None:
        self._path = str(path)
        self._vfs = vfs
        self._reading, self._writing = Lock(), Lock()
        self._closing = Event()
        self._ear: Thread | None = None
        try:
            _make_private(self._path)
            self._writer_db = _connect(self._path, vfs)
            make_schema(self._writer_db, self._path)
            _sync(self._writer_db)
            self._reader = _connect(self._path, vfs)
        except (apsw.Error, OSError) as wrong:
            why = wrong.strerror if isinstance(wrong, OSError) else wrong
            raise StoreFailed(f"cannot open {self._path}: {why}") from None
        self._writer = self.writer_type(self._commit)

    @property
    def commits(self) -> int:
        """How often the disk was waited for."""
        return self._writer.commits

    # ---- writing

    def create(self, table: str, secret: bytes, body: bytes) -> None:
        """Keep a new table with its first event."""
        self._submit(lambda db: _create(db, table, secret, body)).result()

    def claim(self, table: str) -> int:
        """Become the owner and return the new fence."""
        fence: int = self._submit(lambda db: _claim(db, table)).result()
        return fence

    def append(self, table: str, fence: int, first: int, bodies: Sequence[bytes]) -> Future[None]:
        """Write events, all or none; done after the sync."""
        return cast(Future[None], self._writer.submit(Append(table, fence, first, bodies)))

    def release(self, table: str) -> None:
        """Use a table again that was set aside."""
        self._submit(lambda db: _change(db, table, "update tables set aside = null where name = ?")).result()

    def delete(self, table: str) -> None:
        """Forget a table."""
        self._submit(lambda db: _delete(db, table)).result()

    def touch(self, tables: Collection[str]) -> None:
        """Note that tables are in use."""
        rows, query = [(now_ms(), table) for table in tables], "update tables set touched = ? where name = ?"
        if rows:
            self._submit(lambda db: db.executemany(query, rows)).result()

    def expire(self, before: int, most: int | None = None) -> list[str]:
        """Delete old tables one by one, so that nobody's move waits long."""
        old = self._list_old(before, most)
        return [name for name in old if self._submit(partial(_expire, table=name, before=before)).result()]

    def quarantine(self, table: str, why: str) -> None:
        """Mark a table as damaged."""
        query = "update tables set aside = ? where name = ?"
        self._submit(lambda db: db.execute(query, (why, table))).result()

    def check(self, table: str) -> None:
        """See that writing works by replacing the pulse, and by a table that is taken back."""
        self._submit(lambda db: _rehearse(db, table)).result()

    def write(self, work: Callable[[Run], T]) -> T:
        """Run statements in one transaction."""
        return self._submit(lambda db: work(partial(_run, db))).result()

    def _submit(self, work: Callable[[apsw.Connection], T]) -> Future[T]:
        return cast(Future[T], self._writer.submit(work))

    def _commit(self, batch: list[Job[Work]]) -> None:
        with self._writing:
            try:
                answers: list[object] = [None] if self._is_one_event(batch) else self._do_all(batch)
            except Exception as wrong:
                self._roll_back()
                answers = [StoreFailed(f"the store cannot write: {wrong}") for _ in batch]
        self._answer(batch, answers)

    def _is_one_event(self, batch: list[Job[Work]]) -> bool:
        """Write one event that comes alone by one statement; says whether that was all there was to do.

        Between any two statements the writer waits for the interpreter, which the event loop has.
        """
        work = batch[0].work if len(batch) == 1 else None
        if not isinstance(work, Append) or len(work.bodies) != 1:
            return False
        values = (work.table, work.first, work.bodies[0], work.fence, now_ms() - TOUCH_MS)
        self._writer_db.execute(_NEXT_EVENT, values)
        return self._writer_db.changes() == 1

    def _do_all(self, batch: list[Job[Work]]) -> list[object]:
        self._writer_db.execute("begin immediate")
        answers = [self._try(job.work) for job in batch]
        self._writer_db.execute("commit")
        return answers

    def _answer(self, batch: list[Job[Work]], answers: list[object]) -> None:
        for job, answer in zip(batch, answers, strict=True):
            job.answer(answer)

    def _try(self, work: Work) -> object:
        """Do one job inside its savepoint; a refusal is its answer, a failing disk is everybody's."""
        db, answer = self._writer_db, cast(object, None)
        db.execute("savepoint job")
        try:
            if isinstance(work, Append):
                _append(db, work)
            else:
                answer = work(db)
        except apsw.Error:
            raise
        except Exception as refused:
            db.execute("rollback to job")
            answer = refused
        db.execute("release job")
        return answer

    def _roll_back(self) -> None:
        try:
            if self._writer_db.in_transaction:
                self._writer_db.execute("rollback")
        except apsw.Error:
            # A full disk may have rolled back already; nothing of the batch is acknowledged either way.
            pass

    # ---- reading

    def size(self) -> int:
        """Return the bytes of the file."""
        [(pages,)], [(each,)] = self.ask("pragma page_count"), self.ask("pragma page_size")
        return int(pages) * int(each)

    def ask(self, query: str, *values: Value) -> list[Row]:
        """Return the rows of a query."""
        try:
            with self._reading:
                return _run(self._reader, query, *values)
        except (apsw.CorruptError, apsw.NotADBError) as wrong:
            raise DamagedStore(f"the file is damaged: {wrong}") from None
        except apsw.Error as wrong:
            raise StoreFailed(f"the store cannot read: {wrong}") from None

    # ---- keeping

    def back_up(self, path: Path | str) -> None:
        """Copy everything to another file while tables go on; the copy is a whole store."""
        source = _connect(self._path, self._vfs)
        try:
            with (
                closing(apsw.Connection(str(path))) as target,
                target.backup("main", source, "main") as backup,
            ):
                backup.step()
        except apsw.Error as wrong:
            raise StoreFailed(f"cannot back up to {path}: {wrong}") from None
        finally:
            source.close()

    def announce(self, present: Mapping[str, Collection[Seat]]) -> None:
        """One process serves a file."""

    def listen(self, on_append: OnAppend, on_presence: OnPresence) -> None:
        """Notice what other processes do to the file, such as deleting a table."""
        known = 0
        with suppress(apsw.Error), self._writing:
            known = _read_version(self._writer_db)
        self._ear = Thread(target=self._listen_on, args=(on_append, known), name="store-ear", daemon=True)
        self._ear.start()

    def _listen_on(self, on_append: OnAppend, known: int) -> None:
        while not self._closing.wait(LISTEN_SECONDS):
            with suppress(apsw.Error), self._writing:
                version = _read_version(self._writer_db)
                if known != version:
                    on_append("", 0)
                known = version

    def close(self) -> None:
        """Finish what is queued and close the file."""
        if self._closing.is_set():
            return
        self._closing.set()
        if self._ear is not None:
            self._ear.join()
        self._writer.close()
        self._reader.close()
        self._writer_db.close()


def _make_private(path: str) -> None:
    """See that only its owner reads the file: it holds the secrets of dice still to be rolled."""
    if path != ":memory:" and not path.startswith("file:"):
        os.close(open_private(path))


def _connect(path: str, vfs: str | None) -> apsw.Connection:
    db = apsw.Connection(path, vfs=vfs)
    db.set_busy_timeout(BUSY_MS)
    db.execute("pragma journal_mode = wal")
    db.execute("pragma synchronous = full")
    db.execute("pragma trusted_schema = off")
    # Otherwise statements are planned anew whenever other values are bound: as long as a commit takes.
    db.config(apsw.SQLITE_DBCONFIG_ENABLE_QPSG, 1)
    return db


def _sync(db: apsw.Connection) -> None:
    """Make what a killed process wrote and did not sync safe, before anybody is told of it.

    A checkpoint syncs the log first; whether there is room for the rest of it does not matter.
    """
    with suppress(apsw.Error):
        db.wal_checkpoint()


def make_schema(db: apsw.Connection, path: str) -> None:
    """Make the tables, or bring those of an older version up to date; NewerStore for those of a newer one."""
    [(version,)] = db.execute("pragma user_version")
    if version > VERSION:
        raise NewerStore(
            f"{path} was made by a newer version of rollwright "
            f"(schema {version}, and this one knows {VERSION})"
        )
    if version == VERSION:
        return
    with db:
        has_tables = list(db.execute("select 1 from sqlite_schema where name = 'tables'"))
        for step in range(max(1, version), VERSION) if has_tables else ():
            db.execute(MIGRATIONS.get(step, ""))
            if step == 1:
                _fill_touched(db)
        for statement in [*SCHEMA.split(";"), *list_schema(SQLITE)]:
            db.execute(statement)
        _add_columns(db)
        db.execute(f"pragma user_version = {VERSION}")


def _add_columns(db: apsw.Connection) -> None:
    for table, column, kind in ADDED:
        if column not in {row[1] for row in db.execute(f"pragma table_info({table})")}:
            db.execute(f"alter table {table} add column {column} {kind}")


def _fill_touched(db: apsw.Connection) -> None:
    """Say of tables of before when they were last written to; their last event knows."""
    query = "select name, body from events e where seq = (select max(seq) from events where name = e.name)"
    for name, body in list(db.execute(query)):
        db.execute("update tables set touched = ? where name = ?", (when_written(bytes(body)), name))


def _read_version(db: apsw.Connection) -> int:
    """Return a number that changes whenever another connection than the writer's changes the file."""
    [(version,)] = db.execute("pragma data_version")
    return int(version)


def _run(db: apsw.Connection, query: str, *values: Value) -> list[Row]:
    return list(db.execute(query, values))


def _change(db: apsw.Connection, table: str, query: str) -> None:
    if not list(db.execute("select 1 from tables where name = ?", (table,))):
        raise unknown(table)
    db.execute(query, (table,))


def _delete(db: apsw.Connection, table: str) -> None:
    _change(db, table, "delete from tables where name = ?")
    db.execute("delete from secrets where name = ?", (table,))
    db.execute("delete from events where name = ?", (table,))
    for place in BY_TABLE:
        db.execute(f"delete from {place} where name = ?", (table,))


def _create(db: apsw.Connection, table: str, secret: bytes, body: bytes) -> None:
    if list(db.execute("select 1 from tables where name = ?", (table,))):
        raise TableExists(f"there is a table {table} already")
    db.execute("insert into tables (name, touched) values (?, ?)", (table, now_ms()))
    db.execute("insert into secrets values (?, ?)", (table, secret))
    db.execute("insert into events values (?, 1, ?)", (table, body))


def _claim(db: apsw.Connection, table: str) -> int:
    rows = list(db.execute("update tables set fence = fence + 1 where name = ? returning fence", (table,)))
    if not rows:
        raise unknown(table)
    return int(rows[0][0])


def _append(db: apsw.Connection, append: Append) -> None:
    """Write events, all or none."""
    table, now = append.table, now_ms()
    [(owner, touched, last)] = list(db.execute(_STANDING, (table, table))) or [(None, 0, 0)]
    if (refused := append.judge(owner, append.first == last + 1)) is not None:
        raise refused
    if touched < now - TOUCH_MS:
        db.execute("update tables set touched = ? where name = ?", (now, table))
    rows = [(table, append.first + i, body) for i, body in enumerate(append.bodies)]
    db.executemany("insert into events values (?, ?, ?)", rows)


def _rehearse(db: apsw.Connection, table: str) -> None:
    """Write a pulse, and a table that is taken back: a damaged page may lie where only new tables go."""
    db.execute("delete from pulse")
    db.execute("insert into pulse values (1)")
    db.execute("savepoint rehearsal")
    try:
        _create(db, table, b"", b"")
    finally:
        db.execute("rollback to rehearsal")
        db.execute("release rehearsal")


def _expire(db: apsw.Connection, table: str, before: int) -> bool:
    """Delete a table unless it has been used meanwhile; returns whether it is gone."""
    if not list(db.execute("select 1 from tables where name = ? and touched < ?", (table, before))):
        return False
    _delete(db, table)
    return True
