"""How many tables this machine holds: `make load` plays with socket clients on loopback and prints a table.

A move counts as acknowledged when its sender has the answer, which comes after the disk has it, and as told
when every browser at the table has heard of it. Clients, server and database share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from tests.ops.nginx import in_front_of
from tests.ops.servers import Running, start
from tests.table.throwaway import Server, find_programs
from tools.cores import list_children
from tools.crowds import Figures, play_for

SIZES = ((100, 4), (1, 100), (2, 100))
"""Tables and seats at each: what a server must hold."""
STORES = ("sqlite", "postgresql")
COMPILING = 900.0
MOST_ACKNOWLEDGED, MOST_TOLD = 0.1, 0.3
"""Seconds that people may wait, 99 times of 100, while a server holds its tables."""
LONGEST_ROUND = 10.0
"""Seconds from a roll until everybody at a table has moved, of which people think up to two."""
FIRST_TRY, MOST_TABLES = 100, 1000
"""Tables of four at which the search for the largest number begins and ends."""
FILES = 16_384
"""Each socket is one, in this process and in the server's."""


def percentile(values: list[float], share: float) -> str:
    """Return a percentile in milliseconds, as text."""
    if not values:
        return "-"
    return f"{1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))]:.0f}"


def cpu_seconds(process: int) -> float:
    """Return how much of a core a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def is_held(figures: Figures) -> bool:
    """Say whether people waited no longer than they should, 99 times of 100, and no round took too long."""
    both = ((figures.acknowledged, MOST_ACKNOWLEDGED), (figures.told, MOST_TOLD))
    is_quick = all(values and sorted(values)[int(0.99 * len(values))] <= most for values, most in both)
    return is_quick and 0 < max(figures.rounds, default=0.0) <= LONGEST_ROUND


def wait_until_warm(server: Running) -> None:
    """Wait until nothing is compiled any more, at any port."""
    end = time.monotonic() + COMPILING
    for port in server.ports:
        while httpx.get(f"http://localhost:{port}/healthz").json()["warming_up"]:
            assert time.monotonic() < end, "compiling takes too long"
            time.sleep(1)  # looking more often would take the time it is waited for


@dataclass
class Site:
    """Where people play: the address that they open, and the processes that serve them."""

    address: str
    processes: Sequence[int]

    def cpu_seconds(self) -> list[float]:
        """Return how much of a core each process has used so far."""
        return [cpu_seconds(process) for process in self.processes]


@dataclass
class Measuring:
    """One store, and what it was seen to hold."""

    store: str
    folder: Path
    seconds: float
    is_cold: bool
    processes: int = 1
    seen: dict[tuple[int, int], bool] = field(default_factory=dict)

    def holds(self, tables: int, seats: int) -> bool:
        """Measure a size, print its row and say whether it is held; once."""
        if (tables, seats) not in self.seen:
            self.seen[tables, seats], row = self._measure(tables, seats)
            store = self.store.partition(":")[0]
            sys.stdout.write(f"| {store} | {tables} x {seats} | {' | '.join(row)} |\n")
            sys.stdout.flush()
        return self.seen[tables, seats]

    def _measure(self, tables: int, seats: int) -> tuple[bool, list[str]]:
        try:
            with self._serve(f"{tables}x{seats}") as site:
                return describe_load(site, tables, seats, self.seconds)
        except (AssertionError, OSError, httpx.HTTPError, WebSocketException) as wrong:
            return False, [f"not held: {wrong or type(wrong).__name__}"]

    @contextmanager
    def _serve(self, name: str) -> Iterator[Site]:
        """Start a server, or several behind nginx."""
        data = ("--data", str(self.folder / f"{name}.db"))
        args = ("--store", self.store) if self.store != "sqlite" else data
        several = ("--processes", str(self.processes))
        server = start(self.folder, *args, *several, "--host", "0.0.0.0", is_cold=self.is_cold)
        is_one, pid = self.processes == 1, server.process.pid
        try:
            with nullcontext(server.address) if is_one else in_front_of(server.ports, self.folder) as address:
                wait_until_warm(server)
                yield Site(address, [pid] if is_one else list_children(pid))
        finally:
            server.stop()

    def find_largest(self) -> int:
        """Return the largest number of tables of four that is held, to a tenth: double, then halve."""
        held, tables = 0, FIRST_TRY
        while tables <= MOST_TABLES and self.holds(tables, 4):
            held, tables = tables, tables * 2
        while tables - held > max(1, tables // 8):
            middle = (held + tables) // 2
            held, tables = (middle, tables) if self.holds(middle, 4) else (held, middle)
        return held


def describe_load(site: Site, tables: int, seats: int, seconds: float) -> tuple[bool, list[str]]:
    """Return whether a size is held, and its figures."""
    begun, used = time.monotonic(), site.cpu_seconds()
    figures = asyncio.run(play_for(site.address, tables, seats, seconds))
    took = time.monotonic() - begun
    shares = [f"{(now - then) / took:.0%}" for then, now in zip(used, site.cpu_seconds(), strict=True)]
    both = (figures.acknowledged, figures.told)
    shown = [percentile(values, part) for values in both for part in (0.5, 0.99)]
    longest = f"{max(figures.rounds):.1f}" if figures.rounds else "-"
    is_fine = is_held(figures)
    rate = f"{len(figures.acknowledged) / seconds:.1f}"
    return is_fine, [rate, *shown, longest, " + ".join(shares), "yes" if is_fine else "no"]


HELD = (
    f"ack p99 is at most {1000 * MOST_ACKNOWLEDGED:.0f} ms, told p99 at most {1000 * MOST_TOLD:.0f}, "
    f"no round longer than {LONGEST_ROUND:.0f} s"
)
HEAD = f"""
{os.cpu_count()} cores; milliseconds from a move sent to acknowledged, and to told to all; seconds from a roll
until everybody has moved, of which people think up to two; the share of a core of each server process.
Held: {HELD}.

