"""The line between clients and uvicorn's protocols parses in small steps and counts everything."""

from __future__ import annotations

import asyncio
import gc
import socket
import weakref
from contextlib import ExitStack
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from rollwright.table.actors.fair_queue import Client
from rollwright.table.actors.priority import ROUNDS, PlayersFirst
from rollwright.web.live.frames import LINE
from rollwright.web.server.acceptor import IN_A_ROUND, Acceptor
from rollwright.web.server.connection_limits import READ_BYTES, Gate, Places
from rollwright.web.server.intake import ROUND, SEAT_BURST, SEATED_IN_A_ROUND, Intake, LoopShare
from rollwright.web.server.line import LARGEST_REQUEST, STEP_BYTES, Line
from tests.table.tables import in_loop

GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = b"\x89\x80abcd"


class FakeTransport(asyncio.Transport):
    """A connection whose client is this test."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        super().__init__({"peername": (address, 5000)})
        self.written = b""
        self.is_reading_now, self.is_closed = True, False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def pause_reading(self) -> None:
        self.is_reading_now = False

    def resume_reading(self) -> None:
        self.is_reading_now = True

    def is_closing(self) -> bool:
        return self.is_closed

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        """Keep only this side closed."""

    def close(self) -> None:
        self.is_closed = True

    abort = close


class House:
    """A server that notes what its application is called with and answers nothing."""

    def __init__(self) -> None:
        self.scopes: list[Any] = []
        self.gate = Gate(PlayersFirst(), seconds=3600)  # a busy machine is no reason to hang up
        self.config = uvicorn.Config(
            self.app, ws="websockets-sansio", ws_max_size=32 * 1024, interface="asgi3", log_config=None
        )
        self.config.load()

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.scopes.append(scope)
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
        while (await receive())["type"] not in ("http.disconnect", "websocket.disconnect"):
            pass

    def connect(self, address: str = "192.0.2.1") -> tuple[Any, FakeTransport]:
        line, transport = Line(self.config, ServerState(), {}, self.gate), FakeTransport(address)
        line.connection_made(transport)
        return line, transport


async def send(line: Any, transport: FakeTransport, data: bytes) -> int:
    """Send as much as is read; returns how much that was."""
    sent = 0
    while sent < len(data) and not line.is_closing():
        if transport.is_reading_now:
            part = data[sent : sent + READ_BYTES]
            line.get_buffer(-1)[: len(part)] = part
            line.buffer_updated(len(part))
            sent += len(part)
        await asyncio.sleep(0)
    for _ in range(20):
        await asyncio.sleep(0)
    return sent


def note_parsed(line: Any) -> list[bytes]:
    """Return a list that grows by whatever is handed to the line's protocol."""
    parsed, parse = list[bytes](), line._inner.data_received

    def note(data: bytes) -> None:
        parsed.append(data)
        parse(data)

    line._inner.data_received = note
    return parsed


@in_loop
async def test_uvicorn_hands_its_state_on_and_upgrades_by_the_transport() -> None:
    """What `Line` expects of uvicorn; if this fails, the library has moved: see `web/server/line.py`."""
    house = House()
    line, transport = house.connect()
    await send(line, transport, GET)
    assert house.scopes[0]["state"][LINE] is line, f"uvicorn {uvicorn.__version__} lost the state"
    line, transport = house.connect()
    await send(line, transport, UPGRADE)
    assert line.is_socket, f"uvicorn {uvicorn.__version__} does not call set_protocol to upgrade"
    assert house.scopes[1]["state"][LINE] is line
    assert transport.written.startswith(b"HTTP/1.1 101")
    line.connection_lost(None)


@in_loop
async def test_a_connection_that_ended_is_freed_without_the_garbage_collector() -> None:
    """Thousands of them would be garbage at once, and everybody would wait while it is collected."""
    gc.disable()
    try:
        for request in (GET, UPGRADE):
            house = House()
            line, transport = house.connect()
            await send(line, transport, request)
            ended = weakref.ref(line)
            line.connection_lost(None)
            del line
            house.scopes.clear()
            for _ in range(20):
                await asyncio.sleep(0)
            assert ended() is None, request
    finally:
        gc.enable()


