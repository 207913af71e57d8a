"""Hints: the best moves of one's own seat, found where bots think."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from starlette.responses import Response

from ...core.types import Seat
from ...language.current import current_language
from ...table.rules.table_state import TableState
from ..door.answer import json
from ..door.host import Cost, Kind
from ..door.route import Posted, post
from ..door.who import SEAT, Seated
from ..html.words import say
from .hint_answers import Hinter, Json, describe_hints, find_hints, may_have_hints

MOST_KEPT = 200


class Hints:
    """Keeps the newest hints: each is found once, however often it is asked for."""

    def __init__(self, hinter: Hinter = find_hints) -> None:
        self._hinter = hinter
        self._found: OrderedDict[tuple[str, str, Seat, int], asyncio.Task[Json]] = OrderedDict()

    async def find(self, asked: Posted[Seated]) -> Json:
        """Return the hints for a seat that is to move; a search that failed for another is tried again."""
        _, _, seat, table_state = asked.who
        key = (current_language(), table_state.table, seat, table_state.asked[seat])
        while True:
            is_new = key not in self._found
            finding = self._begin(key, asked) if is_new else self._found[key]
            try:
                return await asyncio.shield(finding)
            except Exception:
                if self._found.get(key) is finding:
                    del self._found[key]
                if is_new:
                    raise

    def _begin(self, key: tuple[str, str, Seat, int], asked: Posted[Seated]) -> asyncio.Task[Json]:
        _, _, seat, table_state = asked.who
        view = table_state.game.view(table_state.state, seat)
        asking = asked.run(describe_hints, self._hinter, table_state.game.id, view, seat)
        finding = self._found[key] = asyncio.create_task(asking)
        finding.add_done_callback(lambda done: done.cancelled() or done.exception())
        while len(self._found) > MOST_KEPT:
            self._found.popitem(last=False)
        return finding


@post("/t/{code}/hint", Cost.THINK, SEAT, Kind.JSON)
async def hint(asked: Posted[Seated]) -> Response:
    """Answer a seat with its best moves; only what that seat sees is looked at."""
    table, _, seat, table_state = asked.who
    if (wrong := _say_why_not(table_state, seat)) is not None:
        return json({"wrong": wrong})
    await asked.host.prepare(table, for_bots=True)
    found = await asked.host.service(Hints).find(asked)
    return json({"ask": table_state.asked[seat], **found})


def _say_why_not(table_state: TableState, seat: Seat) -> str | None:
    if seat not in table_state.asked:
        return say("hint-not_now")
    return None if may_have_hints(table_state) else say("hint-not_here")


ROUTES = [hint]
