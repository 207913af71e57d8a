"""A pool of worker processes for requests that cost work, and for bots that think, apart from play.

They take turns, with a budget of processor time, with so much memory, and behind the server where both want
one core.

    pool = WorkerPool()
    answer = await pool.ask(Client(address), score_sheet, {"text": "duel"})

A question is a function of a module and values that can be pickled. One that takes too long, or too much
memory, is stopped with its process; a new one takes its place. The functions may raise RollwrightError, and
so does `ask`.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar, cast

from ...language.current import call_in_language, current_language
from ...table.actors.fair_queue import Client, Turns
from ..door.host import Busy, Stopped
from ..door.metrics import Histogram
from ..html.words import say
from .worker_process import Worker, WorkLimits

T = TypeVar("T")
MOST_KEPT = 300
LARGEST_KEPT = 200_000
CORES = os.cpu_count() or 1
THINKERS = max(1, min(4, CORES - 1))
"""Processes that think; each takes 230 MB for a game and 420 for all four (120 more with Chiefdom's other
shapes), and starts when it is needed."""
THINKING = WorkLimits(
    size=THINKERS, seconds=300.0, memory=4 << 30, waiting=100, of_one=12, nice=5, gives_way=False
)
"""For hints and for bots that think long; the first of a game may have to wait until it is compiled."""
LONG = 0.5
"""Seconds; beside a question that takes longer the next is begun, even while somebody plays."""


@dataclass(eq=False)
class _Question:
    who: Client
    function: Callable[..., object]
    args: tuple[object, ...]
    answer: asyncio.Future[object]
    language: str = field(default_factory=current_language)
    since: float = field(default_factory=time.monotonic)


class WorkerPool:
    """A few processes and a queue in front of them."""

    def __init__(self, limits: WorkLimits | None = None) -> None:
        self.limits = limits or WorkLimits()
        self.counters: Counter[str] = Counter()
        self.waits, self.times = Histogram(), Histogram()
        self.slowest = 0.0
        self._turns: Turns[_Question] = Turns()
        self._workers = tuple(Worker(self.limits) for _ in range(self.limits.size))
        self._behind = tuple(Worker(self.limits, idly=True) for _ in self._workers)
        self._idle, self._idle_behind = list(self._workers), list(self._behind)
        self._threads = ThreadPoolExecutor(self.limits.size, thread_name_prefix="asking")
        self._running: dict[asyncio.Task[None], float] = {}
        """What is being answered, and since when."""
        self._later: asyncio.TimerHandle | None = None
        self.has_players: Callable[[], bool] = lambda: False
        """Whether anybody plays now and needs a core."""
        self._kept: OrderedDict[tuple[object, ...], object] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return len(self._turns)

    async def ask(self, who: Client, function: Callable[..., T], *args: object) -> T:
        """Return the answer; Busy if too much waits, Stopped if it took too much."""
        waiting = self._turns.waiting(who.group)
        if waiting >= self.limits.of_one or (
            len(self._turns) >= self.limits.waiting and not self._drop(waiting + 1)
        ):
            self.counters["refused"] += 1
            raise Busy(say("wrong-busy"))
        return await self.work(who, function, *args)

    def _drop(self, most: int) -> bool:
        """Refuse the last question of the address that has most waiting, if that is more than `most`."""
        question = self._turns.drop_from_longest(most)
        if question is not None and not question.answer.done():
            self.counters["refused"] += 1
            question.answer.set_exception(Busy(say("wrong-busy")))
        return question is not None

    async def work(self, who: Client, function: Callable[..., T], *args: object) -> T:
        """Return the answer to what the server itself asks, which is limited where tables are opened."""
        question = _Question(who, function, args, asyncio.get_running_loop().create_future())
        self._turns.add(who, question)
        self._go_on()
        return cast(T, await question.answer)

    async def ask_once(self, who: Client, function: Callable[..., T], *args: object) -> T:
        """Return the answer to a question that is asked again and again, found once."""
        key = (current_language(), function, *args)
        if key not in self._kept:
            answer = await self.ask(who, function, *args)
            if isinstance(answer, str | bytes) and len(answer) > LARGEST_KEPT:
                return answer
            self._kept[key] = answer
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return cast(T, self._kept[key])

    def _go_on(self) -> None:
        """Give idle processes their next questions; a client that has left is passed over."""
        while len(self._running) < len(self._workers) and self._may_begin():
            if (question := self._turns.take()) is None:
                return
            if not question.answer.done():
                idle = self._idle_behind if self.limits.gives_way and self.has_players() else self._idle
                task = asyncio.create_task(self._answer(idle, idle.pop(), question))
                self._running[task] = time.monotonic()
                task.add_done_callback(self._finish)

    def _may_begin(self) -> bool:
        """Say whether a process may begin: one core is left to players, while questions are short.

        Otherwise every step of a move would wait until one of these processes gives its core up.
        """
        if len(self._running) < max(1, CORES - 1) or not self.has_players():
            return True
        if (left := max(self._running.values()) + LONG - time.monotonic()) <= 0:
            return True
        if self._later is not None:
            self._later.cancel()
        self._later = asyncio.get_running_loop().call_later(left, self._go_on) if len(self._turns) else None
        return False

    def _finish(self, task: asyncio.Task[None]) -> None:
        del self._running[task]
        self._go_on()

    async def _answer(self, idle: list[Worker], worker: Worker, question: _Question) -> None:
        start = time.monotonic()
        self.waits.note(start - question.since)
        loop = asyncio.get_running_loop()
        try:
            asked = (question.language, worker.answer, question.function, question.args)
            found = await loop.run_in_executor(self._threads, call_in_language, *asked)
            if not question.answer.done():
                question.answer.set_result(found)
        except Exception as wrong:
            self.counters["stopped"] += isinstance(wrong, Stopped)
            if not question.answer.done():
                question.answer.set_exception(wrong)
        finally:
            self._note(time.monotonic() - start)
            idle.append(worker)

    def _note(self, seconds: float) -> None:
        self.times.note(seconds)
        self.slowest = max(self.slowest, seconds)

    def start(self) -> None:
        """Start the processes now, so that the first question need not wait for them."""
        for worker in self._workers:
            self._threads.submit(worker.start)

    def close(self) -> None:
        """Stop everything."""
        for worker in (*self._workers, *self._behind):
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
