"""Every route and every message, driven with hostile input: a plain refusal, no 500 and no traceback."""

from __future__ import annotations

import http.client
import json
import logging
import random
import re
import socket
import struct
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from unittest.mock import Mock
from urllib.parse import quote, urlencode

import pytest
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from rollwright.table.messages import make_reason
from rollwright.table.people.profiles import NotKept, UnknownProfile
from rollwright.table.stores.store import StoreError
from rollwright.web.door.host import Cost
from rollwright.web.door.route import FILES, SOCKET
from rollwright.web.people import profile_routes
from rollwright.web.server.limits import Limits
from rollwright.web.server.route_list import list_declared
from rollwright.web.server.workers import WorkerPool
from tests.web.wire import Wire, receive

from .doors import list_doors
from .hostile_input import (
    ANY_HEADER,
    COOKIES,
    GOOD_PARTS,
    HEADERS,
    QUERIES,
    WORDS,
    list_bodies,
    list_messages,
)
from .lines import ask_for_socket, dial, is_closed
from .read_names import list_cookies, list_read
from .servers import EAGER, House, inside, wait_for
from .test_profiles import code_of, move_to

OURS = {200, 204, 303, 304, 307, 308, 400, 403, 404, 405, 409, 413, 416, 421, 429, 503}
AT_ONCE = 150
"""Texts that a seat sends, with a question behind each, before it would be made to wait."""
PROBE_NUMBER = 77_777
PROBE = f'{{"n": {PROBE_NUMBER}, "do": {{"do": "fly"}}}}'
ROUTES = list_doors()


@dataclass
class Target:
    """A server without rate limits, a table there, and whatever it logged."""

    house: House
    code: str
    cookie: str
    line: http.client.HTTPConnection

    def ask(self, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b"") -> int:
        """Ask something; the answer is one of ours, or the connection is closed in refusal."""
        given = {"Origin": self.house.address, **(headers or {})}
        try:
            self.line.request(method, path, body if method == "POST" else None, given)
            answer = self.line.getresponse()
            answer.read()
        except (http.client.HTTPException, OSError):
            self.line.close()
            return 0
        assert answer.status in OURS, (method, path[:200], body[:200], headers, answer.status)
        return answer.status


