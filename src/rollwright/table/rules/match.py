"""A match: a game being played, with its record, everything it went through, and the file it is saved in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from ...core.errors import IllegalMove, InvalidSetup
from ...core.game import AnyGame, draw_roll, start_game
from ...core.lesson import Caption, Lesson, lesson_of
from ...core.options import Options, changed_options, fill_options, parse_options
from ...core.record import Player, Record, Start, format_step, join_sheets, replay, seat_of
from ...core.rng import Rng
from ...core.types import Move, MoveStep, Outcome, Roll, Seat, Step
from ..dice.sources import bot_rng, dice_rng, seed_of
from ..stores.record_files import load_record, save_record

State = object
ChooseMove = Callable[[State, Seat, Rng], Move]
"""What decides for a bot: from the state as it may know it to a legal move."""


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
        self.record = record
        self.path = path
        self.lesson = lesson
        self._names = _describe_apart(record.players)
        self.states: list[State] = list(played.states)
        self.steps: list[Step] = list(played.steps)

    @property
    def state(self) -> State:
        """The state now."""
        return self.states[-1]

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
        return bool(self.game.rolls(self.state))

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
        taught = None if self.lesson is None else self.lesson.find_move(self.record.steps, seat)
        return None if taught is None else self.game.parse_move(taught)

    # ---- steps

    def play(self, seat: Seat, move: Move) -> None:
        """Let a seat move; IllegalMove, and nothing happens, if it cannot."""
        taught = self.taught_move(seat)
        if taught is not None and taught != move:
            raise IllegalMove("that can be drawn, but not in this lesson: h shows what it wants")
        self._take(MoveStep(seat, move))

    def roll(self) -> Roll:
        """Roll what is due."""
        if not self.needs_roll:
            raise IllegalMove("no roll is due now")
        roll = self._next_roll()
        self._take(roll)
        return roll

    def _next_roll(self) -> Roll:
        taught = None if self.lesson is None else self.lesson.find_roll(self.record.steps)
        if taught is not None:
            return self.game.parse_roll(self.state, taught)
        rng = dice_rng(self.record.dice, self._rolls_before())
        return draw_roll(self.game, self.state, rng)[1]

    def put_roll(self, roll: Roll) -> None:
        """Put down dice that were rolled elsewhere; the dice to come are the same as after any roll."""
        self._take(roll)

    def take_back(self) -> Step:
        """Take the last step back, whosever it is, and return it."""
        if not self.steps:
            raise IllegalMove("there is nothing to take back")
        self._save(replace(self.record, steps=self.record.steps[:-1]))
        self.states.pop()
        return self.steps.pop()

    def _rolls_before(self) -> int:
        before = 0 if self.record.start is None else self.record.start.rolls
        return before + sum(isinstance(step, Roll) for step in self.steps)

    def move_bot(self, choosers: Mapping[str, ChooseMove]) -> MoveStep:
        """Let the next bot move, by what its name stands for."""
        step = self.ask_bot(choosers)
        self._take(step)
        return step

    def ask_bot(self, choosers: Mapping[str, ChooseMove]) -> MoveStep:
        """Return what the next bot decides; nothing happens yet."""
        seat = self.bot_to_move
        if seat is None:
            raise IllegalMove("no bot is to move now")
        taught = self.taught_move(seat)
        if taught is not None:
            return MoveStep(seat, taught)
        rng = bot_rng(self.record.dice, len(self.steps), seat)
        view = self.game.view(self.state, seat)
        return MoveStep(seat, choosers[self.players[seat].name](view, seat, rng))

    def _take(self, step: Step) -> None:
        after = self.game.apply(self.state, step)
        self._save(self.record.with_step(format_step(self.game, step)))
        self.states.append(after)
        self.steps.append(step)

    def can_undo(self, seat: Seat) -> bool:
        """Say whether the last step is this person's, so that nothing new is known since."""
        return bool(self.steps) and seat in self.people and seat_of(self.steps[-1]) == seat

    def undo(self, seat: Seat) -> Move:
        """Take a person's last move back and return it."""
        if not self.can_undo(seat):
            raise IllegalMove(self.why_no_undo(seat))
        self._save(replace(self.record, steps=self.record.steps[:-1]))
        self.states.pop()
        step = self.steps.pop()
        assert isinstance(step, MoveStep)
        return step.move

    def why_no_undo(self, seat: Seat) -> str:
        """Return why a person's last move stays."""
        if not any(seat_of(step) == seat for step in self.steps):
            return "there is no move to take back yet"
        last = seat_of(self.steps[-1])
        since = "the dice were rolled" if last is None else f"{self.name(last)} moved"
        return f"your last move stays, because {since} after it"

    # ---- what can be told

    def is_public(self, number: int) -> bool:
        """Say whether everybody may know step `number`: those who decided at the same time have decided."""
        step = self.steps[number]
        if isinstance(step, Roll):
            return True
        others = set(self.game.waiting(self.states[number])) - {step.seat}
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
    names = [(player.name or "Seat", count[player.name]) for player in players]
    return [
        name if times == 1 and name != "Seat" else f"{name} {seat}"
        for seat, (name, times) in enumerate(names, 1)
    ]


def start_match(
    game: AnyGame, players: tuple[Player, ...], options: Options, dice: str, path: Path | None = None
) -> Match:
    """Begin a match and its file; InvalidSetup if the file is there already."""
    start_game(game, len(players), options)
    _check_new(path)
    filled = fill_options(game.options, options)
    changed = parse_options(changed_options(game.options, filled))
    match = Match(game, Record(game.id, players, changed, dice), path)
    match.save()
    return match


def start_lesson(game: AnyGame, path: Path | None = None) -> Match:
    """Begin a game's lesson; InvalidSetup if it has none."""
    lesson = lesson_of(game)
    if lesson is None:
        raise InvalidSetup(f"there is no lesson for {game.id} yet")
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
