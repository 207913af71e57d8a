"""What a power cut leaves of a file, step by step."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import StoreFailed

from .disk import SECTOR, Disk, ProcessFiles, SimulatedFile


class Unlucky(random.Random):
    """Draws the worst: whatever can be lost is lost."""

    def random(self) -> float:
        return 0.99


def test_a_file_keeps_what_was_synced_and_may_lose_or_tear_the_rest() -> None:
    file = SimulatedFile(b"a" * SECTOR)
    file.unsynced = [(SECTOR, b"b" * 4 * SECTOR), (0, b"c" * SECTOR)]
    found = {file.cut_power(random.Random(seed)) for seed in range(50)}
    assert b"a" * SECTOR in found
    assert b"c" * SECTOR + b"b" * 4 * SECTOR in found
    assert len(found) > 6, "some are torn"
    file.sync()
    assert file.cut_power(Unlucky()) == b"c" * SECTOR + b"b" * 4 * SECTOR


def test_what_a_killed_process_did_not_sync_is_safe_once_another_has_read_it(tmp_path: Path) -> None:
    disk = Disk(tmp_path / "disk", b"")
    killed, second = ProcessFiles(disk), ProcessFiles(disk)
    store = SqliteStore(disk.path, vfs=killed.name)
    store.create("T", b"s", b"one")
    fence = store.claim("T")
    killed.operations_left = 2  # a frame is a header and a page, and then comes the sync
    with pytest.raises(StoreFailed):
        store.append("T", fence, 2, [b"two"]).result()
    store.close()
    again = SqliteStore(disk.path, vfs=second.name)
    assert len(again.read("T")) == 2
    second.is_dead = second.has_failed = True
    again.close()
    disk.cut_power(Unlucky())
    found = SqliteStore(disk.path)
    assert len(found.read("T")) == 2
    found.close()
