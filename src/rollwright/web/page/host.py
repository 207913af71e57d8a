"""The host in a page without a server: one person, one device, no limits, no threads."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Collection, Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Concatenate, ParamSpec, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ...table.actors.tables import Tables
from ...table.dice.tokens import hash_token
from ...table.people.days import note_try
from ...table.people.keys import hash_key
from ...table.people.own_games import keep_seat, note_results, tables_of
from ...table.people.profiles import find_profile, insert_profile
from ...table.rules.names import AVATARS
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import TableState
from ...table.stores.store import Store, StoreError
from ..door.device import Device
from ..door.host import Cost, On
from ..door.person import Browser, Me, Person, new_game
from ..door.tokens import RatedSeats
from ..html.kit import Html
from ..html.words import say
from ..live.host import LiveHost
from ..table.open import Seatings
from .kernels import Fetch, Kernels, need_values
from .levels import PageChooser
from .port import PAGE
from .store import PageStore
from .thinking import Think, ThinkingPool

P = ParamSpec("P")
T = TypeVar("T")
logger = logging.getLogger(__name__)


@contextmanager
def refusing() -> Iterator[None]:
    """Refuse what the browser's disk does not take."""
    try:
        yield
    except StoreError as wrong:
        raise Refusal(Why.STORE, str(wrong)) from None


