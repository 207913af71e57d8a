"""A table as its log tells it: a pure fold of events, the same live and replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec import field
from msgspec.structs import replace

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


class SeatState(msgspec.Struct, frozen=True):
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


class PlayedStep(NamedTuple):
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


class TableState(msgspec.Struct, frozen=True):
    """Everything known of a table after event number `seq`.

    A struct, because every event makes a few new ones, and copying a struct is quick.
    """

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
    trail: tuple[PlayedStep, ...] = ()
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

    def is_open_move(self, played: PlayedStep) -> bool:
        """Say whether a move is still hidden: somebody decides at the same time as its seat did."""
        return any(seat in played.waiting for seat in self.waiting if seat != played.step.seat)


def open_room(table: str, game: AnyGame, entry: e.Entry) -> TableState:
    """Return the table after its first event."""
    created = entry.event
    if not isinstance(created, e.Created):
        raise InvalidSheet(f"the log of table {table} does not begin with its creation")
    seats = _plan_seats(created.settings)
    nonces = tuple(SeatNonce(seat, 1, nonce) for seat, nonce in enumerate(created.nonces) if nonce)
    return TableState(
        table,
        game,
        created.settings,
        created.commitment,
        created.host_hash,
        seats,
        dice=created.dice,
        nonces=nonces,
    )


def fold(table_state: TableState, entry: e.Entry) -> TableState:
    """Return the table after one more event."""
    if entry.seq != table_state.seq + 1:
        raise InvalidSheet(f"event {entry.seq} of table {table_state.table} follows event {table_state.seq}")
    table_state = replace(table_state, seq=entry.seq, idle_rolls=_count_idle_rolls(table_state, entry.event))
    match entry.event:
        case e.Configured(settings):
            table_state = _configure(table_state, settings)
        case e.Joined() as event:
            table_state = _sit_down(table_state, event)
        case e.Renamed(seat, name, avatar):
            table_state = with_seat(
                table_state, seat, replace(table_state.seats[seat], name=name, avatar=avatar)
            )
        case e.Started() as event:
            table_state = _start(table_state, event)
        case e.Revealed(seat, nonce):
            # In the order of the seats: who shows theirs last has no say in the order either.
            table_state = replace(
                table_state, nonces=tuple(sorted((*table_state.nonces, SeatNonce(seat, 1, nonce))))
            )
        case e.Rolled() as event:
            table_state = _roll(table_state, event)
        case e.Moved() as event:
            table_state = _move(table_state, event)
        case e.Undone() as event:
            table_state = _undo(table_state, event)
        case e.Left(seat):
            table_state = _vacate(
                table_state, seat, table_state.settings.stand_in if table_state.phase is Phase.PLAYING else ""
            )
        case e.Voted(seat, target):
            table_state = replace(table_state, votes=table_state.votes | {(seat, target)})
        case e.Replaced(seat, bot):
            table_state = _vacate(table_state, seat, bot)
        case e.HostPassed(seat):
            table_state = replace(table_state, host=seat)
        case e.Said() as event:
            words = {**table_state.words, event.seat: table_state.words.get(event.seat, 0) + 1}
            table_state = _answer(
                replace(table_state, words=words), event.seat, event.id, f"say {event.text}"
            )
        case e.Ended(secret):
            table_state = replace(table_state, phase=Phase.OVER, secret=secret, asked={})
        case e.Rematched(table):
            table_state = replace(table_state, successor=table)
        case e.Created():
            raise InvalidSheet(f"table {table_state.table} is created twice")
    return _add_line(table_state, entry)


def _count_idle_rolls(table_state: TableState, event: e.AnyEvent) -> int:
    match event:
        case e.Rolled():
            return table_state.idle_rolls + 1
        case e.Moved(by=by) if by != "person":
            return table_state.idle_rolls
        case e.Ended() | e.HostPassed() | e.Revealed():
            return table_state.idle_rolls
    return 0


def with_seat(table_state: TableState, seat: Seat, who: SeatState) -> TableState:
    """Return the table with somebody else in a seat."""
    seats = tuple(who if other == seat else old for other, old in enumerate(table_state.seats))
    return replace(table_state, seats=seats)


def _sit_down(table_state: TableState, event: e.Joined) -> TableState:
    """Give somebody a seat; the ids of whoever sat there before mean nothing to them."""
    who = SeatState(event.name, event.avatar, event.token_hash)
    table_state = replace(
        _take_share(table_state, event), host=event.seat if event.is_host else table_state.host
    )
    table_state = replace(
        table_state, answers={s: ids for s, ids in table_state.answers.items() if s != event.seat}
    )
    if event.seat < len(table_state.seats):
        return with_seat(_forget_votes(table_state, event.seat), event.seat, who)
    if event.seat > len(table_state.seats) or table_state.spare < 1 or table_state.steps:
        raise InvalidSheet(f"table {table_state.table} has no seat {event.seat + 1}")
    table_state = replace(table_state, seats=(*table_state.seats, who), spare=table_state.spare - 1)
    return _begin(table_state)


def _take_share(table_state: TableState, event: e.Joined) -> TableState:
    """Note a seat's share in the dice; after the start nonces are being shown, and a promise is too late."""
    if table_state.dice == 1:
        return replace(
            table_state,
            nonces=(*table_state.nonces, SeatNonce(event.seat, table_state.next_roll_step, event.nonce)),
        )
    if table_state.phase is Phase.OPEN and event.promise:
        return replace(table_state, promises={**table_state.promises, event.seat: event.promise})
    return table_state


