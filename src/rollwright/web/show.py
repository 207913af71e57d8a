"""What a browser is told of its table: everything once, then only what changed."""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ..core.game import AnyGame
from ..core.types import Seat
from ..sheets.svg import draw_dice
from ..table.live import Look
from ..table.room import Phase, Room
from ..table.snapshot import describe_dice, describe_line, describe_outcome, state_of_player
from ..table.undo import seems_undoable
from .games import about, is_shared
from .sheets import compare, draw_sheet, prepare

Json = dict[str, Any]
_DIE = re.compile(r"[1-6?]|[EW][1-6x*]")
MOST_SHEETS = 6
"""Up to so many seats every sheet is shown live; above, a sheet is shown to those who ask for it."""


@dataclass(frozen=True)
class Public:
    """What everybody may see of a table at one moment; made once, however many look."""

    room: Room
    present: frozenset[Seat]
    view: Any
    players: tuple[Json, ...]
    lines: tuple[Json, ...]
    common: Json


def make_public(look: Look) -> Public:
    """Describe a room for everybody."""
    room = look.room
    view = None if room.state is None else room.game.view(room.state, None)
    players = tuple(_describe_player(room, view, seat, look.present) for seat in range(len(room.seats)))
    said = sorted((*room.lines, *room.chat), key=lambda line: line.seq)
    lines = tuple(dict(describe_line(room, line, None)) for line in said)
    return Public(room, look.present, view, players, lines, _describe_common(room, view))


def _describe_player(room: Room, view: Any, seat: Seat, present: frozenset[Seat]) -> Json:
    who = room.seats[seat]
    return {
        "name": who.name,
        "avatar": who.avatar,
        "bot": who.bot,
        "is_person": who.is_person,
        "state": state_of_player(room, seat, present),
        "is_here": bool(who.bot) or seat in present,
        "votes": sum(1 for _, target in room.votes if target == seat),
        "score": None if view is None else describe_score(room.game, view, seat),
    }


def describe_score(game: AnyGame, view: Any, seat: Seat) -> Json:
    """Return a score: total, the terms in the game's order, and the rank."""
    score = game.score(view, seat)
    return {"total": score.total, "terms": list(score.breakdown.values()), "rank": score.rank}


def _describe_common(room: Room, view: Any) -> Json:
    return {
        "phase": str(room.phase),
        "host": room.host,
        "waiting": list(room.waiting),
        "turn": None if view is None else room.game.turn_of(view),
        "roll": _describe_roll(room),
        "is_roll_due": room.is_chance_due,
        "outcome": describe_outcome(room),
        "rematch": room.successor,
        "dice": {"commitment": describe_dice(room)["commitment"], "rolls": room.rolls},
        "spare": room.spare,
    }


def _describe_roll(room: Room) -> Json | None:
    """Return the last roll: its faces and a drawing of each die; dealt cards have no dice."""
    if not room.last_roll:
        return None
    faces = room.last_roll.split()
    dice = [draw_face(face) for face in faces]
    return {"number": room.rolls, "faces": faces, "dice": dice, "gone": _list_gone(room, faces)}


def _list_gone(room: Room, faces: list[str]) -> list[int]:
    """Return which of the dice rolled have been taken, by their place in the roll."""
    count = about(room.game).dice_left
    if count is None:
        return []
    left, gone = Counter(count(room.state)), []
    for place, face in enumerate(faces):
        if left[face] > 0:
            left[face] -= 1
        else:
            gone.append(place)
    return gone


@lru_cache(maxsize=64)
def draw_face(face: str) -> str:
    """Return one die for a page; nothing for a face that is no die's."""
    return prepare(draw_dice((face,))) if _DIE.fullmatch(face) else ""


@lru_cache(maxsize=512)
def _sheet(game: Any, view: Any, seat: Seat, names: tuple[str, ...], is_tall: bool) -> str:
    return draw_sheet(game, view, seat, names, is_tall)