class PageHost:
    """Holds the tables of one browser and the one profile whose key it keeps."""

    on = On.PAGE
    keep_days: int | None = None
    keep_profiles: int | None = None
    has_site = False

    def __init__(self, store: PageStore, key: str, fetch: Fetch, think: Think) -> None:
        self.store, self.key = store, key
        self.chooser = PageChooser()
        self.kernels = Kernels(store, fetch, self.chooser.loaded)
        self.thinking = ThinkingPool(think)
        self.tables = Tables(store, self.chooser, thinking=self.thinking)
        self.live = LiveHost(self.tables, self.chooser)
        self.tables.on_over = self.note_over
        self._services: dict[type, object] = {
            Seatings: Seatings(self.tables),
            RatedSeats: RatedSeats(math.inf, 0),
        }
        self._background: dict[str, asyncio.Task[None]] = {}

    def add(self, service: object) -> None:
        """Take a keeper, pool or cache in, one of a kind."""
        self._services[type(service)] = service

    def service(self, kind: type[T]) -> T:
        """Return the one keeper, pool or cache of a kind."""
        return next(found for found in self._services.values() if isinstance(found, kind))

    # ---- limits, of which a page has none

    def now(self) -> int:
        """Return wall time in milliseconds."""
        return self.tables.clock.wall()

    def check_operator(self, request: Request) -> None:
        """A page has no operator."""
        raise HTTPException(404)

    def payer(self, request: HTTPConnection) -> str:
        """Return the one who asks."""
        return "page"

    def charge(self, cost: Cost, payer: str, units: int = 1) -> None:
        """Everything is free to the person whose machine does it."""

    # ---- the person

    async def person(self, request: Request) -> Person | None:
        """Return the person of this browser."""
        return self.find_person()

    def find_person(self) -> Person:
        """Return the profile, which is made when it is first asked for."""
        profile = find_profile(self.store, self.key)
        if profile is None:
            me, now = Me(say("form-default_name"), AVATARS[0]), self.now()
            profile = self.store.write(lambda run: insert_profile(run, self.key, *me, now))
        return Person(self.key, profile)

    async def make_person(self, request: Request, me: Me) -> Person:
        """Return the person of this browser, of whom there is one."""
        return self.find_person()

    def me(self, request: Request) -> Me:
        """Return the name and the mark of this browser's person."""
        return self.find_person().me

    def browser(self, request: Request, person: Person) -> Browser:
        """Return the mark of this browser."""
        return Browser(hash_key(self.key))

    def tokens(self, request: Request) -> dict[str, str]:
        """The profile knows all seats."""
        return {}

    async def device(self, request: Request, table: str) -> Device | None:
        """Return what this browser holds at a table."""
        return await self.device_at(table)

    async def device_at(self, table: str) -> Device:
        """Return the seats of this browser's people: everybody at its tables shares the one device."""
        table_state = (await self.tables.view(table)).table_state
        people = sum(plan.bot is None for plan in table_state.settings.seats)
        return Device(self.new_token(table) or "", people, self.store.holder_at(table))

    def new_token(self, table: str) -> str | None:
        """Return the token of a seat to be taken: that of a browser is derived from its key."""
        return hash_token(f"{self.key} {table}")

    async def keep(
        self, request: Request, response: Response, what: Person | Device | Me | Browser, table: str = ""
    ) -> None:
        """Keep which of the people who share the device has it now; the rest follows from the key."""
        if isinstance(what, Device):
            with refusing():
                await self.store.hand_over(table, what.holder)

    async def lost_person(self, request: Request) -> Person | None:
        """A page makes its key itself."""
        return None

    def forget_seats(self, request: Request, response: Response, with_person: bool = False) -> None:
        """What a browser holds follows from its key."""

    def forget(self, response: Response, table: str) -> None:
        """What a browser holds follows from its key."""

    # ---- work

    async def prepare(self, table: str, for_bots: bool = False) -> None:
        """Load the kernel, and the values of the bots, of a table that is kept."""
        await self.kernels.load_for_table(table, for_bots)

    async def prepare_game(self, game: str, options: Mapping[str, str], bots: Collection[str]) -> None:
        """Load what the bots of a new table need."""
        await self.kernels.load_for(game, options, need_values(bots))

    async def run(
        self, request: Request, cost: Cost, work: Callable[P, T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Return what `work` returns; what thinks does so in another worker."""
        if cost is Cost.THINK:
            return await self.thinking.work(PAGE, work, *args)
        return work(*args, **more)

    async def run_once(self, request: Request, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Return what `work` returns; one person asks seldom enough for the same."""
        return work(*args, **more)

    async def in_store(
        self, request: Request, work: Callable[Concatenate[Store, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Return what `work` does with what the browser keeps, when that is on its disk."""
        with refusing():
            found = work(self.store, *args, **more)
            await self.store.flush()
            return found

    def background(self, name: str, work: Coroutine[object, None, None]) -> None:
        """Begin work that nobody waits for, unless it goes on."""
        if name in self._background:
            work.close()
            return
        task = self._background[name] = asyncio.ensure_future(work)
        task.add_done_callback(lambda done: self._end_background(name, done))

    def count(self, what: str) -> None:
        """Count something for the figures of the host."""
        self.live.count(what)

    def card(self) -> Html | None:
        """A page adds nothing to the front page."""
        return None

    def _end_background(self, name: str, done: asyncio.Task[None]) -> None:
        """Forget work that is done; what the store refused is tried again when it is due again."""
        self._background.pop(name, None)
        if not done.cancelled() and (wrong := done.exception()) is not None:
            logger.warning("%s was not noted: %s", name, wrong)

    # ---- addresses

    def url(self, path: str) -> str:
        """Return where a browser finds a path."""
        return path

    def url_of_table(self, table_state: TableState) -> str:
        """Return where a browser finds a table: on the page of its game."""
        return f"/t/{table_state.game.id}?table={table_state.table}"

    def note_over(self, table_state: TableState) -> None:
        """Note how a game went, if it is over."""
        note_results(self.store, table_state, self.now())
        note_try(self.store, table_state)

    async def adopt(self) -> None:
        """Note the tables that are not noted: of an earlier version, or of a tab that was closed too soon."""
        profile = self.find_person().profile
        known = set(tables_of(self.store, profile))
        for table in self.store.tables():
            if table not in known:
                with suppress(Refusal):
                    token = (await self.device_at(table)).token
                    view = await self.tables.view(table, token)
                    keep_seat(self.store, profile, self.key, new_game(view, token, self.now()))
                    self.note_over(view.table_state)
