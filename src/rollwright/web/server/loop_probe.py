"""The pulse of the event loop: how late it comes to what is due, which is how long everybody waits."""

from __future__ import annotations

import asyncio
import time
from collections import deque

BEAT_SECONDS = 0.1
REMEMBERED = 100
"""Beats: ten seconds."""


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
