"""A browser's socket: requests in, what the feed says out; floods and sleepers are cut off."""

from __future__ import annotations

import asyncio
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..core.errors import RollwrightError
from ..core.game import AnyGame
from ..table import commands as c
from ..table.actor import TableActor
from ..table.refusal import Refusal, Why
from . import messages as m
from .feed import TOO_SLOW_WORDS, Watcher
from .frames import LINE, OpenSocket
from .security import Buckets
from .server import Server

TOO_MUCH, TOO_SLOW, NOT_YOURS = 1008, 1013, 4401
"""Why a socket is closed; after NOT_YOURS a browser loads its page again."""
IDLE_SECONDS, NEARLY = 2 * 3600.0, 0.99
"""When a silent browser is let go, and how nearly: setting the alarm anew at each message costs too much."""
WARNINGS = 20
logger = logging.getLogger(__name__)


class Connection:
    """One browser at one table, as the seat of its token or as a spectator."""

    def __init__(self, server: Server, socket: WebSocket, table: str, token: str | None) -> None:
        self._server, self._socket, self._table, self._token = server, socket, table, token
        self._bucket = Buckets(server.limits.burst, server.limits.rate)
        self._previews = Buckets(*server.limits.previews)
        self._line: OpenSocket = socket.scope["extensions"][LINE]
        self._warnings = 0

    async def run(self) -> None:
        """Serve the browser until it goes."""
        async with self._server.tables.watch(self._table, self._token, self._make_watcher) as watcher:
            self._watcher = watcher
            watcher.feed.add(watcher)
            try:
                await self._serve(watcher)
            finally:
                self._server.leave_feed(watcher)

    def _make_watcher(self, actor: TableActor, token_hash: str) -> Watcher:
        return Watcher(self._server.feed_of(actor), token_hash, self._line)

    async def _serve(self, watcher: Watcher) -> None:
        tasks = [asyncio.create_task(self._receive_all()), asyncio.create_task(watcher.wait())]
        done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        await self._end(done.pop(), watcher)

    async def _end(self, task: asyncio.Task[None], watcher: Watcher) -> None:
        wrong = task.exception()
        if isinstance(wrong, WebSocketDisconnect):
            return
        if isinstance(wrong, TimeoutError) or watcher.closed == TOO_SLOW_WORDS:
            self._server.count("slow_dropped")
            await self.close(TOO_SLOW, TOO_SLOW_WORDS)
            self._line.abort()
        elif isinstance(wrong, Refusal) or watcher.closed == "token refused":
            await self.close(NOT_YOURS, "this seat is not yours any more")
        elif wrong is not None:
            logger.error("a connection of table %s failed", self._table, exc_info=wrong)
            await self.close(1011, "failed")
        else:
            await self.close(1001, watcher.closed or "closing")

    async def close(self, code: int, why: str) -> None:
        """Close the socket, whatever state it is in."""
        if self._socket.application_state is WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(1):
                    await self._socket.close(code, why)
            except Exception:
                logger.debug("a socket was closed already")

    # ---- out

    def _answer(self, message: m.Message) -> None:
        self._watcher.answer(m.encode(message))

    # ---- in

    async def _receive_all(self) -> None:
        clock = asyncio.get_running_loop().time
        async with asyncio.timeout(IDLE_SECONDS) as limit:
            while self._warnings <= WARNINGS:
                text = await self._receive()
                if clock() + IDLE_SECONDS * NEARLY > (limit.when() or 0):
                    limit.reschedule(clock() + IDLE_SECONDS)
                self._server.count("messages_in")
                if not self._bucket.take(""):
                    self._warn()
                await self._handle(text)
        await self.close(TOO_MUCH, "too many messages")

    async def _receive(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        return text if isinstance(text, str) else ""

    def _warn(self) -> None:
        self._warnings += 1
        self._answer(m.Refused(n=None, why="flood", text="that was too fast"))

    async def _handle(self, text: str) -> None:
        number: int | None = None
        try:
            envelope = m.decode(text)
            number = envelope.n
            await self._do(number, envelope.do)
        except Refusal as refusal:
            number = refusal.n if isinstance(refusal, m.Unreadable) else number
            self._server.count("refusals")
            self._answer(m.Refused(n=number, why=str(refusal.why), text=str(refusal)))
            if refusal.why is Why.STALE:
                self._watcher.feed.send_whole(self._watcher)

    async def _do(self, number: int, asked: m.AnyRequest) -> None:
        if isinstance(asked, m.Watch):
            self._watcher.feed.watch(self._watcher, asked.seats)
        elif isinstance(asked, m.LookAhead):
            if not self._previews.take(""):
                raise Refusal(Why.NOT_NOW, "that was too fast; try again")
            await self._watcher.feed.preview(self._watcher, asked)
        elif isinstance(asked, m.Explain):
            if not self._previews.take(""):
                raise Refusal(Why.NOT_NOW, "that was too fast; try again")
            await self._watcher.feed.explain(self._watcher, asked)
        else:
            await self._act(number, asked)

    async def _act(self, number: int, asked: m.AnyRequest) -> None:
        if self._token is None:
            raise Refusal(Why.NOT_YOURS, "those who watch cannot play")
        command = self._as_command(asked)
        if not self._server.busy.take(self._table):
            raise Refusal(Why.NOT_NOW, "too much happens at this table at once; try again")
        self._watcher.hold()
        with self._server.commands.timing(), self._server.tables.priority.hold():
            answer = await self._server.tables.act(self._table, self._token, command)
        if answer.host_key:
            self._server.keep_key(answer.table, self._token, answer.host_key)
        self._answer(m.Answer(n=number, seq=answer.seq, table=answer.table))

    def _as_command(self, asked: m.AnyRequest) -> c.AnyCommand:
        """Return what the table understands: a move as it is written in records."""
        if isinstance(asked, m.Play):
            move = write_path(self._watcher.feed.actor.table_state.game, asked.path)
            return c.Play(seat=asked.seat, id=asked.id, ask=asked.ask, move=move)
        assert not isinstance(asked, m.Watch | m.LookAhead | m.Explain)
        return asked


def write_path(game: AnyGame, path: tuple[int, ...]) -> str:
    """Return the notation of a path of numbers; a Refusal if it is no move's."""
    try:
        return game.format_move(tuple(map(game.vocabulary.choice_of, path)))
    except (RollwrightError, LookupError, ValueError, StopIteration) as wrong:
        raise Refusal(Why.UNREADABLE, f"this is no move of the game: {str(wrong)[:100]}") from None
