"""Everything that interfaces need to know of a game beside its rules, found from the game's own object.

Every field has a default, so that a game says only what is special about it. Whatever takes time to load (the
drawing, the painter, the pages to print) is a function that imports it when it is asked for.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from ..language.messages import Messages, read_strings
from ..language.reasons import Reason, tell_text
from .dice import Die
from .errors import MESSAGES
from .options import Options
from .resources import read_text
from .sheet_form import G_contra, SheetForm, Square, find_square
from .types import Choice, Move, Seat

S_contra = TypeVar("S_contra", contravariant=True)
UNOFFICIAL = Reason(MESSAGES, "unofficial")
"""The disclaimer of games that others invented."""


# ---- paper


class Paper(NamedTuple):
    """The size of a page in millimetres, and the margin a printer needs."""

    width: float
    height: float
    margin: float


class PrintedPage(NamedTuple):
    """A page to print in addition to the sheets.

    `template` is a Typst file that makes the page from `data`; its drawings are in `pictures`. Without a
    template `data` is a page of our own template (see `pages.typ`).
    """

    data: Mapping[str, object]
    pictures: Mapping[str, str] = {}
    template: Path | None = None


def never(options: Options) -> bool:
    """No."""
    return False


def never_at(options: Options, seats: int) -> bool:
    """No, with any number of seats."""
    return False


@dataclass(frozen=True)
class DiceStrip:
    """The facts of a game for a printed strip of dice."""

    turns: int = 50
    """At least the length of a game."""
    is_exact: bool = False
    """Whether all games have exactly this number of turns."""
    unit: str = "turn"
    """What a roll is for: "turn" and "round" are said in the reader's language."""
    spare: int = 0
    """Dice beside the strip, for rerolls."""
    notes: tuple[str, ...] = ()
    """Sentences for the reader: a `Reason` is told in the reader's language."""
    is_dealt: Callable[[Options], bool] = never
    """Whether cards are dealt before the first roll, with these options."""
    has_lot: Callable[[Options, int], bool] = never_at
    """Whether a lot says who begins before the first roll, with these options and seats."""
    seats: Callable[[Options], int] | None = None
    """The least number of seats with these options."""


# ---- the manifest


class Heading(NamedTuple):
    """A heading over moves in a menu: written like a choice, but not in the vocabulary."""

    choice: Choice
    label: str


class Missing(NamedTuple):
    """A reading of the dice that a sheet forbids now."""

    dice: tuple[str, ...]
    """The faces that it adds up; none where it does not matter which."""
    mark: str
    """The picture of what it would draw."""
    reason: str


