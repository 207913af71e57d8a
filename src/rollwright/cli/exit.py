"""Immediate exit of the process."""

from __future__ import annotations

import os
import sys
from typing import NoReturn, TextIO


def leave_at_once(code: int) -> NoReturn:
    """Exit without waiting for playouts in other threads or for a running compiler."""
    flush(sys.stdout)
    flush(sys.stderr)
    os._exit(code)


def flush(stream: TextIO | None) -> None:
    """Flush a stream, if there is one."""
    if stream is not None:
        stream.flush()
