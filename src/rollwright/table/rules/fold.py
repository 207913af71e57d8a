"""What each event does to a table: a pure fold, the same live and replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from ...any_game import AnyGame
from ...core.errors import InvalidSheet
from ...core.game import start_game
from ...core.options import fill_options
from ...core.record import format_step, join_sheets
from ...core.types import MoveStep, Seat
from ..dice.fair_dice import SeatNonce
from . import events as e
from .names import known_avatar
from .table_state import BOT, Answered, LogLine, Phase, PlayedStep, SeatState, TableState

T = TypeVar("T")
LINES_KEPT = 200
IDS_KEPT = 64
"""Commands of a seat that are answered again when they come again; browsers retry their last."""
CHAT_KEPT = 200


def open_room(table: str, game: AnyGame, entry: e.Entry) -> TableState:
    """Return the table after its first event; InvalidSetup if the game has no such options or rules."""
    created = entry.event
    if not isinstance(created, e.Created):
        raise InvalidSheet(f"the log of table {table} does not begin with its creation")
    fill_options(game.options, created.settings.options)
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


def fold(table_state: TableState, entry: e.Entry) -> TableState:  # noqa: C901
    """Return the table after one more event."""
    if entry.seq != table_state.seq + 1:
        raise InvalidSheet(f"event {entry.seq} of table {table_state.table} follows event {table_state.seq}")
    table_state = replace(table_state, seq=entry.seq, at=entry.at)
    match entry.event:
        case e.Configured(settings):
            table_state = _configure(table_state, settings)
            table_state = _charge(table_state, table_state.host)
        case e.Joined() as event:
            table_state = _sit_down(table_state, event)
        case e.Renamed(seat, name, avatar):
            occupant = replace(table_state.seats[seat], name=name, avatar=known_avatar(avatar))
            table_state = _charge(with_seat(table_state, seat, occupant), seat)
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
            if table_state.phase is Phase.PLAYING:
                table_state = replace(table_state, quitters=(*table_state.quitters, seat))
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
            words = _with_one_more(table_state.words, event.seat)
            table_state = _answer(
                replace(table_state, words=words), event.seat, event.id, f"say {event.text}"
            )
        case e.Paused():
            paused = replace(table_state, is_paused=True, paused_at=table_state.at)
            table_state = _charge(paused, table_state.host)
        case e.Resumed():
            table_state = _charge(_resume(table_state), table_state.host)
        case e.Extended(seconds):
            table_state = _charge(_extend(table_state, seconds), table_state.host)
        case e.Ended(secret):
            table_state = replace(table_state, phase=Phase.OVER, secret=secret, asked={}, is_paused=False)
        case e.Rematched(table):
            table_state = replace(table_state, successor=table)
        case e.Created():
            raise InvalidSheet(f"table {table_state.table} is created twice")
    return _add_line(table_state, entry)


def _with_one_more(counts: Mapping[Seat, int], seat: Seat, more: int = 1) -> dict[Seat, int]:
    return {**counts, seat: counts.get(seat, 0) + more}


def _charge(table_state: TableState, seat: Seat | None, events: int = 1) -> TableState:
    """Count events that are no part of the game for the person at a seat."""
    if seat is None:
        return table_state
    return replace(table_state, asides=_with_one_more(table_state.asides, seat, events))


def with_seat(table_state: TableState, seat: Seat, occupant: SeatState) -> TableState:
    """Return the table with somebody else in a seat."""
    seats = tuple(occupant if other == seat else old for other, old in enumerate(table_state.seats))
    return replace(table_state, seats=seats)


def _sit_down(table_state: TableState, event: e.Joined) -> TableState:
    """Give somebody a seat; ids and counts of the person who sat there before are not theirs."""
    occupant = SeatState(event.name, known_avatar(event.avatar), event.token_hash)
    table_state = replace(
        _take_share(table_state, event),
        host=event.seat if event.is_host else table_state.host,
        answers=_without(table_state.answers, event.seat),
        words=_without(table_state.words, event.seat),
        asides=_without(table_state.asides, event.seat),
        joins=table_state.joins + 1,
    )
    if event.seat < len(table_state.seats):
        return with_seat(_forget_votes(table_state, event.seat), event.seat, occupant)
    if event.seat > len(table_state.seats) or table_state.spare < 1 or table_state.steps:
        raise InvalidSheet(f"table {table_state.table} has no seat {event.seat + 1}")
    table_state = replace(table_state, seats=(*table_state.seats, occupant), spare=table_state.spare - 1)
    return _begin(table_state)


def _without(by_seat: Mapping[Seat, T], seat: Seat) -> dict[Seat, T]:
    return {other: value for other, value in by_seat.items() if other != seat}


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
    fill_options(table_state.game.options, settings.options)
    seats = list(_plan_seats(settings))
    free = [seat for seat, occupant in enumerate(seats) if occupant.is_free]
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
        asides={place[s]: count for s, count in table_state.asides.items() if s in place},
        lines=tuple(_move_line(line, place) for line in table_state.lines),
        chat=tuple(_move_line(line, place) for line in table_state.chat),
    )


def _start(table_state: TableState, event: e.Started) -> TableState:
    """Close the gaps: seats keep their order, and all that belongs to them moves with them."""
    place = {old: new for new, old in enumerate(event.order)}
    spare = len(table_state.seats) - len(event.order)
    table_state = _move_seats(table_state, tuple(table_state.seats[old] for old in event.order), place)
    return _begin(replace(table_state, spare=spare, phase=Phase.PLAYING, started_at=table_state.at))


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


def _go_on(table_state: TableState, state: object, fresh: tuple[Seat, ...]) -> TableState:
    """Return the table in its next state; seats that wait anew are asked by this event.

    Who was waiting all along keeps the old asking: others' moves do not disturb a decision.
    """
    old = {seat: ask for seat, ask in table_state.asked.items() if seat not in fresh}
    asked = {seat: old.get(seat, table_state.seq) for seat in table_state.game.waiting(state)}
    asked_at = {ask: table_state.asked_at.get(ask, table_state.at) for ask in asked.values()}
    return replace(table_state, state=state, asked=asked, asked_at=asked_at)


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


def _move(table_state: TableState, event: e.Moved) -> TableState:
    step = MoveStep(event.seat, event.read(table_state.game))
    played = PlayedStep(step, table_state.state, table_state.waiting, table_state.seq, event.by)
    state = table_state.game.apply(table_state.state, step)
    steps = table_state.steps.with_move(f"seat {event.seat + 1} {event.move}")
    table_state = replace(table_state, steps=steps, trail=(*table_state.trail, played))
    table_state = _answer(table_state, event.seat, event.id, f"play {event.ask} {event.move}")
    return _go_on(table_state, state, (event.seat,))


def _undo(table_state: TableState, event: e.Undone) -> TableState:
    state, trail = without_last(table_state, event.seat)
    gone = {played.seq for played in table_state.trail} - {played.seq for played in trail}
    lines = tuple(line._replace(text="", move=()) if line.seq in gone else line for line in table_state.lines)
    steps = table_state.steps.with_moves([format_step(table_state.game, played.step) for played in trail])
    table_state = replace(table_state, steps=steps, trail=trail, lines=lines)
    # The move that is gone was an event, too.
    table_state = _charge(_answer(table_state, event.seat, event.id, "undo"), event.seat, 2)
    return _go_on(table_state, state, (event.seat,))


def without_last(table_state: TableState, seat: Seat) -> tuple[object, tuple[PlayedStep, ...]]:
    """Return the state and trail as if the seat had not made its last move.

    The others' moves stay, but for those that bots made on top of it: they decide again.
    """
    at = max(i for i, played in enumerate(table_state.trail) if played.step.seat == seat)
    last, trail = table_state.trail[at], table_state.trail[:at]
    state = last.before
    for played in table_state.trail[at + 1 :]:
        if played.by == BOT and played.step.seat not in last.waiting:
            continue
        trail = (*trail, played._replace(before=state, waiting=table_state.game.waiting(state)))
        state = table_state.game.apply(state, played.step)
    return state, trail


def _resume(table_state: TableState) -> TableState:
    """Let a paused game go on; who has to move has as much time left as before the pause."""
    paused = max(0, table_state.at - table_state.paused_at)
    asked_at = {ask: since + paused for ask, since in table_state.asked_at.items()}
    return replace(table_state, is_paused=False, asked_at=asked_at)


def _extend(table_state: TableState, seconds: int) -> TableState:
    """Give the askings of now more time; those before need none."""
    asks = {*table_state.asked.values()}
    return replace(table_state, extra={ask: table_state.extra.get(ask, 0) + seconds for ask in asks})


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
    seat, text = _say(event)
    move = table_state.trail[-1].step.move if isinstance(event, e.Moved) else ()
    is_timed = isinstance(event, e.Moved) and event.by == "clock"
    line = LogLine(entry.seq, entry.at, type(event).__name__.lower(), seat, text, move, is_timed)
    if isinstance(event, e.Revealed):
        return table_state
    if isinstance(event, e.Said):
        return replace(table_state, chat=(*table_state.chat, line)[-CHAT_KEPT:])
    return replace(table_state, lines=(*table_state.lines, line)[-LINES_KEPT:])


def _say(event: e.AnyEvent) -> tuple[Seat | None, str]:
    """Return the seat and the text of an event's log line; never a token, nonce or secret."""
    match event:
        case e.Rolled(text) | e.Rematched(text):
            return None, text
        case (
            e.Moved(seat, text)
            | e.Joined(seat, text)
            | e.Renamed(seat, text)
            | e.Replaced(seat, text)
            | e.Said(seat, text)
        ):
            return seat, text
        case e.Extended(seconds):
            return None, str(seconds)
        case e.Voted(seat, target):
            return seat, str(target)
        case e.Undone(seat) | e.Left(seat) | e.HostPassed(seat) | e.Revealed(seat):
            return seat, ""
    return None, ""
