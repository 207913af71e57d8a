"""What one move costs the server, everything it causes: `make cost` plays on real servers and prints a table.

CPU is what the server's process used for everything: opening tables, reading commands, deciding, the disk,
describing, encoding and sending; bytes are what went out to all who sit at the table.
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

import httpx
from websockets.asyncio.client import ClientConnection, connect

from rollwright.table.sqlite import SqliteStore
from rollwright.table.store import Store
from rollwright.web.messages import PROTOCOL
from tests.table.throwaway import Server, find_programs

from .load import COMPILING, cpu_seconds
from .servers import Running, start, wait_for

TABLES = (("chiefdom-2", 4), ("duel", 2), ("fiefdoms", 4))
MOVES = 200


class Table:
    """People who answer at once; the first of them rolls."""

    def __init__(self, moves: int) -> None:
        self.left = moves
        self.done = asyncio.Event()
        self.luck = random.Random(1)

    async def live(self, line: ClientConnection, seat: int) -> None:
        """Play until enough moves are made or the game is over."""
        if seat == 0:
            await line.send('{"n":1,"do":{"do":"start"}}')
        async for text in line:
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


async def play(address: str, game: str, seats: int, moves: int) -> int:
    """Play so many moves at a new table and return how many were made."""
    table, code = Table(moves), ""
    async with AsyncExitStack() as stack:
        lines = []
        for seat in range(seats):
            async with httpx.AsyncClient(
                base_url=address, headers={"Origin": address}, verify=False
            ) as client:
                form = {"game": game, "name": f"Guest {seat}", f"{game}.people": str(seats)}
                answer = await client.post(f"/t/{code}/join" if code else "/tables", data=form)
                code = answer.headers["location"].rsplit("/", 1)[1]
                cookies = "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar)
            at = address.replace("http", "ws") + f"/t/{code}/socket?v={PROTOCOL}"
            headers = {"Origin": address, "Cookie": cookies}
            line = connect(at, additional_headers=headers, compression=None, max_size=None)
            lines.append(await stack.enter_async_context(line))
        living = [asyncio.create_task(table.live(line, seat)) for seat, line in enumerate(lines)]
        await asyncio.wait_for(table.done.wait(), 600)
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
    return moves - table.left


def read_figure(server: Running, name: str) -> float:
    """Return one of the figures the server tells about itself."""
    text = httpx.get(f"{server.address}/metrics").text
    found = re.search(rf"^rollwright_{name}(?:_total)? (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def measure(server: Running, game: str, seats: int, moves: int) -> list[str]:
    """Return a table's row: milliseconds and bytes a move, and what was counted."""
    asyncio.run(play(server.address, game, seats, 20))  # the first moves load what later ones find
    names = ("bytes_out", "messages_out", "public_encodings", "listings")
    before, used = [read_figure(server, name) for name in names], cpu_seconds(server.process.pid)
    made = sum(asyncio.run(play(server.address, game, seats, moves // 4)) for _ in range(4))
    cost = (cpu_seconds(server.process.pid) - used) / made
    after = [read_figure(server, name) for name in names]
    counts = [f"{(new - old) / made:.1f}" for old, new in zip(before[1:], after[1:])]
    return [f"{1000 * cost:.2f}", f"{(after[0] - before[0]) / made:.0f}", *counts]


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
        database = Server(programs)
        try:
            from rollwright.table.postgres import PostgresStore

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
        "| game x seats | ms CPU | bytes out | messages | public encodings | listings |\n"
        "|---|---|---|---|---|---|\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        server = start(Path(folder), "--data", str(Path(folder) / "cost.db"), is_cold=asked.cold)
        try:
            wait_for(lambda: not httpx.get(f"{server.address}/healthz").json()["warming_up"], COMPILING)
            for game, seats in TABLES:
                row = measure(server, game, seats, asked.moves)
                sys.stdout.write(f"| {game} x {seats} | {' | '.join(row)} |\n")
                sys.stdout.flush()
            sys.stdout.write(f"\nA browser that watches takes {measure_sockets(server):.0f} KB.\n")
        finally:
            server.stop()
        write_stores(Path(folder))


if __name__ == "__main__":
    main()
