"""The coach at work: records are judged in a process of their own, addresses in turn; nobody else waits.

Judging takes a minute of thinking, and at first of compiling: in a thread it would slow down every table.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock

from ...core.errors import RollwrightError, tell_error
from ...language.current import call_in_language
from ...table.actors.fair_queue import Client, Turns
from ..html.words import say
from ..study.coach_jobs import Coach, Job
from .worker_process import give_way, set_budget
from .workers import CORES

Analyst = Callable[..., Mapping[str, object]]
"""Judges a record: (text, playouts, seat, progress=..., on_judged=...) -> what `analyze --json` prints."""
MOST_WAITING = 12
MOST_OF_ONE = 3
"""Games that one address may have waiting."""
LONGEST = 15 * 60.0
"""Seconds of every core for one game."""
STUCK = 4 * 3600.0
"""Seconds by the clock after which a game is given up, however busy the machine is."""
LISTENING = 1.0
"""Seconds after which it is looked again whether a game is given up."""
ENDING = 5.0
"""Seconds that a process which has nothing more to say has to end by itself."""
MOST_KEPT = 60
NICE = 10


class ProcessCoach(Coach):
    """Judges records when asked, each once, in a process of its own."""

    def __init__(self, analyze: Analyst | None = None) -> None:
        self._analyze = analyze
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._turns: Turns[Job] = Turns()
        self._queueing = Lock()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="coach")
        self._process: BaseProcess | None = None
        self._is_closed = False

    def take(self, job: Job) -> str:
        """Take a job on and return its name, which is that of the same job if it was taken before."""
        name = job.name
        if (known := self.find(name)) is not None and not known.wrong:
            return name
        if self._analyze is None:
            raise RollwrightError(say("coach-none"))
        mine = sum(each.who == job.who for each in self._waiting())
        if mine >= MOST_OF_ONE or not (self.waiting < MOST_WAITING or self._make_room(mine + 1)):
            raise RollwrightError(say("coach-busy"))
        self._jobs[name] = job
        with self._queueing:
            self._turns.add(Client(job.who), job)
        self._pool.submit(self._judge_next)
        self._forget()
        return name

    def _make_room(self, most: int) -> bool:
        """Refuse the game that nobody has looked at for longest, or one of an address with more than `most`.

        The latter is the last of the address that has most waiting.
        """
        unwatched = (job for job in self._waiting() if not job.is_watched)
        job = min(unwatched, key=lambda job: job.looked, default=None)
        if job is None:
            with self._queueing:
                job = self._turns.drop_from_longest(most)
        if job is not None:
            job.wrong = _say_to(job, "coach-busy")
        return job is not None

    def _forget(self) -> None:
        over = [name for name, job in self._jobs.items() if job.is_over]
        for name in over[: max(0, len(self._jobs) - MOST_KEPT)]:
            del self._jobs[name]

    def find(self, name: str) -> Job | None:
        """Return a job as it stands, for somebody who looks at it."""
        if (job := self._jobs.get(name)) is not None:
            job.looked = time.monotonic()
        return job

    def _waiting(self) -> list[Job]:
        return [job for job in list(self._jobs.values()) if not job.is_over]

    def _gives_way(self, job: Job) -> bool:
        """Refuse a job that nobody looks at, if somebody waits for another one; says whether it was."""
        if not job.is_over and not job.is_watched and any(each.is_watched for each in self._waiting()):
            job.wrong = _say_to(job, "coach-busy")
        return job.is_over

    @property
    def waiting(self) -> int:
        """How many games wait to be judged, or are."""
        return len(self._waiting())

    def before(self, job: Job) -> int:
        """Return how many jobs are judged before this one."""
        return next((number for number, other in enumerate(self._waiting()) if other is job), 0)

    def _judge_next(self) -> None:
        """Judge the next game in turn."""
        with self._queueing:
            job = self._turns.take()
        if job is not None and not self._gives_way(job):
            self._judge(job)

    def _judge(self, job: Job) -> None:
        """Start a process for the job and listen to it until it is done."""
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe(duplex=False)
        args = (job.language, _work, theirs, self._analyze, job.text, job.playouts, job.seat, LONGEST * CORES)
        process = context.Process(target=call_in_language, args=args, daemon=True)
        try:
            process.start()
            self._process, job.is_running = process, True
            theirs.close()
            if self._is_closed:
                process.terminate()
            is_stuck = _listen(job, mine, time.monotonic() + STUCK, self._gives_way)
            process.join(0 if is_stuck or job.wrong else ENDING)
            process.terminate()
            process.join()
            if not job.is_over:
                is_late = is_stuck or process.exitcode == -signal.SIGPROF
                job.wrong = call_in_language(
                    job.language, say, "coach-too_long" if is_late else "coach-failed"
                )
        except OSError:
            job.wrong = _say_to(job, "coach-failed")
        finally:
            self._process = None
            mine.close()

    def close(self) -> None:
        """Stop judging."""
        self._is_closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        if (process := self._process) is not None:
            process.terminate()


def _say_to(job: Job, name: str) -> str:
    return call_in_language(job.language, say, name)


def _listen(job: Job, heard: Connection, deadline: float, gives_way: Callable[[Job], bool]) -> bool:
    """Take in what the process says until it is done or has died; returns whether it is given up."""
    while not gives_way(job):
        try:
            if time.monotonic() > deadline:
                return True
            if not heard.poll(LISTENING):
                continue
            what, value = heard.recv()
        except (EOFError, OSError):
            return False
        if what == "done":
            job.done = value
        elif what == "judged":
            job.judged.append(value)
        elif what == "answer":
            job.answer = value
        else:
            job.wrong = value
    return False


def _work(told: Connection, analyze: Analyst, text: str, playouts: int, seat: int, budget: float) -> None:
    """Judge a record in this process, behind everything else that wants to run."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way(NICE, idly=False)
    set_budget(budget)
    try:
        answer = analyze(
            text,
            playouts,
            seat,
            progress=lambda done: told.send(("done", done)),
            on_judged=lambda judged: told.send(("judged", judged)),
        )
        told.send(("answer", answer))
    except RollwrightError as wrong:
        told.send(("wrong", tell_error(wrong)))
