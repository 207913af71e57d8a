"""Files that only their owner reads, from the moment they are made."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

PRIVATE = 0o600


def open_private(path: Path | str) -> int:
    """Open a file for reading and writing, and return its descriptor; OSError if it cannot be.

    A new one is private from birth, and one of before is made so. A link in its place is not followed: it
    may have been put there by somebody else, to have another file changed.
    """
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)
    if Path(path).is_symlink():
        raise OSError(0, "it is a link; name the file itself")
    number = os.open(path, flags, PRIVATE)
    mode = os.fstat(number).st_mode
    if stat.S_ISREG(mode) and stat.S_IMODE(mode) & ~PRIVATE and hasattr(os, "fchmod"):
        # Another user's file that this one may write is not changed: its owner decides who reads it.
        with suppress(OSError):
            os.fchmod(number, PRIVATE)
    return number
