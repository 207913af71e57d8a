"""A lesson: a first game that explains itself, as a record with captions.

It is a record whose comments speak. `#:` begins a caption of the step below it, `#@` names parts of the sheet
that glow meanwhile; all but the last caption of a step are read before anything is done:

    #: Two dice make the sum, the third the shape.
    #@ dice
    #: {~} Water is due: draw it where the sheet glows.
    2 seat 1 6 water c4,c5,c6

Captions stand before the rolls and the moves of the learner, who is the first person; after the last step
they lead into the game that goes on. A name in braces is a mark of the game. A table only says how far its
game is: everything a lesson wants follows from the steps made so far.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from .errors import InvalidSheet
from .game import AnyGame
from .manifest import read_text
from .record import Record, parse_record
from .types import Seat

CAPTION, GLOW = "#:", "#@"
_STEP = re.compile(r"[1-9][0-9]* ")
_MARK = re.compile(r"\{[^{} ]+\} ?")
DICE = "dice"
"""What glows besides parts of the sheet: the dice, and the score beside it."""
SCORE = "score"
BESIDE = (DICE, SCORE)


@dataclass(frozen=True)
class Caption:
    """One thing that is said, and the parts of the sheet that glow meanwhile."""

    text: str
    glow: tuple[str, ...] = ()

    @property
    def plain(self) -> str:
        """The text without its marks, for those who only read."""
        return _MARK.sub("", self.text)


@dataclass(frozen=True)
class Lesson:
    """A script: the record, and before each of its steps what is said; the last are said after the end."""

    record: Record
    captions: tuple[tuple[Caption, ...], ...]

    @property
    def seat(self) -> Seat:
        """The learner's seat."""
        return next(seat for seat, player in enumerate(self.record.players) if not player.is_bot)

    def find_step(self, done: Sequence[str]) -> int:
        """Return the next step of chance or of the learner, by its place.

        It is their number after the last, and one more once the game has gone on. Others may move before it
        or after it, as they decide.
        """
        own = f"seat {self.seat + 1} "
        passed = sum(step.startswith(("roll ", own)) for step in done)
        taught = [n for n, step in enumerate(self.record.steps) if step.startswith(("roll ", own))]
        behind = passed - len(taught)
        return taught[passed] if behind < 0 else len(self.record.steps) + min(1, behind)

    def is_over(self, done: Sequence[str]) -> bool:
        """Return whether all that is taught has been done."""
        return self.find_step(done) >= len(self.record.steps)

    def find_roll(self, done: Sequence[str]) -> str | None:
        """Return the roll that is due after these steps: "2 3 6"; None once the script is over."""
        return self._find("roll ", done)

    def find_move(self, done: Sequence[str], seat: Seat) -> str | None:
        """Return the move that a seat makes after these steps, in its notation; None if it is free."""
        return self._find(f"seat {seat + 1} ", done)

    def _find(self, kind: str, done: Sequence[str]) -> str | None:
        written = [step for step in self.record.steps if step.startswith(kind)]
        made = sum(step.startswith(kind) for step in done)
        return written[made].removeprefix(kind) if made < len(written) else None


def parse_lesson(text: str) -> Lesson:
    """Read a lesson; InvalidSheet, with the line, if a caption stands where nobody would see it."""
    record, told = parse_record(text), list[tuple[Caption, ...]]()
    captions: list[Caption] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith(CAPTION):
            captions.append(Caption(line.removeprefix(CAPTION).strip()))
        elif line.startswith(GLOW):
            captions[-1:] = [_with_glow(captions, line, number)]
        elif _STEP.match(line):
            told.append(tuple(captions))
            captions = []
    lesson = Lesson(record, (*told, tuple(captions)))
    _check_captions(lesson)
    return lesson


def _with_glow(captions: list[Caption], line: str, number: int) -> Caption:
    if not captions:
        raise InvalidSheet(f"{GLOW} follows the caption it belongs to", number)
    return Caption(captions[-1].text, (*captions[-1].glow, *line.removeprefix(GLOW).split()))


def _check_captions(lesson: Lesson) -> None:
    own = ("roll ", f"seat {lesson.seat + 1} ")
    for n, step in enumerate(lesson.record.steps):
        if lesson.captions[n] and not step.startswith(own):
            raise InvalidSheet(f"step {n + 1} is not the learner's: nobody would see its captions")


@cache
def _parse(text: str) -> Lesson:
    return parse_lesson(text)


def has_lesson(game: AnyGame) -> bool:
    """Say whether a game has a lesson, without reading it."""
    return bool(game.manifest.lesson)


def lesson_of(game: AnyGame) -> Lesson | None:
    """Return a game's lesson; None if it has none."""
    text = read_text(game.manifest.lesson)
    return _parse(text) if text else None
