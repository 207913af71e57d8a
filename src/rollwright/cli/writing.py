"""Writing what a command makes: into a file, or to the standard output."""

from __future__ import annotations

import sys
from pathlib import Path

from rollwright.core.errors import InvalidSetup


def write_bytes(data: bytes, out: str) -> None:
    """Write to a file, or to the standard output for `-`."""
    if out == "-":
        sys.stdout.buffer.write(data)
        return
    try:
        Path(out).write_bytes(data)
    except OSError as wrong:
        raise InvalidSetup(f"cannot write {out}: {(wrong.strerror or str(wrong)).lower()}") from None
