"""Records on disk: whole or not at all."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

from rollwright.core.errors import InvalidSheet
from rollwright.core.record import Player, Record
from rollwright.table.stores.record_files import CannotSave, load_record, name_record, save_record

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