@in_loop
async def test_a_body_in_chunks_of_one_byte_is_parsed_in_small_steps_and_cut_off() -> None:
    house = House()
    line, transport = house.connect()
    steps = note_parsed(line)
    head = b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    sent = await send(line, transport, head + b"1\r\nx\r\n" * 200_000)
    assert max(map(len, steps)) <= STEP_BYTES
    assert sum(map(len, steps)) <= LARGEST_REQUEST
    assert sent <= LARGEST_REQUEST + READ_BYTES
    assert line.is_closing()
    assert transport.written.startswith(b"HTTP/1.1 413 ")
    assert house.gate.counters["large_requests"] == 1
    line.connection_lost(None)


@pytest.mark.parametrize(
    "frame", [PING, b"\x8a\x80abcd", b"\x00\x80abcd"], ids=["ping", "pong", "continuation"]
)
def test_frames_of_every_kind_are_counted_before_they_are_parsed(frame: bytes) -> None:
    @in_loop
    async def flood() -> None:
        house = House()
        line, transport = house.connect()
        await send(line, transport, UPGRADE)
        parsed = note_parsed(line)
        await send(line, transport, b"\x01\x80abcd" + frame * 5000)
        assert line.is_closing()
        assert transport.written.endswith(b"\x03\xf0too much at once"), "1008"
        assert b"".join(parsed).count(b"abcd") <= house.gate.frames[0] + STEP_BYTES // len(frame)
        assert house.gate.counters["flooded_sockets"] == 1
        line.connection_lost(None)

    flood()


class Source:
    """A line with so many things to parse, each of which takes so long."""

    def __init__(self, address: str, steps: int, is_seated: bool, done: list[str]) -> None:
        self.address = self.seat = address
        self.is_seated, self._steps, self._done = is_seated, steps, done

    def parse(self) -> bool:
        self._done.append(self.address)
        self._steps -= 1
        return self._steps > 0

    def abort(self) -> None:
        raise AssertionError("it does not fail")


@in_loop
async def test_addresses_take_turns_to_be_parsed_and_players_have_every_round() -> None:
    intake, done = Intake(PlayersFirst()), list[str]()
    for number in range(50):
        intake.add(Source(f"stranger {number % 2}", 20, False, done))
        intake.add(Source("busy", 20, True, done))
    intake.add(Source("ada", 3, True, done))
    while len(intake):
        await asyncio.sleep(0)
    turns = [at for at, who in enumerate(w for w in done if w in ("ada", "busy")) if who == "ada"]
    assert turns == [1, 3, 5]
    strangers = [who for who in done if who.startswith("stranger")]
    assert abs(strangers[:1000].count("stranger 0") - 500) < 100


@in_loop
async def test_a_round_parses_one_line_of_an_address_with_many_seats() -> None:
    intake, done = Intake(PlayersFirst()), list[str]()
    for _ in range(10):
        intake.add(Source("class", 1, True, done))
    for rounds in range(1, 11):
        await asyncio.sleep(0)
        assert len(done) <= rounds
    assert len(done) == 10


@in_loop
async def test_messages_on_all_sockets_of_a_seat_are_charged_to_it_and_to_nobody_else() -> None:
    house = House()
    line, transport = house.connect()
    await send(line, transport, UPGRADE)
    assert line.take_seat("T1 eve")
    done = list[str]()
    house.gate.intake.charge(line, 20 * SEAT_BURST)
    eve, ada = Source("eve", 1, True, done), Source("ada", 1, True, done)
    eve.seat, ada.seat = "T1 eve", "T1 ada"
    house.gate.intake.add(eve)
    house.gate.intake.add(ada)
    await asyncio.sleep(0)
    assert done == ["ada"], "every socket of the other seat waits"
    line.connection_lost(None)


