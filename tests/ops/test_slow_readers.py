"""Whoever watches without reading is dropped, and until then delays nobody."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from itertools import count

import pytest
from websockets.asyncio.client import ClientConnection as AsyncConnection
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection
from websockets.typing import Origin

from rollwright.web.live.feed import Watcher
from rollwright.web.live.messages import PROTOCOL
from rollwright.web.server.host import Server
from rollwright.web.server.limits import Limits
from rollwright.web.server.serve import ServerSetup, listen
from tests.table.tables import run_apart
from tests.web.wire import Wire

from . import servers
from .lines import ask_for_socket
from .servers import inside, wait_for


@pytest.fixture
def small_buffers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have lines keep next to nothing under way, so that who does not read is noticed at once."""

    def listen_small(place: ServerSetup) -> socket.socket:
        listening = listen(place)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listening

    monkeypatch.setattr(servers, "listen", listen_small)


@dataclass
class Sleeper:
    """Somebody who watches a table and asks to be told again and again, without ever reading."""

    line: socket.socket
    asked: int = 0

    def ask_again(self) -> None:
        """Ask for what is refused with the whole picture, which is more than the line keeps under way."""
        self.asked += 1
        stale = {"do": "preview", "ask": 0, "path": []}
        text = json.dumps({"n": self.asked, "do": stale})
        self.line.sendall(Frame(Opcode.TEXT, text.encode()).serialize(mask=True))


@contextmanager
def asleep(ada: Wire, code: str) -> Iterator[Sleeper]:
    """Have somebody sleep at a table."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect(("127.0.0.1", int(ada.address.rsplit(":", 1)[1])))
        line.sendall(ask_for_socket(ada, code))
        # A frame before the handshake is answered would be refused.
        handshake = b""
        while not handshake.endswith(b"\r\n\r\n"):
            handshake += line.recv(1)
        assert handshake.startswith(b"HTTP/1.1 101")
        yield Sleeper(line)


TIRELESS = Limits(burst=1e9, previews=(1e9, 1))
"""No limit for asking, so that a sleeper is dropped for sleeping and for nothing else."""


@pytest.mark.usefixtures("small_buffers")
def test_a_reader_that_never_reads_is_dropped() -> None:
    with inside(limits=replace(TIRELESS, seconds_to_read=0.3)) as (address, server, _):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        with ada.connect(code) as line, asleep(ada, code) as sleeper:

            def is_dropped() -> bool:
                with suppress(OSError):
                    sleeper.ask_again()
                return server.counters["slow_dropped"] == 1

            wait_for(is_dropped)
            wait_for(lambda: sum(server.places.held.values()) == 1)
            assert ada.ask(line, do="roll")["type"] == "answer"


@pytest.mark.usefixtures("small_buffers")
def test_one_of_a_hundred_who_stops_reading_delays_nobody() -> None:
    # Nobody is ever given up here: whoever waited for the sleeper would wait for good.
    with inside(limits=replace(TIRELESS, seconds_to_read=3600.0)) as (address, server, _):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        with ada.connect(code) as line, asleep(ada, code) as sleeper:
            behind = wait_until_stuck(server, ada, code, line, sleeper)
            assert run_apart(watch_along(ada, code, line)) == 98
            # The sleeper has been stuck all the while, and nothing gathers for it.
            assert behind.line.is_full
            assert server.counters["slow_dropped"] == 0


def wait_until_stuck(
    server: Server, ada: Wire, code: str, line: ClientConnection, sleeper: Sleeper
) -> Watcher:
    """Talk until the sleeper's line is full."""
    said = count()

    def find_stuck() -> list[Watcher]:
        sleeper.ask_again()
        assert ada.ask(line, do="say", id=f"s{next(said)}", text="word " * 30)["type"] == "answer"
        watchers = server.tables.actors[code]._watchers
        return [w for w in watchers if not w.token_hash and isinstance(w, Watcher) and w.line.is_full]

    wait_for(find_stuck)
    return find_stuck()[0]


async def watch_along(ada: Wire, code: str, line: ClientConnection) -> int:
    """Have ninety-eight watch while something is said; returns how many were told of it."""
    address = ada.address.replace("http", "ws") + f"/t/{code}/socket?v={PROTOCOL}&watch=1"
    async with AsyncExitStack() as lines, asyncio.timeout(120):
        watchers = [
            await lines.enter_async_context(
                connect(address, origin=Origin(ada.address), compression=None, close_timeout=0.1)
            )
            for _ in range(98)
        ]
        answer = await asyncio.to_thread(ada.ask, line, do="say", id="last", text="hello everybody")
        assert answer["type"] == "answer"
        return sum(await asyncio.gather(*(hear_of(watcher, answer["seq"]) for watcher in watchers)))


async def hear_of(watcher: AsyncConnection, seq: int) -> bool:
    """Wait until a watcher knows of an event."""
    while json.loads(await watcher.recv()).get("seq", 0) < seq:
        pass
    return True
