"""Socket clients that fill tables and play at them: `tools.load` measures how long they wait."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rollwright.web.live.messages import PROTOCOL

THINKING = (0.5, 2.0)
"""Seconds a person takes."""
RAMP = 5.0
"""Seconds before the measuring begins: all tables start at once, which no evening does."""
PATIENCE = 120.0


@dataclass
class Figures:
    """What was measured, in seconds; nothing before `since`."""

    since: float = float("inf")
    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)
    """From a roll until everybody at the table has moved."""
    refused: int = 0


@dataclass
class Table:
    """One table's people, and when each of them has heard of which event."""

    code: str
    figures: Figures
    heard: list[int] = field(default_factory=list)
    sent: dict[int, float] = field(default_factory=dict)
    rolled_at: float = float("inf")

    def end_round(self) -> None:
        """Note how long everybody took, if they were asked after the measuring began."""
        if self.figures.since <= self.rolled_at < float("inf"):
            self.figures.rounds.append(time.monotonic() - self.rolled_at)
        self.rolled_at = float("inf")

    def note(self, seat: int, seq: int) -> None:
        """Note that a seat knows of everything up to an event."""
        self.heard[seat] = max(self.heard[seat], seq)
        self.settle()

    def settle(self) -> None:
        """Count the moves that everybody knows of by now."""
        if not self.sent:
            return
        now, known = time.monotonic(), min(self.heard)
        for done in [number for number in self.sent if number <= known]:
            self.figures.told.append(now - self.sent.pop(done))


class Received(msgspec.Struct):
    """Of a message what a client acts on: the machine is shared, and a browser is another's machine."""

    type: str
    seq: int = 0
    n: int | None = None
    ask: int | None = None
    is_roll_due: bool = False
    paths: list[msgspec.Raw] = []


_decoder = msgspec.json.Decoder(Received)


class Person:
    """One seat: plays a random move after thinking, and rolls if it is the first."""

    def __init__(self, table: Table, seat: int, line: ClientConnection) -> None:
        self.table, self.seat, self.line = table, seat, line
        self.number = 0
        self.asked_at: dict[int, float] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Play until the line is closed."""
        async for text in self.line:
            self.receive(_decoder.decode(text))

    def receive(self, message: Received) -> None:
        """Answer a message where it asks for something."""
        if message.type == "answer" and message.n in self.asked_at:
            self.note_answer(message.seq, self.asked_at.pop(message.n))
        elif message.type == "table":
            self.table.note(self.seat, message.seq)
            if message.is_roll_due and self.seat == 0:
                self.table.end_round()
                self.later(0.2, do="roll")
        elif message.type == "offers":
            move, ask = msgspec.json.decode(random.choice(message.paths)), message.ask
            self.later(random.uniform(*THINKING), do="play", id=f"m{ask}", ask=ask, path=move)
        elif message.type == "refused":
            self.table.figures.refused += 1

    def note_answer(self, seq: int, asked: float) -> None:
        """Note a move's answer, if it was asked for after the measuring began."""
        if asked >= self.table.figures.since:
            self.table.figures.acknowledged.append(time.monotonic() - asked)
            self.table.sent[seq] = asked
            self.table.settle()

    def later(self, seconds: float, **command: Any) -> None:
        """Send a command after a while."""
        task = asyncio.create_task(self.send(seconds, command))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def send(self, seconds: float, command: dict[str, Any]) -> None:
        """Wait, then send a command and note when."""
        await asyncio.sleep(seconds)
        self.number += 1
        if command["do"] == "roll":
            self.table.rolled_at = time.monotonic()
        if command["do"] == "play":
            self.asked_at[self.number] = time.monotonic()
        try:
            await self.line.send(json.dumps({"n": self.number, "do": command}))
        except ConnectionClosed:
            self.asked_at.clear()


async def sit_down(
    address: str, number: int, seats: int, figures: Figures, stack: AsyncExitStack
) -> list[Person]:
    """Open a table and take all its seats; every table has an address of its own, as groups do."""
    home = f"127.0.{1 + number // 200}.{1 + number % 200}"
    table = Table("", figures, [0] * seats)
    people = []
    transport = httpx.AsyncHTTPTransport(local_address=home, verify=False)
    async with httpx.AsyncClient(
        transport=transport, base_url=address, headers={"Origin": address}, timeout=PATIENCE
    ) as client:
        for seat in range(seats):
            form = {"game": "chiefdom-2", "name": f"ExternalBot {seat}", "chiefdom-2.people": str(seats)}
            client.cookies.clear()
            answer = await client.post(f"/t/{table.code}/join" if table.code else "/tables", data=form)
            assert answer.status_code == 303, answer.text
            table.code = answer.headers["location"].rsplit("/", 1)[1]
            cookies = "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar)
            line = connect(
                address.replace("http", "ws") + f"/t/{table.code}/socket?v={PROTOCOL}",
                additional_headers={"Origin": address, "Cookie": cookies},
                compression=None,
                max_size=None,
                local_addr=(home, 0),
                open_timeout=PATIENCE,
            )
            people.append(Person(table, seat, await stack.enter_async_context(line)))
    return people


async def play_for(
    address: str, tables: int, seats: int, seconds: float, begin: Callable[[], None] = lambda: None
) -> Figures:
    """Play at that many tables for that long; `begin` is called when the measuring begins."""
    figures = Figures()
    async with AsyncExitStack() as stack:
        people: list[Person] = []
        playing: list[asyncio.Task[None]] = []
        for number in range(tables):
            seated = await sit_down(address, number, seats, figures, stack)
            people += seated
            playing += [asyncio.create_task(person.play()) for person in seated]
        for person in people:
            if person.seat == 0:
                await person.send(0, {"do": "start"})
        await asyncio.sleep(RAMP)
        figures.since = time.monotonic()
        begin()
        await asyncio.sleep(seconds)
        broken = [task for task in playing if task.done()]
        why = Counter(repr(task.exception() or "closed") for task in broken)
        for task in [*playing, *(task for person in people for task in person.tasks)]:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert not broken, f"{len(broken)} of {len(playing)} people stopped ({dict(why)})"
    return figures
