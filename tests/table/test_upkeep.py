"""Upkeep that cannot hurt: no clock that jumped, no open table, never much at once, private files."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import apsw
import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.table.actors import upkeep
from rollwright.table.actors.subscription import DELETED
from rollwright.table.actors.upkeep import Upkeep
from rollwright.table.people.profiles import count_people, make_profile
from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Why
from rollwright.table.stores import sqlite
from rollwright.table.stores.expiry import DAY_MS
from rollwright.table.stores.file_lock import hold_file
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import StoreFailed, now_ms

from .tables import FakeClock, gather, have_run, in_loop, make_hall, refused, until
from .watching import subscribe

YEAR, HOUR_MS = 365, 3600 * 1000
NINE = {"turns": "9"}


def clock_of_today() -> FakeClock:
    clock = FakeClock()
    clock.wall_time = now_ms()
    return clock


def make_old(store: MemoryStore, count: int, days: int) -> None:
    for number in range(count):
        store.create(f"OLD{number:03}", b"s", b"one")
        store._tables[f"OLD{number:03}"].touched -= days * DAY_MS


# ---- the clock


@pytest.mark.parametrize("days", [YEAR, 1])
def test_a_start_with_a_clock_years_ahead_deletes_nothing(days: int) -> None:
    @in_loop
    async def tidy() -> None:
        store, clock = MemoryStore(), clock_of_today()
        make_old(store, 20, days=0)
        clock.wall_time += 10 * YEAR * DAY_MS
        keeping = Upkeep(make_hall(store, clock), days)
        await keeping.tidy()
        store.create("WRONG", b"s", b"one")
        store._tables["WRONG"].touched = clock.wall_time  # somebody plays by the wrong clock
        await keeping.tidy()
        assert len(store.tables()) == 21

    tidy()


@in_loop
async def test_a_clock_that_jumps_while_the_server_runs_deletes_nothing() -> None:
    store, clock = MemoryStore(), clock_of_today()
    make_old(store, 5, days=20)
    store.create("NEW", b"s", b"one")
    have_run(store, 15)
    keeping = Upkeep(make_hall(store, clock), 30)
    clock.wall_time += 29 * DAY_MS
    await keeping.tidy()
    assert len(store.tables()) == 6
    keeping = Upkeep(make_hall(store, clock_of_today()), 10)
    await keeping.tidy()
    assert len(store.tables()) == 5, "by a clock that is right, one of them is old"


async def run_for(keeping: Upkeep, clock: FakeClock, hours: int) -> None:
    """Let a server run, which tidies every hour; the clock on the wall goes on with it."""
    await keeping.tidy()
    for _ in range(hours):
        clock.advance(3600)
        clock.wall_time += HOUR_MS
        await keeping.tidy()


@pytest.mark.parametrize("jumps", [[2 * YEAR] * 4, [-40 * YEAR] * 4, [2 * YEAR, -3 * YEAR, 40, -40]])
def test_a_clock_that_is_wrong_again_and_again_deletes_nothing_of_today(jumps: list[int]) -> None:
    @in_loop
    async def start_again_and_again() -> None:
        store, clock = MemoryStore(), clock_of_today()
        for number in range(3):
            store.create(f"TODAY{number}", b"s", b"one")
        make_profile(store, "Ada", "pine", clock.wall_time)
        have_run(store, 40)
        for number, days in enumerate(jumps):
            wrong = clock_of_today()
            wrong.wall_time += days * DAY_MS
            store.create(f"WRONG{number}", b"s", b"one")
            store._tables[f"WRONG{number}"].touched = wrong.wall_time
            await run_for(Upkeep(make_hall(store, wrong), 30, 30), wrong, hours=2)
            await run_for(Upkeep(make_hall(store, clock), 30, 30), clock, hours=2)
        assert (len(store.tables()), count_people(store)[0]) == (3 + len(jumps), 1)

    start_again_and_again()


@in_loop
async def test_a_start_after_a_gap_that_is_longer_than_the_term_deletes_nothing() -> None:
    store, clock = MemoryStore(), clock_of_today()
    have_run(store, 60, until=400)
    make_old(store, 4, days=401)
    make_profile(store, "Ada", "pine", clock.wall_time - 401 * DAY_MS)
    keeping = Upkeep(make_hall(store, clock), 30, 30)
    await run_for(keeping, clock, hours=25)
    assert (len(store.tables()), count_people(store)[0]) == (4, 1)
    await run_for(keeping, clock, hours=30 * 24)
    assert (store.tables(), count_people(store)[0]) == ([], 0), "nobody came for a month that it ran"


@in_loop
async def test_days_on_which_a_server_ran_for_minutes_only_are_not_counted() -> None:
    store, clock = MemoryStore(), clock_of_today()
    make_old(store, 1, days=60)
    for _ in range(40):
        await run_for(Upkeep(make_hall(store, clock), 30), clock, hours=0)
        clock.wall_time += DAY_MS
    assert len(store.tables()) == 1


@in_loop
async def test_never_more_than_a_small_share_expires_at_once() -> None:
    store = MemoryStore()
    make_old(store, 200, days=400)
    store.create("NEW", b"s", b"one")
    have_run(store, YEAR)
    keeping = Upkeep(make_hall(store, clock_of_today()), YEAR)
    counts = []
    for _ in range(3):
        before = len(store.tables())
        await keeping.tidy()
        counts.append(before - len(store.tables()))
    assert counts == [201 // upkeep.SHARE, 197 // upkeep.SHARE, 194 // upkeep.SHARE]


# ---- open tables, deleted tables


@in_loop
async def test_a_table_that_people_have_open_does_not_expire() -> None:
    store = MemoryStore()
    tables = make_hall(store, clock_of_today())
    party = await gather(tables, 1, options=NINE)
    store.create("NEW", b"s", b"one")
    have_run(store, YEAR)
    async with subscribe(tables, party.table) as watcher:
        store._tables[party.table].touched -= 400 * DAY_MS
        await Upkeep(tables, YEAR).tidy()
        assert party.table in store.tables()
        assert not watcher.closed
    store._tables[party.table].touched -= 400 * DAY_MS
    await Upkeep(tables, YEAR).tidy()
    assert store.tables() == ["NEW"]
    assert tables.live_tables == 0, "it is gone from memory, too"
    with refused(Why.NO_TABLE):
        await tables.view(party.table)


@in_loop
async def test_a_table_that_is_deleted_under_its_players_is_gone_at_once_and_they_are_told() -> None:
    store = MemoryStore()
    party = await gather(make_hall(store), 2, options=NINE)
    async with subscribe(party.tables, party.table) as watcher:
        store.delete(party.table)
        with refused(Why.NO_TABLE):
            await party.act(0, c.Say(id="a", text="hello?"))
        await until(lambda: watcher.closed == DELETED)
        assert party.tables.live_tables == 0
    with refused(Why.NO_TABLE):
        await party.tables.view(party.table)


@in_loop
async def test_a_table_that_another_process_deletes_is_gone_from_memory(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "LISTEN_SECONDS", 0.02)
        tables = make_hall(SqliteStore(tmp_path / "tables.db"))
        party, other = await gather(tables, 1, options=NINE), await gather(tables, 1, options=NINE)
        async with subscribe(tables, party.table) as watcher:
            beside = SqliteStore(tmp_path / "tables.db")
            await asyncio.to_thread(beside.delete, party.table)
            beside.close()
            await until(lambda: watcher.closed == DELETED)
        await until(lambda: tables.live_tables == 1)
        with refused(Why.NO_TABLE):
            await tables.view(party.table)
        await other.act(0, c.Say(id="a", text="still here"))
        await tables.close()


# ---- health


def damage(path: Path, name: str) -> None:
    """Overwrite the first page of a table or index."""
    db = apsw.Connection(str(path))
    [(page,)] = db.execute("select rootpage from sqlite_schema where name = ?", (name,))
    [(size,)] = db.execute("pragma page_size")
    db.execute("pragma wal_checkpoint(truncate)")
    db.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


@pytest.mark.parametrize("name", ["sqlite_autoindex_tables_1", "secrets", "events"])
def test_health_is_red_when_a_damaged_page_keeps_tables_from_being_created(name: str, tmp_path: Path) -> None:
    @in_loop
    async def look() -> None:
        path = tmp_path / "tables.db"
        store = SqliteStore(path)
        store.close()
        damage(path, name)
        store = SqliteStore(path)
        tables = make_hall(store)
        with pytest.raises(StoreFailed):
            store.check("ANYONE")
        assert (await tables.health()).ok is False
        await tables.close()

    look()


@in_loop
async def test_health_stays_red_until_the_table_that_failed_could_be_created() -> None:
    class Picky(MemoryStore):
        """Has a damaged page where some names go."""

        bad = ""

        def check(self, table: str) -> None:
            if table == self.bad:
                raise StoreFailed("a page is damaged")

        def create(self, table: str, secret: bytes, body: bytes) -> None:
            self.bad = self.bad or table
            self.check(table)
            super().create(table, secret, body)

    store = Picky()
    tables = make_hall(store)
    with refused(Why.STORE):
        await gather(tables, 1, options=NINE)
    await gather(tables, 1, options=NINE)
    assert (await tables.health()).ok is False, "another name went well, this one does not"
    store.bad = "none"
    assert (await tables.health()).ok is True


# ---- files


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_store_files_are_private_from_birth(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        path = tmp_path / "tables.db"
        with hold_file(path):
            store = SqliteStore(path)
            store.create("T", b"s", b"one")
            assert {mode_of(each) for each in tmp_path.iterdir()} == {0o600}
            assert len(list(tmp_path.iterdir())) >= 3
            store.close()
        path.chmod(0o644)
        SqliteStore(path).close()
        assert mode_of(path) == 0o600, "one that others could read is made private"
    finally:
        os.umask(before)


@pytest.mark.parametrize("planted", ["tables.db", "tables.db.lock"])
def test_a_link_in_the_place_of_a_store_file_is_not_followed(planted: str, tmp_path: Path) -> None:
    theirs = tmp_path / "theirs"
    theirs.write_text("private")
    theirs.chmod(0o644)
    (tmp_path / planted).symlink_to(theirs)
    with pytest.raises((InvalidSetup, StoreFailed), match="it is a link"), hold_file(tmp_path / "tables.db"):
        SqliteStore(tmp_path / "tables.db")
    assert (mode_of(theirs), theirs.read_text()) == (0o644, "private")
