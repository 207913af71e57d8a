"""A watcher of a table that keeps its updates, for tests to read one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rollwright.table.actors.subscription import Subscription, Update
from rollwright.table.actors.tables import Tables

LONGEST = 64


class UpdateQueue(Subscription):
    """A watcher's queue of updates; iterate over it. It ends when it is closed."""

    def __init__(self, token_hash: str = "", length: int = LONGEST) -> None:
        super().__init__(token_hash)
        self._queue: asyncio.Queue[Update | None] = asyncio.Queue()
        self._length = length

    def notify(self, update: Update) -> None:
        """Queue an update; a reader too far behind is dropped instead of waited for."""
        if self._queue.qsize() >= self._length:
            self.close("too slow")
        elif not self.closed:
            self._queue.put_nowait(update)

    def close(self, why: str) -> None:
        """End the subscription; what is still queued is forgotten."""
        if self.closed:
            return
        super().close(why)
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def next(self) -> Update | None:
        """Return the next update, or None once closed; updates that gathered meanwhile come as one."""
        update = await self._queue.get()
        if update is None:
            self._queue.put_nowait(None)
            return None
        while not self._queue.empty():
            later = self._queue.get_nowait()
            if later is None:
                self._queue.put_nowait(None)
                return None
            update = Update(later.seq, (*update.what, *later.what))
        return update

    async def __aiter__(self) -> AsyncIterator[Update]:
        while (update := await self.next()) is not None:
            yield update


@asynccontextmanager
async def subscribe(
    tables: Tables, table: str, token: str | None = None, length: int = LONGEST
) -> AsyncIterator[UpdateQueue]:
    """Watch a table by a queue of updates."""
    async with tables.watch(table, token, lambda actor, known: UpdateQueue(known, length)) as watcher:
        yield watcher
