"""Real servers that are quick to start again: a process that has read everything forks each of them.

A fork is killed by `kill -9` as any process is; its parent forks the next, which has nothing but the store.
Its clock jumps by as much as a file says.

python -m tools.forked_servers CLOCK --port 8001 --data tables.db
"""

from __future__ import annotations

import mmap
import os
import resource
import signal
import socket
import struct
import subprocess
import sys
import time
from pathlib import Path

from rollwright.cli import main as run_command
from rollwright.web.server import (
    guard,  # noqa: F401
    serve,  # noqa: F401
)

CLOCK_BYTES = 8
ROOT = Path(__file__).parents[1]


def serve_in_forks(clock: Path, args: list[str]) -> None:
    """Fork a server again and again, until one ends by itself."""
    while True:
        child = os.fork()
        if child == 0:
            _jump_by(clock)
            sys.argv = ["rollwright", "serve", "--no-open", "--cold", *args]
            run_command()
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status):
            sys.exit(os.waitstatus_to_exitcode(status))


def _jump_by(clock: Path) -> None:
    """Have this process's wall clock go wrong by the nanoseconds in a file."""
    with clock.open("r+b") as file:
        offset = mmap.mmap(file.fileno(), CLOCK_BYTES)
    real, real_ns = time.time, time.time_ns
    time.time_ns = lambda: real_ns() + struct.unpack("q", offset[:])[0]
    time.time = lambda: real() + struct.unpack("q", offset[:])[0] / 1e9


class ForkedServer:
    """The server that lives now, and its parent."""

    def __init__(self, folder: Path, *args: str) -> None:
        self._clock = folder / f"clock-{len(list(folder.glob('clock-*')))}"
        self._clock.write_bytes(bytes(CLOCK_BYTES))
        port = find_free_port()
        self.address = f"http://localhost:{port}"
        self._log = folder / f"forks-{port}.log"
        command = [sys.executable, "-m", "tools.forked_servers", str(self._clock)]
        with self._log.open("w") as log:
            self._parent = subprocess.Popen(
                [*command, "--port", str(port), *args],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
            )
        self.pid = self._wait_until_up()

    def kill(self) -> None:
        """Kill the server and wait for the next."""
        os.kill(self.pid, signal.SIGKILL)
        self.pid = self._wait_until_up()

    def _wait_until_up(self) -> int:
        """Read the number of the process and, in any order, that it listens."""
        assert self._parent.stdout is not None
        pid, is_up = 0, False
        while not pid or not is_up:
            line = self._parent.stdout.readline()
            assert line, self._log.read_text()
            pid = int(line) if line.strip().isdecimal() else pid
            is_up = is_up or "http://" in line
        return pid

    def fill_disk(self, largest: int) -> None:
        """Let no file grow beyond so many bytes, as on a disk without room."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))

    def make_room(self) -> None:
        """Let files grow again."""
        self.fill_disk(resource.RLIM_INFINITY)

    def jump(self, seconds: float) -> None:
        """Have the wall clock jump."""
        with self._clock.open("r+b") as file:
            file.write(struct.pack("q", int(seconds * 1e9)))

    def stop(self) -> int:
        """Stop the server as an operator does, and return its exit code."""
        os.kill(self.pid, signal.SIGTERM)
        code = self._parent.wait(60)
        assert self._parent.stdout is not None
        self._parent.stdout.close()
        return code


def find_free_port() -> int:
    """Return a port that nobody listens to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":
    serve_in_forks(Path(sys.argv[1]), sys.argv[2:])
