"""The log of a long run: a header and one line of JSON for each part, so that it can be resumed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from rollwright.core.errors import InvalidSetup

Line = Mapping[str, Any]


class Log:
    """What was played before, and where more is written; without a file nothing is kept."""

    def __init__(self, lines: list[Line], file: IO[str] | None) -> None:
        self.lines = lines
        self._file = file

    def write(self, line: Line) -> None:
        """Add a line; once this returns, a crash does not lose it."""
        if self._file is not None:
            self._file.write(json.dumps(line, separators=(",", ":")) + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())


@contextmanager
def open_log(path: Path | None, header: Line, kind: str) -> Iterator[Log]:
    """Open or begin the log of the run with this header; InvalidSetup if it is another's."""
    if path is None:
        yield Log([], None)
        return
    lines = _read_lines(path, kind)
    if lines and lines[0] != header:
        raise InvalidSetup(f"{path.name} is the log of another {kind}: name a new file")
    with _append_to(path) as file:
        log = Log(lines[1:], file)
        if not lines:
            log.write(header)
        yield log


def _append_to(path: Path) -> IO[str]:
    try:
        return path.open("a", encoding="utf-8")
    except OSError as wrong:
        raise InvalidSetup(f"{path.name} cannot be written: {wrong.strerror}") from None


def _read_lines(path: Path, kind: str) -> list[Line]:
    """Return the whole lines; one cut off by a crash is taken out of the file."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        with path.open("r+b") as file:
            file.truncate(len(whole))
    try:
        return [json.loads(line) for line in whole.decode().splitlines()]
    except ValueError:
        raise InvalidSetup(f"{path.name} is not the log of a {kind}") from None
