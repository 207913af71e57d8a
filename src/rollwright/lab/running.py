"""Running many jobs: on all cores of this machine, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from rollwright.core.errors import InvalidSetup
from rollwright.core.extras import need

J = TypeVar("J")
R = TypeVar("R")

LOCAL, RAY, CUDA = "local", "ray", "cuda"
ENGINES = (LOCAL, RAY, CUDA)
RETRIES = 10
"""Times a job is done again when the worker that had it dies."""


def check_engine(engine: str, workers: int | None = None) -> None:
    """Refuse an engine that there is not, before any game is played."""
    if workers is not None and workers < 1:
        raise InvalidSetup(f"a simulation needs at least 1 job, not {workers}")
    if engine not in ENGINES:
        raise InvalidSetup(f"an engine is {' or '.join(ENGINES)}, not {engine[:20]!r}")
    if engine == RAY:
        need("ray", "this needs", "ray")


def run_jobs(
    function: Callable[[J], R], jobs: Iterable[J], engine: str = LOCAL, workers: int | None = None
) -> Iterator[R]:
    """Yield the function's result for every job, in the jobs' order."""
    check_engine(engine, workers)
    if engine == RAY:
        return _run_on_ray(function, iter(jobs), workers)
    return _run_here(function, iter(jobs), workers or os.cpu_count() or 1)


def _run_here(function: Callable[[J], R], jobs: Iterator[J], workers: int) -> Iterator[R]:
    """Run threads, since compiled code runs side by side; the first job is alone, for it compiles."""
    for job in jobs:
        yield function(job)
        break
    pool = ThreadPoolExecutor(workers)
    waiting: deque[Future[R]] = deque()
    try:
        for job in jobs:
            waiting.append(pool.submit(function, job))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _run_on_ray(function: Callable[[J], R], jobs: Iterator[J], workers: int | None) -> Iterator[R]:
    """Run tasks on the cluster that RAY_ADDRESS names, or on one started here for the purpose."""
    from importlib import import_module

    ray: Any = import_module("ray")
    started = _start_ray(ray, workers)
    try:
        task: Any = ray.remote(_do).options(max_retries=RETRIES, retry_exceptions=False)
        shared = ray.put(function)
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        for job in jobs:
            waiting.append(task.remote(shared, job))
            if len(waiting) > most:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        if started:
            ray.shutdown()


def _do(function: Callable[[J], R], job: J) -> R:
    """Do one job; Ray takes plain functions only, and sends this one's first argument once to each worker."""
    return function(job)


def _start_ray(ray: Any, workers: int | None) -> bool:
    """Join or start a cluster unless one is joined already; say whether to leave it afterwards."""
    if ray.is_initialized():
        return False
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if "RAY_ADDRESS" not in os.environ:
        settings |= {"num_cpus": workers, "include_dashboard": False}
    ray.init(**settings)
    return True
