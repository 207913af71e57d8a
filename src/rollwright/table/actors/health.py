"""How the tables of a process are: whether moves can be saved, and what is not as it should be."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, field

from ..dice.tokens import make_code
from ..stores.store import Store, StoreError, TableExists
from .clock import Clock

SIZE_SECONDS, SIZE_STEP = 600.0, 1 << 20
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Health:
    """What was found when the store was last looked at."""

    failure: str = ""
    """Why moves cannot be saved; empty while they can."""
    live_tables: int = 0
    set_aside: dict[str, str] = field(default_factory=dict)
    """Damaged tables, each with the reason."""
    store_bytes: int = 0
    is_warming_up: bool = False
    do_players_wait: bool = False

    @property
    def ok(self) -> bool:
        """Whether moves can be saved and players need not wait."""
        return not self.failure and not self.do_players_wait


class StoreHealth:
    """Whether a store takes writes: the last failure, until a check or a write succeeds."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.failure = ""
        self._store, self._clock = store, clock
        self._size, self._size_due = 0, float("-inf")
        self._uncreated = ""

    def note_failure(self, why: str) -> None:
        """Remember that the store failed; health shows red until it works again."""
        self.failure = why
        logger.error("the store failed: %s", why)

    def note_uncreated(self, table: str) -> None:
        """Remember a table that could not be created; until it can be, health is red."""
        self._uncreated = table

    async def check(self) -> Health:
        """Return whether moves can be saved, which tables are set aside, and the size of the store."""
        set_aside: dict[str, str] = {}
        try:
            await asyncio.to_thread(self._try_to_create)
            set_aside = await asyncio.to_thread(self._store.quarantined)
            await self._measure()
            self.failure = ""
        except StoreError as wrong:
            self.failure = str(wrong)
        return Health(self.failure, set_aside=set_aside, store_bytes=self._size)

    def _try_to_create(self) -> None:
        """See that tables can be created, by the name of one that could not be."""
        with suppress(TableExists):
            self._store.check(self._uncreated or make_code())
        self._uncreated = ""

    async def _measure(self) -> None:
        """Measure the store roughly, now and then: its exact size would tell how long a hidden move is."""
        if self._clock.now() >= self._size_due:
            self._size = -(-await asyncio.to_thread(self._store.size) // SIZE_STEP) * SIZE_STEP
            self._size_due = self._clock.now() + SIZE_SECONDS
