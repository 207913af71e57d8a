"""Several servers on one machine: one process each, on a port of its own, with the same tables.

The parent serves nobody. It starts a server again that has died, replaces all of them in turn on SIGHUP, for
an upgrade, and stops them on SIGTERM. A proxy sends the browsers of one table to one server (`nginx`).
"""

from __future__ import annotations

import asyncio
import logging
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass

from ...core.errors import InvalidSetup
from .serve import POSTGRES, ServerSetup, listen

RESTART_SECONDS = 1.0
"""Between the end of a server that failed and its next start."""
STOP_SECONDS = 20.0
"""How long a server that is told to stop may take; then it is killed."""
logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Program:
    """How one server is started."""

    command: Sequence[str]
    environment: Mapping[str, str]
    port: int


class ServerProcess:
    """One server, started again whenever it ends."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._process: Process | None = None
        self._opened = asyncio.Event()

    async def start(self) -> int:
        """Start the server and wait until it is open; returns its exit code if it ended before, else 0."""
        program = self._program
        # Ctrl+C is for the parent, which tells all of them.
        self._process = process = await asyncio.create_subprocess_exec(
            *program.command, stdout=PIPE, env=program.environment, start_new_session=True
        )
        assert process.stdout is not None
        if await process.stdout.readline():
            self._opened.set()
            return 0
        return await process.wait() or 1

    async def keep(self) -> None:
        """Start the server again whenever it ends."""
        while (process := self._process) is not None:
            code = await process.wait()
            self._opened.clear()
            if code:
                logger.error("the server at port %d ended with code %d", self._program.port, code)
                await asyncio.sleep(RESTART_SECONDS)
            await self.start()

    async def replace(self) -> None:
        """Stop the server, which `keep` starts again, and wait until it is open."""
        self._opened.clear()
        await self.stop()
        await self._opened.wait()

    async def stop(self) -> None:
        """Tell the server to stop and wait; one that does not is killed."""
        process = self._process
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), STOP_SECONDS)
        except TimeoutError:
            logger.error("the server at port %d did not stop and is killed", self._program.port)
            process.kill()
            await process.wait()


def check_processes(setup: ServerSetup) -> None:
    """Refuse several processes where they cannot share tables, or cannot be told to stop."""
    if not setup.store.startswith(POSTGRES):
        raise InvalidSetup(
            "several processes need tables that they can share: give --store postgresql://user@host/database"
        )
    if not hasattr(signal, "SIGHUP"):
        raise InvalidSetup("several processes need a system with Unix signals")


def choose_ports(setup: ServerSetup, count: int) -> list[int]:
    """Return the ports of the servers: the one that was asked for and those behind it, or any free ones."""
    if setup.port:
        return list(range(setup.port, setup.port + count))
    with ExitStack() as held:
        return [held.enter_context(listen(setup)).getsockname()[1] for _ in range(count)]


def run_processes(programs: Sequence[Program], on_open: Callable[[], None]) -> int:
    """Serve until interrupted; returns the exit code of a server that could not be started, else 0."""
    return asyncio.run(_supervise([ServerProcess(program) for program in programs], on_open))


async def _supervise(servers: Sequence[ServerProcess], on_open: Callable[[], None]) -> int:
    loop, stopped = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopped.set)
    renewed = asyncio.Event()
    loop.add_signal_handler(signal.SIGHUP, renewed.set)
    tasks = [asyncio.create_task(stopped.wait()), asyncio.create_task(_serve(servers, on_open, renewed))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return 0 if stopped.is_set() else await tasks[1]
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(server.stop() for server in servers))


async def _serve(
    servers: Sequence[ServerProcess], on_open: Callable[[], None], renewed: asyncio.Event
) -> int:
    """Start all servers and keep them; returns early with the exit code of one that could not be started."""
    # If the first one cannot be started, it has said why, and once is enough.
    code = await servers[0].start()
    code = code or max(await asyncio.gather(*(server.start() for server in servers[1:])), default=0)
    if code:
        return code
    on_open()
    async with asyncio.TaskGroup() as keeping:
        for server in servers:
            keeping.create_task(server.keep())
        while await renewed.wait():
            renewed.clear()
            logger.info("the servers are replaced, one after another")
            for server in servers:
                await server.replace()
    return 0


# ---- nginx in front of them: a table's browsers meet at one server

CONFIGURATION = """\
# Several Rollwright servers with the same tables. A file for /etc/nginx/conf.d/.

# The browsers of one table meet at one server, by the code in the path; everything else goes by address.
map $uri $rollwright_key {{
    ~^/t/([^/]+) $1;
    default $remote_addr;
}}
map $http_upgrade $rollwright_connection {{
    '' close;
    default upgrade;
}}
upstream rollwright {{
    hash $rollwright_key consistent;
{servers}
}}
server {{
    listen {listen};
    server_name {names};
    client_max_body_size 256k;
    location / {{
        proxy_pass http://rollwright;
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $rollwright_connection;
        proxy_connect_timeout 2s;
        proxy_read_timeout 60s;
        # A server that has died or is being replaced takes no connections: another one answers meanwhile.
        proxy_next_upstream error timeout;
    }}
}}
"""
SERVER = "    server {address}:{port} max_fails=0;"
EVERYWHERE = {"localhost": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}


def format_nginx(host: str, ports: Sequence[int], names: Iterable[str], listen: str = "80") -> str:
    """Return the configuration for servers at these ports, reached by these host names."""
    address = EVERYWHERE.get(host, host)
    address = f"[{address}]" if ":" in address else address
    servers = "\n".join(SERVER.format(address=address, port=port) for port in ports)
    return CONFIGURATION.format(servers=servers, listen=listen, names=" ".join(sorted(names)) or "_")
