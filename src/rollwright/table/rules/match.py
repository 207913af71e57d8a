"""A match without a server: the table's rules (`decide`, `fold`) alone, and a record file if wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from secrets import token_bytes

from ...any_game import AnyGame
from ...core.errors import IllegalMove, InvalidSetup
from ...core.game import start_game
from ...core.options import Options, changed_options, fill_options, new_options, parse_options
from ...core.record import Player, Record, Start, format_step, join_sheets, replay, seat_of
from ...core.rng import Rng
from ...core.teaching.lesson import Caption, Lesson, lesson_of
from ...core.types import Move, MoveStep, Outcome, Roll, Seat, Step
from ..dice.sources import bot_rng, seed_of
from ..messages import MESSAGES, make_reason
from ..stores.record_files import load_record, save_record
from . import commands as c
from . import events as e
from .decide import decide, decide_bot_move, make_moved, settle
from .decision import BotMove, Decision, Means
from .fold import fold, open_room, without_last
from .refusal import Refusal
from .table_state import TableState

State = object
ChooseMove = Callable[[State, Seat, Rng], Move]
"""What decides for a bot: from the state as it may know it to a legal move."""
PRESENT = "here"
"""The token of everybody at a table that knows nobody else."""


def open_table(game: AnyGame, record: Record, is_lesson: bool) -> TableState:
    """Return the table of a record before its first step: everybody sits there, and the game has started."""
    players, options = record.players, fill_options(game.options, record.options)
    plans = tuple(e.SeatPlan(player.name if player.is_bot else None) for player in players)
    seed = seed_of(record.dice) if record.dice.startswith("seed ") else None
    settings = e.Settings(game.id, options, plans, seed=seed, start=record.start, lesson=is_lesson)
    people = [seat for seat, player in enumerate(players) if not player.is_bot]
    joined = [e.Joined(seat, players[seat].name, "", PRESENT, is_host=seat == people[0]) for seat in people]
    table_state = open_room("", game, e.Entry(1, 0, e.Created(settings, "", "")))
    events: list[e.AnyEvent] = [*joined, e.Started(tuple(range(len(players))))]
    for event in events:
        table_state = fold(table_state, e.Entry(table_state.seq + 1, 0, event))
    return table_state


class Match:
    """A game in progress; every step is on disk before anyone hears of it."""

    def __init__(
        self, game: AnyGame, record: Record, path: Path | None = None, lesson: Lesson | None = None
    ) -> None:
        """Take up a record where it stands; with a lesson its dice and moves come first."""
        played = replay(game, record)
        if game.outcome(played.final) is None:
            seed_of(record.dice)
        self.game = game
        self.path = path
        self.lesson = lesson
        self._names = _describe_apart(record.players)
        self._means = Means(token_bytes(32))
        self._load(record, played.steps)

    def _load(self, record: Record, steps: Sequence[Step]) -> None:
        """Set the table up and take these steps."""
        self.record, self.steps = record, list[Step]()
        self._tables = [open_table(self.game, record, self.lesson is not None)]
        for step in steps:
            self._go_on(self._settle(Decision((self._event_of(step),))), step)

    @property
    def table_state(self) -> TableState:
        """The table now."""
        return self._tables[-1]

    @property
    def state(self) -> State:
        """The state now."""
        return self.table_state.state

    @property
    def states(self) -> list[State]:
        """All states, the first before any step."""
        return [table_state.state for table_state in self._tables]

    @property
    def players(self) -> tuple[Player, ...]:
        """Who holds each seat."""
        return self.record.players

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.is_bot)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.game.outcome(self.state)

    def name(self, seat: Seat) -> str:
        """Return what to call a seat: `greedy 3` for the bot in the third seat."""
        return self._names[seat]

    # ---- who is next

    @property
    def person_to_move(self) -> Seat | None:
        """The person who decides next; people decide before bots do."""
        return next((seat for seat in self.game.waiting(self.state) if seat in self.people), None)

    @property
    def bot_to_move(self) -> Seat | None:
        """The bot that decides next, once no person is waited for."""
        waiting = self.game.waiting(self.state)
        return waiting[0] if waiting and self.person_to_move is None else None

    @property
    def needs_roll(self) -> bool:
        """Say whether the next step is a roll."""
        return self.table_state.is_chance_due

    # ---- a lesson

    @property
    def captions(self) -> tuple[Caption, ...]:
        """What a lesson says before the next roll or move of the learner."""
        if self.lesson is None:
            return ()
        step = self.lesson.find_step(self.record.steps)
        return self.lesson.captions[step] if step < len(self.lesson.captions) else ()

    def taught_move(self, seat: Seat) -> Move | None:
        """Return the move that a lesson wants of a seat now; None if it is free."""
        return self.table_state.taught_move(seat)

    # ---- steps

    def play(self, seat: Seat, move: Move) -> None:
        """Let a seat move; IllegalMove, and nothing happens, if it cannot."""
        path, ask = self.game.vocabulary.path_of(move), self.table_state.asked.get(seat, 0)
        play = c.Play(id=f"m{self.table_state.seq}", ask=ask, path=path)
        self._take(self._after(seat, play), MoveStep(seat, move))

    def roll(self) -> Roll:
        """Roll what is due."""
        after = self._after(0, c.RollDice())
        roll = self.game.parse_roll(self.state, after.last_roll)
        self._take(after, roll)
        return roll

    def put_roll(self, roll: Roll) -> None:
        """Put down dice that were rolled elsewhere; the dice to come are the same as after any roll."""
        self._take(self._settle(Decision((self._event_of(roll),))), roll)

    def move_bot(self, choosers: Mapping[str, ChooseMove]) -> MoveStep:
        """Let the next bot move, by what its name stands for."""
        step = self.ask_bot(choosers)
        bot = BotMove(step.seat, self.table_state.asked[step.seat], step.move, "bot")
        self._take(self._settle(decide_bot_move(self.table_state, bot)), step)
        return step

    def ask_bot(self, choosers: Mapping[str, ChooseMove]) -> MoveStep:
        """Return what the next bot decides; nothing happens yet."""
        seat = self.bot_to_move
        if seat is None:
            raise IllegalMove(make_reason("bot-not-due"))
        taught = self.taught_move(seat)
        if taught is not None:
            return MoveStep(seat, taught)
        rng = bot_rng(self.record.dice, len(self.steps), seat)
        view = self.game.view(self.state, seat)
        return MoveStep(seat, choosers[self.players[seat].name](view, seat, rng))

    def _after(self, seat: Seat, command: c.AnyCommand) -> TableState:
        """Return the table after a command; IllegalMove if it is refused."""
        try:
            return self._settle(decide(self.table_state, seat, command, self._means))
        except Refusal as refusal:
            raise IllegalMove(refusal.reason) from None

    def _settle(self, decision: Decision) -> TableState:
        try:
            return settle(self.table_state, decision.events, 0, self._means.secret)[1]
        except Refusal as refusal:
            raise IllegalMove(refusal.reason) from None

    def _event_of(self, step: Step) -> e.AnyEvent:
        """Return the event of a step that is known to come next."""
        if isinstance(step, Roll):
            return e.Rolled(str(step), self.table_state.rolls + 1)
        by = "bot" if self.players[step.seat].is_bot else "person"
        ask = self.table_state.asked.get(step.seat, 0)
        return make_moved(self.game, step, f"m{self.table_state.seq}", ask, by)

    def _take(self, after: TableState, step: Step) -> None:
        """Save the record with a step more, then go on."""
        self._save(self.record.with_step(after.steps[-1]))
        self._go_on(after, step)

    def _go_on(self, after: TableState, step: Step) -> None:
        self._tables.append(after)
        self.steps.append(step)

    # ---- back

    def take_back(self) -> Step:
        """Take the last step back, whosever it is, and return it."""
        if not self.steps:
            raise IllegalMove(make_reason("back-nothing"))
        self._save(replace(self.record, steps=self.record.steps[:-1]))
        self._tables.pop()
        return self.steps.pop()

    def can_undo(self, seat: Seat) -> bool:
        """Say whether a person's last move can be taken back."""
        return seat in self.people and not self.why_no_undo(seat)

    def why_no_undo(self, seat: Seat) -> str:
        """Return why a person's last move stays; nothing if it can be taken back."""
        try:
            decide(self.table_state, seat, c.Undo(id="u"), self._means)
        except Refusal as refusal:
            return refusal.reason
        return ""

    def undo(self, seat: Seat) -> Move:
        """Take a person's last move back and return it; what others did at the same time stays."""
        if not self.can_undo(seat):
            raise IllegalMove(self.why_no_undo(seat) or make_reason("undo-stays"))
        before = self.table_state.trail
        at = len(self.steps) - len(before)
        left = [played.step for played in without_last(self.table_state, seat)[1]]
        lines = (*self.record.steps[:at], *(format_step(self.game, step) for step in left))
        self._save(replace(self.record, steps=lines))
        self._load(self.record, [*self.steps[:at], *left])
        return next(played.step.move for played in reversed(before) if played.step.seat == seat)

    # ---- what can be told

    def is_public(self, number: int) -> bool:
        """Say whether everybody may know step `number`: those who decided at the same time have decided."""
        step = self.steps[number]
        if isinstance(step, Roll):
            return True
        others = set(self.game.waiting(self._tables[number].state)) - {step.seat}
        return others <= {seat_of(later) for later in self.steps[number + 1 :]}

    def recent_steps(self, seat: Seat | None) -> list[int]:
        """Return the numbers of the steps a seat may know, from the last roll but one on."""
        rolls = [number for number, step in enumerate(self.steps) if isinstance(step, Roll)]
        first = rolls[-2] if len(rolls) > 1 else 0
        recent = range(first, len(self.steps))
        return [n for n in recent if seat_of(self.steps[n]) == seat or self.is_public(n)]

    def save(self) -> None:
        """Write the record as it stands."""
        self._save(self.record)

    def _save(self, record: Record) -> None:
        if self.path is not None:
            save_record(record, self.path)
        self.record = record


