"""WebSocket frames on the wire (RFC 6455): encoded once for all recipients, counted where they arrive.

What a server sends is not masked, so the bytes of a message are the same for every client. They go to the
transport as they are, past everything that would encode them again for each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

LINE = "rollwright.line"
"""The name under which the ASGI state of a request or socket holds its connection."""


_FINAL_TEXT, _FINAL_CLOSE = 0x81, 0x88
_SHORT, _IN_TWO_BYTES, _IN_EIGHT_BYTES = 126, 126, 127
"""Lengths below the first stand in one byte; the others say how many bytes follow (RFC 6455, 5.2)."""
_LENGTH, _MASKED, _MASK_BYTES = 0x7F, 0x80, 4


def make_frame(payload: bytes) -> bytes:
    """Return a text as it goes over a socket, whole and not masked."""
    length = len(payload)
    if length < _SHORT:
        return bytes((_FINAL_TEXT, length)) + payload
    if length < 2**16:
        return bytes((_FINAL_TEXT, _IN_TWO_BYTES, length >> 8, length & 255)) + payload
    return bytes((_FINAL_TEXT, _IN_EIGHT_BYTES)) + length.to_bytes(8, "big") + payload


def make_close_frame(code: int, reason: str) -> bytes:
    """Return the frame that closes a socket."""
    payload = code.to_bytes(2, "big") + reason.encode()
    return bytes((_FINAL_CLOSE, len(payload))) + payload


class FrameCounter:
    """Counts the frames of a byte stream by their headers, without looking at payloads."""

    def __init__(self) -> None:
        self._header = b""
        """The beginning of a header whose rest has not arrived."""
        self._payload = 0
        """Bytes of the last frame that have not arrived."""

    def count(self, data: bytes) -> int:
        """Return how many frames begin in the next bytes of the stream."""
        data, at, frames = self._header + data, self._payload, 0
        while at < len(data) and (size := _measure_frame(data, at)):
            frames, at = frames + 1, at + size
        self._header, self._payload = data[at:], max(0, at - len(data))
        return frames


def _measure_frame(data: bytes, at: int) -> int:
    """Return the bytes that a frame takes, header and all; 0 while its length has not arrived."""
    if len(data) < at + 2:
        return 0
    length, mask = data[at + 1] & _LENGTH, _MASK_BYTES if data[at + 1] & _MASKED else 0
    extended = {_IN_TWO_BYTES: 2, _IN_EIGHT_BYTES: 8}.get(length, 0)
    if len(data) < at + 2 + extended:
        return 0
    if extended:
        length = int.from_bytes(data[at + 2 : at + 2 + extended], "big")
    return 2 + extended + mask + length


def list_payloads(frames: bytes) -> Iterator[bytes]:
    """Yield the payloads of whole frames that are not masked."""
    at = 0
    while at < len(frames):
        size = _measure_frame(frames, at)
        length = frames[at + 1] & _LENGTH
        head = 2 + {_IN_TWO_BYTES: 2, _IN_EIGHT_BYTES: 8}.get(length, 0)
        yield frames[at + head : at + size]
        at += size


class OpenSocket(Protocol):
    """Where frames are sent to; a line is full while its client does not read."""

    is_full: bool
    on_change: Callable[[], None]
    """Called when the line becomes full, and when it is not any more."""

    def send_frames(self, frames: bytes) -> None:
        """Send whole frames; never waits."""
        ...
