"""The tables in memory: read from the store when somebody asks for one, owned while somebody acts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from ...core.types import Seat
from ..dice.tokens import tidy_code
from ..messages import make_reason
from ..rules.events import DamagedEvent, OtherRules, TooNew
from ..rules.refusal import Refusal, Why
from ..rules.replay import load_room
from ..stores.store import DamagedStore, Store, StoreError, TableExists, UnknownTable
from .actor import TableActor
from .clock import Clock
from .context import TableContext
from .health import StoreHealth
from .presence import beat_of
from .subscription import DELETED

T = TypeVar("T")
MOST_LIVE = 1000
logger = logging.getLogger(__name__)


class LiveTables:
    """Every table that is in memory, and the store that has them all."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self._around: TableContext
        """What every table is given; subclasses set it."""
        self.actors: dict[str, TableActor] = {}
        """The tables in memory by their codes."""
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._damaged: set[str] = set()
        """The tables that were found damaged since the start."""
        self._store_health = StoreHealth(store, clock)
        self._forgetting: set[asyncio.Task[None]] = set()
        self._is_listening = False
        self._beating: asyncio.Task[None] | None = None

    @property
    def failure(self) -> str:
        """Why the store took no write when it was last asked for one; empty if it did."""
        return self._store_health.failure

    def note_failure(self, why: str) -> None:
        """Remember that the store failed; health shows red until it works again."""
        self._store_health.note_failure(why)

    async def repeat(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Do regular work now and then every few seconds; where the store fails, the next time comes."""
        while True:
            try:
                await work()
            except StoreError as wrong:
                self.note_failure(str(wrong))
            await asyncio.sleep(seconds)

    @property
    def live_tables(self) -> int:
        """How many tables are in memory."""
        return len(self.actors)

    async def _find(self, code: str) -> TableActor:
        table = tidy_code(code)
        actor = self.actors.get(table)
        if actor is None:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            actor = await asyncio.shield(self._loading[table])
        return actor

    async def _load(self, table: str) -> TableActor:
        try:
            self._make_room()
            await self._check_aside(table)
            actor = await self._replay(table)
            self.actors[table] = actor
            self._listen()
            return actor
        finally:
            del self._loading[table]

    def _listen(self) -> None:
        """Hear, from now on, what other processes write."""
        if not self._is_listening:
            self._is_listening = True
            loop = asyncio.get_running_loop()

            def on_append(table: str, seq: int) -> None:
                if not loop.is_closed():
                    asyncio.run_coroutine_threadsafe(self.on_remote_append(table, seq), loop)

            def on_presence(server: str, table: str, seats: frozenset[Seat]) -> None:
                if not loop.is_closed():
                    loop.call_soon_threadsafe(self._on_presence, server, table, seats)

            self.store.listen(on_append, on_presence)
            if self.store.is_shared:
                self._beating = asyncio.create_task(self._announce_all())

    # ---- what is deleted

    @property
    def open_tables(self) -> list[str]:
        """The tables that anybody watches here."""
        return [name for name, actor in self.actors.items() if actor.is_open]

    async def forget(self, table: str) -> None:
        """Drop a deleted table from memory; its clients are disconnected with a reason."""
        if (actor := self.actors.pop(table, None)) is not None:
            await actor.close(DELETED)

    def _on_deleted(self, table: str) -> None:
        task = asyncio.create_task(self.forget(table))
        self._forgetting.add(task)
        task.add_done_callback(self._forgetting.discard)

    # ---- presence at other servers

    def _announce(self, present: dict[str, frozenset[Seat]]) -> None:
        """Tell other servers whose people are connected here; nobody waits for that."""
        if self.store.is_shared and present:
            asyncio.get_running_loop().run_in_executor(None, self._send_presence, present)

    def _send_presence(self, present: dict[str, frozenset[Seat]]) -> None:
        with suppress(StoreError):
            self.store.announce(present)

    async def _announce_all(self) -> None:
        """Announce again and again: a notice may be lost, and a killed process says no goodbye."""
        while True:
            await self._around.clock.sleep(beat_of(self._around.grace))
            self._announce({name: actor.present for name, actor in self.actors.items() if actor.present})

    def _on_presence(self, server: str, table: str, seats: frozenset[Seat]) -> None:
        if table in self.actors:
            self.actors[table].hear_presence(server, seats)

    # ---- reading and owning

    async def _replay(self, table: str) -> TableActor:
        try:
            table_state = await self._in_thread(load_room, self.store, self._around.find_game, table)
            secret = await self._in_thread(self.store.secret, table)
        except TooNew as wrong:
            raise _refuse_newer(table, wrong) from None
        except (DamagedEvent, DamagedStore) as wrong:
            await self._set_aside(table, str(wrong))
            raise _aside_refusal(table) from None
        return TableActor(table, self._around, secret, table_state)

    async def _check_aside(self, table: str) -> None:
        """Refuse a damaged table; look once again at one that was set aside before the start."""
        if await self._in_thread(self.store.why_aside, table) is None:
            return
        if table not in self._damaged and not await self._in_thread(self._is_damaged, table):
            await self._in_thread(self.store.release, table)
            return
        self._damaged.add(table)
        raise _aside_refusal(table)

    def _is_damaged(self, table: str) -> bool:
        """Say whether a log is damaged, and not only of other rules."""
        try:
            load_room(self.store, self._around.find_game, table)
        except TooNew:
            return False
        except (DamagedEvent, DamagedStore):
            return True
        return False

    async def _set_aside(self, table: str, why: str) -> None:
        logger.error("table %s is set aside: %s", table, why)
        self._damaged.add(table)
        try:
            await asyncio.to_thread(self.store.quarantine, table, why)
        except StoreError as wrong:
            self.note_failure(str(wrong))

    async def _claim(self, actor: TableActor) -> None:
        """Become a table's owner; a disk that takes no writes leaves the table to be looked at only."""
        try:
            await actor.claim()
            self._store_health.failure = ""
        except TooNew as wrong:
            self.actors.pop(actor.name, None)
            raise _refuse_newer(actor.name, wrong) from None
        except (DamagedEvent, DamagedStore) as wrong:
            self.actors.pop(actor.name, None)
            await self._set_aside(actor.name, str(wrong))
            raise _aside_refusal(actor.name) from None
        except UnknownTable:
            self._on_deleted(actor.name)
            raise Refusal(Why.NO_TABLE, make_reason("table-deleted")) from None
        except StoreError as wrong:
            self.note_failure(str(wrong))

    def _make_room(self) -> None:
        idle = [name for name, actor in self.actors.items() if actor.is_idle]
        for name in idle[: max(0, len(self.actors) - MOST_LIVE)]:
            del self.actors[name]

    async def _in_thread(self, function: Callable[..., T], *values: object) -> T:
        try:
            return await asyncio.to_thread(function, *values)
        except UnknownTable:
            raise Refusal(Why.NO_TABLE, make_reason("table-unknown")) from None
        except (TableExists, DamagedStore):
            raise
        except StoreError as wrong:
            self.note_failure(str(wrong))
            raise Refusal(Why.STORE, make_reason("table-unreachable")) from None

    async def on_remote_append(self, table: str, seq: int) -> None:
        """Another process wrote event `seq` of a table: read on, if anybody here looks at that table.

        Without a number the table may be gone. Without a table, notices may have been lost, and every table
        is read on.
        """
        await self._wait_until_loaded(table)
        for actor in (
            [self.actors[table]] if table in self.actors else [] if table else [*self.actors.values()]
        ):
            try:
                await actor.on_remote_append(seq or actor.table_state.seq + 1)
            except UnknownTable:
                await self.forget(actor.name)
            except (DamagedEvent, TooNew, StoreError) as wrong:
                logger.error("table %s could not be read on: %s", actor.name, wrong)

    async def _wait_until_loaded(self, table: str) -> None:
        """Wait for a table that is being read now, or for all: what was read may be older than the notice."""
        one = [self._loading[table]] if table in self._loading else []
        if loading := one if table else [*self._loading.values()]:
            await asyncio.wait(loading)


def _refuse_newer(table: str, wrong: TooNew) -> Refusal:
    if isinstance(wrong, OtherRules):
        logger.warning("table %s is of other rules: %s", table, wrong)
        return Refusal(Why.OTHER_RULES, make_reason("table-other-rules", table=table))
    return Refusal(Why.TOO_NEW, make_reason("table-too-new", table=table))


def _aside_refusal(table: str) -> Refusal:
    return Refusal(Why.SET_ASIDE, make_reason("table-damaged", table=table))
