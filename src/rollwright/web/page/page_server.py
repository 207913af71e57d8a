"""Answers a page as a server would, by the same tables, feeds and questions; there is no network.

server = PageServer(MemoryStore(), key, fetch, think, "rollwright.api:iterate_analysis")
answer = await server.call("POST", "/play/chiefdom-2", "bot=apprentice")
port = server.connect("/t/K7P2QD/socket?v=4", send, end)
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from math import inf
from urllib.parse import parse_qsl

from ...core.errors import RollwrightError, tell_error
from ...table.dice.tokens import tidy_code
from ...table.rules.refusal import Refusal
from ...table.stores.store import StoreError
from ..app import make_routes
from ..days.tries import TryLimits
from ..door.cache import PageCache
from ..html.words import say
from ..live.connection import NOT_YOURS, Connection
from ..people.rules import Imports
from ..study.hints import Hints
from ..study.simulation import PageSimulation
from ..table.open import Seatings
from .answer import Answer, Asked, Handler, Routes, answer_json
from .bridge import call
from .coach import PageCoach
from .days import PageDays
from .host import PageHost
from .kernels import Fetch
from .port import PagePort
from .store import PageStore
from .thinking import Think

logger = logging.getLogger(__name__)
SVG, JSON = "image/svg+xml", "application/json"


class PageServer:
    """Everything that a page without a server asks for."""

    def __init__(self, store: PageStore, key: str, fetch: Fetch, think: Think, judge: str) -> None:
        self._page = PageHost(store, key, fetch, think)
        self._days = PageDays(self._page)
        self._app = make_routes(self._page)
        self._kernels, self._thinking = self._page.kernels, self._page.thinking
        self.tables, self._host = self._page.tables, self._page.live
        self._coach = PageCoach(judge, self._thinking, self._kernels)
        own = (self._coach, self._days)
        for service in (*own, Hints(), PageCache(), TryLimits(), Seatings(self.tables), Imports(inf, inf)):
            self._page.add(service)
        self._simulation = PageSimulation(self._thinking, self._kernels)
        self._routes = Routes(self._list_handlers())
        self._tasks: set[asyncio.Task[None]] = set()

    def _list_handlers(self) -> Mapping[str, Handler]:
        return {
            **self._simulation.list_handlers(),
        }

    async def call(self, method: str, address: str, body: str = "") -> Answer:
        """Answer a request; what is refused is said in a sentence."""
        path, _, query = address.partition("?")
        found = self._routes.find(method, path)
        if path == "/games":
            await self._page.adopt()
        if found is None:
            return Answer(*await call(self._app, method, address, body))
        handler, parts = found
        try:
            if "code" in parts:
                await self._kernels.load_for_table(tidy_code(parts["code"]))
            return await handler(Asked(parts, dict(parse_qsl(query, keep_blank_values=True)), body))
        except (Refusal, RollwrightError, StoreError) as wrong:
            return answer_json({"wrong": tell_error(wrong)}, 400)
        except Exception as wrong:
            logger.exception("%s %s failed", method, path)
            return answer_json({"wrong": say("refused-failed", why=str(wrong))}, 500)

    def connect(self, address: str, send: Callable[[str], None], end: Callable[[int, str], None]) -> PagePort:
        """Open a line to a table."""
        port = PagePort(send, end)
        task = asyncio.ensure_future(self._serve(port, address.split("/")[2]))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return port

    async def _serve(self, port: PagePort, table: str) -> None:
        try:
            await self._kernels.load_for_table(tidy_code(table))
            await Connection(self._host, port, table, await self._page.device_at(table)).run()
        except Refusal as refusal:
            await port.close(NOT_YOURS, tell_error(refusal))

    async def close(self) -> None:
        """Let everybody go."""
        self._coach.stop()
        self._days.close()
        self._simulation.stop()
        await self.tables.close()
        self._host.close()
        await asyncio.gather(*self._tasks)
