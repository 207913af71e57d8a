"""The store on PostgreSQL, for several processes that serve the same tables.

A row lock on the table makes appends one after another, the fence and the unique (table, sequence) refuse
a process that lost it, and NOTIFY names the tables that grew and how far: never what happened.
What has gathered is appended in one statement; a table that another process has in hands waits alone.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Event, Lock, Thread, local
from typing import TypeVar, cast

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from ...core.types import Seat
from ..actors.presence import format_presence, parse_presence
from ..rules.events import when_written
from .database import ADDED, BY_TABLE, POSTGRES, Row, Run, Value, list_schema
from .group_commit import GroupWriter, Job
from .postgres_append import CHANNEL, PRESENCE, Db, append_alone, append_together, judge, read_notice
from .queries import Append, Queries, unknown
from .store import (
    NewerStore,
    OnAppend,
    OnPresence,
    StoreError,
    StoreFailed,
    TableExists,
    now_ms,
)

WAITING = 4
"""Tables in other hands that are waited for at once."""
LISTEN_SECONDS = 0.5
PATIENCE = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""A database that is gone without a word is given up after seconds; the address may say otherwise."""
SESSION = """
set synchronous_commit = on;
set lock_timeout = '5s';
set idle_in_transaction_session_timeout = '10s';
"""
"""Acknowledged is on disk; a process that froze with a table in its hands is not waited for."""
SCHEMA = """
create table if not exists tables (
    id bigserial, name text primary key, fence bigint not null default 0, aside text,
    touched bigint not null default 0);
create table if not exists secrets (name text primary key, secret bytea not null);
create table if not exists events (
    name text not null, seq bigint not null, body bytea not null, primary key (name, seq));
create table if not exists pulse (beat bigint not null);
create table if not exists schema_version (version integer not null);
"""
VERSION = 7
"""Of the schema; a database without a number that has tables is of version 1."""
MIGRATIONS = {1: "alter table tables add column if not exists touched bigint not null default 0"}
SCHEMA_LOCK = 7_265_823
T = TypeVar("T")


class _Mine(local):
    """The connection of each thread."""

    db: Db | None = None


