"""Executors: tasks run on all cores of this machine or on a Ray cluster, with the same results."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from types import ModuleType
from typing import TypeVar

from rollwright.core.errors import InvalidSetup, check_whole
from rollwright.core.extras import need

T = TypeVar("T")
R = TypeVar("R")

LOCAL, RAY, CUDA = "local", "ray", "cuda"
ENGINES = (LOCAL, RAY)
"""What runs tasks of any kind; a GPU runs nothing but simulations."""
RETRIES = 10
"""Attempts to repeat a task whose worker died."""


def check_engine(engine: str, workers: int | None = None, engines: Sequence[str] = ENGINES) -> None:
    """Refuse an unknown or missing engine before any game is played."""
    if workers is not None:
        check_whole("jobs", workers)
    if workers is not None and workers < 1:
        raise InvalidSetup(f"a simulation needs at least 1 job, not {workers}")
    if engine not in engines:
        raise InvalidSetup(f"an engine is {' or '.join(engines)} here, not {engine[:20]!r}")
    if engine == RAY:
        need("ray", "this needs", "ray")


def run_tasks(
    function: Callable[[T], R], tasks: Iterable[T], engine: str = LOCAL, workers: int | None = None
) -> Iterator[R]:
    """Yield the function's result for every task, in their order."""
    check_engine(engine, workers)
    if engine == RAY:
        return _run_on_ray(function, iter(tasks), workers)
    return _run_here(function, iter(tasks), workers or os.cpu_count() or 1)


def _run_here(function: Callable[[T], R], tasks: Iterator[T], workers: int) -> Iterator[R]:
    """Run threads, since compiled code releases the interpreter lock; the first task compiles, so alone."""
    for task in tasks:
        yield function(task)
        break
    pool = ThreadPoolExecutor(workers)
    waiting: deque[Future[R]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(function, task))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _run_on_ray(function: Callable[[T], R], tasks: Iterator[T], workers: int | None) -> Iterator[R]:
    """Run tasks on the cluster that RAY_ADDRESS names, or on one started for this run."""
    from importlib import import_module

    ray = import_module("ray")
    started = _start_ray(ray, workers)
    try:
        remote = ray.remote(_call).options(max_retries=RETRIES, retry_exceptions=False)
        shared = ray.put(function)
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[object] = deque()
        for task in tasks:
            waiting.append(remote.remote(shared, task))
            if len(waiting) > most:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        if started:
            ray.shutdown()


def _call(function: Callable[[T], R], task: T) -> R:
    """Run one task; Ray takes plain functions only, and sends the first argument once to each worker."""
    return function(task)


def _start_ray(ray: ModuleType, workers: int | None) -> bool:
    """Connect to a cluster or start one, unless already connected; say whether to disconnect afterwards."""
    if ray.is_initialized():
        return False
    settings: dict[str, object] = {"log_to_driver": False, "logging_level": "error"}
    if "RAY_ADDRESS" not in os.environ:
        settings |= {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(**settings)
    except Exception as wrong:  # Ray raises plain exceptions, of a node that started too slowly for one
        raise InvalidSetup(f"Ray did not start: {wrong}") from wrong
    return True
