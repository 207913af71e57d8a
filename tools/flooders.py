"""Clients that flood: frames, bytes, connections, names and promises; `tools.abuse` measures them."""

from __future__ import annotations

import random
import socket
import struct
import time
from contextlib import ExitStack, suppress

from rollwright.table.dice.fair_dice import commitment_of
from tests.ops.lines import ask_for_socket
from tests.web.wire import Wire
from tools.strangers import ELSEWHERE, Stranger, Talker

MANY = 100
"""Addresses of a crowd."""
SPECTATORS = 35
"""Sockets of one thread that watch; an address may have 220 in all."""
KEPT = 40
"""Tables at which one thread keeps its nonce back."""


class Flooder(Stranger):
    """Sends as much as it can on plain connections."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        eve = Wire(address)
        eve.source = ELSEWHERE
        self.code = eve.open_table("Eve", people=1)
        self.handshake = ask_for_socket(eve, self.code)
        self.head = f"Host: {address.removeprefix('http://')}\r\nOrigin: {address}\r\n"

    def dial(self, source: str = ELSEWHERE) -> socket.socket:
        """Open a connection."""
        port = self.wire.client.base_url.port or 80
        return socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(source, 0))

    def flood(self, frame: bytes) -> None:
        """Watch a table and send a frame for as long as the socket is open."""
        with self.dial() as line, suppress(OSError):
            line.sendall(self.handshake)
            line.recv(65536)
            line.sendall(b"\x01\x80abcd")
            for _ in range(200):
                line.sendall(frame * 1000)

    def ping(self) -> None:
        """Empty pings."""
        self.flood(b"\x89\x80abcd")

    def pong(self) -> None:
        """Pongs that nobody asked for."""
        self.flood(b"\x8a\x80abcd")

    def go_on(self) -> None:
        """Empty pieces of a text that never ends."""
        self.flood(b"\x00\x80abcd")

    def send_chunks(self) -> None:
        """A body of 1.5 MB in chunks of one byte."""
        with self.dial() as line, suppress(OSError):
            line.sendall(f"POST /tables HTTP/1.1\r\n{self.head}Transfer-Encoding: chunked\r\n\r\n".encode())
            for _ in range(250):
                line.sendall(b"1\r\nx\r\n" * 1000)

    def drip(self) -> None:
        """Requests on twenty connections, a byte at a time."""
        text = f"GET /games.json HTTP/1.1\r\n{self.head}\r\n".encode()
        with ExitStack() as lines, suppress(OSError):
            held = [lines.enter_context(self.dial()) for _ in range(20)]
            for line in held:
                line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for byte in text:
                for line in held:
                    line.sendall(bytes((byte,)))

    def nest(self) -> None:
        """A cookie of thousands of brackets."""
        self.wire.client.get("/new", headers={"Cookie": "rw_me=" + "[" * 6000})

    def cut(self) -> None:
        """Handshakes whose connection is cut at any moment."""
        with self.dial() as line, suppress(OSError):
            line.sendall(self.handshake[: random.randrange(len(self.handshake) + 1)])
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


class Crowd(Flooder):
    """Comes from a hundred addresses."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.held: list[socket.socket] = []

    def be_silent(self) -> None:
        """Open connections on which nothing is said, and keep them."""
        with suppress(OSError):
            self.held.append(self.dial(self.anywhere()))
        while len(self.held) > 500:
            self.held.pop(0).close()

    def load_pages(self) -> None:
        """Ask for pages and sheets."""
        paths = ("/", "/new", "/rules/duel", f"/t/{self.code}", f"/t/{self.code}/sheet-1.svg")
        with self.dial(self.anywhere()) as line, suppress(OSError):
            line.sendall(
                f"GET {random.choice(paths)} HTTP/1.1\r\n{self.head}Connection: close\r\n\r\n".encode()
            )
            while line.recv(65536):
                pass

    def anywhere(self) -> str:
        """Return one of the addresses."""
        return f"127.0.8.{1 + random.randrange(MANY)}"


class Audience(Stranger):
    """Watches on many sockets and asks on all of them, as fast as one may."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.here = Wire(address)
        self.here.source = ELSEWHERE
        code = self.here.open_table("Eve", people=1)
        self.lines = [self.here.connect(code, "?watch=1").__enter__() for _ in range(SPECTATORS)]

    def ask_on_all(self) -> None:
        """Ask about a part of a sheet on each socket."""
        for line in self.lines:
            self.here.say(line, do="explain", of=0, part="total")
            with suppress(TimeoutError):
                line.recv(timeout=0)
        time.sleep(0.03)


class Renamer(Talker):
    """Takes another name again and again."""

    def rename(self) -> None:
        """Take another name and hear everything."""
        self.here.say(self.line, do="rename", name=f"Eve {random.randrange(10**9)}")
        with suppress(TimeoutError):
            self.line.recv(timeout=0.01)
        time.sleep(0.06)


class Sixteen(Stranger):
    """One seat on sixteen sockets."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.here = Wire(address)
        self.here.source = ELSEWHERE
        code = self.here.open_table("Eve", people=1)
        self.lines = [self.here.connect(code).__enter__() for _ in range(16)]

    def talk(self) -> None:
        """Say something on each of them."""
        for line in self.lines:
            self.here.say(line, do="say", id=f"s{random.randrange(10**12)}", text="la")
            with suppress(TimeoutError):
                line.recv(timeout=0.001)
        time.sleep(0.06)


class Keeper(Stranger):
    """Promises a nonce at many tables, rolls and never shows it."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.stack = ExitStack()
        self.count = 0

    def roll(self) -> None:
        """Open a table whose first roll has to wait, and roll there."""
        if self.count >= KEPT:
            self.stack.close()
            self.count = 0
        here = Wire(self.wire.address)
        here.source = ELSEWHERE
        code = here.open_table("Eve", people=1, promise=commitment_of("aa"))
        line = self.stack.enter_context(here.connect(code))
        here.say(line, do="roll")
        self.count += 1
        time.sleep(0.1)
