"""What processes take of the machine's cores."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple


class Cores(NamedTuple):
    """Seconds of a core: of the server's event loop, of all else that the server runs, and of the strangers.

    `waited` is how long the loop wanted a core and had none.
    """

    loop: float = 0.0
    waited: float = 0.0
    apart: float = 0.0
    strangers: float = 0.0

    def since(self, before: Cores, seconds: float) -> Cores:
        """Return what was taken since then, as a share of that time."""
        return Cores(*((now - then) / seconds for now, then in zip(self, before, strict=True)))

    def plus(self, other: Cores) -> Cores:
        """Return both together."""
        return Cores(*map(float.__add__, self, other))

    def __str__(self) -> str:
        shares = (f"{share:.0%}" for share in self)
        return "loop {}, waiting for a core {}, its other threads and processes {}, strangers {}".format(
            *shares
        )


def look(server: int, strangers: int = 0) -> Cores:
    """Return what a server, by its process's number, and strangers have taken so far."""
    loop = _read(Path(f"/proc/{server}/task/{server}"))
    family = sum(_seconds_of(process) for process in _list_family(server))
    return Cores(loop[0], loop[1], family - loop[0], _seconds_of(strangers) if strangers else 0.0)


def _seconds_of(process: int) -> float:
    return sum(_read(thread)[0] for thread in Path(f"/proc/{process}/task").glob("*"))


def _read(thread: Path) -> tuple[float, float]:
    """Return the seconds a thread ran, and those it waited for a core."""
    try:
        ran, waited, _ = (thread / "schedstat").read_text().split()
        return int(ran) / 1e9, int(waited) / 1e9
    except (OSError, ValueError):
        return 0.0, 0.0


def _list_family(process: int) -> list[int]:
    """Return a process and all it has started, and so on."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            text = stat.read_text()
            parents[int(text.split()[0])] = int(text.rpartition(")")[2].split()[1])
    found = [process]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def list_children(process: int) -> list[int]:
    """Return the processes that one has started."""
    return [int(number) for number in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def come_first(process: int) -> None:
    """Have all threads of a process preempt whatever else the machine does; what they start does not."""
    for thread in Path(f"/proc/{process}/task").iterdir():
        with suppress(ProcessLookupError):
            os.sched_setscheduler(int(thread.name), os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(1))


def be_elsewhere() -> None:
    """Take what nobody else wants, and give it up at once: strangers compute on machines of their own."""
    os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
