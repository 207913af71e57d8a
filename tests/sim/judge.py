"""The laws: what was acknowledged or shown is in the log, once, for good; and everybody sees the log."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from rollwright.table.actors.table_view import TableView
from rollwright.table.dice.tokens import hash_token
from rollwright.table.rules import events as e
from rollwright.table.rules.replay import load_room
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.store import Store, StoreError
from rollwright.web.live.presenter import Presenter
from rollwright.web.live.table_snapshot import take_snapshot

from ..web.feeding import Screen
from .house import find_game
from .store import SimulatedStore
from .world import LawBroken

KINDS = {"play": e.Moved, "undo": e.Undone, "say": e.Said, "roll": e.Rolled, "start": e.Started}
UNSEEN = ("left", "to_roll", "is_warming", "players", "lines", "sheets", "type", "whole")
"""Parts of a picture that depend on the clock, or are looked at by themselves."""
SPOKEN_OF = re.compile(rb'"type":"(?:table|answer)",(?:"n":\d+,)?"seq":(\d+)')
SEEN = ("seq", "kind", "seat", "text")
Picture = dict[str, Any]
"""What everybody may know of a table, as it is sent."""
OF_PLAYERS = ("name", "avatar", "bot", "is_person", "votes", "score")


class Acknowledged(NamedTuple):
    """A command that was answered: what was done, under which id, and the event that answers."""

    do: str
    id: str
    seq: int


@lru_cache(maxsize=20_000)
def read_event(table: str, seq: int, body: bytes) -> e.AnyEvent:
    """Return a stored event."""
    return e.decode(table, seq, body).event


class Judge:
    """Remembers what people were promised, and looks for it."""

    def __init__(self) -> None:
        self.answers: dict[str, dict[tuple[str, str], Acknowledged]] = {}
        """By table and by token and id."""
        self.joined: dict[str, set[str]] = {}
        self.ousted: dict[str, set[str]] = {}
        self.told: Counter[str] = Counter()
        self._sent: Counter[str] = Counter()
        self._retired = 0
        self._logs: dict[str, list[bytes]] = {}
        self.notes: list[dict[str, Any]] = []
        """What people noted, for the judge that shares no code with this one."""

    @property
    def acknowledged(self) -> int:
        return self._retired + sum(map(len, (*self.answers.values(), *self.joined.values())))

    def retire(self, table: str) -> None:
        """Look at a table no more, for its game is over and was found as it was told."""
        self._retired += len(self.answers.pop(table, ())) + len(self.joined.pop(table, ()))
        self.told.pop(table, None)
        self.ousted.pop(table, None)
        self._logs.pop(table, None)

    # ---- what people were told

    def acknowledge(self, table: str, token: str, done: Acknowledged) -> None:
        """Remember an answer; the same command never has two."""
        before = self.answers.setdefault(table, {}).setdefault((token, done.id), done)
        if before != done:
            raise LawBroken(f"{done.id} of table {table} was answered with {before.seq} and {done.seq}")
        self.tell(table, done.seq)
        if done.do in ("play", "undo", "say"):
            who = {"who": token[:8], "table": table, "id": done.id, "seq": done.seq}
            self.notes.append({"do": "acknowledged", **who})

    def note_seen(self, table: str, who: str, message: dict[str, Any]) -> None:
        """Note the lines of a log that a browser was shown."""
        self.notes += [
            {"do": "saw", "who": who, "table": table, **{name: line.get(name) for name in SEEN}}
            for line in message.get("lines", ())
        ]

    def seat(self, table: str, token: str) -> None:
        """Remember that somebody was seated."""
        self.joined.setdefault(table, set()).add(token)

    def oust(self, table: str, token: str) -> None:
        """Remember that somebody's seat was said to be theirs no more."""
        self.ousted.setdefault(table, set()).add(token)

    def tell(self, table: str, seq: int) -> None:
        """Remember that somebody has seen the table after an event."""
        self.told[table] = max(self.told[table], seq)

    def judge_sent(self, table: str, frames: bytes, store: SimulatedStore) -> str:
        """Return what is wrong if a server speaks of an event before it is committed."""
        seq = max(map(int, SPOKEN_OF.findall(frames)), default=0)
        if seq > self._sent[table]:
            self._sent[table] = store.count_events(table)
        is_early = seq > self._sent[table]
        return f"event {seq} of {table} was told before it was committed" if is_early else ""

    # ---- what is there

    def check(self, store: Store) -> None:
        """See that the log holds all that was told, as it was told, and nothing twice."""
        if store.quarantined():
            raise LawBroken(f"tables are damaged: {store.quarantined()}")
        for table in {**self.told, **self.joined}:
            try:
                lines = store.read(table)
            except StoreError as wrong:
                raise LawBroken(f"lost: {table}: {wrong}") from None
            if [line.seq for line in lines] != [*range(1, len(lines) + 1)]:
                raise LawBroken(f"the log of {table} has a gap")
            log, told = [line.body for line in lines], self.told[table]
            if len(log) < told:
                raise LawBroken(f"lost: event {told} of {table} was told, and the log ends at {len(log)}")
            before = self._logs.get(table, [])[:told]
            if log[: len(before)] != before:
                raise LawBroken(f"the log of {table} was written anew")
            self._logs[table] = log
            self._check_log(table, log)
            if ousted := {*map(hash_token, self.ousted.get(table, ()))}:
                seats = load_room(store, find_game, table).seats
                if any(who.token_hash in ousted for who in seats):
                    raise LawBroken(f"a seat of {table} was refused to the person who has it")

    def _check_log(self, table: str, log: list[bytes]) -> None:
        events = [read_event(table, seq, body) for seq, body in enumerate(log, 1)]
        made = [(event.seat, event.id) for event in events if isinstance(event, e.Moved | e.Said | e.Undone)]
        if len(made) != len({*made}):
            raise LawBroken(f"doubled: {[each for each, n in Counter(made).items() if n > 1]} of {table}")
        rolls = [event.number for event in events if isinstance(event, e.Rolled)]
        if rolls != [*range(1, len(rolls) + 1)]:
            raise LawBroken(f"the rolls of {table} are {rolls}")
        for done in self.answers.get(table, {}).values():
            found = events[done.seq - 1]
            is_same = isinstance(found, KINDS[done.do]) and getattr(found, "id", done.id) == done.id
            if not is_same:
                raise LawBroken(f"lost: {done} of {table} is {found}")
        seated = Counter(event.token_hash for event in events if isinstance(event, e.Joined))
        for token in sorted(self.joined.get(table, ())):
            if seated[hash_token(token)] != 1:
                raise LawBroken(f"somebody sits {seated[hash_token(token)]} times at {table}")

    def compare(self, state: TableState, picture: Picture, token: str | None, screen: Screen) -> None:
        """See that a browser shows what the log says."""
        table = state.table
        hashed = None if token is None else hash_token(token)
        seat = next((n for n, who in enumerate(state.seats) if who.token_hash == hashed), None)
        for name, shown, meant in _list_pairs(state, picture, seat, screen):
            if shown != meant:
                raise LawBroken(f"a browser of {table} shows {name} {shown!r}, and the log says {meant!r}")


