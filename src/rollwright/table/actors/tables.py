"""All tables of one process, and the way in for everything that serves people.

    tables = Tables(SqliteStore("tables.db"))
    opened = await tables.create(NewTable("chiefdom-2", ["person", "greedy"]))
    ada = await tables.join(opened.table, "Ada", promise=promise_of("c0ffee"), host_key=opened.host_key)
    await tables.act(opened.table, ada.token, Start())
    await tables.act(opened.table, ada.token, Reveal(nonce="c0ffee"))
    await tables.act(opened.table, ada.token, RollDice())
    state = (await tables.view(opened.table, ada.token)).table_state
    move = state.game.moves(state.game.view(state.state, ada.seat), ada.seat)[0]
    play = Play(id="m1", ask=state.asked[ada.seat], path=state.game.vocabulary.path_of(move))
    await tables.act(opened.table, ada.token, play)

Every method raises a Refusal, with a kind and a sentence, when it will not do what is asked; `create`
raises InvalidSetup for a table that cannot be.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TypeVar

from ...any_game import AnyGame
from ...core.record import format_record
from ...core.types import Seat
from ...games import catalogue
from ..dice.day_dice import is_closed
from ..dice.fair_dice import commit_to, make_nonce, make_secret
from ..dice.tokens import fits, hash_token, make_code, make_token
from ..messages import make_reason
from ..rules import commands as c
from ..rules.answers import Answer, Opened, Seated
from ..rules.decide import decide
from ..rules.decision import Decision, JoinRequest, Means
from ..rules.events import Created, Entry, Rematched, Settings, encode
from ..rules.permissions import seat_of
from ..rules.refusal import Refusal, Why
from ..rules.seats import decide_join, decide_settings
from ..rules.setup import NewTable, Position, make_settings, settings_of_rematch
from ..rules.table_record import record_of
from ..rules.table_state import Phase, TableState
from ..stores.store import Store, TableExists
from .actor import Decider, Lost, TableActor
from .bot_pool import Lane, Pool, Thinkers
from .chooser import Chooser, PolicyChooser
from .clock import Clock, SystemClock
from .context import GRACE_SECONDS, TableContext
from .fair_queue import Client
from .health import Health
from .live_tables import LiveTables
from .priority import PlayersFirst
from .subscription import Subscription
from .table_view import TableView
from .warmup import Warmup

W = TypeVar("W", bound=Subscription)
BOT_THREADS = 2
TRIES = 5
_PROMISE = re.compile(r"[0-9a-f]{64}")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{32,128}")
logger = logging.getLogger(__name__)


MOST_OPENERS = 20_000


class Openers:
    """Which address opened which table, for the newest tables."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, table: str, address: str) -> None:
        """Keep the address that opened a table."""
        self._addresses[table] = address
        while len(self._addresses) > MOST_OPENERS:
            self._addresses.popitem(last=False)

    def find(self, table: str) -> Client:
        """Return in whose turn a table's bots decide; tables of before a restart take turns by themselves."""
        return Client(self._addresses.get(table) or table, table)


