"""What a command leads to: events, or a Refusal. Pure; permissions are decided here too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...core.errors import IllegalMove, InvalidMove, RollwrightError
from ...core.game import AnyGame, draw_roll, start_game
from ...core.types import Move, MoveStep, Seat
from ..dice.day_dice import day_block
from ..dice.fair_dice import Block, commitment_of, counting, make_block, roll_fairly
from ..dice.sources import dice_rng, name_seed
from ..people.keys import holds_recovery_code
from . import commands as c
from . import events as e
from .fold import fold
from .names import check_who, tell_apart
from .refusal import Refusal, Why
from .table_state import Phase, TableState
from .undo import why_not_undo

MOST_WORDS = 300
"""What one person says at a table."""
MOST_ASIDES = 2000
"""Events apart from the game that one person causes: names, settings, moves undone and the undoing."""
MOST_JOINS = 500
"""How often people sit down at a table; with these three its log is bounded."""


@dataclass(frozen=True)
class Means:
    """What decisions need apart from the table: the dice secret and the connected seats."""

    secret: bytes = field(repr=False)
    present: frozenset[Seat] = frozenset()
    recent: frozenset[Seat] = frozenset()
    """The seats that are connected, or were a moment ago."""
    can_wait: bool = False
    """Whether the first roll waits for nonces that were promised."""


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
    move: Move
    by: str
    stand_in: str = ""
    """The bot that chose it and takes the seat, where the seat's own failed."""


@dataclass(frozen=True)
class Decision:
    """The events to commit; `answered` is the event of the first time where a retry is answered again."""

    events: tuple[e.AnyEvent, ...] = ()
    answered: int | None = None


def decide(table_state: TableState, seat: Seat, command: c.AnyCommand, means: Means) -> Decision:
    """Return what a seated person's command leads to."""
    match command:
        case c.Play():
            return _play(table_state, seat, command)
        case c.Undo():
            return _undo(table_state, seat, command)
        case c.RollDice():
            _check_running(table_state)
            return Decision((decide_roll(table_state, means),))
        case c.Reveal():
            return _reveal(table_state, seat, command.nonce)
        case c.Say():
            return _say(table_state, seat, command)
        case c.Rename():
            return _rename(table_state, seat, command)
        case c.Start():
            return _start(table_state, seat)
        case c.Leave():
            return _leave(table_state, seat)
        case c.Replace():
            return _replace(table_state, seat, command.target, means)
        case c.Remove():
            return _remove(table_state, seat, command.target)
        case c.Pause() | c.Resume() | c.Extend() | c.End():
            return decide_as_host(table_state, seat, command, means)
        case c.Rematch():
            raise Refusal(Why.NOT_NOW, "a rematch needs a new table")


def settle(
    table_state: TableState, events: Sequence[e.AnyEvent], at: int, secret: bytes
) -> tuple[list[e.Entry], TableState]:
    """Number the events, add what follows by itself, and return them with the table after them.

    Folding before committing means that no event is ever stored that cannot be replayed.
    """
    entries: list[e.Entry] = []
    pending = list(events)
    while pending:
        entry = e.Entry(table_state.seq + 1, at, pending.pop(0))
        entries.append(entry)
        try:
            table_state = fold(table_state, entry)
        except IllegalMove as wrong:
            raise Refusal(Why.ILLEGAL, wrong.reason) from None
        except InvalidMove as wrong:
            raise Refusal(Why.UNREADABLE, wrong.reason) from None
        if not pending:
            pending += follow_up(table_state, secret)
    return entries, table_state


def follow_up(table_state: TableState, secret: bytes) -> list[e.AnyEvent]:
    """Return what happens by itself now: the game ends, or the host's chair is taken."""
    if table_state.phase is Phase.PLAYING and not table_state.waiting and not table_state.is_chance_due:
        return [end_game(table_state, secret)]
    if table_state.host is None and table_state.people:
        return [e.HostPassed(table_state.people[0])]
    return []


def end_game(table_state: TableState, secret: bytes) -> e.Ended:
    """Return the end of a game, which shows the dice secret where there is one of this table alone."""
    is_shown = not table_state.is_practice and table_state.settings.daily is None
    return e.Ended(secret.hex() if is_shown else "")


# ---- sitting down


