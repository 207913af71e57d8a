"""SIGTERM: what was begun is finished and saved, and everybody is told to come back."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

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
