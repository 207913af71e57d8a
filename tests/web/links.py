"""Two links to one application, that of a server and that of a page without one; no process starts."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol, TypeVar

import httpx
from starlette.applications import Starlette

from rollwright.table.actors.fair_queue import Client
from rollwright.table.actors.tables import Tables
from rollwright.table.stores.memory import MemoryStore
from rollwright.web.app import make_routes
from rollwright.web.door.host import On
from rollwright.web.page.bridge import Answer, call
from rollwright.web.page.host import PageHost
from rollwright.web.page.store import Kept, PageStore
from rollwright.web.parts.levels import LevelChooser
from rollwright.web.server.guard import make_app
from rollwright.web.server.host import Server
from rollwright.web.server.workers import WorkerPool

from .page_client import KEY, Disk

T = TypeVar("T")
ADDRESS = "http://localhost"


class Link(Protocol):
    """Asks an application as one browser does."""

    on: On

    async def ask(self, method: str, address: str, body: str = "") -> Answer:
        """Return what is answered: the content of a page, or where it leads to."""
        ...


class _Here(WorkerPool):
    """Answers at once what a pool answers in a process."""

    async def work(self, who: Client, function: Callable[..., T], *args: object) -> T:
        return function(*args)


class ServerLink:
    """A browser at a server, with its cookies."""

    on = On.SERVER

    def __init__(self, browser: httpx.AsyncClient) -> None:
        self._browser = browser

    async def ask(self, method: str, address: str, body: str = "") -> Answer:
        answer = await self._browser.request(method, address, content=body)
        kind = answer.headers.get("content-type", "text/plain").partition(";")[0]
        return Answer(answer.status_code, kind, answer.headers.get("location", answer.text))


class PageLink:
    """A page, whose worker is asked."""

    on = On.PAGE

    def __init__(self, app: Starlette) -> None:
        self._app = app

    async def ask(self, method: str, address: str, body: str = "") -> Answer:
        return await call(self._app, method, address, body)


def make_page(store: PageStore) -> tuple[PageHost, Starlette]:
    """Return a page that keeps what it has in a store, and its application."""

    async def fetch(game: str, options: str, needs_values: bool) -> bool:
        return False

    async def think(question: str, workers: int, waits: bool) -> str | None:
        return None

    host = PageHost(store, KEY, fetch, think)
    return host, make_routes(host)


@asynccontextmanager
async def link_to_server() -> AsyncIterator[Link]:
    """Yield a browser at a server whose store is its memory."""
    server = Server(Tables(MemoryStore(), LevelChooser()), LevelChooser(), workers=_Here(), thinking=_Here())
    server.days.keep()
    app = make_app(server, warm=False)
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url=ADDRESS, headers={"Origin": ADDRESS}
    ) as browser:
        yield ServerLink(browser)
    await server.tables.close()
    server.close()


@asynccontextmanager
async def link_to_page() -> AsyncIterator[Link]:
    """Yield a page that has kept nothing before."""
    host, app = make_page(PageStore(Kept(tables=[], statements=[]), Disk().save))
    yield PageLink(app)
    await host.close()


LINKS = {"server": link_to_server, "page": link_to_page}
