"""A browser that stops reading is dropped, and nobody waits for it."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import count

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rollwright.table.actors.tables import Tables
from rollwright.table.stores.memory import MemoryStore
from rollwright.web.live.messages import PROTOCOL
from rollwright.web.server.host import Server
from rollwright.web.server.limits import Limits
from rollwright.web.server.serve import PacedServer, ServerSetup, configure, listen

from ...ops.servers import wait_for
from ..wire import Wire

PATIENCE = 0.5


@pytest.fixture
def impatient() -> Iterator[tuple[Server, str]]:
    """Serve from a thread of this process, with little patience for sleepers."""
    server = Server(
        Tables(MemoryStore()), limits=Limits(burst=1e9, previews=(1e9, 1), seconds_to_read=PATIENCE)
    )
    config = configure(server, should_warm=False)
    listener = PacedServer(config, server.gate)
    with listen(ServerSetup(port=0)) as listening:
        # Every line takes after the listening socket; else the kernel keeps megabytes for a sleeper.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16384)
        thread = threading.Thread(target=lambda: asyncio.run(listener.serve([listening])))
        thread.start()
        yield server, f"http://localhost:{listening.getsockname()[1]}"
        listener.should_exit = True
        thread.join()


def _open_narrow_line(address: str) -> socket.socket:
    """Return a line that holds but a few kilobytes unread."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("localhost", int(address.rsplit(":", 1)[1])))
    return line


def test_a_reader_that_stops_reading_is_dropped_and_holds_nobody_up(impatient: tuple[Server, str]) -> None:
    server, address = impatient
    ada, bo = Wire(address), Wire(address)
    code = ada.open_table("Ada", people=2)
    bo.join(code, "Bo")
    headers = {"Origin": address, "Cookie": bo.cookies()}
    target = f"{address.replace('http', 'ws')}/t/{code}/socket?v={PROTOCOL}"
    with (
        ada.connect(code) as line,
        closing(_open_narrow_line(address)) as raw,
        connect(
            target, sock=raw, additional_headers=headers, compression=None, max_queue=1, close_timeout=0.1
        ) as asleep,
    ):
        assert ada.ask(line, do="start")["type"] == "answer"
        stale = json.dumps({"n": 0, "do": {"do": "preview", "ask": 1, "path": []}})
        said = count()

        def is_dropped() -> bool:
            """Fill the sleeper's line a little more; whoever reads is answered all the while."""
            with suppress(ConnectionClosed):
                for _ in range(40):
                    asleep.send(stale)
            assert ada.ask(line, do="say", id=f"s{next(said)}", text="Still here?")["type"] == "answer"
            return server.counters["slow_dropped"] == 1

        wait_for(is_dropped)
