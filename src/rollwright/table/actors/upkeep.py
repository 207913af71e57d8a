"""Regular upkeep of a store: open tables are noted as used; old ones and profiles expire, a few at a time."""

from __future__ import annotations

import asyncio
import logging

from ..dice.day_dice import day_at
from ..people.days import expire_days
from ..people.profiles import expire_profiles
from ..people.shared_dice import expire_sets
from ..stores.expiry import DAY_MS, find_cutoff
from .tables import Tables

HOUR_SECONDS = 3600.0
SHARE = 50
"""One table in this many may expire in an hour: a mistake is noticed before much is gone."""
logger = logging.getLogger(__name__)


class Upkeep:
    """Tidies the store of a server every hour; without `days` nothing expires."""

    def __init__(self, tables: Tables, days: int | None, profile_days: int | None = None) -> None:
        self._tables, self._days, self._profile_days = tables, days, profile_days
        self._offset = self._measure_offset()
        self._is_clock_wrong = False

    async def run(self) -> None:
        """Tidy now and every hour."""
        await self._tables.repeat(self.tidy, HOUR_SECONDS)

    async def tidy(self) -> None:
        """Note which tables are open, then let some of the old ones expire."""
        await asyncio.to_thread(self._tables.store.touch, self._tables.open_tables)
        shortest = min((days for days in (self._days, self._profile_days) if days), default=None)
        if shortest is None or self._is_clock_wrong:
            return
        if await asyncio.to_thread(self._has_clock_jumped, shortest):
            self._is_clock_wrong = True
            logger.warning("the clock has jumped: nothing expires before the server is started again")
            return
        await self._expire_tables()
        await asyncio.to_thread(self._expire_profiles)

    async def _expire_tables(self) -> None:
        if self._days is not None:
            gone = await asyncio.to_thread(self._expire, self._days)
            for table in gone:
                await self._tables.forget(table)
            store = self._tables.store
            cutoff = find_cutoff(store, self._days, self._tables.clock.wall())
            await asyncio.to_thread(expire_days, store, day_at(max(0, cutoff)))
            await asyncio.to_thread(expire_sets, store, cutoff)
            logger.info("%d tables expired", len(gone))

    def _expire_profiles(self) -> None:
        if self._profile_days is not None:
            store = self._tables.store
            gone = expire_profiles(store, find_cutoff(store, self._profile_days, self._tables.clock.wall()))
            logger.info("%d profiles expired", gone)

    def _expire(self, days: int) -> list[str]:
        store = self._tables.store
        most = max(1, len(store.tables()) // SHARE)
        return store.expire(find_cutoff(store, days, self._tables.clock.wall()), most)

    def _has_clock_jumped(self, days: int) -> bool:
        """Say whether the wall clock left the monotonic one, or is so far ahead that everything is old."""
        newest, now = self._tables.store.newest(), self._tables.clock.wall()
        return (
            abs(self._measure_offset() - self._offset) > DAY_MS
            or now > newest + days * DAY_MS > days * DAY_MS
        )

    def _measure_offset(self) -> float:
        return self._tables.clock.wall() - 1000 * self._tables.clock.now()
