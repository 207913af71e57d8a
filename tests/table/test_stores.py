"""Every store passes the same laws; what only SQLite does comes after."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Event

import apsw
import pytest

from rollwright.table.stores.database import Run
from rollwright.table.stores.group_commit import Job
from rollwright.table.stores.sqlite import SqliteStore, Work, _run
from rollwright.table.stores.store import SeqTaken, Store, StoredEvent, StoreFailed

from .store_laws import LAWS, Law


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_store_keeps_the_law(store: Store, law: Law) -> None:
    law(store)


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[SqliteStore]:
    kept = SqliteStore(tmp_path / "tables.db")
    yield kept
    kept.close()


def test_everything_is_there_when_the_file_is_opened_again(sqlite: SqliteStore, tmp_path: Path) -> None:
    sqlite.create("T", b"secret", b"one")
    sqlite.append("T", sqlite.claim("T"), 2, [b"two"]).result()
    sqlite.close()
    again = SqliteStore(tmp_path / "tables.db")
    assert again.read("T") == [StoredEvent(1, b"one"), StoredEvent(2, b"two")]
    assert again.secret("T") == b"secret"
    again.close()


def test_the_file_is_written_with_full_sync_and_a_write_ahead_log(sqlite: SqliteStore) -> None:
    for db in (sqlite._writer_db, sqlite._reader):
        assert list(db.execute("pragma synchronous")) == [(2,)]
        assert list(db.execute("pragma journal_mode")) == [("wal",)]


def test_an_event_that_comes_alone_is_one_statement(sqlite: SqliteStore) -> None:
    sqlite.create("T", b"secret", b"one")
    fence, said = sqlite.claim("T"), []
    sqlite._writer_db.trace_v2(apsw.SQLITE_TRACE_STMT, lambda event: said.append(event["sql"]))
    sqlite.append("T", fence, 2, [b"two"]).result()
    assert [sql.split()[0] for sql in said] == ["insert"]
    sqlite.append("T", fence, 3, [b"three", b"four"]).result()
    with pytest.raises(SeqTaken):
        sqlite.append("T", fence, 3, [b"another three"]).result()
    assert [event.body for event in sqlite.read("T")] == [b"one", b"two", b"three", b"four"]


def test_work_that_fails_spoils_no_other_work_of_its_commit(sqlite: SqliteStore) -> None:
    def fail(run: Run) -> None:
        run("insert into solved values (1, '2026-11-17', 'duel', 1, 1, 1)")
        raise KeyError("whatever a file says")

    batch: list[Job[Work]] = [Job(lambda db: fail(partial(_run, db))), Job(lambda db: "done")]
    sqlite._commit(batch)
    with pytest.raises(KeyError):
        batch[0].done.result()
    assert batch[1].done.result() == "done"
    assert sqlite.ask("select * from solved") == []


def test_many_tables_share_one_commit(sqlite: SqliteStore) -> None:
    names = [f"T{n}" for n in range(50)]
    for name in names:
        sqlite.create(name, b"s", b"one")
    fences = {name: sqlite.claim(name) for name in names}
    held = Event()
    blocker = sqlite._submit(lambda db: held.wait(60))
    before = sqlite.commits
    waiting = [sqlite.append(name, fences[name], 2, [b"two"]) for name in names]
    held.set()
    blocker.result()
    for done in waiting:
        done.result()
    assert sqlite.commits - before <= 2


def test_a_refused_job_does_not_spoil_those_committed_with_it(sqlite: SqliteStore) -> None:
    sqlite.create("T", b"s", b"one")
    fence = sqlite.claim("T")
    held = Event()
    sqlite._submit(lambda db: held.wait(60))
    good, bad, later = (sqlite.append("T", fence, seq, [b"x"]) for seq in (2, 2, 3))
    held.set()
    assert good.exception() is None
    assert bad.exception() is not None
    assert later.exception() is None
    assert len(sqlite.read("T")) == 3


def test_a_job_nobody_waits_for_any_more_does_not_stop_the_writer(sqlite: SqliteStore) -> None:
    sqlite.create("T", b"s", b"one")
    fence, held = sqlite.claim("T"), Event()
    begun = sqlite._submit(lambda db: held.wait(60))
    waiting = sqlite.append("T", fence, 2, [b"nobody waits for this"])
    assert waiting.cancel()
    while not begun.running():
        pass
    assert not begun.cancel()
    held.set()
    sqlite.append("T", fence, 2, [b"two"]).result(20)
    assert sqlite.read("T", 1) == [StoredEvent(2, b"two")]


def test_what_a_refused_job_had_written_is_taken_back(sqlite: SqliteStore) -> None:
    sqlite.create("T", b"s", b"one")

    def write_then_refuse(db: apsw.Connection) -> None:
        db.execute("insert into events values ('T', 2, x'00')")
        raise SeqTaken("after all")

    with pytest.raises(SeqTaken):
        sqlite._submit(write_then_refuse).result()
    assert len(sqlite.read("T")) == 1


def test_a_backup_made_while_tables_go_on_is_a_whole_store(sqlite: SqliteStore, tmp_path: Path) -> None:
    sqlite.create("T", b"secret", b"one")
    fence = sqlite.claim("T")
    appended = [sqlite.append("T", fence, seq, [b"%d" % seq]) for seq in range(2, 200)]
    appended[50].result()
    sqlite.back_up(tmp_path / "copy.db")
    for done in appended:
        done.result()
    copy = SqliteStore(tmp_path / "copy.db")
    kept = copy.read("T")
    assert len(kept) >= 51
    assert kept == sqlite.read("T")[: len(kept)]
    assert copy.secret("T") == b"secret"
    copy.append("T", copy.claim("T"), len(kept) + 1, [b"on"]).result()
    copy.close()


def test_a_backup_that_cannot_be_written_is_a_sentence(sqlite: SqliteStore, tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="cannot back up to"):
        sqlite.back_up(tmp_path / "missing" / "copy.db")


def test_a_closed_store_takes_nothing_more(sqlite: SqliteStore) -> None:
    sqlite.create("T", b"s", b"one")
    sqlite.close()
    with pytest.raises(StoreFailed):
        sqlite.append("T", 1, 2, [b"x"]).result()


def test_two_processes_on_one_file_are_fenced(sqlite: SqliteStore, tmp_path: Path) -> None:
    other = SqliteStore(tmp_path / "tables.db")
    sqlite.create("T", b"s", b"one")
    mine = sqlite.claim("T")
    theirs = other.claim("T")
    other.append("T", theirs, 2, [b"theirs"]).result()
    assert sqlite.append("T", mine, 2, [b"mine"]).exception() is not None
    assert sqlite.read("T", 1) == [StoredEvent(2, b"theirs")]
    other.close()


def test_a_file_that_is_no_store_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("these are notes, not tables\n" * 100)
    with pytest.raises(StoreFailed, match=r"cannot open .*notes\.txt"):
        SqliteStore(path)


def test_apsw_brings_a_current_sqlite() -> None:
    assert tuple(map(int, apsw.sqlite_lib_version().split("."))) >= (3, 46)
