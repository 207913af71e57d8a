"""One worker process: questions go in over a pipe, answers come out; the budget is processor time."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Lock

from ...core.errors import RollwrightError, tell_error
from ...language.current import call_in_language, current_language
from ..door.host import Stopped
from ..html.words import say

logger = logging.getLogger(__name__)
STARTING = 120.0
"""Seconds for a new process to be there, on a machine that has much else to do."""
STUCK, STUCK_TIMES = 600.0, 10
"""Seconds by the clock after which a process is given up that uses no processor time, or this many times its
budget, if that is longer."""
PRELOADED = ["rollwright.web.study.answers", "rollwright.web.table.downloads"]
BEGUN = "begun"


@dataclass(frozen=True)
class WorkLimits:
    """What a pool gives to questions."""

    size: int = 2
    seconds: float = 10.0
    """Of processor time for one: a busy machine stops nobody's question."""
    memory: int = 1 << 30
    """Bytes above what a process has when it starts."""
    waiting: int = 400
    of_one: int = 60
    """Questions that may wait: of everybody, and of one address."""
    nice: int = 10
    gives_way: bool = True
    """Whether, while somebody plays, questions have a core only if nothing else wants it."""


class _DiedIdle(Exception):
    """The process was gone before it had begun with the question."""


class Worker:
    """One process; all methods but `start` and `close` are called from one thread at a time."""

    def __init__(self, limits: WorkLimits, idly: bool = False) -> None:
        self._limits, self._idly = limits, idly
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._is_closed = False
        self._starting = Lock()
        """The first question may come while the process is being started without one."""

    def answer(self, function: Callable[..., object], args: tuple[object, ...]) -> object:
        """Return the answer to a question; RollwrightError if it is refused, stopped or fails.

        A process that died while it was idle is replaced, and the question asked once more.
        """
        try:
            kind, value = self._ask(function, args)
        except _DiedIdle:
            self._stop()
            try:
                kind, value = self._ask(function, args)
            except _DiedIdle:
                self._stop()
                raise Stopped(say("wrong-failed")) from None
        if kind == "answer":
            return value
        if kind == "refused":
            raise RollwrightError(str(value))
        self._stop()
        logger.error("a question could not be answered: %s", value or kind)
        raise Stopped(say("wrong-too_large" if kind == "memory" else "wrong-failed"))

    def _ask(self, function: Callable[..., object], args: tuple[object, ...]) -> tuple[str, object]:
        line, patience = self.start(), max(STUCK, STUCK_TIMES * self._limits.seconds)
        try:
            line.send((current_language(), function, args))
            if not line.poll(patience) or line.recv() != BEGUN:
                raise _DiedIdle
        except (EOFError, OSError):
            raise _DiedIdle from None
        try:
            if line.poll(patience):
                kind, value = line.recv()
                return kind, value
            was_too_long = True
        except (EOFError, OSError):
            was_too_long = self._ran_out_of_time()
        self._stop()
        raise Stopped(say("wrong-too_long" if was_too_long else "wrong-failed"))

    def _ran_out_of_time(self) -> bool:
        """Say whether the process that has just ended had used up its processor time."""
        process = self._process
        if process is None or not hasattr(signal, "SIGPROF"):
            return False
        process.join(STARTING)
        return process.exitcode == -signal.SIGPROF

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
            raise Stopped(say("wrong-failed"))
        mine.recv()
        self._line = mine
        return mine

    def _stop(self) -> None:
        process, line = self._process, self._line
        self._process = self._line = None
        if line is not None:
            line.close()
        if process is not None:
            _kill(process)
            process.join()

    def close(self) -> None:
        """Stop for good, from any thread."""
        self._is_closed = True
        if (process := self._process) is not None:
            _kill(process)


def _kill(process: BaseProcess) -> None:
    """Kill a process that lives.

    The number of one that died has been given back, for the fork server waits for it: it may be a stranger's.
    """
    if process.is_alive():
        process.kill()


def _context() -> ForkServerContext | SpawnContext:
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
            language, function, args = line.recv()
            line.send(BEGUN)
            set_budget(limits.seconds)
            answer = call_in_language(language, _answer, function, args)
            set_budget(0)
            line.send(answer)
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


def _answer(function: Callable[..., object], args: tuple[object, ...]) -> tuple[str, object]:
    try:
        return "answer", function(*args)
    except RollwrightError as wrong:
        return "refused", tell_error(wrong)
    except (MemoryError, RecursionError):
        return "memory", ""
    except Exception as wrong:
        return "failed", _place_of(wrong)


def _place_of(wrong: Exception) -> str:
    """Return what failed and where, without a word of what was asked."""
    last = traceback.extract_tb(wrong.__traceback__)[-1]
    return f"{type(wrong).__name__} in {last.name}, {Path(last.filename).name} line {last.lineno}"


def set_budget(seconds: float) -> None:
    """End this process after these seconds of processor time, even if its parent is gone."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _limit_memory(memory: int) -> None:
    try:
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        ceiling = pages * resource.getpagesize() + memory
        resource.setrlimit(resource.RLIMIT_AS, (ceiling, ceiling))
    except (ImportError, OSError, ValueError):
        # Not on this system; the deadline holds all the same.
        pass