class PostgresStore(Queries):
    """Keeps tables in a database; every thread has a connection of its own."""

    is_shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._mine = _Mine()
        self._open: set[Db] = set()
        self._lock = Lock()
        self._closing = Event()
        self._listener: Thread | None = None
        self._sender = secrets.token_hex(4)
        """Tells this process's notices from those of others."""
        self._waiting = ThreadPoolExecutor(WAITING, thread_name_prefix="store-waiting")
        self._do(_make_schema)
        self._writer = GroupWriter(self._commit)

    @property
    def commits(self) -> int:
        """How often what had gathered was written."""
        return self._writer.commits

    # ---- writing

    def create(self, table: str, secret: bytes, body: bytes) -> None:
        """Keep a new table with its first event."""
        self._do(lambda db: _create(db, table, secret, body))

    def claim(self, table: str) -> int:
        """Become the owner and return the new fence."""
        return self._do(lambda db: _claim(db, table))

    def append(self, table: str, fence: int, first: int, bodies: Sequence[bytes]) -> Future[None]:
        """Write events, all or none; done after the commit."""
        return cast(Future[None], self._writer.submit(Append(table, fence, first, bodies)))

    def _commit(self, batch: list[Job[Append]]) -> None:
        """Write each table's first job together; what else there is for the same tables comes after."""
        while batch:
            firsts = {job.work.table: job for job in reversed(batch)}
            self._write_together(list(firsts.values()))
            batch = [job for job in batch if firsts[job.work.table] is not job]

    def _write_together(self, jobs: list[Job[Append]]) -> None:
        appends = [job.work for job in jobs]
        try:
            held = self._do(lambda db: append_together(db, appends, self._sender), True)
        except StoreFailed as wrong:
            for job in jobs:
                job.answer(StoreFailed(str(wrong)))
            return
        for job in jobs:
            if job.work.table in held:
                job.answer(judge(job.work, held))
            else:
                self._waiting.submit(self._write_alone, job)

    def _write_alone(self, job: Job[Append]) -> None:
        try:
            job.answer(self._do(lambda db: append_alone(db, job.work, self._sender), True))
        except StoreError as wrong:
            job.answer(wrong)

    def write(self, work: Callable[[Run], T]) -> T:
        """Run statements in one transaction."""
        return self._do(lambda db: work(partial(_run, db)))

    def quarantine(self, table: str, why: str) -> None:
        """Mark a table as damaged."""
        self._do(lambda db: db.execute("update tables set aside = %s where name = %s", (why, table)))

    def release(self, table: str) -> None:
        """Use a table again that was set aside."""
        self._do(lambda db: _change(db, table, "update tables set aside = null where name = %s"))

    def delete(self, table: str) -> None:
        """Forget a table, and notify other processes."""
        if not self._do(lambda db: _delete(db, table, self._sender)):
            raise unknown(table)

    def touch(self, tables: Collection[str]) -> None:
        """Note that tables are in use."""
        query = b"update tables set touched = %s where name = any(%s)"
        self._do(lambda db: db.execute(query, (now_ms(), [*tables])))

    def expire(self, before: int, most: int | None = None) -> list[str]:
        """Delete old tables one by one, so that nobody's move waits long."""
        delete = partial(_delete, sender=self._sender, before=before)
        return [name for name in self._list_old(before, most) if self._do(partial(delete, table=name))]

    def check(self, table: str) -> None:
        """See that writing works by replacing the pulse, and by a table that is taken back."""
        self._do(lambda db: db.execute("delete from pulse") and db.execute("insert into pulse values (1)"))
        self._do(lambda db: _rehearse(db, table))

    # ---- reading

    def size(self) -> int:
        """Return the bytes of the database."""
        return int(self.ask("select pg_database_size(current_database())")[0][0])

    def ask(self, query: str, *values: Value) -> list[Row]:
        """Return the rows of a query."""
        return self._do(lambda db: _run(db, query, *values), True)

    # ---- connections

    def _do(self, work: Callable[[Db], T], is_one: bool = False) -> T:
        """Do something in one transaction, once more if the connection turns out to be an old, dead one.

        Doing it twice is safe: a second append finds its place in the log taken. What is one statement is a
        transaction by itself.
        """
        is_old = self._has_connection()
        try:
            return self._try(work, is_one)
        except psycopg.OperationalError as wrong:
            self._drop()
            if not is_old:
                raise _failed(wrong) from None
        except psycopg.Error as wrong:
            self._drop()
            raise _failed(wrong) from None
        try:
            return self._try(work, is_one)
        except psycopg.Error as wrong:
            self._drop()
            raise _failed(wrong) from None

    def _try(self, work: Callable[[Db], T], is_one: bool) -> T:
        db = self._connection()
        with contextlib.nullcontext() if is_one else db.transaction():
            return work(db)

    def _has_connection(self) -> bool:
        return self._mine.db is not None

    def _connection(self) -> Db:
        db = self._mine.db
        if db is None:
            if self._closing.is_set():
                raise StoreFailed("the store is closed")
            db = self._connect()
            db.execute(SESSION)
            self._mine.db = db
            with self._lock:
                self._open.add(db)
        return db

    def _connect(self) -> Db:
        asked = {**PATIENCE, **conninfo_to_dict(self._address)}
        return psycopg.connect(make_conninfo("", **asked), autocommit=True)

    def _drop(self) -> None:
        db, self._mine.db = self._mine.db, None
        if db is not None:
            with self._lock:
                self._open.discard(db)
            with contextlib.suppress(psycopg.Error):
                db.close()

    # ---- notices

    def announce(self, present: Mapping[str, Collection[Seat]]) -> None:
        """Send the seats that are connected here, on a channel of its own."""
        for notice in format_presence(self._sender, present):
            self.ask("select pg_notify(?, ?)", PRESENCE, notice)

    def listen(self, on_append: OnAppend, on_presence: OnPresence) -> None:
        """Hear what any process writes; after a lost connection anything may have changed."""
        ready = Event()
        self._listener = Thread(
            target=self._listen_on, args=(on_append, on_presence, ready), name="store-ear", daemon=True
        )
        self._listener.start()
        ready.wait(5)

    def _listen_on(self, on_append: OnAppend, on_presence: OnPresence, ready: Event) -> None:
        while not self._closing.is_set():
            try:
                with self._connect() as db:
                    db.execute(f"listen {CHANNEL}; listen {PRESENCE}".encode())
                    ready.set()
                    on_append("", 0)
                    self._pass_on(db, on_append, on_presence)
            except psycopg.Error:
                self._closing.wait(LISTEN_SECONDS)

    def _pass_on(self, db: Db, on_append: OnAppend, on_presence: OnPresence) -> None:
        while not self._closing.is_set():
            for notice in db.notifies(timeout=LISTEN_SECONDS):
                if notice.channel == PRESENCE:
                    self._pass_presence_on(notice.payload, on_presence)
                    continue
                for table, seq in read_notice(notice.payload, self._sender):
                    on_append(table, seq)

    def _pass_presence_on(self, notice: str, on_presence: OnPresence) -> None:
        server, present = parse_presence(notice)
        for table, seats in present.items() if server != self._sender else ():
            on_presence(server, table, seats)

    def close(self) -> None:
        """Finish what is queued and close every connection."""
        self._writer.close()
        self._waiting.shutdown(wait=True)
        self._closing.set()
        if self._listener is not None:
            self._listener.join()
        with self._lock:
            for db in self._open:
                with contextlib.suppress(psycopg.Error):
                    db.close()
            self._open.clear()


