"""A disk that remembers what was synced: a power cut loses or tears everything else."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import apsw

SECTOR = 512
_numbers = count()


class SimulatedFile:
    """What of a file is safe, and the writes since; None truncates."""

    def __init__(self, durable: bytes = b"") -> None:
        self.durable = bytearray(durable)
        self.unsynced: list[tuple[int, bytes | None]] = []

    def sync(self) -> None:
        """Make everything safe that was written."""
        for offset, data in self.unsynced:
            _apply(self.durable, offset, data)
        self.unsynced.clear()

    def cut_power(self, rng: random.Random) -> bytes:
        """Return what is found afterwards: of each unsynced write all, nothing, or some sectors."""
        found = bytearray(self.durable)
        for offset, data in self.unsynced:
            fate = rng.random()
            if fate < 0.4 or (data is None and fate < 0.7):
                _apply(found, offset, data)
            elif fate < 0.7 and data is not None:
                for start in range(0, len(data), SECTOR):
                    if rng.random() < 0.5:
                        _apply(found, offset + start, data[start : start + SECTOR])
        return bytes(found)


def _apply(file: bytearray, offset: int, data: bytes | None) -> None:
    if data is None:
        del file[offset:]
        return
    if len(file) < offset:
        file.extend(bytes(offset - len(file)))
    file[offset : offset + len(data)] = data


class Disk:
    """The files of one machine, in a folder of real ones that is made anew after each power cut."""

    def __init__(self, folder: Path, template: bytes) -> None:
        self._root, self._generation = folder, 0
        self.files: dict[str, SimulatedFile] = {}
        self.is_full = False
        self.seconds = 0.0
        """How slow it is."""
        self._fill({"tables.db": template} if template else {})

    @property
    def folder(self) -> Path:
        return self._root / str(self._generation)

    @property
    def path(self) -> Path:
        return self.folder / "tables.db"

    def cut_power(self, rng: random.Random) -> None:
        """Lose what was not synced; nobody may have a file open any more."""
        found = {name: file.cut_power(rng) for name, file in sorted(self.files.items())}
        shutil.rmtree(self.folder, ignore_errors=True)
        self._generation += 1
        self._fill(found)

    def _fill(self, content: dict[str, bytes]) -> None:
        self.folder.mkdir(parents=True)
        self.files = {name: SimulatedFile(data) for name, data in content.items()}
        for name, data in content.items():
            (self.folder / name).write_bytes(data)

    def remove(self) -> None:
        shutil.rmtree(self._root, ignore_errors=True)


class ProcessFiles(apsw.VFS):
    """How one process reaches the disk; it can be killed before any of its writes."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.name = f"simulated-{next(_numbers)}"
        self.is_dead = self.has_failed = False
        self.operations_left: int | None = None
        """So many writes and syncs before the process is killed."""
        super().__init__(self.name, base="")

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        return ProcessFile(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        if not self.count_operation():
            self.disk.files.pop(Path(filename).name, None)
            super().xDelete(filename, syncdir)

    def count_operation(self) -> bool:
        """Die here if it was drawn so, and say whether it is dead: nothing later reaches the disk."""
        if self.operations_left is not None:
            self.operations_left -= 1
            self.is_dead = self.is_dead or self.operations_left < 0
        return self.is_dead


class ProcessFile(apsw.VFSFile):
    """An open file of one process."""

    def __init__(self, process: ProcessFiles, name: Any, flags: list[int]) -> None:
        self._process = process
        path = name.filename() if isinstance(name, apsw.URIFilename) else (name or "")
        self._file = process.disk.files.setdefault(Path(path).name, SimulatedFile())
        super().__init__("", name, flags)

    def _may_pass(self) -> bool:
        """Refuse what a dead process cannot do.

        A process that dies fails once; what SQLite does to tidy up after that does not happen either.
        """
        if self._process.count_operation():
            if self._process.has_failed:
                return False
            self._process.has_failed = True
            raise apsw.IOError("the process is dead")
        return True

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        if self._process.disk.is_full and not self._process.is_dead:
            raise apsw.FullError("the disk is full")
        if self._may_pass():
            self._file.unsynced.append((offset, bytes(data)))
            super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        if self._may_pass():
            self._file.unsynced.append((newsize, None))
            super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        if self._may_pass():
            self._file.sync()


def make_template(folder: Path, make: Callable[[Path], None]) -> bytes:
    """Return the bytes of a store's file with nothing in it."""
    path = folder / "template.db"
    make(path)
    return path.read_bytes()