def decide_join(table_state: TableState, who: JoinRequest) -> Decision:
    """Seat somebody: at an empty seat, for a bot that stands in, or late at a seat left out."""
    if table_state.phase is Phase.OVER:
        raise Refusal(Why.NOT_NOW, "the game at this table is over")
    if table_state.settings.daily is not None and table_state.phase is not Phase.OPEN:
        raise Refusal(Why.FULL, "a try at the day's dice is one person's")
    if table_state.joins >= MOST_JOINS:
        raise Refusal(Why.NOT_NOW, "so many have sat down at this table that nobody else can")
    name, avatar = check_who(who.name, who.avatar)
    is_host = who.is_host and table_state.host is None
    seat = _free_seat(table_state, who.seat)
    name = tell_apart(name, _names_beside(table_state, seat))
    nonce, promise = (who.nonce, "") if table_state.dice == 1 else ("", who.promise)
    return Decision((e.Joined(seat, name, avatar, who.token_hash, nonce, is_host, promise),))


def _names_beside(table_state: TableState, seat: Seat) -> list[str]:
    """Return the names at all other seats."""
    return [who.name for other, who in enumerate(table_state.seats) if other != seat and who.name]


def _rename(table_state: TableState, seat: Seat, command: c.Rename) -> Decision:
    name, avatar = check_who(command.name, command.avatar)
    name, now = tell_apart(name, _names_beside(table_state, seat)), table_state.seats[seat]
    if (name, avatar) == (now.name, now.avatar):
        return Decision()
    _check_asides(table_state, seat)
    return Decision((e.Renamed(seat, name, avatar),))


def _free_seat(table_state: TableState, wanted: Seat | None) -> Seat:
    free = [seat for seat, who in enumerate(table_state.seats) if who.is_free]
    if free:
        return free[0] if wanted not in free else wanted
    if table_state.phase is Phase.PLAYING and table_state.spare > 0 and not table_state.steps:
        _check_start(table_state, len(table_state.seats) + 1)
        return len(table_state.seats)
    raise Refusal(Why.FULL, "every seat at this table is taken")


# ---- before the game


def _start(table_state: TableState, seat: Seat) -> Decision:
    _check_phase(table_state, Phase.OPEN, "the game has started already")
    _check_host(table_state, seat)
    order = tuple(s for s, who in enumerate(table_state.seats) if who.is_person or who.is_planned_bot)
    _check_start(table_state, len(order))
    return Decision((e.Started(order),))


def _check_start(table_state: TableState, seats: int) -> None:
    start = table_state.settings.start
    if start is not None and seats != len(table_state.settings.seats):
        raise Refusal(Why.NOT_NOW, "this game goes on from paper: every sheet needs somebody to play it")
    try:
        start_game(table_state.game, seats, table_state.settings.options)
    except RollwrightError as wrong:
        raise Refusal(Why.NOT_NOW, wrong.reason) from None


def decide_settings(table_state: TableState, seat: Seat, settings: e.Settings) -> Decision:
    """Change seats and options before the start; nobody loses a seat by it."""
    _check_phase(table_state, Phase.OPEN, "seats and options are changed before the game starts")
    _check_host(table_state, seat)
    _check_asides(table_state, seat)
    if settings.game != table_state.game.id or table_state.settings.start is not None:
        raise Refusal(Why.NOT_NOW, "another game, or other sheets of paper, need another table")
    if sum(plan.bot is None for plan in settings.seats) < len(table_state.people):
        raise Refusal(
            Why.NOT_NOW, f"{len(table_state.people)} people sit here already: leave a seat to each of them"
        )
    return Decision((e.Configured(settings),) if settings != table_state.settings else ())


def _remove(table_state: TableState, seat: Seat, target: Seat) -> Decision:
    _check_phase(table_state, Phase.OPEN, "seats are freed before the game starts")
    _check_host(table_state, seat)
    _check_person(table_state, target)
    return Decision((e.Left(target),))


# ---- during the game


def _reveal(table_state: TableState, seat: Seat, nonce: str) -> Decision:
    """Take a nonce that was promised; the same once more changes nothing."""
    if any(shown.seat == seat and shown.nonce == nonce for shown in table_state.nonces):
        return Decision()
    if commitment_of(nonce) != table_state.promises.get(seat):
        raise Refusal(Why.NOT_YOURS, "this nonce is not the one that was promised")
    if seat not in table_state.owed:
        raise Refusal(Why.NOT_NOW, "nonces are shown between the start and the first roll")
    return Decision((e.Revealed(seat, nonce),))


