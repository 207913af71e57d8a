"""One server for one file: a second one is refused before it opens anything."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ...core.errors import InvalidSetup
from .private_files import open_private


@contextmanager
def hold_file(data: Path) -> Iterator[None]:
    """Hold a store's file as its only server; the lock goes with the process, however it ends.

    The lock is on a file beside: one on the store itself would take SQLite's own locks away.
    """
    try:
        import fcntl
    except ImportError:
        # No such locks on this system; fences still keep two servers from writing over each other.
        yield
        return
    beside = data.with_name(f"{data.name}.lock")
    try:
        file = os.fdopen(open_private(beside), "a", encoding="ascii")
    except OSError as wrong:
        raise InvalidSetup(f"cannot open {beside}: {(wrong.strerror or str(wrong)).lower()}") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InvalidSetup(
                f"another server has {data} open; for several servers keep the tables in PostgreSQL (--store)"
            ) from None
        yield
