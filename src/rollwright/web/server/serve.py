"""Starting the browser table."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from ...core.errors import InvalidSetup
from ...core.extras import MissingExtra
from ...table.actors.chooser import Chooser
from ...table.actors.context import GRACE_SECONDS
from ...table.actors.tables import Tables
from ...table.stores.file_lock import hold_file
from ...table.stores.memory import MemoryStore
from ...table.stores.sqlite import SqliteStore
from ...table.stores.store import Store, StoreError
from ..door.security import NO_PROXIES, Proxies
from ..parts.levels import LevelChooser
from .acceptor import Acceptor
from .coach import Analyst, ProcessCoach
from .connection_limits import QUESTION_SECONDS, Gate, raise_file_limit
from .guard import make_app
from .host import Server
from .limits import Limits
from .line import Line
from .logs import hide_secrets, start_logging
from .static_files import check_site
from .workers import THINKING, WorkerPool

LARGEST_FRAME = 32 * 1024
BACKLOG = 1024
"""Browsers open their lines all at once."""
SWITCH_SECONDS = 0.0005
"""Threads that draw and count give way this often, so that moves are answered meanwhile."""
PARENT_SECONDS = 1.0
"""How often one of several servers looks whether its parent is there."""
POSTGRES = ("postgresql://", "postgres://")
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class ServerSetup:
    """Where a server listens and what it keeps."""

    host: str = "localhost"
    port: int = 8000
    data: Path = Path("rollwright.db")
    store: str = "sqlite"
    allowed_hosts: frozenset[str] = frozenset()
    should_open: bool = True
    should_warm: bool = True
    log: str = "warning"
    proxies: frozenset[str] = frozenset()
    keep_days: int | None = None
    keep_profiles: int | None = None
    grace: float = GRACE_SECONDS
    parent: int = 0
    """The process that started this one as one of several; when it ends, so does the server."""
    site: Path | None = None
    """A folder with the site without a server, to be served beside the tables."""
    limits: Limits = field(default_factory=Limits)
    operator_token: str | None = None
    shows_figures: bool = False


def open_store(setup: ServerSetup) -> Store:
    """Return where tables are kept, or say in a sentence why they cannot be."""
    try:
        return _open_store(setup)
    except StoreError as wrong:
        raise InvalidSetup(hide_secrets(" ".join(str(wrong).split()))) from None


def _open_store(setup: ServerSetup) -> Store:
    if setup.store == "memory":
        return MemoryStore()
    if setup.store == "sqlite":
        return SqliteStore(str(setup.data))
    if setup.store.startswith(POSTGRES):
        return _open_postgres(setup.store)
    known = "sqlite, memory, postgresql://..."
    raise InvalidSetup(f"there is no store {hide_secrets(setup.store)!r} (stores: {known})")


def _open_postgres(address: str) -> Store:
    """Import the driver only where tables are kept in PostgreSQL: it is an extra."""
    try:
        from ...table.stores.postgres import PostgresStore
    except ImportError:
        raise MissingExtra("tables in PostgreSQL need more", "postgres") from None
    return PostgresStore(address)


def run(
    setup: ServerSetup,
    listening: socket.socket,
    chooser: Chooser | None = None,
    analyze: Analyst | None = None,
    on_open: Callable[[], None] = lambda: None,
) -> None:
    """Serve until interrupted; moves under way are finished first. The coach judges by `analyze`.

    `on_open` is called once the tables are read and questions are answered.
    """
    proxies = Proxies(setup.proxies)  # before anything is opened
    if setup.site is not None:
        check_site(setup.site)
    start_logging(setup.log)
    sys.setswitchinterval(SWITCH_SECONDS)
    # The server stops on SIGTERM by itself and then raises it again; having stopped is success.
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    held = hold_file(setup.data) if setup.store == "sqlite" else nullcontext()
    with held, asyncio.Runner(loop_factory=make_loop) as runner:
        runner.run(
            _serve(setup, listening, chooser or LevelChooser(), ProcessCoach(analyze), proxies, on_open)
        )


def make_loop() -> asyncio.AbstractEventLoop:
    """Return a quicker event loop than Python's own, where one is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


