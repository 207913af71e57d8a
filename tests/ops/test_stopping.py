"""SIGTERM: what was begun is finished and saved, and everybody is told to come back."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from rollwright.web.server.serve import BrowserSocket
from rollwright.web.server.workers import THINKERS, THINKING
from tests.table.tables import in_loop
from tests.web.wire import Wire, of_type, receive

from .servers import start, wait_for

COME_BACK = 1012


def test_a_server_told_to_stop_saves_everything_and_tells_people_to_come_back(tmp_path: Path) -> None:
    data = str(tmp_path / "tables.db")
    server = start(tmp_path, "--data", data, "--log", "info")
    ada = Wire(server.address)
    code = ada.open_table("Ada", people=1)
    answered: list[int] = []
    with ada.connect(code) as line:
        with pytest.raises(ConnectionClosed):
            while True:
                answer = ada.ask(line, do="rename", name=f"Ada {len(answered)}", avatar="")
                # Who is told to wait has asked fast, which is not what this is about.
                answered += [answer["seq"]] if answer["type"] == "answer" else []
                if len(answered) == 10:
                    server.process.terminate()
                if len(answered) >= 10:
                    time.sleep(0.05)  # a browser that asks too fast is closed for that
        assert line.protocol.close_code == COME_BACK
    assert server.stop() == 0
    said = [json.loads(text)["says"] for text in server.log.read_text().splitlines()]
    assert "stopped; everything acknowledged is saved" in said
    again = start(tmp_path, "--data", data)
    ada.address = again.address
    with ada.connect(code) as line:
        told = receive(line, of_type("table"))
        assert told["seq"] >= answered[-1]
        assert told["players"]["0"]["name"] in (f"Ada {len(answered) - 1}", f"Ada {len(answered)}")
    assert again.stop() == 0


def test_a_server_told_to_stop_does_not_wait_for_its_compiler(tmp_path: Path) -> None:
    fresh = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "empty")}
    server = start(tmp_path, "--store", "memory", env=fresh, is_cold=False)
    client = Wire(server.address).client
    wait_for(lambda: client.get("/healthz").json()["warming_up"])
    # Compiling all games takes a minute or more; finishing what people did takes no time.
    assert server.stop() == 0


def count_waiting(person: Wire) -> int:
    """Return how many hints wait for a process that looks for them."""
    found = re.search(r"^rollwright_thinking_waiting (\d+)", person.client.get("/metrics").text, re.MULTILINE)
    assert found
    return int(found[1])


def test_a_server_told_to_stop_while_hints_are_looked_for_says_so_and_logs_no_traceback(
    tmp_path: Path,
) -> None:
    server = start(tmp_path, "--data", str(tmp_path / "tables.db"), "--log", "info")
    # Each is looked for a second and longer, a few at a time: more than a server waits that stops.
    people = [Wire(server.address) for _ in range(min(8 * THINKERS, THINKERS + THINKING.of_one))]
    codes = [person.open_table("Ada", "fiefdoms", people=1) for person in people]
    for person, code in zip(people, codes, strict=True):
        with person.connect(code) as line:
            assert person.ask(line, do="roll")["type"] == "answer"

    def until_waiting(count: int) -> None:
        """Wait until that many hints wait; the first may have its answer by then."""
        wait_for(lambda: count_waiting(people[0]) >= count - 1)

    with ThreadPoolExecutor(len(people)) as threads:
        asked = list(zip(people, codes, strict=True))
        hints = [threads.submit(person.client.post, f"/t/{code}/hint") for person, code in asked[:-1]]
        until_waiting(len(hints) - THINKERS)
        hints += [threads.submit(person.client.post, f"/t/{code}/hint") for person, code in asked[-1:]]
        until_waiting(len(hints) - THINKERS)
        assert server.stop() == 0
        answers = [hint.result() for hint in hints]
    assert {answer.status_code for answer in answers} <= {200, 503}
    assert answers[-1].text == "The server is being stopped; ask again in a moment."
    assert not [line for line in server.log.read_text().splitlines() if "trace" in json.loads(line)]


class LineOut(asyncio.Transport):
    """A transport that only knows whether it was closed."""

    is_closed = False

    def close(self) -> None:
        self.is_closed = True


@in_loop
async def test_a_server_stops_while_a_browser_closes_its_socket() -> None:
    socket = BrowserSocket(uvicorn.Config(nobody, ws=BrowserSocket, log_config=None), ServerState(), {})
    socket.transport = line = LineOut()
    socket.handshake_complete, socket.conn.state = True, State.CLOSING
    socket.shutdown()
    assert line.is_closed


async def nobody(scope: object, receive: object, send: object) -> None:
    """An application that is never asked."""
