"""The coach of a page: it judges a record step by step, where bots think."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from itertools import count
from pkgutil import resolve_name
from typing import Protocol, cast

from ...core.errors import RollwrightError, tell_error
from ..html.words import say
from ..study.answers import played_record
from ..study.coach_jobs import Analysis, Coach, Decision, Job
from .kernels import Kernels
from .thinking import ThinkingPool

logger = logging.getLogger(__name__)


class News(Protocol):
    """How far an analysis is, the move that was judged, at the end the answer."""

    @property
    def done(self) -> int: ...
    @property
    def judged(self) -> object: ...
    @property
    def answer(self) -> object: ...


Judge = Callable[[str, int, int], Iterator[News]]
"""Judges a record: (text, playouts, seat) -> news, one of each step; the last one has the answer."""
PLAYOUTS = 100
"""For each decision, unless the coach is to look deeper: one core thinks, at half of its speed."""
Question = tuple[str, int, int]
"""A record, playouts and a seat."""
_begun: dict[tuple[str, Question], tuple[Iterator[News], list[News | None]]] = {}
"""The analysis that goes on, and its news so far."""


def judge_step(judge: str, question: Question, step: int) -> News | None:
    """Return the news of a step of an analysis, None after the last one; runs where bots think.

    `judge` is the name of a Judge, which is imported for the coach alone: "rollwright.api:iterate_analysis".
    """
    if (judge, question) not in _begun:
        _begun.clear()
        _begun[judge, question] = (cast(Judge, resolve_name(judge))(*question), [])
    steps, news = _begun[judge, question]
    while len(news) <= step:
        news.append(next(steps, None))
    return news[step]


class PageCoach(Coach):
    """Judges one record at a time: a new question takes the place of the one before."""

    quick = PLAYOUTS

    def __init__(self, judge: str, pool: ThinkingPool, kernels: Kernels) -> None:
        self._judge, self._pool, self._kernels = judge, pool, kernels
        self._jobs: dict[str, Job] = {}
        self._task: asyncio.Task[None] | None = None

    def take(self, job: Job) -> str:
        """Judge a game, and stop to judge any other."""
        known = self._jobs.get(job.name)
        if known is None or known.wrong:
            self.stop()
            self._jobs[job.name] = job
            self._task = asyncio.ensure_future(self._work(job))
        return job.name

    def find(self, name: str) -> Job | None:
        """Return a job as it stands."""
        return self._jobs.get(name)

    async def _work(self, job: Job) -> None:
        try:
            options = played_record(job.text)[1].options
            await self._kernels.load_for(job.game, options, needs_values=True)
            job.is_running = True
            await self._take_steps(job)
        except RollwrightError as wrong:
            job.wrong = tell_error(wrong)
        except Exception:
            logger.exception("the coach failed")
            job.wrong = say("coach-failed")

    async def _take_steps(self, job: Job) -> None:
        question = (job.text, job.playouts, job.seat)
        for step in count():
            news = await self._pool.go_on(judge_step, self._judge, question, step)
            if news is None:
                return
            _take(job, news)
            await asyncio.sleep(0)

    def stop(self) -> None:
        """Judge no more; what is not finished is forgotten."""
        if self._task is not None:
            self._task.cancel()
        self._jobs = {name: job for name, job in self._jobs.items() if job.is_over}


def _take(job: Job, news: News) -> None:
    """Note how far a job is."""
    job.done = max(job.done, news.done)
    job.judged += [cast(Decision, news.judged)] if news.judged is not None else []
    job.answer = cast(Analysis | None, news.answer)
