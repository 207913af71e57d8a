"""The simulator finds bugs: each of these mistakes, made on purpose, breaks a law within a few histories."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from rollwright.table.actors import live_tables
from rollwright.table.actors.actor import TableActor
from rollwright.table.rules import decide
from rollwright.table.stores import sqlite
from rollwright.web.live.feed import Feed, Watcher

from .__main__ import run_history

MOST_HISTORIES = 40
Mutate = Callable[[pytest.MonkeyPatch], None]


def acknowledge_before_the_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    write = TableActor._write

    def write_and_answer(self: TableActor, entries: Any, after: Any) -> Any:
        answer = write(self, entries, after)
        if not answer.done():
            answer.set_result(entries[0].seq)
        return answer

    monkeypatch.setattr(TableActor, "_write", write_and_answer)


def tell_watchers_before_the_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    write = TableActor._write

    def tell_and_write(self: TableActor, entries: Any, after: Any) -> Any:
        answer = write(self, entries, after)
        self._move_on(after, entries)
        return answer

    monkeypatch.setattr(TableActor, "_write", tell_and_write)


def do_a_retried_command_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "find_answer", lambda *_: None)


def leave_the_disk_unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite._connect

    def connect_carelessly(path: str, vfs: str | None) -> Any:
        db = connect(path, vfs)
        db.execute("pragma synchronous = off")
        return db

    monkeypatch.setattr(sqlite, "_connect", connect_carelessly)


def take_a_failed_write_for_a_good_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableActor, "_check_written", lambda self, done: None)


def ignore_fences_and_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write over whatever another owner wrote."""

    def append(self: Any, table: str, fence: int, first: int, bodies: Any) -> Future[None]:
        query = "insert or replace into events values (?, ?, ?)"
        rows = [(table, first + number, body) for number, body in enumerate(bodies)]
        done: Future[None] = self._submit(lambda db: db.executemany(query, rows) and None)
        return done

    monkeypatch.setattr(sqlite.SqliteStore, "append", append)


def forget_to_tell_of_some_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    refresh = Feed.refresh

    def refresh_twice_in_three(self: Feed, is_urgent: bool = False) -> None:
        if is_urgent or self.actor.table_state.seq % 3:
            refresh(self, is_urgent)

    monkeypatch.setattr(Feed, "refresh", refresh_twice_in_three)


def forget_readers_that_were_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watcher, "_on_line", lambda self: None)


def hold_the_lock_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """A commit that failed never lets the table go."""

    def on_written(self: TableActor, entries: Any, after: Any, start: Any, answer: Any, done: Any) -> None:
        try:
            self._check_written(done)
        except Exception as wrong:
            answer.set_exception(wrong)
            return
        self._move_on(after, entries)
        answer.set_result(entries[0].seq)
        self._lock.release()

    monkeypatch.setattr(TableActor, "_on_written", on_written)


def refuse_who_joined_at_another_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulator found this one: a server that has not heard of a join yet refused its token."""
    monkeypatch.setattr(live_tables.LiveTables, "on_remote_append", _hear_nothing_when_asked)


async def _hear_nothing_when_asked(self: Any, table: str, seq: int) -> None:
    """Read on by a notice only, never before a refusal."""


SLOW = {forget_readers_that_were_behind}
"""These need more histories."""
MUTANTS: list[Mutate] = [
    acknowledge_before_the_commit,
    tell_watchers_before_the_commit,
    do_a_retried_command_again,
    leave_the_disk_unsynced,
    take_a_failed_write_for_a_good_one,
    ignore_fences_and_places,
    forget_to_tell_of_some_changes,
    forget_readers_that_were_behind,
    hold_the_lock_for_good,
    refuse_who_joined_at_another_server,
]


@pytest.mark.parametrize(
    "mutate",
    [
        pytest.param(each, id=each.__name__, marks=[pytest.mark.soak] if each in SLOW else [])
        for each in MUTANTS
    ],
)
def test_a_mistake_breaks_a_law(mutate: Mutate, monkeypatch: pytest.MonkeyPatch) -> None:
    mutate(monkeypatch)
    problems = (run_history(1, number).problem for number in range(MOST_HISTORIES))
    assert next(filter(None, problems), ""), "nothing noticed it"
