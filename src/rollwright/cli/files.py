"""Files and standard streams: the input and output of commands."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from rollwright.core.errors import InvalidSetup, InvalidSheet

from .settings import read_settings

LARGEST = 16 * 2**20
"""Bytes; no sheet or record comes near it."""


def read_text(source: str) -> str:
    """Return the text of a file, or of the standard input for `-`."""
    name = "the standard input" if source == "-" else source
    data = _read_stdin() if source == "-" else _read_file(source)
    if len(data) > LARGEST:
        raise InvalidSheet(f"{name} is larger than {LARGEST // 2**20} MiB, so it is no sheet or record")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        raise InvalidSheet(f"{name} is not a text in UTF-8", line) from None
    return text.replace("\r\n", "\n")


def find_file(source: str) -> Path:
    """Return the path of a file; a bare name that is not here may be one in the folder of records."""
    path = Path(source)
    if path.name != source or path.exists():
        return path
    kept = read_settings().records_folder / source
    return kept if kept.is_file() else path


def name_file(path: Path) -> str:
    """Return the shortest text that `find_file` understands: a record's name, or the path of another file."""
    kept = read_settings().records_folder / path.name
    return path.name if path == kept and find_file(path.name) == kept else str(path)


def _read_file(source: str) -> bytes:
    try:
        with find_file(source).open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as wrong:
        reason = (wrong.strerror or str(wrong)).lower()
        raise InvalidSheet(f"cannot read {source}: {reason}") from None


def _read_stdin() -> bytes:
    if sys.stdin is None:
        raise InvalidSheet("there is no standard input to read: name a file")
    if sys.stdin.isatty():
        click.echo("Type or paste the text, then press Ctrl-D.", err=True)
    data: bytes = sys.stdin.buffer.read(LARGEST + 1)
    return data


def write_bytes(data: bytes, out: str) -> None:
    """Write to a file, or to the standard output for `-`."""
    if out == "-":
        sys.stdout.buffer.write(data)
        return
    try:
        Path(out).write_bytes(data)
    except OSError as wrong:
        raise _cannot_write(out, wrong) from None


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before hours are spent on what it will hold."""
    is_new = not path.exists()
    try:
        with path.open("ab"):
            pass
    except OSError as wrong:
        raise _cannot_write(path, wrong) from None
    if is_new:
        path.unlink()


def _cannot_write(out: str | Path, wrong: OSError) -> InvalidSetup:
    return InvalidSetup(f"cannot write {out}: {(wrong.strerror or str(wrong)).lower()}")
