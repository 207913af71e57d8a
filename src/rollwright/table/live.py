"""One table in memory: commands one after another, each on disk before anyone hears of it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..core.errors import RollwrightError
from ..core.game import AnyGame
from ..core.plugins import describe
from ..core.rng import Rng, make_rng
from ..core.types import Seat
from .chooser import Chooser
from .clock import Clock
from .decide import BotMove, Decision, Means, decide_bot_move, decide_roll, settle
from .events import AnyEvent, DamagedEvent, Entry, Joined, Started, TooNew, encode
from .refusal import Refusal, Why
from .replaying import read_on
from .room import Phase, Room
from .schedule import SHARE_SECONDS, Due, list_due
from .store import Fenced, Store, StoreError, Taken, UnknownTable
from .subscription import Subscription, Update
from .thinking import Thinkers
from .turns import Who

TAKEOVER_SECONDS = 10.0
GRACE_SECONDS = 60.0
"""So long a person whose line has dropped cannot be replaced."""
logger = logging.getLogger(__name__)

Decider = Callable[[Room, Means], Decision]


class Lost(Exception):
    """Another process owns the table now, or wrote to it first."""


@dataclass(frozen=True)
class Surroundings:
    """What a table is given by its hall."""

    store: Store
    find_game: Callable[[str], AnyGame]
    chooser: Chooser
    clock: Clock
    thinkers: Thinkers
    who_opened: Callable[[str], Who]
    on_failure: Callable[[str], None]
    on_commit: Callable[[float], None]
    grace: float = GRACE_SECONDS


class Chosen(NamedTuple):
    """A bot's move, and the bot that takes its seat from here on if it failed."""

    move: str
    stand_in: str = ""


@dataclass(frozen=True)
class Look:
    """A room at one moment: who is connected, and the seconds left to move and until the roll."""

    room: Room
    seat: Seat | None
    present: frozenset[Seat]
    seconds_left: dict[Seat, float]
    seconds_to_roll: float | None
    deadlines: dict[Due, float] = field(default_factory=dict)
    """When time runs out, by the table's clock."""


