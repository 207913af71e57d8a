"""Nothing on the event loop takes long: every callback is timed while people play and strangers ask."""

from __future__ import annotations

import asyncio
import gc
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

import pytest

from rollwright.web.parts.levels import LevelChooser
from tests.chiefdom.test_reach import HARD_SHEET
from tests.table.tables import run_apart
from tests.web.wire import Wire, of_type, receive
from tools.compile import SEARCHED

from ..record_games import FOLDER
from .lines import ask_for_socket, dial, read_all
from .servers import inside

LONGEST = 0.012
"""Seconds of the processor's time that one callback may take on a machine that does nothing else."""
GAMES = ("chiefdom-2", "duel", "fiefdoms")
MOVES = 3


@dataclass
class Watch:
    """What was seen of an event loop: how many callbacks, and those that took long."""

    seen: int = 0
    slow: list[tuple[float, str]] = field(default_factory=list)


def measure_pace() -> float:
    """Return the processor's time for a fixed piece of work; more while others use the machine's caches."""
    begin, values = time.thread_time(), {}
    for number in range(20_000):
        values[number % 997] = (number, str(number))
    return time.thread_time() - begin


@contextmanager
def time_the_loop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    """Note every callback of Python's event loop that takes too much of its thread's time.

    On a busy machine the same work takes more of the processor's time, so whatever took long is measured
    against a piece of work done at once after it. Nobody is blamed for the memory that others left behind.
    """
    watch, best = Watch(), min(measure_pace() for _ in range(20))
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        begin, what = time.thread_time(), str(handle)
        run(handle)
        used = time.thread_time() - begin
        watch.seen += 1
        if used > LONGEST and used > LONGEST * measure_pace() / best:
            watch.slow.append((round(used, 4), what))

    with monkeypatch.context() as patched:
        patched.setattr(asyncio.Handle, "_run", timed)
        gc.disable()
        try:
            yield watch
        finally:
            gc.enable()


def test_the_watch_sees_whatever_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        end = time.thread_time() + 5 * LONGEST
        while time.thread_time() < end:
            pass
        await asyncio.sleep(0)

    with time_the_loop(monkeypatch) as watch:
        run_apart(work())
    assert len(watch.slow) == 1


def play_round(address: str, game: str) -> None:
    """Play a few moves of a game, with previews and undos; against a bot where it needs two."""
    ada = Wire(address)
    bots = {"duel.bots.wanderer": "1"} if game == "duel" else {}
    code = ada.open_table("Ada", game, people=1, **bots)
    with ada.connect(code) as line:
        moves, is_due = 0, False
        while moves < MOVES:
            said = receive(line, lambda message: message["type"] in ("table", "offers"))
            if said["type"] != "offers":
                is_due = said.get("is_roll_due", is_due)  # only what changed is told: dice follow the lot
                if is_due:
                    ada.say(line, do="roll")
                continue
            ask, path = said["ask"], said["paths"][-1]
            ada.say(line, do="preview", ask=ask, path=path)
            receive(line, of_type("preview"))
            assert ada.ask(line, do="play", id=f"m{ask}", ask=ask, path=path)["type"] == "answer"
            moves += 1
        assert ada.ask(line, do="undo", id="u")["type"] in ("answer", "refused")
        if game == SEARCHED:
            assert ada.client.post(f"/t/{code}/hint").status_code == 200
        assert ada.client.get(f"/t/{code}").status_code == 200


def ask_hostile(address: str) -> None:
    """Ask for everything that costs much."""
    eve = Wire(address)
    record = (FOLDER / "chiefdom-2.record").read_text()
    long_record = "rollwright record 1\ngame chiefdom-2\nseat 1 person A\n" + "".join(
        f"{n} x\n" for n in range(1, 20_000)
    )
    for path, asked in [
        ("/api/sheet", {"text": HARD_SHEET}),
        ("/api/replay", {"text": record, "at": 20}),
        ("/api/replay", {"text": long_record}),
        ("/api/dice", {"text": record}),
        ("/api/coach", {"text": record}),
    ]:
        assert eve.client.post(path, json=asked).status_code < 500
    paper = {"name": "Eve", "who.1": "me"} | {f"sheet.{n}": HARD_SHEET for n in range(1, 11)}
    assert eve.client.post("/paper", data=paper).status_code < 500
    for path in ("/print/duel.pdf", "/games/duel.svg", "/", "/rules/duel", "/about", "/t/ZZZZZZ/qr.svg"):
        assert eve.client.get(path).status_code < 500
    crowd = {"game": "chiefdom-2", "name": "Eve", "chiefdom-2.people": "1", "roll_after": "0"}
    assert eve.client.post("/tables", data=crowd | {"chiefdom-2.bots.wanderer": "99"}).status_code < 500


def test_no_callback_takes_long_while_people_play_and_strangers_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(chooser=LevelChooser(), loop="asyncio") as (address, _, _):
        for game in GAMES:
            play_round(address, game)  # what is printed on sheets is drawn once, when a server is new
        Wire(address).client.get("/")
        with time_the_loop(monkeypatch) as watch:
            ask_hostile(address)
            for game in GAMES:
                play_round(address, game)
    assert watch.seen > 200, "another kind of event loop ran"
    assert watch.slow == []


def flood(address: str) -> None:
    """Send frames and bodies that are cheap to send and costly to parse, each on a connection of its own."""
    ada = Wire(address)
    code = ada.open_table("Ada", people=1)
    place = f"Host: {address.removeprefix('http://')}\r\nOrigin: {address}\r\n"
    watching = ask_for_socket(ada, code)
    post = f"POST /tables HTTP/1.1\r\n{place}".encode()
    floods = [
        *((watching, kind + b"\x80abcd") for kind in (b"\x89", b"\x8a", b"\x00")),
        (watching, b"\x81\xfe\x60\x00abcd" + b"x" * 0x6000),
        (post + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
        (post + b"Content-Length: 250000\r\n\r\n", b"a=b&"),
        (b"GET / HTTP/1.1\r\n", b"a:b\r\n"),
        (b"", f"GET /words.en.js HTTP/1.1\r\n{place}{'a: b' * 900}\r\n\r\n".encode()),
    ]
    for beginning, again in floods:
        with dial(address) as line:
            line.sendall(beginning)
            if beginning is watching:
                assert b" 101 " in line.recv(65536)
                line.sendall(b"\x01\x80abcd")
            with suppress(OSError):
                for _ in range(6):
                    line.sendall(again * (1 + 60_000 // len(again)))
                line.shutdown(socket.SHUT_WR)
            assert read_all(line), "an answer or a reason"


def test_no_read_keeps_the_loop_long(monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(loop="asyncio") as (address, _, _):
        play_round(address, "chiefdom-2")
        with time_the_loop(monkeypatch) as watch:
            flood(address)
    assert watch.seen > 200, "another kind of event loop ran"
    assert watch.slow == []
