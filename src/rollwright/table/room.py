"""A table as its log tells it: a pure fold of events, the same live and replayed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from typing import Any, NamedTuple

from ..core.errors import InvalidSheet
from ..core.game import AnyGame, start_game
from ..core.lesson import Lesson, lesson_of
from ..core.options import changed_options, parse_options
from ..core.record import Nonce as NonceLine
from ..core.record import Player, Promise, Record, format_step, join_sheets
from ..core.types import Move, MoveStep, Seat
from . import events as e
from .dice import UNKNOWN, name_seed
from .fair_dice import SeatNonce
from .steps import Steps

LINES_KEPT = 200
IDS_KEPT = 64
"""Commands of a seat that are answered again when they come again; browsers retry their last."""
CHAT_KEPT = 200


class Phase(StrEnum):
    """How far a table is."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True)
class SeatState:
    """Who has a seat: nobody yet, a person (has a token), or a bot (planned, or standing in)."""

    name: str = ""
    avatar: str = ""
    token_hash: str = ""
    bot: str = ""
    is_planned_bot: bool = False

    @property
    def is_person(self) -> bool:
        return bool(self.token_hash)

    @property
    def is_free(self) -> bool:
        """Whether a person may sit down here."""
        return not self.token_hash and not self.is_planned_bot


class Taken(NamedTuple):
    """A step since the last roll, with what it was taken on; undo needs it."""

    step: MoveStep
    before: Any
    waiting: tuple[Seat, ...]
    seq: int
    by: str


class Answered(NamedTuple):
    """What a command id stood for, and the event that answered it."""

    content: str
    seq: int


class LogLine(NamedTuple):
    """Something to show in the table's log."""

    seq: int
    at: int
    kind: str
    seat: Seat | None
    text: str


@dataclass(frozen=True)
class Room:
    """Everything known of a table after event number `seq`."""

    table: str
    game: AnyGame
    settings: e.Settings
    commitment: str
    host_hash: str
    seats: tuple[SeatState, ...]
    seq: int = 1
    phase: Phase = Phase.OPEN
    host: Seat | None = None
    state: Any = None
    steps: Steps = field(default_factory=Steps)
    rolls: int = 0
    last_roll: str = ""
    next_roll_step: int = 1
    """The earliest step at which the next roll can be."""
    trail: tuple[Taken, ...] = ()
    asked: Mapping[Seat, int] = field(default_factory=dict)
    """For every waiting seat the event that asked it to move."""
    dice: int = 2
    """How rolls are drawn, see Created."""
    promises: Mapping[Seat, str] = field(default_factory=dict)
    """The promises given before the start; they stay whoever leaves."""
    nonces: tuple[SeatNonce, ...] = ()
    answers: Mapping[Seat, Mapping[str, Answered]] = field(default_factory=dict)
    """For every seat its last commands by their ids, so many and no more."""
    words: Mapping[Seat, int] = field(default_factory=dict)
    """How often every seat has said something."""
    votes: frozenset[tuple[Seat, Seat]] = frozenset()
    lines: tuple[LogLine, ...] = ()
    chat: tuple[LogLine, ...] = ()
    secret: str = ""
    successor: str = ""
    idle_rolls: int = 0
    """Rolls since a person last did something."""
    spare: int = 0
    """Seats left out at the start, for those who come before the first roll."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that may move now."""
        return self.game.waiting(self.state) if self.phase is Phase.PLAYING else ()

    @property
    def is_chance_due(self) -> bool:
        """Whether the next step is a roll."""
        return self.phase is Phase.PLAYING and bool(self.game.rolls(self.state))

    @property
    def is_practice(self) -> bool:
        """Whether the dice are a seed's, which nobody can check because everybody can know them."""
        return self.settings.seed is not None

    @property
    def lesson(self) -> Lesson | None:
        """What the game begins with, if it is a lesson."""
        return lesson_of(self.game) if self.settings.lesson else None

    @property
    def rolls_before(self) -> int:
        """How many rolls came before the game was at this table."""
        return 0 if self.settings.start is None else self.settings.start.rolls

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, who in enumerate(self.seats) if who.is_person)

    @property
    def owed(self) -> tuple[Seat, ...]:
        """The seats that promised a nonce and have not shown it, while the first roll can wait for them."""
        if self.phase is not Phase.PLAYING or self.rolls:
            return ()
        shown = {nonce.seat for nonce in self.nonces}
        return tuple(seat for seat in self.promises if seat not in shown)

    @property
    def asides(self) -> int:
        """How many events are no part of the game as it stands: words, names, comings, moves undone."""
        return self.seq - len(self.steps)

    def is_open_move(self, taken: Taken) -> bool:
        """Say whether a move is still hidden: somebody decides at the same time as its seat did."""
        return not ({*taken.waiting} - {taken.step.seat}).isdisjoint(self.waiting)