def _failed(wrong: psycopg.Error) -> StoreFailed:
    return StoreFailed(f"the database cannot do this now: {str(wrong).strip()}")


def _make_schema(db: Db) -> None:
    """Make the tables; two processes that start at once take turns."""
    db.execute("select pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
    found = db.execute("select to_regclass('tables') is not null").fetchone()
    has_tables = bool(found and found[0])
    db.execute("create table if not exists schema_version (version integer not null)")
    row = db.execute("select max(version) from schema_version").fetchone()
    version = (row and row[0]) or (1 if has_tables else VERSION)
    if version > VERSION:
        raise NewerStore(
            "this database was made by a newer version of rollwright "
            f"(schema {version}, and this one knows {VERSION})"
        )
    for step in range(version, VERSION):
        db.execute(MIGRATIONS.get(step, "").encode())
    if version == 1:
        _fill_touched(db)
    for statement in [SCHEMA, *list_schema(POSTGRES)]:
        db.execute(statement.encode())
    for table, column, kind in ADDED:
        db.execute(f"alter table {table} add column if not exists {column} {kind}".encode())
    db.execute("delete from schema_version")
    db.execute("insert into schema_version values (%s)", (VERSION,))


def _fill_touched(db: Db) -> None:
    """Say of tables of before when they were last written to; their last event knows."""
    query = "select distinct on (name) name, body from events order by name, seq desc"
    for name, body in db.execute(query).fetchall():
        touched = when_written(bytes(body))
        db.execute("update tables set touched = %s where name = %s", (touched, name))


def _run(db: Db, query: str, *values: Value) -> list[Row]:
    done = db.execute(query.replace("?", "%s").encode(), values)
    return done.fetchall() if done.description else []


def _change(db: Db, table: str, query: str) -> None:
    if not db.execute(query.encode(), (table,)).rowcount:
        raise unknown(table)


def _delete(db: Db, table: str, sender: str, before: int | None = None) -> bool:
    """Delete a table, unless it has been used since then; returns whether there was one to delete."""
    query = b"delete from tables where name = %s and (%s::bigint is null or touched < %s)"
    if not db.execute(query, (table, before, before)).rowcount:
        return False
    db.execute("delete from secrets where name = %s", (table,))
    db.execute("delete from events where name = %s", (table,))
    for place in BY_TABLE:
        db.execute(f"delete from {place} where name = %s".encode(), (table,))
    db.execute("select pg_notify(%s, %s)", (CHANNEL, f"{sender} {table} 0"))
    return True


def _rehearse(db: Db, table: str) -> None:
    with db.transaction(force_rollback=True):
        _create(db, table, b"", b"")


def _create(db: Db, table: str, secret: bytes, body: bytes) -> None:
    try:
        db.execute("insert into tables (name, touched) values (%s, %s)", (table, now_ms()))
    except errors.UniqueViolation:
        raise TableExists(f"there is a table {table} already") from None
    db.execute("insert into secrets values (%s, %s)", (table, secret))
    db.execute("insert into events values (%s, 1, %s)", (table, body))


def _claim(db: Db, table: str) -> int:
    row = db.execute(
        "update tables set fence = fence + 1 where name = %s returning fence", (table,)
    ).fetchone()
    if row is None:
        raise unknown(table)
    return int(row[0])
