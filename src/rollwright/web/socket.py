"""A browser's socket: commands in, changes out, and no patience for floods or sleepers."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..core.errors import InvalidSheet
from ..core.game import AnyGame
from ..core.types import Seat
from ..table import commands as c
from ..table.live import Look
from ..table.refusal import Refusal, Why
from ..table.subscription import Subscription
from .hub import Hub
from .offers import Json, Offers, list_changes
from .reading import read_json
from .security import Buckets
from .show import Screen

TOO_MUCH, TOO_SLOW, NOT_YOURS = 1008, 1013, 4401
IDLE_SECONDS = 2 * 3600.0
WARNINGS = 20
DEEPEST = 20
NEWS = 1000
"""So many changes may gather for one browser; a table of a hundred makes that many in a few turns."""
BIG_TABLE, PAUSE = 12, 0.005
"""At a table above so many seats what others do is gathered, for that long for every seat."""
PRESSING = frozenset({"rolled", "started", "ended", "undone", "said", "warm"})
"""What nobody waits to hear."""
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Asked:
    """What a seat is asked, and the moves it was told of."""

    game: AnyGame
    view: Any
    seat: Seat
    ask: int
    is_fast: bool
    offers: Offers

    @classmethod
    def make(cls, game: AnyGame, view: Any, seat: Seat, ask: int, is_fast: bool) -> Asked:
        """List the seat's moves."""
        moves = game.engine(is_fast).moves(view, seat)
        return cls(game, view, seat, ask, is_fast, Offers(game, view, seat, moves))


