"""SIGTERM: what was begun is finished and saved, and everybody is told to come back."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.wire import Wire, hear, of_type

from .servers import start

COME_BACK = 1012


def test_a_server_told_to_stop_saves_everything_and_tells_people_to_come_back(tmp_path: Path) -> None:
    data = str(tmp_path / "tables.db")
    server = start(tmp_path, "--data", data, "--log", "info")
    ada = Wire(server.address)
    code = ada.open_table("Ada", people=1)
    answered: list[int] = []
    with ada.connect(code) as line:
        stopper = threading.Timer(0.3, server.process.terminate)
        stopper.start()
        with pytest.raises(ConnectionClosed):
            for number in range(10_000):
                answered.append(ada.ask(line, do="rename", name=f"Ada {number}", avatar="")["seq"])
        assert line.protocol.close_code == COME_BACK
    stopper.join()
    assert server.stop() == 0
    said = [json.loads(text)["says"] for text in server.log.read_text().splitlines()]
    assert "stopped; everything acknowledged is saved" in said
    again = start(tmp_path, "--data", data)
    ada.address = again.address
    with ada.connect(code) as line:
        told = hear(line, of_type("table"))
        assert answered
        assert told["seq"] >= answered[-1]
    assert again.stop() == 0