class PacedServer(uvicorn.Server):
    """A server that accepts connections a few at a time, with a callback for its start.

    uvicorn is given no sockets to listen at; `tests/web/server/test_line.py` says when what is used changes.
    """

    def __init__(
        self, config: uvicorn.Config, gate: Gate, on_open: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(config)
        self._gate, self._on_open = gate, on_open
        self._acceptors: list[Acceptor] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; a start that failed calls nobody back."""
        await super().startup([])
        if self.started:
            self._acceptors = [Acceptor(each, self._gate, self._make_line) for each in sockets or ()]
            self._on_open()

    def _make_line(self) -> asyncio.BaseProtocol:
        return Line(self.config, self.server_state, self.lifespan.state, gate=self._gate)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nothing more and let everybody go."""
        for acceptor in self._acceptors:
            acceptor.stop()
        await super().shutdown(sockets)


async def _serve(
    setup: ServerSetup,
    listening: socket.socket,
    chooser: Chooser,
    coach: ProcessCoach,
    proxies: Proxies,
    on_open: Callable[[], None],
) -> None:
    thinking = WorkerPool(THINKING)
    tables = Tables(open_store(setup), chooser, thinking=thinking, grace=setup.grace)
    hosts = frozenset(name.lower() for name in (*setup.allowed_hosts, setup.host))
    server = Server(
        tables,
        chooser,
        setup.limits,
        allowed_hosts=hosts,
        operator_token=setup.operator_token,
        shows_figures=setup.shows_figures,
        thinking=thinking,
        coach=coach,
        keep_days=setup.keep_days,
        keep_profiles=setup.keep_profiles,
        site=setup.site,
        lan=find_lan() if setup.host in EVERYWHERE else "",
    )
    if setup.should_warm:
        server.workers.start()
    listener = PacedServer(configure(server, setup.should_warm, proxies), server.gate, on_open)
    if setup.should_open:
        asyncio.get_running_loop().call_later(0.5, webbrowser.open, address_of(setup, listening))
    logger.info("serving at %s", address_of(setup, listening))
    watching = asyncio.create_task(_stop_with_parent(setup.parent, listener)) if setup.parent else None
    await listener.serve([listening])
    if watching is not None:
        watching.cancel()
    logger.info("stopped; everything acknowledged is saved")
    _leave()


async def _stop_with_parent(parent: int, listener: uvicorn.Server) -> None:
    """Stop as soon as the parent has ended, however it did."""
    while os.getppid() == parent:  # noqa: ASYNC110 (a system announces no such end)
        await asyncio.sleep(PARENT_SECONDS)
    listener.should_exit = True


def _leave() -> None:
    """End the process now; threads may go on compiling or thinking for a minute, for nobody."""
    logging.shutdown()
    sys.stdout.flush()
    os._exit(0)


class BrowserSocket(WebSocketsSansIOProtocol):
    """A socket that a browser may be closing while the server stops, for which uvicorn raises."""

    def shutdown(self) -> None:
        """Close the socket with a code that tells the browser to come back."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.close()


def configure(
    server: Server,
    should_warm: bool = True,
    proxies: Proxies = NO_PROXIES,
    patience: float = QUESTION_SECONDS,
) -> uvicorn.Config:
    """Return how the server speaks: small frames, no compression, regular pings, no list of visits."""
    # Twice as many frames as messages: browsers answer pings, and flooding messages get warnings first.
    frames = (2 * server.limits.burst, 2 * server.limits.rate)
    server.gate = Gate(server.tables.priority, patience, proxies, raise_file_limit(), frames)
    return uvicorn.Config(
        make_app(server, should_warm),
        http="h11",
        ws=BrowserSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=5,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(proxies.named),
        forwarded_allow_ips=proxies.named,
    )


def listen(setup: ServerSetup) -> socket.socket:
    """Take the port, or say in a sentence why not."""
    family = socket.AF_INET6 if ":" in setup.host else socket.AF_INET
    # Named as TCP, or asyncio leaves small answers waiting for more (Nagle), 40 ms each.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((setup.host, setup.port))
        listening.listen(BACKLOG)
    except OSError as wrong:
        listening.close()
        why = (wrong.strerror or str(wrong)).lower()
        other = "--port" if wrong.errno in (errno.EADDRINUSE, errno.EACCES) else "--host"
        raise InvalidSetup(
            f"cannot listen on {setup.host}:{setup.port}: {why} (choose another {other})"
        ) from None
    return listening


def address_of(setup: ServerSetup, listening: socket.socket) -> str:
    """Return the address to open."""
    return name_address(setup.host, listening.getsockname()[1])


EVERYWHERE = ("0.0.0.0", "::")
"""Hosts by which a server listens in all networks of its machine."""


def find_lan() -> str:
    """Return this machine's address in its network; nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def name_address(host: str, port: int) -> str:
    """ "0.0.0.0", 8000 -> "http://localhost:8000/" """
    name = "localhost" if host in (*EVERYWHERE, "127.0.0.1", "localhost") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"
