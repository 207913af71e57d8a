"""A match as plain lines, for scripts, screen readers and simple terminals."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import sleep
from typing import TextIO

from rollwright.cli.messages import MESSAGES
from rollwright.core.descriptions import goal_of, mention_term, name_game
from rollwright.core.errors import IllegalMove, InvalidMove, RollwrightError, tell_error
from rollwright.core.teaching.lesson import Caption
from rollwright.core.types import Move, Outcome, Seat
from rollwright.language.reasons import tell_text
from rollwright.sheets.terminal import Painter
from rollwright.table.rules.match import Match

from .menus import own_keys
from .pages import explain_lines
from .picker import Picker
from .players import Players, name_seat
from .preview import Preview
from .summaries import (
    compare_scores,
    describe_ending,
    describe_path,
    describe_record,
    describe_steps,
    end_sentence,
)
from .window import Leave

MOST_LISTED = 24


class PlainLines:
    """A match read and written line by line."""

    def __init__(
        self,
        match: Match,
        painter: Painter[object],
        players: Players,
        stdin: TextIO | None = None,
        stdout: TextIO | None = None,
    ) -> None:
        """Use the standard input and output unless others are given."""
        self._match = match
        self._painter = painter
        self._players = players
        self._in = stdin or sys.stdin
        self._out = stdout or sys.stdout
        self._holder: Seat = match.people[0]
        self._pending: str | None = None
        self._is_confirmed = False
        self._printed = 0
        self._taught: tuple[Caption, ...] = ()
        self._has_announced_compiling = False

    def play(self) -> None:
        """Play until a new game is asked for; Leave when somebody leaves or the input ends."""
        game = self._match.game
        self._say(MESSAGES.say("lines-begin", game=name_game(game)))
        if goal := goal_of(game, game.options_of(self._match.state)):
            self._say(goal)
        while not self._go_on():
            pass

    def _go_on(self) -> bool:
        """Do the next thing the match needs; say whether a new game is asked for."""
        match = self._match
        self._teach()
        person, outcome = match.person_to_move, match.outcome
        mover = next((seat for seat in match.people if match.can_undo(seat)), None)
        if not self._is_confirmed and (
            (mover is not None and mover != person) or not match.game.waiting(match.state)
        ):
            self._pause(mover)
        elif outcome is not None:
            self._end(outcome)
            return True
        elif person is not None:
            self._decide(person)
        elif match.bot_to_move is not None:
            self._move_bot(match.bot_to_move)
        else:
            self._try(match.roll)
            self._is_confirmed = self._is_confirmed and match.needs_roll
        return False

    def _teach(self) -> None:
        """Print the captions of a lesson once, when the learner is to roll or to move."""
        match = self._match
        if match.captions == self._taught or (match.bot_to_move is not None and not match.needs_roll):
            return
        self._taught = match.captions
        for caption in match.captions:
            self._say(f"» {caption.plain}")
        taught = None if match.person_to_move is None else match.taught_move(match.person_to_move)
        if taught is not None:
            self._say(f"» {MESSAGES.say('lines-lesson-type', move=match.game.format_move(taught))}")

    def _move_bot(self, seat: Seat) -> None:
        """Let a bot move; announce it first if that takes time."""
        if self._players.is_slow(self._match):
            self._wait_for_compiler()
            self._say(MESSAGES.say("thinks", name=name_seat(self._match, seat)))
        step = self._players.ask_bot(self._match)
        self._try(lambda: self._match.play(step.seat, step.move))

    def _wait_for_compiler(self) -> None:
        compiler = self._players.compiler
        while compiler.is_busy and not self._has_announced_compiling:
            sleep(0.05)
            if compiler.describe():
                self._say(compiler.describe())
                self._has_announced_compiling = True
        compiler.wait()

    def _try(self, action: Callable[[], object]) -> None:
        """Do what may fail, for example on a full disk; then print the error and wait."""
        try:
            action()
        except RollwrightError as wrong:
            self._say(end_sentence(tell_error(wrong)))
            self._is_confirmed = False

    # ---- talking

    def _say(self, text: str = "") -> None:
        self._out.write(text + "\n")
        self._out.flush()

    def _ask(self, name: str) -> str:
        """Return the next line after a message about what can be typed."""
        return self._read(f"{MESSAGES.say(name)}> ")

    def _read(self, prompt: str) -> str:
        """Return the next line; the end of the input leaves."""
        if self._pending is not None:
            line, self._pending = self._pending, None
            return line
        self._out.write(prompt)
        self._out.flush()
        line = self._in.readline()
        if not line:
            self._say()
            raise Leave
        line = " ".join(line.split())
        if line.lower() in ("quit", "q", "exit"):
            raise Leave
        return line

    # ---- between decisions

    def _pause(self, mover: Seat | None) -> None:
        """Print the new steps and wait for Enter; a move typed now is kept for the decision."""
        self._describe_news(self._holder)
        does = "lines-rolls" if self._match.needs_roll else "lines-goes-on"
        does = "lines-shows-end" if self._match.outcome is not None else does
        line = self._ask(does if mover is None else f"{does}-undo")
        if line.lower() in ("undo", "u"):
            self._undo(self._holder if mover is None else mover)
        elif not self._answer(line, self._holder):
            self._is_confirmed = True
            self._pending = line if line.lower() not in ("", "roll", "go") else None

    def _describe_news(self, seat: Seat) -> None:
        """Print the steps that have not been printed yet."""
        for line in describe_steps(self._match, seat, max(0, len(self._match.steps) - self._printed)):
            self._say(line.plain)
        self._printed = len(self._match.steps)

    def _undo(self, seat: Seat) -> None:
        match = self._match
        if not match.can_undo(seat):
            self._say(end_sentence(tell_text(match.why_no_undo(seat))))
            return
        move = match.undo(seat)
        self._printed = min(self._printed, len(match.steps))
        self._say(MESSAGES.say("taken-back", move=self._painter.describe_move(match.game, move)))

    def _answer(self, line: str, seat: Seat) -> bool:
        """Answer a question that can be asked at any time; say whether it was one."""
        answers: dict[str, Callable[[Seat], None]] = {
            "sheet": self._describe_sheet,
            "score": self._describe_score,
            "others": self._describe_all,
            "rules": self._describe_rules,
            "help": lambda _: self._say(explain_lines()),
            "?": lambda _: self._say(explain_lines()),
        }
        if line.lower() not in answers:
            return False
        answers[line.lower()](seat)
        return True

    def _describe_sheet(self, seat: Seat) -> None:
        view = self._match.game.view(self._match.state, seat)
        self._say(self._match.game.format_sheet(view, seat).rstrip())

    def _describe_score(self, seat: Seat) -> None:
        score = self._match.game.score(self._match.game.view(self._match.state, seat), seat)
        for term in self._painter.list_terms(self._match.game, self._match.state):
            self._say(f"{mention_term(self._match.game, term)} {score.breakdown[term]}")
        self._say(self._painter.describe_standing(score))

    def _describe_all(self, seat: Seat) -> None:
        match = self._match
        view = match.game.view(match.state, seat)
        for line in compare_scores(match, match.game.scores(view)):
            self._say(line.plain.rstrip())
        for other in range(len(match.players)):
            self._say(f"{name_seat(match, other)}\n{match.game.format_sheet(view, other)}".rstrip())

    def _describe_rules(self, seat: Seat) -> None:
        view = self._match.game.view(self._match.state, seat)
        for line in self._painter.reference(self._match.game, view):
            self._say(line.plain.rstrip())

    # ---- a decision

    def _decide(self, seat: Seat) -> None:
        if seat != self._holder and len(self._match.people) > 1:
            self._say(f"\n{MESSAGES.say('hand-over', name=name_seat(self._match, seat))}")
            line = self._ask("lines-goes-on")
            self._pending = line or None
        self._holder = seat
        self._describe_position(seat)
        move = self._ask_move(seat)
        self._is_confirmed = False
        if move is None:
            self._undo(seat)
        else:
            self._try(lambda: self._play(seat, move))

    def _play(self, seat: Seat, move: Move) -> None:
        change = Preview(self._match.game, self._match.state, seat).change_of(move)
        self._match.play(seat, move)
        words = self._painter.describe_move(self._match.game, move)
        self._say(MESSAGES.say("lines-brought", move=words, gain=change.words))

    def _describe_position(self, seat: Seat) -> None:
        match = self._match
        view = match.game.view(match.state, seat)
        self._describe_news(seat)
        score = match.game.score(view, seat)
        self._say()
        self._describe_sheet(seat)
        standing = self._painter.describe_standing(score)
        turn, name = match.game.turn_of(view), name_seat(match, seat)
        self._say(MESSAGES.say("lines-turn", turn=turn, name=name, standing=standing))

    def _ask_move(self, seat: Seat) -> Move | None:
        """Return the person's move; None to undo the last one."""
        match = self._match
        preview = Preview(match.game, match.state, seat)
        picker = Picker(
            match.game.moves(match.state, seat), match.game.vocabulary.places_of, self._painter.locate
        )
        self._list_choices(picker, preview)
        while True:
            line = self._read(f"{name_seat(match, seat)}> ")
            if line.lower() in ("undo", "u"):
                if match.can_undo(seat):
                    return None
                self._say(end_sentence(tell_text(match.why_no_undo(seat))))
            elif not self._answer(line, seat):
                move = self._obey(line, picker, preview, seat)
                if move is not None:
                    return move

    def _obey(self, line: str, picker: Picker, preview: Preview, seat: Seat) -> Move | None:
        word = line.lower()
        if word in ("hint", "h"):
            self._describe_hint(preview, seat)
        elif word == "moves":
            self._list_moves(picker, preview)
        elif word in ("back", "b") and not picker.back():
            self._say(MESSAGES.say("first-choice"))
        elif (word == "" and picker.fork.options) or word in ("back", "b"):
            self._list_choices(picker, preview)
        else:
            return self._choose(line, picker, preview, seat)
        return None

    def _choose(self, line: str, picker: Picker, preview: Preview, seat: Seat) -> Move | None:
        """Read a number of the list, a choice's own word, or a move's notation."""
        if not picker.fork.options and line == "":
            return picker.take()
        by_value, keys = picker.find(line), _keys(picker)
        chosen = keys.index(line.lower()) if line.lower() in keys else by_value
        if chosen is None:
            return self._read_notation(line, picker, preview, seat)
        move = picker.take_option(chosen)
        if move is None:
            self._list_choices(picker, preview)
        return move

    def _read_notation(self, line: str, picker: Picker, preview: Preview, seat: Seat) -> Move | None:
        game = self._match.game
        try:
            move = game.parse_move(line)
            preview.change_of(move)
        except IllegalMove as wrong:
            self._say(MESSAGES.say("lines-not-now", reason=tell_text(wrong.reason)))
        except InvalidMove as wrong:
            self._say(MESSAGES.say("lines-not-understood", reason=end_sentence(tell_text(wrong.reason))))
        else:
            return move
        return None

    def _list_choices(self, picker: Picker, preview: Preview) -> None:
        """List the choices; many placements are only counted."""
        game, fork = self._match.game, picker.fork
        if not fork.options:
            only = self._painter.describe_move(game, fork.path)
            self._say(MESSAGES.say("lines-only-move", move=only))
            return
        if fork.path:
            self._say(MESSAGES.say("lines-chosen", choices=describe_path(game, preview, picker, fork.path)))
        for key, option in zip(_keys(picker), fork.options[:MOST_LISTED]):
            change = preview.change(picker.moves_after((*fork.path, *option)))
            bring = f"   {change}" if change else ""
            self._say(f"{key:>3} {preview.label(option)}{bring}")
        if len(fork.options) > MOST_LISTED:
            such = " ".join(choice.value for choice in fork.options[0])
            self._say(MESSAGES.say("lines-count", number=len(fork.options), squares=such))

        if not fork.path:
            for sentence in preview.list_missing():
                self._say(f"  - {sentence}")

    def _list_moves(self, picker: Picker, preview: Preview) -> None:
        for move in picker.moves_after(picker.fork.path):
            self._say(f"{self._spell(move)}   {preview.change_of(move)}")

    def _describe_hint(self, preview: Preview, seat: Seat) -> None:
        advice = self._players.advise(self._match, seat)
        for number, suggestion in enumerate(advice.suggestions):
            move, name = suggestion.move, "hint-or" if number else "hint"
            hint = f"{MESSAGES.say(name, move=self._spell(move))}   {preview.change_of(move).words}"
            self._say(f"{hint}, {suggestion.expectation}" if suggestion.expectation else hint)
        if advice.note:
            self._say(advice.note)

    def _spell(self, move: Move) -> str:
        """Return a move as it is typed, before its words where these differ."""
        typed = self._match.game.format_move(move)
        words = self._painter.describe_move(self._match.game, move)
        return typed if words == typed else f"{typed}   {words}"

    # ---- the end

    def _end(self, outcome: Outcome) -> None:
        """Print the end of the game and wait for `new`."""
        self._describe_news(self._holder)
        self._say()
        self._describe_all(self._holder)
        for sentence in describe_ending(self._match, outcome):
            self._say(sentence)
        for sentence in describe_record(self._match.path):
            self._say(sentence)
        line = self._ask("lines-again")
        while line.lower() not in ("new", "n"):
            self._answer(line, self._holder)
            line = self._ask("lines-again")


def _keys(picker: Picker) -> list[str]:
    """Return the key of each choice of the fork."""
    own = None if picker.fork.placements else own_keys(picker.fork.options)
    return own or [str(number) for number in range(1, len(picker.fork.options) + 1)]