@dataclass(frozen=True, eq=False)
class Manifest(Generic[G_contra, S_contra]):
    """Everything beside the rules that interfaces need to print, draw, serve and list a game."""

    blurb: str = Reason(MESSAGES, "blurb-of-any-game")
    """Two sentences that invite to play it."""
    summary: str = ""
    """One line for menus in a terminal."""
    minutes: int = 20
    credit: str = ""
    """The authors in a sentence; at the foot of printed sheets and on the page of credits."""
    licence: str = ""
    """What the game's authors allow, in a sentence: for companies that want to use its tasks."""
    disclaimer: str = ""
    """A further sentence at the foot of printed sheets."""
    order: int = 9
    """The position in lists; simpler games come first."""
    has_newer_edition: bool = False
    """Whether another edition is meant where none is named."""
    bots: int = 0
    """The number of bots in the one-click game; 0 where it can be played alone."""
    is_shared: bool = False
    """Whether all seats draw on one sheet."""
    words: Mapping[str, str] | Path | Messages = field(default_factory=dict)
    """Strings for people, by key: `option.NAME`, `option.NAME.help`, `option.NAME.VALUE`, `term.NAME`...

    English alone, here or in a JSON file; or a folder with a folder of Fluent files for each language, where
    keys are written with hyphens (docs/languages.md)."""
    sample: str | Path = ""
    """A sheet from the middle of a game, as text, for previews."""
    rules: str | Path = ""
    """The rules for people, in Markdown with pictures (`core/teaching/rules_text.py`)."""
    sources: str | Path = ""
    """Where its rules come from: a list of rulings with their marks, in Markdown like the rules."""
    rule_facts: Callable[[G_contra, Options], Mapping[str, object]] | None = None
    """(game, options) -> the facts that fill the blanks and conditions of the rules"""
    pictures: Mapping[str, str] = field(default_factory=dict)
    """Emoji of terms, for results as people share them; the others are left out."""
    list_terms: Callable[[Options], Sequence[str]] | None = None
    """(options) -> the terms that a game with them can score; by default all of its terms"""
    rules_size: float = 9.6
    """The font size of the printed rules, so that they fit on a page."""
    shapes: Callable[[Options], Sequence[str]] | None = None
    """(options) -> the shape that each face of a die stands for, from 1: "x./xx" is three squares"""
    lesson: str | Path = ""
    """A guided first game: a record with captions (`core/teaching/lesson.py`)."""
    puzzles: str | Path = ""
    """Positions with one best move (`core/teaching/puzzle.py`); `rollwright puzzle --make` writes them."""

    judgement: str = ""
    """How far the coach may be trusted: the mean result of its own moves, and what was possible."""
    dice: tuple[Die, ...] = ()
    """The kinds of its dice, for drawings; by default those of its first throw."""
    sheet: object | None = None
    """The description of its sheet in browser, terminal and on paper: a `drawing.sheet.Sheet`."""
    drawing: Callable[[], object] | None = None
    """Returns the `drawing.Drawing` of its sheet; by default that of `sheet`, or one from its vocabulary."""
    painter: Callable[[], object] | None = None
    """Returns its `drawing.painter.Painter` for terminals; by default that of `sheet`, or its text."""
    rules_page: Callable[[G_contra, Options], PrintedPage] | None = None
    """(game, options) -> a page of rules to print, instead of the rules text"""
    print_more: Callable[[G_contra, Options, Paper], Sequence[PrintedPage]] | None = None
    """(game, options, paper) -> further pages to print, such as cards to cut out"""
    strip: DiceStrip = DiceStrip()
    form: SheetForm[G_contra] = field(default_factory=SheetForm)

    explain: Callable[[G_contra, S_contra, Seat, str], str] | None = None
    """(game, view, seat, part) -> the meaning and the present score of a part of a seat's sheet"""
    describe_move: Callable[[Move], str] | None = None
    """A move as a sentence with its marks in braces: "draws {~} water on c4"; by default its notation"""
    describe_own_move: Callable[[Move], str] | None = None
    """The same, told to the one who made it: "draw {~} water on c4"; by default English verbs lose their s"""
    goal: Callable[[Options], str] | None = None
    """(options) -> the goal in a sentence; empty where most points win"""
    tell_last: Callable[[S_contra], str] | None = None
    """(state) -> "sure" in the last turn, "maybe" where the game may end with this turn, else nothing"""
    weakest_decides: bool = False
    """Whether the terms decide, compared in ascending order; else the total."""
    heading: Callable[[S_contra, Move], Heading | None] | None = None
    """(view, move) -> the heading of a move in a menu"""
    missing: Callable[[S_contra, Seat], Sequence[Missing]] | None = None
    """(view, seat) -> the readings of the dice that are not possible, each with its reason"""
    dice_left: Callable[[S_contra], Sequence[str]] | None = None
    """(view) -> the rolled dice that are still to be taken, in games where players take them"""
    menu_kinds: frozenset[str] = frozenset()
    """Kinds of choices that spend something: offered in a menu, never by pointing at the sheet."""
    instant_kinds: frozenset[str] = frozenset()
    """Kinds of choices that draw nothing: a move of them alone needs no confirmation."""
    square: Callable[[str], Square | None] = find_square
    """A place -> its row and column on the board, for heat maps"""
    level_bots: Mapping[str, str] = field(default_factory=dict)
    """Bots that play a level here instead of the usual ones: {"hunter": "sage@10", "elder": "mine:Best"}."""
    level_ratings: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """What the levels are worth where people are rated, and how sure that is (Glicko-2); empty: nobody is."""
    house_note: str = ""
    """What bots do not know of this game's house rules, in a sentence."""

    levels: Mapping[str, Mapping[str, float]] | Path = field(default_factory=dict)
    """What levels of bots make on average, term by term: {"hunter": {"lake": 31.5}}."""
    tasks: Path | None = None
    """The benchmark's tasks with this game, in JSON (`lab/benchmark/tasks.py`)."""

    @property
    def footer(self) -> str:
        """The credit and the disclaimer, in the current language."""
        disclaimer = self.messages.say_or("disclaimer", tell_text(self.disclaimer))
        return " ".join(filter(None, (self.told_credit, disclaimer)))

    @property
    def told_credit(self) -> str:
        """The authors in a sentence, in the current language."""
        return self.messages.say_or("credit", tell_text(self.credit))

    @cached_property
    def messages(self) -> Messages:
        """The game's own strings."""
        if isinstance(self.words, Messages):
            return self.words
        if isinstance(self.words, Path) and self.words.is_dir():
            return Messages(self.words)
        return read_strings(json.loads(read_text(self.words)) if isinstance(self.words, Path) else self.words)

    def load_levels(self) -> Mapping[str, Mapping[str, float]]:
        """Return what levels make on average; nothing where a game has no such file."""
        if not isinstance(self.levels, Path):
            return self.levels
        loaded: dict[str, dict[str, float]] = json.loads(read_text(self.levels) or "{}")
        return loaded