def open_room(table: str, game: AnyGame, entry: e.Entry) -> Room:
    """Return the room after its first event."""
    created = entry.event
    if not isinstance(created, e.Created):
        raise InvalidSheet(f"the log of table {table} does not begin with its creation")
    seats = _plan_seats(created.settings)
    nonces = tuple(SeatNonce(seat, 1, nonce) for seat, nonce in enumerate(created.nonces) if nonce)
    return Room(
        table,
        game,
        created.settings,
        created.commitment,
        created.host_hash,
        seats,
        dice=created.dice,
        nonces=nonces,
    )


def fold(room: Room, entry: e.Entry) -> Room:
    """Return the room after one more event."""
    if entry.seq != room.seq + 1:
        raise InvalidSheet(f"event {entry.seq} of table {room.table} follows event {room.seq}")
    room = replace(room, seq=entry.seq, idle_rolls=_count_idle_rolls(room, entry.event))
    match entry.event:
        case e.Configured(settings):
            room = _configure(room, settings)
        case e.Joined() as event:
            room = _sit_down(room, event)
        case e.Renamed(seat, name, avatar):
            room = with_seat(room, seat, replace(room.seats[seat], name=name, avatar=avatar))
        case e.Started() as event:
            room = _start(room, event)
        case e.Revealed(seat, nonce):
            # In the order of the seats: who shows theirs last has no say in the order either.
            room = replace(room, nonces=tuple(sorted((*room.nonces, SeatNonce(seat, 1, nonce)))))
        case e.Rolled() as event:
            room = _roll(room, event)
        case e.Moved() as event:
            room = _move(room, event)
        case e.Undone() as event:
            room = _undo(room, event)
        case e.Left(seat):
            room = _vacate(room, seat, room.settings.stand_in if room.phase is Phase.PLAYING else "")
        case e.Voted(seat, target):
            room = replace(room, votes=room.votes | {(seat, target)})
        case e.Replaced(seat, bot):
            room = _vacate(room, seat, bot)
        case e.HostPassed(seat):
            room = replace(room, host=seat)
        case e.Said() as event:
            words = {**room.words, event.seat: room.words.get(event.seat, 0) + 1}
            room = _answer(replace(room, words=words), event.seat, event.id, f"say {event.text}")
        case e.Ended(secret):
            room = replace(room, phase=Phase.OVER, secret=secret, asked={})
        case e.Rematched(table):
            room = replace(room, successor=table)
        case e.Created():
            raise InvalidSheet(f"table {room.table} is created twice")
    return _add_line(room, entry)


def _count_idle_rolls(room: Room, event: e.AnyEvent) -> int:
    match event:
        case e.Rolled():
            return room.idle_rolls + 1
        case e.Moved(by=by) if by != "person":
            return room.idle_rolls
        case e.Ended() | e.HostPassed() | e.Revealed():
            return room.idle_rolls
    return 0


def with_seat(room: Room, seat: Seat, who: SeatState) -> Room:
    """Return the room with somebody else in a seat."""
    seats = tuple(who if other == seat else old for other, old in enumerate(room.seats))
    return replace(room, seats=seats)


def _sit_down(room: Room, event: e.Joined) -> Room:
    """Give somebody a seat; the ids of whoever sat there before mean nothing to them."""
    who = SeatState(event.name, event.avatar, event.token_hash)
    room = replace(_take_share(room, event), host=event.seat if event.is_host else room.host)
    room = replace(room, answers={s: ids for s, ids in room.answers.items() if s != event.seat})
    if event.seat < len(room.seats):
        return with_seat(_forget_votes(room, event.seat), event.seat, who)
    if event.seat > len(room.seats) or room.spare < 1 or room.steps:
        raise InvalidSheet(f"table {room.table} has no seat {event.seat + 1}")
    room = replace(room, seats=(*room.seats, who), spare=room.spare - 1)
    return _begin(room)


