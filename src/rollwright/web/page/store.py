"""The tables of a page, kept in its browser's database."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import NotRequired, TypedDict, TypeVar

from ...table.stores.database import BY_TABLE, Row, Run, Value
from ...table.stores.memory import MemoryStore, StoredMemory
from ...table.stores.store import StoredEvent, StoreFailed, StoreFull, now_ms
from ..html.words import say
from .page_people import PagePeople

T = TypeVar("T")
logger = logging.getLogger(__name__)

Save = Callable[[str], Awaitable[object]]
"""Writes rows to the browser's database; done when they are on disk."""


FULL = "QuotaExceededError"
"""What browsers call it when they have no room for more."""


class Rows(TypedDict):
    """Events of a table from the number `first` on, as the browser's database takes them."""

    table: str
    secret: str
    first: int
    bodies: list[str]
    holder: NotRequired[int]
    """Which of the people who share the device has it now; earlier versions did not keep that."""


class Kept(TypedDict):
    """What a browser's database holds: tables, and statements about people, a text for each transaction."""

    tables: list[Rows]
    statements: list[str]


class PageStore(MemoryStore):
    """Holds everything in memory, and writes it to the browser's database before an append is done."""

    def __init__(self, kept: Kept, save: Save) -> None:
        super().__init__()
        self._save = save
        self._saved: dict[str, int] = {}
        self._holders: dict[str, int] = {}
        self._writing: set[asyncio.Future[None]] = set()
        self._page_people = PagePeople(kept["statements"], self._keep_statements)
        for rows in kept["tables"]:
            self._load(rows)

    def _load(self, rows: Rows) -> None:
        lines = [StoredEvent(seq, body.encode()) for seq, body in enumerate(rows["bodies"], rows["first"])]
        self._tables[rows["table"]] = StoredMemory(bytes.fromhex(rows["secret"]), lines, touched=now_ms())
        self._saved[rows["table"]] = len(lines)
        self._holders[rows["table"]] = rows.get("holder", 0)

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
        try:
            await self._save(json.dumps(self._rows(table, bodies)))
        except Exception as wrong:
            del kept.lines[before:]
            written.set_exception(_tell(wrong))
        else:
            self._saved[table] = saved + len(bodies)
            written.set_result(None)

    def _rows(self, table: str, bodies: list[str]) -> Rows:
        """Return a table with new events, as the browser's database takes it."""
        return Rows(
            table=table,
            secret=self.secret(table).hex(),
            first=self._saved.get(table, 0) + 1,
            bodies=bodies,
            holder=self.holder_at(table),
        )

    def holder_at(self, table: str) -> int:
        """Return which of the people who share the device has it at a table."""
        return self._holders.get(table, 0)

    async def hand_over(self, table: str, holder: int) -> None:
        """Note who has the device from now on; StoreFailed if the browser cannot save it."""
        before, self._holders[table] = self.holder_at(table), holder
        try:
            await self._save(json.dumps(self._rows(table, [])))
        except Exception as wrong:
            self._holders[table] = before
            raise _tell(wrong) from None

    def delete(self, table: str) -> None:
        """Forget a table."""
        super().delete(table)
        self._saved.pop(table, None)
        self._holders.pop(table, None)
        self._begin_saving({"forget": table})
        self.write(lambda run: [run(f"delete from {place} where name = ?", table) for place in BY_TABLE])

    # ---- people

    def ask(self, query: str, *values: Value) -> list[Row]:
        """Return the rows of a query."""
        return self._page_people.ask(query, *values)

    def write(self, work: Callable[[Run], T]) -> T:
        """Run statements in one transaction; `flush` waits until it is on disk."""
        return self._page_people.write(work)

    def _keep_statements(self, text: str) -> None:
        self._begin_saving({"statements": text})

    async def flush(self) -> None:
        """Wait until everything is on disk; StoreFailed if the browser cannot save it."""
        try:
            await asyncio.gather(*self._writing)
        except Exception as wrong:
            raise _tell(wrong) from None

    def _begin_saving(self, what: Mapping[str, str]) -> None:
        saving = asyncio.ensure_future(self._save_now(json.dumps(what)))
        self._writing.add(saving)
        saving.add_done_callback(self._forget_saving)

    async def _save_now(self, text: str) -> None:
        await self._save(text)

    def _forget_saving(self, saving: asyncio.Future[None]) -> None:
        self._writing.discard(saving)
        if not saving.cancelled() and (wrong := saving.exception()) is not None:
            logger.warning("the browser cannot save this: %s", wrong)


def _tell(wrong: Exception) -> StoreFailed:
    """Return what a browser's failure means for those who play."""
    kind = StoreFull if FULL in str(wrong) else StoreFailed
    return kind(say("refused-browser", why=str(wrong)))
