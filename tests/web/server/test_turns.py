"""Whatever comes from outside takes its turn behind the players: pages, refusals and handshakes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from rollwright.table.actors.fair_queue import Client
from rollwright.web.server.guard import Guard
from tests.table.tables import run_apart

OURS, BAD = (b"host", b"127.0.0.1"), (b"origin", b"http://bad.example")


class Gate:
    """Notes who waits for a turn, and what had been answered by then."""

    def __init__(self, sent: list[Any]) -> None:
        self.sent, self.seen = sent, list[tuple[str, int]]()

    async def wait(self, who: Client) -> None:
        self.seen.append((who.group, len(self.sent)))


@pytest.mark.parametrize(
    ("kind", "headers", "answer"),
    [
        ("websocket", [OURS, BAD], "websocket.close"),
        ("websocket", [OURS, (b"origin", b"http://127.0.0.1")], "app"),
        ("http", [(b"host", b"bad.example")], "http.response.start"),
        ("http", [OURS], "app"),
    ],
)
def test_everybody_takes_a_turn_before_anything_is_done(kind: str, headers: list[Any], answer: str) -> None:
    sent: list[Any] = []
    gate = Gate(sent)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        sent.append({"type": "app"})

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "http.request", "body": b""}

    server = SimpleNamespace(
        tables=SimpleNamespace(priority=gate),
        requests=SimpleNamespace(take=lambda address: True),
        allowed_hosts=(),
        count=lambda name: None,
    )
    scope = {"type": kind, "method": "GET", "path": "/", "headers": headers, "client": ("10.0.0.7", 1)}
    run_apart(Guard(app, cast(Any, server))(cast(Any, scope), receive, send))
    assert gate.seen == [("10.0.0.7", 0)]
    assert sent[0]["type"] == answer
