"""The pulse of a server: how late the event loop comes to what is due, and whether the store takes writes."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import replace

from ...table.actors.health import Health
from ...table.actors.tables import Tables

BEAT_SECONDS = 0.1
REMEMBERED = 100
"""Beats: ten seconds."""
TRY_SECONDS = 10.0
"""How often it is tried whether the store takes writes; a write that fails says so at once."""
MOST_LAG = 1.0
MOST_BOT_WAIT = 10.0
"""Seconds: when the event loop, or a bot that decides at once, is later than that, players wait."""


class LoopProbe:
    """Wakes up again and again and notes how late it was."""

    def __init__(self) -> None:
        self._lags: deque[float] = deque(maxlen=REMEMBERED)
        self._task: asyncio.Task[None] | None = None
        self._due = 0.0

    @property
    def lag(self) -> float:
        """The longest delay of the last ten seconds; one that goes on now counts as well."""
        now = max(0.0, time.monotonic() - self._due) if self._due else 0.0
        return max(now - BEAT_SECONDS, *self._lags, 0.0) if self._lags else 0.0

    def start(self) -> None:
        """Begin, on the loop that is to be watched."""
        self._task = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            self._due = time.monotonic() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            self._lags.append(max(0.0, time.monotonic() - self._due))

    def stop(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()


class Pulse:
    """Tries again and again whether tables can be saved, so that to ask for health has no effect."""

    def __init__(self, tables: Tables, loop_probe: LoopProbe) -> None:
        self._tables, self._loop_probe = tables, loop_probe
        self._found = Health()

    async def run(self) -> None:
        """Try until it is cancelled."""
        while True:
            self._found = await self._tables.health()
            await asyncio.sleep(TRY_SECONDS)

    @property
    def health(self) -> Health:
        """How the tables were when they were last tried, and whether players wait now."""
        tables, lag = self._tables, self._loop_probe.lag
        return replace(
            self._found,
            failure=tables.failure,
            live_tables=tables.live_tables,
            is_warming_up=tables.warming_up,
            do_players_wait=lag > MOST_LAG or tables.thinkers.quick.longest_wait > MOST_BOT_WAIT,
        )
