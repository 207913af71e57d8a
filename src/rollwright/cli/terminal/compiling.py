"""Making bots that think ready: compiling in another process, which slows no key down, and saying so."""

from __future__ import annotations

import subprocess
import sys
from threading import Event, Thread
from time import monotonic

from rollwright.bots import warm_up
from rollwright.bots.warming import COMPILING
from rollwright.core.game import AnyGame

USUAL = "10 to 30 seconds"
"""What two ordinary cores take for one game, with nothing else to do."""


class Compiler:
    """Compiles a game's search beside the game, and loads what was compiled."""

    def __init__(self, game: AnyGame) -> None:
        """Prepare nothing yet: who needs it never waits longer for that."""
        self._game = game
        self._thread: Thread | None = None
        self._process: subprocess.Popen[str] | None = None
        self._compiling_since: float | None = None
        self._done = Event()
        self._is_stopped = False

    @property
    def is_ready(self) -> bool:
        """Say whether nothing is left to compile or load."""
        return self._done.is_set()

    @property
    def is_busy(self) -> bool:
        """Say whether it is at work."""
        return self._thread is not None and not self.is_ready

    def start(self) -> None:
        """Begin, unless that was done before."""
        if self._thread is None:
            self._thread = Thread(target=self._prepare, name="compiling", daemon=True)
            self._thread.start()

    def wait(self) -> None:
        """Wait until it is ready; a signal is heard meanwhile."""
        self.start()
        while not self._done.wait(0.2):
            pass

    def stop(self) -> None:
        """End the other process; what it has compiled so far is kept."""
        self._is_stopped = True
        if self._process is not None:
            self._process.terminate()

    def describe(self) -> str:
        """Return what it does in a sentence; nothing if it only loads what is there."""
        if self._compiling_since is None or self.is_ready:
            return ""
        seconds = monotonic() - self._compiling_since
        return f"Compiling, once on this machine (usually {USUAL}): {seconds:.0f} s so far."

    def _prepare(self) -> None:
        try:
            self._compile()
            if not self._is_stopped:
                self._compiling_since = None
                warm_up(self._game)
        finally:
            self._done.set()

    def _compile(self) -> None:
        """Run the other process; it says when it begins to compile, and keeps quiet if nothing is to do."""
        command = [sys.executable, "-m", "rollwright.bots.warming", self._game.id]
        with subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        ) as self._process:
            for line in self._process.stdout or ():
                if line.strip() == COMPILING and self._compiling_since is None:
                    self._compiling_since = monotonic()


def describe_wait(name: str, seconds: float, left: int, compiler: Compiler, is_slow: bool) -> str:
    """Return what the table waits for."""
    if is_slow and not compiler.is_ready:
        return compiler.describe() or f"{name} gets ready; {seconds:.0f} s so far."
    return f"{name} is thinking, {seconds:.0f} s so far; {left} to go."
