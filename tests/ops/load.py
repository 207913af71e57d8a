"""How many tables two cores hold: `make load` plays with socket clients on loopback and prints a table.

A move counts as acknowledged when its sender has the answer, which comes after the disk has it, and as told
when every other browser at the table has heard of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.table.throwaway import PORT, Server, find_programs

from .servers import start

SIZES = ((10, 2), (40, 4), (100, 4), (2, 100))
"""Tables and seats at each."""
THINKING = (0.5, 2.0)
"""Seconds a person takes."""


@dataclass
class Figures:
    """What was measured, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)


@dataclass
class Table:
    """One table's people, and when each of them has heard of which event."""

    code: str
    figures: Figures
    heard: list[int] = field(default_factory=list)
    sent: dict[int, float] = field(default_factory=dict)

    def note(self, seat: int, seq: int) -> None:
        """Note that a seat knows of everything up to an event."""
        self.heard[seat] = max(self.heard[seat], seq)
        now = time.monotonic()
        for done in [number for number in self.sent if number <= min(self.heard)]:
            self.figures.told.append(now - self.sent.pop(done))


class Person:
    """One seat: plays a random move after thinking, and rolls if it is the first."""

    def __init__(self, table: Table, seat: int, line: ClientConnection) -> None:
        self.table, self.seat, self.line = table, seat, line
        self.number = 0
        self.asked_at: dict[int, float] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Play until the line is closed."""
        try:
            async for text in self.line:
                self.hear(json.loads(text))
        except ConnectionClosed:
            pass

    def hear(self, message: dict[str, Any]) -> None:
        """Answer a message where it asks for something."""
        if message["type"] == "answer" and message["n"] in self.asked_at:
            asked = self.asked_at.pop(message["n"])
            self.table.figures.acknowledged.append(time.monotonic() - asked)
            self.table.sent[message["seq"]] = asked
        if message["type"] == "table":
            self.table.note(self.seat, message.get("seq", 0))
            if message.get("is_roll_due") and self.seat == 0:
                self.later(0.2, do="roll")
        if message["type"] == "offers":
            move = random.choice(message["moves"])
            self.later(
                random.uniform(*THINKING), do="play", id=f"m{message['ask']}", ask=message["ask"], move=move
            )

    def later(self, seconds: float, **command: Any) -> None:
        """Send a command after a while."""
        task = asyncio.create_task(self.send(seconds, command))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def send(self, seconds: float, command: dict[str, Any]) -> None:
        await asyncio.sleep(seconds)
        self.number += 1
        if command["do"] == "play":
            self.asked_at[self.number] = time.monotonic()
        try:
            await self.line.send(json.dumps({"n": self.number, "do": command}))
        except ConnectionClosed:
            self.asked_at.clear()


async def sit_down(
    address: str, tables: int, seats: int, figures: Figures, stack: AsyncExitStack
) -> list[Person]:
    """Open tables and take all seats; every table has an address of its own, as groups do."""
    people = []
    for number in range(tables):
        home = f"127.0.{1 + number // 200}.{1 + number % 200}"
        table = Table("", figures, [0] * seats)
        for seat in range(seats):
            transport = httpx.AsyncHTTPTransport(local_address=home)
            async with httpx.AsyncClient(
                transport=transport, base_url=address, headers={"Origin": address}, timeout=60
            ) as client:
                form = {"game": "chiefdom-2", "name": f"Guest {seat}", "chiefdom-2.people": str(seats)}
                answer = await client.post(f"/t/{table.code}/join" if table.code else "/tables", data=form)
                assert answer.status_code == 303, answer.text
                table.code = answer.headers["location"].rsplit("/", 1)[1]
                cookies = "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar)
            line = await stack.enter_async_context(
                connect(
                    address.replace("http", "ws") + f"/t/{table.code}/socket",
                    additional_headers={"Origin": address, "Cookie": cookies},
                    compression=None,
                    max_size=None,
                    local_addr=(home, 0),
                    open_timeout=60,
                )
            )
            people.append(Person(table, seat, line))
    return people


async def measure(address: str, tables: int, seats: int, seconds: float) -> Figures:
    """Play at so many tables for so long."""
    figures = Figures()
    async with AsyncExitStack() as stack:
        people = await sit_down(address, tables, seats, figures, stack)
        playing = [asyncio.create_task(person.play()) for person in people]
        for person in people:
            if person.seat == 0:
                await person.send(0, {"do": "start"})
        await asyncio.sleep(seconds)
        for task in [*playing, *(task for person in people for task in person.tasks)]:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return figures


def percentile(values: list[float], share: float) -> str:
    """Return a percentile in milliseconds, as text."""
    if not values:
        return "-"
    return f"{1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))]:.0f}"


def run(store: str, folder: Path, sizes: list[tuple[int, int]], seconds: float) -> None:
    """Measure one store and print its rows."""
    for tables, seats in sizes:
        args = ["--store", store] if store != "sqlite" else ["--data", str(folder / f"{tables}x{seats}.db")]
        server = start(folder, *args, "--host", "0.0.0.0")
        figures = asyncio.run(measure(server.address, tables, seats, seconds))
        server.stop()
        ack, told = figures.acknowledged, figures.told
        shown = [percentile(values, share) for values in (ack, told) for share in (0.5, 0.99)]
        name = store.partition(":")[0]
        rate = f"{len(ack) / seconds:.1f}"
        sys.stdout.write(f"| {name} | {tables} x {seats} | {rate} | {' | '.join(shown)} |\n")
        sys.stdout.flush()


def main() -> None:
    """Measure both stores."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--sizes", default=" ".join(f"{t}x{s}" for t, s in SIZES))
    asked = parser.parse_args()
    sizes = [(int(t), int(s)) for t, s in (size.split("x") for size in asked.sizes.split())]
    sys.stdout.write(
        f"{os.cpu_count()} cores; milliseconds from a move sent to acknowledged, and to told to all\n\n"
        "| store | tables x seats | moves/s | ack p50 | ack p99 | told p50 | told p99 |\n"
        "|---|---|---|---|---|---|---|\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        run("sqlite", Path(folder), sizes, asked.seconds)
        programs = find_programs()
        if programs is None:
            sys.exit("PostgreSQL is not installed, so only the embedded store was measured")
        database = Server(programs)
        try:
            address = f"postgresql://rollwright@/postgres?host={database.folder}&port={PORT}"
            run(address, Path(folder), sizes, asked.seconds)
        finally:
            database.remove()


if __name__ == "__main__":
    main()
