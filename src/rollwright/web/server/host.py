"""What all requests and sockets share: the tables, the feeds, limits and counters."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Callable, Collection, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from ...any_game import AnyGame
from ...language.current import call_in_language, current_language
from ...table.people.days import note_try
from ...table.people.keys import hash_key
from ...table.people.own_games import note_results
from ...table.people.profiles import look_up_profile, note_use
from ...table.people.ratings import settle_game
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import TableState
from ...table.stores.store import Store, StoreError
from ..days.keeper import DayKeeper
from ..days.tries import TryLimits
from ..door.cache import PageCache
from ..door.device import Device, format_device
from ..door.host import Cost, On, TooMany
from ..door.metrics import Histogram
from ..door.person import Browser, Me, Person
from ..door.seats import (
    PREFIX,
    REMEMBERED,
    address_of,
    asker_of,
    device_of,
    forget_token,
    is_loopback,
    keep_token,
    remember,
    tokens_of,
    who_is,
)
from ..door.security import Buckets, Slots
from ..door.tokens import RatedSeats
from ..html.addresses import SERVED, Addresses
from ..html.kit import Html
from ..html.words import say
from ..live.host import LiveHost
from ..people.keeper import GameKeeper
from ..people.rules import Guesses, Imports
from ..study.hints import Hints
from ..table.open import Seatings, TableJoins
from ..table.open_tables import Listings, OpenKeeper
from .coach import ProcessCoach
from .connection_limits import Gate, Places
from .limits import SHARES, Limits
from .persons import KEY, MARK, browser_of, find_lost_person, keep_browser, keep_person, key_of, make_person
from .pulse import LoopProbe, Pulse
from .static_files import alone_card
from .workers import THINKING, WorkerPool

P = ParamSpec("P")
T = TypeVar("T")
PAGE_THREADS = 2
"""Threads that read and write pages: each takes the interpreter from the event loop now and then."""

logger = logging.getLogger(__name__)


@dataclass
class Server(LiveHost):
    """One for each server."""

    on = On.SERVER
    limits: Limits = field(default_factory=Limits)
    allowed_hosts: frozenset[str] = frozenset()
    hints: Hints = field(default_factory=Hints)
    coach: ProcessCoach = field(default_factory=ProcessCoach)
    keep_days: int | None = None
    """Days after which tables that nobody has used are deleted."""
    keep_profiles: int | None = field(default=None, kw_only=True)
    """Days after which profiles that nobody has used are deleted."""
    site: Path | None = field(default=None, kw_only=True)
    """A folder with the site without a server."""
    operator_token: str | None = field(default=None, kw_only=True)
    """For which health and figures are told; without one, they are told to this machine."""
    shows_figures: bool = field(default=False, kw_only=True)
    """Whether everybody may see health and figures."""
    workers: WorkerPool = field(default_factory=WorkerPool)
    """Where everything is answered that is no part of play."""
    thinking: WorkerPool = field(default_factory=lambda: WorkerPool(THINKING), kw_only=True)
    """Where hints are found, and where bots think long."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.places = Slots(self.limits.sockets)
        self.table_joins = TableJoins(*self.limits.table_joins)
        self.imports = Imports(*self.limits.imports)
        self.rated = RatedSeats(*self.limits.rated)
        self.guesses = Guesses(Buckets(*self.limits.codes), self.count)
        self.listings = Listings(*self.limits.listings)
        self.days = DayKeeper(self.tables)
        self.visitor_pages = PageCache()
        self.open_tables = OpenKeeper(self.tables)
        self.games = GameKeeper(self.tables)
        self.requests = Buckets(*self.limits.requests)
        self.watchers = Slots(self.limits.watchers)
        self.loop_probe = LoopProbe()
        self.pulse = Pulse(self.tables, self.loop_probe)
        self.workers.has_players = lambda: self.tables.priority.has_players
        self.gate = Gate(self.tables.priority)
        """The connections; `configure` replaces it by one with the limits of the server."""
        self.commits, self.bot_waits = Histogram(), Histogram()
        self.tables.on_commit = self.commits.note
        self.tables.on_over = self._note_over
        self.tables.on_slow = self._note_slow
        self.tables.thinkers.quick.on_start = self.bot_waits.note
        self.page_threads = ThreadPoolExecutor(PAGE_THREADS, thread_name_prefix="pages")
        self._clocks = ThreadPoolExecutor(1, thread_name_prefix="slow-clocks")
        """One thread, so that what is written last of a table is what happened last."""
        self._purses = {
            (cost, kind): Buckets(burst * share, rate * share)
            for cost, (burst, rate) in self.limits.costs.items()
            for kind, share in SHARES.items()
        }
        people = (self.days, self.open_tables, self.games)
        tries = TryLimits(self.limits.newcomers, self.limits.friends)
        rules = (Seatings(self.tables), tries, self.guesses)
        limits = (self.table_joins, self.listings, self.imports, self.rated)
        pages = (self.hints, self.coach, self.visitor_pages)
        self._services: tuple[object, ...] = (*pages, *people, *rules, *limits)
        self._background: dict[str, asyncio.Task[None]] = {}

    def refusals(self) -> dict[str, int]:
        """Return how often each limit has refused something."""
        limits: dict[str, Buckets | Slots | Places] = {
            "requests": self.requests,
            "table_joins": self.table_joins,
            "imports": self.imports,
            "rated": self.rated,
            "codes": self.guesses.limit,
            "listings": self.listings,
            "commands": self.seat_rate,
            "waiting_rolls": self.waits,
            "sockets": self.places,
            "watchers": self.watchers,
            "lines": self.gate.plain,
            "seated_lines": self.gate.seated,
        }
        counted = {f"refused_{name}": limit.refused for name, limit in limits.items()}
        for cost in self.limits.costs:
            purses = [self._purses[cost, kind] for kind in SHARES]
            counted[f"refused_{cost.name.lower()}"] = sum(purse.refused for purse in purses)
        waiting = self.workers.counters["refused"] + self.thinking.counters["refused"]
        stopped = self.workers.counters["stopped"] + self.thinking.counters["stopped"]
        counted |= {f"refused_{why}": count for why, count in self.gate.counters.items()}
        return {**counted, "refused_waiting_questions": waiting, "stopped_questions": stopped}

    def queues(self) -> dict[str, float]:
        """Return how much waits, and the longest delays."""
        return {
            "tables_to_tell": len(self.broadcasts),
            "requests_behind_players": len(self.tables.priority),
            "lines_to_parse": len(self.gate.intake),
            "questions_waiting": self.workers.waiting,
            "thinking_waiting": sum(pool.waiting for pool in {self.thinking, self.tables.thinkers.slow}),
            "coach_waiting": self.coach.waiting,
            "quick_bots_waiting": self.tables.thinkers.quick.waiting,
            "slowest_question_seconds": round(max(self.workers.slowest, self.thinking.slowest), 6),
            "event_loop_lag_seconds": round(self.loop_probe.lag, 6),
        }

    # ---- what routes ask of a host

    def now(self) -> int:
        """Return wall time in milliseconds."""
        return self.tables.clock.wall()

    @property
    def has_site(self) -> bool:
        """Whether there is a folder with a site."""
        return self.site is not None

    def check_operator(self, request: Request) -> None:
        """Refuse a request that comes neither from this machine nor with the operator's token."""
        if self.shows_figures:
            return
        if self.operator_token is not None:
            said = request.headers.get("authorization", "").encode()
            is_operator = hmac.compare_digest(said, f"Bearer {self.operator_token}".encode())
        else:
            is_operator = is_loopback(address_of(request))
        if not is_operator:
            raise HTTPException(404)

    def payer(self, request: HTTPConnection) -> str:
        """Return the address that pays for a request."""
        return f"address {address_of(request)}"

    def charge(self, cost: Cost, payer: str, units: int = 1) -> None:
        """Take units from the bucket of that cost; TooMany if it holds less."""
        purse = self._purses.get((cost, payer.partition(" ")[0]))
        if purse is not None and not purse.take(payer, units):
            raise TooMany(say("wrong-too_many"))

    async def person(self, request: Request) -> Person | None:
        """Return the person of the key that a browser holds, looked up once a request."""
        if not hasattr(request.state, "person"):
            request.state.person = await self._look_up_person(request)
        person: Person | None = request.state.person
        return person

    async def _look_up_person(self, request: Request) -> Person | None:
        key = key_of(request)
        found = None if key is None else await self.in_store(request, look_up_profile, key, self.now())
        if key is None or found is None:
            return None
        profile, is_due = found
        if is_due:
            noting = self.in_store(request, note_use, profile, self.now())
            self.background(f"use of profile {profile.id}", noting)
        return Person(key, profile)

    async def make_person(self, request: Request, me: Me) -> Person:
        """Keep a profile for a person that has none."""
        request.state.person = await self.in_store(request, make_person, key_of(request), me, self.now())
        person: Person = request.state.person
        return person

    def me(self, request: Request) -> Me:
        """Return what a cookie says of a browser's person."""
        return who_is(request)

    async def device(self, request: Request, table: str) -> Device | None:
        """Return what a browser holds for a table."""
        return device_of(request, table)

    def browser(self, request: Request, person: Person) -> Browser:
        """Return the mark in a cookie; a browser without one is known by its profile's key."""
        return browser_of(request) or Browser(hash_key(person.key))

    def tokens(self, request: Request) -> dict[str, str]:
        """Return the tokens by table that a browser holds in cookies."""
        return tokens_of(request)

    async def keep(
        self, request: Request, response: Response, what: Person | Device | Me | Browser, table: str = ""
    ) -> None:
        """Let a browser keep what it is given, in cookies."""
        if isinstance(what, Person):
            keep_person(request, response, what)
        elif isinstance(what, Device):
            keep_token(request, response, table, format_device(what))
        elif isinstance(what, Browser):
            keep_browser(request, response, what)
        else:
            remember(request, response, what)

    async def lost_person(self, request: Request) -> Person | None:
        """Return the person whose new key was lost on its way to this browser, which has the old one."""
        key = key_of(request)
        return None if key is None else await self.in_store(request, find_lost_person, key)

    def forget_seats(self, request: Request, response: Response, with_person: bool = False) -> None:
        """Let a browser give up the cookies of all its seats, and of its profile too."""
        seats = [name for name in request.cookies if name.startswith(PREFIX)]
        for name in [*seats, *((KEY, MARK, REMEMBERED) if with_person else ())]:
            response.delete_cookie(name)

    def forget(self, response: Response, table: str) -> None:
        """Take a token that is of no use any more from a browser."""
        forget_token(response, table)

    async def prepare(self, table: str, for_bots: bool = False) -> None:
        """A server has all kernels."""

    async def prepare_game(self, game: str, options: Mapping[str, str], bots: Collection[str]) -> None:
        """A server has all kernels."""

    def new_token(self, table: str) -> str | None:
        """A server's tokens are made where a seat is taken."""
        return None

    async def run(
        self, request: Request, cost: Cost, work: Callable[P, T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Return what `work` returns: from a thread, or from a process where it costs as much."""
        pool = {Cost.WORKER: self.workers, Cost.THINK: self.thinking}.get(cost)
        job = partial(work, *args, **more)
        if pool is None:
            return await self._run_in_thread(request, job)
        found = await _unless_gone(request, pool.ask(asker_of(self.tables, request), job))
        return await self._take_turn(request, found)

    async def run_once(self, request: Request, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Return what a worker process makes once for everybody."""
        found = await self.workers.ask_once(asker_of(self.tables, request), work, *args)
        return await self._take_turn(request, found)

    async def _run_in_thread(self, request: Request, job: Callable[[], T]) -> T:
        work = partial(call_in_language, current_language(), job)
        found = await asyncio.get_running_loop().run_in_executor(self.page_threads, work)
        return await self._take_turn(request, found)

    async def _take_turn(self, request: Request, found: T) -> T:
        """Return what was found when the rest of the request has its turn again."""
        await self.tables.priority.wait(asker_of(self.tables, request))
        return found

    async def in_store(
        self, request: Request, work: Callable[Concatenate[Store, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Return what `work` does with the store in a thread; Refusal if the store fails."""
        job = partial(work, self.tables.store, *args, **more)
        try:
            return await self._run_in_thread(request, job)
        except StoreError as wrong:
            self.tables.note_failure(str(wrong))
            raise Refusal(Why.STORE, say("refused-store")) from None

    def background(self, name: str, work: Coroutine[object, None, None]) -> None:
        """Begin work that nobody waits for, unless it goes on."""
        if name in self._background:
            work.close()
            return
        task = self._background[name] = asyncio.create_task(work)
        task.add_done_callback(lambda done: self._end_background(name, done))

    def _end_background(self, name: str, done: asyncio.Task[None]) -> None:
        """Forget work that is done; what the store refused is tried again when it is due again."""
        self._background.pop(name, None)
        if not done.cancelled() and (wrong := done.exception()) is not None:
            logger.warning("%s was not noted: %s", name, wrong)

    def addresses(self, here: str) -> Addresses:
        """Return how the page at a path writes addresses: as they are."""
        return SERVED

    def url_of_table(self, table_state: TableState) -> str:
        """Return where a browser finds a table."""
        return f"/t/{table_state.table}"

    def card(self) -> Html | None:
        """Return the way to the site without a server, where there is one."""
        return None if self.site is None else alone_card()

    def service(self, kind: type[T]) -> T:
        """Return the one keeper, pool or cache of a kind."""
        return next(found for found in self._services if isinstance(found, kind))

    # ---- what is noted

    def _note_over(self, table_state: TableState) -> None:
        """Note a result in its people's games; where that fails, their list notes it when it is shown."""
        self.offload(self._note_results, table_state)

    def _note_results(self, table_state: TableState) -> None:
        with suppress(StoreError):
            store, now = self.tables.store, self.tables.clock.wall()
            note_results(store, table_state, now)
            note_try(store, table_state)
            settle_game(store, table_state, now)

    def _note_slow(self, table_state: TableState, due: int) -> None:
        self._clocks.submit(self.games.note, table_state, due)

    def levels(self, game: AnyGame) -> tuple[str, ...]:
        """Return the bots of a game, weakest first."""
        return self.chooser.levels(game)

    def close(self) -> None:
        """Stop the processes and threads."""
        super().close()
        self.days.close()
        self.page_threads.shutdown(wait=False, cancel_futures=True)
        self._clocks.shutdown(wait=False, cancel_futures=True)
        self.workers.close()
        self.thinking.close()
        self.coach.close()


async def _unless_gone(request: Request, work: Coroutine[object, None, T]) -> T:
    """Return what is found while the client waits; ClientDisconnect if it has gone."""
    await request.body()
    asking, gone = asyncio.ensure_future(work), asyncio.ensure_future(_wait_until_gone(request))
    try:
        await asyncio.wait({asking, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not asking.done():
            raise ClientDisconnect
        return asking.result()
    finally:
        asking.cancel()
        gone.cancel()


async def _wait_until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