@pytest.fixture(scope="module")
def target() -> Iterator[Target]:
    no_end = (1e9, 1e9)
    costs = dict.fromkeys(Cost, no_end)
    generous = Limits(*no_end, 10_000, requests=no_end, codes=no_end, costs=costs)
    with inside(limits=generous, workers=WorkerPool(EAGER)) as house:
        ada = Wire(house.address)
        code = ada.open_table("Ada", people=1)
        place = house.address.removeprefix("http://")
        line = http.client.HTTPConnection(place, timeout=60)
        yield Target(house, code, ada.cookies(), line)
        line.close()


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail if anything that was done led to an error in the log."""
    with caplog.at_level(logging.WARNING):
        yield
    bad = [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
    assert not bad, [(record.getMessage(), record.exc_info) for record in bad][:3]


def fill_in(path: str, parts: dict[str, str]) -> str:
    """Return a path with something in every blank."""
    return re.sub(r"\{(\w+)(:\w+)?\}", lambda found: parts[found[1]], path)


def list_paths(route: Route, code: str, shuffle: random.Random) -> list[str]:
    """Return addresses of a route: the good one first, every word in every blank, and hostile queries."""
    parts = {**GOOD_PARTS, "code": code}
    good = fill_in(route.path, parts)
    blanks = re.findall(r"\{(\w+)", route.path)
    wrong = [fill_in(route.path, {**parts, name: quote(word, safe="")}) for name in blanks for word in WORDS]
    query = urlencode({shuffle.choice(QUERIES): shuffle.choice(WORDS) for _ in range(3)})
    return [good, f"{good}?{query}", f"{good}?{'&' * 2000}", f"{good}?%", *wrong]


@pytest.mark.parametrize("route", ROUTES, ids=[f"{sorted(r.methods or ())[-1]} {r.path}" for r in ROUTES])
def test_no_address_body_or_cookie_causes_a_failure(route: Route, target: Target) -> None:
    """By the methods that a route answers; others are refused before anything is read."""
    shuffle = random.Random(route.path)
    good, *paths = list_paths(route, target.code, shuffle)
    own = ("POST",) if "POST" in (route.methods or ()) else ("GET", "HEAD")
    for method in ("GET", "POST", "DELETE"):
        target.ask(method, good)
    for path in paths:
        target.ask(own[0], path)
    for cookie, headers in zip(COOKIES, HEADERS * 2, strict=False):
        for method in own:
            target.ask(method, good, {"Cookie": cookie, **headers})
    for body in shuffle.sample(list_bodies(shuffle), 60) if "POST" in (route.methods or ()) else ():
        target.ask("POST", good, {"Cookie": target.cookie}, body)


AT_THE_DOOR = {"host", "origin", "cookie", "content-length", "transfer-encoding"}
READ_HEADERS = {*list_read("headers"), "accept", "accept-encoding", "if-none-match", "range"}
READ_HEADERS |= {"x-forwarded-for", "x-forwarded-proto"}
"""What the code reads, and some of what its libraries read."""
PARAMETERS = sorted({*list_read("query_params"), *list_read("asked"), "lang"})


def turn(names: Iterable[str], values: list[str]) -> Iterator[dict[str, str]]:
    """Yield all names, each with another of the values, until every name has had every value."""
    for first in range(len(values)):
        yield {name: values[(first + n) % len(values)] for n, name in enumerate(names)}


@pytest.mark.parametrize("name", sorted(READ_HEADERS))
def test_no_value_of_a_header_that_is_read_causes_a_failure(name: str, target: Target) -> None:
    for path, value in product(("/", "/language/de", f"/t/{target.code}", "/static/style.css"), ANY_HEADER):
        with suppress(ValueError):  # a value that no client can send
            target.ask("GET", path, {"Cookie": target.cookie, name: value})


@pytest.mark.parametrize("route", ROUTES, ids=[f"{sorted(r.methods or ())[-1]} {r.path}" for r in ROUTES])
def test_nothing_that_is_read_of_a_request_causes_a_failure(route: Route, target: Target) -> None:
    """Headers, cookies and parameters are found in the source."""
    good = fill_in(route.path, {**GOOD_PARTS, "code": target.code})
    method = "POST" if "POST" in (route.methods or ()) else "GET"
    sendable = [value for value in ANY_HEADER if value.isprintable() and value.isascii()]
    for headers in turn(sorted(READ_HEADERS - AT_THE_DOOR), sendable):
        target.ask(method, good, {"Cookie": target.cookie, **headers})
    for cookies in turn([*list_cookies(), f"rw-{target.code}"], sendable):
        target.ask(method, good, {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())})
    for n, name in enumerate(PARAMETERS):
        target.ask(method, f"{good}?{urlencode({name: WORDS[n % len(WORDS)]})}")


def test_the_headers_that_are_read_are_found_in_the_source() -> None:
    assert {"host", "origin", "referer", "cookie", "accept-language"} <= set(list_read("headers"))
    assert {"rw_me", "rw_key", "rw_language"} <= set(list_cookies())


@pytest.mark.parametrize("language", ["\u0442\u0440", "de\r\nX: 1", "x" * 900, "tlh", "", "-"])
def test_a_setting_that_is_no_language_is_refused_and_the_profile_moves_on(
    language: str, target: Target
) -> None:
    ada = Wire(target.house.address)
    ada.client.post("/profile", data={"name": "Ada"})
    told = json.dumps({"language": language})
    assert ada.client.post("/profile/settings", content=told.encode()).status_code == 400
    lines = f"rollwright profile 1\nname Ada\navatar pine\nsettings {told}\n"
    assert ada.client.post("/games/records", data={"profile": lines}).status_code == 400
    store = target.house.server.tables.store
    store.write(lambda run: run("update profiles set settings = ? where name = 'Ada'", told))
    phone = move_to(target.house, code_of(ada))
    assert "rw_language" not in phone.client.cookies


def test_what_the_store_refuses_has_one_answer(target: Target, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Wire(target.house.address)
    ada.client.post("/profile", data={"name": "Ada"})
    for wrong, status in (
        (UnknownProfile(make_reason("profile-gone")), 403),
        (NotKept(make_reason("open-full")), 409),
        (StoreError("gone"), 503),
    ):
        monkeypatch.setattr(profile_routes, "renew", Mock(side_effect=wrong))
        answer = ada.client.post("/profile/renew")
        assert answer.status_code == status
        assert "<h1>" in answer.text


def test_every_route_is_driven() -> None:
    """A kind of route that the test above does not know would slip past it."""
    assert {route.method for route in list_declared()} == {"GET", "POST", SOCKET, FILES}


@pytest.mark.parametrize("word", [*WORDS, "table/", "table/%2e%2e/%2e%2e/en.json", "style.css/x"])
def test_no_address_of_a_static_file_causes_a_failure(word: str, target: Target) -> None:
    for headers in HEADERS:
        target.ask("GET", f"/static/{quote(word, safe='/%')}", headers)


# ---- messages


@pytest.mark.parametrize("query", ["", "?watch=1"], ids=["seated", "watching"])
def test_no_message_causes_a_failure(query: str, target: Target) -> None:
    texts = list_messages()
    while texts:
        ada = Wire(target.house.address)
        code = ada.open_table("Ada", people=1)
        with suppress(ConnectionClosed), ada.connect(code, query) as line:
            send_until_closed(line, texts)
        assert ada.client.get(f"/t/{code}").status_code == 200


def send_until_closed(line: ClientConnection, texts: list[str]) -> None:
    """Send texts, and hear an answer behind each; ConnectionClosed if one of them closes the line.

    A seat that sends more at once is made to wait, so the next texts are another seat's.
    """
    for _ in range(min(len(texts), AT_ONCE)):
        line.send(texts.pop().encode("utf-8", "replace"), text=True)
        line.send(PROBE)
        receive(line, lambda message: message.get("n") == PROBE_NUMBER)


# ---- lines that are cut


def cut(line: socket.socket) -> None:
    """Hang up without a goodbye."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def test_a_line_cut_at_any_moment_causes_no_failure(target: Target) -> None:
    ada = Wire(target.house.address)
    code = ada.open_table("Ada", people=1)
    seated = ask_for_socket(ada, code).replace(b"&watch=1", b"")
    seated = seated.replace(b"Upgrade: websocket", f"Cookie: {ada.cookies()}\r\nUpgrade: websocket".encode())
    texts = [
        seated,
        ask_for_socket(ada, code),
        ask_for_socket(ada, "ZZZZZZ"),
        b"POST /me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\nname=",
        b"GET /rules/duel HTTP/1.1\r\nHost: localhost\r\n\r\n" * 3,
        b"POST /api/sheet HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nduel",
    ]
    for text in texts:
        for end in [*range(0, len(text), 23), len(text)]:
            line = dial(ada.address)
            with suppress(OSError):
                line.sendall(text[:end])
            cut(line)
    wait_for(lambda: not target.house.server.places.held)


