"""The door of the socket: who is let in, before anything is accepted."""

from __future__ import annotations

from starlette.websockets import WebSocket

from ..table.refusal import Refusal
from ..table.tokens import tidy_code
from .hub import Hub
from .seats import address_of, token_of
from .socket import Connection


async def table_socket(socket: WebSocket) -> None:
    """Serve one browser at one table."""
    hub: Hub = socket.app.state.hub
    address = address_of(socket)
    if not hub.places.take(address):
        hub.count("refused_at_door")
        await socket.close()
        return
    try:
        await _serve(hub, socket)
    finally:
        hub.places.give_back(address)


async def _serve(hub: Hub, socket: WebSocket) -> None:
    table = tidy_code(socket.path_params["code"])
    watching = socket.query_params.get("watch") == "1"
    token = None if watching else token_of(socket, table)
    try:
        if not watching:
            # Without a token there is nothing to watch by accident: spectators say that they are.
            await hub.hall.seat_of(table, token or "")
        await hub.hall.look(table)
    except Refusal:
        hub.count("refused_at_door")
        await socket.close()
        return
    await socket.accept()
    await Connection(hub, socket, table, token).run()