def _take_share(room: Room, event: e.Joined) -> Room:
    """Note a seat's share in the dice; after the start nonces are being shown, and a promise is too late."""
    if room.dice == 1:
        return replace(room, nonces=(*room.nonces, SeatNonce(event.seat, room.next_roll_step, event.nonce)))
    if room.phase is Phase.OPEN and event.promise:
        return replace(room, promises={**room.promises, event.seat: event.promise})
    return room


def _plan_seats(settings: e.Settings) -> tuple[SeatState, ...]:
    return tuple(
        SeatState(name=plan.bot, bot=plan.bot, is_planned_bot=True) if plan.bot else SeatState()
        for plan in settings.seats
    )


def _configure(room: Room, settings: e.Settings) -> Room:
    """Set the seats anew; people sit down at those for people, in the order they had."""
    seats = list(_plan_seats(settings))
    free = [seat for seat, who in enumerate(seats) if who.is_free]
    place = dict(zip(room.people, free, strict=False))
    for old, new in place.items():
        seats[new] = room.seats[old]
    return _move_seats(replace(room, settings=settings), tuple(seats), place)


def _move_seats(room: Room, seats: tuple[SeatState, ...], place: Mapping[Seat, Seat]) -> Room:
    """Return the room with other seats; all that belongs to a seat moves with it."""
    return replace(
        room,
        seats=seats,
        nonces=tuple(n._replace(seat=place[n.seat]) for n in room.nonces if n.seat in place),
        promises={place[s]: promise for s, promise in room.promises.items() if s in place},
        host=None if room.host is None else place[room.host],
        answers={place[s]: ids for s, ids in room.answers.items() if s in place},
        words={place[s]: count for s, count in room.words.items() if s in place},
        lines=tuple(_move_line(line, place) for line in room.lines),
        chat=tuple(_move_line(line, place) for line in room.chat),
    )


def _start(room: Room, event: e.Started) -> Room:
    """Close the gaps: seats keep their order, and all that belongs to them moves with them."""
    place = {old: new for new, old in enumerate(event.order)}
    spare = len(room.seats) - len(event.order)
    room = _move_seats(room, tuple(room.seats[old] for old in event.order), place)
    return _begin(replace(room, spare=spare, phase=Phase.PLAYING))


def _move_line(line: LogLine, place: Mapping[Seat, Seat]) -> LogLine:
    return line if line.seat is None else line._replace(seat=place.get(line.seat))


def _begin(room: Room) -> Room:
    start = room.settings.start
    if start is None:
        state = start_game(room.game, len(room.seats), room.settings.options)
    else:
        # They were checked when the table was opened; whether a game can reach a sheet is hard to find out.
        state = join_sheets(room.game, start.sheets, start.turn, checked=False)
    return _go_on(replace(room, state=None, asked={}), state, ())


def _go_on(room: Room, state: Any, fresh: tuple[Seat, ...]) -> Room:
    """Return the room in its next state; seats that wait anew are asked by this event.

    Who was waiting all along keeps the old asking: others' moves do not disturb a decision.
    """
    old = {seat: ask for seat, ask in room.asked.items() if seat not in fresh}
    asked = {seat: old.get(seat, room.seq) for seat in room.game.waiting(state)}
    return replace(room, state=state, asked=asked)


def _roll(room: Room, event: e.Rolled) -> Room:
    roll = room.game.parse_roll(room.state, event.roll)
    state = room.game.apply(room.state, roll)
    steps = room.steps.with_roll(format_step(room.game, roll))
    return _go_on(
        replace(
            room,
            steps=steps,
            rolls=event.number,
            last_roll=event.roll,
            next_roll_step=len(steps) + 1,
            trail=(),
            asked={},
        ),
        state,
        (),
    )


def read_move(game: AnyGame, text: str) -> Move:
    """Read a move; who decides on it and who folds it read it once."""
    known: Any = game
    return _read_move(known, text)


@lru_cache(maxsize=1024)
def _read_move(game: Any, text: str) -> Move:
    move: Move = game.parse_move(text)
    return move


