"""The clock of the tables: deadlines by monotonic time, wall time only for people to read."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Where tables get their time from."""

    def now(self) -> float:
        """Return seconds that only go forward, whatever happens to the wall clock."""
        ...

    def wall(self) -> int:
        """Return milliseconds since 1970, to show to people; nothing is ordered by it."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> float:
        """Return monotonic seconds."""
        return time.monotonic()

    def wall(self) -> int:
        """Return wall time in milliseconds."""
        return time.time_ns() // 1_000_000

    async def sleep(self, seconds: float) -> None:
        """Wait on the event loop, which is monotonic too."""
        await asyncio.sleep(seconds)
