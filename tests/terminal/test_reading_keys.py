"""Keys are read, and other threads may wake who reads them at any time."""

from __future__ import annotations

import os
import pty

from rollwright.cli.terminal.keys import Keys


def test_who_is_woken_returns_at_once_without_a_key() -> None:
    master, terminal = pty.openpty()
    with Keys(terminal) as keys:
        keys.wake()
        assert keys.read() is None
        os.write(master, b"h")
        assert keys.read() == "h"
    os.close(master)
    os.close(terminal)


def test_waking_somebody_who_has_left_writes_into_nobody_elses_file() -> None:
    master, terminal = pty.openpty()
    with Keys(terminal) as keys:
        pass
    read, write = os.pipe()  # has the numbers that were given back
    os.set_blocking(read, False)
    keys.wake()
    os.close(write)
    assert os.read(read, 1) == b""
    for number in (read, master, terminal):
        os.close(number)
