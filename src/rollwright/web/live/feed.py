"""One feed for each table and language: a change is described, encoded once, and broadcast to all clients.

After a commit the feed waits a moment for more, has the table described (`presenter`) and sends the
difference from the last snapshot; the same bytes go to every client. What only one seat may know (its own
drawing while others decide, its moves) goes to that seat alone. A client that is new or behind gets the
whole snapshot. Describing yields to the event loop every few milliseconds; what may take longer runs in a
thread.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from msgspec import structs

from ...core.descriptions import explain_part
from ...core.types import Seat
from ...language.current import in_language
from ...table.actors.actor import TableActor
from ...table.actors.priority import PlayersFirst
from ...table.actors.subscription import DELETED, TOKEN_REFUSED, Subscription
from ...table.actors.table_view import TableView
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import TableState
from ..html.words import say
from . import messages as m
from .frames import OpenSocket
from .presenter import Presenter, is_large, look_ahead
from .table_snapshot import list_differences, take_snapshot

if TYPE_CHECKING:
    from .host import LiveHost

SOON = 0.002
"""Seconds until a change is broadcast: the client that made it has its answer by then."""
PAUSE, PAUSE_PER_SEAT = 0.03, 0.001
"""Seconds between two broadcasts of one table, at least; a new client waits for the first part only."""
SLICE = 0.004
"""Seconds of describing after which everybody else has a turn: other tables, and first of all commands."""
TOO_SLOW_WORDS = "too slow"
NOBODY = m.Own(you=None, ask=None)
logger = logging.getLogger(__name__)


class Watcher(Subscription):
    """One client: its connection, and the last messages for it alone."""

    def __init__(self, feed: Feed, token_hash: str, line: OpenSocket) -> None:
        super().__init__(token_hash)
        self.feed = feed
        self.line = line
        line.on_change = self._on_line
        self.is_new = True
        """Whether it needs the whole picture."""
        self.wanted: tuple[Seat, ...] = ()
        self.own: m.Own | None = None
        self.offered: int | None = None
        self.followed: dict[Seat, int] = {}
        """The seats whose sheets it has, at a large table, each with the number of its last change."""
        self._ended = asyncio.Event()
        self._is_behind = False
        self._holds, self._held = 0, list[bytes]()
        """Commands of this client that are being done, and frames that wait for their answers."""
        self._giving_up: asyncio.TimerHandle | None = None

    def close(self, why: str) -> None:
        """End it; nothing more is sent."""
        super().close(why)
        if self._giving_up is not None:
            self._giving_up.cancel()
        self._ended.set()

    async def wait(self) -> None:
        """Wait for the end."""
        await self._ended.wait()

    def push(self, frames: list[bytes]) -> None:
        """Send frames; a client that does not read gets a snapshot instead, when its line is free again."""
        if self._holds:
            self._held += frames
        elif self.line.is_full:
            self._is_behind = True
        elif not self.closed:
            self.line.send_frames(b"".join(frames))
            self.feed.count_out(len(frames))

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Keep frames back while a command of this client is done, so that its answer comes first."""
        self._holds += 1
        try:
            yield
        finally:
            self._holds -= 1
            if not self._holds and self._held:
                held, self._held = self._held, []
                self.push(held)

    def answer(self, frame: bytes) -> None:
        """Send an answer, even to a client that is behind, or whose seat or table has just gone."""
        if self.closed in ("", TOKEN_REFUSED, DELETED):
            self.line.send_frames(frame)
            self.feed.count_out(1)

    def _on_line(self) -> None:
        """Give a client up that does not read for long; send a snapshot to one that reads again."""
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None
        if self.line.is_full and not self.closed:
            later = asyncio.get_running_loop().call_later
            self._giving_up = later(self.feed.seconds_to_read, self.close, TOO_SLOW_WORDS)
        elif self._is_behind and not self.closed:
            self._is_behind = False
            self.feed.send_whole(self)


