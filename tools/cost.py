"""What one move costs the server, everything it causes: `make cost` plays on real servers and prints a table.

CPU is what the server's process used for everything from the start of a game on: reading commands, rolling,
deciding, the disk, describing, encoding and sending; bytes are what went out to all who sit at the table.
Opening a table, with a form and a socket for everybody, is counted apart.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import Store
from rollwright.web.live.messages import PROTOCOL
from tests.ops.servers import Running, inside, start, wait_for
from tests.ops.test_daily import GAME, fill_day, finish, newcomer, on_a_day
from tests.ops.test_daily import play as play_day
from tests.ops.test_own_games import fill, profile_of
from tests.table.throwaway import Server, find_programs
from tests.web.wire import Wire
from tools.load import cpu_seconds, wait_until_warm

TABLES = (("chiefdom-2", 4), ("duel", 2), ("fiefdoms", 4))
MOVES, TABLES_PLAYED = 400, 4
GAMES, RESULTS = 1000, 100_000
COUNTED = ("messages_out", "public_encodings", "listings")


class Table:
    """People who answer at once; the first of them rolls."""

    def __init__(self, moves: int) -> None:
        self.left, self.size = moves, 0
        self.done = asyncio.Event()
        self.luck = random.Random(1)

    async def actor(self, line: ClientConnection, seat: int) -> None:
        """Play until enough moves are made or the game is over."""
        if seat == 0:
            await line.send('{"n":1,"do":{"do":"start"}}')
        async for text in line:
            self.size += len(text)
            message = json.loads(text)
            kind = message["type"]
            if message.get("phase") == "over" or self.left <= 0:
                self.done.set()
            elif kind == "table" and message.get("is_roll_due") and seat == 0:
                await line.send('{"n":2,"do":{"do":"roll"}}')
            elif kind == "offers":
                self.left -= 1
                play = {"do": "play", "id": f"m{message['ask']}", "ask": message["ask"]}
                play["path"] = self.luck.choice(message["paths"])
                await line.send(json.dumps({"n": 3, "do": play}))


class Cost(NamedTuple):
    """What a table cost: seconds of CPU to open it, seconds to play, moves, bytes, and what was counted."""

    opening: float
    playing: float
    moves: int
    size: int = 0
    counts: tuple[float, ...] = (0.0,) * len(COUNTED)

    def plus(self, other: Cost) -> Cost:
        """Return both together."""
        counts = tuple(map(float.__add__, self.counts, other.counts))
        moves = self.moves + other.moves
        size = self.size + other.size
        return Cost(self.opening + other.opening, self.playing + other.playing, moves, size, counts)


async def play(server: Running, game: str, seats: int, moves: int, seed: int = 0) -> Cost:
    """Play that many moves at a new table, with the dice of a seed, and return what it cost."""
    table, code, address = Table(moves), "", server.address
    process = server.process.pid
    begun = cpu_seconds(process)
    async with AsyncExitStack() as stack:
        lines = []
        for seat in range(seats):
            async with httpx.AsyncClient(
                base_url=address, headers={"Origin": address}, verify=False
            ) as client:
                form = {
                    "game": game,
                    "name": f"Guest {seat}",
                    f"{game}.people": str(seats),
                    "seed": str(seed),
                }
                answer = await client.post(f"/t/{code}/join" if code else "/tables", data=form)
                code = answer.headers["location"].rsplit("/", 1)[1]
                cookies = "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar)
            at = address.replace("http", "ws") + f"/t/{code}/socket?v={PROTOCOL}"
            headers = {"Origin": address, "Cookie": cookies}
            line = connect(at, additional_headers=headers, compression=None, max_size=None)
            lines.append(await stack.enter_async_context(line))
        await asyncio.sleep(0.2)
        before, opened = read_figures(server), cpu_seconds(process)
        living = [asyncio.create_task(table.actor(line, seat)) for seat, line in enumerate(lines)]
        await asyncio.wait_for(table.done.wait(), 600)
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
        used, after = cpu_seconds(process), read_figures(server)
    counts = tuple(map(float.__sub__, after, before))
    return Cost(opened - begun, used - opened, moves - table.left, table.size, counts)


def read_figures(server: Running) -> list[float]:
    """Return the figures the server tells about itself."""
    text = httpx.get(f"{server.address}/metrics").text
    found = (re.search(rf"^rollwright_{name}(?:_total)? (\S+)$", text, re.MULTILINE) for name in COUNTED)
    return [float(figure[1]) if figure else 0.0 for figure in found]


def measure(server: Running, game: str, seats: int, moves: int) -> list[str]:
    """Return a table's row: milliseconds and bytes a move, what was counted, and what opening it cost."""
    asyncio.run(play(server, game, seats, 20))  # the first moves load what later ones find
    cost = Cost(0.0, 0.0, 0)
    for seed in range(1, TABLES_PLAYED + 1):
        cost = cost.plus(asyncio.run(play(server, game, seats, moves // TABLES_PLAYED, seed)))
    size, *counts = (count / cost.moves for count in (cost.size, *cost.counts))
    opening = 1000 * cost.opening / TABLES_PLAYED
    shown = [f"{1000 * cost.playing / cost.moves:.2f}", f"{size:.0f}"]
    return [*shown, *(f"{count:.1f}" for count in counts), f"{opening:.0f}"]


def measure_writes(store: Store, events: int = 4000, tables: int = 100) -> float:
    """Return how many events a second a store takes from many tables, each on disk before it is counted."""
    names = [f"W{number:05d}" for number in range(tables)]
    for name in names:
        store.create(name, bytes(32), b"{}")
    fences = {name: store.claim(name) for name in names}
    start = time.monotonic()
    for round_ in range(events // tables):
        # Every table waits for its own event before its next one, as tables do.
        done = [store.append(name, fences[name], 2 + round_, [b"x" * 200]) for name in names]
        for each in done:
            each.result(60)
    return events / (time.monotonic() - start)


def measure_sockets(server: Running, sockets: int = 200) -> float:
    """Return how many kilobytes a browser that only watches takes in the server."""

    async def watch() -> float:
        async with httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address}) as client:
            form = {"game": "chiefdom-2", "name": "Ada", "chiefdom-2.people": "1"}
            code = (await client.post("/tables", data=form)).headers["location"].rsplit("/", 1)[1]
        at = server.address.replace("http", "ws") + f"/t/{code}/socket?v={PROTOCOL}&watch=1"
        before = resident(server.process.pid)
        async with AsyncExitStack() as stack:
            for _ in range(sockets):
                line = connect(at, additional_headers={"Origin": server.address}, compression=None)
                await (await stack.enter_async_context(line)).recv()
            return (resident(server.process.pid) - before) / sockets

    return asyncio.run(watch())


def resident(process: int) -> float:
    """Return the memory a process holds, in kilobytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def write_stores(folder: Path) -> None:
    """Print how many events a second the stores take."""
    sys.stdout.write(
        f"\nSQLite takes {measure_writes(SqliteStore(folder / 'writes.db')):.0f} events a second"
    )
    if (programs := find_programs()) is not None:
        database = Server(programs, should_sync=True)
        try:
            from rollwright.table.stores.postgres import PostgresStore

            sys.stdout.write(f", PostgreSQL {measure_writes(PostgresStore(database.url())):.0f}")
        finally:
            database.remove()
    sys.stdout.write(" from a hundred tables at once, each on disk before its table goes on.\n")


def main() -> None:
    """Measure every kind of game, sockets and stores."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--cold", action="store_true", help="do not compile the kernels first")
    asked = parser.parse_args()
    load = os.getloadavg()[0]
    sys.stdout.write(
        f"{os.cpu_count()} cores, load average {load:.1f} before; for each move the server's CPU and\n"
        "what goes out to all who sit at the table\n\n"
        "| game x seats | ms CPU | bytes out | messages | public encodings | listings | ms to open |\n"
        "|---|---|---|---|---|---|---|\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        server = start(Path(folder), "--data", str(Path(folder) / "cost.db"), is_cold=asked.cold)
        try:
            wait_until_warm(server)
            for game, seats in TABLES:
                row = measure(server, game, seats, asked.moves)
                sys.stdout.write(f"| {game} x {seats} | {' | '.join(row)} |\n")
                sys.stdout.flush()
            sys.stdout.write(f"\nA browser that watches takes {measure_sockets(server):.0f} KB.\n")
        finally:
            server.stop()
        write_stores(Path(folder))
    for page, milliseconds in measure_pages().items():
        sys.stdout.write(f"The page of {page} takes {milliseconds:.0f} ms of CPU.\n")


def measure_page(person: Wire, path: str) -> float:
    """Return the least milliseconds of CPU that a page took, without what the client takes for any page."""
    times: dict[str, list[float]] = {path: [], "/static/icon.svg": []}
    for each, taken in list(times.items()) * 6:
        begun = time.process_time()
        person.client.get(each).raise_for_status()
        taken.append(time.process_time() - begun)
    page, any_page = map(min, times.values())
    return 1000 * (page - any_page)


def measure_pages() -> dict[str, float]:
    """Return the milliseconds of CPU of each page."""
    found = {}
    with inside(MemoryStore()) as house:
        ada = Wire(house.address)
        ada.open_table("Ada", people=1)
        fill(house.server.tables.store, profile_of(house, ada), GAMES)
        found[f"your games, {GAMES:,}"] = measure_page(ada, "/games?page=3")
    with on_a_day() as (house, calendar):
        ada = newcomer(house, "Ada")
        finish(house, play_day(ada), 90, calendar.ms)
        fill_day(house.server.tables.store, GAME, RESULTS)
        wait_for(lambda: not house.server.days.is_playing)
        found[f"a day with {RESULTS:,} results"] = measure_page(ada, f"/daily/{GAME}")
    return found


if __name__ == "__main__":
    main()
