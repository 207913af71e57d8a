"""The door of the socket: who is let in, before anything is accepted."""

from __future__ import annotations

from contextlib import nullcontext

from starlette.websockets import WebSocket

from ..table.refusal import Refusal
from ..table.tokens import tidy_code
from .connection import NOT_YOURS, Connection
from .messages import PROTOCOL
from .seats import address_of, token_of
from .server import Server


async def table_socket(socket: WebSocket) -> None:
    """Serve one browser at one table."""
    server: Server = socket.app.state.server
    table = tidy_code(socket.path_params["code"])
    is_watching = socket.query_params.get("watch") == "1"
    crowd = server.watchers.hold(table) if is_watching else nullcontext(True)
    with server.places.hold(address_of(socket)) as has_place, crowd as has_room:
        if has_place and has_room and await _may_enter(server, socket, table, is_watching):
            await socket.accept()
            if socket.query_params.get("v") != str(PROTOCOL):
                await socket.close(NOT_YOURS, "this page is old: load it again")
                return
            token = None if is_watching else token_of(socket, table)
            await Connection(server, socket, table, token).run()
        else:
            server.count("refused_at_door")
            await socket.close()


async def _may_enter(server: Server, socket: WebSocket, table: str, is_watching: bool) -> bool:
    try:
        if not is_watching:
            # Without a token there is nothing to watch by accident: spectators say that they are.
            await server.tables.seat_of(table, token_of(socket, table) or "")
        await server.tables.view(table)
    except Refusal:
        return False
    return True
