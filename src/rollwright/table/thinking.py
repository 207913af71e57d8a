"""Where bots decide: a few threads, for which tables take turns.

Bots that decide at once and bots that think long wait in two queues with threads of their own, so that
nobody's quick bot waits for anybody's slow one. In each queue those who opened tables take turns, then their
tables; and a table never has all threads.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from .turns import Turns, Who

T = TypeVar("T")
QUICK_WORK = 20
"""Playouts for a decision; whoever needs more thinks long."""


@dataclass(eq=False)
class _Wish:
    who: Who
    work: Callable[[], Any]
    done: asyncio.Future[Any]
    since: float = field(default_factory=time.monotonic)


class Lane:
    """One queue in front of so many threads."""

    def __init__(self, pool: Executor, width: int) -> None:
        self._pool, self._width = pool, width
        self.on_start: Callable[[float], None] = lambda seconds: None
        """Told of every decision how long it waited."""
        self._turns: Turns[_Wish] = Turns()
        self._busy: Counter[str] = Counter()
        self._running: set[asyncio.Future[Any]] = set()

    @property
    def waiting(self) -> int:
        """How many decisions wait."""
        return len(self._turns)

    @property
    def longest_wait(self) -> float:
        """How long the first of those that wait has waited."""
        return max((time.monotonic() - wish.since for wish in self._turns.first_ones()), default=0.0)

    async def decide(self, who: Who, work: Callable[[], T]) -> T:
        """Return what the work returns, when its turn has come."""
        wish = _Wish(who, work, asyncio.get_running_loop().create_future())
        self._turns.add(who, wish)
        self._go_on()
        return cast(T, await wish.done)

    def _go_on(self) -> None:
        while len(self._running) < self._width and (wish := self._next()) is not None:
            if not wish.done.cancelled():
                self._start(wish)

    def _next(self) -> _Wish | None:
        """Return the next wish; a table that has all threads but one is passed over."""
        most = max(1, self._width - 1)
        full = frozenset(table for table, count in self._busy.items() if count >= most)
        return self._turns.take(full)

    def _start(self, wish: _Wish) -> None:
        self.on_start(time.monotonic() - wish.since)
        running = asyncio.get_running_loop().run_in_executor(self._pool, wish.work)
        self._running.add(running)
        self._busy[wish.who.person] += 1
        running.add_done_callback(lambda done: self._finish(wish, done))

    def _finish(self, wish: _Wish, done: asyncio.Future[Any]) -> None:
        self._running.discard(done)
        self._busy[wish.who.person] -= 1
        self._busy += Counter()  # forgets those who are done
        if done.cancelled():
            wish.done.cancel()
        elif not wish.done.done():
            wrong = done.exception()
            wish.done.set_exception(wrong) if wrong else wish.done.set_result(done.result())
        self._go_on()


class Thinkers:
    """The threads of all bots of all tables."""

    def __init__(self, quick: Executor, slow: Executor, width: int) -> None:
        self.quick, self.slow = Lane(quick, width), Lane(slow, width)

    async def decide(self, who: Who, playouts: int, work: Callable[[], T]) -> T:
        """Return a bot's decision that takes so many playouts."""
        lane = self.quick if playouts <= QUICK_WORK else self.slow
        return await lane.decide(who, work)
