"""The full-screen window: draws, waits for keys, and restores the terminal whatever happens."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from threading import Event, Thread
from types import TracebackType
from typing import Generic, TypeVar

from rich.text import Text

from rollwright.cli.messages import MESSAGES
from rollwright.language.current import call_in_language, current_language

from .keys import Keys
from .screen import SMALLEST, Screen

T = TypeVar("T")
Lines = list[Text]
Drawing = Callable[[int, int], Lines]
"""(columns, rows) -> the lines to show"""
EXIT_CODES = {"interrupt": 130, "terminate": 143, "hang up": 129, "end of input": 0}
PATIENCE = 0.3
"""Seconds of waiting after which the screen says why."""
TICK = 0.25
"""Seconds between updates of that message."""


class Leave(Exception):
    """A person or a signal ends the session; background work that is still running is abandoned."""

    def __init__(self, code: int = 0, is_busy: bool = False) -> None:
        self.code = code
        self.is_busy = is_busy
        super().__init__(code)


class BackgroundTask(Generic[T]):
    """A function that runs in a daemon thread."""

    def __init__(self, work: Callable[[], T], notify: Callable[[], None]) -> None:
        """Start; `notify` is called at the end."""
        self._work, self._language = work, current_language()
        self._notify = notify
        self._done = Event()
        self._error: BaseException | None = None
        Thread(target=self._run, name="thinking", daemon=True).start()

    @property
    def is_done(self) -> bool:
        """Whether it has ended, with a result or an error."""
        return self._done.is_set()

    def result(self) -> T:
        """Return the result, or raise the error."""
        if self._error is not None:
            raise self._error
        return self._found

    def _run(self) -> None:
        try:
            self._found = call_in_language(self._language, self._work)
        except BaseException as wrong:
            self._error = wrong
        self._done.set()
        self._notify()


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
        """Draw once."""
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

    def wait_for(self, work: Callable[[], T], drawing: Drawing) -> T:
        """Run a function in another thread and return its result.

        After a moment the drawing is shown and updated. Only `q` and signals are obeyed meanwhile: they leave
        at once. All other keys are discarded, so that none becomes a move by accident.
        """
        task = BackgroundTask(work, self._keys.wake)
        key = self._keys.read(PATIENCE)
        while not task.is_done:
            self._leave_if(key)
            self.show(drawing)
            key = self._keys.read(TICK)
        self._leave_if(key)
        self._keys.drop()
        return task.result()

    def _leave_if(self, key: str | None) -> None:
        """Leave if a key or signal asks for it, although a task is running."""
        try:
            if not self._is_handled(key) and key == "q":
                raise Leave
        except Leave as leave:
            raise Leave(leave.code, is_busy=True) from None

    def _is_handled(self, key: str | None) -> bool:
        if key in EXIT_CODES:
            raise Leave(EXIT_CODES[key])
        if key == "resize":
            self._screen.forget()
        elif key == "suspend":
            self._suspend()
        return key in ("resize", "suspend")

    def _suspend(self) -> None:
        """Stop on Ctrl-Z with the terminal restored; return to the screen when continued."""
        self._screen.pause()
        self._keys.pause()
        os.kill(0, signal.SIGSTOP)
        self._keys.resume()
        self._screen.resume()


def _ask_for_room(columns: int, rows: int) -> Text:
    wanted = f"{SMALLEST[0]} x {SMALLEST[1]}"
    return Text(MESSAGES.say("needs-room", wanted=wanted, columns=columns, rows=rows))
