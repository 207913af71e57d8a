"""Real servers: processes of their own, or one in this process with shorter patience."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from rollwright.table.actors.chooser import Chooser
from rollwright.table.actors.clock import Clock
from rollwright.table.actors.tables import Tables
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.store import Store
from rollwright.web.door.security import Proxies
from rollwright.web.parts.levels import LevelChooser
from rollwright.web.server.connection_limits import Gate
from rollwright.web.server.host import Server
from rollwright.web.server.limits import Limits
from rollwright.web.server.serve import PacedServer, ServerSetup, configure, listen
from rollwright.web.server.worker_process import WorkLimits
from rollwright.web.server.workers import WorkerPool


@dataclass
class Running:
    """A server process; what it logs goes to a file."""

    process: subprocess.Popen[str]
    address: str
    log: Path
    says: str = ""
    """The line that it prints when it is open."""

    @property
    def ports(self) -> list[int]:
        """Where it listens: one port, or those of several servers."""
        return [int(port) for port in re.findall(r"http://localhost:(\d+)", self.says)]

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Send a signal, wait, and return the exit code."""
        self.process.send_signal(how)
        code = self.process.wait(120)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def start(folder: Path, *args: str, env: dict[str, str] | None = None, is_cold: bool = True) -> Running:
    """Start `rollwright serve` on a free port."""
    log = folder / f"log-{len(list(folder.glob('log-*')))}"
    command = [sys.executable, "-m", "rollwright", "serve", "--port", "0", "--no-open", *args]
    command += ["--cold"] if is_cold else []
    with log.open("w") as file:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True, env=env)
    assert process.stdout is not None
    says = process.stdout.readline()
    found = re.search(r"http://localhost:\d+", says)
    assert found, log.read_text()
    return Running(process, found[0], log, says)


LONGEST_PAUSE = 0.2
EAGER = WorkLimits(nice=0, gives_way=False)
"""Workers that take a core as everybody does: those that give way wait for ever beside a busy program."""


class House(NamedTuple):
    """A server inside this process, and its gate, whose patience and number of lines can be changed."""

    address: str
    server: Server
    gate: Gate


@contextmanager
def inside(  # noqa: PLR0913
    store: Store | None = None,
    limits: Limits | None = None,
    patience: float = 30,
    proxies: frozenset[str] = frozenset(),
    workers: WorkerPool | None = None,
    keep_days: int | None = None,
    keep_profiles: int | None = None,
    chooser: Chooser | None = None,
    clock: Clock | None = None,
    **settings: Any,
) -> Iterator[House]:
    """Serve from a thread of this process, with other limits and settings than usual."""
    place = ServerSetup(port=0)
    listening = listen(place)
    tables = Tables(store or MemoryStore(), chooser, clock)
    server = Server(
        tables,
        chooser or LevelChooser(),
        limits or Limits(),
        workers=workers or WorkerPool(EAGER),
        keep_days=keep_days,
        keep_profiles=keep_profiles,
    )
    config = configure(server, should_warm=False, proxies=Proxies(proxies), patience=patience)
    for name, value in settings.items():
        setattr(config, name, value)
    listener = PacedServer(config, server.gate)
    thread = threading.Thread(target=listener.run, kwargs={"sockets": [listening]})
    thread.start()
    wait_for(lambda: listener.started)
    try:
        yield House(f"http://localhost:{listening.getsockname()[1]}", server, server.gate)
    finally:
        listener.should_exit = True
        thread.join(120)
        listening.close()


def wait_for(condition: Any, seconds: float = 120) -> None:
    """Wait until something holds; the longer it takes, the less often that is asked."""
    end, pause = time.monotonic() + seconds, 0.01
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(pause)
        pause = min(pause * 1.5, LONGEST_PAUSE)
