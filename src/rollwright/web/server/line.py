"""One connection: a protocol to the event loop, and a transport to uvicorn's protocols.

Everything a client sends passes here, in reads of four kilobytes, before any parser sees it: bytes are
counted for each request and socket, frames for each socket, and parsing takes turns (`Intake`). To do so it
uses asyncio's protocols and transports, the state that ASGI hands to the application, and of uvicorn the
constructor of its HTTP protocol and the upgrade by `Transport.set_protocol`;
`tests/web/server/test_line.py` says when one of these moves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from ..door.security import Bucket
from ..live.frames import LINE, FrameCounter, make_close_frame
from .connection_limits import LARGEST_BODY, READ_BYTES, Gate
from .intake import MESSAGE_COST

STEP_BYTES = 1024
"""What is parsed of a read at once: at worst two milliseconds of tiny chunks."""
LARGEST_REQUEST = LARGEST_BODY + 64 * 1024
"""Bytes of one request as they come over the line, with its head and the lengths of its chunks."""
SOCKET_BYTES = (512 * 1024, 64 * 1024)
"""Bytes of one socket: at once, and a second."""
CLOSING_SECONDS = 10.0
"""How long a line that is being closed waits for its client to read the rest."""
CUT_OFF_SECONDS, DISCARD_SECONDS = 1.0, 0.01
"""How long a client that was cut off has to read why, and how often its bytes are thrown away meanwhile."""
DISCARDED = bytearray(64 * 1024)
"""Where bytes go that nobody looks at."""
TOO_MUCH = 1008
REFUSED = b"HTTP/1.1 413 Content Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_EARLY = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Line(asyncio.BufferedProtocol, asyncio.Transport):
    """Stands between a client's transport and the protocols that parse what it sends."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, object], gate: Gate
    ) -> None:
        super().__init__()
        self.gate = gate
        state = {**app_state, LINE: self}
        self._inner: asyncio.Protocol = H11Protocol(config, server_state, state)
        self.address = self.seat = ""
        self.is_seated = self.is_socket = self.is_full = False
        self.on_change: Callable[[], None] = lambda: None
        self._frames = FrameCounter()
        self._frame_rate, self._byte_rate = Bucket(*self.gate.frames), Bucket(*SOCKET_BYTES)
        self._waiting = b""
        self._is_queued = self._is_held = self._is_admitted = self._has_ended = self._is_cut = False
        """Queued to be parsed; held by the inner protocol; has a place; sends no more frames; is cut off."""
        self._request_bytes = 0
        self._is_upgrading = False
        """Whether a handshake is not answered yet; until then a client sends nothing (RFC 6455, 4.1)."""
        self._is_answering = self._has_written = self._has_unread = False
        self._timer: asyncio.TimerHandle | None = None

    # ---- the event loop's side

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a place, or close the line before anything is read."""
        self._outer = cast(asyncio.Transport, transport)
        self.address = self.gate.name_peer(transport.get_extra_info("peername") or ())
        if not self.gate.plain.take(self):
            self._outer.abort()
            return
        self._is_admitted = True
        self._inner.connection_made(self)
        self._look_later()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back and let the protocol go: a cycle would wait for the garbage collector."""
        self.gate.plain.give_back(self)
        self.gate.seated.give_back(self)
        self._waiting = b""
        self._cancel_timer()
        if self._is_admitted:
            self._inner.connection_lost(exc)
        self._inner = asyncio.Protocol()

    def get_buffer(self, sizehint: int) -> bytearray:
        """Return where the next bytes go."""
        return DISCARDED if self._is_cut else self.gate.buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Queue what came; read no more before it is parsed."""
        if self._is_cut:
            self._discard()
            return
        self._waiting += self.gate.buffer[:nbytes]
        if not self.is_seated or len(self._waiting) > READ_BYTES:
            self._outer.pause_reading()
        self._queue()

    def eof_received(self) -> bool | None:
        """Pass the end of the stream on."""
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        """The client does not read as fast as it is sent to."""
        self._inner.pause_writing()
        self.is_full = True
        self.on_change()

    def resume_writing(self) -> None:
        """The client has caught up."""
        self._inner.resume_writing()
        self.is_full = False
        self.on_change()

    # ---- parsing

    def _queue(self) -> None:
        if self._waiting and not self._is_queued and not self._is_held:
            self._is_queued = True
            self.gate.intake.add(self)

    def parse(self) -> bool:
        """Count the next bytes and hand them to the protocol; returns whether more can be parsed."""
        data, self._waiting = self._waiting[:STEP_BYTES], self._waiting[STEP_BYTES:]
        if data and self._may_pass(data):
            self._inner.data_received(data)
        self._is_queued = bool(self._waiting) and not self._is_held and not self.is_closing()
        self._go_on_reading()
        return self._is_queued

    def _go_on_reading(self) -> None:
        if not self._waiting and not self._is_held and not self.is_closing():
            self._outer.resume_reading()

    def _may_pass(self, data: bytes) -> bool:
        """Charge the client for bytes and frames; one that sends too much is cut off."""
        if self.is_closing():
            return False
        if not self.is_socket:
            self._request_bytes += len(data)
            return self._request_bytes <= LARGEST_REQUEST or self._cut_off("large_requests", REFUSED)
        if self._is_upgrading:
            return self._cut_off("early_frames", TOO_EARLY)
        frames = self._frames.count(data)
        self.gate.intake.charge(self, frames * MESSAGE_COST)
        if self._byte_rate.take(len(data)) and self._frame_rate.take(frames):
            return True
        self.gate.note_flood(self.address)
        return self._cut_off("flooded_sockets", make_close_frame(TOO_MUCH, "too much at once"))

    def _cut_off(self, why: str, last_words: bytes) -> bool:
        self.gate.counters[why] += 1
        self._outer.write(last_words)
        self._hang_up()
        return False

    def _hang_up(self) -> None:
        """Close in a moment, and throw away what comes until then.

        A line that is closed with bytes unread takes along what its client has not read yet.
        """
        self._is_cut, self._waiting = True, b""
        self._abort_after(CUT_OFF_SECONDS)
        if self._outer.can_write_eof():
            self._outer.write_eof()
        self._outer.resume_reading()

    def _discard(self) -> None:
        """Read on in a moment, so that a flood that is thrown away takes no time of the loop."""
        self._outer.pause_reading()
        asyncio.get_running_loop().call_later(DISCARD_SECONDS, self._outer.resume_reading)

    def _abort_after(self, seconds: float) -> None:
        self._cancel_timer()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._outer.abort)

    # ---- the transport of the inner protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Change over to a socket: it has pings, frames and a rate of its own."""
        self._inner, self.is_socket = cast(asyncio.Protocol, protocol), True
        self._is_upgrading = True
        self._cancel_timer()

    def get_protocol(self) -> asyncio.BaseProtocol:
        """Return what parses now."""
        return self._inner

    def get_extra_info(self, name: str, default: object = None) -> object:
        """Return what the real transport knows of its connection."""
        return self._outer.get_extra_info(name, default)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send what the protocol wrote; the next request is counted anew."""
        self._has_written, self._is_upgrading, self._request_bytes = True, False, 0
        if not self._is_cut:
            self._outer.write(data)

    def pause_reading(self) -> None:
        """Parse no more for now."""
        self._is_held = True
        self._outer.pause_reading()

    def resume_reading(self) -> None:
        """Parse what waits, then read on."""
        self._is_held = False
        self._queue()
        self._go_on_reading()

    def is_closing(self) -> bool:
        """Whether the line is closed, or being closed."""
        return self._is_cut or self._outer.is_closing()

    def close(self) -> None:
        """Close the line once the client has read the rest, or in a few seconds."""
        if self.is_closing():
            return
        if self._has_unread:
            self._hang_up()
        else:
            self._abort_after(CLOSING_SECONDS)
            self._outer.close()

    def abort(self) -> None:
        """Close the line at once."""
        self._outer.abort()

    # ---- the application's side

    def send_frames(self, frames: bytes) -> None:
        """Send whole frames, unless the closing has begun."""
        if not self._has_ended and not self.is_closing():
            self._outer.write(frames)

    def end(self) -> None:
        """Send no more frames."""
        self._has_ended = True

    def take_seat(self, seat: str) -> bool:
        """Hold one of the places for seated players, charged to a seat; False if there is none."""
        self.gate.plain.give_back(self)
        self.seat, self.is_seated = seat, self.gate.seated.take(self)
        return self.is_seated

    @property
    def is_busy(self) -> bool:
        """Whether a request is being answered, or this is a socket."""
        return self.is_socket or self._is_answering

    def begin_answer(self) -> None:
        """The application has the whole request; how long it takes is its own affair."""
        self._is_answering = True

    def leave_unread(self) -> None:
        """The answer is a refusal, and the rest of the request is not read."""
        self._has_unread = True

    def end_answer(self) -> None:
        """The answer begins to be sent."""
        self._is_answering = False

    # ---- patience

    def _look_later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self.gate.seconds, self._look)

    def _look(self) -> None:
        """Close the line if nothing has been answered since the last look, and nothing is about to be."""
        if not self._has_written and not self._is_answering:
            self._outer.abort()
            return
        self._has_written = False
        self._look_later()

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
