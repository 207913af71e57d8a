"""What a command leads to: events, or a Refusal. Pure; who may ask is settled here too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..core.errors import IllegalMove, InvalidMove, RollwrightError
from ..core.game import draw_roll, start_game
from ..core.record import check_name
from ..core.types import Seat
from . import commands as c
from . import events as e
from .dice import dice_rng, name_seed
from .fair_dice import counting, make_block, promise_of, roll_fairly
from .refusal import Refusal, Why
from .room import Phase, Room, fold, read_move
from .undo import why_not_undo

LONGEST_AVATAR = 40
MOST_WORDS, MOST_WORDS_OF_ONE = 3000, 300
"""What is said in one game, by everybody and by one seat."""
MOST_ASIDES = 10_000
"""Events of one table besides its game; with them its log is bounded."""


@dataclass(frozen=True)
class Means:
    """What decisions need besides the room: the dice secret and who is connected."""

    secret: bytes = field(repr=False)
    present: frozenset[Seat] = frozenset()
    recent: frozenset[Seat] = frozenset()
    """Who is connected, or was a moment ago."""
    can_wait: bool = False
    """Whether the first roll may still wait for nonces that were promised."""


@dataclass(frozen=True)
class JoinRequest:
    """Somebody who wants to sit down."""

    name: str
    avatar: str
    token_hash: str
    nonce: str = ""
    """For dice of the first kind."""
    promise: str = ""
    is_host: bool = False
    seat: Seat | None = None
    """The seat wanted, where it matters which."""


@dataclass(frozen=True)
class BotMove:
    """A move that a bot chose, for its own seat or for a person out of time."""

    seat: Seat
    ask: int
    move: str
    by: str
    stand_in: str = ""
    """The bot that chose it and takes the seat, where the seat's own failed."""


@dataclass(frozen=True)
class Decision:
    """The events to commit; `answered` is the event of the first time where a retry is answered again."""

    events: tuple[e.AnyEvent, ...] = ()
    answered: int | None = None


def decide(room: Room, seat: Seat, command: c.AnyCommand, means: Means) -> Decision:
    """Return what a seated person's command leads to."""
    if not isinstance(command, c.Play | c.RollDice | c.Reveal | c.Leave | c.Start):
        _check_asides(room)
    match command:
        case c.Play():
            return _play(room, seat, command)
        case c.Undo():
            return _undo(room, seat, command)
        case c.RollDice():
            return Decision((decide_roll(room, means),))
        case c.Reveal():
            return _reveal(room, seat, command.nonce)
        case c.Say():
            return _say(room, seat, command)
        case c.Rename():
            name, avatar = check_who(command.name, command.avatar)
            return Decision((e.Renamed(seat, name, avatar),))
        case c.Start():
            return _start(room, seat)
        case c.Leave():
            return _leave(room, seat)
        case c.Replace():
            return _replace(room, seat, command.target, means)
        case c.Remove():
            return _remove(room, seat, command.target)
        case c.Rematch():
            raise Refusal(Why.NOT_NOW, "a rematch needs a new table")


def settle(room: Room, events: Sequence[e.AnyEvent], at: int, secret: bytes) -> tuple[list[e.Entry], Room]:
    """Number the events, add what follows by itself, and return them with the room after them.

    Folding before committing means that no event is ever stored that cannot be replayed.
    """
    entries: list[e.Entry] = []
    pending = list(events)
    while pending:
        entry = e.Entry(room.seq + 1, at, pending.pop(0))
        entries.append(entry)
        room = _fold(room, entry)
        if not pending:
            pending += follow_up(room, secret)
    return entries, room


def _fold(room: Room, entry: e.Entry) -> Room:
    """Return the room after an event; refuse a move that cannot be read or played now."""
    try:
        return fold(room, entry)
    except IllegalMove as wrong:
        raise Refusal(Why.ILLEGAL, wrong.reason) from None
    except InvalidMove as wrong:
        raise Refusal(Why.UNREADABLE, wrong.reason) from None


def follow_up(room: Room, secret: bytes) -> list[e.AnyEvent]:
    """Return what happens by itself now: the game ends, or the host's chair is taken."""
    if room.phase is Phase.PLAYING and not room.waiting and not room.is_chance_due:
        return [e.Ended("" if room.is_practice else secret.hex())]
    if room.host is None and room.people:
        return [e.HostPassed(room.people[0])]
    return []


# ---- sitting down


def check_who(name: str, avatar: str) -> tuple[str, str]:
    """Return a name and avatar fit to show, or refuse them."""
    name = " ".join(name.split())
    try:
        check_name(name)
    except RollwrightError as wrong:
        raise Refusal(Why.UNREADABLE, wrong.reason) from None
    if not name:
        raise Refusal(Why.UNREADABLE, "a name has at least one letter")
    if len(avatar) > LONGEST_AVATAR or not avatar.isprintable():
        raise Refusal(Why.UNREADABLE, f"an avatar is at most {LONGEST_AVATAR} printable characters")
    return name, avatar


