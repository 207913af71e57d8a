"""What runs in a page's worker: texts of JSON come in from the page and go out to it.

{"call": 1, "method": "POST", "address": "/play/duel", "body": "bot=apprentice"}
{"answer": 1, "status": 303, "kind": "text/plain", "body": "/t/duel?table=K7P2QD"}
{"open": 2, "address": "/t/K7P2QD/socket?v=4"}        {"line": 2}
{"line": 2, "text": ...}                              {"line": 2, "text": ...}
{"close": 2}                                          {"line": 2, "code": 4401, "reason": ...}
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import msgspec

from ...games.catalogue import add_archived, list_games
from ...sheets.svg.drawings import drawing_of
from ..parts.assets import name_for_site
from .kernels import Fetch
from .page_people import write_blank
from .page_server import PageServer
from .port import PagePort
from .store import PageStore, Save
from .thinking import Think

Post = Callable[[str], object]
"""Sends a text to the page."""


class Message(msgspec.Struct, frozen=True):
    """What a page says: one of a request, a line opened, a text on it, a line closed."""

    call: int = 0
    open: int = 0
    line: int = 0
    close: int = 0
    method: str = "GET"
    address: str = ""
    body: str = ""
    text: str = ""


class PageWorker:
    """Serves one page."""

    def __init__(self, server: PageServer, post: Post) -> None:
        self._server, self._post = server, post
        self._ports: dict[int, PagePort] = {}
        self._calls: set[asyncio.Task[None]] = set()

    def hear(self, text: str) -> None:
        """Take a message of the page in."""
        said = msgspec.json.decode(text, type=Message)
        if said.call:
            task = asyncio.ensure_future(self._answer(said))
            self._calls.add(task)
            task.add_done_callback(self._calls.discard)
        elif said.open:
            self._open(said.open, said.address)
        elif said.line in self._ports:
            self._ports[said.line].hear(said.text)
        elif said.close in self._ports:
            self._ports.pop(said.close).leave()

    async def _answer(self, said: Message) -> None:
        answer = await self._server.call(said.method, said.address, said.body)
        self._tell({"answer": said.call, **answer._asdict()})

    def _open(self, number: int, address: str) -> None:
        def send(text: str) -> None:
            self._tell({"line": number, "text": text})

        def end(code: int, reason: str) -> None:
            self._ports.pop(number, None)
            self._tell({"line": number, "code": code, "reason": reason})

        self._tell({"line": number})
        self._ports[number] = self._server.connect(address, send, end)

    def _tell(self, message: dict[str, object]) -> None:
        self._post(json.dumps(message, ensure_ascii=False))


def prepare() -> None:
    """Do what every start needs and none changes: browsers keep Python as it is after this."""
    name_for_site(True)
    write_blank()
    for game in list_games():
        drawing_of(game)


def start(
    kept: str, key: str, save: Save, fetch: Fetch, think: Think, judge: str, post: Post
) -> Callable[[str], None]:
    """Begin to serve a page with what its browser keeps; returns what takes its messages in."""
    add_archived(Path(__file__).parents[3])
    return PageWorker(PageServer(PageStore(json.loads(kept), save), key, fetch, think, judge), post).hear