def _move(room: Room, event: e.Moved) -> Room:
    step = MoveStep(event.seat, read_move(room.game, event.move))
    taken = Taken(step, room.state, room.waiting, room.seq, event.by)
    state = room.game.apply(room.state, step)
    steps = room.steps.with_move(format_step(room.game, step))
    room = replace(room, steps=steps, trail=(*room.trail, taken))
    room = _answer(room, event.seat, event.id, f"play {event.ask} {event.move}")
    return _go_on(room, state, (event.seat,))


def _undo(room: Room, event: e.Undone) -> Room:
    state, trail = without_last(room, event.seat)
    gone = next(t.seq for t in reversed(room.trail) if t.step.seat == event.seat)
    lines = tuple(line._replace(text="") if line.seq == gone else line for line in room.lines)
    steps = room.steps.with_moves([format_step(room.game, taken.step) for taken in trail])
    room = replace(room, steps=steps, trail=trail, lines=lines)
    room = _answer(room, event.seat, event.id, "undo")
    return _go_on(room, state, (event.seat,))


def without_last(room: Room, seat: Seat) -> tuple[Any, tuple[Taken, ...]]:
    """Return the state and trail as if the seat had not made its last move; the others' moves stay."""
    at = max(i for i, taken in enumerate(room.trail) if taken.step.seat == seat)
    state, trail = room.trail[at].before, room.trail[:at]
    for taken in room.trail[at + 1 :]:
        trail = (*trail, taken._replace(before=state, waiting=room.game.waiting(state)))
        state = room.game.apply(state, taken.step)
    return state, trail


def _vacate(room: Room, seat: Seat, bot: str) -> Room:
    gone = replace(room.seats[seat], token_hash="", bot=bot) if bot else SeatState()
    room = replace(room, host=None) if room.host == seat else room
    if not bot:
        promises = {s: promise for s, promise in room.promises.items() if s != seat}
        room = replace(room, nonces=tuple(n for n in room.nonces if n.seat != seat), promises=promises)
    return with_seat(_forget_votes(room, seat), seat, gone)


def _forget_votes(room: Room, seat: Seat) -> Room:
    return replace(room, votes=frozenset(vote for vote in room.votes if seat not in vote))


def _answer(room: Room, seat: Seat, command: str, content: str) -> Room:
    ids = {**room.answers.get(seat, {}), command: Answered(content, room.seq)}
    if len(ids) > IDS_KEPT:
        del ids[next(iter(ids))]
    return replace(room, answers={**room.answers, seat: ids})


def _add_line(room: Room, entry: e.Entry) -> Room:
    event = entry.event
    seat: Seat | None = getattr(event, "seat", None)
    text = next((str(getattr(event, name)) for name in _SHOWN if hasattr(event, name)), "")
    line = LogLine(entry.seq, entry.at, type(event).__name__.lower(), seat, text)
    if isinstance(event, e.Revealed):
        return room
    if isinstance(event, e.Said):
        return replace(room, chat=(*room.chat, line)[-CHAT_KEPT:])
    return replace(room, lines=(*room.lines, line)[-LINES_KEPT:])


_SHOWN = ("roll", "move", "name", "text", "bot", "target", "table")
"""Of an event's fields the one its log line shows; never a token, nonce or secret."""


def record_of(room: Room) -> Record:
    """Return the game's record; while it is played it tells undecided moves, so only show it after."""
    players = tuple(Player(who.bot, True) if who.is_planned_bot else Player(who.name) for who in room.seats)
    return Record(
        game=room.game.id,
        players=players,
        options=parse_options(changed_options(room.game.options, room.settings.options)),
        dice=_name_dice(room),
        promises=() if room.is_practice else tuple(Promise(s + 1, p) for s, p in room.promises.items()),
        nonces=() if room.is_practice else tuple(_show_nonce(nonce) for nonce in room.nonces),
        secret=room.secret,
        start=room.settings.start,
        steps=tuple(room.steps),
    )


def _name_dice(room: Room) -> str:
    seed = room.settings.seed
    if room.settings.lesson:
        return UNKNOWN
    kind = "commit" if room.dice == 1 else f"commit{room.dice}"
    return f"{kind} {room.commitment} table {room.table}" if seed is None else name_seed(seed)


def _show_nonce(nonce: SeatNonce) -> NonceLine:
    return NonceLine(nonce.seat + 1, nonce.first_step, nonce.nonce)
