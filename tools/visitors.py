"""Clients that load the pages of people a thousand at once; `tools.abuse` measures them."""

from __future__ import annotations

import random
import socket
from contextlib import ExitStack, suppress
from datetime import UTC, datetime

from tools.flooders import Crowd
from tools.strangers import finish_game

DAYS = ("/daily", "/daily/chiefdom-2", "/daily/duel")
AT_ONCE = 170
"""Requests of one thread, on connections of their own; six threads send a thousand."""


class Visitors(Crowd):
    """Come from a hundred addresses and load a page all at once."""

    def visit(self, *paths: str, cookie: str = "") -> None:
        """Send all requests, then read all answers."""
        head = f"{self.head}Connection: close\r\n" + (f"Cookie: {cookie}\r\n" if cookie else "")
        with ExitStack() as lines:
            held: list[socket.socket] = []
            for _ in range(AT_ONCE):
                with suppress(OSError):
                    held.append(lines.enter_context(self.dial(self.anywhere())))
                    held[-1].sendall(f"GET {random.choice(paths)} HTTP/1.1\r\n{head}\r\n".encode())
            for line in held:
                with suppress(OSError):
                    while line.recv(65536):
                        pass

    def list_open_tables(self) -> None:
        """The tables that are open to everybody."""
        self.visit("/open")

    def load_days(self) -> None:
        """Today's dice, of all games and of one."""
        self.visit(*DAYS)

    def load_puzzles(self) -> None:
        """Today's puzzles, and those of all levels."""
        today = datetime.now(UTC).date()
        self.visit(
            "/puzzle", *(f"/puzzle/{today}/duel/{level}{end}" for level in (1, 2, 3) for end in ("", ".json"))
        )


class Members(Visitors):
    """Have a profile and dice that they share."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.wire.client.post("/profile", data={"name": "Eve"})
        self.cookie = self.wire.cookies()
        self.wire.client.post("/friends/link")
        answer = self.wire.client.post(
            "/shared", data={"game": "chiefdom-2", "seed": str(random.randrange(10**6))}
        )
        self.shared = answer.headers["location"]

    def load_profiles(self) -> None:
        """A profile with its friends, and its games."""
        self.visit("/profile", "/games", cookie=self.cookie)

    def load_shared_dice(self) -> None:
        """Dice that somebody shares, with their results."""
        self.visit(self.shared)


class Posters(Visitors):
    """Send links whose previews are painted."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.finished = finish_game(address)[1]

    def load_previews(self) -> None:
        """Pictures of games, and of a finished game."""
        self.visit("/preview/duel.png", "/preview/chiefdom-2.png", f"/t/{self.finished}/preview.png")