@in_loop
async def test_nobody_else_begins_while_a_players_message_becomes_a_command() -> None:
    priority = PlayersFirst()
    intake, begun = Intake(priority), list[str]()

    async def begin() -> None:
        await priority.wait(Client("eve"))
        begun.append("eve")

    intake.add(Source("ada", 1, True, begun))
    request = asyncio.create_task(begin())
    while "ada" not in begun:
        await asyncio.sleep(0)
    for _ in range(ROUNDS - 1):
        assert priority.is_held
        assert begun == ["ada"]
        await asyncio.sleep(0)
    await request
    assert begun == ["ada", "eve"]
    assert not priority.is_held


@in_loop
async def test_a_round_parses_so_much_and_then_the_loop_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100_000))
    monkeypatch.setattr("rollwright.web.server.intake.time.perf_counter", lambda: next(clock) * ROUND)
    intake, done = Intake(PlayersFirst()), list[str]()
    for number in range(30):
        intake.add(Source(f"stranger {number}", 1, False, done))
        intake.add(Source(f"player {number}", 1, True, done))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert sum(who.startswith("stranger") for who in done) <= 2
    assert sum(who.startswith("player") for who in done) <= 2 * SEATED_IN_A_ROUND


def test_an_address_that_used_its_share_of_the_loop_waits_alone() -> None:
    share = LoopShare(share=0.2, burst=1.0)
    share.spend("eve", 1.5, now=10.0)
    assert share.delay("eve", now=10.0) == pytest.approx(2.5)
    assert share.delay("eve", now=13.0) == 0
    assert share.delay("ada", now=10.0) == 0


class Stranger:
    """A line that holds a place."""

    seat = ""
    is_seated = is_busy = False

    def __init__(self, address: str) -> None:
        self.address, self.is_gone = address, False

    def parse(self) -> bool:
        return False

    def abort(self) -> None:
        self.is_gone = True


def test_where_all_places_are_taken_the_address_that_has_most_makes_room() -> None:
    places = Places(most=200, of_one=150)
    strangers = [Stranger(f"eve {number % 100}") for number in range(300)]
    assert [places.take(line) for line in strangers].count(True) == 200
    assert len(places) == 200
    home = [Stranger("ada") for _ in range(3)]
    assert [places.take(line) for line in home] == [True, True, False], "as many as everybody"
    assert len(places) == 200
    assert sum(line.is_gone for line in strangers) == 2
    busy = Places(most=2, of_one=2)
    first, second = Stranger("eve"), Stranger("eve")
    first.is_busy = True
    assert [busy.take(line) for line in (first, second, home[0])] == [True] * 3
    assert (first.is_gone, second.is_gone) == (False, True), "a line that is being answered is spared"


class Brief(asyncio.Protocol):
    """A connection that is closed as soon as it is there."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        cast(asyncio.Transport, transport).abort()


@in_loop
async def test_a_crowd_at_the_door_is_let_in_a_few_in_a_round() -> None:
    gate, made = Gate(PlayersFirst()), list[Brief]()

    def make() -> Brief:
        made.append(Brief())
        return made[-1]

    with socket.create_server(("127.0.0.1", 0), backlog=100) as listening, ExitStack() as crowd:
        for _ in range(60):
            crowd.enter_context(socket.create_connection(listening.getsockname(), timeout=120))
        acceptor, rounds = Acceptor(listening, gate, make), list[int]()
        while len(made) < 60:
            before = len(made)
            await asyncio.sleep(0)
            rounds.append(len(made) - before)
        assert max(rounds) <= IN_A_ROUND
        gate.plain.of_one = 0
        late = crowd.enter_context(socket.create_connection(listening.getsockname(), timeout=120))
        assert await asyncio.to_thread(late.recv, 10) == b"", "its address has all that it may"
        assert (len(made), gate.plain.refused) == (60, 1)
        acceptor.stop()
        await asyncio.sleep(0)