@pytest.mark.parametrize("last", ["leave", "roll", "say"])
def test_a_line_cut_behind_a_command_causes_no_failure(last: str, target: Target) -> None:
    for _ in range(10):
        ada = Wire(target.house.address)
        code = ada.open_table("Ada", people=1)
        with suppress(ConnectionClosed), ada.connect(code) as line:
            ada.say(line, do="say", id="a", text="hello")
            ada.say(line, **({"do": "say", "id": "b", "text": "x"} if last == "say" else {"do": last}))
            cut(line.socket)
    wait_for(lambda: not target.house.server.places.held)


def test_nonsense_in_the_place_of_frames_causes_no_failure(target: Target) -> None:
    ada, shuffle = Wire(target.house.address), random.Random(1)
    code = ada.open_table("Ada", people=1)
    for _ in range(60):
        with dial(ada.address) as line:
            line.sendall(ask_for_socket(ada, code))
            assert b" 101 " in line.recv(65536)
            with suppress(OSError):
                line.sendall(shuffle.randbytes(shuffle.randrange(1, 300)))
                line.settimeout(0.05)
                is_closed(line)
            cut(line)


def test_frames_before_the_handshake_is_answered_cause_no_failure(target: Target) -> None:
    ada = Wire(target.house.address)
    code = ada.open_table("Ada", people=1)
    before = target.house.gate.counters["early_frames"]
    for frame in (b"\x89\x80abcd", b"\x01\x80abcd\x81\x80abcd", b"\xff" * 6):
        for times in (1, 200, 2000):
            with dial(ada.address) as line, suppress(OSError):
                line.sendall(ask_for_socket(ada, code) + frame * times)
                is_closed(line)
                cut(line)
    assert target.house.gate.counters["early_frames"] > before
