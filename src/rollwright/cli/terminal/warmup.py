"""Background compilation for bots that search: in another process, which delays no key."""

from __future__ import annotations

import subprocess
import sys
from threading import Event, Thread
from time import monotonic

from rollwright.any_game import AnyGame
from rollwright.bots import warm_up
from rollwright.bots.warmup import COMPILING
from rollwright.cli.messages import MESSAGES


class Compiler:
    """Compiles a game's search in the background, then loads the machine code."""

    def __init__(self, game: AnyGame) -> None:
        """Do nothing until `start`."""
        self._game = game
        self._thread: Thread | None = None
        self._process: subprocess.Popen[str] | None = None
        self._compiling_since: float | None = None
        self._done = Event()
        self._is_stopped = False

    @property
    def is_ready(self) -> bool:
        """Whether everything is compiled and loaded."""
        return self._done.is_set()

    @property
    def is_busy(self) -> bool:
        """Whether it is compiling or loading."""
        return self._thread is not None and not self.is_ready

    def start(self) -> None:
        """Start once."""
        if self._thread is None:
            self._thread = Thread(target=self._prepare, name="compiling", daemon=True)
            self._thread.start()

    def wait(self) -> None:
        """Wait until it is ready; signals are handled meanwhile."""
        self.start()
        while not self._done.wait(0.2):
            pass

    def stop(self) -> None:
        """Terminate the other process; what it has compiled stays in the cache."""
        self._is_stopped = True
        if self._process is not None:
            self._process.terminate()

    def describe(self) -> str:
        """Return its progress in a sentence; nothing while it only loads."""
        if self._compiling_since is None or self.is_ready:
            return ""
        return MESSAGES.say("compiling", seconds=f"{monotonic() - self._compiling_since:.0f}")

    def _prepare(self) -> None:
        try:
            self._compile()
            if not self._is_stopped:
                self._compiling_since = None
                warm_up(self._game)
        finally:
            self._done.set()

    def _compile(self) -> None:
        """Run the other process, which prints a line when it starts to compile."""
        command = [sys.executable, "-m", "rollwright.bots.warmup", self._game.id]
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
    """Return a sentence about the bot or compilation that the table waits for."""
    if is_slow and not compiler.is_ready:
        return compiler.describe() or MESSAGES.say("gets-ready", name=name, seconds=f"{seconds:.0f}")
    return MESSAGES.say("thinks-long", name=name, seconds=f"{seconds:.0f}", left=left)
