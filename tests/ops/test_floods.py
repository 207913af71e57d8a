"""Floods of frames and bytes: whoever sends them is cut off, and nobody else waits."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest

from rollwright.web.server.connection_limits import FLOODS
from tests.web.wire import Wire

from .lines import ask_for_socket, dial, read_all
from .servers import House, inside, wait_for

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
