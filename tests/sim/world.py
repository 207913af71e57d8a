"""Virtual time and a seeded choice of what happens next: one seed is one history."""

from __future__ import annotations

import contextlib
import hashlib
import heapq
import random
from collections import deque
from collections.abc import Callable, Collection
from typing import TypeVar

from .loop import NodeLoop, running

T = TypeVar("T")
Action = Callable[[], object]
STEP_SECONDS = 0.0002
"""What a step takes at most: everything costs a little time, so that timers fall between any two steps."""
LONG_CHANCE, LONG_FACTOR = 0.04, 60
REMEMBERED = 400
START_WALL = 1_700_000_000_000


class LawBroken(AssertionError):
    """Something happened that must never happen."""


class Node:
    """A process: an event loop, its threads, and all that is lost when it is killed."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name = world, name
        self.is_dead = False
        self.awake_at = 0.0
        """Until then it is stopped, as a process on a machine that is suspended."""
        self.loop = NodeLoop(self)  # type: ignore[abstract]
        self.is_dying: Callable[[], bool] = lambda: False
        self.on_death: Action = lambda: None
        world.nodes.append(self)

    def start_soon(self, function: Callable[..., object], *values: object) -> None:
        """Have something done on this process's event loop."""
        self.loop.call_soon(function, *values)

    def kill(self) -> None:
        """End at once: nothing is finished, nothing is told."""
        if self.is_dead:
            return
        self.is_dead = True
        self.world.nodes.remove(self)
        self.world.note(self, "killed")
        self.loop.bury()
        self.on_death()


class World:
    """All nodes, the time, and everything that is going to happen."""

    def __init__(self, seed: str, schedule: Collection[str] | None = None) -> None:
        self.rng = random.Random(seed)
        self.time = 0.0
        self.wall_offset = START_WALL
        self.nodes: list[Node] = []
        self.steps = 0
        self.is_calm = False
        """Whether nothing takes far too long, and nobody dies."""
        self.problems: list[str] = []
        self.schedule = schedule
        """The events that may happen, where not all may: what people do, and what befalls servers."""
        self.events: list[str] = []
        """Those that happened."""
        self.last: deque[str] = deque(maxlen=REMEMBERED)
        self._later: list[tuple[float, float, int, Node | None, str, Action]] = []
        self._numbers = 0
        self._digest = hashlib.blake2b(digest_size=16)

    @property
    def digest(self) -> str:
        """The whole history in a few letters: equal histories have equal ones."""
        return self._digest.hexdigest()

    def wall(self) -> int:
        """Return the wall clock, which may jump."""
        return int(self.time * 1000) + self.wall_offset

    def note(self, node: Node | None, what: str) -> None:
        """Add something to the history."""
        line = f"{self.time:.6f} {node.name if node else '-'} {what}"
        self._digest.update(line.encode())
        self.last.append(line)

    def allows(self, event: str) -> bool:
        """Say whether an event may happen; then it does."""
        is_allowed = self.schedule is None or event in self.schedule
        if is_allowed:
            self.events.append(event)
        return is_allowed

    @property
    def is_played_out(self) -> bool:
        """Whether all that may happen has happened."""
        return self.schedule is not None and len(self.events) >= len(self.schedule)

    def draw(self, most: float) -> float:
        """Draw how long something takes: mostly a moment, seldom long, and now and then far too long."""
        is_long = self.rng.random() < LONG_CHANCE and not self.is_calm
        return most * self.rng.random() ** 3 * (LONG_FACTOR if is_long else 1)

    def fail(self, problem: str) -> None:
        """Note that a law is broken."""
        self.problems.append(problem)

    # ---- what is going to happen

    def after(self, seconds: float, node: Node | None, what: str, action: Action) -> None:
        """Do something later; unless it belongs to a process that is dead by then."""
        self.at(self.time + seconds, node, what, action)

    def at(self, when: float, node: Node | None, what: str, action: Action) -> None:
        """Do something at a time; of what is due at the same time either may come first."""
        self._numbers += 1
        heapq.heappush(self._later, (when, self.rng.random(), self._numbers, node, what, action))

    def step(self, horizon: float = float("inf")) -> bool:
        """Do one thing; False if nothing happens up to the horizon."""
        ready = [node for node in self.nodes if node.loop.ready and node.awake_at <= self.time]
        is_due = bool(self._later) and self._later[0][0] <= self.time
        if not ready and not is_due:
            return self._wait(horizon)
        chosen = self.rng.randrange(len(ready) + is_due) if len(ready) + is_due > 1 else 0
        self.steps += 1
        self.time += self.rng.random() * STEP_SECONDS
        if chosen < len(ready):
            node = ready[chosen]
            handle = node.loop.ready.popleft()
            if not handle.cancelled():
                self.run_on(node, handle._run)
        else:
            self._do_next()
        if self.problems:
            raise LawBroken(self.problems[0])
        return True

    def _wait(self, horizon: float) -> bool:
        times = [node.awake_at for node in self.nodes if node.loop.ready]
        times += [self._later[0][0]] if self._later else []
        if not times or min(times) > horizon:
            self.time = max(self.time, horizon) if horizon != float("inf") else self.time
            return False
        self.time = max(self.time, min(times))
        return True

    def _do_next(self) -> None:
        _, _, _, node, what, action = heapq.heappop(self._later)
        if node is None or not node.is_dead:
            self.note(node, what)
            self._run(node, action)

    def run_on(self, node: Node, action: Callable[[], T]) -> T:
        """Run something as if on a process's event loop."""
        self.note(node, "step")
        with running(node.loop):
            return action()

    def _run(self, node: Node | None, action: Action) -> None:
        """Run something as if on a thread; a disk that failed meanwhile takes the process along."""
        action()
        if node is not None and node.is_dying():
            node.kill()

    def run_until_quiet(self, pause: float, most: int) -> None:
        """Go on until nothing happens for a while."""
        for _ in range(most):
            if not self.step(self.time + pause):
                return
        raise LawBroken("the tables never come to rest")

    def close(self) -> None:
        """End all processes."""
        for node in [*self.nodes]:
            with contextlib.suppress(Exception):
                node.kill()
