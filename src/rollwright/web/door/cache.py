"""Pages that many visitors load, written at most once a second."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine

from ...language.current import current_language
from ..html.kit import Html
from .person import Person
from .route import Asked
from .seats import asker_of

KEPT_MS = 1000
MOST_KEPT = 100

Page = asyncio.Task[Html]


class PageCache:
    """The newest pages by their addresses."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[int, Page]] = OrderedDict()

    def find(self, address: str, now: int, write: Callable[[], Coroutine[object, None, Html]]) -> Page:
        """Return the page that is being written or was written within a second, else begin to write it."""
        begun, page = self._kept.get(address, (0, None))
        if page is None or (page.done() and (_has_failed(page) or not 0 <= now - begun < KEPT_MS)):
            page = asyncio.create_task(write())
            page.add_done_callback(_has_failed)  # reads the error, which asyncio logs otherwise
            self._keep(address, now, page)
        return page

    def _keep(self, address: str, now: int, page: Page) -> None:
        self._kept[address] = now, page
        self._kept.move_to_end(address)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


async def find_page(asked: Asked[Person | None], write: Callable[[], Coroutine[object, None, Html]]) -> Html:
    """Return a page: a person's shows the newest state, that of all others is at most a second old."""
    if asked.who is not None:
        return await write()
    host, request = asked.host, asked.request
    address = f"{asked.origin}{request.url.path} {current_language()}"
    page = host.service(PageCache).find(address, host.now(), write)
    if not page.done():
        await asyncio.wait([page])
        await host.tables.priority.wait(asker_of(host.tables, request))
    return page.result()


def _has_failed(page: Page) -> bool:
    return page.cancelled() or page.exception() is not None
