"""Keeps slow games going: what is due happens though nobody looks; games that stand still are settled."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from ...table.actors.tables import Tables
from ...table.people.ratings import STALE_DAYS, settle_stale, stale_games
from ...table.people.slow_games import note_clock, overdue, postpone, stop_clock
from ...table.rules.events import DamagedEvent, TooNew
from ...table.rules.refusal import Refusal
from ...table.rules.replay import load_room
from ...table.rules.table_state import Phase, TableState
from ...table.stores.expiry import find_running_cutoff
from ...table.stores.store import StoreError
from .ratings import rated_games

MINUTE_SECONDS, HOUR_SECONDS = 60.0, 3600.0
HOUR_MS = 3600 * 1000
PAUSED_MS = 30 * 24 * HOUR_MS
"""A slow game that is paused, or waits for somebody to roll, is kept for this long."""
MOST_STALE = 50


class GameKeeper:
    """Wakes slow games whose time is up, every minute, and settles old ones every hour."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._settled = float("-inf")

    async def run(self) -> None:
        """Look after games now and every minute."""
        await self._tables.repeat(self.look, MINUTE_SECONDS)

    async def look(self) -> None:
        """Wake the slow games whose time is up; once an hour rate games that stand still."""
        now = self._tables.clock.wall()
        for name in await asyncio.to_thread(overdue, self._tables.store, now):
            await self._wake(name, now)
        if self._tables.clock.now() - self._settled >= HOUR_SECONDS:
            self._settled = self._tables.clock.now()
            await asyncio.to_thread(self._settle, now)

    async def _wake(self, name: str, now: int) -> None:
        try:
            await self._tables.wake(name)
        except Refusal:
            await asyncio.to_thread(stop_clock, self._tables.store, name)
        else:
            await asyncio.to_thread(postpone, self._tables.store, name, now, now + HOUR_MS)

    def _settle(self, now: int) -> None:
        store = self._tables.store
        stale = find_running_cutoff(store, STALE_DAYS, now)
        for game in rated_games():
            for name in stale_games(store, game.id, stale, MOST_STALE):
                with suppress(StoreError, DamagedEvent, TooNew):
                    settle_stale(store, load_room(store, self._tables.find_game, name), now, stale)

    def note(self, state: TableState, due: int) -> None:
        """Write down when a slow table goes on by itself, and for whom it waits; not on the event loop."""
        store = self._tables.store
        with suppress(StoreError):
            if state.phase is Phase.OVER:
                stop_clock(store, state.table)
            else:
                due = due or self._tables.clock.wall() + PAUSED_MS
                note_clock(store, state.table, sorted(state.asked), due)
