"""Where bots decide: a few threads or processes, for which tables take turns.

Bots that decide at once and bots that think long wait in two queues with places of their own, so that
nobody's quick bot waits for anybody's slow one. In each queue those who opened tables take turns, then their
tables; and a table never has all threads. A server has those that think long decide in processes, which share
neither its interpreter nor its priority; what they are asked must be fit to be sent there.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Protocol, TypeVar, cast

from .fair_queue import Client, Turns

T = TypeVar("T")
QUICK_WORK = 20
"""Playouts for a decision; a bot that needs more thinks long."""


@dataclass(eq=False)
class _Wish:
    who: Client
    function: Callable[..., object]
    args: tuple[object, ...]
    done: asyncio.Future[object]
    since: float = field(default_factory=time.monotonic)


class Pool(Protocol):
    """A fair queue and its workers."""

    @property
    def waiting(self) -> int:
        """How much waits."""
        ...

    async def work(self, who: Client, function: Callable[..., T], *args: object) -> T:
        """Return what the function returns, when its turn has come."""
        ...


class Lane:
    """One fair queue in front of `width` threads."""

    def __init__(self, pool: Executor, width: int) -> None:
        self._pool, self._width = pool, width
        self.on_start: Callable[[float], None] = lambda seconds: None
        """Told of every decision how long it waited."""
        self._turns: Turns[_Wish] = Turns()
        self._busy: Counter[str] = Counter()
        self._running: set[asyncio.Future[object]] = set()

    @property
    def waiting(self) -> int:
        """How many decisions wait."""
        return len(self._turns)

    @property
    def longest_wait(self) -> float:
        """How long the first of those that wait has waited."""
        return max((time.monotonic() - wish.since for wish in self._turns.first_ones()), default=0.0)

    async def work(self, who: Client, function: Callable[..., T], *args: object) -> T:
        """Return what the function returns, when its turn has come."""
        wish = _Wish(who, function, args, asyncio.get_running_loop().create_future())
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
        running = asyncio.get_running_loop().run_in_executor(self._pool, wish.function, *wish.args)
        self._running.add(running)
        self._busy[wish.who.person] += 1
        running.add_done_callback(lambda done: self._finish(wish, done))

    def _finish(self, wish: _Wish, done: asyncio.Future[object]) -> None:
        self._running.discard(done)
        self._busy[wish.who.person] -= 1
        self._busy += Counter()  # drops zeros
        if done.cancelled():
            wish.done.cancel()
        elif not wish.done.done():
            wrong = done.exception()
            wish.done.set_exception(wrong) if wrong else wish.done.set_result(done.result())
        self._go_on()


class Thinkers:
    """Where all bots of all tables decide."""

    def __init__(self, quick: Lane, slow: Pool) -> None:
        self.quick, self.slow = quick, slow

    async def decide(self, who: Client, playouts: int, function: Callable[..., T], *args: object) -> T:
        """Return a bot's decision that takes `playouts` playouts."""
        pool: Pool = self.slow if is_slow(playouts) else self.quick
        return await pool.work(who, function, *args)


def is_slow(playouts: int) -> bool:
    """Say whether a decision of these playouts takes long."""
    return playouts > QUICK_WORK
