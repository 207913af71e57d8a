"""What all pages and sockets share: the tables, the feeds, limits and counters."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from ..core.game import AnyGame
from ..table.actor import TableActor
from ..table.chooser import Chooser
from ..table.tables import Tables
from ..table.tokens import hash_token
from .bot_levels import LevelChooser
from .coaching import Coach
from .feed import Feed, Watcher
from .hints import Hints
from .loop_probe import LoopPulse
from .measuring import Histogram
from .security import Buckets, Slots
from .telling import TellingQueue
from .workers import WorkerPool

MOST_KEYS = 500
MOST_LAG = 1.0
MOST_BOT_WAIT = 10.0
"""Seconds: when the event loop, or a bot that decides at once, is later than that, players wait."""
DESCRIBERS = 2
"""Threads for describing tables whose game may take long: their kernels let the others go on."""
HEALTH_SECONDS = 1.0
"""Looking writes to the disk, so many who ask share one look."""


@dataclass(frozen=True)
class Limits:
    """How much one address or connection may ask for."""

    burst: float = 60
    rate: float = 15
    """Messages of one socket: at once, and a second."""
    sockets: int = 220
    """Sockets of one address; a classroom often has one address."""
    previews: tuple[float, float] = field(default=(40, 8), kw_only=True)
    """Moves shown exactly to one socket before they are made."""
    watchers: int = field(default=400, kw_only=True)
    """Spectators of one table, from wherever they come; seats are always let in."""
    requests: tuple[float, float] = field(default=(3000, 100), kw_only=True)
    """All requests of one address; a page is about fifteen, and a classroom opens a hundred at once."""
    commands: tuple[float, float] = field(default=(400, 60), kw_only=True)
    """What all people at one table do together."""
    joins: tuple[float, float] = (220, 2)
    creations: tuple[float, float] = (120, 0.1)
    """A classroom opens a hundred tables at once; nobody fills a disk with them."""
    questions: tuple[float, float] = (120, 10)
    """Scoring and replaying, which cost work."""
    seconds_to_read: float = 10.0
    """So long a browser may leave a message unread; then its socket is closed."""


@dataclass
class Server:
    """One for each server."""

    tables: Tables
    chooser: Chooser = field(default_factory=LevelChooser)
    limits: Limits = field(default_factory=Limits)
    allowed_hosts: frozenset[str] = frozenset()
    commits: Histogram = field(default_factory=Histogram)
    commands: Histogram = field(default_factory=Histogram)
    hints: Hints = field(default_factory=Hints)
    coach: Coach = field(default_factory=Coach)
    keep_days: int | None = None
    """After so many days untouched tables are deleted."""
    workers: WorkerPool = field(default_factory=WorkerPool)
    """Where everything is answered that is no part of play."""

    def __post_init__(self) -> None:
        self.places = Slots(self.limits.sockets)
        self.joins = Buckets(*self.limits.joins)
        self.creations = Buckets(*self.limits.creations)
        self.questions = Buckets(*self.limits.questions)
        self.requests = Buckets(*self.limits.requests)
        self.watchers = Slots(self.limits.watchers)
        self.busy = Buckets(*self.limits.commands)
        self.counters: Counter[str] = Counter()
        self.pulse = LoopPulse()
        self.telling = TellingQueue(self.tables.priority)
        self.workers.has_players = lambda: self.tables.priority.has_players
        self.lines = Slots(0)
        """Lines for questions; the server's protocol says which."""
        self.bot_waits = Histogram()
        self.tables.thinkers.quick.on_start = self.bot_waits.note
        self._health: tuple[float, dict[str, Any]] = (float("-inf"), {})
        self._feeds: dict[str, Feed] = {}
        self._describers = ThreadPoolExecutor(DESCRIBERS, thread_name_prefix="describing")
        self._keys: OrderedDict[tuple[str, str], str] = OrderedDict()

    def count(self, what: str) -> None:
        """Count something for /metrics."""
        self.counters[what] += 1

    async def health(self) -> dict[str, Any]:
        """Return how the tables are, looked at within the last second, and whether players wait."""
        lag = self.pulse.lag
        if time.monotonic() - self._health[0] > HEALTH_SECONDS:
            self._health = (time.monotonic(), await self.tables.health())
        found = {**self._health[1], "live_tables": self.tables.live_tables}
        found["players_wait"] = lag > MOST_LAG or self.tables.thinkers.quick.longest_wait > MOST_BOT_WAIT
        return {**found, "ok": found["ok"] and not found["players_wait"]}

    def refusals(self) -> dict[str, int]:
        """Return how often each limit has refused something."""
        limits: dict[str, Buckets | Slots] = {
            "requests": self.requests,
            "questions": self.questions,
            "joins": self.joins,
            "creations": self.creations,
            "commands": self.busy,
            "sockets": self.places,
            "watchers": self.watchers,
            "lines": self.lines,
        }
        counted = {f"refused_{name}": limit.refused for name, limit in limits.items()}
        waiting = self.workers.counters["refused"] + self.hints.workers.counters["refused"]
        stopped = self.workers.counters["stopped"] + self.hints.workers.counters["stopped"]
        return {**counted, "refused_waiting_questions": waiting, "stopped_questions": stopped}

    def queues(self) -> dict[str, float]:
        """Return how much waits, and the longest delays."""
        return {
            "tables_to_tell": len(self.telling),
            "requests_behind_players": len(self.tables.priority),
            "questions_waiting": self.workers.waiting,
            "thinking_waiting": sum(pool.waiting for pool in {self.hints.workers, self.tables.thinkers.slow}),
            "coach_waiting": self.coach.waiting,
            "quick_bots_waiting": self.tables.thinkers.quick.waiting,
            "slowest_question_seconds": round(max(self.workers.slowest, self.hints.workers.slowest), 6),
            "event_loop_lag_seconds": round(self.pulse.lag, 6),
        }

    def offload(self, function: Callable[..., Any], *values: Any) -> asyncio.Future[Any]:
        """Do what a table needs and may take long in a thread, so that the event loop serves the others."""
        return asyncio.get_running_loop().run_in_executor(self._describers, function, *values)

    def levels(self, game: AnyGame) -> tuple[str, ...]:
        """Return the bots of a game, weakest first."""
        return self.chooser.levels(game)

    def feed_of(self, actor: TableActor) -> Feed:
        """Return the one feed of a table."""
        feed = self._feeds.get(actor.name)
        if feed is None or feed.actor is not actor:
            feed = self._feeds[actor.name] = Feed(self, actor)
        return feed

    def leave_feed(self, watcher: Watcher) -> None:
        """Stop telling a browser; a feed nobody watches goes."""
        feed = watcher.feed
        if feed.remove(watcher) and self._feeds.get(feed.actor.name) is feed:
            del self._feeds[feed.actor.name]

    def keep_key(self, table: str, token: str, host_key: str) -> None:
        """Keep a rematch's host key for the browser that asked; it never leaves the server."""
        self._keys[table, hash_token(token)] = host_key
        while len(self._keys) > MOST_KEYS:
            self._keys.popitem(last=False)

    def take_key(self, table: str, tokens: list[str]) -> str:
        """Return the host key if one of these tokens asked for that table."""
        for token in tokens:
            if key := self._keys.pop((table, hash_token(token)), ""):
                return key
        return ""

    def close(self) -> None:
        """Stop the processes and threads."""
        self._describers.shutdown(wait=False, cancel_futures=True)
        self.workers.close()
        self.hints.close()
        self.coach.close()