| store | tables x seats | moves/s | ack p50 | ack p99 | told p50 | told p99 | longest round | server | held |
|---|---|---|---|---|---|---|---|---|---|
"""


def measure_store(store: str, folder: Path, asked: argparse.Namespace) -> str:
    """Print a store's rows and return what it holds, in a sentence."""
    measuring = Measuring(store, folder, asked.seconds, asked.cold, asked.processes)
    held = [measuring.holds(tables, seats) for tables, seats in asked.sizes]
    name = store.partition(":")[0]
    said = f"{name}: {sum(held)} of {len(held)} sizes are held"
    return f"{said}, and at most {measuring.find_largest()} tables of four." if asked.largest else f"{said}."


def read_sizes(text: str) -> list[tuple[int, int]]:
    """ "100x4,2x100" -> [(100, 4), (2, 100)]"""
    sizes = []
    for size in text.replace(",", " ").split():
        tables, _, seats = size.partition("x")
        if not (tables.isdecimal() and seats.isdecimal() and int(tables) > 0 and 1 < int(seats) <= 100):
            raise ValueError(f"{size!r} is no size: write tables x seats, such as 100x4,2x100")
        sizes.append((int(tables), int(seats)))
    return sizes


def read_stores(text: str) -> list[str]:
    """ "sqlite,postgresql" -> ["sqlite", "postgresql"]"""
    stores = text.replace(",", " ").split()
    for store in stores:
        if store not in STORES:
            raise ValueError(f"{store!r} is no store to be measured (stores: {', '.join(STORES)})")
    return stores


def read_arguments(words: list[str]) -> argparse.Namespace:
    """Return what was asked for; ends in a sentence and with 2 if it cannot be read."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--sizes", default=",".join(f"{t}x{s}" for t, s in SIZES), help="such as 100x4,2x100")
    parser.add_argument("--stores", default=",".join(STORES))
    parser.add_argument("--largest", action="store_true", help="find the most tables of four that are held")
    parser.add_argument("--processes", type=int, default=1, help="servers behind nginx, on postgresql")
    parser.add_argument("--cold", action="store_true", help="do not compile the kernels first")
    asked = parser.parse_args(words)
    try:
        asked.sizes, asked.stores = read_sizes(asked.sizes), read_stores(asked.stores)
        if "postgresql" in asked.stores and find_programs() is None:
            raise ValueError("PostgreSQL is not installed; --stores sqlite measures the other one")
        if asked.processes > 1 and asked.stores != ["postgresql"]:
            raise ValueError("several processes share tables in PostgreSQL: add --stores postgresql")
    except ValueError as wrong:
        sys.stderr.write(f"{wrong}\n")
        sys.exit(2)
    return asked


def main() -> None:
    """Measure both stores."""
    asked = read_arguments(sys.argv[1:])
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES if most < 0 else min(FILES, most), most))
    sys.stdout.write(f"load average {os.getloadavg()[0]:.1f} before{HEAD}")
    sys.stdout.flush()
    said = []
    with tempfile.TemporaryDirectory() as folder:
        if "sqlite" in asked.stores:
            said.append(measure_store("sqlite", Path(folder), asked))
        if "postgresql" in asked.stores and (programs := find_programs()) is not None:
            database = Server(programs, should_sync=True)
            try:
                said.append(measure_store(database.url(), Path(folder), asked))
            finally:
                database.remove()
    sys.stdout.write("\n" + "\n".join(said) + "\n")


if __name__ == "__main__":
    main()
