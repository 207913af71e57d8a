"""How long players and visitors wait while strangers ask for dear work all at once.

    python -m tools.siege
    python -m tools.siege --checkout ../another-worktree

A real server on a disk that takes eight milliseconds for a commit, a hundred people at fifty tables, and one
visitor who looks at a page ten times a second. Then, from other addresses: forty wishes at once to share a
finished game of six after the limit was used up, three profile files of 5,000 lines, and twelve strangers
who go on asking for work. A row has what moves and pages took, in milliseconds. The server is that of a
checkout with an environment of its own (`make .venv/dev.stamp`); the clients are those of this one.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.synchronize import Event
from pathlib import Path

import httpx

from tools.crowds import PATIENCE, play_for
from tools.load import percentile
from tools.strangers import Stranger

ROOT = Path(__file__).parents[1]
TABLES, SEATS = 50, 2
SHARES, FLOODS, LINES = 40, 12, 5000
LOOKING = 0.1
VISITOR = "127.0.3.1"
COMMIT_SECONDS = 0.008
HEAD = "| | moves | p50 | p99 | longest | pages | p50 | p99 | longest |\n|---|" + 8 * "---|" + "\n"
SEAT = """
import sys
from pathlib import Path
from tests.record_games import Golden, play
from tests.web.seating import seat_record
record, _ = play(Golden("chiefdom-2", ("greedy", "random") * 3))
print(seat_record(Path(sys.argv[1]), record).code)
"""
SERVE = f"""
import runpy, sys, time
from rollwright.table.stores.sqlite import SqliteStore
quick = SqliteStore._commit
def commit(self, batch):
    time.sleep({COMMIT_SECONDS})
    quick(self, batch)
SqliteStore._commit = commit
sys.argv = ["rollwright", "serve", "--port", "0", "--no-open", "--cold", "--data", sys.argv[1]]
runpy.run_module("rollwright", run_name="__main__")
"""


class Sharer(Stranger):
    """Wishes to share a finished game, and has used up what its address may create."""

    def use_up(self) -> None:
        """Share dice of seeds until that is refused."""
        while True:
            form = {"game": "chiefdom-2", "seed": str(random.randrange(10**9))}
            if self.wire.client.post("/shared", data=form).status_code != 303:
                return

    def share(self, table: str) -> None:
        """Wish to share a game."""
        self.wire.client.post(f"/t/{table}/shared", timeout=PATIENCE)


class Mover(Stranger):
    """Has a profile, and brings a file of many lines along."""

    def __init__(self, address: str, number: int) -> None:
        super().__init__(address)
        here = str(self.wire.client.base_url)
        transport = httpx.HTTPTransport(local_address=f"127.0.4.{number + 1}", verify=False)
        self.wire.client = httpx.Client(
            base_url=here, headers={"Origin": here.rstrip("/")}, transport=transport, timeout=PATIENCE
        )
        self.wire.client.post("/profile", data={"name": "Eve"})

    def bring(self, lines: int) -> None:
        """Bring a file."""
        solved = "".join(f"solved 2026-{n % 10 + 1:02}-{n % 28 + 1:02} g{n} 1 1\n" for n in range(lines))
        about = "rollwright profile 1\nname Eve\navatar pine\nsettings {}\n"
        self.wire.client.post("/games/records", data={"profile": about + solved})


def flood(address: str, stop: threading.Event) -> None:
    """Ask for one dear thing after another until told to stop."""
    stranger = Stranger(address)
    asks = (stranger.draw_codes, stranger.make_up_sheets, stranger.shake_hands, stranger.replay)
    while not stop.is_set():
        with suppress(httpx.HTTPError, OSError):
            random.choice(asks)()


def besiege(address: str, table: str, ready: Event, comes: Event, ends: Event) -> None:
    """Be all strangers, in a process of their own."""
    sharer, movers = Sharer(address), [Mover(address, number) for number in range(3)]
    sharer.use_up()
    ready.set()
    comes.wait()
    stop = threading.Event()
    with ThreadPoolExecutor(SHARES + len(movers) + FLOODS) as pool:
        asked = [pool.submit(sharer.share, table) for _ in range(SHARES)]
        asked += [pool.submit(mover.bring, LINES) for mover in movers]
        asked += [pool.submit(flood, address, stop) for _ in range(FLOODS)]
        ends.wait()
        stop.set()
        for each in asked:
            with suppress(httpx.HTTPError, OSError):
                each.result()


async def visit(address: str, begun: asyncio.Event, seconds: float) -> list[float]:
    """Look at one's own games again and again; returns what each look took."""
    here, took = address.replace("localhost", "127.0.0.1"), list[float]()
    transport = httpx.AsyncHTTPTransport(local_address=VISITOR, verify=False)
    async with httpx.AsyncClient(base_url=here, transport=transport, timeout=PATIENCE) as client:
        await client.post("/profile", data={"name": "Ada"}, headers={"Origin": here})
        await begun.wait()
        end = time.monotonic() + seconds
        while (start := time.monotonic()) < end:
            with suppress(httpx.HTTPError):
                await client.get("/games")
            took.append(time.monotonic() - start)
            await asyncio.sleep(LOOKING)
    return took


