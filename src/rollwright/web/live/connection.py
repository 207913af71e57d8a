"""One client's socket at one table: requests in, broadcasts out; floods and slow readers are cut off."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from ...core.errors import tell_error
from ...table.actors.actor import TableActor
from ...table.actors.fair_queue import Client
from ...table.actors.subscription import DELETED, TOKEN_REFUSED
from ...table.dice.tokens import hash_token
from ...table.rules import commands as c
from ...table.rules.refusal import Refusal, Why
from ..door.device import Device
from ..door.security import Bucket
from ..html.words import say
from . import messages as m
from .feed import TOO_SLOW_WORDS, Watcher
from .frames import OpenSocket
from .host import LiveHost

TOO_MUCH, TOO_SLOW, NOT_YOURS = 1008, 1013, 4401
"""Why a socket is closed; after NOT_YOURS a browser loads its page again."""
IDLE_SECONDS, NEARLY = 2 * 3600.0, 0.99
"""When a silent client is disconnected, and how nearly: setting the alarm at each message costs too much."""
WARNINGS = 20
MOST_REQUESTS = 8
"""Requests of one socket that are being answered at once; more are not read before one is done or waits."""
ANSWER_SECONDS = 1.0
"""How long a socket that is about to be closed waits for its requests to be answered."""
logger = logging.getLogger(__name__)


class Disconnected(Exception):
    """A client has gone."""


class ClientLine(OpenSocket, Protocol):
    """What lies below a client's socket."""

    def take_seat(self, seat: str) -> bool:
        """Hold a place for a seated player; False if there is none."""
        ...

    def end(self) -> None:
        """Send no more frames."""
        ...

    def abort(self) -> None:
        """Close the line at once."""
        ...


class ClientSocket(Protocol):
    """A client's socket, or the port of a page in which the table itself runs."""

    @property
    def line(self) -> ClientLine:
        """Where frames are sent to."""
        ...

    @property
    def who(self) -> Client:
        """In whose turn a spectator's requests are answered."""
        ...

    async def receive(self) -> str:
        """Return the next text; Disconnected if the client has gone."""
        ...

    async def close(self, code: int, reason: str) -> None:
        """Close the socket, if it is open."""
        ...


