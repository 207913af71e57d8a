"""One feed for each table: what changed is described once, encoded once, and goes to all who watch.

After a commit the feed waits a moment for more, then makes a picture of what everybody may know and sends
the difference from the last one; the same text goes to every watcher. What only one seat may know (its own
drawing while others decide, its moves) goes to that seat alone. A watcher who is new or behind gets the
whole picture.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import structs

from ..core.drawing.printer import PLACE
from ..core.errors import RollwrightError
from ..core.game import AnyGame
from ..core.types import MoveStep, Seat
from ..sheets.svg import base, layout_of
from ..sheets.svg import marks as list_marks
from ..sheets.svg.drawings import drawing_of, gather_ghosts
from ..table.live import LiveTable, Look
from ..table.refusal import Refusal, Why
from ..table.room import Phase, Room
from ..table.subscription import Subscription, Update
from ..table.undo import seems_undoable
from . import messages as m
from .assets import bases_of
from .games import is_shared
from .offers import count_gains, list_offers
from .picture import MOST_SHEETS, differ_marks, draw_picture, list_differences, list_names

if TYPE_CHECKING:
    from .hub import Hub

SOON = 0.002
"""Seconds until a change is told: who made it has the answer by then."""
PAUSE, PAUSE_PER_SEAT = 0.03, 0.001
"""Seconds between two messages about one table, at least."""
MOST_QUEUED = 100
"""So many messages may wait for one browser; then it gets the whole picture instead."""
Counting = Callable[[], tuple[list[list[int]], list[int]]]
logger = logging.getLogger(__name__)


class Followed(NamedTuple):
    """A sheet of a large table as it was last told: the change that made it so, by number, and the whole."""

    room: Room
    number: int
    whole: m.Sheet
    change: str


@dataclass
class Shown:
    """A sheet as everybody sees it: what it depends on, its score and, if it is sent, base and marks."""

    key: Hashable
    score: m.ScoreInfo | None
    names: tuple[str, ...] = ()
    sheet: tuple[m.Bases, m.Marks] | None = None


class Watcher(Subscription):
    """One browser: what waits to be sent to it, and what it was told for itself alone."""

    def __init__(self, feed: Feed, token_hash: str) -> None:
        super().__init__(token_hash)
        self.feed = feed
        self.queue: deque[str] = deque()
        self.ready = asyncio.Event()
        self.is_behind = False
        self._held: list[str] | None = None
        self.wanted: tuple[Seat, ...] = ()
        self.own: m.Own | None = None
        self.offered: int | None = None
        self.followed: dict[Seat, int] = {}
        """The seats whose sheets it has, at a large table, each with the number of its last change."""

    def tell(self, update: Update) -> None:
        """Take the news that the table changed; the feed says what to whom."""
        self.feed.refresh()

    def close(self, why: str) -> None:
        """End it; nothing more is sent."""
        super().close(why)
        self.queue.clear()
        self.ready.set()

    def push(self, text: str) -> None:
        """Have a text sent; who reads too slowly gets the whole picture later."""
        if self._held is not None:
            self._held.append(text)
            return
        if len(self.queue) >= MOST_QUEUED:
            self.queue.clear()
            self.is_behind = True
        if not self.is_behind and not self.closed:
            self.queue.append(text)
        self.ready.set()

    def hold(self) -> None:
        """Keep texts back while a command of this browser is done, so that its answer comes first."""
        self._held = []

    def answer(self, text: str) -> None:
        """Have an answer sent, then what was kept back."""
        held, self._held = self._held or [], None
        for each in [text, *held]:
            self.push(each)

    async def take(self) -> str | None:
        """Return the next text to send; None when there will be none."""
        while not self.queue and not self.closed:
            if self.is_behind:
                self.is_behind = False
                self.feed.send_whole(self)
                continue
            self.ready.clear()
            await self.ready.wait()
        return None if self.closed else self.queue.popleft()


class Feed:
    """Tells the watchers of one table."""

    def __init__(self, hub: Hub, live: LiveTable) -> None:
        self.live = live
        self._hub = hub
        self._watchers: dict[Watcher, None] = {}
        self._known: m.Table | None = None
        self._followed: dict[Seat, Followed] = {}
        self._deadlines: object = None
        self._spectated: tuple[Room, Any] | None = None
        self._shown: dict[Seat, Shown] = {}
        self._hidden: dict[Seat, tuple[tuple[Hashable, Hashable], m.Own]] = {}
        self._whole: str | None = None
        self._offers: dict[Seat, tuple[int, str]] = {}
        self._due: asyncio.TimerHandle | None = None
        self._next = 0.0
        self._counting: set[asyncio.Task[None]] = set()

    # ---- who watches

    def add(self, watcher: Watcher) -> None:
        """Begin to tell somebody, with the whole picture."""
        self._watchers[watcher] = None
        self.send_whole(watcher)

    def remove(self, watcher: Watcher) -> bool:
        """Stop telling somebody; says whether nobody is left."""
        self._watchers.pop(watcher, None)
        if self._watchers:
            return False
        if self._due is not None:
            self._due.cancel()
        for task in self._counting:
            task.cancel()
        return True

    def watch(self, watcher: Watcher, seats: Iterable[Seat]) -> None:
        """Note which sheets of a large table somebody looks at."""
        watcher.wanted = tuple(seats)
        self.refresh()

    @property
    def is_large(self) -> bool:
        """Whether there are too many sheets to send all of them to everybody."""
        return len(self.live.room.seats) > MOST_SHEETS

    # ---- telling

    def refresh(self) -> None:
        """Tell soon: at once, or a moment after the last time, so that what comes together goes together."""
        if self._due is None and self._watchers:
            loop = asyncio.get_running_loop()
            self._due = loop.call_at(max(self._next, loop.time() + SOON), self._refresh_now)

    def _refresh_now(self) -> None:
        self._due = None
        pause = PAUSE + PAUSE_PER_SEAT * len(self.live.room.seats)
        self._next = asyncio.get_running_loop().time() + pause
        try:
            self.update()
        except Exception:
            logger.exception("the watchers of table %s could not be told", self.live.name)
            for watcher in self._watchers:
                watcher.close("failed")

    def update(self) -> None:
        """Send everybody what they do not know yet."""
        view = self.live.look(None)
        self._tell_all(view)
        seats = {who.token_hash: seat for seat, who in enumerate(view.room.seats) if who.token_hash}
        for watcher in self._watchers:
            if watcher.own is not None:
                self._tell_one(watcher, seats.get(watcher.token_hash), view.room)

    def _tell_all(self, view: Look) -> None:
        before, shown = self._known, self._seats_shown(view.room)
        is_warming = self._hub.hall.is_warming(view.room.game)
        scores = [self._look_at(view.room, seat).score for seat in range(len(view.room.seats))]
        now = draw_picture(view, scores, is_warming, {seat: self._sheet(view.room, seat) for seat in shown})
        change = now if before is None else list_differences(before, now, self._deadlines != view.deadlines)
        self._known, self._deadlines = now, view.deadlines
        if before is not None and change is not None:
            text = self._encode(change)
            for watcher in self._watchers:
                if watcher.own is not None:
                    watcher.push(text)
        if change is not None:
            self._whole = None

    def _encode(self, message: m.Table) -> str:
        self._hub.count("public_encodings")
        return m.encode(message)

    def _seats_shown(self, room: Room) -> tuple[Seat, ...]:
        if room.state is None or self.is_large:
            return ()
        return (0,) if is_shared(room.game) else tuple(range(len(room.seats)))

    def _public(self, room: Room) -> Any:
        """Return the game as a spectator sees it, worked out once for each change of the table."""
        if self._spectated is None or self._spectated[0] is not room:
            view = None if room.state is None else room.game.view(room.state, None)
            self._spectated = (room, view)
        return self._spectated[1]

    def _look_at(self, room: Room, seat: Seat) -> Shown:
        """Return a seat's sheet as everybody sees it; one that did not change is not worked out again."""
        view, known = self._public(room), self._shown.get(seat)
        if view is None:
            return Shown(None, None)
        key = drawing_of(room.game).identify(view, seat)
        if known is None or known.key != key:
            known = self._shown[seat] = Shown(key, m.ScoreInfo.of(room.game, view, seat))
        return known

    def _sheet(self, room: Room, seat: Seat) -> tuple[m.Bases, m.Marks]:
        shown, names = self._look_at(room, seat), list_names(room, seat)
        if shown.sheet is None or shown.names != names:
            view = self._public(room)
            shown.names = names
            shown.sheet = bases_of(room.game, view, seat), list_marks(room.game, view, seat, names=names)
        return shown.sheet

    def send_whole(self, watcher: Watcher) -> None:
        """Send somebody everything they may know."""
        watcher.own, watcher.offered = None, None
        watcher.followed.clear()
        self.update()
        view = self.live.look(None)
        if self._whole is None or view.deadlines:
            assert self._known is not None
            left = {seat: round(seconds, 1) for seat, seconds in view.seconds_left.items()}
            whole = structs.replace(self._known, whole=True, left=left, to_roll=view.seconds_to_roll)
            self._whole = self._encode(whole)
        watcher.push(self._whole)
        seats = {who.token_hash: seat for seat, who in enumerate(view.room.seats) if who.token_hash}
        self._tell_one(watcher, seats.get(watcher.token_hash), view.room)

    # ---- telling one seat

    def _tell_one(self, watcher: Watcher, seat: Seat | None, room: Room) -> None:
        if self.is_large and room.state is not None:
            self._tell_followed(watcher, seat, room)
        own = self._describe_own(seat, room)
        if own != watcher.own:
            watcher.own = own
            watcher.push(m.encode(own))
        if own.ask != watcher.offered:
            watcher.offered = own.ask
            if own.ask is not None and seat is not None:
                watcher.push(self._offer(room, seat, own.ask))

    def _describe_own(self, seat: Seat | None, room: Room) -> m.Own:
        if seat is None or room.state is None:
            return m.Own(you=seat, ask=None)
        game = room.game
        public, mine = self._public(room), game.view(room.state, seat)
        can_undo = room.phase is Phase.PLAYING and seems_undoable(room, seat)
        own = m.Own(you=seat, ask=room.asked.get(seat), can_undo=can_undo)
        if is_shared(game):
            return structs.replace(own, bases=bases_of(game, mine, seat))
        identify = drawing_of(game).identify
        keys = identify(public, seat), identify(mine, seat)
        if keys[0] == keys[1]:
            return own
        known = self._hidden.get(seat)
        if known is None or known[0] != keys:
            known = self._hidden[seat] = (keys, self._describe_hidden(room, mine, seat))
        return structs.replace(known[1], ask=own.ask, can_undo=can_undo)

    def _describe_hidden(self, room: Room, mine: Any, seat: Seat) -> m.Own:
        """Return what a seat has drawn that others may not see yet."""
        bases, seen = self._sheet(room, seat)
        on_it = list_marks(room.game, mine, seat, names=list_names(room, seat))
        own_bases = bases_of(room.game, mine, seat)
        score = m.ScoreInfo.of(room.game, mine, seat)
        grown = own_bases if own_bases != bases else None
        return m.Own(you=seat, ask=None, marks=differ_marks(seen, on_it), bases=grown, score=score)

    def _tell_followed(self, watcher: Watcher, seat: Seat | None, room: Room) -> None:
        """Send the sheets somebody looks at, each change made and encoded once for all who do."""
        wanted = {
            0 if seat is None else seat,
            *(other for other in watcher.wanted if other < len(room.seats)),
        }
        told = {}
        for other in wanted:
            sheet = self._follow(other, room)
            if watcher.followed.get(other) != sheet.number:
                is_next = watcher.followed.get(other) == sheet.number - 1
                watcher.push(sheet.change if is_next else m.encode(sheet.whole))
            told[other] = sheet.number
        watcher.followed = told

    def _follow(self, seat: Seat, room: Room) -> Followed:
        """Return a sheet as everybody may see it, described once for each change of the table."""
        known = self._followed.get(seat)
        if known is not None and known.room is room:
            return known
        bases, on_it = self._sheet(room, seat)
        whole = m.Sheet(seat=seat, whole=True, bases=bases, marks=on_it)
        number, change = 1, ""
        if known is not None:
            news = differ_marks(known.whole.marks, on_it)
            is_same = not news and known.whole.bases == bases
            number = known.number + (not is_same)
            change = known.change if is_same else m.encode(m.Sheet(seat=seat, bases=bases, marks=news))
        self._followed[seat] = Followed(room, number, whole, change)
        return self._followed[seat]

    # ---- offers

    def _offer(self, room: Room, seat: Seat, ask: int) -> str:
        """Return a seat's moves, listed once for each asking."""
        known = self._offers.get(seat)
        if known is None or known[0] != ask:
            self._hub.count("listings")
            view, is_fast = room.game.view(room.state, seat), self._hub.chooser.is_warm(room.game)
            offers, moves = list_offers(room.game, view, seat, ask, is_fast)
            known = self._offers[seat] = (ask, m.encode(offers))
            if offers.gains is None:
                self._count_later(lambda: count_gains(room.game, view, seat, moves), offers, seat)
        return known[1]

    def _count_later(self, count: Counting, offers: m.Offers, seat: Seat) -> None:
        """Count scores in a thread while the kernel that counts them at once is not compiled yet."""
        task = asyncio.create_task(self._count(count, offers, seat))
        self._counting.add(task)
        task.add_done_callback(self._counting.discard)

    async def _count(self, count: Counting, offers: m.Offers, seat: Seat) -> None:
        changes, gains = await asyncio.to_thread(count)
        text = m.encode(m.Gains(ask=offers.ask, changes=changes, gains=gains))
        whole = structs.replace(offers, changes=changes, gains=gains)
        self._offers[seat] = (offers.ask, m.encode(whole))
        for watcher in self._watchers:
            if watcher.own is not None and watcher.own.you == seat and watcher.offered == offers.ask:
                watcher.push(text)

    def preview(self, watcher: Watcher, asked: m.LookAhead) -> None:
        """Send what a move would draw on its seat's sheet."""
        room, own = self.live.room, watcher.own
        if own is None or own.you is None or own.ask != asked.ask:
            raise Refusal(Why.STALE, "that is not asked any more")
        drawn = look_ahead(room.game, room.game.view(room.state, own.you), own.you, asked.path)
        watcher.push(m.encode(m.Preview(ask=asked.ask, path=asked.path, marks=drawn)))


def look_ahead(game: AnyGame, view: Any, seat: Seat, path: tuple[int, ...]) -> m.Marks:
    """Return the places a move would change on its seat's sheet, with what would be on them."""
    try:
        step = MoveStep(seat, tuple(map(game.vocabulary.choice_of, path)))
        after = game.apply(view, step)
    except RollwrightError as wrong:
        raise Refusal(Why.ILLEGAL, wrong.reason) from None
    if not game.waiting(after) and not game.rolls(after):
        # What an end brings to light may take long to find; nobody needs it before.
        return gather_ghosts(game, game.ghosts(view, seat, step.move))
    spots = base(game, game.options_of(after), layout_of(game, after, seat)).spots
    news = differ_marks(list_marks(game, view, seat), list_marks(game, after, seat))
    return {name: mark for name, mark in news.items() if spots[name].kind == PLACE}
