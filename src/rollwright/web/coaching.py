"""The coach at work: records are judged in a process of their own, addresses in turn; nobody else waits.

Judging takes a minute of thinking, and at first of compiling: in a thread it would slow down every table.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import Any

from ..core.errors import RollwrightError
from ..table.turns import Turns, Who
from .catalogue import say
from .workers import give_way

Json = dict[str, Any]
Analyst = Callable[..., Mapping[str, Any]]
"""Judges a record: (text, playouts, seat, progress=...) -> what `rollwright analyze --json` prints."""
QUICK, DEEP = 400, 3000
"""Playouts for each decision."""
MOST_WAITING = 12
MOST_OF_ONE = 3
"""Games that one address may have waiting."""
LONGEST = 15 * 60.0
"""Seconds for one game."""
MOST_KEPT = 60
NICE = 10


@dataclass
class Job:
    """A seat's game to judge, how far it is, and at last what was found or why not."""

    text: str
    seat: int
    playouts: int
    steps: int
    who: str = ""
    """The address that asked."""
    done: int = 0
    is_running: bool = False
    answer: Json | None = None
    told: bytes = b""
    """What was found, drawn and as it is sent."""
    wrong: str = ""

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to wait for."""
        return self.answer is not None or bool(self.wrong)


class Coach:
    """Judges records when asked, each once."""

    def __init__(self, analyze: Analyst | None = None) -> None:
        self._analyze = analyze
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._turns: Turns[Job] = Turns()
        self._queueing = Lock()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="coach")
        self._process: BaseProcess | None = None
        self._is_closed = False

    def ask(self, text: str, seat: int, playouts: int, steps: int, who: str = "") -> str:
        """Have a seat's game judged and return the name of the job; RollwrightError if it cannot be now."""
        name = hashlib.sha256(f"{seat}|{playouts}|{text}".encode()).hexdigest()
        if name in self._jobs and not self._jobs[name].wrong:
            return name
        if self._analyze is None:
            raise RollwrightError(say("coach.none"))
        waiting = [job.who for job in self._jobs.values() if not job.is_over]
        if len(waiting) >= MOST_WAITING or waiting.count(who) >= MOST_OF_ONE:
            raise RollwrightError(say("coach.busy"))
        job = self._jobs[name] = Job(text, seat, playouts, steps, who)
        with self._queueing:
            self._turns.add(Who(who), job)
        self._pool.submit(self._judge_next)
        self._forget()
        return name

    def _forget(self) -> None:
        over = [name for name, job in self._jobs.items() if job.is_over]
        for name in over[: max(0, len(self._jobs) - MOST_KEPT)]:
            del self._jobs[name]

    def find(self, name: str) -> Job | None:
        """Return a job as it stands."""
        return self._jobs.get(name)

    @property
    def waiting(self) -> int:
        """How many games wait to be judged, or are."""
        return sum(not job.is_over for job in self._jobs.values())

    def before(self, job: Job) -> int:
        """Return how many jobs are judged before this one."""
        waiting = [other for other in self._jobs.values() if not other.is_over]
        return next((number for number, other in enumerate(waiting) if other is job), 0)

    def _judge_next(self) -> None:
        """Judge a game of whoever's turn it is."""
        with self._queueing:
            job = self._turns.take()
        if job is not None:
            self._judge(job)

    def _judge(self, job: Job) -> None:
        """Start a process for the job and listen to it until it is done."""
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe(duplex=False)
        args = (theirs, self._analyze, job.text, job.playouts, job.seat)
        process = context.Process(target=_work, args=args, daemon=True)
        try:
            process.start()
            self._process, job.is_running = process, True
            theirs.close()
            if self._is_closed:
                process.terminate()
            _listen(job, mine, time.monotonic() + LONGEST)
            process.terminate()
            process.join()
        except OSError:
            job.wrong = say("coach.failed")
        finally:
            self._process = None
            mine.close()

    def close(self) -> None:
        """Stop judging."""
        self._is_closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        if (process := self._process) is not None:
            process.terminate()


def _listen(job: Job, heard: Connection, deadline: float) -> None:
    while not job.is_over:
        try:
            if not heard.poll(max(0.0, deadline - time.monotonic())):
                job.wrong = say("coach.too_long")
                return
            what, value = heard.recv()
        except (EOFError, OSError):
            job.wrong = say("coach.failed")
            return
        if what == "done":
            job.done = value
        elif what == "answer":
            job.answer = value
        else:
            job.wrong = value


def _work(told: Connection, analyze: Analyst, text: str, playouts: int, seat: int) -> None:
    """Judge a record in this process, behind everything else that wants to run."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way(NICE, idly=False)
    try:
        answer = analyze(text, playouts, seat, progress=lambda done: told.send(("done", done)))
        told.send(("answer", answer))
    except RollwrightError as wrong:
        told.send(("wrong", str(wrong)))
