"""The kernels and learned values of a page's games: fetched before a table's bots are asked."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress

from ...table.rules.events import Created, DamagedEvent, TooNew, decode
from ...table.stores.store import Store, StoreError
from .levels import PLAIN_LEVELS

Fetch = Callable[[str, str, bool], Awaitable[bool]]
"""Fetches the kernel of a game, by its id, and if so asked the values for its options, as JSON.

False for a game without a kernel."""


class Kernels:
    """Fetches what tables need."""

    def __init__(self, store: Store, fetch: Fetch, loaded: set[str]) -> None:
        self._store, self._fetch = store, fetch
        self._loaded = loaded
        """The games whose kernel is there."""

    async def load_for(self, game: str, options: Mapping[str, str], needs_values: bool) -> None:
        """Load the kernel of a game, and the values for these options where they are needed."""
        if await self._fetch(game, json.dumps(dict(options)), needs_values):
            self._loaded.add(game)

    async def load_for_table(self, table: str, for_bots: bool = False) -> None:
        """Load what a stored table needs, with values if bots shall think about it.

        One that cannot be read is refused elsewhere.
        """
        with suppress(StoreError, DamagedEvent, TooNew):
            for line in self._store.read(table)[:1]:
                first = decode(table, 1, line.body).event
                assert isinstance(first, Created)
                settings, bots = first.settings, [plan.bot for plan in first.settings.seats if plan.bot]
                await self.load_for(settings.game, settings.options, for_bots or need_values(bots))


def need_values(bots: Collection[str]) -> bool:
    """Say whether any of these bots plays by learned values."""
    return not set(PLAIN_LEVELS).issuperset(bots)
