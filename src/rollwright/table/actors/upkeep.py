"""Regular upkeep of a store: days and open tables are noted; what is old expires, a few at a time."""

from __future__ import annotations

import asyncio
import logging

from ..dice.day_dice import day_at
from ..people.days import expire_days
from ..people.profiles import expire_profiles
from ..people.shared_dice import expire_sets
from ..stores.expiry import find_running_cutoff, note_running
from .tables import Tables

HOUR_SECONDS = 3600.0
SHARE = 50
"""One table in this many may expire in an hour: a mistake is noticed before much is gone."""
logger = logging.getLogger(__name__)


class Upkeep:
    """Tidies the store of a server every hour; without `days` nothing expires."""

    def __init__(self, tables: Tables, days: int | None, profile_days: int | None = None) -> None:
        self._tables, self._days, self._profile_days = tables, days, profile_days
        self._noted = tables.clock.now()

    async def run(self) -> None:
        """Tidy now and every hour."""
        await self._tables.repeat(self.tidy, HOUR_SECONDS)

    async def tidy(self) -> None:
        """Note that this server runs and which tables are open, then let some of the old ones expire."""
        await asyncio.to_thread(self._note_running)
        await asyncio.to_thread(self._tables.store.touch, self._tables.open_tables)
        await self._expire_tables()
        await asyncio.to_thread(self._expire_profiles)

    def _note_running(self) -> None:
        clock = self._tables.clock
        hours = round((clock.now() - self._noted) / HOUR_SECONDS)
        note_running(self._tables.store, clock.wall(), hours)
        self._noted += hours * HOUR_SECONDS

    def _find_cutoff(self, days: int) -> int:
        return find_running_cutoff(self._tables.store, days, self._tables.clock.wall())

    async def _expire_tables(self) -> None:
        if self._days is not None:
            gone = await asyncio.to_thread(self._expire, self._days)
            for table in gone:
                await self._tables.forget(table)
            store = self._tables.store
            cutoff = await asyncio.to_thread(self._find_cutoff, self._days)
            await asyncio.to_thread(expire_days, store, day_at(max(0, cutoff)))
            await asyncio.to_thread(expire_sets, store, cutoff)
            logger.info("%d tables expired", len(gone))

    def _expire_profiles(self) -> None:
        if self._profile_days is not None:
            store = self._tables.store
            gone = expire_profiles(store, self._find_cutoff(self._profile_days))
            logger.info("%d profiles expired", gone)

    def _expire(self, days: int) -> list[str]:
        store = self._tables.store
        most = max(1, len(store.tables()) // SHARE)
        return store.expire(self._find_cutoff(days), most)
