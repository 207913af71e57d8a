"""A disk to break: full or failing on command, and a memory of what had really been synced."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import apsw

_numbers = count()


class FaultyDisk(apsw.VFS):
    """A file system layer over the real one; give its `name` to SqliteStore."""

    def __init__(self) -> None:
        self.name = f"faulty-{next(_numbers)}"
        self.fault: type[apsw.Error] | None = None
        """What every write and sync raises."""
        self.on_sync: Callable[[str], object] = lambda name: None
        self.on_write: Callable[[str], object] = lambda name: None
        self.on_delete: Callable[[str], object] = lambda name: None
        super().__init__(self.name, base="")

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        return FaultyFile(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        super().xDelete(filename, syncdir)
        self.on_delete(filename)


class FaultyFile(apsw.VFSFile):
    """A file on a faulty disk."""

    def __init__(self, disk: FaultyDisk, name: Any, flags: list[int]) -> None:
        self.disk = disk
        self.path = name.filename() if isinstance(name, apsw.URIFilename) else (name or "")
        super().__init__("", name, flags)

    def _fail(self) -> None:
        if self.disk.fault is not None:
            raise self.disk.fault("the disk says no")

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self._fail()
        self.disk.on_write(self.path)
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self._fail()
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self._fail()
        self.disk.on_sync(self.path)
        super().xSync(flags)


class PowerCut:
    """Keeps a copy of each file as of its last sync: what a machine finds after the power was cut."""

    def __init__(self, disk: FaultyDisk, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        disk.on_sync = self._keep
        disk.on_delete = lambda path: (folder / Path(path).name).unlink(missing_ok=True)

    def _keep(self, path: str) -> None:
        shutil.copy(path, self.folder / Path(path).name)