class Connection:
    """One browser at one table, as the seat of its token or as a spectator."""

    def __init__(self, hub: Hub, socket: WebSocket, table: str, token: str | None) -> None:
        self._hub, self._socket, self._table, self._token = hub, socket, table, token
        self._screen = Screen()
        self._sending = asyncio.Lock()
        self._offered: tuple[Seat | None, int | None] = (None, None)
        self._offering: set[asyncio.Task[None]] = set()
        self._telling = asyncio.Lock()
        self._looks = asyncio.Event()
        self._asked: Asked | None = None
        self._bucket = Buckets(hub.limits.burst, hub.limits.rate)
        self._branches = Buckets(*hub.limits.branches)
        self._warnings = 0
        self._kick = asyncio.Event()

    async def run(self) -> None:
        """Serve the browser until it goes."""
        async with self._hub.hall.subscribe(self._table, self._token, NEWS) as watcher:
            tasks = [asyncio.create_task(self._tell_all(watcher)), asyncio.create_task(self._hear_all())]
            done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in [*rest, *self._offering]:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)
            for task in done:
                await self._end(task, watcher)

    async def _end(self, task: asyncio.Task[None], watcher: Subscription) -> None:
        wrong = task.exception()
        if isinstance(wrong, WebSocketDisconnect):
            return
        if isinstance(wrong, TimeoutError) or watcher.closed == "too slow":
            self._hub.count("slow_dropped")
            await self.close(TOO_SLOW, "too slow")
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

    async def _tell_all(self, watcher: Subscription) -> None:
        await self._update(PRESSING)
        while True:
            news = await self._next(watcher)
            if news is None:
                return
            await self._update(news)

    async def _next(self, watcher: Subscription) -> frozenset[str] | None:
        """Wait for news of the table, or for this browser asking to be told again."""
        news = asyncio.ensure_future(watcher.next())
        kick = asyncio.ensure_future(self._kick.wait())
        try:
            done, _ = await asyncio.wait([news, kick], return_when=asyncio.FIRST_COMPLETED)
            if news not in done:
                self._kick.clear()
                return PRESSING
            update = news.result()
            return None if update is None else frozenset(update.what)
        finally:
            kick.cancel()
            if not news.done():
                news.cancel()

    async def _update(self, news: frozenset[str]) -> None:
        look = await self._hub.hall.look(self._table, self._token)
        if len(look.room.seats) > BIG_TABLE and not news & PRESSING and not look.room.is_chance_due:
            await self._pause(PAUSE * len(look.room.seats))
            look = await self._hub.hall.look(self._table, self._token)
        await self.send(await self._hub.draw(self._describe, look))
        self._offer(look)

    async def _pause(self, seconds: float) -> None:
        """Let others' doings gather, unless this browser does something itself."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._kick.wait()
                self._kick.clear()

    def _describe(self, look: Look) -> Json:
        return self._screen.tell(look, self._hub.public(look), self._hub.hall.is_warming(look.room.game))

    def _offer(self, look: Look) -> None:
        ask = None if look.seat is None else look.room.asked.get(look.seat)
        if (look.seat, ask) == self._offered:
            return
        self._offered = (look.seat, ask)
        self._stop_offering()
        if ask is not None and look.seat is not None:
            self._offer_by(self._send_offers(look, look.seat, ask))

    def _offer_by(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._offering.add(task)
        task.add_done_callback(self._note_offered)

    def _note_offered(self, task: asyncio.Task[None]) -> None:
        """Look at how offering ended; a line that is lost or stuck shows again at the next message."""
        self._offering.discard(task)
        wrong = None if task.cancelled() else task.exception()
        if wrong is None or isinstance(wrong, WebSocketDisconnect):
            return
        self._kick.set()
        if not isinstance(wrong, TimeoutError):
            logger.error("the moves of table %s could not be told", self._table, exc_info=wrong)

    def _stop_offering(self) -> None:
        for task in list(self._offering):
            task.cancel()

    async def _send_offers(self, look: Look, seat: Seat, ask: int) -> None:
        """Send the moves at once, and how they change the score as soon as it is counted."""
        game, view = look.room.game, look.room.game.view(look.room.state, seat)
        is_fast = self._hub.chooser.is_warm(game)
        self._asked = await self._hub.think(Asked.make, game, view, seat, ask, is_fast)
        await self._send_branch(self._asked, "offers", ())

    async def _send_branch(self, asked: Asked, kind: str, path: Sequence[str]) -> None:
        async with self._telling:
            told = await self._hub.think(asked.offers.tell, path)
        await self.send({"type": kind, "ask": asked.ask, "path": path, **told})
        news, first = asked.offers.told[told["first"] :], told["first"]
        # Whoever shows no sheet shows no previews either; a browser may say so after its first offers.
        await self._looks.wait()
        chunks = list_changes(asked.game, asked.view, asked.seat, news, first, asked.is_fast)
        while (chunk := await self._hub.count_changes(_next_chunk, chunks)) is not None:
            await self.send({"type": "changes", "ask": asked.ask, **chunk})

    async def send(self, message: Json) -> None:
        """Send a message; a reader that does not read is given up."""
        text = json.dumps(message, separators=(",", ":"), ensure_ascii=False)
        async with asyncio.timeout(self._hub.limits.seconds_to_read), self._sending:
            try:
                await self._socket.send_text(text)
            except RuntimeError:
                # The server closed the line itself, for example over a frame that was too large.
                raise WebSocketDisconnect(1006) from None
        self._hub.count("messages_out")

    # ---- in

    async def _hear_all(self) -> None:
        while True:
            async with asyncio.timeout(IDLE_SECONDS):
                text = await self._receive()
            self._hub.count("messages_in")
            if self._bucket.take("") or not await self._warn():
                await self._hear(text)
            if self._warnings > WARNINGS:
                await self.close(TOO_MUCH, "too many messages")
                return

    async def _receive(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        return text if isinstance(text, str) else ""

    async def _warn(self) -> bool:
        self._warnings += 1
        await self.send({"type": "refused", "n": None, "why": "flood", "text": "that was too fast"})
        return True

    async def _hear(self, text: str) -> None:
        number: object = None
        try:
            number, command = read_envelope(text)
            await self._do(number, command)
        except Refusal as refusal:
            self._hub.count("refusals")
            await self.send({"type": "refused", "n": number, "why": str(refusal.why), "text": str(refusal)})
            if refusal.why in (Why.STALE, Why.NOT_NOW):
                self._kick.set()

    async def _do(self, number: int, command: Json) -> None:
        if command.get("do") == "look":
            self._look(command)
            return
        if command.get("do") == "branch":
            self._go_on(command)
            return
        if self._token is None:
            raise Refusal(Why.NOT_YOURS, "those who watch cannot play")
        wanted = c.decode_command(json.dumps(command, ensure_ascii=False))
        if not self._hub.busy.take(self._table):
            raise Refusal(Why.NOT_NOW, "too much happens at this table at once; try again")
        with self._hub.commands.timing():
            answer = await self._hub.hall.act(self._table, self._token, wanted)
        if isinstance(wanted, c.Play):
            self._stop_offering()
        told = {"type": "answer", "n": number, "seq": answer.seq, "table": answer.table}
        if answer.host_key:
            self._hub.keep_key(answer.table, self._token, answer.host_key)
        await self.send(told)
        self._kick.set()

    def _go_on(self, command: Json) -> None:
        """Tell what follows a choice that the first message only announced."""
        path, asked = command.get("path"), self._asked
        if not isinstance(path, list) or len(path) > DEEPEST or not all(isinstance(c, str) for c in path):
            raise Refusal(Why.UNREADABLE, "a branch is a path of choices")
        if asked is None or command.get("ask") != asked.ask:
            raise Refusal(Why.STALE, "that is not asked any more")
        if not self._branches.take(""):
            raise Refusal(Why.NOT_NOW, "that was too fast; try again")
        self._offer_by(self._send_branch(asked, "branch", path))

    def _look(self, command: Json) -> None:
        """Note which sheets the browser shows, and in which form."""
        seats, is_tall = command.get("seats", []), command.get("tall", False)
        if not isinstance(seats, list) or len(seats) > 6 or not isinstance(is_tall, bool):
            raise Refusal(Why.UNREADABLE, "look names up to six seats")
        if not all(type(seat) is int and 0 <= seat < 100 for seat in seats):
            raise Refusal(Why.UNREADABLE, "look names up to six seats")
        if is_tall != self._screen.is_tall:
            self._screen.is_tall = is_tall
            self._screen.forget_sheets()
        self._screen.want(seats)
        self._screen.is_shown = True
        self._looks.set()
        self._kick.set()


def _next_chunk(chunks: Any) -> Json | None:
    return next(chunks, None)


def read_envelope(text: str) -> tuple[int, Json]:
    """{"n": 3, "do": {"do": "roll"}} -> (3, {"do": "roll"}); a Refusal if it is anything else."""
    try:
        found = read_json(text)
    except InvalidSheet as wrong:
        raise Refusal(Why.UNREADABLE, str(wrong)) from None
    if not isinstance(found, dict) or set(found) != {"n", "do"}:
        raise Refusal(Why.UNREADABLE, 'a message is {"n": number, "do": command}')
    number, command = found["n"], found["do"]
    if type(number) is not int or not isinstance(command, dict):
        raise Refusal(Why.UNREADABLE, 'a message is {"n": number, "do": command}')
    return number, command
