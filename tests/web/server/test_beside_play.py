"""Play goes on beside questions: they wait, they are dropped, and nothing long runs on the event loop."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from types import CodeType, FrameType

import pytest
import segno

from rollwright.bots.hints import best_moves
from rollwright.core.record import join_sheets, parse_record
from rollwright.core.record import replay as replay_record
from rollwright.games.chiefdom.reach import check_reachable
from rollwright.sheets.paper import make_pdf, make_png
from rollwright.sheets.svg import draw
from rollwright.table.actors.fair_queue import Client
from rollwright.web.server.workers import WorkerPool
from tests.chiefdom.test_reach import HARD_SHEET
from tests.ops.lines import dial
from tests.ops.servers import EAGER, inside, wait_for

from ...record_games import FOLDER
from ..wire import Wire, of_type, receive


def test_players_move_while_strangers_ask_hard_questions() -> None:
    with inside(workers=WorkerPool(EAGER)) as (address, server, _):
        ada, stranger = Wire(address), Wire(address)
        code = ada.open_table("Ada", people=1)
        stranger.client.post("/api/sheet", json={"text": "duel"})
        with ThreadPoolExecutor(4) as threads, ada.connect(code) as line:
            asked = [
                threads.submit(stranger.client.post, "/api/sheet", json={"text": HARD_SHEET + "\n" * n})
                for n in range(4)
            ]
            while server.workers.waiting < 2 and not all(answer.done() for answer in asked):
                time.sleep(0.01)
            for turn in range(3):
                assert ada.ask(line, do="roll")["type"] == "answer"
                offers = receive(line, of_type("offers"))
                move = {"do": "play", "id": f"m{turn}", "ask": offers["ask"], "path": offers["paths"][0]}
                assert ada.ask(line, **move)["type"] == "answer"
            answers = [answer.result() for answer in asked]
        assert [(answer.status_code, answer.json()["complaint"]) for answer in answers] == [(200, "")] * 4
        assert server.workers.waiting == 0


def test_requests_wait_behind_players_and_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[str] = []
    held: list[int] = []

    async def wait(who: Client) -> None:
        waited.append(who.group)

    with inside() as (address, server, _):
        monkeypatch.setattr(server.tables.priority, "wait", wait)
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        waited.clear()
        for path, turns in [("/about", 1), (f"/t/{code}/qr.svg", 2), (f"/t/{code}/nothing", 1)]:
            ada.client.get(path)
            assert waited == ["127.0.0.1"] * turns, path
            waited.clear()
        enter = server.tables.priority.enter

        def note_and_enter() -> None:
            held.append(1)
            enter()

        monkeypatch.setattr(server.tables.priority, "enter", note_and_enter)
        with ada.connect(code) as line:
            receive(line, of_type("table"))
            held.clear()
            assert ada.ask(line, do="roll")["type"] == "answer"
            assert held
        wait_for(lambda: server.tables.priority._held == 0)


def ask_to_score(address: str, body: bytes) -> bytes:
    """Return the request that asks for a sheet's score."""
    head = [f"Host: {address.removeprefix('http://')}", f"Origin: {address}", f"Content-Length: {len(body)}"]
    return "\r\n".join(["POST /api/sheet HTTP/1.1", *head, "", ""]).encode() + body


def test_a_question_whose_asker_goes_away_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, dropped = list[str](), list[str]()

    async def wait_for_good(who: Client, function: object, *args: object) -> None:
        asked.append(who.group)
        try:
            await asyncio.sleep(600)
        except asyncio.CancelledError:
            dropped.append(who.group)
            raise

    with inside() as (address, server, _):
        monkeypatch.setattr(server.workers, "ask", wait_for_good)
        with dial(address) as line:
            line.sendall(ask_to_score(address, b'{"text": "duel"}'))
            wait_for(lambda: bool(asked))
        wait_for(lambda: bool(dropped))
        assert server.counters["left_half_way"] == 1


FORBIDDEN: dict[CodeType, str] = {
    function.__code__: function.__name__
    for function in (
        parse_record,
        join_sheets,
        replay_record,
        check_reachable,
        draw,
        make_pdf,
        make_png,
        best_moves,
        segno.make,
    )
}
"""What may take longer than a few milliseconds."""


@contextmanager
def watch_the_loop() -> Iterator[set[str]]:
    """Note which of the forbidden functions are called on an event loop."""
    seen: set[str] = set()

    def note(frame: FrameType, what: str, arg: object) -> None:
        if what == "call" and frame.f_code in FORBIDDEN and asyncio._get_running_loop() is not None:
            seen.add(FORBIDDEN[frame.f_code])

    threading.setprofile(note)
    try:
        yield seen
    finally:
        threading.setprofile(None)


def test_the_watch_sees_what_runs_on_the_loop() -> None:
    async def work() -> None:
        parse_record((FOLDER / "duel-9.record").read_text())

    with watch_the_loop() as seen:
        thread = threading.Thread(target=lambda: asyncio.run(work()))
        thread.start()
        thread.join()
    assert seen == {"parse_record"}
    assert sys.getprofile() is None


def test_nothing_long_runs_on_the_event_loop() -> None:
    record = (FOLDER / "chiefdom-2.record").read_text()
    with watch_the_loop() as seen, inside() as (address, _, _):
        ada = Wire(address)
        code = ada.open_table("Ada", people=1)
        with ada.connect(code) as line:
            assert ada.ask(line, do="roll")["type"] == "answer"
            for path, asked in [
                ("/api/sheet", {"text": HARD_SHEET}),
                ("/api/replay", {"text": record, "at": 20}),
                ("/api/dice", {"text": record}),
                ("/api/coach", {"text": record}),
            ]:
                assert ada.client.post(path, json=asked).status_code == 200
            paper = {"name": "Ada", "sheet.1": HARD_SHEET, "who.1": "me"}
            assert ada.client.post("/paper", data=paper).status_code == 303
            for path in ("qr.svg", "sheet-1.svg", "sheet-1.png", "sheet-1.pdf", "sheets.pdf"):
                assert ada.client.get(f"/t/{code}/{path}").status_code == 200
            for path in ("/print/duel.pdf", "/games/duel.svg", "/", "/rules/duel", "/about"):
                assert ada.client.get(path).status_code == 200
    assert seen == set()