async def measure(address: str, seconds: float, comes: Event | None = None) -> str:
    """Play and visit for some seconds, which begin when strangers come; returns a row."""
    begun = asyncio.Event()

    def begin() -> None:
        begun.set()
        if comes is not None:
            comes.set()

    figures, pages = await asyncio.gather(
        play_for(address, TABLES, SEATS, seconds, begin), visit(address, begun, seconds)
    )
    moves = figures.acknowledged
    shown = [percentile(values, part) for values in (moves, pages) for part in (0.5, 0.99, 1.0)]
    return " | ".join([str(len(moves)), *shown[:3], str(len(pages)), *shown[3:]])


@contextmanager
def serve(checkout: Path, folder: Path) -> Iterator[tuple[str, str]]:
    """Serve a finished game from a checkout; gives the address and the table."""
    python, data = str(checkout / ".venv/bin/python"), str(folder / "tables.db")
    seated = subprocess.run(
        [python, "-c", SEAT, data], cwd=checkout, capture_output=True, text=True, check=True
    )
    with (folder / "log").open("w") as log:
        command = [python, "-c", SERVE, data]
        server = subprocess.Popen(command, cwd=checkout, stdout=subprocess.PIPE, stderr=log, text=True)
    assert server.stdout is not None
    try:
        found = re.search(r"http://localhost:\d+", server.stdout.readline())
        assert found, (folder / "log").read_text()
        yield found[0], seated.stdout.strip()
    finally:
        server.terminate()
        server.wait(60)


def main() -> None:
    """Measure a checkout without strangers and with them, and print a row for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--checkout", type=Path, default=ROOT)
    parser.add_argument("--seconds", type=float, default=30.0)
    asked = parser.parse_args()
    spawning = multiprocessing.get_context("spawn")
    ready, comes, ends = spawning.Event(), spawning.Event(), spawning.Event()
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(asked.checkout.resolve(), Path(folder)) as (address, table),
    ):
        sys.stdout.write(HEAD)
        sys.stdout.write(f"| alone | {asyncio.run(measure(address, asked.seconds))} |\n")
        sys.stdout.flush()
        strangers = spawning.Process(target=besiege, args=(address, table, ready, comes, ends))
        strangers.start()
        try:
            assert ready.wait(PATIENCE), "the strangers never came"
            sys.stdout.write(f"| besieged | {asyncio.run(measure(address, asked.seconds, comes))} |\n")
        finally:
            comes.set()
            ends.set()
            strangers.join(PATIENCE)
            strangers.kill()


if __name__ == "__main__":
    main()
