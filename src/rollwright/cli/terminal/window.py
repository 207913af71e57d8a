"""One question at a time: draw, wait for a key, and leave in good order whatever happens."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from types import TracebackType

from rich.text import Text

from .keys import Keys
from .screen import SMALLEST, Screen

Lines = list[Text]
Drawing = Callable[[int, int], Lines]
"""From columns and lines to what is shown."""
EXIT_CODES = {"interrupt": 130, "terminate": 143, "hang up": 129, "end of input": 0}


class Leave(Exception):
    """The person, or a signal, ends the session."""

    def __init__(self, code: int = 0) -> None:
        self.code = code
        super().__init__(code)


class Window:
    """A terminal in full-screen mode while it is entered."""

    def __init__(self, no_color: bool) -> None:
        """Use the standard input and output."""
        self._screen = Screen(sys.stdout, no_color)
        self._keys = Keys(sys.stdin.fileno())

    def __enter__(self) -> Window:
        self._keys.__enter__()
        self._screen.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._screen.__exit__(kind, error, trace)
        self._keys.__exit__(kind, error, trace)

    def show(self, drawing: Drawing) -> None:
        """Draw and go on."""
        if self._screen.is_too_small:
            self._screen.draw([_ask_for_room(*self._screen.size)])
        else:
            self._screen.draw(drawing(*self._screen.size))

    def ask(self, drawing: Drawing, timeout: float | None = None) -> str | None:
        """Draw and return the next key; None if none came in time."""
        while True:
            self.show(drawing)
            key = self._keys.read(timeout)
            if self._screen.is_too_small and key not in ("resize", "suspend", *EXIT_CODES):
                if key == "q":
                    raise Leave
                continue
            if not self._is_handled(key):
                return key

    def check_signals(self) -> None:
        """Leave if a signal asks for it, without waiting for a key."""
        name = self._keys.find_signal(*EXIT_CODES)
        if name is not None:
            raise Leave(EXIT_CODES[name])

    def _is_handled(self, key: str | None) -> bool:
        if key in EXIT_CODES:
            raise Leave(EXIT_CODES[key])
        if key == "resize":
            self._screen.forget()
        elif key == "suspend":
            self._suspend()
        return key in ("resize", "suspend")

    def _suspend(self) -> None:
        """Stop as Ctrl-Z asks, with the terminal as it was; go on where it was when continued."""
        self._screen.pause()
        self._keys.pause()
        os.kill(0, signal.SIGSTOP)
        self._keys.resume()
        self._screen.resume()


def _ask_for_room(columns: int, rows: int) -> Text:
    wanted = f"{SMALLEST[0]} x {SMALLEST[1]}"
    return Text(f"The table needs {wanted}, not {columns} x {rows}: enlarge the terminal or press q.")
