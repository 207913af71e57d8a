"""The bots that play in a page: their games' kernels and learned values are fetched before they are asked."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import suppress

from ...any_game import AnyGame
from ...bots.levels import LEVELS
from ...core.rules_engine import RulesEngine
from ...table.rules.events import Created, DamagedEvent, TooNew, decode
from ...table.stores.store import Store, StoreError
from ..parts.levels import QUICK, LevelChooser

Fetch = Callable[[str, str, bool], Awaitable[bool]]
"""Fetches the kernel of a game, by its id, and if so asked the values for its options, as JSON.

False for a game without a kernel."""
PLAIN_LEVELS = ("wanderer", QUICK)
"""Levels that decide at once by the rules alone."""


class PageChooser(LevelChooser):
    """Plays the levels of which a page is capable; its kernels come as they are, so nothing is compiled."""

    def __init__(self, loaded: Iterable[str] = ()) -> None:
        super().__init__()
        self.loaded = set(loaded)
        """The games whose kernel is there."""

    def __reduce__(self) -> tuple[object, ...]:
        """The worker that thinks has loaded the same kernels before it is asked."""
        return PageChooser, (tuple(self.loaded),)

    def levels(self, game: AnyGame) -> tuple[str, ...]:
        """Return the levels, weakest first."""
        is_slow = isinstance(game.engine(fast=False), RulesEngine)
        return PLAIN_LEVELS if is_slow else tuple(level.name for level in LEVELS)

    def stand_in(self, game: AnyGame) -> str:
        """Return the level that plays on for absent people."""
        return QUICK

    def is_warm(self, game: AnyGame) -> bool:
        """Say whether the game's kernel is there."""
        return game.id in self.loaded

    def warm_up(self, game: AnyGame) -> None:
        """Do nothing: a kernel is fetched before its table is opened."""


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
