"""Starting the browser table."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from ..core.errors import InvalidSetup
from ..table.chooser import Chooser, PolicyChooser
from ..table.hall import Hall
from ..table.memory import MemoryStore
from ..table.sqlite import SqliteStore
from ..table.store import Store
from .app import make_app
from .hub import Hub

LARGEST_FRAME = 32 * 1024
MOST_CONNECTIONS = 2000
BACKLOG = 256


@dataclass(frozen=True)
class Place:
    """Where a server listens and what it keeps."""

    host: str = "localhost"
    port: int = 8000
    data: Path = Path("rollwright.db")
    store: str = "sqlite"
    allowed_hosts: frozenset[str] = frozenset()
    should_open: bool = True
    should_warm: bool = True


def open_store(place: Place) -> Store:
    """Return where tables are kept."""
    if place.store == "memory":
        return MemoryStore()
    if place.store == "sqlite":
        return SqliteStore(str(place.data))
    raise InvalidSetup(f"there is no store {place.store!r} (stores: sqlite, memory)")


def run(place: Place, listening: socket.socket, chooser: Chooser | None = None) -> None:
    """Serve until interrupted; moves under way are finished first."""
    asyncio.run(_serve(place, listening, chooser or PolicyChooser()))


async def _serve(place: Place, listening: socket.socket, chooser: Chooser) -> None:
    hub = Hub(Hall(open_store(place), chooser), chooser, allowed_hosts=place.allowed_hosts | {place.host})
    server = uvicorn.Server(configure(hub, place.should_warm))
    if place.should_open:
        asyncio.get_running_loop().call_later(0.5, webbrowser.open, address_of(place, listening))
    await server.serve([listening])


def configure(hub: Hub, should_warm: bool = True) -> uvicorn.Config:
    """Return how the server speaks: small frames, no compression, regular pings, no list of visits."""
    return uvicorn.Config(
        make_app(hub, should_warm),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=5,
        limit_concurrency=MOST_CONNECTIONS,
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=False,
    )


def listen(place: Place) -> socket.socket:
    """Take the port, or say in a sentence why not."""
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((place.host, place.port))
        listening.listen(BACKLOG)
    except OSError as wrong:
        listening.close()
        why = (wrong.strerror or str(wrong)).lower()
        raise InvalidSetup(
            f"cannot listen on {place.host}:{place.port}: {why} (choose another --port)"
        ) from None
    return listening


def address_of(place: Place, listening: socket.socket) -> str:
    """Return the address to open."""
    name = "localhost" if place.host in ("0.0.0.0", "::", "127.0.0.1", "localhost") else place.host
    return f"http://{f'[{name}]' if ':' in name else name}:{listening.getsockname()[1]}/"