class Connection:
    """One client at one table, as the person who has its device or as a spectator."""

    def __init__(self, host: LiveHost, socket: ClientSocket, table: str, device: Device | None) -> None:
        self._host, self._socket, self._table = host, socket, table
        self._token = None if device is None else device.current
        self._hashes = frozenset(() if device is None else map(hash_token, device.tokens))
        self._seat_key = f"{table} {hash_token(self._token or '')}"
        self._rate = Bucket(host.limits.burst, host.limits.rate)
        self._previews = Bucket(*host.limits.previews)
        self._line = socket.line
        self._requests: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(MOST_REQUESTS)
        self._failure: BaseException | None = None
        self._warnings = 0

    async def run(self) -> None:
        """Serve the client until it goes."""
        async with self._host.tables.watch(self._table, self._token, self._make_watcher) as watcher:
            self._watcher = watcher
            if self._token is not None and not self._line.take_seat(self._seat_key):
                await self.close(TOO_SLOW, "too many players at once; try again")
                return
            watcher.feed.add(watcher)
            try:
                await self._serve(watcher)
            finally:
                self._host.leave_feed(watcher)

    def _make_watcher(self, actor: TableActor, token_hash: str) -> Watcher:
        watcher = Watcher(self._host.feed_of(actor), token_hash, self._line)
        watcher.hashes = self._hashes
        return watcher

    # ---- the end

    async def _serve(self, watcher: Watcher) -> None:
        """Receive until the client goes or the watcher ends; requests that are done by then are answered."""
        ends = [asyncio.create_task(self._receive_all()), asyncio.create_task(watcher.wait())]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if self._requests and not ends[0].done():
                await asyncio.wait(self._requests, timeout=ANSWER_SECONDS)
        finally:
            found = await _stop([*ends, *self._requests])
        await self._end(next(filter(None, [*found[: len(ends)], self._failure]), None), watcher)

    async def _end(self, wrong: BaseException | None, watcher: Watcher) -> None:
        if isinstance(wrong, Disconnected):
            return
        if isinstance(wrong, TimeoutError) or watcher.closed == TOO_SLOW_WORDS:
            self._host.count("slow_dropped")
            await self.close(TOO_SLOW, TOO_SLOW_WORDS)
            self._line.abort()
        elif watcher.closed == TOKEN_REFUSED:
            await self.close(NOT_YOURS, "this seat is not yours any more")
        elif watcher.closed == DELETED:
            await self.close(NOT_YOURS, "this table was deleted")
        elif wrong is not None:
            logger.error("a connection of table %s failed", self._table, exc_info=wrong)
            await self.close(1011, "failed")
        else:
            await self.close(1001, watcher.closed or "closing")

    async def close(self, code: int, why: str) -> None:
        """Close the socket, whatever state it is in."""
        self._line.end()
        try:
            async with asyncio.timeout(1):
                await self._socket.close(code, why)
        except Exception:
            logger.debug("a socket was closed already")

    # ---- requests

    async def _receive_all(self) -> None:
        clock = asyncio.get_running_loop().time
        async with asyncio.timeout(IDLE_SECONDS) as limit:
            while self._warnings <= WARNINGS:
                text = await self._receive()
                if clock() + IDLE_SECONDS * NEARLY > (limit.when() or 0):
                    limit.reschedule(clock() + IDLE_SECONDS)
                await self._free.acquire()
                # Beside the others: one may wait for the disk, or for nonces. Tasks begin in the order in
                # which they are made, and so do their commands at the table.
                task = asyncio.create_task(self._handle(text))
                self._requests.add(task)
                task.add_done_callback(self._finish)
        await self.close(TOO_MUCH, "too many messages")

    async def _receive(self) -> str:
        text = await self._socket.receive()
        self._host.count("messages_in")
        if not self._rate.take():
            self._warnings += 1
            self._answer(m.Refused(n=None, why="flood", text=say("refused-fast")))
        return text

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._requests.discard(task)
        self._free.release()
        if not task.cancelled() and (wrong := task.exception()) is not None:
            self._failure = wrong
            self._watcher.close("failed")

    async def _handle(self, text: str) -> None:
        number: int | None = None
        if self._token is None:
            # What spectators ask takes its turn behind the players, as pages do.
            await self._host.tables.priority.wait(self._socket.who)
        try:
            envelope = m.decode(text)
            number = envelope.n
            await self._do(number, envelope.do)
        except Refusal as refusal:
            number = refusal.n if isinstance(refusal, m.Unreadable) else number
            self._host.count("refusals")
            self._answer(m.Refused(n=number, why=str(refusal.why), text=tell_error(refusal)))
            if refusal.why is Why.STALE:
                self._watcher.feed.send_whole(self._watcher)

    def _answer(self, message: m.Message) -> None:
        self._watcher.answer(m.encode(message))

    async def _do(self, number: int, asked: m.AnyRequest) -> None:
        """Do what is asked for: a question of this browser, or a command of its seat."""
        feed, tables = self._watcher.feed, self._host.tables
        if isinstance(asked, m.Watch):
            feed.watch(self._watcher, asked.seats)
        elif isinstance(asked, m.LookAhead):
            self._check_rate(self._previews.take())
            await feed.preview(self._watcher, asked)
        elif isinstance(asked, m.Explain):
            self._check_rate(self._previews.take())
            await feed.explain(self._watcher, asked)
        elif self._token is None:
            raise Refusal(Why.NOT_YOURS, say("refused-watching"))
        else:
            self._check_rate(self._host.seat_rate.take(self._seat_key))
            if isinstance(asked, c.RollDice):
                await self._wait_for_shares()
            with self._watcher.hold(), self._host.commands.timing(), tables.priority.hold():
                answer = await tables.act(self._table, self._token, asked)
                self._answer(m.Answer(n=number, seq=answer.seq, table=answer.table))

    async def _wait_for_shares(self) -> None:
        """Wait for nonces without keeping the socket's other requests back; a seat has few such waits."""
        with self._host.waits.hold(self._seat_key) as is_held:
            if not is_held:
                raise Refusal(Why.NOT_NOW, say("refused-rolls"))
            self._free.release()
            try:
                await self._host.tables.wait_for_shares(self._table)
            finally:
                await self._free.acquire()

    def _check_rate(self, is_taken: bool) -> None:
        if not is_taken:
            raise Refusal(Why.NOT_NOW, say("refused-again"))


async def _stop(tasks: list[asyncio.Task[None]]) -> list[BaseException | None]:
    """Cancel tasks and return what each of them failed with."""
    for task in tasks:
        task.cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    return [None if isinstance(wrong, asyncio.CancelledError) else wrong for wrong in found]
