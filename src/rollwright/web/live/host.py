"""What all clients at live tables share, with or without a network: tables, feeds, rates, counters."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from ...language.current import call_in_language, current_language
from ...table.actors.actor import TableActor
from ...table.actors.chooser import Chooser
from ...table.actors.tables import Tables
from ..door.metrics import Histogram
from ..door.security import Buckets, Slots
from ..parts.levels import LevelChooser
from .feed import BroadcastQueue, Feed, Watcher

T = TypeVar("T")
DESCRIBERS = 2
"""Threads for describing tables whose game may take long: their kernels let the others go on."""


@dataclass(frozen=True)
class LiveLimits:
    """How much one client or seat may ask of a live table."""

    burst: float = 60
    rate: float = 15
    """Messages of one socket: at once, and a second."""
    previews: tuple[float, float] = field(default=(40, 8), kw_only=True)
    """Moves shown exactly to one socket before they are made."""
    commands: tuple[float, float] = field(default=(120, 30), kw_only=True)
    """Commands of one seat, on however many sockets: at once, and a second."""
    waits: int = field(default=8, kw_only=True)
    """Rolls of one seat that wait for nonces."""
    seconds_to_read: float = field(default=10.0, kw_only=True)
    """How long a browser may leave a message unread; then its socket is closed."""


@dataclass
class LiveHost:
    """Hosts live tables: one for each server, and one in a page that has no server."""

    tables: Tables
    chooser: Chooser = field(default_factory=LevelChooser)
    limits: LiveLimits = field(default_factory=LiveLimits)
    commands: Histogram = field(default_factory=Histogram, kw_only=True)
    lan: str = field(default="", kw_only=True)
    """This machine's address in its network, if the host listens there."""

    def __post_init__(self) -> None:
        self.waits = Slots(self.limits.waits)
        self.seat_rate = Buckets(*self.limits.commands)
        self.counters: Counter[str] = Counter()
        self.broadcasts = BroadcastQueue(self.tables.priority)
        self._feeds: dict[tuple[str, str], Feed] = {}
        """By table and language."""
        self._describers = ThreadPoolExecutor(DESCRIBERS, thread_name_prefix="describing")

    def count(self, what: str) -> None:
        """Count something for /metrics."""
        self.counters[what] += 1

    def offload(self, function: Callable[..., T], *values: object) -> asyncio.Future[T]:
        """Do what a table needs and may take long in a thread, so that the event loop serves the others."""
        work = partial(call_in_language, current_language(), function, *values)
        return asyncio.get_running_loop().run_in_executor(self._describers, work)

    def feed_of(self, actor: TableActor) -> Feed:
        """Return the one feed of a table in the current language."""
        key = actor.name, current_language()
        feed = self._feeds.get(key)
        if feed is None or feed.actor is not actor:
            feed = self._feeds[key] = Feed(self, actor, current_language())
        return feed

    def leave_feed(self, watcher: Watcher) -> None:
        """Stop sending to a client; a feed without clients is dropped."""
        feed = watcher.feed
        key = feed.actor.name, feed.language
        if feed.remove(watcher):
            feed.actor.listeners.pop(feed.refresh, None)
            if self._feeds.get(key) is feed:
                del self._feeds[key]

    def close(self) -> None:
        """Stop the threads."""
        self._describers.shutdown(wait=False, cancel_futures=True)
