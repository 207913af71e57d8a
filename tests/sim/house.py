"""Servers that share a disk: started, killed and started again, with everything that counts as their luck."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import apsw

from rollwright.any_game import AnyGame
from rollwright.games import catalogue
from rollwright.table.actors import tables as tables_module
from rollwright.table.actors.chooser import PolicyChooser
from rollwright.table.actors.tables import Tables
from rollwright.table.rules.refusal import Refusal, Why
from rollwright.table.stores import sqlite
from rollwright.table.stores.store import StoreFailed
from rollwright.web.door import security
from rollwright.web.door.device import Device
from rollwright.web.live import feed as feed_module
from rollwright.web.live.connection import NOT_YOURS, Connection
from rollwright.web.server.host import Server
from rollwright.web.server.limits import Limits

from ..table.relay import RELAY
from ..toy import Toy, ToyEngine
from .disk import Disk
from .network import SimulatedLine
from .store import Notices, SimulatedStore
from .world import Node, World

RESTART_SECONDS, EARLY_DEATHS = 2.0, 0.1
LIMITS = Limits(burst=1e9, rate=1e9, commands=(1e9, 1e9), seconds_to_read=10.0)
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


class PlainToy(Toy):
    """Toy without a compiler."""

    def engine(self, fast: bool | None) -> ToyEngine:
        return ToyEngine(False)


PLAIN: dict[str, AnyGame] = {"toy": PlainToy(), "relay": RELAY}


def find_game(name: str) -> AnyGame:
    """Return a test game or one of the catalogue."""
    return PLAIN.get(name) or catalogue.find_game(name)


class Bots(PolicyChooser):
    """The games' policies; `has_quick_feeds` has tables described on the event loop, slice by slice."""

    def __init__(self, has_quick_feeds: bool) -> None:
        super().__init__()
        self._has_quick_feeds = has_quick_feeds

    def is_warm(self, game: AnyGame) -> bool:
        return self._has_quick_feeds and game.id in PLAIN


class NodeClock:
    """The clock of the machine: monotonic time, and a wall clock that jumps."""

    def __init__(self, world: World) -> None:
        self._world = world

    def now(self) -> float:
        return self._world.time

    def wall(self) -> int:
        return self._world.wall()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class SimulatedServer:
    """One server process on the disk of the house."""

    def __init__(self, house: House, name: str) -> None:
        self._house = house
        self.node = Node(house.world, name)
        self.lines: list[SimulatedLine] = []
        try:
            self.store = SimulatedStore(self.node, house.disk, house.notices, house.draw_early_death())
        except StoreFailed:
            self.node.kill()
            raise
        self.node.is_dying = lambda: self.store.files.is_dead
        self.node.on_death = self._on_death
        self.tables = Tables(self.store, house.bots, NodeClock(house.world), find_game)
        self.web = Server(self.tables, house.bots, LIMITS)

    def accept(self, line: SimulatedLine, table: str, token: str | None) -> None:
        """Take a browser's line in."""
        self.node.start_soon(lambda: self.node.loop.create_task(self._serve(line, table, token)))

    async def _serve(self, line: SimulatedLine, table: str, token: str | None) -> None:
        """Do what the handshake does, then serve."""
        try:
            if token is not None:
                await self.tables.seat_of(table, token)
            await self.tables.view(table)
        except Refusal as refusal:
            await line.close(NOT_YOURS if refusal.why is Why.TOKEN else 1000)
            return
        try:
            device = None if token is None else Device(token)
            await Connection(self.web, line, table, device).run()
        except Refusal:
            await line.close(NOT_YOURS)

    def _on_death(self) -> None:
        self.store.die()
        for line in self.lines:
            line.break_off()
        self._house.on_death(self)