def decide_roll(table_state: TableState, means: Means) -> e.Rolled:
    """Return the next roll, which follows from the secret, the table and the nonces, or from a seed."""
    if not table_state.is_chance_due:
        raise Refusal(Why.NOT_NOW, "no roll is due now")
    if means.can_wait:
        names = ", ".join(table_state.seats[seat].name for seat in table_state.owed)
        raise Refusal(Why.NOT_NOW, f"the dice wait a moment for the share of {names}; roll again")
    number, step = table_state.rolls + 1, len(table_state.steps) + 1
    if (
        table_state.lesson is not None
        and (taught := table_state.lesson.find_roll(table_state.steps)) is not None
    ):
        return e.Rolled(taught, number)
    if table_state.settings.seed is not None:
        rng = dice_rng(name_seed(table_state.settings.seed), table_state.rolls_before + table_state.rolls)
        return e.Rolled(str(draw_roll(table_state.game, table_state.state, rng)[1]), number)
    block = _block_of(table_state, means.secret, number, step)
    return e.Rolled(str(roll_fairly(table_state.game, table_state.state, block)), number)


def _block_of(table_state: TableState, secret: bytes, number: int, step: int) -> Block:
    daily = table_state.settings.daily
    if daily is not None:
        return day_block(secret, daily.day, table_state.game.id, daily.salt, number)
    return make_block(secret, table_state.table, number, counting(table_state.nonces, step))


def _play(table_state: TableState, seat: Seat, command: c.Play) -> Decision:
    game = table_state.game
    try:
        step = MoveStep(seat, tuple(map(game.vocabulary.choice_of, command.path)))
        moved = make_moved(game, step, command.id, command.ask)
    except (RollwrightError, LookupError, ValueError, StopIteration) as wrong:
        raise Refusal(Why.UNREADABLE, f"this is no move of the game: {str(wrong)[:100]}") from None
    content = f"play {moved.ask} {moved.move}"
    if (again := find_answer(table_state, seat, command.id, content)) is not None:
        return again
    _check_phase(table_state, Phase.PLAYING, "nobody can move before the start or after the end")
    _check_running(table_state)
    if seat not in table_state.asked:
        raise Refusal(Why.NOT_NOW, "it is not your move now")
    if table_state.asked[seat] != command.ask:
        raise Refusal(Why.STALE, "the table has moved on since; look again")
    if table_state.taught_move(seat) not in (None, moved.read(game)):
        raise Refusal(Why.NOT_TAUGHT, "that can be drawn, but not in this lesson: do what it says")
    return Decision((moved,))


def make_moved(game: AnyGame, step: MoveStep, command: str, ask: int, by: str = "person") -> e.Moved:
    """Return the event of a move, legal or not; InvalidMove if its choices make up none."""
    return e.Moved(step.seat, game.format_move(step.move), command, ask, by).keep(step.move)


def decide_bot_move(table_state: TableState, bot: BotMove) -> Decision:
    """Return a bot's move; nothing if the table moved on or paused meanwhile, or somebody sat down."""
    is_for_bot = bool(table_state.seats[bot.seat].bot)
    is_asked = table_state.asked.get(bot.seat) == bot.ask and not table_state.is_paused
    if not is_asked or is_for_bot != (bot.by == "bot"):
        return Decision()
    step = MoveStep(bot.seat, bot.move)
    moved = make_moved(table_state.game, step, f"{bot.by}-{bot.ask}", bot.ask, bot.by)
    takes_over = (e.Replaced(bot.seat, bot.stand_in),) if is_for_bot and bot.stand_in else ()
    return Decision((*takes_over, moved))


def _undo(table_state: TableState, seat: Seat, command: c.Undo) -> Decision:
    if (again := find_answer(table_state, seat, command.id, "undo")) is not None:
        return again
    _check_asides(table_state, seat)
    why = why_not_undo(table_state, seat)
    if why is not None:
        raise Refusal(Why.UNDO_CLOSED, f"this cannot be taken back: {why}")
    return Decision((e.Undone(seat, command.id),))


def find_answer(table_state: TableState, seat: Seat, command: str, content: str) -> Decision | None:
    """Return the first answer to a retried command; refuse another command under the same id."""
    before = table_state.answers.get(seat, {}).get(command)
    if before is None:
        return None
    if before.content != content:
        raise Refusal(Why.CONFLICT, f"the id {command} was used for something else")
    return Decision(answered=before.seq)


