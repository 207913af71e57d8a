"""Nothing on the event loop takes long: every callback is timed while people play and strangers ask."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from rollwright.web.bot_levels import LevelChooser
from tests.chiefdom.test_reach_hard import HARD
from tests.compile import SEARCHED
from tests.table.tables import run_apart
from tests.web.test_workers import TOWNHALLS
from tests.web.wire import Wire, of_type, receive

from ..record_games import FOLDER
from .servers import inside

LONGEST = 0.012
"""Seconds of the processor's time, which a busy machine does not add to, that one callback may take."""
GAMES = ("chiefdom-2", "fiefdoms")
Slow = list[tuple[float, str]]


@contextmanager
def time_the_loop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    """Note every callback of an event loop that takes too much of its thread's time."""
    slow: Slow = []
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        begin, what = time.thread_time(), str(handle)
        run(handle)
        used = time.thread_time() - begin
        if used > LONGEST:
            slow.append((round(used, 4), what))

    with monkeypatch.context() as patched:
        patched.setattr(asyncio.Handle, "_run", timed)
        yield slow


def test_the_watch_sees_whatever_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        end = time.thread_time() + 2 * LONGEST
        while time.thread_time() < end:
            pass
        await asyncio.sleep(0)

    with time_the_loop(monkeypatch) as slow:
        run_apart(work())
    assert len(slow) == 1


def play_round(address: str, game: str) -> None:
    """Play a few moves of a game, with previews."""
    ada = Wire(address)
    code = ada.open_table("Ada", game, people=1)
    with ada.connect(code) as line:
        receive(line, of_type("table"))
        for _ in range(3):
            if ada.ask(line, do="roll")["type"] == "refused":
                continue
            offers = receive(line, of_type("offers"))
            ask, path = offers["ask"], offers["paths"][-1]
            ada.say(line, do="preview", ask=ask, path=path)
            receive(line, of_type("preview"))
            assert ada.ask(line, do="play", id=f"m{ask}", ask=ask, path=path)["type"] == "answer"
            assert ada.ask(line, do="undo", id=f"u{ask}")["type"] in ("answer", "refused")
        if game == SEARCHED:
            assert ada.client.post(f"/t/{code}/hint").status_code == 200
        assert ada.client.get(f"/t/{code}").status_code == 200


def ask_hostile(address: str) -> None:
    """Ask for everything that costs much."""
    eve = Wire(address)
    record = (FOLDER / "chiefdom-2.record").read_text()
    hard = "\n".join([" ".join(HARD[0][:2]), *(" ".join(HARD[0][i : i + 6]) for i in range(2, 74, 6))])
    long_record = "rollwright record 1\ngame chiefdom-2\nseat 1 person A\n" + "".join(
        f"{n} x\n" for n in range(1, 20_000)
    )
    for path, asked in [
        ("/api/sheet", {"text": TOWNHALLS}),
        ("/api/sheet", {"text": hard}),
        ("/api/replay", {"text": record, "at": 20}),
        ("/api/replay", {"text": long_record}),
        ("/api/dice", {"text": record}),
        ("/api/coach", {"text": record}),
    ]:
        assert eve.client.post(path, json=asked).status_code < 500
    paper = {"name": "Eve", "who.1": "me"} | {f"sheet.{n}": hard for n in range(1, 11)}
    assert eve.client.post("/paper", data=paper).status_code < 500
    for path in ("/print/duel.pdf", "/games/duel.svg", "/", "/rules/duel", "/about", "/t/ZZZZZZ/qr.svg"):
        assert eve.client.get(path).status_code < 500
    crowd = {"game": "chiefdom-2", "name": "Eve", "chiefdom-2.people": "1", "roll_after": "0"}
    assert eve.client.post("/tables", data=crowd | {"chiefdom-2.bots.wanderer": "99"}).status_code < 500


def test_no_callback_takes_long_while_people_play_and_strangers_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(chooser=LevelChooser()) as (address, _, _):
        for game in GAMES:
            play_round(address, game)  # what is printed on sheets is drawn once, when a server is new
        Wire(address).client.get("/")
        with time_the_loop(monkeypatch) as slow:
            ask_hostile(address)
            for game in GAMES:
                play_round(address, game)
    assert slow == []
