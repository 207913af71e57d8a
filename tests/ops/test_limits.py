"""Lines that sleep, hang or come in crowds; each is cut, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from contextlib import AsyncExitStack, ExitStack

import pytest
from websockets.asyncio.client import ClientConnection as AsyncConnection
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection
from websockets.typing import Origin

from rollwright.web import patience
from rollwright.web import socket as table_socket
from rollwright.web.hub import Limits
from rollwright.web.serve import Place, listen
from tests.web.wire import Wire, hear

from . import servers
from .servers import inside, wait_for


def dial(address: str) -> socket.socket:
    """Open a plain line."""
    port = int(address.rsplit(":", 1)[1])
    return socket.create_connection(("127.0.0.1", port), timeout=20)


def ask_for_socket(ada: Wire, code: str) -> bytes:
    """Return what a browser says to watch a table."""
    lines = {
        "Host": ada.address.removeprefix("http://"),
        "Origin": ada.address,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"GET /t/{code}/socket?watch=1 HTTP/1.1\r\n{head}\r\n".encode()


def is_closed(line: socket.socket) -> bool:
    """Wait for the other side to hang up."""
    try:
        return line.recv(4096) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: 1\r\n"],
    ids=["nothing", "half a line", "no end"],
)
def test_a_line_on_which_no_question_ends_is_closed(said: bytes) -> None:
    with inside(patience=0.4) as (address, _), dial(address) as line:
        line.sendall(said)
        assert is_closed(line)
        assert Wire(address).client.get("/about").status_code == 200


def test_a_body_that_never_comes_is_not_waited_for() -> None:
    with inside(patience=0.4) as (address, _), dial(address) as line:
        host = address.removeprefix("http://")
        head = f"POST /tables HTTP/1.1\r\nHost: {host}\r\nOrigin: {address}\r\nContent-Length: 100\r\n\r\n"
        line.sendall(head.encode() + b"name=")
        assert is_closed(line)


def test_a_line_that_was_kept_alive_is_closed_when_the_next_question_hangs() -> None:
    with inside(patience=0.4) as (address, _), dial(address) as line:
        line.sendall(b"GET /words.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /")
        while not is_closed(line):
            pass


def test_a_socket_outlives_the_patience_for_questions() -> None:
    with inside(patience=0.2) as (address, _):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        with ada.connect(code) as line:
            time.sleep(0.8)
            assert ada.ask(line, do="roll")["type"] == "answer"


def test_an_address_has_so_many_lines_and_gets_them_back(monkeypatch: pytest.MonkeyPatch) -> None:
    with inside() as (address, _), ExitStack() as lines:
        protocol = next(c for c in patience.PatientProtocol.__subclasses__()[::-1])
        monkeypatch.setattr(protocol.places, "most", 5)
        held = [lines.enter_context(dial(address)) for _ in range(5)]
        wait_for(lambda: sum(protocol.places.held.values()) == 5)
        assert is_closed(lines.enter_context(dial(address)))
        for line in held:
            line.close()
        wait_for(lambda: not protocol.places.held)
        assert Wire(address).client.get("/about").status_code == 200


def test_an_address_has_so_many_sockets_and_gets_them_back() -> None:
    with inside(limits=Limits(sockets=3)) as (address, hub), ExitStack() as lines:
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        held = [lines.enter_context(ada.connect(code)) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            ada.connect(code)
        held[0].close()
        wait_for(lambda: sum(hub.places.held.values()) == 2)
        lines.enter_context(ada.connect(code))


def test_an_address_opens_so_many_tables_and_asks_so_much() -> None:
    few = Limits(creations=(2, 0.001), questions=(2, 0.001), joins=(2, 0.001))
    with inside(limits=few) as (address, _):
        ada = Wire(address)
        assert [ada.client.post("/play/chiefdom-2").status_code for _ in range(3)] == [303, 303, 400]
        asked = [ada.client.post("/api/sheet", json={"text": "duel"}).status_code for _ in range(3)]
        assert asked == [200, 200, 429]
        joins = [ada.client.post("/t/ZZZZZZ/join", data={"name": "x"}).status_code for _ in range(3)]
        assert joins == [404, 404, 400]


def test_a_half_open_socket_is_given_up_after_its_ping() -> None:
    with inside(ws_ping_interval=0.3, ws_ping_timeout=0.3) as (address, hub):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        with dial(address) as dead:
            dead.sendall(ask_for_socket(ada, code))
            wait_for(lambda: sum(hub.places.held.values()) == 1)
            # It reads, but never answers a ping: as a line whose other end is gone.
            wait_for(lambda: not hub.places.held)
        with ada.connect(code) as alive:
            time.sleep(1.2)
            assert ada.ask(alive, do="roll")["type"] == "answer"


def test_a_socket_nobody_speaks_on_is_closed_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "IDLE_SECONDS", 0.5)
    with inside() as (address, _):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        with ada.connect(code) as line, pytest.raises(ConnectionClosed):
            hear(line, lambda message: False)


@pytest.fixture
def small_buffers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have lines keep next to nothing under way, so that who does not read is noticed at once."""

    def listen_small(place: Place) -> socket.socket:
        listening = listen(place)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listening

    monkeypatch.setattr(servers, "listen", listen_small)


