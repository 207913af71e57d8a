"""The watchers of a table, and updates for them, without ever waiting for one of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import NamedTuple

QUEUE_LENGTH = 64
TOKEN_REFUSED, DELETED = "token refused", "deleted"
"""Why a subscription ends whose person has the seat no more, or whose table is gone."""


class Update(NamedTuple):
    """Something changed: the log is at `seq` now. `what` names the events, or `presence`."""

    seq: int
    what: tuple[str, ...]


class Subscription:
    """One watcher, present by its token; `closed` says why it ended."""

    def __init__(self, token_hash: str = "") -> None:
        self.token_hash = token_hash
        self.hashes = frozenset([token_hash] if token_hash else [])
        """The token hashes of everybody who is present by it: of all people who share a device."""
        self.closed = ""

    def notify(self, update: Update) -> None:
        """Take an update; what is told by a feed needs none."""

    def close(self, why: str) -> None:
        """End the subscription; the first reason stands."""
        self.closed = self.closed or why


class UpdateQueue(Subscription):
    """A watcher's queue of updates; iterate over it. It ends when it is closed."""

    def __init__(self, token_hash: str = "", length: int = QUEUE_LENGTH) -> None:
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