def decide_join(room: Room, who: JoinRequest) -> Decision:
    """Seat somebody: at an empty seat, for a bot that stands in, or late at a seat left out."""
    if room.phase is Phase.OVER:
        raise Refusal(Why.NOT_NOW, "the game at this table is over")
    _check_asides(room)
    name, avatar = check_who(who.name, who.avatar)
    is_host = who.is_host and room.host is None
    seat = _free_seat(room, who.seat)
    nonce, promise = (who.nonce, "") if room.dice == 1 else ("", who.promise)
    return Decision((e.Joined(seat, name, avatar, who.token_hash, nonce, is_host, promise),))


def _free_seat(room: Room, wanted: Seat | None) -> Seat:
    free = [seat for seat, who in enumerate(room.seats) if who.is_free]
    if free:
        return free[0] if wanted not in free else wanted
    if room.phase is Phase.PLAYING and room.spare > 0 and not room.steps:
        _check_start(room, len(room.seats) + 1)
        return len(room.seats)
    raise Refusal(Why.FULL, "every seat at this table is taken")


# ---- before the game


def _start(room: Room, seat: Seat) -> Decision:
    _check_phase(room, Phase.OPEN, "the game has started already")
    _check_host(room, seat)
    order = tuple(s for s, who in enumerate(room.seats) if who.is_person or who.is_planned_bot)
    _check_start(room, len(order))
    return Decision((e.Started(order),))


def _check_start(room: Room, seats: int) -> None:
    start = room.settings.start
    if start is not None and seats != len(room.settings.seats):
        raise Refusal(Why.NOT_NOW, "this game goes on from paper: every sheet needs somebody to play it")
    try:
        start_game(room.game, seats, room.settings.options)
    except RollwrightError as wrong:
        raise Refusal(Why.NOT_NOW, wrong.reason) from None


def decide_settings(room: Room, seat: Seat, settings: e.Settings) -> Decision:
    """Change seats and options before the start; nobody loses a seat by it."""
    _check_phase(room, Phase.OPEN, "seats and options are changed before the game starts")
    _check_host(room, seat)
    _check_asides(room)
    if settings.game != room.game.id or room.settings.start is not None:
        raise Refusal(Why.NOT_NOW, "another game, or other sheets of paper, need another table")
    if sum(plan.bot is None for plan in settings.seats) < len(room.people):
        raise Refusal(
            Why.NOT_NOW, f"{len(room.people)} people sit here already: leave a seat to each of them"
        )
    return Decision((e.Configured(settings),) if settings != room.settings else ())


def _remove(room: Room, seat: Seat, target: Seat) -> Decision:
    _check_phase(room, Phase.OPEN, "seats are freed before the game starts")
    _check_host(room, seat)
    _check_person(room, target)
    return Decision((e.Left(target),))


# ---- during the game


def _reveal(room: Room, seat: Seat, nonce: str) -> Decision:
    """Take a nonce that was promised; the same once more changes nothing."""
    if any(shown.seat == seat and shown.nonce == nonce for shown in room.nonces):
        return Decision()
    if promise_of(nonce) != room.promises.get(seat):
        raise Refusal(Why.NOT_YOURS, "this nonce is not the one that was promised")
    if seat not in room.owed:
        raise Refusal(Why.NOT_NOW, "nonces are shown between the start and the first roll")
    return Decision((e.Revealed(seat, nonce),))


def decide_roll(room: Room, means: Means) -> e.Rolled:
    """Return the next roll, which follows from the secret, the table and the nonces, or from a seed."""
    if not room.is_chance_due:
        raise Refusal(Why.NOT_NOW, "no roll is due now")
    if room.owed and means.can_wait and not room.is_practice:
        names = ", ".join(room.seats[seat].name for seat in room.owed)
        raise Refusal(Why.NOT_NOW, f"the dice wait a moment for the share of {names}; roll again")
    number, step = room.rolls + 1, len(room.steps) + 1
    if room.lesson is not None and (taught := room.lesson.find_roll(room.steps)) is not None:
        return e.Rolled(taught, number)
    if room.settings.seed is not None:
        rng = dice_rng(name_seed(room.settings.seed), room.rolls_before + room.rolls)
        return e.Rolled(str(draw_roll(room.game, room.state, rng)[1]), number)
    block = make_block(means.secret, room.table, number, counting(room.nonces, step))
    return e.Rolled(str(roll_fairly(room.game, room.state, block)), number)


def _play(room: Room, seat: Seat, command: c.Play) -> Decision:
    text = tidy_move(room, command.move)
    content = f"play {command.ask} {text}"
    if (again := find_answer(room, seat, command.id, content)) is not None:
        return again
    _check_phase(room, Phase.PLAYING, "nobody can move before the start or after the end")
    if seat not in room.asked:
        raise Refusal(Why.NOT_NOW, "it is not your move now")
    if room.asked[seat] != command.ask:
        raise Refusal(Why.STALE, "the table has moved on since; look again")
    _check_lesson(room, seat, text)
    return Decision((e.Moved(seat, text, command.id, command.ask),))


