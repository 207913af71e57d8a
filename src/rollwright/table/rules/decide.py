"""What a command leads to: events, or a Refusal. Pure; permissions are decided here too."""

from __future__ import annotations

from collections.abc import Sequence

from ...any_game import AnyGame
from ...core.errors import IllegalMove, InvalidMove, RollwrightError
from ...core.game import draw_roll
from ...core.record import clean_text
from ...core.types import MoveStep, Seat
from ..dice.day_dice import day_block, find_shared_roll
from ..dice.fair_dice import Block, commitment_of, counting, make_block, roll_fairly
from ..dice.sources import dice_rng, name_seed
from ..messages import make_reason
from ..people.keys import holds_recovery_code
from . import commands as c
from . import events as e
from .decision import BotMove, Decision, Means
from .fold import fold
from .permissions import check_asides, check_host, check_phase, check_running
from .refusal import Refusal, Why
from .seats import decide_leave, decide_remove, decide_rename, decide_replace, decide_start
from .table_state import BOT, Phase, TableState
from .undo import why_not_undo

MOST_WORDS = 300
"""What one person says at a table."""


def decide(table_state: TableState, seat: Seat, command: c.AnyCommand, means: Means) -> Decision:  # noqa: C901
    """Return what a seated person's command leads to."""
    match command:
        case c.Play():
            return _play(table_state, seat, command)
        case c.Undo():
            return _undo(table_state, seat, command)
        case c.RollDice():
            check_running(table_state)
            return Decision((decide_roll(table_state, means),))
        case c.Reveal():
            return _reveal(table_state, seat, command.nonce)
        case c.Say():
            return _say(table_state, seat, command)
        case c.Rename():
            return decide_rename(table_state, seat, command)
        case c.Start():
            return decide_start(table_state, seat)
        case c.Leave():
            return decide_leave(table_state, seat)
        case c.Replace():
            return decide_replace(table_state, seat, command.target, means)
        case c.Remove():
            return decide_remove(table_state, seat, command.target)
        case c.Pause() | c.Resume() | c.Extend() | c.End():
            return decide_as_host(table_state, seat, command, means)
        case c.Rematch():
            raise Refusal(Why.NOT_NOW, make_reason("rematch-new"))


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


# ---- during the game


def _reveal(table_state: TableState, seat: Seat, nonce: str) -> Decision:
    """Take a nonce that was promised; the same once more changes nothing."""
    if any(shown.seat == seat and shown.nonce == nonce for shown in table_state.nonces):
        return Decision()
    if commitment_of(nonce) != table_state.promises.get(seat):
        raise Refusal(Why.NOT_YOURS, make_reason("nonce-other"))
    if seat not in table_state.owed:
        raise Refusal(Why.NOT_NOW, make_reason("nonce-late"))
    return Decision((e.Revealed(seat, nonce),))


def decide_roll(table_state: TableState, means: Means) -> e.Rolled:
    """Return the next roll, which follows from the secret, the table and the nonces, or from a seed."""
    if not table_state.is_chance_due:
        raise Refusal(Why.NOT_NOW, make_reason("roll-not-due"))
    if means.can_wait:
        names = ", ".join(table_state.seats[seat].name for seat in table_state.owed)
        raise Refusal(Why.NOT_NOW, make_reason("roll-waits", names=names))
    number, step = table_state.rolls + 1, len(table_state.steps) + 1
    if (
        table_state.lesson is not None
        and (taught := table_state.lesson.find_roll(table_state.steps)) is not None
    ):
        return e.Rolled(taught, number)
    if table_state.settings.seed is not None:
        rng = dice_rng(name_seed(table_state.settings.seed), table_state.rolls_before + table_state.rolls)
        return e.Rolled(str(draw_roll(table_state.game, table_state.state, rng)[1]), number)
    if (shared := _shared_roll(table_state, number)) is not None:
        return e.Rolled(shared, number)
    block = _block_of(table_state, means.secret, number, step)
    return e.Rolled(str(roll_fairly(table_state.game, table_state.state, block)), number)


def _shared_roll(table_state: TableState, number: int) -> str | None:
    """Return the roll of the game that a set of dice is shared from, if it can fall here."""
    rolls = table_state.settings.daily.rolls if table_state.settings.daily else ()
    return find_shared_roll(table_state.game, table_state.state, rolls, number)


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
        raise Refusal(Why.UNREADABLE, make_reason("move-unreadable", why=str(wrong)[:100])) from None
    content = f"play {moved.ask} {moved.move}"
    if (again := find_answer(table_state, seat, command.id, content)) is not None:
        return again
    check_phase(table_state, Phase.PLAYING, "move-no-game")
    check_running(table_state)
    if seat not in table_state.asked:
        raise Refusal(Why.NOT_NOW, make_reason("move-not-yours"))
    if table_state.asked[seat] != command.ask:
        raise Refusal(Why.STALE, make_reason("move-stale"))
    if table_state.taught_move(seat) not in (None, moved.read(game)):
        raise Refusal(Why.NOT_TAUGHT, make_reason("move-not-taught"))
    return Decision((moved,))


