"""The handshake of a socket: authentication and limits, before anything is accepted."""

from __future__ import annotations

from contextlib import nullcontext, suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...core.errors import tell_error
from ...table.actors.fair_queue import Client
from ...table.dice.tokens import tidy_code
from ...table.rules.refusal import Refusal
from ..door.host import Cost
from ..door.route import socket as declare_socket
from ..door.seats import address_of, asker_of, device_of, token_of
from ..door.who import ANYONE
from ..live.connection import NOT_YOURS, Connection, Disconnected
from ..live.frames import LINE
from ..live.messages import PROTOCOL
from .host import Server
from .line import Line

LONGEST_REASON = 100
"""Letters of a reason for closing; a frame of control holds 125 bytes."""


class NetworkSocket:
    """A browser's socket that the server has accepted."""

    def __init__(self, server: Server, socket: WebSocket) -> None:
        self._server, self._socket = server, socket
        self.line: Line = socket.scope["state"][LINE]

    @property
    def who(self) -> Client:
        """In whose turn its requests are answered."""
        return asker_of(self._server.tables, self._socket)

    async def receive(self) -> str:
        """Return the next text; bytes are none."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Disconnected
        text = message.get("text")
        return text if isinstance(text, str) else ""

    async def close(self, code: int, reason: str) -> None:
        """Close the socket, if it is open."""
        if self._socket.application_state is WebSocketState.CONNECTED:
            await self._socket.close(code, reason)


@declare_socket("/t/{code}/socket", Cost.FREE, ANYONE)
async def table_socket(server: Server, socket: WebSocket) -> None:
    """Serve one client at one table; one that goes away at any moment is no failure."""
    with suppress(WebSocketDisconnect):
        await _serve(server, socket)


async def _serve(server: Server, socket: WebSocket) -> None:
    table = tidy_code(socket.path_params["code"])
    is_watching = socket.query_params.get("watch") == "1"
    line: Line = socket.scope["state"][LINE]
    is_shut_out = is_watching and server.gate.is_shut_out(line.address)
    crowd = server.watchers.hold(table) if is_watching else nullcontext(True)
    with server.places.hold(address_of(socket)) as has_place, crowd as has_room:
        if (
            has_place
            and has_room
            and not is_shut_out
            and await _may_enter(server, socket, table, is_watching)
        ):
            await socket.accept()
            if socket.query_params.get("v") != str(PROTOCOL):
                await socket.close(NOT_YOURS, "this page is old: load it again")
                return
            device = None if is_watching else device_of(socket, table)
            try:
                await Connection(server, NetworkSocket(server, socket), table, device).run()
            except Refusal as refusal:
                # The seat was given up, or the table deleted, since the client was let in.
                await socket.close(NOT_YOURS, tell_error(refusal)[:LONGEST_REASON])
        else:
            server.count("refused_at_door")
            await socket.close()


async def _may_enter(server: Server, socket: WebSocket, table: str, is_watching: bool) -> bool:
    try:
        if not is_watching:
            # Without a token there is nothing to watch by accident: spectators say that they are.
            await server.tables.seat_of(table, token_of(socket, table) or "")
        view = await server.tables.view(table)
        if is_watching and server.tables.is_hidden(view.table_state):
            return False
    except Refusal:
        return False
    return True


ROUTES = [table_socket]
