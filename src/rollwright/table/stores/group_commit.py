"""One thread that writes for everybody, so that a hundred tables share one wait for the disk.

The writer takes whatever has gathered while the last commit was syncing and has it committed together.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread
from typing import Generic, TypeVar

from .store import StoreFailed

MOST_AT_ONCE = 256
Work = TypeVar("Work")


@dataclass
class Job(Generic[Work]):
    """Something to write, and who waits until it is safe."""

    work: Work
    done: Future[object] = field(default_factory=Future)

    def answer(self, answer: object) -> None:
        """Hand over the result; an exception is raised where it is waited for."""
        if isinstance(answer, BaseException):
            self.done.set_exception(answer)
        else:
            self.done.set_result(answer)


class GroupWriter(Generic[Work]):
    """Gathers jobs and hands them to `commit`, which answers every one of them and never raises."""

    def __init__(self, commit: Callable[[list[Job[Work]]], None]) -> None:
        self._commit = commit
        self._jobs: SimpleQueue[Job[Work] | None] = SimpleQueue()
        self._is_closed = False
        self.commits = 0
        self._thread = Thread(target=self._write_on, name="store-writer", daemon=True)
        self.start()

    def start(self) -> None:
        """Begin to write; a simulator writes by `write_next`, when it likes."""
        self._thread.start()

    def submit(self, work: Work) -> Future[object]:
        """Have something written; done after its commit."""
        job = Job(work)
        if self._is_closed:
            job.answer(StoreFailed("the store is closed"))
        else:
            self._jobs.put(job)
        return job.done

    def close(self) -> None:
        """Finish what is queued and take no more."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
            self._thread.join()

    def _write_on(self) -> None:
        while self.write_next():
            pass

    def write_next(self) -> bool:
        """Wait for a job and commit it with all that have gathered; returns whether there may be more."""
        if (job := self._jobs.get()) is None:
            return False
        batch, is_last = self._gather(job)
        # Begun jobs cannot be cancelled any more, so every one of them takes its answer.
        batch = [job for job in batch if job.done.set_running_or_notify_cancel()]
        self.commits += 1
        self._commit(batch)
        return not is_last

    def _gather(self, first: Job[Work]) -> tuple[list[Job[Work]], bool]:
        """Return the job and all that wait behind it, and whether closing was asked for."""
        batch = [first]
        while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                return batch, True
            batch.append(job)
        return batch, False