class House:
    """All servers, and the machine that they run on."""

    def __init__(self, world: World, disk: Disk, servers: int, bots: Bots) -> None:
        self.world, self.disk, self.bots = world, disk, bots
        self.notices = Notices() if servers > 1 else None
        self.wanted = servers
        self.servers: list[SimulatedServer] = []
        self.crashes = 0
        self._started = 0
        self._is_power_cut = False
        self.on_start: Callable[[SimulatedServer], None] = lambda server: None
        for _ in range(servers):
            self._start_later(0.0)

    def _start_later(self, seconds: float) -> None:
        self.world.after(seconds, None, "server starts", self._start)

    def _start(self) -> None:
        self._started += 1
        try:
            server = SimulatedServer(self, f"server-{self._started}")
        except StoreFailed:
            self.crashes += not self.disk.is_full
            self._start_later(RESTART_SECONDS)
            return
        self.servers.append(server)
        self.on_start(server)

    def draw_early_death(self) -> int | None:
        """Return after how many writes a server dies that is just starting; mostly it does not."""
        is_doomed = not self.world.is_calm and self.world.rng.random() < EARLY_DEATHS
        return self.world.rng.randrange(8) if is_doomed else None

    def on_death(self, server: SimulatedServer) -> None:
        """Have another server started in its place."""
        self.servers.remove(server)
        self.crashes += not self._is_power_cut
        self._start_later(self.world.rng.random() * RESTART_SECONDS)

    def kill(self) -> None:
        """Kill a server now, or before one of its next writes."""
        rng = self.world.rng
        if not self.servers:
            return
        server = rng.choice(self.servers)
        if rng.random() < 0.5:
            server.node.kill()
        else:
            server.store.files.operations_left = rng.randrange(12)

    def cut_power(self) -> None:
        """Stop the machine: all servers die, and what was not synced is lost or torn."""
        self.crashes += 1
        self._is_power_cut = True
        for server in [*self.servers]:
            server.node.kill()
        self._is_power_cut = False
        self.disk.cut_power(self.world.rng)
        if self.notices is not None:
            self.notices = Notices()


@contextmanager
def simulated_luck(world: World, seed: str) -> Iterator[None]:
    """Draw secrets, codes and tokens from the seed, and read virtual clocks wherever a module reads one."""
    luck = random.Random(f"luck {seed}")
    clock = SimpleNamespace(
        monotonic=lambda: world.time,
        perf_counter=lambda: world.time + luck.random() * 0.01,
        time_ns=lambda: world.wall() * 1_000_000,
    )
    drawn = {
        "make_secret": lambda: luck.randbytes(32),
        "make_nonce": lambda: luck.randbytes(16).hex(),
        "make_token": lambda: hashlib.sha256(luck.randbytes(8)).hexdigest(),
        "make_code": lambda: "".join(luck.choice(CODE_LETTERS) for _ in range(6)),
    }
    with ExitStack() as stack:
        for name, draw in drawn.items():
            stack.enter_context(patch.object(tables_module, name, draw))
        for module in (feed_module, security):
            stack.enter_context(patch.object(module, "time", clock))
        stack.enter_context(patch.object(sqlite, "now_ms", world.wall))
        # apsw tells of failures of a dying disk that SQLite passes over.
        stack.enter_context(patch.object(sys, "excepthook", lambda *wrong: None))
        stack.enter_context(patch.object(sys, "unraisablehook", _pass_over(sys.unraisablehook)))
        stack.enter_context(_logs_are_laws(world))
        yield


def _pass_over(hook: Callable[[Any], object]) -> Callable[[Any], object]:
    """Return a hook that says nothing of a disk's failures."""
    return lambda wrong: None if isinstance(wrong.exc_value, apsw.Error) else hook(wrong)


class _Tracebacks(logging.Handler):
    """A traceback in a log is a broken law; what is only told is not."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            self._world.fail(f"logged: {record.getMessage()}: {record.exc_info[1]!r}")


@contextmanager
def _logs_are_laws(world: World) -> Iterator[None]:
    logger, handler = logging.getLogger("rollwright"), _Tracebacks(world)
    propagates, logger.propagate = logger.propagate, False
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.propagate = propagates
        with contextlib.suppress(Exception):
            handler.close()