def _plan_seats(settings: e.Settings) -> tuple[SeatState, ...]:
    bots = [plan.bot or "" for plan in settings.seats]
    return tuple(
        SeatState(name=_name_bot(bots, seat), bot=bot, is_planned_bot=True) if bot else SeatState()
        for seat, bot in enumerate(bots)
    )


def _name_bot(bots: Sequence[str], seat: Seat) -> str:
    """Return what a bot is called: by its level, and a number where there are several of it."""
    bot = bots[seat]
    return bot if bots.count(bot) == 1 else f"{bot} {bots[: seat + 1].count(bot)}"


def _configure(table_state: TableState, settings: e.Settings) -> TableState:
    """Set the seats anew; people sit down at those for people, in the order they had."""
    seats = list(_plan_seats(settings))
    free = [seat for seat, who in enumerate(seats) if who.is_free]
    place = dict(zip(table_state.people, free, strict=False))
    for old, new in place.items():
        seats[new] = table_state.seats[old]
    return _move_seats(replace(table_state, settings=settings), tuple(seats), place)


def _move_seats(
    table_state: TableState, seats: tuple[SeatState, ...], place: Mapping[Seat, Seat]
) -> TableState:
    """Return the table with other seats; all that belongs to a seat moves with it."""
    return replace(
        table_state,
        seats=seats,
        nonces=tuple(n._replace(seat=place[n.seat]) for n in table_state.nonces if n.seat in place),
        promises={place[s]: promise for s, promise in table_state.promises.items() if s in place},
        host=None if table_state.host is None else place[table_state.host],
        answers={place[s]: ids for s, ids in table_state.answers.items() if s in place},
        words={place[s]: count for s, count in table_state.words.items() if s in place},
        lines=tuple(_move_line(line, place) for line in table_state.lines),
        chat=tuple(_move_line(line, place) for line in table_state.chat),
    )


def _start(table_state: TableState, event: e.Started) -> TableState:
    """Close the gaps: seats keep their order, and all that belongs to them moves with them."""
    place = {old: new for new, old in enumerate(event.order)}
    spare = len(table_state.seats) - len(event.order)
    table_state = _move_seats(table_state, tuple(table_state.seats[old] for old in event.order), place)
    return _begin(replace(table_state, spare=spare, phase=Phase.PLAYING))


def _move_line(line: LogLine, place: Mapping[Seat, Seat]) -> LogLine:
    return line if line.seat is None else line._replace(seat=place.get(line.seat))


def _begin(table_state: TableState) -> TableState:
    start = table_state.settings.start
    if start is None:
        state = start_game(table_state.game, len(table_state.seats), table_state.settings.options)
    else:
        # They were checked when the table was opened; whether a game can reach a sheet is hard to find out.
        state = join_sheets(table_state.game, start.sheets, start.turn, checked=False)
    return _go_on(replace(table_state, state=None, asked={}), state, ())


def _go_on(table_state: TableState, state: Any, fresh: tuple[Seat, ...]) -> TableState:
    """Return the table in its next state; seats that wait anew are asked by this event.

    Who was waiting all along keeps the old asking: others' moves do not disturb a decision.
    """
    old = {seat: ask for seat, ask in table_state.asked.items() if seat not in fresh}
    asked = {seat: old.get(seat, table_state.seq) for seat in table_state.game.waiting(state)}
    return replace(table_state, state=state, asked=asked)


