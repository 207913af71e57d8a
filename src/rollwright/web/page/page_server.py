"""Answers a page as a server would, by the same tables, feeds and questions; there is no network.

server = PageServer(MemoryStore(), key, fetch, think, "rollwright.api:iterate_analysis")
answer = await server.call("POST", "/play/chiefdom-2", "bot=apprentice")
port = server.connect("/t/K7P2QD/socket?v=4", send, end)
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from urllib.parse import parse_qsl

from ...core.errors import InvalidSetup, RollwrightError, tell_error
from ...games.catalogue import find_game
from ...table.dice.tokens import tidy_code
from ...table.rules.refusal import Refusal
from ...table.rules.setup import PERSON, NewTable, plan_lesson
from ...table.stores.store import StoreError
from ..app import make_routes
from ..door.cache import PageCache
from ..door.device import Companion
from ..door.person import Me
from ..html.words import say
from ..live.connection import NOT_YOURS, Connection
from ..study.hints import Hints
from ..study.simulation import PageSimulation
from ..table.lobby import describe_shares, read_nonce
from ..table.page import describe_facts, describe_notes
from ..table.read_forms import plan_quick_game, read_companions, read_form, read_me
from .answer import DONE, MISSING, Answer, Asked, Handler, Routes, answer_json, redirect
from .bridge import call
from .coach import PageCoach
from .day_pages import DayPages
from .host import PageHost
from .kernels import Fetch, need_values
from .people import PagePerson
from .people_pages import PeoplePages
from .port import PagePort
from .seating import Seating
from .store import PageStore
from .thinking import Think

logger = logging.getLogger(__name__)
SVG, JSON = "image/svg+xml", "application/json"


class PageServer:
    """Everything that a page without a server asks for."""

    def __init__(self, store: PageStore, key: str, fetch: Fetch, think: Think, judge: str) -> None:
        self._page = PageHost(store, key, fetch, think)
        self._app = make_routes(self._page)
        self._kernels, self._thinking = self._page.kernels, self._page.thinking
        self.tables, self._host = self._page.tables, self._page.live
        self._seating = Seating(self.tables, store, key)
        self._coach = PageCoach(judge, self._thinking, self._kernels)
        for service in (self._coach, Hints(), PageCache()):
            self._page.add(service)
        self._simulation = PageSimulation(self._thinking, self._kernels)
        self._person = PagePerson(self.tables, store, self._seating, key)
        self._people_pages = PeoplePages(self._person)
        self._day_pages = DayPages(self._person, self._kernels)
        self._routes = Routes(self._list_handlers())
        self._tasks: set[asyncio.Task[None]] = set()

    def _list_handlers(self) -> Mapping[str, Handler]:
        return {
            "POST /play/{game}": self._play,
            "POST /learn/{game}": self._learn,
            "POST /tables": self._open_table,
            "GET /t/{code}/facts": self._tell_facts,
            "GET /t/{code}/shares": self._tell_shares,
            "POST /t/{code}/share": self._take_share,
            "POST /t/{code}/hand": self._hand_over,
            "POST /t/{code}/rematch": self._rematch,
            "GET /t/{code}/record.txt": self._record,
            **self._people_pages.list_handlers(),
            **self._day_pages.list_handlers(),
            **self._simulation.list_handlers(),
        }

    async def call(self, method: str, address: str, body: str = "") -> Answer:
        """Answer a request; what is refused is said in a sentence."""
        path, _, query = address.partition("?")
        found = self._routes.find(method, path)
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
            await Connection(self._host, port, table, await self._seating.device_at(table)).run()
        except Refusal as refusal:
            await port.close(NOT_YOURS, tell_error(refusal))

    async def close(self) -> None:
        """Let everybody go."""
        self._coach.stop()
        self._day_pages.close()
        self._simulation.stop()
        await self.tables.close()
        self._host.close()
        await asyncio.gather(*self._tasks)

    # ---- opening

    async def _play(self, asked: Asked) -> Answer:
        game = find_game(asked.parts["game"])
        new = plan_quick_game(game, asked.form, self._host.chooser.levels)
        return await self._open(new, self._person.find().me, asked)

    async def _learn(self, asked: Asked) -> Answer:
        new = plan_lesson(find_game(asked.parts["game"]), secrets.randbits(61))
        return await self._open(new, self._person.find().me, asked)

    async def _open_table(self, asked: Asked) -> Answer:
        """Open a table whose people share this device."""
        form = {**asked.form, "device": "one"}
        me, new = read_me(form), read_form(form, self._host.chooser.levels)
        people = list(new.seats).count(PERSON)
        beside = read_companions(form, people, me.avatar) if people > 1 else []
        self._person.rename(me)
        if beside and new.timer is not None:
            raise InvalidSetup(say("hand-clock"))
        return await self._open(new, me, asked, beside)

    async def _open(self, new: NewTable, me: Me, asked: Asked, beside: Sequence[Companion] = ()) -> Answer:
        """Open a table when there is what its bots need."""
        bots = [level for level in new.seats if level != PERSON]
        await self._kernels.load_for(new.game, new.options, need_values(bots))
        table = await self._seating.open(new, me, asked.form.get("promise", ""), beside)
        await self._person.note_seat(table)
        return await self._lead_to(table)

    async def _rematch(self, asked: Asked) -> Answer:
        table = await self._seating.rematch(_code(asked), asked.form.get("promise", ""))
        await self._person.note_seat(table)
        return await self._lead_to(table)

    async def _lead_to(self, table: str) -> Answer:
        game = (await self.tables.view(table)).table_state.game
        return redirect(f"/t/{game.id}?table={table}")

    # ---- a table

    async def _tell_facts(self, asked: Asked) -> Answer:
        table = _code(asked)
        table_state = (await self.tables.view(table)).table_state
        hands = await self._seating.list_hands(table)
        facts = describe_facts(table_state, bool(hands), self.tables.grace, hands)
        if not self._host.chooser.is_warm(table_state.game):
            facts["hints"] = "nobody"  # by the rules alone they take too long
        return answer_json({**facts, "local": True, "notes": describe_notes(table_state)})

    async def _tell_shares(self, asked: Asked) -> Answer:
        token = (await self._seating.device_at(_code(asked))).token
        view = await self.tables.view(_code(asked), token)
        return answer_json(describe_shares(view.table_state, view.seat))

    async def _take_share(self, asked: Asked) -> Answer:
        token = (await self._seating.device_at(_code(asked))).token
        await self.tables.act(_code(asked), token, read_nonce(asked.form.get("nonce", "")))
        return answer_json({})

    async def _hand_over(self, asked: Asked) -> Answer:
        is_here = await self._seating.hand_over(_code(asked), asked.form.get("seat", ""))
        return DONE if is_here else MISSING

    async def _record(self, asked: Asked) -> Answer:
        token = (await self._seating.device_at(_code(asked))).token
        return Answer(200, "text/plain", await self.tables.record(_code(asked), token))


def _code(asked: Asked) -> str:
    return tidy_code(asked.parts["code"])
