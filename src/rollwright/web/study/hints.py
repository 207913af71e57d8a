"""Hints: the best moves of one's own seat, found in the processes where bots think."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ...core.errors import RollwrightError, tell_error
from ...core.types import Seat
from ...language.current import current_language
from ...table.actors.fair_queue import Client
from ...table.dice.tokens import tidy_code
from ...table.rules.refusal import Refusal
from ...table.rules.table_state import TableState
from ..door.seats import address_of, asker_of, token_of
from ..html.words import say
from ..server.worker_process import WorkLimits
from ..server.workers import WorkerPool
from .hint_answers import Hinter, Json, describe_hints, find_hints, may_have_hints

MOST_KEPT = 200
THINKERS = max(1, min(4, (os.cpu_count() or 1) - 1))
"""Processes that think; each takes 230 MB for a game and 420 for all four (120 more with Chiefdom's other
shapes), and starts when it is needed."""
THINKING = WorkLimits(
    size=THINKERS, seconds=300.0, memory=4 << 30, waiting=100, of_one=12, nice=5, gives_way=False
)
"""For hints and for bots that think long; the first of a game may have to wait until it is compiled."""


class Hints:
    """Finds hints where bots think, each once, however often it is asked for."""

    def __init__(self, hinter: Hinter = find_hints, workers: WorkerPool | None = None) -> None:
        self._hinter = hinter
        self.workers = workers or WorkerPool(THINKING)
        self._found: OrderedDict[tuple[str, str, Seat, int], asyncio.Task[Json]] = OrderedDict()

    async def of(self, table_state: TableState, seat: Seat, who: Client) -> Json:
        """Return the hints for a seat that is asked to move, in the turn of the client that asks."""
        key = (current_language(), table_state.table, seat, table_state.asked[seat])
        if key not in self._found:
            view = table_state.game.view(table_state.state, seat)
            asking = self.workers.ask(who, describe_hints, self._hinter, table_state.game.id, view, seat)
            finding = self._found[key] = asyncio.ensure_future(asking)
            finding.add_done_callback(lambda done: done.cancelled() or done.exception())
            while len(self._found) > MOST_KEPT:
                self._found.popitem(last=False)
        try:
            return await asyncio.shield(self._found[key])
        except Exception:
            self._found.pop(key, None)
            raise

    def close(self) -> None:
        """Stop the process."""
        self.workers.close()


async def hint(request: Request) -> Response:
    """Answer a seat with its best moves; only what that seat sees is looked at."""
    server, code = request.app.state.server, tidy_code(request.path_params["code"])
    if not server.questions.take(address_of(request)):
        return _answer({"wrong": say("wrong-too_many")}, 429)
    try:
        view = await server.tables.view(code, token_of(request, code) or "")
    except Refusal as refusal:
        return _answer({"wrong": tell_error(refusal)}, 403)
    table_state, seat = view.table_state, view.seat
    if seat not in table_state.asked:
        return _answer({"wrong": say("hint-not_now")})
    if not may_have_hints(table_state):
        return _answer({"wrong": say("hint-not_here")})
    ask = table_state.asked[seat]
    try:
        found = await server.hints.of(table_state, seat, asker_of(server.tables, request))
    except RollwrightError as wrong:
        return _answer({"wrong": tell_error(wrong)}, 503)
    return _answer({"ask": ask, **found})


def _answer(body: dict[str, object], status: int = 200) -> Response:
    return JSONResponse(body, status, headers={"Cache-Control": "no-store"})


ROUTES = [Route("/t/{code}/hint", hint, methods=["POST"])]
