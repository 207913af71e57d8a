"""Keys and signals of a terminal, by name, in one stream."""

from __future__ import annotations

import codecs
import os
import select
import signal
import termios
import tty
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

NAMES = {
    "\r": "enter",
    "\n": "enter",
    " ": "space",
    "\t": "tab",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\x04": "end of input",
    "\x1b": "esc",
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1bOA": "up",
    "\x1bOB": "down",
    "\x1bOC": "right",
    "\x1bOD": "left",
    "\x1b[Z": "backtab",
    "\x1b[5~": "page up",
    "\x1b[6~": "page down",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1b[1~": "home",
    "\x1b[4~": "end",
}
SIGNALS = {
    signal.SIGWINCH: "resize",
    signal.SIGINT: "interrupt",
    signal.SIGTERM: "terminate",
    signal.SIGHUP: "hang up",
    signal.SIGTSTP: "suspend",
    signal.SIGCONT: "resize",
}
Handler = Callable[[int, FrameType | None], object] | int | signal.Handlers | None
ESCAPE_WAIT = 0.04
"""Seconds after which a lone Esc is the key, not the beginning of an arrow."""
NO_FILE = -1


class Keys:
    """Reads single keys while it is entered; signals arrive as keys, too, so that nothing is interrupted."""

    def __init__(self, stream: int) -> None:
        """Read from a terminal's file number."""
        self._stream = stream
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._waiting = ""
        self._signals: list[int] = []
        self._is_woken = False
        self._wake_read = self._wake_write = NO_FILE
        self._old_handlers: dict[int, Handler] = {}

    def __enter__(self) -> Keys:
        self._wake_read, self._wake_write = os.pipe()
        os.set_blocking(self._wake_write, False)
        self._old_wakeup = signal.set_wakeup_fd(self._wake_write, warn_on_full_buffer=False)
        self._old_settings = termios.tcgetattr(self._stream)
        for number in SIGNALS:
            self._old_handlers[number] = signal.signal(number, self._note)
        self.resume()
        return self

    def __exit__(self, *_: object) -> None:
        self.pause()
        for number, handler in self._old_handlers.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._old_wakeup)
        ends = self._wake_read, self._wake_write
        self._wake_read = self._wake_write = NO_FILE
        for end in ends:
            os.close(end)

    def resume(self) -> None:
        """Read keys as they are pressed, without echo."""
        tty.setcbreak(self._stream, termios.TCSADRAIN)

    def pause(self) -> None:
        """Restore the terminal's settings."""
        with suppress(termios.error):  # the terminal may be gone
            termios.tcsetattr(self._stream, termios.TCSADRAIN, self._old_settings)

    def _note(self, number: int, _frame: FrameType | None) -> None:
        self._signals.append(number)

    def wake(self) -> None:
        """Make `read` return at once without a key; other threads may call it."""
        self._is_woken = True
        with suppress(OSError):  # nobody may be reading any more
            os.write(self._wake_write, b"!")

    def drop(self) -> None:
        """Discard keys that were pressed and not read; signals are kept."""
        self._waiting, self._is_woken = "", False
        with suppress(termios.error):  # the terminal may be gone
            termios.tcflush(self._stream, termios.TCIFLUSH)

    def read(self, timeout: float | None = None) -> str | None:
        """Return the next key's name or character; None if none came in time, or if woken."""
        while True:
            if self._signals:
                return SIGNALS[signal.Signals(self._signals.pop(0))]
            if self._is_woken:
                self._is_woken = False
                return None
            if self._waiting:
                key = self._take_key()
                if key:
                    return key
            elif not self._wait(timeout):
                return None

    def _wait(self, timeout: float | None) -> bool:
        """Wait for bytes or a signal and read them; say whether anything came."""
        ready, _, _ = select.select([self._stream, self._wake_read], [], [], timeout)
        if self._wake_read in ready:
            os.read(self._wake_read, 4096)
        if self._stream in ready:
            try:
                data = os.read(self._stream, 4096)
            except OSError:
                data = b""
            self._waiting += self._decoder.decode(data) if data else "\x04"
        return bool(ready)

    def _take_key(self) -> str:
        """Remove one key from the input; an unknown escape sequence is no key."""
        if self._waiting == "\x1b":
            self._wait(ESCAPE_WAIT)
        text = _first_key(self._waiting)
        self._waiting = self._waiting[len(text) :]
        if text in NAMES:
            return NAMES[text]
        return text if len(text) == 1 and text.isprintable() else ""


def _first_key(text: str) -> str:
    """Return the first key's characters: one, or a whole escape sequence."""
    if text[:2] not in ("\x1b[", "\x1bO"):
        return text[:1]
    for end in range(2, len(text)):
        if "@" <= text[end] <= "~":
            return text[: end + 1]
    return text