def _say(table_state: TableState, seat: Seat, command: c.Say) -> Decision:
    if command.phrase and command.phrase not in c.PHRASES:
        raise Refusal(Why.UNREADABLE, f"there is no phrase {command.phrase!r}")
    text = c.PHRASES[command.phrase] if command.phrase else " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Refusal(Why.UNREADABLE, "a message is printable text")
    if holds_recovery_code(text):
        raise Refusal(Why.UNREADABLE, "this holds a recovery code, which is for its person alone")
    if (again := find_answer(table_state, seat, command.id, f"say {text}")) is not None:
        return again
    if table_state.words.get(seat, 0) >= MOST_WORDS:
        raise Refusal(Why.NOT_NOW, "you have said so much at this table that no more is kept")
    return Decision((e.Said(seat, text, command.id),))


# ---- the host of a room


def decide_as_host(table_state: TableState, seat: Seat, command: c.HostCommand, means: Means) -> Decision:
    """Pause the game, let it go on, add time, or end it where it stands."""
    _check_host(table_state, seat)
    _check_phase(table_state, Phase.PLAYING, "this is for a game that is being played")
    if isinstance(command, c.End):
        if table_state.settings.daily is not None:
            raise Refusal(Why.NOT_NOW, "the game of a day is played to its end")
        return Decision((*_turn_back(table_state), end_game(table_state, means.secret)))
    _check_asides(table_state, seat)
    if isinstance(command, c.Extend):
        if table_state.settings.timer is None or not table_state.asked:
            raise Refusal(Why.NOT_NOW, "nobody's time is running")
        return Decision((e.Extended(command.seconds),))
    if table_state.is_paused == isinstance(command, c.Pause):
        return Decision()
    return Decision((e.Paused() if isinstance(command, c.Pause) else e.Resumed(),))


def _turn_back(table_state: TableState) -> list[e.AnyEvent]:
    """Take back the moves that others have not answered: all sheets count after the same turns."""
    hidden = [taken.step.seat for taken in reversed(table_state.trail) if table_state.is_open_move(taken)]
    return [e.Undone(seat, f"end-{table_state.seq}-{n}") for n, seat in enumerate(hidden)]


# ---- going and being replaced


def _leave(table_state: TableState, seat: Seat) -> Decision:
    if table_state.phase is Phase.OVER:
        raise Refusal(Why.NOT_NOW, "the game is over; there is no seat to give up")
    return Decision((e.Left(seat),))


def _replace(table_state: TableState, seat: Seat, target: Seat, means: Means) -> Decision:
    _check_phase(table_state, Phase.PLAYING, "players are replaced during a game")
    _check_person(table_state, target)
    if target in means.present:
        raise Refusal(Why.NOT_NOW, "only an absent player can be replaced")
    if target in means.recent:
        raise Refusal(Why.NOT_NOW, "they were here a moment ago; give them a minute to come back")
    takes_over = e.Replaced(target, table_state.settings.stand_in)
    if seat == table_state.host:
        return Decision((takes_over,))
    if (seat, target) in table_state.votes:
        raise Refusal(Why.NOT_NOW, "you have voted for this already")
    voters = {voter for voter, about in table_state.votes if about == target} | {seat}
    others = [person for person in table_state.people if person != target]
    vote = e.Voted(seat, target)
    return Decision((vote, takes_over) if 2 * len(voters) > len(others) else (vote,))


# ---- permissions


def _check_asides(table_state: TableState, seat: Seat) -> None:
    """Limit what one person does apart from playing; nobody else is refused for it."""
    if table_state.asides.get(seat, 0) >= MOST_ASIDES:
        raise Refusal(Why.NOT_NOW, "you have changed so much at this table that only the game itself goes on")


def _check_phase(table_state: TableState, phase: Phase, sentence: str) -> None:
    if table_state.phase is not phase:
        raise Refusal(Why.NOT_NOW, sentence)


def _check_running(table_state: TableState) -> None:
    if table_state.is_paused:
        raise Refusal(Why.NOT_NOW, "the host has paused the game")


def _check_host(table_state: TableState, seat: Seat) -> None:
    if table_state.host != seat:
        raise Refusal(Why.HOST_ONLY, "only the host of the table does this")


def _check_person(table_state: TableState, target: Seat) -> None:
    if target not in table_state.people:
        raise Refusal(Why.NO_SEAT, f"no person sits at seat {target + 1}")
