"""The tables of a page, kept in its browser's database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from typing import TypedDict

from ...table.stores.memory import MemoryStore, StoredMemory
from ...table.stores.store import StoredEvent, StoreFailed, now_ms

Save = Callable[[str], Awaitable[object]]
"""Writes rows to the browser's database; done when they are on disk."""


class Rows(TypedDict):
    """Events of a table from the number `first` on, as the browser's database takes them."""

    table: str
    secret: str
    first: int
    bodies: list[str]


class PageStore(MemoryStore):
    """Holds everything in memory, and writes it to the browser's database before an append is done."""

    def __init__(self, kept: Sequence[Rows], save: Save) -> None:
        super().__init__()
        self._save = save
        self._saved: dict[str, int] = {}
        self._writing: set[asyncio.Future[None]] = set()
        for rows in kept:
            self._load(rows)

    def _load(self, rows: Rows) -> None:
        lines = [StoredEvent(seq, body.encode()) for seq, body in enumerate(rows["bodies"], rows["first"])]
        self._tables[rows["table"]] = StoredMemory(bytes.fromhex(rows["secret"]), lines, touched=now_ms())
        self._saved[rows["table"]] = len(lines)

    def append(self, table: str, fence: int, first: int, bodies: Sequence[bytes]) -> Future[None]:
        """Write events, all or none; a table's first ones are written with the table itself."""
        done = super().append(table, fence, first, bodies)
        if done.exception() is not None:
            return done
        written: Future[None] = Future()
        task = asyncio.ensure_future(self._write_on(table, first - 1, written))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return written

    async def _write_on(self, table: str, before: int, written: Future[None]) -> None:
        """Save what is new of a table; what cannot be saved is forgotten."""
        kept, saved = self._tables[table], self._saved.get(table, 0)
        bodies = [line.body.decode() for line in kept.lines[saved:]]
        rows = Rows(table=table, secret=kept.secret.hex(), first=saved + 1, bodies=bodies)
        try:
            await self._save(json.dumps(rows))
        except Exception as wrong:
            del kept.lines[before:]
            written.set_exception(StoreFailed(f"the browser cannot save this: {wrong}"))
        else:
            self._saved[table] = saved + len(bodies)
            written.set_result(None)

    def delete(self, table: str) -> None:
        """Forget a table."""
        super().delete(table)
        self._saved.pop(table, None)
        forgetting = asyncio.ensure_future(self._forget(table))
        self._writing.add(forgetting)
        forgetting.add_done_callback(self._writing.discard)

    async def _forget(self, table: str) -> None:
        await self._save(json.dumps({"forget": table}))
