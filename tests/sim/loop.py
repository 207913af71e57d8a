"""An event loop that is stepped from outside: callbacks in order, threads and timers at drawn times."""

from __future__ import annotations

import asyncio
import contextlib
import warnings
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextvars import Context
from itertools import count
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .world import Node

THREAD_SECONDS = 0.004
"""What a thread waits for at most, before it works and before its answer is heard."""
TIMER_RESOLUTION = 1e-6
"""How early timers may fire."""


class Buried(RuntimeError):
    """The process of this event loop is dead."""


@contextlib.contextmanager
def running(loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Let a loop be the one that runs; where browsers are driven another one runs before and after."""
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(before)


class NodeTask(asyncio.Task[Any]):
    """A task whose hash is a number: sets of tasks have the same order in every run."""

    def __init__(self, coro: Coroutine[Any, Any, Any], loop: NodeLoop, context: Context | None) -> None:
        self._number = next(loop.numbers)
        super().__init__(coro, loop=loop, context=context)

    def __hash__(self) -> int:
        return self._number


class NodeLoop(asyncio.AbstractEventLoop):
    """The event loop of one process."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.ready: deque[asyncio.Handle] = deque()
        self.numbers = count()
        self._tasks: dict[NodeTask, None] = {}

    # ---- what asyncio calls

    def time(self) -> float:
        return self.node.world.time

    def is_running(self) -> bool:
        return not self.node.is_dead

    def is_closed(self) -> bool:
        return self.node.is_dead

    def get_debug(self) -> bool:
        return False

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if not self.node.is_dead:
            self.ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        self._check_alive()
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        early = self.node.world.rng.random() * TIMER_RESOLUTION
        self.node.world.at(when - early, self.node, "timer", lambda: self._fire(handle))
        return handle

    def _fire(self, handle: asyncio.TimerHandle) -> None:
        if not handle.cancelled():
            self.ready.append(handle)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """A cancelled timer is passed over when its time comes."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self, coro: Any, *, name: object = None, context: Context | None = None
    ) -> asyncio.Task[Any]:
        if self.node.is_dead:
            coro.close()
        self._check_alive()
        task = NodeTask(coro, self, context)
        self._tasks[task] = None
        task.add_done_callback(lambda done: self._tasks.pop(task, None))
        return task

    def run_in_executor(  # type: ignore[override]
        self, executor: object, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Run in a thread: at a drawn time, in one go, and the answer comes at another drawn time."""
        self._check_alive()
        done, world = self.create_future(), self.node.world

        def work() -> None:
            try:
                answer, wrong = func(*args), None
            except Exception as raised:
                answer, wrong = None, raised
            world.after(
                world.draw(THREAD_SECONDS),
                self.node,
                "thread ends",
                lambda: self.call_soon(finish, answer, wrong),
            )

        def finish(answer: object, wrong: Exception | None) -> None:
            if not done.done():
                done.set_exception(wrong) if wrong else done.set_result(answer)

        world.after(world.draw(THREAD_SECONDS), self.node, "thread", work)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Whatever nobody catches breaks a law, as long as the process lives."""
        if not self.node.is_dead:
            self.node.world.fail(f"{self.node.name}: {context.get('message')}: {context.get('exception')!r}")

    # ---- the end

    def _check_alive(self) -> None:
        if self.node.is_dead:
            raise Buried("this process is dead")

    def bury(self) -> None:
        """Close what was under way: nothing of it reaches anything that lives on."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # coroutines that never began
            self.ready.clear()
        with running(self):
            for task in [*self._tasks]:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                with contextlib.suppress(RuntimeError):
                    task.get_coro().close()
        self._tasks.clear()