class Screen:
    """What one browser has been told, so that the next message tells only the rest."""

    def __init__(self) -> None:
        self.is_shown = False
        """Whether it has said how it shows sheets; before that none is drawn for it."""
        self.is_tall = False
        self.wanted: tuple[Seat, ...] = ()
        self._opened: deque[Seat] = deque()
        """Seats somebody has begun to look at: their sheets are sent whole, whatever was told before."""
        self._told: dict[str, object] = {}
        self._players: dict[Seat, Json] = {}
        self._lines: dict[int, str] = {}
        self._sheets: dict[Seat, str] = {}

    def forget_sheets(self) -> None:
        """Send every sheet whole next time."""
        self._sheets.clear()

    def want(self, seats: Sequence[Seat]) -> None:
        """Note which sheets are shown besides those that always are."""
        self._opened.extend(seat for seat in seats if seat not in self.wanted)
        self.wanted = tuple(seats)

    def tell(self, look: Look, public: Public, is_warming: bool) -> Json:
        """Return the message that brings this screen up to date."""
        parts = {**public.common, **_describe_own(look), "is_warming": is_warming, "you": look.seat}
        message: Json = {"type": "table", "seq": look.room.seq}
        message |= {key: value for key, value in parts.items() if self._is_news(key, value)}
        message["left"] = {str(seat): round(s, 1) for seat, s in look.seconds_left.items()}
        message["to_roll"] = look.seconds_to_roll
        self._tell_players(message, look, public)
        self._tell_lines(message, public.lines)
        if look.room.state is not None and self.is_shown:
            self._tell_sheets(message, look, public)
        return message

    def _is_news(self, key: str, value: object) -> bool:
        if key in self._told and self._told[key] == value:
            return False
        self._told[key] = value
        return True

    def _tell_players(self, message: Json, look: Look, public: Public) -> None:
        now = dict(enumerate(public.players))
        if look.seat is not None and look.room.state is not None:
            view = look.room.game.view(look.room.state, look.seat)
            mine = describe_score(look.room.game, view, look.seat)
            now[look.seat] = {**now[look.seat], "score": mine}
        news = {str(seat): who for seat, who in now.items() if self._players.get(seat) != who}
        self._players = now
        if news:
            message["players"], message["seats"] = news, len(now)

    def _tell_lines(self, message: Json, lines: Iterable[Json]) -> None:
        news = [line for line in lines if self._lines.get(line["seq"]) != line["text"]]
        self._lines.update((line["seq"], line["text"]) for line in news)
        if news:
            message["lines"] = news

    def _tell_sheets(self, message: Json, look: Look, public: Public) -> None:
        while self._opened:
            self._sheets.pop(self._opened.popleft(), None)
        whole: Json = {}
        patches: Json = {}
        now = {seat: self._draw(look, public, seat) for seat in self._seats_shown(look)}
        for seat, sheet in now.items():
            before = self._sheets.get(seat)
            if sheet == before:
                continue
            changes = None if before is None else compare(before, sheet)
            if changes is None:
                whole[str(seat)] = sheet
            else:
                patches[str(seat)] = changes
        self._sheets = now
        message |= {"sheets": whole} if whole else {}
        message |= {"patches": patches} if patches else {}

    def _seats_shown(self, look: Look) -> list[Seat]:
        seats = len(look.room.seats)
        own = look.seat if look.seat is not None else 0
        if is_shared(look.room.game):
            return [own]
        every = range(seats) if seats <= MOST_SHEETS else ()
        return sorted({own, *every, *(seat for seat in self.wanted if seat < seats)})

    def _draw(self, look: Look, public: Public, seat: Seat) -> str:
        room = look.room
        view = room.game.view(room.state, seat) if seat == look.seat else public.view
        names = tuple(who.name for who in room.seats) if len(room.seats) <= MOST_SHEETS else ()
        names = names or tuple(w.name if s == seat else "" for s, w in enumerate(room.seats))
        game: Any = room.game
        return _sheet(game, view, seat, names, self.is_tall)


def _describe_own(look: Look) -> Json:
    room, seat = look.room, look.seat
    if seat is None:
        return {"ask": None, "can_undo": False, "can_roll": False}
    return {
        "ask": room.asked.get(seat),
        "can_undo": room.phase is Phase.PLAYING and seems_undoable(room, seat),
        "can_roll": room.is_chance_due,
    }