def _check_lesson(room: Room, seat: Seat, text: str) -> None:
    """While a lesson lasts, its moves are made; every other is for later."""
    taught = None if room.lesson is None else room.lesson.find_move(room.steps, seat)
    if taught is not None and text != tidy_move(room, taught):
        raise Refusal(Why.NOT_TAUGHT, "that can be drawn, but not in this lesson: follow the glow")


def tidy_move(room: Room, text: str) -> str:
    """Return a move in its one spelling; one that cannot be read stays as it is, to be refused."""
    try:
        return room.game.format_move(read_move(room.game, text))
    except InvalidMove:
        return text


def decide_bot_move(room: Room, bot: BotMove) -> Decision:
    """Return a bot's move, or nothing if the table moved on while it thought, or somebody sat down."""
    is_for_bot = bool(room.seats[bot.seat].bot)
    if room.asked.get(bot.seat) != bot.ask or is_for_bot != (bot.by == "bot"):
        return Decision()
    moved = e.Moved(bot.seat, bot.move, f"{bot.by}-{bot.ask}", bot.ask, bot.by)
    takes_over = (e.Replaced(bot.seat, bot.stand_in),) if is_for_bot and bot.stand_in else ()
    return Decision((*takes_over, moved))


def _undo(room: Room, seat: Seat, command: c.Undo) -> Decision:
    if (again := find_answer(room, seat, command.id, "undo")) is not None:
        return again
    why = why_not_undo(room, seat)
    if why is not None:
        raise Refusal(Why.UNDO_CLOSED, f"this cannot be taken back: {why}")
    return Decision((e.Undone(seat, command.id),))


def find_answer(room: Room, seat: Seat, command: str, content: str) -> Decision | None:
    """Return the first answer to a retried command; refuse another command under the same id."""
    before = room.answers.get(seat, {}).get(command)
    if before is None:
        return None
    if before.content != content:
        raise Refusal(Why.CONFLICT, f"the id {command} was used for something else")
    return Decision(answered=before.seq)


def _say(room: Room, seat: Seat, command: c.Say) -> Decision:
    if command.phrase and command.phrase not in c.PHRASES:
        raise Refusal(Why.UNREADABLE, f"there is no phrase {command.phrase!r}")
    text = c.PHRASES[command.phrase] if command.phrase else " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Refusal(Why.UNREADABLE, "a message is printable text")
    if (again := find_answer(room, seat, command.id, f"say {text}")) is not None:
        return again
    if room.words.get(seat, 0) >= MOST_WORDS_OF_ONE or sum(room.words.values()) >= MOST_WORDS:
        raise Refusal(Why.NOT_NOW, "so much has been said at this table that no more is kept")
    return Decision((e.Said(seat, text, command.id),))


# ---- going and being replaced


def _leave(room: Room, seat: Seat) -> Decision:
    if room.phase is Phase.OVER:
        raise Refusal(Why.NOT_NOW, "the game is over; there is no seat to give up")
    return Decision((e.Left(seat),))


def _replace(room: Room, seat: Seat, target: Seat, means: Means) -> Decision:
    _check_phase(room, Phase.PLAYING, "players are replaced during a game")
    _check_person(room, target)
    if target in means.present:
        raise Refusal(Why.NOT_NOW, "only an absent player can be replaced")
    if target in means.recent:
        raise Refusal(Why.NOT_NOW, "they were here a moment ago; give them a minute to come back")
    takes_over = e.Replaced(target, room.settings.stand_in)
    if seat == room.host:
        return Decision((takes_over,))
    if (seat, target) in room.votes:
        raise Refusal(Why.NOT_NOW, "you have voted for this already")
    voters = {voter for voter, about in room.votes if about == target} | {seat}
    others = [person for person in room.people if person != target]
    vote = e.Voted(seat, target)
    return Decision((vote, takes_over) if 2 * len(voters) > len(others) else (vote,))


# ---- who may


def _check_asides(room: Room) -> None:
    """A table takes so much besides its game; the game itself always goes on."""
    if room.asides >= MOST_ASIDES:
        raise Refusal(Why.NOT_NOW, "so much has happened at this table that only the game itself goes on")


def _check_phase(room: Room, phase: Phase, sentence: str) -> None:
    if room.phase is not phase:
        raise Refusal(Why.NOT_NOW, sentence)


def _check_host(room: Room, seat: Seat) -> None:
    if room.host != seat:
        raise Refusal(Why.HOST_ONLY, "only the host of the table does this")


def _check_person(room: Room, target: Seat) -> None:
    if target not in room.people:
        raise Refusal(Why.NO_SEAT, f"no person sits at seat {target + 1}")
