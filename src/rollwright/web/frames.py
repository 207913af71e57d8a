"""Sockets that take frames made elsewhere: what many are told is encoded and framed once, for all of them.

What a server sends is not masked, so the bytes of a message are the same on every line. They go to the
transport as they are, past everything that would make them anew for each browser.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LINE = "rollwright.line"
"""The name under which a socket's scope holds its line."""


_FINAL_TEXT = 0x81
_SHORT, _IN_TWO_BYTES, _IN_EIGHT_BYTES = 126, 126, 127
"""Lengths below the first stand in one byte; the others say how many bytes follow (RFC 6455, 5.2)."""


def make_frame(payload: bytes) -> bytes:
    """Return a text as it goes over a socket, whole and not masked."""
    length = len(payload)
    if length < _SHORT:
        return bytes((_FINAL_TEXT, length)) + payload
    if length < 2**16:
        return bytes((_FINAL_TEXT, _IN_TWO_BYTES, length >> 8, length & 255)) + payload
    return bytes((_FINAL_TEXT, _IN_EIGHT_BYTES)) + length.to_bytes(8, "big") + payload


class OpenSocket(Protocol):
    """Where frames are written to; a line is full while its browser does not read."""

    is_full: bool
    on_change: Callable[[], None]
    """Called when the line is full, and when it is not any more."""

    def write(self, frames: bytes) -> None:
        """Send whole frames; never waits."""
        ...

    def abort(self) -> None:
        """Cut the line, whatever has not been read yet."""
        ...


class FramedProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's socket, as a line for those who make frames themselves."""

    is_full = False
    on_change: Callable[[], None] = staticmethod(lambda: None)

    def handle_connect(self, event: Request) -> None:
        """Let the application find its line in the scope, before it is called."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][LINE] = self

    def write(self, frames: bytes) -> None:
        """Send whole frames, unless the closing has begun."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    def abort(self) -> None:
        """Cut the line, whatever has not been read yet."""
        self.transport.abort()

    def pause_writing(self) -> None:
        """The browser does not read as fast as it is told."""
        super().pause_writing()
        self.is_full = True
        self.on_change()

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        self.is_full = False
        self.on_change()