def _describe_apart(players: tuple[Player, ...]) -> list[str]:
    """Ada, greedy, greedy -> "Ada", "greedy 2", "greedy 3" """
    count = Counter(player.name for player in players)
    return [
        MESSAGES.say("seat-unnamed", number=seat)
        if not player.name
        else player.name
        if count[player.name] == 1
        else f"{player.name} {seat}"
        for seat, player in enumerate(players, 1)
    ]


def start_match(
    game: AnyGame, players: tuple[Player, ...], options: Options, dice: str, path: Path | None = None
) -> Match:
    """Begin a match and its file; InvalidSetup if the file is there already."""
    start_game(game, len(players), options)
    _check_new(path)
    filled = new_options(game.options, options)
    changed = parse_options(changed_options(game.options, filled))
    match = Match(game, Record(game.id, players, changed, dice), path)
    match.save()
    return match


def start_lesson(game: AnyGame, path: Path | None = None) -> Match:
    """Begin a game's lesson; InvalidSetup if it has none."""
    lesson = lesson_of(game)
    if lesson is None:
        raise InvalidSetup(make_reason("setup-no-lesson", game=game.id))
    _check_new(path)
    match = Match(game, replace(lesson.record, steps=()), path, lesson)
    match.save()
    return match


def resume_lesson(game: AnyGame, path: Path) -> Match:
    """Go on with a lesson; InvalidSetup if the record is of another game, or went another way."""
    lesson, record = lesson_of(game), load_record(path)
    if lesson is None or record.game != game.id:
        raise InvalidSetup(f"{path} is no lesson of {game.id}")
    for kind in ("roll ", *(f"seat {number} " for number in range(1, len(record.players) + 1))):
        made, taught = _steps_of(record, kind), _steps_of(lesson.record, kind)
        if made[: len(taught)] != taught[: len(made)]:
            raise InvalidSetup(f"{path} is no lesson of {game.id}: it went another way")
    return Match(game, record, path, lesson)


def _steps_of(record: Record, kind: str) -> list[str]:
    """Return the rolls, or the moves of one seat."""
    return [step for step in record.steps if step.startswith(kind)]


def start_from(
    game: AnyGame, players: tuple[Player, ...], start: Start, dice: str, path: Path | None = None
) -> Match:
    """Begin a match where sheets of paper stand; the record says so."""
    _check_new(path)
    options = game.options_of(join_sheets(game, start.sheets, start.turn))
    changed = parse_options(changed_options(game.options, options))
    match = Match(game, Record(game.id, players, changed, dice, start=start), path)
    match.save()
    return match


def _check_new(path: Path | None) -> None:
    if path is not None and path.exists():
        raise InvalidSetup(f"{path} exists already: resume it or choose another name")


def resume_match(find_game: Callable[[str], AnyGame], path: Path, save: Path | None = None) -> Match:
    """Take up the match of a record file; it goes on in the same file unless another is named."""
    record = load_record(path)
    if save is not None and save != path and save.exists():
        raise InvalidSetup(f"{save} exists already: choose another name")
    return Match(find_game(record.game), record, save or path)
