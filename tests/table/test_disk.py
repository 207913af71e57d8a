"""Disks that fill up, fail, or lose their power; records are whole or not there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import apsw
import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.core.record import Player, Record
from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Why
from rollwright.table.stores.record_files import CannotSave, load_record, name_record, save_record
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import StoreFailed

from .faulty_disk import FaultyDisk, PowerCut
from .tables import gather, in_loop, make_hall, refused

# ---- Disks that fill up, fail, or lose their power


FAULTS = [apsw.FullError, apsw.ReadOnlyError, apsw.IOError]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_failing_disk_refuses_moves_and_shows_red(fault: type[apsw.Error], tmp_path: Path) -> None:
    @in_loop
    async def play() -> None:
        disk = FaultyDisk()
        store = SqliteStore(tmp_path / "tables.db", vfs=disk.name)
        tables = make_hall(store)
        party = await gather(tables, 2, options={"turns": "9"})
        await party.roll()
        data = await party.data(0)
        play = c.Play(id="m", ask=data["ask"], path=data["moves"][0]["numbers"])
        disk.fault = fault
        for _ in range(3):
            with refused(Why.STORE):
                await party.act(0, play)
        with refused(Why.STORE):
            await gather(tables, 1)
        health = await tables.health()
        assert not health.ok
        assert "the disk says no" in health.failure
        assert (await party.data(0))["waiting"] == [0, 1]
        assert len(store.read(party.table)) == data["seq"]
        disk.fault = None
        answer = await party.act(0, play)
        assert answer.seq == data["seq"] + 1
        assert (await tables.health()).ok
        await tables.close()

    play()


def test_a_failing_disk_acknowledges_nothing(tmp_path: Path) -> None:
    disk = FaultyDisk()
    store = SqliteStore(tmp_path / "tables.db", vfs=disk.name)
    store.create("T", b"s", b"one")
    fence = store.claim("T")
    disk.fault = apsw.FullError
    with pytest.raises(StoreFailed):
        store.append("T", fence, 2, [b"two"]).result()
    with pytest.raises(StoreFailed):
        store.check("U")
    disk.fault = None
    store.close()
    again = SqliteStore(tmp_path / "tables.db")
    assert len(again.read("T")) == 1
    again.close()


FILL = """
import resource, sys
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import StoreFailed
store = SqliteStore(sys.argv[1])
store.create("T", b"s", b"one")
fence, seq = store.claim("T"), 1
resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000))
try:
    while True:
        store.append("T", fence, seq + 1, [b"x" * 3000]).result()
        seq += 1
except StoreFailed:
    print(seq, flush=True)
"""


def test_a_disk_that_really_is_full_keeps_what_was_acknowledged(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", FILL, str(tmp_path / "tables.db")], capture_output=True, text=True, check=False
    )
    acknowledged = int(told.stdout)
    assert acknowledged > 20
    store = SqliteStore(tmp_path / "tables.db")
    assert len(store.read("T")) == acknowledged
    store.append("T", store.claim("T"), acknowledged + 1, [b"room again"]).result()
    store.close()


def _lost(tmp_path: Path, mode: str) -> int:
    """Append events, cut the power after each, and return how many acknowledged ones were lost."""
    disk = FaultyDisk()
    synced = PowerCut(disk, tmp_path / "synced")
    store = SqliteStore(tmp_path / "tables.db", vfs=disk.name)
    store._writer_db.execute(f"pragma synchronous = {mode}")
    store.create("T", b"s", b"one")
    fence, lost = store.claim("T"), 0
    for seq in range(2, 40):
        store.append("T", fence, seq, [b"%d" % seq]).result()
        found = tmp_path / f"after-{seq}"
        shutil.copytree(synced.folder, found)
        after = SqliteStore(found / "tables.db")
        lost += seq if "T" not in after.tables() else seq - len(after.read("T"))
        after.close()
    store.close()
    return lost


def test_after_a_power_cut_everything_acknowledged_is_there(tmp_path: Path) -> None:
    assert _lost(tmp_path, "full") == 0


def test_a_power_cut_would_cost_events_without_full_sync(tmp_path: Path) -> None:
    """The test above can fail: this is what it would see."""
    assert _lost(tmp_path, "normal") > 0


# ---- Records on disk: whole or not at all


RECORD = Record("chiefdom-2", (Player("Ada"),), {}, "seed 1", ("roll 1 2 3",))


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    save_record(RECORD, tmp_path / "a.record")
    assert load_record(tmp_path / "a.record") == RECORD


def test_a_crash_before_the_move_keeps_the_old_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.record"
    save_record(RECORD, path)

    def crash(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(CannotSave, match="no space left on device"):
        save_record(RECORD.with_step("roll 4 4 4"), path)
    assert load_record(path) == RECORD
    assert [file.name for file in tmp_path.iterdir()] == ["a.record"]


def test_no_reader_ever_sees_half_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.record"
    save_record(RECORD, path)
    seen = []
    whole = os.fsync

    def view(number: int) -> None:
        whole(number)
        seen.append(load_record(path))

    monkeypatch.setattr(os, "fsync", view)
    longer = RECORD.with_step("roll 4 4 4")
    save_record(longer, path)
    assert seen == [RECORD]
    assert load_record(path) == longer


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(CannotSave, match=r"cannot save .*no such file or directory"):
        save_record(RECORD, tmp_path / "nowhere" / "a.record")


@pytest.mark.parametrize(
    ("data", "reason"),
    [(b"\xff\xfe", "not a text in UTF-8"), (b"hello", "begins with the line"), (b"", "begins with the line")],
)
def test_what_is_no_record_is_refused(tmp_path: Path, data: bytes, reason: str) -> None:
    path = tmp_path / "a.record"
    path.write_bytes(data)
    with pytest.raises(InvalidSheet, match=reason):
        load_record(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidSheet, match=r"cannot read .*no\.record: no such file"):
        load_record(tmp_path / "no.record")


def test_a_new_file_is_named_after_the_game_and_the_time(tmp_path: Path) -> None:
    def now() -> datetime:
        return datetime(2026, 1, 31, 20, 45)

    first = name_record("duel", tmp_path, now)
    assert first.name == "duel-20260131-204500.record"
    first.write_text("")
    assert name_record("duel", tmp_path, now).name == "duel-20260131-204500-2.record"
