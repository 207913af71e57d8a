"""Lines between browsers and servers: late, in order, full, cut; only lines overtake each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

from rollwright.table.actors.fair_queue import Client
from rollwright.table.rules.refusal import Refusal
from rollwright.web.live.connection import Disconnected

from .world import Node, World

T = TypeVar("T")
LAG_SECONDS, NOTICING_SECONDS, PATIENCE_SECONDS = 0.05, 3.0, 8.0
FULL_BYTES = 6000
LOSS = 0.03


class Caller(Protocol):
    """What a line tells its browser."""

    stalled_until: float

    def on_frames(self, frames: bytes) -> None: ...

    def on_end(self, line: SimulatedLine, code: int) -> None: ...


class SimulatedLine:
    """A socket and its line as the server has them, and the way to the browser."""

    who = Client("", "", False)

    def __init__(self, world: World, node: Node, caller: Caller) -> None:
        self.world, self.node, self.caller = world, node, caller
        self.is_full = False
        self.on_change: Callable[[], None] = lambda: None
        self.on_send: Callable[[bytes], None] = lambda frames: None
        self.is_cut = self._has_ended = False
        self._texts: asyncio.Queue[str | None] = asyncio.Queue()
        """What arrived; None at the end."""
        self._unread = 0
        self._up_at = self._down_at = 0.0

    # ---- the server's side

    @property
    def line(self) -> SimulatedLine:
        return self

    async def receive(self) -> str:
        text = await self._texts.get()
        if text is None:
            raise Disconnected
        return text

    async def close(self, code: int = 1000, reason: str = "") -> None:
        self._has_ended = True
        self._send_down("closed", lambda: self._end(code))

    def take_seat(self, seat: str) -> bool:
        return True

    def end(self) -> None:
        self._has_ended = True

    def abort(self) -> None:
        self.cut()

    def send_frames(self, frames: bytes) -> None:
        if self._has_ended or self.is_cut:
            return
        self.on_send(frames)
        self._unread += len(frames)
        self._send_down(f"frames {len(frames)}", lambda: self._deliver(frames))
        if self._unread > FULL_BYTES and not self.is_full:
            self.is_full = True
            self.on_change()

    def _send_down(self, what: str, action: Callable[[], None]) -> None:
        lag = self.world.draw(LAG_SECONDS)
        self._down_at = max(self._down_at + 1e-9, self.world.time + lag, self.caller.stalled_until)
        self.world.at(self._down_at, None, what, lambda: None if self.is_cut else action())

    def _deliver(self, frames: bytes) -> None:
        self._unread -= len(frames)
        if self.is_full and self._unread <= FULL_BYTES // 2:
            self.is_full = False
            self.node.start_soon(self.on_change)
        self.caller.on_frames(frames)

    # ---- the browser's side

    def send(self, text: str) -> None:
        self._send_up(f"text {len(text)}", text)

    def _send_up(self, what: str, message: str | None) -> None:
        lag = self.world.draw(LAG_SECONDS)
        self._up_at = max(self._up_at + 1e-9, self.world.time + lag)
        self.world.at(self._up_at, self.node, what, lambda: self._arrive(message))

    def _arrive(self, message: str | None) -> None:
        self.node.start_soon(self._texts.put_nowait, message)

    def cut(self) -> None:
        """Lose what is under way; both sides notice some time later."""
        if self.is_cut:
            return
        self.is_cut = True
        rng = self.world.rng
        if not self.node.is_dead:
            self.world.after(rng.random() * NOTICING_SECONDS, self.node, "cut", lambda: self._arrive(None))
        delay = rng.random() * NOTICING_SECONDS
        self.world.after(delay, None, "line lost", lambda: self.caller.on_end(self, 1006))

    def break_off(self) -> None:
        """Lose the server: what it had sent may arrive or not."""
        if self.world.rng.random() < 0.3:
            self.cut()
        else:
            self._send_down("reset", lambda: self._end(1006))

    def _end(self, code: int) -> None:
        self.is_cut = True
        if not self.node.is_dead:
            self._arrive(None)
        self.caller.on_end(self, code)


def request(
    world: World,
    node: Node,
    work: Callable[[], Coroutine[Any, Any, T]],
    on_answer: Callable[[T | Refusal | None], None],
) -> None:
    """Have a server answer a request; None if no answer comes."""
    is_over = False

    def answer(found: T | Refusal | None) -> None:
        nonlocal is_over
        if not is_over:
            is_over = True
            on_answer(found)

    async def do() -> None:
        try:
            found: T | Refusal = await work()
        except Refusal as refusal:
            found = refusal
        if world.rng.random() > LOSS:
            world.after(world.draw(LAG_SECONDS), None, "response", lambda: answer(found))

    lag = world.draw(LAG_SECONDS)
    world.after(lag, node, "request", lambda: node.start_soon(lambda: node.loop.create_task(do())))
    world.after(PATIENCE_SECONDS, None, "patience", lambda: answer(None))