def fall_asleep(ada: Wire, code: str) -> socket.socket:
    """Watch a table without ever reading."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", int(ada.address.rsplit(":", 1)[1])))
    line.sendall(ask_for_socket(ada, code))
    for number in range(20):
        # Each time all sheets are drawn anew, which is more than the line keeps under way.
        look = (
            f'{{"n": {number}, "do": {{"do": "look", "seats": [0], "tall": {str(number % 2 == 0).lower()}}}}}'
        )
        line.sendall(Frame(Opcode.TEXT, look.encode()).serialize(mask=True))
        time.sleep(0.03)
    return line


def talk(ada: Wire, line: ClientConnection, times: int) -> int:
    """Say something and return the number of the last event."""
    seq = 0
    for number in range(times):
        answer = ada.ask(line, do="say", id=f"s{number}", text="word " * 30)
        assert answer["type"] == "answer"
        seq = answer["seq"]
        time.sleep(0.07)
    return seq


@pytest.mark.usefixtures("small_buffers")
def test_a_reader_that_never_reads_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "SEND_SECONDS", 0.5)
    with inside() as (address, hub):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        with ada.connect(code) as line, fall_asleep(ada, code):
            wait_for(lambda: sum(hub.places.held.values()) == 2)
            talk(ada, line, 5)
            wait_for(lambda: hub.counters["slow_dropped"] == 1)
            wait_for(lambda: sum(hub.places.held.values()) == 1)


@pytest.mark.usefixtures("small_buffers")
def test_one_of_a_hundred_who_stops_reading_delays_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody is ever given up here: whoever waited for the sleeper would wait for good.
    monkeypatch.setattr(table_socket, "SEND_SECONDS", 3600.0)
    with inside() as (address, hub):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        with ada.connect(code) as line, fall_asleep(ada, code):
            wait_for(lambda: sum(hub.places.held.values()) == 2)
            talk(ada, line, 5)
            assert asyncio.run(watch_along(ada, code, line)) == 98


async def watch_along(ada: Wire, code: str, line: ClientConnection) -> int:
    """Have ninety-eight watch while something is said; returns how many were told of it."""
    address = ada.address.replace("http", "ws") + f"/t/{code}/socket?watch=1"
    async with AsyncExitStack() as lines:
        watchers = [
            await lines.enter_async_context(
                connect(address, origin=Origin(ada.address), compression=None, close_timeout=0.1)
            )
            for _ in range(98)
        ]
        async with asyncio.timeout(40):
            answer = await asyncio.to_thread(ada.ask, line, do="say", id="last", text="hello everybody")
            assert answer["type"] == "answer"
            told = await asyncio.gather(*(hear_of(watcher, answer["seq"]) for watcher in watchers))
        return sum(told)


async def hear_of(watcher: AsyncConnection, seq: int) -> bool:
    """Wait until a watcher knows of an event."""
    while json.loads(await watcher.recv()).get("seq", 0) < seq:
        pass
    return True
