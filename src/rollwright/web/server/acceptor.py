"""Connections are accepted a few at a time, so that a crowd at the door delays nobody inside.

Event loops accept whatever waits in one round: a thousand connections at once are a quarter of a second in
which nobody is answered. Here a few are accepted in a round; while somebody plays it is one, a rest follows,
and while a player's command is under way nobody is let in, for ten milliseconds at most. An address that has
all the connections due to it is refused before anything is made for another one.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Callable

from ...table.actors.priority import PATIENCE
from .connection_limits import Gate

IN_A_ROUND, REST = 4, 0.001
"""Connections in a round, and the seconds behind one while somebody plays: some six hundred a second."""
NO_FILES_SECONDS = 1.0
"""How long nothing is accepted after the system gave no file for a connection."""
logger = logging.getLogger(__name__)


class Acceptor:
    """Accepts the connections of one listening socket."""

    def __init__(
        self, listening: socket.socket, gate: Gate, make_line: Callable[[], asyncio.BaseProtocol]
    ) -> None:
        self._listening, self._gate, self._make_line = listening, gate, make_line
        self._opening: set[asyncio.Task[None]] = set()
        listening.setblocking(False)
        self._task = asyncio.create_task(self._accept_all())

    def stop(self) -> None:
        """Accept nothing more."""
        self._task.cancel()

    async def _accept_all(self) -> None:
        while True:
            try:
                for _ in range(1 if self._gate.has_players else IN_A_ROUND):
                    self._admit(*await asyncio.get_running_loop().sock_accept(self._listening))
            except ConnectionError:
                continue  # it went away before it was accepted
            except OSError as wrong:
                logger.error("no connection can be accepted: %s", wrong.strerror)
                await asyncio.sleep(NO_FILES_SECONDS)
            await self._rest()

    async def _rest(self) -> None:
        """Let players go first, for as long as a command takes."""
        await asyncio.sleep(REST if self._gate.has_players else 0)
        end = time.monotonic() + PATIENCE
        while self._gate.is_held and time.monotonic() < end:  # noqa: ASYNC110 (a flood sets and clears it)
            await asyncio.sleep(REST)

    def _admit(self, connection: socket.socket, peer: tuple[object, ...]) -> None:
        if self._gate.may_come(peer):
            task = asyncio.create_task(self._open(connection))
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)
        else:
            connection.close()

    async def _open(self, connection: socket.socket) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self._make_line, connection)
        except OSError:
            connection.close()
