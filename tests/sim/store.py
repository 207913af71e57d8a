"""The SQLite store on a simulated disk, its writer's thread stepped by the simulator; alone or shared."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import Future
from functools import partial
from typing import Any, ClassVar

import apsw

from rollwright.core.types import Seat
from rollwright.table.actors.presence import format_presence, parse_presence
from rollwright.table.stores.group_commit import GroupWriter, Job
from rollwright.table.stores.queries import Append
from rollwright.table.stores.sqlite import SqliteStore, Work
from rollwright.table.stores.store import OnAppend, OnPresence, StoreFailed

from .disk import Disk, ProcessFiles
from .world import Node

WRITER_SECONDS, NOTICE_SECONDS, DEAF_SECONDS = 0.003, 0.05, 20.0
DOUBLED_NOTICES = 0.1
CHECKPOINT_PAGES = (4, 12, 1000)


class Waited(Future[object]):
    """The answer to a job; a thread that waits for it has the writer go on."""

    def __init__(self, write: Callable[[], None]) -> None:
        super().__init__()
        self._write = write

    def result(self, timeout: float | None = None) -> object:
        while not self.done():
            self._write()
        return super().result(timeout)


class SteppedWriter(GroupWriter[Work]):
    """Writes when the simulator says so: what has gathered until then goes together."""

    node: ClassVar[Node]
    disk: ClassVar[Disk]

    def start(self) -> None:
        """No thread: `submit` plans when to write."""
        self._is_planned = False

    def submit(self, work: Work) -> Future[object]:
        job = Job(work, Waited(self._write))
        self._jobs.put(job)
        if not self._is_planned:
            self._is_planned = True
            world = self.node.world
            delay = world.draw(WRITER_SECONDS) + world.rng.random() * self.disk.seconds
            world.after(delay, self.node, "writer", self._write)
        return job.done

    def _write(self) -> None:
        self._is_planned = False
        if not self._jobs.empty():
            self.write_next()

    def close(self) -> None:
        """Nothing waits for a thread."""


class Notices:
    """What processes that share a store tell each other: late, twice, or not at all while a line is down."""

    def __init__(self) -> None:
        self._ears: dict[Node, tuple[OnAppend, OnPresence]] = {}
        self._deaf: dict[Node, bool] = {}

    def listen(self, node: Node, on_append: OnAppend, on_presence: OnPresence) -> None:
        self._ears[node] = (on_append, on_presence)
        node.world.after(node.world.draw(NOTICE_SECONDS), node, "listens", lambda: on_append("", 0))

    def deafen(self, node: Node) -> None:
        """Lose a process's notices for a while; when its line is up again, anything may have changed."""
        if node not in self._ears or self._deaf.get(node):
            return
        self._deaf[node] = True
        on_append, world = self._ears[node][0], node.world

        def hear_again() -> None:
            self._deaf[node] = False
            on_append("", 0)

        world.after(world.rng.random() * DEAF_SECONDS, node, "hears again", hear_again)

    def append(self, sender: Node, table: str, seq: int) -> None:
        """Tell the others that a log has grown."""
        for node, (on_append, _) in self._list_hearing(sender):
            self._tell(node, partial(on_append, table, seq))

    def announce(self, sender: Node, notice: str) -> None:
        """Tell the others whose people are connected."""
        server, present = parse_presence(notice)
        for node, (_, on_presence) in self._list_hearing(sender):
            for table, seats in present.items():
                self._tell(node, partial(on_presence, server, table, seats))

    def _list_hearing(self, sender: Node) -> list[tuple[Node, tuple[OnAppend, OnPresence]]]:
        return [
            (node, ears)
            for node, ears in self._ears.items()
            if node is not sender and not node.is_dead and not self._deaf.get(node)
        ]

    def _tell(self, node: Node, action: Callable[[], None]) -> None:
        rng = node.world.rng
        for _ in range(2 if rng.random() < DOUBLED_NOTICES else 1):
            node.world.after(node.world.draw(NOTICE_SECONDS), node, "notice", action)


class SimulatedStore(SqliteStore):
    """The real store's code on a simulated disk."""

    def __init__(self, node: Node, disk: Disk, notices: Notices | None, operations_left: int | None) -> None:
        self.node, self.files, self._notices = node, ProcessFiles(disk), notices
        self.files.operations_left = operations_left
        self.is_shared = notices is not None
        self.writer_type = type(  # type: ignore[misc]
            "NodeWriter", (SteppedWriter,), {"node": node, "disk": disk}
        )
        try:
            super().__init__(disk.path, vfs=self.files.name)
        except StoreFailed:
            self.die()
            raise
        self._writer_db.wal_autocheckpoint(node.world.rng.choice(CHECKPOINT_PAGES))

    def _answer(self, batch: list[Job[Any]], answers: list[object]) -> None:
        super()._answer(batch, answers)
        for job, answer in zip(batch, answers, strict=True):
            if answer is None and isinstance(job.work, Append) and self._notices is not None:
                last = job.work.first + len(job.work.bodies) - 1
                self._notices.append(self.node, job.work.table, last)

    def announce(self, present: Mapping[str, Collection[Seat]]) -> None:
        if self._notices is not None:
            for notice in format_presence(self.node.name, present):
                self._notices.announce(self.node, notice)

    def listen(self, on_append: OnAppend, on_presence: OnPresence) -> None:
        if self._notices is not None:
            self._notices.listen(self.node, on_append, on_presence)

    def count_events(self, table: str) -> int:
        """Return how many events of a table are committed."""
        return int(self.ask("select count(*) from events where name = ?", table)[0][0])

    def die(self) -> None:
        """Let go of everything without a last word."""
        self.files.is_dead = True
        for name in ("_reader", "_writer_db"):
            with contextlib.suppress(apsw.Error, AttributeError):
                getattr(self, name).close(True)
        with contextlib.suppress(ValueError):
            self.files.unregister()

    def close(self) -> None:
        self.die()
