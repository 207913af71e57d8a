"""Records on disk: whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from ...core.errors import InvalidRecord, RollwrightError
from ...core.record import Record, format_record, parse_record
from ..messages import make_reason

LARGEST = 16 * 2**20
"""Bytes; no record comes near it."""


class CannotSave(RollwrightError):
    """The record cannot be written where it should be; the step that wanted it did not happen."""


def save_record(record: Record, path: Path) -> None:
    """Write the record beside its place and move it there, so that a crash leaves the old or the new one."""
    try:
        number, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    except OSError as wrong:
        raise _cannot_save(path, wrong) from None
    beside = Path(name)
    try:
        with os.fdopen(number, "w", encoding="utf-8") as file:
            file.write(format_record(record))
            file.flush()
            os.fsync(file.fileno())
        beside.chmod(0o666 & ~_umask())
        beside.replace(path)
    except OSError as wrong:
        raise _cannot_save(path, wrong) from None
    finally:
        beside.unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _cannot_save(path: Path, wrong: OSError) -> CannotSave:
    return CannotSave(make_reason("file-unsaved", path=str(path), why=_tell(wrong)))


def _tell(wrong: OSError) -> str:
    return (wrong.strerror or str(wrong)).lower()


def load_record(path: Path) -> Record:
    """Read a record; InvalidRecord if there is none that can be read."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as wrong:
        raise InvalidRecord(make_reason("file-unread", path=str(path), why=_tell(wrong))) from None
    if len(data) > LARGEST:
        raise InvalidRecord(make_reason("file-large", path=str(path), size=LARGEST // 2**20))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        reason = make_reason("file-no-text", path=str(path))
        raise InvalidRecord(reason, data.count(b"\n", 0, wrong.start) + 1) from None
    return parse_record(text.replace("\r\n", "\n"))


def name_record(game: str, folder: Path, now: Callable[[], datetime] = datetime.now) -> Path:
    """Return a new file's name: chiefdom-2-20260131-204500.record"""
    stem = f"{game}-{now():%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}.record", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.record", number + 1
    return path
