"""A real pseudo-terminal with a screen that can be looked at."""

from __future__ import annotations

import os
import re
import signal
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import pexpect
import pyte

KEYS = {
    "enter": "\r",
    "esc": "\x1b",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "tab": "\t",
    "page down": "\x1b[6~",
}
PATIENCE = 60.0
START = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parents[2])!r})
from rollwright.cli import main
from rollwright.games import catalogue
from tests.toy import TOY
catalogue.GAMES += (TOY,)
main()
"""
"""The command line with one game more, which has no painter."""


class Terminal:
    """Runs `rollwright play` and keeps the screen it draws."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        columns: int = 80,
        rows: int = 24,
        command: tuple[str, ...] = ("play", "--quick-hints"),
        **variables: str,
    ) -> None:
        """Start it; `variables` are added to the environment."""
        environment = {
            k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLORTERM", "FORCE_COLOR")
        }
        environment |= {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"} | variables
        self.child = pexpect.spawn(
            sys.executable,
            ["-c", START, *command, *arguments],
            dimensions=(rows, columns),
            cwd=str(folder),
            env=environment,
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None
        self.child.delayafterclose = self.child.ptyproc.delayafterclose = 0.01
        self._shown: str | None = None
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.raw = b""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.child.isalive():
            self.kill()  # pexpect's own way gives a busy machine a tenth of a second
        self.child.close()

    @property
    def text(self) -> str:
        """The screen's lines."""
        if self._shown is None:
            self._shown = "\n".join(line.rstrip() for line in self.screen.display)
        return self._shown

    def press(self, *keys: str) -> None:
        """Send keys by name or as characters, and let the screen settle after each."""
        for key in keys:
            self.child.send(KEYS.get(key, key))
            self.settle()

    def press_for(self, key: str, wanted: str | Callable[[str], bool]) -> str:
        """Send a key and read until the screen shows what it is for; return the screen."""
        self.child.send(KEYS.get(key, key))
        return self.wait_for(wanted)

    def settle(self, quiet: float = 0.02) -> None:
        """Read until nothing comes for a moment and the program waits for the next key."""
        last = time.monotonic()
        while time.monotonic() - last < quiet:
            if self._read(0.01) or not self._waits():
                last = time.monotonic()

    def cpu_seconds(self) -> float:
        """Return the processor time of the main thread so far."""
        thread = Path(f"/proc/{self.child.pid}/task/{self.child.pid}/stat")
        fields = thread.read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _waits(self) -> bool:
        """Say whether all its threads sleep; a program that has ended does nothing more either."""
        try:
            tasks = list(Path(f"/proc/{self.child.pid}/task").iterdir())
            states = [(task / "stat").read_text().rpartition(") ")[2][0] for task in tasks]
        except OSError:
            return True
        return all(state in "SZ" for state in states)

    def _read(self, timeout: float) -> bool:
        try:
            data: bytes = self.child.read_nonblocking(65536, timeout)
        except pexpect.TIMEOUT:
            return False
        except pexpect.EOF:
            return False
        self.raw += data
        self._stream.feed(data)
        self._shown = None
        return True

    def wait_for(self, wanted: str | Callable[[str], bool], patience: float = PATIENCE) -> str:
        """Read until the screen shows it; return the screen."""
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            if wanted in self.text if isinstance(wanted, str) else wanted(self.text):
                return self.text
            self._read(0.05)
        raise AssertionError(f"waited in vain for {wanted!r}; the screen shows:\n{self.text}")

    def wait_for_end(self) -> int:
        """Read until the program ends; return its exit code, or minus the signal."""
        deadline = time.monotonic() + PATIENCE
        while self.child.isalive() and time.monotonic() < deadline:
            self._read(0.05)
        self._read(0.05)
        assert not self.child.isalive(), f"it goes on:\n{self.text}"
        code = self.child.exitstatus
        return -int(self.child.signalstatus) if code is None else int(code)

    def kill(self) -> None:
        """End it without any warning."""
        self.child.kill(signal.SIGKILL)
        self.child.wait()

    def resize(self, columns: int, rows: int) -> None:
        """Change the window's size."""
        self.child.setwinsize(rows, columns)
        self.screen.resize(rows, columns)
        self._shown = None
        self.settle(0.2)

    def is_restored(self) -> bool:
        """Say whether the alternate screen was left last, the cursor shown, and keys are echoed again."""
        screens = re.findall(rb"\x1b\[\?1049[hl]", self.raw)
        cursors = re.findall(rb"\x1b\[\?25[hl]", self.raw)
        return bool(screens[-1].endswith(b"l") and cursors[-1].endswith(b"h"))

    def echoes(self) -> bool:
        """Say whether the terminal echoes what is typed, as a shell expects."""
        flags = termios.tcgetattr(self.child.child_fd)[3]
        return bool(flags & termios.ECHO) and bool(flags & termios.ICANON)