def _roll(table_state: TableState, event: e.Rolled) -> TableState:
    roll = table_state.game.parse_roll(table_state.state, event.roll)
    state = table_state.game.apply(table_state.state, roll)
    steps = table_state.steps.with_roll(format_step(table_state.game, roll))
    return _go_on(
        replace(
            table_state,
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


def _move(table_state: TableState, event: e.Moved) -> TableState:
    step = MoveStep(event.seat, read_move(table_state.game, event.move))
    played = PlayedStep(step, table_state.state, table_state.waiting, table_state.seq, event.by)
    state = table_state.game.apply(table_state.state, step)
    steps = table_state.steps.with_move(format_step(table_state.game, step))
    table_state = replace(table_state, steps=steps, trail=(*table_state.trail, played))
    table_state = _answer(table_state, event.seat, event.id, f"play {event.ask} {event.move}")
    return _go_on(table_state, state, (event.seat,))


def _undo(table_state: TableState, event: e.Undone) -> TableState:
    state, trail = without_last(table_state, event.seat)
    gone = next(t.seq for t in reversed(table_state.trail) if t.step.seat == event.seat)
    lines = tuple(line._replace(text="") if line.seq == gone else line for line in table_state.lines)
    steps = table_state.steps.with_moves([format_step(table_state.game, played.step) for played in trail])
    table_state = replace(table_state, steps=steps, trail=trail, lines=lines)
    table_state = _answer(table_state, event.seat, event.id, "undo")
    return _go_on(table_state, state, (event.seat,))


def without_last(table_state: TableState, seat: Seat) -> tuple[Any, tuple[PlayedStep, ...]]:
    """Return the state and trail as if the seat had not made its last move; the others' moves stay."""
    at = max(i for i, played in enumerate(table_state.trail) if played.step.seat == seat)
    state, trail = table_state.trail[at].before, table_state.trail[:at]
    for played in table_state.trail[at + 1 :]:
        trail = (*trail, played._replace(before=state, waiting=table_state.game.waiting(state)))
        state = table_state.game.apply(state, played.step)
    return state, trail


def _vacate(table_state: TableState, seat: Seat, bot: str) -> TableState:
    gone = replace(table_state.seats[seat], token_hash="", bot=bot) if bot else SeatState()
    table_state = replace(table_state, host=None) if table_state.host == seat else table_state
    if not bot:
        promises = {s: promise for s, promise in table_state.promises.items() if s != seat}
        table_state = replace(
            table_state, nonces=tuple(n for n in table_state.nonces if n.seat != seat), promises=promises
        )
    return with_seat(_forget_votes(table_state, seat), seat, gone)


def _forget_votes(table_state: TableState, seat: Seat) -> TableState:
    return replace(table_state, votes=frozenset(vote for vote in table_state.votes if seat not in vote))


def _answer(table_state: TableState, seat: Seat, command: str, content: str) -> TableState:
    ids = {**table_state.answers.get(seat, {}), command: Answered(content, table_state.seq)}
    if len(ids) > IDS_KEPT:
        del ids[next(iter(ids))]
    return replace(table_state, answers={**table_state.answers, seat: ids})


def _add_line(table_state: TableState, entry: e.Entry) -> TableState:
    event = entry.event
    seat: Seat | None = getattr(event, "seat", None)
    text = next((str(getattr(event, name)) for name in _SHOWN if hasattr(event, name)), "")
    line = LogLine(entry.seq, entry.at, type(event).__name__.lower(), seat, text)
    if isinstance(event, e.Revealed):
        return table_state
    if isinstance(event, e.Said):
        return replace(table_state, chat=(*table_state.chat, line)[-CHAT_KEPT:])
    return replace(table_state, lines=(*table_state.lines, line)[-LINES_KEPT:])


_SHOWN = ("roll", "move", "name", "text", "bot", "target", "table")
"""Of an event's fields the one its log line shows; never a token, nonce or secret."""


def record_of(table_state: TableState) -> Record:
    """Return the game's record; while it is played it tells undecided moves, so only show it after."""
    players = tuple(
        Player(who.bot, True) if who.is_planned_bot else Player(who.name) for who in table_state.seats
    )
    return Record(
        game=table_state.game.id,
        players=players,
        options=parse_options(changed_options(table_state.game.options, table_state.settings.options)),
        dice=_name_dice(table_state),
        promises=()
        if table_state.is_practice
        else tuple(Promise(s + 1, p) for s, p in table_state.promises.items()),
        nonces=() if table_state.is_practice else tuple(_show_nonce(nonce) for nonce in table_state.nonces),
        secret=table_state.secret,
        start=table_state.settings.start,
        steps=tuple(table_state.steps),
    )


def _name_dice(table_state: TableState) -> str:
    seed = table_state.settings.seed
    if table_state.settings.lesson:
        return UNKNOWN
    kind = "commit" if table_state.dice == 1 else f"commit{table_state.dice}"
    return f"{kind} {table_state.commitment} table {table_state.table}" if seed is None else name_seed(seed)


def _show_nonce(nonce: SeatNonce) -> NonceLine:
    return NonceLine(nonce.seat + 1, nonce.first_step, nonce.nonce)
