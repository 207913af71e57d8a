"""The log of a long run: a header and one line of JSON for each chunk, so that the run can be resumed."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from rollwright.core.errors import InvalidSetup

Line = Mapping[str, Any]
"""JSON as it is read back: `json.loads` has no types, and each kind of run has its own keys."""


class Log:
    """The lines of earlier runs, and the file that new ones are appended to, if there is one."""

    def __init__(self, lines: list[Line], file: IO[str] | None) -> None:
        self.lines = lines
        self._file = file

    def write(self, line: Line) -> None:
        """Add a line; once this returns, a crash does not lose it."""
        if self._file is not None:
            self._file.write(_format(line))
            self._file.flush()
            os.fsync(self._file.fileno())


def _format(line: Line) -> str:
    return json.dumps(line, separators=(",", ":")) + "\n"


@contextmanager
def open_log(path: Path | None, header: Line, kind: str) -> Iterator[Log]:
    """Open or create the log of the run with this header; InvalidSetup if it belongs to another run."""
    if path is None:
        yield Log([], None)
        return
    with _append_to(path) as file:
        lines = read_lines(path, header, kind)
        file.truncate(path.read_bytes().rfind(b"\n") + 1)  # a crash may have cut the last line off
        log = Log(lines, file)
        if path.stat().st_size == 0:
            log.write(header)
        yield log


def _append_to(path: Path) -> IO[str]:
    """Open the log with an exclusive lock: two runs that resume at once would count games twice."""
    try:
        file = path.open("a", encoding="utf-8")
    except OSError as wrong:
        raise InvalidSetup(f"{path.name} cannot be written: {wrong.strerror}") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise InvalidSetup(f"{path.name} is being written by another run: wait, or name a new file") from None
    return file


def read_lines(path: Path, header: Line, kind: str) -> list[Line]:
    """Return the complete lines below the header, which must be this one; another run may append more."""
    text = path.read_bytes()
    end = text.rfind(b"\n") + 1
    try:
        lines = [json.loads(line) for line in text[:end].decode().splitlines()]
        if not end and not _format(header).encode().startswith(text):
            raise ValueError("not even the beginning of this header")
    except ValueError:
        raise InvalidSetup(f"{path.name} is not the log of a {kind}") from None
    if lines and lines[0] != header:
        raise InvalidSetup(f"{path.name} is the log of another {kind}: name a new file")
    return lines[1:]