class Tables(LiveTables):
    """Every table there is, loaded when somebody asks for it."""

    def __init__(
        self,
        store: Store,
        chooser: Chooser | None = None,
        clock: Clock | None = None,
        find_game: Callable[[str], AnyGame] = catalogue.find_game,
        pool: Executor | None = None,
        thinking: Pool | None = None,
        grace: float = GRACE_SECONDS,
    ) -> None:
        super().__init__(store, clock or SystemClock())
        self.chooser: Chooser = chooser or PolicyChooser()
        self.grace = grace
        self.find_game = find_game
        self._pools = [pool or ThreadPoolExecutor(BOT_THREADS, thread_name_prefix="bot")]
        if thinking is None:
            self._pools.append(ThreadPoolExecutor(BOT_THREADS, thread_name_prefix="slow-bot"))
        lanes = [Lane(threads, BOT_THREADS) for threads in self._pools]
        self.thinkers = Thinkers(lanes[0], thinking or lanes[-1])
        self.priority = PlayersFirst()
        self._openers = Openers()
        self.on_commit: Callable[[float], None] = lambda seconds: None
        """Called after each commit with how long it took."""
        self.on_over: Callable[[TableState], None] = lambda table_state: None
        """Called with every table whose game ends, or is given up by one of its people."""
        self.on_slow: Callable[[TableState, int], None] = lambda table_state, due: None
        """Called with every slow table that moves on, and when it goes on by itself; 0 if it does not."""
        self._warming = Warmup(self.chooser.warm_up, self._notify_warm)
        self._around = TableContext(
            store,
            find_game,
            self.chooser,
            self.clock,
            self.thinkers,
            self.priority,
            self._openers.find,
            self._warming.wait,
            self.note_failure,
            self._on_deleted,
            lambda seconds: self.on_commit(seconds),
            grace,
            self._announce,
            lambda table_state: self.on_over(table_state),
            lambda table_state, due: self.on_slow(table_state, due),
        )

    # ---- tables

    async def create(
        self, new: NewTable, position: Position | None = None, by: str = "", secret: bytes | None = None
    ) -> Opened:
        """Open a table; its dice are committed to before anybody's nonce is known.

        `position` is what was found out about the table's sheets of paper elsewhere. `by` is the address
        that opens it: addresses take turns with their bots. `secret` is that of dice of a day.
        """
        game = self.find_game(new.game)
        # Whether a game can reach a sheet may take a while to find out.
        settings = await asyncio.to_thread(make_settings, new, game, self.chooser, position)
        opened = await self._create(settings, secret or make_secret())
        self._openers.note(opened.table, by)
        return opened

    async def _create(self, settings: Settings, secret: bytes) -> Opened:
        host_key = make_token()
        created = Created(settings, commit_to(secret), hash_token(host_key))
        for _ in range(TRIES):
            table = make_code()
            body = encode(table, Entry(1, self.clock.wall(), created), "")
            try:
                await self._in_thread(self.store.create, table, secret, body)
            except TableExists:
                continue
            except Refusal:
                self._store_health.note_uncreated(table)
                raise
            return Opened(table, created.commitment, host_key)
        raise Refusal(Why.STORE, make_reason("table-no-code"))

    async def join(
        self,
        table: str,
        name: str,
        avatar: str = "",
        promise: str = "",
        host_key: str = "",
        token: str = "",
        seat: Seat | None = None,
    ) -> Seated:
        """Sit down at a table by its code; `promise` is the seat's share in the dice.

        It is the SHA-256 of a nonce (`fair_dice.promise_of`), which is shown by `Reveal` after the start.
        Without one the seat has no share.

        `seat` is the one wanted, where it is free; otherwise it is the first that is.

        A client that draws its own long random `token` can ask again when the answer got lost: it has its
        seat already. Otherwise the table draws one.
        """
        token = token or make_token()
        if promise and not _PROMISE.fullmatch(promise):
            raise Refusal(Why.UNREADABLE, make_reason("promise-unreadable"))
        if not _TOKEN.fullmatch(token):
            raise Refusal(Why.UNREADABLE, make_reason("token-unreadable"))
        actor = await self._find(table)

        def decider(table_state: TableState, means: Means) -> Decision:
            if any(place.is_person and fits(token, place.token_hash) for place in table_state.seats):
                return Decision()
            is_host = bool(host_key) and fits(host_key, table_state.host_hash)
            request = JoinRequest(name, avatar, hash_token(token), make_nonce(), promise, is_host, seat)
            return decide_join(table_state, request)

        await self._commit(actor, decider)
        return Seated(seat_of(actor.table_state, token), token)

    async def act(self, table: str, token: str, command: c.AnyCommand) -> Answer:
        """Do what a seated person asks for; when this returns it is on disk."""
        actor = await self._find(table)
        if isinstance(command, c.Rematch):
            # One after another: the second request finds the new table there.
            async with actor.rematching:
                return await self._rematch(actor, token)

        if isinstance(command, c.RollDice):
            await actor.wait_for_shares()

        def seat_in(table_state: TableState) -> Seat:
            seat = seat_of(table_state, token)
            if command.seat not in (None, seat):
                logger.warning("table %s: seat %d tried to act for another seat", table_state.table, seat + 1)
                raise Refusal(Why.NOT_YOURS, make_reason("seat-not-yours"))
            return seat

        seq = await self._commit(actor, lambda state, means: decide(state, seat_in(state), command, means))
        return Answer(seq)

    async def _commit(self, actor: TableActor, decider: Decider) -> int:
        """Commit a decision; a process that lost the table claims it, reads on and decides again."""
        for _ in range(TRIES):
            try:
                return await actor.commit(decider)
            except Lost:
                await self._claim(actor)
        if self._store_health.failure:
            raise Refusal(Why.STORE, make_reason("table-cannot-save"))
        raise Refusal(Why.LOST, make_reason("table-busy"))

    async def wake(self, table: str) -> None:
        """Read a table and own it, so that what is due there happens."""
        actor = await self._find(table)
        if actor.fence is None:
            await self._claim(actor)

    async def wait_for_shares(self, table: str) -> None:
        """Wait until the first roll need not wait for nonces; `act` does so too."""
        await (await self._find(table)).wait_for_shares()

    async def _rematch(self, actor: TableActor, token: str) -> Answer:
        seat_of(actor.table_state, token)
        if actor.table_state.phase is not Phase.OVER:
            raise Refusal(Why.NOT_NOW, make_reason("rematch-early"))
        if actor.table_state.successor:
            return Answer(actor.table_state.seq, actor.table_state.successor)
        opened = await self._create(settings_of_rematch(actor.table_state), make_secret())

        def decider(table_state: TableState, means: Means) -> Decision:
            seat_of(table_state, token)
            return Decision() if table_state.successor else Decision((Rematched(opened.table),))

        seq = await self._commit(actor, decider)
        key = opened.host_key if actor.table_state.successor == opened.table else ""
        return Answer(seq, actor.table_state.successor, key)

    async def configure(self, table: str, token: str, new: NewTable) -> None:
        """Change a table's seats and options, if its host asks for it before the start."""
        actor = await self._find(table)
        settings = make_settings(new, actor.table_state.game, self.chooser)

        def decider(table_state: TableState, means: Means) -> Decision:
            return decide_settings(table_state, seat_of(table_state, token), settings)

        await self._commit(actor, decider)

    async def start_when_full(self, table: str) -> None:
        """Start a rematch as soon as everybody has come."""
        actor = await self._find(table)

        def decider(table_state: TableState, means: Means) -> Decision:
            is_due = table_state.phase is Phase.OPEN and not any(place.is_free for place in table_state.seats)
            return (
                decide(table_state, table_state.host, c.Start(), means)
                if is_due and table_state.host is not None
                else Decision()
            )

        await self._commit(actor, decider)

    # ---- looking

    async def view(self, table: str, token: str | None = None) -> TableView:
        """Return the table itself, for servers that show it in parts; only views of it may leave them."""
        actor = await self._find(table)
        seat = None if token is None else await self._look_up(actor, token)
        return actor.view(seat)

    @asynccontextmanager
    async def watch(
        self, table: str, token: str | None, make_watcher: Callable[[TableActor, str], W]
    ) -> AsyncIterator[W]:
        """Watch a table by a watcher of one's own: its person counts as present as long as this lasts."""
        actor = await self._find(table)
        if token is not None:
            await self._look_up(actor, token)
        elif self.is_hidden(actor.table_state):
            raise Refusal(Why.NOT_NOW, make_reason("watch-hidden"))
        if actor.fence is None and not self.store.is_shared:
            await self._claim(actor)
        watcher = make_watcher(actor, "" if token is None else hash_token(token))
        actor.watch(watcher)
        try:
            yield watcher
        finally:
            actor.unwatch(watcher)

    async def seat_of(self, table: str, token: str) -> Seat:
        """Return the seat a token stands for, or refuse the token."""
        return await self._look_up(await self._find(table), token)

    def is_playing(self, table: str, token: str) -> bool:
        """Say whether a token stands for a seat at a table in memory whose game is not over."""
        actor = self.actors.get(table)
        if actor is None or actor.table_state.phase is Phase.OVER:
            return False
        hashed = hash_token(token)
        return any(hmac.compare_digest(hashed, place.token_hash) for place in actor.table_state.seats)

    async def find_seat(self, table: str, token: str | None) -> Seat | None:
        """Return the seat a token stands for; None for one that is worth nothing."""
        try:
            return None if token is None else await self.seat_of(table, token)
        except Refusal as refusal:
            if refusal.why is Why.TOKEN:
                return None
            raise

    async def record(self, table: str, token: str | None = None, is_shown: bool = False) -> str:
        """Return the record of a finished game, with everything needed to check its dice.

        One with dice of a day is for its players alone until the day is over, and one with shared dice for
        those who have played them: `is_shown` says that somebody else was found to be one of these.
        """
        actor = await self._find(table)
        table_state = actor.table_state
        if table_state.phase is not Phase.OVER:
            raise Refusal(Why.NOT_NOW, make_reason("record-early"))
        if not is_shown and self.is_hidden(table_state):
            await self._look_up(actor, token or "")
        return format_record(replace(record_of(table_state), secret=await self._secret_of(table_state)))

    async def _secret_of(self, table_state: TableState) -> str:
        """Return the secret that a record shows; that of a day once the day is over."""
        daily = table_state.settings.daily
        if daily is None or self.is_hidden(table_state):
            return table_state.secret
        return (await self._in_thread(self.store.secret, table_state.table)).hex()

    def is_hidden(self, table_state: TableState) -> bool:
        """Say whether only its players may see a table: others would learn dice that they can still play."""
        daily = table_state.settings.daily
        return daily is not None and not is_closed(daily.day, self.clock.wall())

    async def _look_up(self, actor: TableActor, token: str) -> Seat:
        """Return a token's seat; before it is refused, what other servers wrote meanwhile is read."""
        try:
            return seat_of(actor.table_state, token)
        except Refusal:
            if not self.store.is_shared:
                raise
            await self.on_remote_append(actor.name, actor.table_state.seq + 1)
            return seat_of(actor.table_state, token)

    # ---- health

    @property
    def warming_up(self) -> bool:
        """Whether bots are still being compiled; they play all the same, only slower."""
        return bool(self._warming)

    def is_warming(self, game: AnyGame) -> bool:
        """Say whether this game's bots are still being compiled."""
        return game in self._warming

    def warm_up(self, games: Iterable[AnyGame]) -> None:
        """Compile the bots of these games in the background."""
        self._warming.start(games)

    def _notify_warm(self, game: AnyGame) -> None:
        for actor in self.actors.values():
            if actor.table_state.game.id == game.id:
                actor.notify_warm()

    async def health(self) -> Health:
        """Return whether moves can be saved, and which tables are set aside."""
        found = await self._store_health.check()
        return replace(found, live_tables=self.live_tables, is_warming_up=self.warming_up)

    async def close(self) -> None:
        """Finish commits under way and let everybody go."""
        self._warming.stop()
        if self._beating is not None:
            self._beating.cancel()
        for actor in list(self.actors.values()):
            await actor.close()
        self.actors.clear()
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.store.close)