def _list_pairs(
    state: TableState, picture: Picture, seat: int | None, screen: Screen
) -> list[tuple[str, Any, Any]]:
    pairs = [(name, screen.table.get(name), picture[name]) for name in picture if name not in UNSEEN]
    for number, who in picture["players"].items():
        shown = screen.table["players"].get(number, {})
        pairs += [(f"{name} of {number}", shown.get(name), who.get(name)) for name in OF_PLAYERS]
    for number, marks in picture["sheets"].items():
        drawn = {spot: mark for spot, mark in marks.items() if mark}
        pairs += [(f"sheet {number}", screen.sheets.get(number, {}), drawn)]
    known = {line["seq"]: line for line in screen.table.get("lines", [])}
    pairs += [
        (f"line {line['seq']}", known[line["seq"]], line) for line in picture["lines"] if line["seq"] in known
    ]
    pairs += [("you", screen.own.get("you"), seat)]
    asked = None if seat is None else state.asked.get(seat)
    pairs += [("ask", screen.own.get("ask"), asked)]
    if asked is not None:
        pairs += [("offers", screen.offers.get("ask"), asked)]
    return pairs


def draw_picture(state: TableState) -> Picture:
    """Return what everybody may know of a table, drawn anew from its log."""
    presenter = Presenter(state.game)
    for _ in presenter.work(state, (), (), False):
        pass
    view = TableView(state, None, frozenset(), {}, None)
    picture: Picture = msgspec.json.decode(msgspec.json.encode(take_snapshot(view, presenter.parts(False))))
    return picture
