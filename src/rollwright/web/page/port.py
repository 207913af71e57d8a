"""A page's end of its line to the worker: frames become messages, messages the texts of a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ...table.actors.fair_queue import Client
from ..live.connection import Disconnected
from ..live.frames import list_payloads

PAGE = Client("page", "", True)


class PagePort:
    """Both the socket of a client and the line below it; a page always reads."""

    who = PAGE
    is_full = False

    def __init__(self, send: Callable[[str], None], end: Callable[[int, str], None]) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._send, self._end = send, end
        self._texts: asyncio.Queue[str | None] = asyncio.Queue()
        self._has_ended = False

    @property
    def line(self) -> PagePort:
        """The line itself."""
        return self

    # ---- the page's side

    def hear(self, text: str) -> None:
        """Take a text of the page in."""
        self._texts.put_nowait(text)

    def leave(self) -> None:
        """Note that the page has closed its end."""
        self._texts.put_nowait(None)

    # ---- the table's side

    async def receive(self) -> str:
        """Return the next text; Disconnected if the page has closed its end."""
        text = await self._texts.get()
        if text is None:
            raise Disconnected
        return text

    async def close(self, code: int, reason: str) -> None:
        """Tell the page that the line is closed."""
        self._end(code, reason)

    def send_frames(self, frames: bytes) -> None:
        """Send the texts of whole frames."""
        if not self._has_ended:
            for payload in list_payloads(frames):
                self._send(payload.decode())

    def take_seat(self, seat: str) -> bool:
        """There is always a place."""
        return True

    def end(self) -> None:
        """Send no more frames."""
        self._has_ended = True

    def abort(self) -> None:
        """Send no more frames."""
        self._has_ended = True