class LiveTable:
    """A table's room, its watchers, and the tasks for what is due."""

    def __init__(self, name: str, around: Surroundings, secret: bytes, room: Room) -> None:
        self.name = name
        self.room = room
        self.fence: int | None = None
        self._around = around
        self._secret = secret
        self._lock = asyncio.Lock()
        self._watchers: set[Subscription] = set()
        self._tasks: dict[Due, asyncio.Task[None]] = {}
        self._deadlines: dict[Due, float] = {}
        self._running: set[asyncio.Task[Any]] = set()
        self.rematching = asyncio.Lock()
        self._shared = asyncio.Event()
        self._seen: dict[str, float] = {}
        self._loaded_at = self._started_at = around.clock.now()
        """When each person's last line ended; until then everybody may be on the way back."""
        self._gave_up_at = float("-inf")
        """When this process last lost the table, or tried in vain to get it."""

    # ---- commands

    async def commit(self, decider: Decider) -> int:
        """Decide, write, then tell; returns the number of the event that answers.

        The work goes on even if whoever asked stops waiting: the log and the room never part.
        """
        return await asyncio.shield(self._spawn(self._commit(decider)))

    async def _commit(self, decider: Decider) -> int:
        async with self._lock:
            decision, entries, after = await self._decide(decider)
            if not entries:
                return decision.answered or self.room.seq
            if self.fence is None:
                raise Lost
            await self._write(entries)
            self._move_on(after, entries)
            return entries[0].seq

    async def _settle(self, events: tuple[AnyEvent, ...]) -> tuple[list[Entry], Room]:
        """Work out what follows; reading a hundred sheets of paper takes too long for the event loop."""
        work = (self.room, events, self._around.clock.wall(), self._secret)
        if self.room.settings.start is not None and any(isinstance(e, Started | Joined) for e in events):
            return await asyncio.to_thread(settle, *work)
        return settle(*work)

    async def wait_for_shares(self) -> None:
        """Wait until everybody has shown the nonce they promised, for so long and no longer."""
        left = self._started_at + SHARE_SECONDS - self._around.clock.now()
        if not self.room.owed or self.room.is_practice or left <= 0:
            return
        waits = [asyncio.ensure_future(self._shared.wait()), self._spawn(self._around.clock.sleep(left))]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()

    async def _decide(self, decider: Decider) -> tuple[Decision, list[Entry], Room]:
        """Decide, with the room after it; before refusing, look whether another process has written."""
        try:
            decision = decider(self.room, self._means())
            return decision, *await self._settle(decision.events)
        except Refusal:
            if await self._is_behind():
                self.let_go()
                raise Lost from None
            raise

    async def _is_behind(self) -> bool:
        try:
            return bool(await asyncio.to_thread(self._around.store.read, self.name, self.room.seq))
        except StoreError:
            return False

    async def _write(self, entries: list[Entry]) -> None:
        bodies = [encode(self.name, entry) for entry in entries]
        assert self.fence is not None
        start = time.monotonic()
        try:
            await asyncio.wrap_future(
                self._around.store.append(self.name, self.fence, entries[0].seq, bodies)
            )
        except (Fenced, Taken):
            self.let_go()
            raise Lost from None
        except UnknownTable:
            self.let_go()
            raise Refusal(Why.NO_TABLE, "this table was deleted") from None
        except StoreError as wrong:
            # Whether it was written is not sure, so what the disk says is read before anything else.
            self.let_go()
            self._around.on_failure(str(wrong))
            raise Refusal(Why.STORE, "the table cannot save moves now; try again in a moment") from None
        self._around.on_commit(time.monotonic() - start)

    def _move_on(self, room: Room, entries: list[Entry]) -> None:
        self.room = room
        if room.owed:
            self._shared.clear()
        else:
            self._shared.set()
        self._tell(tuple(type(entry.event).__name__.lower() for entry in entries))
        self.arrange()

    # ---- ownership

    async def claim(self) -> None:
        """Become the owner and read what others wrote meanwhile."""
        async with self._lock:
            if self.fence is None:
                fence = await asyncio.to_thread(self._around.store.claim, self.name)
                await self._catch_up()
                self.fence = fence
        self.arrange()

    async def hear(self, seq: int) -> None:
        """Somebody wrote event `seq`: read the log if it is not ours; a doubled notice does nothing."""
        async with self._lock:
            if seq > self.room.seq and await self._catch_up():
                self.let_go()
        self.arrange()

    async def _catch_up(self) -> bool:
        """Fold what others wrote; says whether they did."""
        lines = await asyncio.to_thread(self._around.store.read, self.name, self.room.seq)
        room, entries = read_on(self.room, lines)
        if entries:
            self._move_on(room, entries)
        return bool(entries)

    def let_go(self) -> None:
        """Stop acting for the table; the next command claims it again."""
        self.fence = None
        self._gave_up_at = self._around.clock.now()
        self.arrange()

    # ---- what is due

    def arrange(self) -> None:
        """Start the tasks that are due and stop those that are not any more.

        Time runs for whoever watches, owner or not, so that a change of owner gives nobody more of it.
        """
        if self.room.phase is Phase.OPEN:
            self._started_at = self._around.clock.now()
        now, due = self._around.clock.now(), list_due(self.room, bool(self.present))
        self._deadlines = {d: self._deadlines.get(d, now + seconds) for d, seconds in due.items()}
        tasks = self._deadlines if self.fence is not None else self._takeover()
        for gone in self._tasks.keys() - tasks.keys():
            self._tasks.pop(gone).cancel()
        for new in tasks.keys() - self._tasks.keys():
            self._tasks[new] = self._spawn(self._wait_and_do(new, tasks[new]))

    def _takeover(self) -> dict[Due, float]:
        """The owner may be gone: if what is due first does not happen for a while, take over."""
        if not self._deadlines or not self._watchers:
            return {}
        since = max(min(self._deadlines.values()), self._gave_up_at)
        return {Due("takeover", None, self.room.seq): since + TAKEOVER_SECONDS}

    async def _wait_and_do(self, due: Due, deadline: float) -> None:
        while (seconds := deadline - self._around.clock.now()) > 0:
            await self._around.clock.sleep(seconds)
        # Once it begins it is not cancelled half way by its own event arriving.
        self._spawn(self._do(due))

    async def _do(self, due: Due) -> None:
        try:
            if due.what == "takeover":
                await self._take_over(due)
            elif due.what in ("roll", "shares"):
                await self.commit(lambda room, means: _roll_if_due(room, means, due))
            else:
                await self._move_for(due)
        except (Lost, Refusal, StoreError, DamagedEvent, TooNew) as wrong:
            logger.warning("table %s: %s did not happen: %s", self.name, due.what, wrong or "not the owner")

    async def _take_over(self, due: Due) -> None:
        """Become the owner; a disk that says no is asked again a while later."""
        try:
            await self.claim()
        except (DamagedEvent, TooNew, StoreError):
            self._tasks.pop(due, None)
            self.let_go()
            raise

    async def _move_for(self, due: Due) -> None:
        room, seat = self.room, due.seat
        if seat is None or room.asked.get(seat) != due.occasion:
            return
        level = room.seats[seat].bot or room.settings.stand_in
        found = await self._around.thinkers.decide(
            self._around.who_opened(self.name),
            self._work_of(room.game, level),
            lambda: self._choose(room, seat, level),
        )
        bot = BotMove(seat, due.occasion, found.move, due.what, found.stand_in)
        await self.commit(lambda room, means: decide_bot_move(room, bot))

    def _work_of(self, game: AnyGame, level: str) -> int:
        """Return how long a bot thinks; one that is no longer installed does not think at all."""
        try:
            return self._around.chooser.work(game, level)
        except RollwrightError:
            return 0

    def _choose(self, room: Room, seat: Seat, level: str) -> Chosen:
        """Return a bot's move; the stand-in's if it fails, and if that fails too the first legal one."""
        if room.lesson is not None and (taught := room.lesson.find_move(room.steps, seat)) is not None:
            return Chosen(taught)
        stand_in = room.settings.stand_in
        for bot in dict.fromkeys((level, stand_in)):
            try:
                return Chosen(self._ask(room, seat, bot), stand_in if bot != level else "")
            except Exception as problem:
                is_known, name = isinstance(problem, RollwrightError), f"the bot at seat {seat + 1}"
                said = str(problem) if is_known else describe(problem)
                logger.warning(
                    "table %s: %s failed, another plays on: %s", room.table, name, said, exc_info=not is_known
                )
        return Chosen(room.game.format_move(room.game.moves(room.game.view(room.state, seat), seat)[0]))

    def _ask(self, room: Room, seat: Seat, level: str) -> str:
        """Return the move that a bot chooses; ValueError if it is not legal."""
        game, view = room.game, room.game.view(room.state, seat)
        move = self._around.chooser.choose(game, view, seat, level, self._bot_rng(room, seat))
        if move not in game.moves(view, seat):
            raise ValueError(f"{level} chose a move that is not legal")
        return game.format_move(move)

    def _bot_rng(self, room: Room, seat: Seat) -> Rng:
        """Return a generator that the dice tell nothing about, nor it about them."""
        message = f"bot|{room.table}|{room.asked[seat]}".encode()
        digest = hmac.digest(self._secret, message, hashlib.sha256)
        return make_rng(int.from_bytes(digest[:8], "big") >> 2, 0, seat + 1)

    # ---- watchers

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose people are connected."""
        hashes = {watcher.token_hash for watcher in self._watchers if watcher.token_hash}
        return frozenset(s for s, who in enumerate(self.room.seats) if who.token_hash in hashes)

    def _means(self) -> Means:
        waited = self._around.clock.now() - self._started_at
        return Means(self._secret, self.present, self._recent(), waited < SHARE_SECONDS)

    def _recent(self) -> frozenset[Seat]:
        """The seats whose people are here, or were a moment ago."""
        since = self._around.clock.now() - self._around.grace
        seats = enumerate(self.room.seats)
        back = (s for s, who in seats if self._seen.get(who.token_hash, self._loaded_at) > since)
        return self.present | frozenset(back)

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches and nothing is due."""
        return not self._watchers and not self._tasks and not self._running

    def watch(self, watcher: Subscription) -> None:
        """Add a watcher and tell the others who came; those who only look on are nobody's business."""
        before = self.present
        self._watchers.add(watcher)
        self._tell_presence(before)
        self.arrange()

    def unwatch(self, watcher: Subscription) -> None:
        """Take a watcher away and tell the others who went."""
        if watcher in self._watchers:
            before = self.present
            self._watchers.discard(watcher)
            watcher.close("left")
            self._seen[watcher.token_hash] = self._around.clock.now()
            self._tell_presence(before)
            self.arrange()

    def _tell_presence(self, before: frozenset[Seat]) -> None:
        if self.present != before:
            self._tell(("presence",))

    def tell_warm(self) -> None:
        """Tell everybody that the bots are compiled."""
        self._tell(("warm",))

    def _tell(self, what: tuple[str, ...]) -> None:
        update, before = Update(self.room.seq, what), self.present
        hashes = {who.token_hash for who in self.room.seats}
        for watcher in self._watchers:
            if watcher.token_hash and watcher.token_hash not in hashes:
                watcher.close("token refused")
            watcher.tell(update)
        self._watchers = {watcher for watcher in self._watchers if not watcher.closed}
        self._tell_presence(before)

    def look(self, seat: Seat | None) -> Look:
        """Return the room as it is now, with the seconds everybody has left."""
        now = self._around.clock.now()
        shown = {due: deadline for due, deadline in self._deadlines.items() if due.what in ("clock", "roll")}
        left = {due: max(0.0, deadline - now) for due, deadline in shown.items()}
        times = {d.seat: s for d, s in left.items() if d.what == "clock" and d.seat is not None}
        to_roll = next((s for d, s in left.items() if d.what == "roll"), None)
        return Look(self.room, seat, self.present, times, to_roll, shown)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        """Look at how a task ended, so that nobody complains when whoever asked has gone."""
        self._running.discard(task)
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """Stop everything; commits under way are finished first."""
        self.fence = None
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        async with self._lock:
            for watcher in self._watchers:
                watcher.close("closing")
            self._watchers.clear()
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


def _roll_if_due(room: Room, means: Means, due: Due) -> Decision:
    is_due = due in list_due(room, bool(means.present))
    return Decision((decide_roll(room, means),)) if is_due else Decision()
