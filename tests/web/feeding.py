"""A table and its watchers without a network: what leaves the server is read as it would be sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from rollwright.any_game import AnyGame
from rollwright.core.types import Seat
from rollwright.table.actors.tables import Tables
from rollwright.table.rules import commands as c
from rollwright.table.rules.setup import NewTable
from rollwright.table.rules.table_state import Phase, TableState
from rollwright.table.stores.memory import MemoryStore
from rollwright.web.live.feed import Feed, Watcher
from rollwright.web.parts.levels import LevelChooser
from rollwright.web.server.host import Server

Json = dict[str, Any]


class FakeLine:
    """A line that keeps what is written; a browser that does not read makes it full."""

    def __init__(self) -> None:
        self.is_full = False
        self.on_change: Callable[[], None] = lambda: None
        self.written: list[bytes] = []

    def send_frames(self, frames: bytes) -> None:
        """Keep frames."""
        self.written.append(frames)

    def fill(self, is_full: bool) -> None:
        """Be full, or not any more."""
        self.is_full = is_full
        self.on_change()

    def take(self) -> list[str]:
        """Return the texts written since this was last asked."""
        data = b"".join(self.written)
        self.written.clear()
        return read_frames(data)


def read_frames(data: bytes) -> list[str]:
    """Return the texts of whole frames that a server sent."""
    texts = []
    while data:
        size, start = data[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start], "big")
        texts.append(data[start : start + size].decode())
        data = data[start + size :]
    return texts


async def wait_until_told(feed: Feed) -> None:
    """Wait for whatever describes the table now."""
    while feed._work is not None:
        await asyncio.sleep(0.001)


async def tell_now(feed: Feed) -> None:
    """Have everybody told now, instead of a moment later."""
    await wait_until_told(feed)
    if feed._due is not None:
        feed._due.cancel()
    feed._start()
    assert feed._work is not None
    for _ in feed._work:
        pass
    feed._finish()


class Screen:
    """What a browser makes of the messages that were sent to it."""

    def __init__(self) -> None:
        self.table: Json = {}
        self.sheets: dict[str, dict[str, str]] = {}
        self.own: Json = {}
        self.offers: Json = {}

    def hear(self, message: Json) -> None:
        """Take a message in."""
        kind = message.pop("type")
        if kind == "table":
            if message.pop("whole", False):
                self.table, self.sheets = {}, {}
            for seat, marks in message.pop("sheets", {}).items():
                change_marks(self.sheets.setdefault(seat, {}), marks)
            players = message.pop("players", {})
            for seat, who in players.items():
                self.table.setdefault("players", {}).setdefault(seat, {}).update(who)
            self.table.setdefault("bases", {}).update(message.pop("bases", {}))
            self.table |= message
        elif kind == "sheet":
            if message.get("whole"):
                self.sheets[str(message["seat"])] = {}
            change_marks(self.sheets[str(message["seat"])], message.get("marks", {}))
        elif kind == "own":
            self.own = message
        elif kind == "offers":
            self.offers = message

    def see(self, seat: Seat) -> dict[str, str]:
        """Return a sheet as this browser shows it."""
        shown = dict(self.sheets.get(str(seat), {}))
        if seat == self.own.get("you"):
            change_marks(shown, self.own.get("marks", {}))
        return shown


class Eyes(Screen):
    """One browser: every text that was sent to it, and what it makes of them."""

    def __init__(self, watcher: Watcher, line: FakeLine) -> None:
        super().__init__()
        self.watcher, self.line = watcher, line
        self.texts: list[str] = []

    def read(self) -> list[str]:
        """Take what was sent since; returns the texts."""
        news = self.line.take()
        for text in news:
            self.hear(json.loads(text))
        self.texts += news
        return news


def change_marks(marks: dict[str, str], change: dict[str, str]) -> None:
    """Change marks as a page does."""
    for name, mark in change.items():
        if mark:
            marks[name] = mark
        else:
            marks.pop(name, None)


@dataclass
class Gathering:
    """A table with everybody watching it, one spectator last."""

    server: Server
    table: str
    tokens: list[str]
    stack: AsyncExitStack
    eyes: list[Eyes] = field(default_factory=list)

    @property
    def table_state(self) -> TableState:
        """The table as it is."""
        return self.eyes[0].watcher.feed.actor.table_state

    async def watch(self, token: str | None) -> Eyes:
        """Have one more browser watch."""
        line = FakeLine()
        make = lambda actor, known: Watcher(self.server.feed_of(actor), known, line)  # noqa: E731
        watcher = await self.stack.enter_async_context(self.server.tables.watch(self.table, token, make))
        watcher.feed.add(watcher)
        await tell_now(watcher.feed)
        self.eyes.append(Eyes(watcher, line))
        return self.eyes[-1]

    async def act(self, seat: Seat, command: c.AnyCommand) -> None:
        """Do something, and let everybody be told."""
        await self.server.tables.act(self.table, self.tokens[seat], command)
        await self.settle()

    async def settle(self) -> None:
        """Have everybody told now, instead of a moment later."""
        await tell_now(self.eyes[0].watcher.feed)
        await asyncio.sleep(0)
        for eyes in self.eyes:
            eyes.read()

    async def play(self, seat: Seat, number: int = 0) -> None:
        """Play one of the moves the seat was offered."""
        eyes = self.eyes[seat]
        paths = eyes.offers["paths"]
        path = tuple(paths[number % len(paths)])
        await self.act(seat, c.Play(id=f"m{eyes.offers['ask']}", ask=eyes.offers["ask"], path=path))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table_state.phase is Phase.OVER


class Compiled(LevelChooser):
    """A server's choice of bots once everything is compiled, as it is when people play."""

    def is_warm(self, game: AnyGame) -> bool:
        """Say yes: what is not compiled yet is compiled at the first move."""
        return True


@asynccontextmanager
async def gather(
    game: str, seats: int, seed: int | None = None, is_fast: bool = False
) -> AsyncIterator[Gathering]:
    """Sit everybody down at a table of a server that speaks to nobody else, and start."""
    server = Server(Tables(MemoryStore()), chooser=Compiled() if is_fast else LevelChooser())
    opened = await server.tables.create(NewTable(game, ["person"] * seats, seed=seed))
    tokens = []
    for seat in range(seats):
        key = opened.host_key if seat == 0 else ""
        tokens.append((await server.tables.join(opened.table, f"P{seat}", host_key=key)).token)
    async with AsyncExitStack() as stack:
        gathering = Gathering(server, opened.table, tokens, stack)
        for token in [*tokens, None]:
            await gathering.watch(token)
        await gathering.act(0, c.Start())
        yield gathering
    await server.tables.close()
