"""Backups of the embedded store: whole files, checked, or nothing at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import apsw

from ...core.errors import RollwrightError
from .database import TABLES as PEOPLE
from .sqlite import BUSY_MS, VERSION, make_schema
from .store import NewerStore, now_ms

PARTS = ("", "-wal", "-shm")
TABLES = frozenset({"tables", "secrets", "events"})


class CannotKeep(RollwrightError):
    """A backup cannot be made or used; nothing was changed."""


def back_up(data: Path, copy: Path) -> int:
    """Copy a store to a file, while a server goes on with it, and return how many tables it has."""
    count = _check(data)
    if copy.exists():
        if copy.samefile(data):
            raise CannotKeep(f"{copy} is the store itself")
        _check(copy)
    with _beside(copy) as part:
        _copy(data, part)
        count = _check(part)
        part.replace(copy)
    _sync_folder(copy.parent)
    return count


def restore(copy: Path, data: Path, should_replace: bool = False) -> int:
    """Put a backup in a store's place and return how many tables it has; the old store is kept beside."""
    _check(copy)
    if data.exists():
        if data.samefile(copy):
            raise CannotKeep(f"{copy} is the store itself")
        if not should_replace:
            raise CannotKeep(f"{data} is in use already; --replace keeps it as {_old(data).name}")
        _close_for_good(data)
    with _beside(data) as part:
        _copy_rows(copy, part)
        count = _check(part)
        if data.exists():
            data.replace(_old(data))
        _put_away_leftovers(data)
        part.replace(data)
    _sync_folder(data.parent)
    return count


def _put_away_leftovers(data: Path) -> None:
    """Move a log whose file is gone out of the way: it would be written into the file put there next."""
    old = _old(data)
    for ending in PARTS[1:]:
        left = Path(f"{data}{ending}")
        if left.exists():
            left.replace(f"{old}{ending}")


def _old(data: Path) -> Path:
    """Return a free name for a store that makes room: tables.db -> tables.db.old, tables.db.old2"""
    name, number = data.with_name(f"{data.name}.old"), 2
    while name.exists():
        name, number = data.with_name(f"{data.name}.old{number}"), number + 1
    return name


def _check(path: Path) -> int:
    """Return the number of tables of a store; CannotKeep if the file is none or is damaged."""
    if not path.is_file():
        raise CannotKeep(f"there is no file {path}")
    try:
        with closing(apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)) as db:
            db.set_busy_timeout(BUSY_MS)
            found = {name for (name,) in db.execute("select name from sqlite_schema where type = 'table'")}
            if not found >= TABLES:
                raise CannotKeep(f"{path} is no store of tables")
            [(version,)] = db.execute("pragma user_version")
            if version > VERSION:
                raise CannotKeep(f"{path} was made by a newer version of rollwright")
            [(verdict,), *_] = db.execute("pragma integrity_check(1)")
            if verdict != "ok":
                raise CannotKeep(f"{path} is damaged: {' '.join(str(verdict).split())}")
            [(count,)] = db.execute("select count(*) from tables")
            return int(count)
    except apsw.NotADBError:
        raise CannotKeep(f"{path} is no store of tables") from None
    except apsw.Error as wrong:
        raise CannotKeep(f"{path} cannot be read: {wrong}") from None


def _copy(source: Path, target: Path) -> None:
    try:
        with (
            closing(apsw.Connection(str(source), flags=apsw.SQLITE_OPEN_READWRITE)) as old,
            closing(apsw.Connection(str(target))) as new,
        ):
            old.set_busy_timeout(BUSY_MS)
            with new.backup("main", old, "main") as backup:
                backup.step()
            new.execute("pragma journal_mode = delete")
    except apsw.Error as wrong:
        raise CannotKeep(f"cannot write {target.parent}: {wrong}") from None
    with target.open("rb") as file:
        os.fsync(file.fileno())


def _copy_rows(source: Path, target: Path) -> None:
    """Copy what a backup says into a fresh schema: triggers, views and whatever else it has stay behind."""
    try:
        with (
            closing(apsw.Connection(str(source), flags=apsw.SQLITE_OPEN_READWRITE)) as old,
            closing(apsw.Connection(str(target))) as new,
        ):
            old.set_busy_timeout(BUSY_MS)
            old.execute("pragma trusted_schema = off")
            old.execute("pragma query_only = on")
            make_schema(new, str(target))
            with new:
                for query, insert in [*_rows_of(old), *_people_of(old, new)]:
                    new.executemany(insert, old.execute(query))
    except NewerStore as wrong:
        raise CannotKeep(str(wrong)) from None
    except apsw.Error as wrong:
        raise CannotKeep(f"{source} cannot be read: {wrong}") from None
    with target.open("rb") as file:
        os.fsync(file.fileno())


def _rows_of(old: apsw.Connection) -> list[tuple[str, str]]:
    """Return what is read and where it goes; the first version did not say when tables were used."""
    has_touched = any(row[1] == "touched" for row in old.execute("pragma table_info(tables)"))
    touched = "touched" if has_touched else str(now_ms())
    return [
        (
            f"select name, fence, aside, {touched} from main.tables order by id",
            "insert into tables (name, fence, aside, touched) values (?, ?, ?, ?)",
        ),
        ("select name, secret from main.secrets", "insert into secrets values (?, ?)"),
        ("select name, seq, body from main.events", "insert into events values (?, ?, ?)"),
    ]


def _people_of(old: apsw.Connection, new: apsw.Connection) -> list[tuple[str, str]]:
    """Return what is read of profiles and games, column by column of ours; backups of before have none."""
    found = {name for (name,) in old.execute("select name from main.sqlite_schema where type = 'table'")}
    queries = []
    for table in PEOPLE:
        known = _columns_of(old, table) if table in found else []
        columns = [name for name in _columns_of(new, table) if name in known]
        names, places = ", ".join(columns), ", ".join("?" * len(columns))
        if columns:
            insert = f"insert into {table} ({names}) values ({places})"
            queries.append((f"select {names} from main.{table}", insert))
    return queries


def _columns_of(db: apsw.Connection, table: str) -> list[str]:
    return [row[1] for row in db.execute(f"pragma main.table_info({table})")]


def _close_for_good(data: Path) -> None:
    """Fold the write-ahead log into the file; a store that a server has open is refused."""
    try:
        with closing(apsw.Connection(str(data), flags=apsw.SQLITE_OPEN_READWRITE)) as db:
            db.execute("pragma locking_mode = exclusive")
            db.execute("begin exclusive")
            db.execute("commit")
            db.execute("pragma journal_mode = delete")
    except apsw.BusyError:
        raise CannotKeep(f"a server has {data} open; stop it first") from None
    except apsw.Error as wrong:
        raise CannotKeep(f"{data} cannot be moved away: {wrong}") from None


@contextmanager
def _beside(path: Path) -> Iterator[Path]:
    """Give a new private file in the same folder, gone afterwards unless it was moved into place."""
    try:
        number, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    except OSError as wrong:
        raise CannotKeep(f"cannot write {path}: {(wrong.strerror or str(wrong)).lower()}") from None
    os.close(number)
    part = Path(name)
    try:
        yield part
    finally:
        for ending in PARTS:
            Path(f"{part}{ending}").unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
