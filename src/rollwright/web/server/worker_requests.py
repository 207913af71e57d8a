"""Requests that worker processes and threads answer, for as long as the client waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from starlette.requests import ClientDisconnect, Request

from ...language.current import call_in_language, current_language
from ..door.seats import asker_of
from .workers import WorkerPool

if TYPE_CHECKING:
    from .host import Server

T = TypeVar("T")


async def ask_apart(server: Server, request: Request, pool: WorkerPool, job: Callable[[], T]) -> T:
    """Return what a job returns in a worker process; ClientDisconnect if the client has gone."""
    found = await _unless_gone(request, pool.ask(asker_of(server.tables, request), job))
    await server.tables.priority.wait(asker_of(server.tables, request))
    return found


async def ask_once_apart(server: Server, request: Request, function: Callable[..., T], *args: object) -> T:
    """Return what a worker process makes once for everybody."""
    found = await server.workers.ask_once(asker_of(server.tables, request), function, *args)
    await server.tables.priority.wait(asker_of(server.tables, request))
    return found


async def ask_in_thread(server: Server, request: Request, job: Callable[[], T]) -> T:
    """Return what a job returns in a thread; the rest of the request takes its turn again."""
    work = partial(call_in_language, current_language(), job)
    found = await asyncio.get_running_loop().run_in_executor(server.page_threads, work)
    await server.tables.priority.wait(asker_of(server.tables, request))
    return found


async def _unless_gone(request: Request, work: Coroutine[object, None, T]) -> T:
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
