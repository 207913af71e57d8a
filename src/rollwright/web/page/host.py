"""The host in a page without a server: one person, one device, no limits, no threads."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Collection, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from datetime import date
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ...bots.levels import LEVELS
from ...games.catalogue import find_game
from ...table.actors.bot_pool import is_slow
from ...table.actors.par import ParGame
from ...table.actors.tables import Tables
from ...table.dice.day_dice import FIRST_DAY, day_at
from ...table.dice.tokens import hash_token
from ...table.people.days import Day, find_open_day, list_pars, note_par, note_try, open_day, secret_of_day
from ...table.people.keys import hash_key
from ...table.people.own_games import note_results, tables_of
from ...table.people.profiles import find_profile, insert_profile
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import TableState
from ...table.stores.store import Store, StoreError
from ..days.keeper import DayKeeper, make_par
from ..days.plan import plan_options, plan_seats
from ..days.tries import TryLimits
from ..door.cache import PageCache
from ..door.device import Device
from ..door.host import Cost, On
from ..door.person import Browser, Me, Person
from ..door.tokens import RatedSeats
from ..door.who import named
from ..html.addresses import Addresses
from ..html.kit import Html
from ..live.host import LiveHost
from ..people.rules import Imports
from ..study.hints import Hints
from ..study.simulation import Simulation, play_slice
from ..study.simulation_page import simulation_card
from ..table.open import Seatings
from .addresses import SiteAddresses
from .coach import PageCoach
from .kernels import PLAIN_LEVELS, Fetch, Kernels, PageChooser, need_values
from .port import PAGE
from .store import PageStore
from .thinking import MOST_WORKERS, Think, ThinkingPool


class PageDays(DayKeeper):
    """The open dice of days; levels play them when the person has."""

    def __init__(self, tables: Tables, kernels: Kernels, chooser: PageChooser) -> None:
        super().__init__(tables)
        self._kernels, self._chooser = kernels, chooser

    async def find_begun(self, day: date, game: str) -> Day | None:
        """Return the open dice of a day; they are kept when they are played."""
        if not FIRST_DAY <= day <= day_at(self._tables.clock.wall()):
            return None
        return find_open_day(self._tables.store, day, game, plan_options(find_game(game), day))

    async def open(self, day: Day) -> None:
        """Keep a day whose dice are about to be played, and load what its levels need."""
        open_day(self._tables.store, day)

    async def play_pars(self, day: Day, is_over: bool) -> None:
        """Let the levels play a day: those that decide at once now, the others in the background."""
        if not is_over:
            return
        game, store = find_game(day.game), self._tables.store
        await self._kernels.load_for(day.game, day.options, needs_values=True)
        chooser = self._chooser
        known = {par.level for par in list_pars(store, day.day, day.game)}
        for level in (level.name for level in LEVELS if level.name not in known):
            is_able = level in PLAIN_LEVELS or chooser.is_warm(game)
            if is_able and not is_slow(chooser.work(game, level)):
                seats = plan_seats(game, level)
                outcome = await ParGame(self._tables, day, secret_of_day(store, day), seats).play()
                note_par(store, day, make_par(day, level, outcome, len(seats) - 1))
        self.want_pars(day)


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
    lan = ""
    keep_days: int | None = None
    keep_profiles: int | None = None
    has_site = False

    def __init__(
        self, store: PageStore, key: str, fetch: Fetch, think: Think, judge: str = "", root: str = ""
    ) -> None:
        """`judge` is the name of a Judge, `root` the address of the site's folder, where that is known."""
        self.store, self.key, self._root = store, key, root
        self.chooser = PageChooser()
        self.kernels = Kernels(store, fetch, self.chooser.loaded)
        self.thinking = ThinkingPool(think)
        self.tables = Tables(store, self.chooser, thinking=self.thinking)
        self.live = LiveHost(self.tables, self.chooser)
        self.tables.on_over = self.note_over
        self.days = PageDays(self.tables, self.kernels, self.chooser)
        self._coach = PageCoach(judge, self.thinking, self.kernels)
        self._simulation = Simulation(partial(self.thinking.share, play_slice), MOST_WORKERS)
        self._services = (
            self.days,
            self._coach,
            self._simulation,
            Hints(),
            PageCache(),
            TryLimits(),
            Seatings(self.tables),
            Imports(math.inf, math.inf),
            RatedSeats(math.inf, 0),
        )
        self._background: dict[str, asyncio.Task[None]] = {}

    def service(self, kind: type[T]) -> T:
        """Return the one keeper, pool or cache of a kind."""
        return next(found for found in self._services if isinstance(found, kind))

    async def close(self) -> None:
        """Let everybody go."""
        self._coach.stop()
        self.days.close()
        self._simulation.stop()
        await self.tables.close()
        self.live.close()

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
        """Return the person of this browser; one without a profile gets it when there is anything to keep."""
        if profile := find_profile(self.store, self.key):
            return Person(self.key, profile)
        return None if request.method == "GET" else await self.make_person(request, Me())

    async def make_person(self, request: Request, me: Me) -> Person:
        """Keep the profile of this browser's person."""
        now = self.now()
        make = partial(insert_profile, key=self.key, name=named(me).name, avatar=named(me).avatar, now=now)
        return Person(self.key, self.store.write(make))

    def me(self, request: Request) -> Me:
        """Return the name and the mark of this browser's person."""
        profile = find_profile(self.store, self.key)
        return Me(profile.name, profile.avatar) if profile else Me()

    def browser(self, request: Request, person: Person) -> Browser:
        """Return the mark of this browser."""
        return Browser(hash_key(self.key))

    def tokens(self, request: Request) -> dict[str, str]:
        """Return the tokens of tables of an earlier version, or of a tab that was closed too soon: all that
        are kept and the profile does not know."""
        profile = find_profile(self.store, self.key)
        known = () if profile is None else tables_of(self.store, profile)
        return {table: self.new_token(table) for table in self.store.tables() if table not in known}

    async def device(self, request: Request, table: str) -> Device | None:
        """Return what this browser holds at a table."""
        return await self.device_at(table)

    async def device_at(self, table: str) -> Device:
        """Return the seats of this browser's people: everybody at its tables shares the one device."""
        table_state = (await self.tables.view(table)).table_state
        people = sum(plan.bot is None for plan in table_state.settings.seats)
        return Device(self.new_token(table), people, self.store.holder_at(table))

    def new_token(self, table: str) -> str:
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
        """Return the way to simulations."""
        return simulation_card()

    def _end_background(self, name: str, done: asyncio.Task[None]) -> None:
        """Forget work that is done; what the store refused is tried again when it is due again."""
        self._background.pop(name, None)
        if not done.cancelled() and (wrong := done.exception()) is not None:
            logger.warning("%s was not noted: %s", name, wrong)

    # ---- addresses

    def addresses(self, here: str) -> Addresses:
        """Return how the page at a path writes addresses: as its folder has them."""
        return SiteAddresses(self._root, here)

    def url_of_table(self, table_state: TableState) -> str:
        """Return where a browser finds a table: on the page of its game."""
        return f"/t/{table_state.game.id}?table={table_state.table}"

    def note_over(self, table_state: TableState) -> None:
        """Note how a game went, if it is over."""
        note_results(self.store, table_state, self.now())
        note_try(self.store, table_state)
