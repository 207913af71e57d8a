"""Asking the workers for somebody who waits at the other end of a line, and no longer than they wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request

from .seats import asker_of
from .server import Server

T = TypeVar("T")


async def ask_apart(request: Request, function: Callable[..., T], *args: Any) -> T:
    """Have a question answered in another process; ClientDisconnect if whoever asked has gone."""
    server: Server = request.app.state.server
    found = await _unless_gone(request, server.workers.ask(asker_of(request), function, *args))
    await server.tables.priority.wait(asker_of(request))
    return found


async def ask_once_apart(request: Request, function: Callable[..., T], *args: Any) -> T:
    """Have something that everybody asks for made in another process, once."""
    server: Server = request.app.state.server
    found = await server.workers.ask_once(asker_of(request), function, *args)
    await server.tables.priority.wait(asker_of(request))
    return found


async def _unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    await request.body()
    asking, gone = asyncio.ensure_future(work), asyncio.ensure_future(_wait_until_gone(request))
    try:
        await asyncio.wait({asking, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not asking.done():
            raise ClientDisconnect
        return asking.result()
    finally:
        asking.cancel()
        gone.cancel()


async def _wait_until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
