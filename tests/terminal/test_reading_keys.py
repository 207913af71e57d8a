"""Keys are read, and other threads may wake who reads them at any time."""

from __future__ import annotations

import os
import pty
import signal
import threading

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


def test_a_signal_that_another_thread_receives_wakes_the_reader() -> None:
    """The system chooses the thread; Python's handler runs in the main one as soon as that is awake."""
    master, terminal = pty.openpty()
    sender = threading.Timer(0.2, lambda: signal.pthread_kill(threading.get_ident(), signal.SIGWINCH))
    with Keys(terminal) as keys:
        sender.start()
        assert keys.read(60) == "resize"
    sender.join()
    for number in (master, terminal):
        os.close(number)
