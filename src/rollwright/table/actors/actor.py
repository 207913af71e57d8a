"""One table in memory: commands one after another, each on disk before anyone hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import partial
from typing import TypeVar

from ...core.types import Seat
from ..messages import make_reason
from ..rules.decide import decide_bot_move, decide_roll, settle
from ..rules.decision import BotMove, Decision, Means
from ..rules.events import AnyEvent, DamagedEvent, Entry, Joined, Started, TooNew
from ..rules.refusal import Refusal, Why
from ..rules.replay import read_on, write_on
from ..rules.table_state import Phase, TableState
from ..stores.store import Fenced, SeqTaken, StoreError, StoreFull, UnknownTable
from .bot_moves import ask_bot, choose_move
from .context import TableContext
from .schedule import SHARE_SECONDS, Deadlines, Due, has_slow_clock, list_due
from .subscription import Subscription, Update
from .table_view import TableView, make_view
from .watchers import Watchers

logger = logging.getLogger(__name__)
T = TypeVar("T")

Decider = Callable[[TableState, Means], Decision]


class Lost(Exception):
    """Another process owns the table now, or wrote to it first."""


class TableActor:
    """A table's state, its watchers, and the tasks for what is due."""

    def __init__(self, name: str, around: TableContext, secret: bytes, table_state: TableState) -> None:
        self.name = name
        self.table_state = table_state
        self.fence: int | None = None
        self._around = around
        self._secret = secret
        self._lock = asyncio.Lock()
        self._watchers = Watchers(around.clock, around.grace)
        self._tasks: dict[tuple[Due, float], asyncio.Task[None]] = {}
        """By what is due and when."""
        self._deadlines = Deadlines()
        self._running: set[asyncio.Task[object]] = set()
        self.rematching = asyncio.Lock()
        self._shared = asyncio.Event()
        self._share_deadline = around.clock.now() + SHARE_SECONDS
        """When the first roll waits for nonces no longer."""
        self._gave_up_at = float("-inf")
        """When this process last lost the table, or tried in vain to get it."""
        self.listeners: dict[Callable[[], None], None] = {}
        """Called when the table or its watchers have changed; a server's feeds broadcast it."""

    # ---- commands

    async def commit(self, decider: Decider) -> int:
        """Decide, write, then notify; returns the number of the event that answers.

        What is written is finished even if the caller is cancelled: the log and the table never part.
        """
        await self._lock.acquire()
        written: asyncio.Future[int] | None = None
        try:
            decision = decider(self.table_state, self._means())
            work = (self.table_state, decision.events, self._around.clock.wall(), self._secret)
            is_long = self._reads_paper(decision.events)
            entries, after = await asyncio.to_thread(settle, *work) if is_long else settle(*work)
            if not entries:
                return decision.answered or self.table_state.seq
            if self.fence is None:
                raise Lost
            written = self._write(entries, after)
        except Refusal:
            await self._check_behind()
            raise
        finally:
            if written is None:
                self._lock.release()
        return await written

    def _reads_paper(self, events: tuple[AnyEvent, ...]) -> bool:
        """Say whether a hundred sheets of paper may be read now, too long for the event loop."""
        is_from_paper = self.table_state.settings.start is not None
        return is_from_paper and any(isinstance(event, Started | Joined) for event in events)

    async def wait_for_shares(self) -> None:
        """Wait until every nonce that was promised is shown, or until the dice wait for none any more.

        Nothing is held meanwhile. Timers fire a hair early, so the clock that decides is asked again.
        """
        while self._waits_for_shares():
            left = self._share_deadline - self._around.clock.now()
            waits = [self._spawn(self._shared.wait()), self._spawn(self._around.clock.sleep(left))]
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for wait in waits:
                    wait.cancel()

    def _waits_for_shares(self) -> bool:
        """Say whether the first roll has to wait now: nonces are owed, and their grace is not over."""
        is_owed = bool(self.table_state.owed) and not self.table_state.is_practice
        return is_owed and self._around.clock.now() < self._share_deadline

    async def _check_behind(self) -> None:
        """Before a refusal, look whether another process has written: Lost if it has."""
        try:
            news = await asyncio.to_thread(self._around.store.read, self.name, self.table_state.seq)
        except StoreError:
            return
        if news:
            self.let_go()
            raise Lost from None

    def _write(self, entries: list[Entry], after: TableState) -> asyncio.Future[int]:
        """Write events; the table is locked until they are on disk, and moves on even if nobody waits."""
        assert self.fence is not None
        loop, start = asyncio.get_running_loop(), time.monotonic()
        answer: asyncio.Future[int] = loop.create_future()
        bodies, after = write_on(self.table_state, after, entries)
        stored = self._around.store.append(self.name, self.fence, entries[0].seq, bodies)
        # A future keeps its callbacks: one that held it would be a cycle, and the table of before in it.
        then = partial(self._on_written, entries, after, start, answer)
        stored.add_done_callback(
            lambda done: None if loop.is_closed() else loop.call_soon_threadsafe(then, done)
        )
        return answer

    def _on_written(
        self,
        entries: list[Entry],
        after: TableState,
        start: float,
        answer: asyncio.Future[int],
        done: Future[None],
    ) -> None:
        try:
            self._check_written(done)
            self._around.on_commit(time.monotonic() - start)
            self._move_on(after, entries)
        except Exception as wrong:
            if not answer.done():
                answer.set_exception(wrong)
        else:
            if not answer.done():
                answer.set_result(entries[0].seq)
        finally:
            self._lock.release()

    def _check_written(self, done: Future[None]) -> None:
        """Raise Lost or a Refusal if events were not written; the next command reads the log again."""
        try:
            done.result()
        except (Fenced, SeqTaken):
            self.let_go()
            raise Lost from None
        except UnknownTable:
            self.let_go()
            self._around.on_deleted(self.name)
            raise Refusal(Why.NO_TABLE, make_reason("table-deleted")) from None
        except StoreError as wrong:
            # Whether it was written is not sure, so what the disk says is read before anything else.
            self.let_go()
            self._around.on_failure(str(wrong))
            found = "table-no-room" if isinstance(wrong, StoreFull) else "table-cannot-save"
            raise Refusal(Why.STORE, make_reason(found)) from None

    def _move_on(self, table_state: TableState, entries: list[Entry]) -> None:
        if self.table_state.phase is Phase.OPEN:
            self._share_deadline = self._around.clock.now() + SHARE_SECONDS
        before = self.table_state
        if (table_state.phase, table_state.quitters) != (before.phase, before.quitters):
            self._note_end(table_state)
        self.table_state = table_state
        if table_state.owed:
            self._shared.clear()
        else:
            self._shared.set()
        self._notify(tuple(type(entry.event).__name__.lower() for entry in entries))
        self.reschedule()
        if has_slow_clock(table_state) and self.fence is not None:
            self._around.on_slow(table_state, self._due_at())

    def _due_at(self) -> int:
        """Return when something happens here by itself, in milliseconds since 1970; 0 if nothing will."""
        clock, left = self._around.clock, min(self._deadlines.all.values(), default=None)
        return 0 if left is None else clock.wall() + round(1000 * (left - clock.now()))

    def _note_end(self, table_state: TableState) -> None:
        if table_state.phase is Phase.OVER or table_state.quitters:
            self._around.on_over(table_state)

    # ---- ownership

    async def claim(self) -> None:
        """Become the owner and read what others wrote meanwhile."""
        async with self._lock:
            if self.fence is None:
                fence = await asyncio.to_thread(self._around.store.claim, self.name)
                await self._catch_up()
                self.fence = fence
        self.reschedule()

    async def on_remote_append(self, seq: int) -> None:
        """Somebody wrote event `seq`: read the log if it is not ours; a doubled notice does nothing."""
        async with self._lock:
            if seq > self.table_state.seq and await self._catch_up():
                self.let_go()
        self.reschedule()

    async def _catch_up(self) -> bool:
        """Fold what others wrote; says whether they did."""
        lines = await asyncio.to_thread(self._around.store.read, self.name, self.table_state.seq)
        table_state, entries = read_on(self.table_state, lines)
        if entries:
            self._move_on(table_state, entries)
        return bool(entries)

    def let_go(self) -> None:
        """Stop acting for the table; the next command claims it again."""
        self.fence = None
        self._gave_up_at = self._around.clock.now()
        self.reschedule()

    # ---- what is due

    def reschedule(self) -> None:
        """Start the tasks that are due and stop those that are not any more.

        Time runs in every process, owner or not, so that a change of owner gives nobody more of it.
        """
        clock = self._around.clock
        self._deadlines.update(self.table_state, bool(self.present), clock.now(), clock.wall())
        tasks = (self._deadlines.all if self.fence is not None else self._takeover()).items()
        for gone in [task for task in self._tasks if task not in tasks]:
            self._tasks.pop(gone).cancel()
        for new in [task for task in tasks if task not in self._tasks]:
            self._tasks[new] = self._spawn(self._wait_and_do(*new))

    def _takeover(self) -> dict[Due, float]:
        """The owner may be gone: if what is due first does not happen for a while, take over."""
        if not self._watchers:
            return {}
        return self._deadlines.list_takeover(self.table_state.seq, self._gave_up_at)

    async def _wait_and_do(self, due: Due, deadline: float) -> None:
        while (seconds := deadline - self._around.clock.now()) > 0:
            await self._around.clock.sleep(seconds)
        # Once it begins it is not cancelled half way by its own event arriving.
        self._spawn(self._do(due))

    async def _do(self, due: Due) -> None:
        try:
            if due.what == "takeover":
                await self._take_over(due)
            elif due.what in ("roll", "shares"):
                await self.commit(lambda table_state, means: _roll_if_due(table_state, means, due))
            else:
                await self._move_for(due)
        except (Lost, Refusal, StoreError, DamagedEvent, TooNew) as wrong:
            logger.warning("table %s: %s did not happen: %s", self.name, due.what, wrong or "not the owner")

    async def _take_over(self, due: Due) -> None:
        """Become the owner; a disk that says no is asked again a while later."""
        try:
            await self.claim()
        except (DamagedEvent, TooNew, StoreError):
            self._tasks = {task: running for task, running in self._tasks.items() if task[0] != due}
            self.let_go()
            raise

    async def _move_for(self, due: Due) -> None:
        table_state, seat = self.table_state, due.seat
        if seat is None or table_state.asked.get(seat) != due.occasion:
            return
        level = table_state.seats[seat].bot or table_state.settings.stand_in
        who = self._around.who_opened(self.name)
        ask = partial(ask_bot, self._around, who, table_state, seat, self._secret)
        found = await choose_move(ask, table_state, seat, level)
        bot = BotMove(seat, due.occasion, found.move, due.what, found.stand_in)
        await self._around.priority.wait(who)
        await self.commit(lambda table_state, means: decide_bot_move(table_state, bot))

    # ---- watchers

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose people are connected."""
        return self._watchers.present(self.table_state.seats)

    def _means(self) -> Means:
        recent = self._watchers.recent(self.table_state.seats)
        return Means(self._secret, self.present, recent, self._waits_for_shares())

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches and nothing is due."""
        return not self._watchers and not self._tasks and not self._running and not self._lock.locked()

    def watch(self, watcher: Subscription) -> None:
        """Add a watcher; the others are notified of a player, not of a spectator."""
        before = self.present
        self._watchers.add(watcher)
        self._describe_presence(before)
        self.reschedule()

    def unwatch(self, watcher: Subscription) -> None:
        """Remove a watcher; the others are notified of a player."""
        if watcher in self._watchers:
            before = self.present
            self._watchers.remove(watcher)
            self._describe_presence(before)
            self.reschedule()

    def _describe_presence(self, before: frozenset[Seat]) -> None:
        if self.present != before:
            self._notify(("presence",))
            self._around.announce({self.name: self.present})

    def hear_presence(self, server: str, seats: frozenset[Seat]) -> None:
        """Another server says whose people are connected there: they are here too, or were a moment ago."""
        if self._watchers.hear(server, seats, self.table_state.seats):
            self._notify(("presence",))

    def notify_warm(self) -> None:
        """Tell everybody that the bots are compiled."""
        self._notify(("warm",))

    def _notify(self, what: tuple[str, ...]) -> None:
        before = self.present
        self._watchers.notify(Update(self.table_state.seq, what), self.table_state.seats)
        for tell in self.listeners:
            tell()
        self._describe_presence(before)

    def view(self, seat: Seat | None) -> TableView:
        """Return the table as it is now, with the seconds everybody has left."""
        present = self.present | self._watchers.elsewhere()
        deadlines, now = self._deadlines.list_shown(), self._around.clock.now()
        return make_view(self.table_state, seat, present, deadlines, now)

    def _spawn(self, work: Coroutine[object, None, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[object]) -> None:
        """Retrieve how a task ended, so that asyncio does not complain where the caller has gone."""
        self._running.discard(task)
        if not task.cancelled():
            task.exception()

    @property
    def is_open(self) -> bool:
        """Whether anybody watches."""
        return bool(self._watchers)

    async def close(self, why: str = "closing") -> None:
        """Stop everything; commits under way are finished first."""
        self.fence = None
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        async with self._lock:
            self._watchers.close(why)
        for running in list(self._running):
            running.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


def _roll_if_due(table_state: TableState, means: Means, due: Due) -> Decision:
    is_due = due in list_due(table_state, bool(means.present))
    return Decision((decide_roll(table_state, means),)) if is_due else Decision()
