"""Requests of a page as ASGI: the same application answers them as at a server."""

from __future__ import annotations

import logging
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.types import Message, Scope

from ..html.words import say

logger = logging.getLogger(__name__)
FORM = b"application/x-www-form-urlencoded"


class Answer(NamedTuple):
    """What a page is answered: a status, a kind of content, and the content, or where to go."""

    status: int
    kind: str
    body: str


async def call(app: Starlette, method: str, address: str, body: str = "") -> Answer:
    """Ask an application; what fails is said in a sentence."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": body.encode(), "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    try:
        await app(make_scope(method, address), receive, send)
    except Exception as wrong:
        logger.exception("%s %s failed", method, address)
        return Answer(500, "text/plain", say("refused-failed", why=str(wrong)))
    return _read(sent)


def make_scope(method: str, address: str) -> Scope:
    """Return a request of a page as an application reads it."""
    path, _, query = address.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "https",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(b"host", b"page"), (b"content-type", FORM)],
        "client": ("page", 0),
        "server": ("page", 443),
        "state": {},
    }


def _read(sent: list[Message]) -> Answer:
    """Return an answer from the messages in which it came."""
    headers = Headers(raw=sent[0]["headers"])
    content = b"".join(message.get("body", b"") for message in sent[1:]).decode()
    kind = headers.get("content-type", "text/plain").partition(";")[0]
    return Answer(sent[0]["status"], kind, headers.get("location", content))
