"""Lessons: a first game that explains itself, as a record with captions.

A lesson is a record with special comments. `#:` starts a caption of the step below it, `#@` names parts of
the sheet that glow meanwhile; all but the last caption of a step are read before anything is done:

    #: Two dice make the sum, the third the shape.
    #@ dice
    #: {~} Water is due: draw it where the sheet glows.
    2 seat 1 6 water c4,c5,c6

Captions come before the rolls and the moves of the learner, the first person; after the last step they lead
into the game that goes on. A name in braces is a mark of the game. The state of a lesson follows from the
steps made so far.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from ..errors import InvalidSheet
from ..game import Game
from ..record import Record, parse_record
from ..resources import read_text
from ..types import Seat

S = TypeVar("S")
CAPTION, GLOW = "#:", "#@"
_STEP = re.compile(r"[1-9][0-9]* ")
_MARK = re.compile(r"\{[^{} ]+\} ?")
DICE, SCORE, SHAPES = "dice", "score", "shapes"
"""What can glow beside parts of the sheet: the dice, the score, and shapes where dice stand for them."""


def list_beside(game: Game[S]) -> set[str]:
    """Return what can glow beside parts of a game's sheet; `shape-4` is the shape of one face."""
    shapes = game.manifest.shapes
    faces = shapes({option.name: option.default for option in game.options}) if shapes else ()
    return {DICE, SCORE, *((SHAPES,) if faces else ()), *(f"shape-{n}" for n, _ in enumerate(faces, 1))}


@dataclass(frozen=True)
class Caption:
    """A text, and the parts of the sheet that glow meanwhile."""

    text: str
    glow: tuple[str, ...] = ()

    @property
    def plain(self) -> str:
        """The text without its marks."""
        return _MARK.sub("", self.text)


@dataclass(frozen=True)
class Lesson:
    """A script: the record, and the captions before each of its steps; the last ones come after the end."""

    record: Record
    captions: tuple[tuple[Caption, ...], ...]

    @property
    def seat(self) -> Seat:
        """The learner's seat."""
        return next(seat for seat, player in enumerate(self.record.players) if not player.is_bot)

    def find_step(self, done: Sequence[str]) -> int:
        """Return the index of the next step of chance or of the learner.

        After the last it is the number of steps, and one more once the game has gone on. Other seats may move
        before or after it.
        """
        own = f"seat {self.seat + 1} "
        passed = sum(step.startswith(("roll ", own)) for step in done)
        taught = [n for n, step in enumerate(self.record.steps) if step.startswith(("roll ", own))]
        behind = passed - len(taught)
        return taught[passed] if behind < 0 else len(self.record.steps) + min(1, behind)

    def is_over(self, done: Sequence[str]) -> bool:
        """Say whether the script is over."""
        return self.find_step(done) >= len(self.record.steps)

    def find_roll(self, done: Sequence[str]) -> str | None:
        """Return the roll that is due after these steps: "2 3 6"; None once the script is over."""
        return self._find("roll ", done)

    def find_move(self, done: Sequence[str], seat: Seat) -> str | None:
        """Return the scripted move of a seat after these steps, in notation; None if it is free."""
        return self._find(f"seat {seat + 1} ", done)

    def _find(self, kind: str, done: Sequence[str]) -> str | None:
        written = [step for step in self.record.steps if step.startswith(kind)]
        made = sum(step.startswith(kind) for step in done)
        return written[made].removeprefix(kind) if made < len(written) else None


def parse_lesson(text: str) -> Lesson:
    """Read a lesson; InvalidSheet, with the line, if a caption would never be shown."""
    record, by_step = parse_record(text), list[tuple[Caption, ...]]()
    captions: list[Caption] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith(CAPTION):
            captions.append(Caption(line.removeprefix(CAPTION).strip()))
        elif line.startswith(GLOW):
            captions[-1:] = [_with_glow(captions, line, number)]
        elif _STEP.match(line):
            by_step.append(tuple(captions))
            captions = []
    lesson = Lesson(record, (*by_step, tuple(captions)))
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


def has_lesson(game: Game[S]) -> bool:
    """Say whether a game has a lesson, without reading it."""
    return bool(game.manifest.lesson)


def lesson_of(game: Game[S]) -> Lesson | None:
    """Return a game's lesson; None if it has none."""
    text = read_text(game.manifest.lesson)
    return _parse(text) if text else None
