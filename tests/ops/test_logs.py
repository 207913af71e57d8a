"""Logs: JSON, one object a line, and no secret in any of them."""

from __future__ import annotations

import json
import logging
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rollwright.web.server.logs import HIDDEN, JsonLines, hide_people, hide_secrets
from tests.web.wire import Wire, of_type, receive

from .servers import Running, start, wait_for


def provoke(server: Running) -> list[str]:
    """Do what is logged, right and wrong, and return every secret that took part."""
    ada = Wire(server.address)
    code = ada.open_table("Ada", people=1, nonce="c0ffee" * 8)
    with ada.connect(code) as line:
        ada.ask(line, do="roll", seat=3)
        ada.ask(line, do="roll")
        offers = receive(line, of_type("offers"))
        ada.ask(line, do="play", id="m", ask=offers["ask"], path=[1, 1, 1])
        line.send('{"n": 1, "n": 2}')
    with pytest.raises(InvalidStatus):
        ada.connect(code, Cookie=f"rw-{code}=guessed")
    ada.client.get("/t/ZZZZZZ?token=abc")
    return [
        "c0ffee" * 8,
        *(cookie.value or "" for cookie in ada.client.cookies.jar if cookie.name != "rw_me"),
    ]


def test_every_line_is_json_and_none_holds_a_secret(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    server = start(tmp_path, "--data", str(data), "--log", "info")
    secrets = provoke(server)
    with closing(sqlite3.connect(data, timeout=120)) as db:
        secrets += [secret.hex() for (secret,) in db.execute("select secret from secrets")]
        # A disk that fails is the case in which most is said.
        db.execute("drop table events")
    ada = Wire(server.address)
    assert ada.client.post("/play/chiefdom-2").status_code == 503
    assert server.stop() == 0
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert all({"time", "level", "from", "says"} <= set(line) for line in lines)
    assert any("tried to act for another seat" in line["says"] for line in lines)
    assert any("the store failed" in line["says"] for line in lines)
    assert len(secrets) >= 3
    assert not [secret for secret in secrets if secret in text]


def leave_half_way(server: Running) -> None:
    """Go away in the middle of a form, send a frame that is no text, and shake hands from elsewhere."""
    port = int(server.address.rsplit(":", 1)[1])
    head = f"Host: localhost:{port}\r\nOrigin: {server.address}\r\n"
    head += "Content-Type: application/x-www-form-urlencoded\r\n"
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(f"POST /tables HTTP/1.1\r\n{head}Content-Length: 100\r\n\r\nname=".encode())
    ada = Wire(server.address)
    code = ada.open_table("Ada", people=1)
    with ada.connect(code) as broken:
        broken.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            receive(broken, lambda message: False)
    with pytest.raises(InvalidStatus), ada.connect(code, Origin="http://bad.example"):
        pass
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"NONSENSE\r\n\r\n")
        line.recv(1000)


def test_logs_hold_no_address_and_no_code_and_strangers_cause_no_traceback(tmp_path: Path) -> None:
    server = start(tmp_path, "--data", str(tmp_path / "tables.db"), "--log", "info")
    ada = Wire(server.address)
    code = ada.open_table("Ada Lovelace", people=1)
    with ada.connect(code) as line:
        ada.ask(line, do="roll", seat=3)
    leave_half_way(server)
    wait_for(lambda: "rollwright_left_half_way_total 1" in ada.client.get("/metrics").text)
    assert server.stop() == 0
    text = server.log.read_text()
    assert "tried to act for another seat" in text, "something is logged at all"
    for word in (code, "127.0.0.1", "::1", "Lovelace"):
        assert word not in text
    assert "Traceback" not in text
    assert not [line for line in text.splitlines() if json.loads(line)["level"] == "error"]


def test_addresses_and_codes_that_slip_into_a_message_are_hidden() -> None:
    for text in (
        "10.0.0.7:5123 - accepted",
        "table K7P2QD: seat 2 rolled",
        "/t/TAMUBT/socket",
        "[2001:db8::7]:80 left",
        "from ::1 again",
    ):
        assert HIDDEN in hide_people(text)
    for plain in (
        "serving at http://localhost:8000/",
        "12 tables expired",
        "a deadline of 12:30",
        "version 1.2.3",
    ):
        assert hide_people(plain) == plain


def test_secrets_that_slip_into_a_message_are_hidden() -> None:
    for text in (
        "rw-K7P2QD=8Jq0nXb4cVZ1sYd5eWf6gRh7iTj8kUl9mPoAbCdEfGh",
        "postgresql://ada:hunter2@db/tables",
        "host=db password=hunter2 user=ada",
        "secret " + "ab12" * 16,
        "rw-K7P2QD=" + "AbcdefghijKLMNopqrstUVWXyzabcdefGHIJklmnopq",
        "postgresql://db/tables?user=ada&sslpassword=hunter2&sslmode=require",
    ):
        assert HIDDEN in hide_secrets(text)
        for part in ("hunter2", "8Jq0nXb4cVZ1sYd5eWf6gRh7iTj8kUl9mPoAbCdEfGh", "ab12" * 16, "jKLMN"):
            assert part not in hide_secrets(text)
    for plain in ("table K7P2QD: seat 2 rolled", "in test_secrets_that_slip_into_a_message_are_hidden"):
        assert hide_secrets(plain) == plain


def test_a_trace_and_a_line_break_stay_in_one_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError as wrong:
        record = logging.LogRecord(
            "x", 40, "f", 1, "a\n%s", ("{}",), (type(wrong), wrong, wrong.__traceback__)
        )
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["says"] == "a\n{}"
    assert "ValueError: two" in json.loads(line)["trace"]


def test_a_line_closed_by_its_browser_is_no_error(running: Running) -> None:
    ada = Wire(running.address)
    code = ada.open_table("Ada", people=1)
    for _ in range(5):
        with ada.connect(code) as line, pytest.raises(ConnectionClosed):
            line.socket.shutdown(socket.SHUT_RDWR)
            receive(line, lambda message: False)
    levels = [json.loads(text)["level"] for text in running.log.read_text().splitlines()]
    assert "error" not in levels