class Feed:
    """Broadcasts the changes of one table to its clients of one language."""

    def __init__(self, host: LiveHost, actor: TableActor, language: str) -> None:
        self.actor, self.language = actor, language
        actor.listeners[self.refresh] = None
        self.seconds_to_read = host.limits.seconds_to_read
        self._host = host
        self._presenter = Presenter(actor.table_state.game)
        self._watchers: dict[Watcher, None] = {}
        self._known: m.Table | None = None
        self._deadlines: object = None
        self._whole: bytes | None = None
        self._seated: tuple[object, dict[str, Seat]] = (None, {})
        self._due: asyncio.Handle | None = None
        self._due_at = 0.0
        self._last = float("-inf")
        self._work: Iterator[bool] | None = None
        self._here: dict[Watcher, Seat | None] = {}
        self._wants: dict[Watcher, set[Seat]] = {}
        self._is_stale = False

    # ---- clients

    def add(self, watcher: Watcher) -> None:
        """Begin to send to a client, with the whole snapshot."""
        self._watchers[watcher] = None
        self.send_whole(watcher)

    def remove(self, watcher: Watcher) -> bool:
        """Stop sending to a client; says whether none is left."""
        self._watchers.pop(watcher, None)
        if self._watchers:
            return False
        if self._due is not None:
            self._due.cancel()
            self._due = None
        return True

    def watch(self, watcher: Watcher, seats: Iterable[Seat]) -> None:
        """Note which sheets of a large table a client follows."""
        watcher.wanted = tuple(seats)
        self.refresh()

    def send_whole(self, watcher: Watcher) -> None:
        """Send a client everything it may know, in a moment."""
        watcher.is_new = True
        self.refresh(is_urgent=True)

    def count_out(self, frames: int) -> None:
        """Count what leaves the server; the number of bytes would depend on hidden moves."""
        self._host.counters["messages_out"] += frames

    # ---- describing

    def refresh(self, is_urgent: bool = False) -> None:
        """Broadcast soon: at once, or a moment after the last time, so that changes are coalesced."""
        if self._work is not None:
            self._is_stale = True
            return
        if not self._watchers:
            return
        loop = asyncio.get_running_loop()
        pause = PAUSE if is_urgent else PAUSE + PAUSE_PER_SEAT * len(self.actor.table_state.seats)
        at = max(self._last + pause, loop.time() + SOON)
        if self._due is not None:
            if self._due_at <= at:
                return
            self._due.cancel()
        self._due, self._due_at = loop.call_later(max(0.0, at - loop.time()), self._begin), at

    def _begin(self) -> None:
        self._start()
        if self._is_quick():
            self._host.broadcasts.add(self._go_on)
        else:
            self._go_on_in_thread()

    def _go_on_in_thread(self) -> None:
        """Describe the rest where it keeps nobody waiting."""
        with in_language(self.language):
            self._host.offload(_exhaust, self._work).add_done_callback(self._on_described)

    def _is_quick(self) -> bool:
        """Whether this table's game is described in no time: its kernel is compiled, and quick."""
        game = self.actor.table_state.game
        return self._host.chooser.is_warm(game) and game.engine(True).is_quick

    def _start(self) -> None:
        self._due, self._is_stale = None, False
        self._last = asyncio.get_running_loop().time()
        self._view = self.actor.view(None)
        table_state = self._view.table_state
        self._here = {watcher: self._seat_of(watcher, table_state) for watcher in self._watchers}
        self._wants = {watcher: self._list_wanted(watcher, table_state) for watcher in self._here}
        seats = {seat for seat in self._here.values() if seat is not None}
        wanted = {seat for seats in self._wants.values() for seat in seats}
        is_fast = self._host.chooser.is_warm(table_state.game)
        self._work = self._presenter.work(table_state, seats, wanted, is_fast)

    def _list_wanted(self, watcher: Watcher, table_state: TableState) -> set[Seat]:
        """Return the sheets of a large table that somebody looks at: their own, and those they asked for."""
        if not is_large(table_state) or table_state.state is None:
            return set()
        return {self._here[watcher] or 0, *(seat for seat in watcher.wanted if seat < len(table_state.seats))}

    def _seat_of(self, watcher: Watcher, table_state: TableState) -> Seat | None:
        if self._seated[0] is not table_state.seats:
            hashes = {each.token_hash: seat for seat, each in enumerate(table_state.seats) if each.token_hash}
            self._seated = (table_state.seats, hashes)
        return self._seated[1].get(watcher.token_hash)

    def _go_on(self) -> bool:
        """Describe for a few milliseconds; says whether there is more to describe."""
        assert self._work is not None
        end = time.perf_counter() + SLICE
        try:
            with in_language(self.language):
                for is_long in self._work:
                    if is_long:
                        self._go_on_in_thread()
                        return False
                    if time.perf_counter() > end:
                        return True
                self._finish()
        except Exception as wrong:
            self._fail(wrong)
        return False

    def _on_described(self, done: asyncio.Future[None]) -> None:
        if done.cancelled():
            self._work = None
            return
        try:
            done.result()
            with in_language(self.language):
                self._finish()
        except Exception as wrong:
            self._fail(wrong)

    def _fail(self, wrong: BaseException) -> None:
        self._work = None
        logger.error("the watchers of table %s could not be told", self.actor.name, exc_info=wrong)
        for watcher in self._watchers:
            watcher.close("failed")

    # ---- broadcasting

    def _finish(self) -> None:
        """Send every client what it does not know yet, all of it described by now."""
        self._work, view, before = None, self._view, self._known
        parts = self._presenter.parts(self._host.tables.is_warming(view.table_state.game))
        self._host.counters["listings"] += self._presenter.take_listings()
        now = take_snapshot(view, parts)
        change = now if before is None else list_differences(before, now, self._deadlines != view.deadlines)
        self._known, self._deadlines = now, view.deadlines
        if change is not None or view.deadlines:
            self._whole = None
        news = []
        if before is not None and change is not None:
            self._host.count("public_encodings")
            news = [m.encode(change)]
        for watcher, seat in self._here.items():
            frames = self._describe_one(watcher, seat, view, news)
            if frames:
                watcher.push(frames)
        if self._is_stale:
            self.refresh()

    def _describe_one(
        self, watcher: Watcher, seat: Seat | None, view: TableView, news: list[bytes]
    ) -> list[bytes]:
        """Return what one client does not know yet."""
        frames = [*news]
        if watcher.is_new:
            watcher.is_new = False
            watcher.own, watcher.offered = None, None
            watcher.followed.clear()
            frames = [self._describe_whole(view)]
        frames += self._describe_followed(watcher)
        if seat is None:
            frames += [] if watcher.own is NOBODY else [m.encode(NOBODY)]
            watcher.own, watcher.offered = NOBODY, None
            return frames
        told = self._presenter.own(seat)
        if told.message is not watcher.own and told.message != watcher.own:
            frames.append(told.frame)
        watcher.own = told.message
        if told.message.ask != watcher.offered:
            watcher.offered = told.message.ask
            frames += [] if watcher.offered is None else [self._presenter.offer(seat)]
        return frames

    def _describe_whole(self, view: TableView) -> bytes:
        """Return the whole public snapshot, encoded once for all clients that need it now."""
        if self._whole is None:
            assert self._known is not None
            left = {seat: round(seconds, 1) for seat, seconds in view.seconds_left.items()}
            whole = structs.replace(self._known, whole=True, left=left, to_roll=view.seconds_to_roll)
            self._host.count("public_encodings")
            self._whole = m.encode(whole)
        return self._whole

    def _describe_followed(self, watcher: Watcher) -> Iterator[bytes]:
        """Yield the sheets a client follows; each change is made and encoded once for all of them."""
        known, watcher.followed = watcher.followed, {}
        for other in self._wants[watcher]:
            number = self._presenter.followed(other).number
            watcher.followed[other] = number
            if known.get(other) == number - 1:
                yield self._presenter.followed(other).change
            elif known.get(other) != number:
                yield self._presenter.whole(other)

    # ---- questions of one browser

    async def preview(self, watcher: Watcher, asked: m.LookAhead) -> None:
        """Send what a move would draw on its seat's sheet."""
        table_state, own = self.actor.table_state, watcher.own
        if (
            own is None
            or own.you is None
            or own.ask != asked.ask
            or table_state.asked.get(own.you) != asked.ask
        ):
            raise Refusal(Why.STALE, say("refused-stale"))
        work = (table_state.game, table_state.game.view(table_state.state, own.you), own.you, asked.path)
        drawn = look_ahead(*work) if self._is_quick() else await self._host.offload(look_ahead, *work)
        watcher.push([m.encode(m.Preview(ask=asked.ask, path=asked.path, marks=drawn))])

    async def explain(self, watcher: Watcher, asked: m.Explain) -> None:
        """Send what a part of a sheet is, what it scores now and why, as far as this browser may know."""
        table_state = self.actor.table_state
        if table_state.state is None or asked.of >= len(table_state.seats):
            raise Refusal(Why.NOT_NOW, say("refused-sheet"))
        game, seat = table_state.game, self._seat_of(watcher, table_state)
        work = (game, game.view(table_state.state, seat), asked.of, asked.part)
        told = explain_part(*work) if self._is_quick() else await self._host.offload(explain_part, *work)
        watcher.push([m.encode(m.Explanation(seat=asked.of, part=asked.part, text=told))])


def _exhaust(work: Iterator[bool]) -> None:
    """Do all of some work; a deque that holds nothing does so quickest."""
    deque(work, 0)


Piece = Callable[[], bool]
"""A few milliseconds of work; says whether there is more of it."""


class BroadcastQueue:
    """Does one piece of work in each round of the event loop, so that commands never wait for many tables.

    If every table broadcast as soon as it could, a hundred tables would stand between a move and its answer,
    at each of the rounds that an answer takes. Requests without a seat wait until all broadcasts are done.
    """

    def __init__(self, priority: PlayersFirst) -> None:
        self._waiting: deque[Piece] = deque()
        self._priority = priority

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, piece: Piece) -> None:
        """Queue a piece of work."""
        self._waiting.append(piece)
        if len(self._waiting) == 1:
            self._priority.enter()
            asyncio.get_running_loop().call_soon(self._do_one)

    def _do_one(self) -> None:
        piece = self._waiting[0]
        try:
            has_more = piece()
        finally:
            self._waiting.popleft()
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._do_one)
            else:
                self._priority.leave()
        if has_more:
            self.add(piece)
