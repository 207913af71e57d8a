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

from ...bots.levels import name_bot
from ...core.errors import InvalidSetup, RollwrightError, tell_error
from ...games.catalogue import find_game
from ...table.dice.tokens import tidy_code
from ...table.rules.refusal import Refusal
from ...table.rules.setup import PERSON, NewTable, plan_lesson
from ...table.stores.store import StoreError
from ..app import make_routes
from ..door.device import Companion
from ..door.person import Me
from ..html.words import say
from ..live.connection import NOT_YOURS, Connection
from ..parts.assets import draw_marks_of, find_base, find_known_base
from ..parts.choice_lists import describe_vocabulary
from ..study.arrangement import check_arrangement, show_arrangement
from ..study.hint_answers import describe_hints, find_hints, may_have_hints
from ..study.simulation import PageSimulation
from ..table.page import describe_facts, describe_notes
from ..table.read_forms import plan_quick_game, read_companions, read_form, read_me
from ..table.shares import describe_shares, read_nonce
from .answer import DONE, MISSING, Answer, Asked, Handler, Routes, answer_json, redirect
from .bridge import call
from .coach import PageCoach
from .day_pages import DayPages
from .host import PageHost
from .kernels import Fetch, need_values
from .people import PagePerson
from .people_pages import PeoplePages
from .port import PAGE, PagePort
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
            "POST /t/{code}/hint": self._hint,
            "POST /t/{code}/arrange-{seat}": self._arrange,
            "POST /t/{code}/rematch": self._rematch,
            "GET /t/{code}/record.txt": self._record,
            "GET /base/{game}/{form}/{printed}/{name}.svg": self._draw_base,
            "GET /marks/{game}/{name}.svg": self._draw_marks,
            "GET /vocabulary/{game}/{name}.json": self._list_choices,
            **self._coach.list_handlers(),
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
        return answer_json(describe_shares(await self.tables.view(_code(asked), token)))

    async def _take_share(self, asked: Asked) -> Answer:
        token = (await self._seating.device_at(_code(asked))).token
        await self.tables.act(_code(asked), token, read_nonce(asked.form.get("nonce", "")))
        return answer_json({})

    async def _hand_over(self, asked: Asked) -> Answer:
        is_here = await self._seating.hand_over(_code(asked), asked.form.get("seat", ""))
        return DONE if is_here else MISSING

    async def _hint(self, asked: Asked) -> Answer:
        token = (await self._seating.device_at(_code(asked))).current
        found = await self.tables.view(_code(asked), token)
        table_state, seat = found.table_state, found.seat
        if seat is None or seat not in table_state.asked:
            return answer_json({"wrong": say("hint-not_now")})
        if not may_have_hints(table_state):
            return answer_json({"wrong": say("hint-not_here")})
        await self._kernels.load_for(table_state.game.id, table_state.settings.options, needs_values=True)
        view = table_state.game.view(table_state.state, seat)
        game = table_state.game.id
        hints = await self._thinking.work(PAGE, describe_hints, find_hints, game, view, seat)
        return answer_json({"ask": table_state.asked[seat], **hints})

    async def _arrange(self, asked: Asked) -> Answer:
        table_state, seat = (await self.tables.view(_code(asked))).table_state, int(asked.parts["seat"]) - 1
        check_arrangement(table_state, seat)
        names = [name_bot(place.name, place.bot) for place in table_state.seats]
        body = asked.body.encode()
        return answer_json(show_arrangement(table_state.game.id, table_state.state, names, seat, body))

    async def _record(self, asked: Asked) -> Answer:
        token = (await self._seating.device_at(_code(asked))).token
        return Answer(200, "text/plain", await self.tables.record(_code(asked), token))

    # ---- drawings and questions

    async def _draw_base(self, asked: Asked) -> Answer:
        parts = asked.parts
        known = find_known_base(parts["name"].partition(".")[0])
        form = parts["form"].partition("-")[0]
        return Answer(200, SVG, known or find_base(parts["game"], asked.query, form, parts["printed"]))

    async def _draw_marks(self, asked: Asked) -> Answer:
        return Answer(200, SVG, draw_marks_of(find_game(asked.parts["game"]).id))

    async def _list_choices(self, asked: Asked) -> Answer:
        return Answer(200, JSON, describe_vocabulary(find_game(asked.parts["game"]).id))


def _code(asked: Asked) -> str:
    return tidy_code(asked.parts["code"])
