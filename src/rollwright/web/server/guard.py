"""The application of a server: its routes, and what is checked before them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...language.current import in_language, list_languages
from ...table.actors.upkeep import Upkeep
from ...table.rules.refusal import Refusal, Why
from ..app import make_routes
from ..days.today import begin_today
from ..door.language import language_of, without_language
from ..door.route import Route as DeclaredRoute
from ..door.route import serve
from ..door.seats import address_of, asker_of
from ..door.security import headers_for, is_known_host, is_same_origin
from ..home.page import home_page
from ..html.scripts import ROOMS, more_words, table_words
from ..html.words import say
from ..live.frames import LINE
from ..parts.games import all_games
from ..table import downloads
from . import measure, sockets, static_files
from .connection_limits import LARGEST_BODY
from .host import Server
from .line import Line

MOST_DIGITS = 12
UNREAD = (400, 413)
"""Refusals of requests whose body nobody reads: the connection is closed."""
PACKED_APART = 16 * 1024
"""Bytes from which on an answer is packed in a thread."""


ROUTES: list[DeclaredRoute] = [
    *measure.ROUTES,
    *sockets.ROUTES,
    *static_files.ROUTES,
]
"""What a server alone answers."""


def make_app(server: Server, warm: bool = True) -> ASGIApp:
    """Return the server for these tables."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        # Words, icons and lessons are read once, before anybody waits for them.
        for language in list_languages():
            with in_language(language):
                await asyncio.to_thread(home_page, [], [], begin_today(server.tables.clock.wall()), True)
            await asyncio.to_thread(table_words, language)
            for room in ROOMS:
                await asyncio.to_thread(more_words, room, language)
        if warm:
            server.tables.warm_up(all_games())
        server.loop_probe.start()
        upkeep = asyncio.create_task(Upkeep(server.tables, server.keep_days, server.keep_profiles).run())
        lasting = (server.pulse, server.days, server.open_tables, server.games)
        keepers = [upkeep, *(asyncio.create_task(each.run()) for each in lasting)]
        yield
        for keeper in keepers:
            keeper.cancel()
        server.loop_probe.stop()
        await server.tables.close()
        server.close()

    app = make_routes(server, serve(ROUTES, server), lifespan=lifespan)
    app.state.server = server
    packing = GZipMiddleware(
        app,
        minimum_size=800,
        compresslevel=4,
        thread_minimum_size=PACKED_APART,
        exclude_content_types=(*DEFAULT_EXCLUDED_CONTENT_TYPES, downloads.PDF),
    )
    return Guard(packing, server)


class Guard:
    """Checks host, origin and size before the application sees a request, and adds the headers."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app, self._server = app, server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is in order."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        line: Line | None = scope.get("state", {}).get(LINE)
        if scope["type"] == "http" and line is not None:
            receive, send = _tell_line(line, headers, receive, send)
        # A handshake or a request that will be refused takes its turn behind the players as well.
        await self._server.tables.priority.wait(asker_of(self._server.tables, HTTPConnection(scope)))
        with in_language(language_of(scope)):
            refusal = self._refuse(scope, headers)
        if refusal is not None:
            self._server.count("refused_at_door")
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
            else:
                await _turn_away(line, *refusal)(scope, receive, send)
            return
        with in_language(language_of(scope)):
            scope = without_language(scope)
            if scope["type"] == "websocket":
                await self._app(scope, receive, send)
            else:
                self._server.count("requests")
                await self._answer(scope, receive, _with_headers(send, headers.get("host", "")))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def begin(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, _bounded(receive), begin)
        except ClientDisconnect:
            # A client that goes away in the middle of a form is no failure of ours.
            self._server.count("left_half_way")
        except asyncio.CancelledError:
            # A server that stops waits for answers, but not for long; nor is that a failure.
            if not has_begun:
                await PlainTextResponse(say("wrong-stopping"), 503)(scope, receive, send)

    def _refuse(self, scope: Scope, headers: Headers) -> tuple[str, int] | None:
        if "content-length" in headers and "transfer-encoding" in headers:
            # Two lengths mean two requests to two readers (RFC 9112, 6.3).
            return "this request has two lengths", 400
        here, _ = scope.get("server") or ("", None)
        if not is_known_host(headers.get("host", ""), self._server.allowed_hosts, here):
            return say("refused-host"), 421
        speaks = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if speaks and not is_same_origin(headers):
            return "this comes from a page that is not ours", 403
        if not self._server.requests.take(address_of(HTTPConnection(scope))):
            return say("refused-wait"), 429
        size = headers.get("content-length", "0")
        if len(size) > MOST_DIGITS or not size.isdecimal() or int(size) > LARGEST_BODY:
            return "this is too large", 413
        return None


def _turn_away(line: Line | None, text: str, status: int) -> Response:
    """Return a refusal; where a body may follow that nobody reads, the connection is closed."""
    if status not in UNREAD:
        return PlainTextResponse(text, status)
    if line is not None:
        line.leave_unread()
    return PlainTextResponse(text, status, {"Connection": "close"})


def _tell_line(line: Line, headers: Headers, receive: Receive, send: Send) -> tuple[Receive, Send]:
    """Let a connection know when its whole request has come, and when the answer begins."""

    async def read() -> Message:
        message = await receive()
        if not message.get("more_body", False):
            line.begin_answer()
        return message

    async def write(message: Message) -> None:
        line.end_answer()
        await send(message)

    if "transfer-encoding" not in headers and headers.get("content-length", "0") == "0":
        line.begin_answer()
    return read, write


def _bounded(receive: Receive) -> Receive:
    """Stop reading a body that says no size and does not end."""
    taken = 0

    async def read() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > LARGEST_BODY:
            raise Refusal(Why.UNREADABLE, "this is too large")
        return message

    return read


def _with_headers(send: Send, host: str) -> Send:
    """Add the headers of every answer."""

    async def write(message: Message) -> None:
        if message["type"] == "http.response.start":
            names = {name.lower() for name, _ in message["headers"]}
            kind = dict(message["headers"]).get(b"content-type", b"").decode("latin-1")
            extra = headers_for(kind, host)
            message["headers"] = [
                *message["headers"],
                *((k.encode(), v.encode()) for k, v in extra.items() if k.lower().encode() not in names),
            ]
        await send(message)

    return write
