"""Pages that depend on the person: one for each profile, and one for all visitors without a profile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

from starlette.requests import Request
from starlette.responses import Response

from ...language.current import current_language
from ..html.kit import Html
from ..table.open import server_of, show
from .identity import find_person, now_of
from .person import Person
from .seats import asker_of

Write = Callable[[Request, Person | None], Coroutine[object, None, Html]]
"""Writes a page as a person, or a visitor, sees it."""


async def show_page(request: Request, write: Write) -> Response:
    """Answer with a page: a person's shows the newest state, a visitor's is at most a second old."""
    person = await find_person(request)
    return show(await (_find_shared(request, write) if person is None else write(request, person)))


async def _find_shared(request: Request, write: Write) -> Html:
    server = server_of(request)
    address = f"{request.url.scheme}://{request.headers['host']}{request.url.path} {current_language()}"
    page = server.visitor_pages.find(address, now_of(request), lambda: write(request, None))
    if not page.done():
        await asyncio.wait([page])
        await server.tables.priority.wait(asker_of(server.tables, request))
    return page.result()
