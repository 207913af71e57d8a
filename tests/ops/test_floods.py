"""Floods of frames, bytes and addresses, and browsers that stop reading: nobody else waits."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from itertools import count

import pytest
from websockets.asyncio.client import ClientConnection as AsyncConnection
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection
from websockets.typing import Origin

from rollwright.core.errors import RollwrightError
from rollwright.table.actors.fair_queue import Client, Turns
from rollwright.table.actors.priority import PlayersFirst
from rollwright.web.live.feed import Watcher
from rollwright.web.live.messages import PROTOCOL
from rollwright.web.server.coach import MOST_WAITING, ProcessCoach
from rollwright.web.server.connection_limits import FLOODS
from rollwright.web.server.host import Server
from rollwright.web.server.limits import Limits
from rollwright.web.server.serve import ServerSetup, listen
from rollwright.web.study.coach_jobs import Job
from tests.table.tables import in_loop, run_apart
from tests.web.judges import judge_quickly
from tests.web.wire import Wire, of_type, receive

from . import servers
from .lines import ask_for_socket, dial, is_closed, read_all
from .servers import House, inside, wait_for

# ---- Floods of frames and bytes: whoever sends them is cut off, and nobody else waits


POLICY = (1008).to_bytes(2, "big")


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with inside() as served:
        served.gate.seconds = 600.0  # a busy machine reads a body for longer than a request may take
        yield served


def flood(line: socket.socket, frame: bytes, times: int = 200_000) -> bytes:
    """Send a frame as fast as it is taken; returns what was answered."""
    with suppress(OSError):
        for _ in range(times // 1000):
            line.sendall(frame * 1000)
    return read_all(line)


@pytest.mark.parametrize(
    "frame",
    [b"\x89\x80abcd", b"\x8a\x80abcd", b"\x00\x80abcd"],
    ids=["pings", "pongs", "empty continuations"],
)
def test_a_socket_that_sends_nothing_but_empty_frames_is_closed(house: House, frame: bytes) -> None:
    ada, before = Wire(house.address), house.gate.counters["flooded_sockets"]
    code = ada.open_table("Ada", people=1)
    with ada.connect(code) as line, dial(house.address) as eve:
        eve.sendall(ask_for_socket(ada, code))
        assert b" 101 " in eve.recv(65536)
        eve.sendall(b"\x01\x80abcd")  # a text that never ends
        assert POLICY + b"too much at once" in flood(eve, frame)
        assert house.gate.counters["flooded_sockets"] == before + 1
        assert ada.ask(line, do="roll")["type"] == "answer"


def test_a_socket_that_sends_too_many_bytes_is_closed(house: House) -> None:
    ada = Wire(house.address)
    code = ada.open_table("Ada", people=1)
    with dial(house.address) as eve:
        eve.sendall(ask_for_socket(ada, code))
        assert b" 101 " in eve.recv(65536)
        text = b"\x81\xfe\x60\x00abcd" + b"x" * 0x6000
        assert POLICY in flood(eve, text, times=40_000)


def head(house: House, *more: str) -> bytes:
    lines = [
        "POST /tables HTTP/1.1",
        f"Host: {house.address.removeprefix('http://')}",
        f"Origin: {house.address}",
        *more,
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


@pytest.mark.parametrize("chunk", [b"1\r\nx\r\n", b"400\r\n" + b"x" * 1024 + b"\r\n"], ids=["tiny", "large"])
def test_a_body_is_bounded_by_what_came_over_the_line(house: House, chunk: bytes) -> None:
    with dial(house.address) as eve:
        eve.sendall(head(house, "Transfer-Encoding: chunked"))
        answer = flood(eve, chunk, times=1_500_000 // len(chunk) // 1000 * 1000 + 1000)
        assert answer.startswith((b"HTTP/1.1 413 ", b"HTTP/1.1 400 "))


def test_a_request_with_two_lengths_is_refused_and_closed(house: House) -> None:
    with dial(house.address) as eve:
        eve.sendall(head(house, "Content-Length: 5", "Transfer-Encoding: chunked") + b"0\r\n\r\n")
        eve.sendall(b"GET /words.en.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
        answer = read_all(eve)
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert b"connection: close" in answer.lower()
        assert answer.count(b"HTTP/1.1") == 1


def test_a_client_that_never_reads_its_answer_does_not_keep_its_place(house: House) -> None:
    wait_for(lambda: not house.gate.plain)
    before, house.gate.seconds = house.gate.seconds, 0.5
    try:
        with dial(house.address) as eve:
            eve.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            page = b"GET /words.en.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
            with suppress(OSError):
                eve.sendall(page * 200)
            wait_for(lambda: not house.gate.plain)
    finally:
        house.gate.seconds = before


def test_an_address_whose_sockets_are_cut_off_again_and_again_may_not_watch_for_a_while() -> None:
    with inside() as house:
        ada = Wire(house.address)
        code = ada.open_table("Ada", people=1)
        answers = list[bytes]()
        while not answers or b" 101 " in answers[-1]:
            assert len(answers) < 20
            with dial(house.address) as eve:
                eve.sendall(ask_for_socket(ada, code))
                answers.append(eve.recv(65536))
                flood(eve, b"\x89\x80abcd", times=2000)
        assert len(answers) > FLOODS[0]
        assert b" 403 " in answers[-1]
        with ada.connect(code) as line:
            assert ada.ask(line, do="roll")["type"] == "answer", "who plays there is let in"


# ---- Whoever watches without reading is dropped, and until then delays nobody


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


# ---- A hundred addresses that take all they may: players keep their share of connections, queue and loop


PLACES = 300


@pytest.fixture(scope="module")
def crowded_house() -> Iterator[House]:
    with inside() as served:
        served.gate.plain.most = PLACES
        yield served


def dial_from(crowded_house: House, number: int) -> socket.socket:
    """Open a line from one of a hundred addresses."""
    port = int(crowded_house.address.rsplit(":", 1)[1])
    source = (f"127.0.7.{1 + number % 100}", 0)
    return socket.create_connection(("127.0.0.1", port), timeout=120, source_address=source)


def test_silent_lines_of_a_hundred_addresses_leave_a_place_to_everybody_else(crowded_house: House) -> None:
    ada = Wire(crowded_house.address)
    code = ada.open_table("Ada", people=1)
    with ExitStack() as lines, ada.connect(code) as line:
        held = [lines.enter_context(dial_from(crowded_house, number)) for number in range(PLACES)]
        wait_for(lambda: len(crowded_house.gate.plain) == PLACES)
        assert ada.client.get("/words.en.js").status_code == 200, "a newcomer takes the place of one of them"
        bo = Wire(crowded_house.address)
        with bo.connect(code, "?watch=1") as watching:
            receive(watching, of_type("table"))
        assert ada.ask(line, do="roll")["type"] == "answer"
        with ada.connect(code) as again:
            receive(again, of_type("table"))
        assert len(crowded_house.gate.plain) <= PLACES
        open_still = [line for line in held if not has_ended(line)]
        assert PLACES - 20 <= len(open_still) < PLACES


def has_ended(line: socket.socket) -> bool:
    line.settimeout(0.001)
    try:
        return is_closed(line)
    except TimeoutError:
        return False


def test_spectators_of_a_hundred_addresses_push_no_player_out(crowded_house: House) -> None:
    ada = Wire(crowded_house.address)
    code = ada.open_table("Ada", people=1)
    with ExitStack() as lines, ada.connect(code) as line:
        for number in range(PLACES + 50):
            eve = lines.enter_context(dial_from(crowded_house, number))
            with suppress(OSError):
                eve.sendall(ask_for_socket(ada, code))
        wait_for(lambda: len(crowded_house.gate.plain) == PLACES)
        assert ada.ask(line, do="roll")["type"] == "answer"
        assert ada.client.get(f"/t/{code}").status_code == 200
        with ada.connect(code) as again:
            receive(again, of_type("table"))
    wait_for(lambda: not crowded_house.gate.plain)


@in_loop
async def test_of_requests_that_wait_every_second_is_a_players() -> None:
    gate, done = PlayersFirst(), list[str]()

    async def wait(who: Client) -> None:
        await gate.wait(who)
        done.append(who.group)

    waiting = [asyncio.create_task(wait(Client(f"eve {number}"))) for number in range(100) for _ in range(5)]
    await asyncio.sleep(0)
    waiting += [asyncio.create_task(wait(Client("ada", is_seated=True))) for _ in range(10)]
    await asyncio.gather(*waiting)
    assert [at for at, who in enumerate(done) if who == "ada"][-1] <= 2 * 10 + 2


def test_who_waits_for_most_makes_room_in_a_full_queue() -> None:
    turns: Turns[str] = Turns()
    for number in range(400):
        turns.add(Client(f"eve {number % 7}", is_seated=number % 2 == 0), f"{number}")
    dropped = [turns.drop_from_longest(1) for _ in range(380)]
    assert None not in dropped
    assert len(turns) == 20
    assert turns.waiting("eve 0") in (2, 3, 4)
    while turns.take() is not None:
        pass
    assert turns.drop_from_longest(0) is None


def test_addresses_that_fill_the_coach_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    coach = ProcessCoach(judge_quickly)
    monkeypatch.setattr(coach._pool, "submit", lambda *work: None)
    jobs = [coach.take(Job("record", n, 400, 59, f"eve {n % 4}")) for n in range(MOST_WAITING)]
    coach.take(Job("record", 99, 400, 59, "ada"))
    dropped = [job for name in jobs if (job := coach.find(name)) is not None and job.wrong]
    assert len(dropped) == 1
    for number in range(100, 120):
        with suppress(RollwrightError):
            coach.take(Job("record", number, 400, 59, f"newcomer {number}"))
    assert coach.waiting == MOST_WAITING
    coach.close()