def make_moved(game: AnyGame, step: MoveStep, command: str, ask: int, by: str = "person") -> e.Moved:
    """Return the event of a move, legal or not; InvalidMove if its choices make up none."""
    return e.Moved(step.seat, game.format_move(step.move), command, ask, by).keep(step.move)


def decide_bot_move(table_state: TableState, bot: BotMove) -> Decision:
    """Return a bot's move; nothing if the table moved on or paused meanwhile, or somebody sat down."""
    is_for_bot = bool(table_state.seats[bot.seat].bot)
    is_asked = table_state.asked.get(bot.seat) == bot.ask and not table_state.is_paused
    if not is_asked or is_for_bot != (bot.by == BOT):
        return Decision()
    step = MoveStep(bot.seat, bot.move)
    moved = make_moved(table_state.game, step, f"{bot.by}-{bot.ask}", bot.ask, bot.by)
    takes_over = (e.Replaced(bot.seat, bot.stand_in),) if is_for_bot and bot.stand_in else ()
    return Decision((*takes_over, moved))


def _undo(table_state: TableState, seat: Seat, command: c.Undo) -> Decision:
    if (again := find_answer(table_state, seat, command.id, "undo")) is not None:
        return again
    check_asides(table_state, seat)
    why = why_not_undo(table_state, seat)
    if why is not None:
        raise Refusal(Why.UNDO_CLOSED, make_reason("undo-refused", why=why))
    return Decision((e.Undone(seat, command.id),))


def find_answer(table_state: TableState, seat: Seat, command: str, content: str) -> Decision | None:
    """Return the first answer to a retried command; refuse another command under the same id."""
    before = table_state.answers.get(seat, {}).get(command)
    if before is None:
        return None
    if before.content != content:
        raise Refusal(Why.CONFLICT, make_reason("id-used", id=command))
    return Decision(answered=before.seq)


def _say(table_state: TableState, seat: Seat, command: c.Say) -> Decision:
    if command.phrase and command.phrase not in c.PHRASES:
        raise Refusal(Why.UNREADABLE, make_reason("chat-no-phrase", phrase=repr(command.phrase)))
    text = str(c.PHRASES[command.phrase]) if command.phrase else clean_text(" ".join(command.text.split()))
    if not text or not text.isprintable():
        raise Refusal(Why.UNREADABLE, make_reason("chat-unreadable"))
    if holds_recovery_code(text):
        raise Refusal(Why.UNREADABLE, make_reason("chat-code"))
    if (again := find_answer(table_state, seat, command.id, f"say {text}")) is not None:
        return again
    if table_state.words.get(seat, 0) >= MOST_WORDS:
        raise Refusal(Why.NOT_NOW, make_reason("chat-much"))
    return Decision((e.Said(seat, text, command.id),))


# ---- the host of a room


def decide_as_host(table_state: TableState, seat: Seat, command: c.HostCommand, means: Means) -> Decision:
    """Pause the game, let it go on, add time, or end it where it stands."""
    check_host(table_state, seat)
    check_phase(table_state, Phase.PLAYING, "host-not-now")
    if isinstance(command, c.End):
        if table_state.settings.daily is not None:
            raise Refusal(Why.NOT_NOW, make_reason("end-shared"))
        return Decision((*_turn_back(table_state), end_game(table_state, means.secret)))
    check_asides(table_state, seat)
    if isinstance(command, c.Extend):
        if table_state.settings.timer is None or not table_state.asked:
            raise Refusal(Why.NOT_NOW, make_reason("time-not-running"))
        return Decision((e.Extended(command.seconds),))
    if table_state.is_paused == isinstance(command, c.Pause):
        return Decision()
    return Decision((e.Paused() if isinstance(command, c.Pause) else e.Resumed(),))


def _turn_back(table_state: TableState) -> list[e.AnyEvent]:
    """Take back the moves that others have not answered: all sheets count after the same turns."""
    hidden = [taken.step.seat for taken in reversed(table_state.trail) if table_state.is_open_move(taken)]
    return [e.Undone(seat, f"end-{table_state.seq}-{n}") for n, seat in enumerate(hidden)]
