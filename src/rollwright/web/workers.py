"""Processes that answer what strangers ask and think for bots, apart from play.

They do so in turn, with a deadline, with so much memory, and behind the server where both want one core.

    pool = WorkerPool()
    answer = await pool.ask(Who(address), score_sheet, {"text": "duel"})

A question is a function of a module and values that can be pickled. One that takes too long, or too much
memory, is stopped with its process; a new one takes its place. The functions may raise RollwrightError, and
so does `ask`.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
import traceback
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from math import ceil
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar, cast

from ..core.errors import RollwrightError
from ..table.turns import Turns, Who
from .catalogue import say
from .measuring import Histogram

T = TypeVar("T")
logger = logging.getLogger(__name__)
STARTING = 120.0
"""Seconds for a new process to be there, on a machine that has much else to do."""
MOST_KEPT = 300
LARGEST_KEPT = 200_000
CORES = os.cpu_count() or 1
LONG = 0.5
"""Seconds; beside a question that takes longer the next is begun, whoever plays."""
PRELOADED = ["rollwright.web.questions", "rollwright.web.downloads"]


@dataclass(frozen=True)
class WorkLimits:
    """What a pool gives to questions."""

    size: int = 2
    seconds: float = 10.0
    memory: int = 1 << 30
    """Bytes above what a process has when it starts."""
    waiting: int = 400
    of_one: int = 60
    """Questions that may wait: of everybody, and of one address."""
    nice: int = 10
    gives_way: bool = True
    """Whether, while somebody plays, questions have a core only if nothing else wants it."""


class Busy(RollwrightError):
    """Too much waits already."""


class Stopped(RollwrightError):
    """The question took too long or too much memory, or its process died."""


@dataclass(eq=False)
class _Question:
    who: Who
    function: Callable[..., Any]
    args: tuple[Any, ...]
    answer: asyncio.Future[Any]
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
        """Whether anybody plays now, who needs a core."""
        self._kept: OrderedDict[tuple[Any, ...], Any] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return len(self._turns)

    async def ask(self, who: Who, function: Callable[..., T], *args: Any) -> T:
        """Return the answer; Busy if too much waits, Stopped if it took too much."""
        if self._turns.waiting(who.group) >= self.limits.of_one or len(self._turns) >= self.limits.waiting:
            self.counters["refused"] += 1
            raise Busy(say("wrong.busy"))
        return await self.work(who, function, *args)

    async def work(self, who: Who, function: Callable[..., T], *args: Any) -> T:
        """Return the answer to what the server itself asks, which is limited where tables are opened."""
        question = _Question(who, function, args, asyncio.get_running_loop().create_future())
        self._turns.add(who, question)
        self._go_on()
        return cast(T, await question.answer)

    async def ask_once(self, who: Who, function: Callable[..., T], *args: Any) -> T:
        """Return the answer to a question that is asked again and again, found once."""
        key = (function, *args)
        if key not in self._kept:
            answer = await self.ask(who, function, *args)
            if isinstance(answer, str | bytes) and len(answer) > LARGEST_KEPT:
                return answer
            self._kept[key] = answer
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return cast(T, self._kept[key])

    def _go_on(self) -> None:
        """Give idle processes their next questions; whoever left meanwhile is passed over."""
        while len(self._running) < len(self._workers) and self._may_begin():
            if (question := self._turns.take()) is None:
                return
            if not question.answer.done():
                idle = self._idle_behind if self.limits.gives_way and self.has_players() else self._idle
                task = asyncio.create_task(self._answer(idle, idle.pop(), question))
                self._running[task] = time.monotonic()
                task.add_done_callback(self._finish)

    def _may_begin(self) -> bool:
        """Say whether a process may begin: one core is left to those who play, while questions are short.

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
            found = await loop.run_in_executor(self._threads, worker.answer, question.function, question.args)
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


class Worker:
    """One process; all methods but `start` and `close` are called from one thread at a time."""

    def __init__(self, limits: WorkLimits, idly: bool = False) -> None:
        self._limits, self._idly = limits, idly
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._is_closed = False
        self._starting = Lock()
        """The first question may come while the process is being started without one."""

    def answer(self, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """Have a question answered; RollwrightError if it is refused, stopped or cannot be."""
        line = self.start()
        try:
            line.send((function, args))
            if not line.poll(self._limits.seconds):
                raise Stopped(say("wrong.too_long"))
            kind, value = line.recv()
        except (EOFError, OSError):
            self._stop()
            raise Stopped(say("wrong.failed")) from None
        except Stopped:
            self._stop()
            raise
        if kind == "answer":
            return value
        if kind == "refused":
            raise RollwrightError(value)
        self._stop()
        logger.error("a question could not be answered: %s", value or kind)
        raise Stopped(say("wrong.too_large" if kind == "memory" else "wrong.failed"))

    def start(self) -> Connection:
        """Start the process unless it runs."""
        with self._starting:
            return self._line or self._start()

    def _start(self) -> Connection:
        context = _context()
        mine: Connection
        theirs: Connection
        mine, theirs = context.Pipe()
        limits = self._limits
        process = context.Process(target=serve, args=(theirs, limits, self._idly))
        process.daemon = True
        process.start()
        theirs.close()
        self._process = process
        if self._is_closed or not mine.poll(STARTING):
            mine.close()
            self._stop()
            raise Stopped(say("wrong.failed"))
        mine.recv()
        self._line = mine
        return mine

    def _stop(self) -> None:
        process, line = self._process, self._line
        self._process = self._line = None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.join()

    def close(self) -> None:
        """Stop for good, from any thread."""
        self._is_closed = True
        if (process := self._process) is not None:
            process.kill()


def _context() -> Any:
    """Return how processes are made: from a small one that has read our modules, where that is possible."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    return context


# ---- inside the process


def serve(line: Connection, limits: WorkLimits, idly: bool) -> None:
    """Answer questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    give_way(limits.nice, idly)
    _limit_memory(limits.memory)
    try:
        line.send("ready")
        while True:
            function, args = line.recv()
            _set_alarm(ceil(limits.seconds) + 1)
            line.send(_answer(function, args))
            _set_alarm(0)
    except (EOFError, OSError):
        # The server has stopped.
        return


def give_way(nice: int, idly: bool) -> None:
    """Come behind the server: have less of a core than it, and never take one from it on waking up.

    A process with little of a core may all the same keep it for some milliseconds when the server wakes up;
    one that has it idly gives it up at once.
    """
    if hasattr(os, "nice"):
        os.nice(nice)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE if idly else os.SCHED_BATCH, os.sched_param(0))


def _answer(function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[str, Any]:
    try:
        return "answer", function(*args)
    except RollwrightError as wrong:
        return "refused", str(wrong)
    except (MemoryError, RecursionError):
        return "memory", ""
    except Exception as wrong:
        return "failed", _place_of(wrong)


def _place_of(wrong: Exception) -> str:
    """Return what failed and where, without a word of what was asked."""
    last = traceback.extract_tb(wrong.__traceback__)[-1]
    return f"{type(wrong).__name__} in {last.name}, {Path(last.filename).name} line {last.lineno}"


def _set_alarm(seconds: int) -> None:
    """Die after so many seconds, also when whoever asked is dead and cannot stop us."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def _limit_memory(memory: int) -> None:
    try:
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        ceiling = pages * resource.getpagesize() + memory
        resource.setrlimit(resource.RLIMIT_AS, (ceiling, ceiling))
    except (ImportError, OSError, ValueError):
        # Not on this system; the deadline holds all the same.
        pass
