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
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path

import msgspec
from starlette.routing import compile_path

from ...core.errors import tell_error
from ...games.catalogue import add_archived, list_games
from ...language.current import set_language
from ...language.formatting import format_by
from ...sheets.svg.drawings import drawing_of
from ...table.dice.tokens import tidy_code
from ...table.rules.refusal import Refusal
from ..app import ROUTES, make_routes
from ..live.connection import NOT_YOURS, Connection
from .addresses import compile_places
from .bridge import call
from .host import PageHost
from .kernels import Fetch
from .page_people import write_blank
from .port import PagePort
from .store import PageStore, Save
from .thinking import Think

Post = Callable[[str], object]
"""Sends a text to the page."""
Format = Callable[[str, str, str, str], str]
"""(language, name, source, values as JSON) -> the message"""


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
    """Serves one page: by the application of a server, and by lines to tables."""

    def __init__(self, host: PageHost, post: Post) -> None:
        self.host, self._post = host, post
        self._app = make_routes(host)
        self._ports: dict[int, PagePort] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, text: str) -> None:
        """Take a message of the page in."""
        said = msgspec.json.decode(text, type=Message)
        if said.call:
            self._begin(self._answer(said))
        elif said.open:
            self._open(said.open, said.address)
        elif said.line in self._ports:
            self._ports[said.line].hear(said.text)
        elif said.close in self._ports:
            self._ports.pop(said.close).leave()

    def _begin(self, work: Coroutine[object, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, said: Message) -> None:
        answer = await call(self._app, said.method, said.address, said.body)
        self._tell({"answer": said.call, **answer._asdict()})

    def _open(self, number: int, address: str) -> None:
        def send(text: str) -> None:
            self._tell({"line": number, "text": text})

        def end(code: int, reason: str) -> None:
            self._ports.pop(number, None)
            self._tell({"line": number, "code": code, "reason": reason})

        self._tell({"line": number})
        self._ports[number] = port = PagePort(send, end)
        self._begin(self._serve(port, tidy_code(address.split("/")[2])))

    async def _serve(self, port: PagePort, table: str) -> None:
        """Let a page take part at a table."""
        try:
            await self.host.prepare(table)
            device = await self.host.device_at(table)
            await Connection(self.host.live, port, table, device).run()
        except Refusal as refusal:
            await port.close(NOT_YOURS, tell_error(refusal))

    def _tell(self, message: dict[str, object]) -> None:
        self._post(json.dumps(message, ensure_ascii=False))


def prepare() -> None:
    """Do what every start needs and none changes: browsers keep Python as it is after this."""
    compile_places()
    for route in ROUTES:
        compile_path(route.path)  # its pattern is found by whoever compiles it again
    write_blank()
    for game in list_games():
        drawing_of(game)


def speak(language: str, formatter: Format) -> None:
    """Say everything in a language from now on."""

    def format_message(language: str, name: str, source: str, values: Mapping[str, object]) -> str:
        return formatter(language, name, source, json.dumps(values, default=str))

    format_by(format_message)
    set_language(language)


def start(  # noqa: PLR0913
    kept: str, key: str, save: Save, fetch: Fetch, think: Think, judge: str, root: str, post: Post
) -> Callable[[str], None]:
    """Begin to serve a page with what its browser keeps; returns what takes its messages in.

    `judge` is the name of a Judge, `root` the address of the site's folder.
    """
    add_archived(Path(__file__).parents[3])
    store = PageStore(json.loads(kept), save)
    return PageWorker(PageHost(store, key, fetch, think, judge, root), post).hear
