"""All that interfaces want to know of a game besides its rules, found from the game's own object.

Every field has a default, so that a game says only what is special about it. Whatever takes time to load (the
drawing, the painter, the pages to print) is a function that imports it when it is asked for.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from .options import Option, Options
from .types import Choice, Move

if TYPE_CHECKING:
    from .drawing import Drawing
    from .game import AnyGame
    from .terminal.painter import Painter

Json = dict[str, Any]
Square = tuple[int, int]
"""A row and a column, both from 0."""
UNOFFICIAL = "Unofficial and non-commercial; all drawings are our own."
_SQUARE = re.compile(r"(?P<column>[a-z])(?P<row>[1-9][0-9]?)")
_READS: dict[Path, str] = {}


def find_square(place: str) -> Square | None:
    """ "c4" -> (3, 2); None for what is no square named by a letter and a number"""
    found = _SQUARE.fullmatch(place)
    return None if found is None else (int(found["row"]) - 1, ord(found["column"]) - ord("a"))


def read_text(source: str | Path) -> str:
    """Return a text that is given, or that stands in a file."""
    if isinstance(source, str):
        return source
    if source not in _READS:
        _READS[source] = source.read_text(encoding="utf-8")
    return _READS[source]


def load_later(package: str, name: str) -> Callable[[], Any]:
    """("games.duel", ".drawing:DRAWING") -> a function that imports it when it is asked for"""
    module, _, attribute = name.partition(":")
    return lambda: getattr(import_module(module, package), attribute)


def find_files(home: Path, package: str) -> dict[str, Any]:
    """Return the fields of a manifest that stand in a game's folder under the names they usually have.

    What takes time to load is a function that imports it when it is asked for.
    """
    files = {"words": "words.json", "sample": "sample.txt", "rules": "rules.md", "lesson": "lesson.txt"}
    drawing, painter = load_later(package, ".drawing:DRAWING"), load_later(package, ".terminal:PAINTER")
    return {name: home / file for name, file in files.items()} | {"drawing": drawing, "painter": painter}


# ---- paper


class Paper(NamedTuple):
    """The size of a page in millimetres, and the margin a printer needs."""

    width: float
    height: float
    margin: float


class PrintedPage(NamedTuple):
    """A page to print besides the sheets.

    `template` is a file in Typst's language that makes the page from `data`; the drawings it shows are named
    in `pictures`. Without a template `data` is what our own template knows as a page (see `pages.typ`).
    """

    data: Json
    pictures: Mapping[str, str] = {}
    template: Path | None = None


def never(options: Options) -> bool:
    """No."""
    return False


@dataclass(frozen=True)
class DiceStrip:
    """What a printed strip of dice must know of a game."""

    turns: int = 50
    """More than games need."""
    is_exact: bool = False
    """Whether a game has just so many turns."""
    unit: str = "turn"
    spare: int = 0
    """Dice beside the strip, for those who roll again."""
    notes: tuple[str, ...] = ()
    is_dealt: Callable[[Options], bool] = never
    """Whether something is dealt before the first roll, with these options."""
    seats: Callable[[Options], int] | None = None
    """How many seats these options need at least."""


# ---- sheets tapped together on a screen


@dataclass(frozen=True)
class Value:
    """Something a field can be set to, and what it is called."""

    value: str
    label: str


@dataclass(frozen=True)
class FormField:
    """A part of a sheet: one of several values, a number, or boxes to tick (values joined by commas)."""

    name: str
    kind: str
    value: str
    label: str
    values: tuple[Value, ...] = ()
    least: int = 0
    most: int = 0


class Say(Protocol):
    """Returns a string people read by its key; the game's own come first."""

    def __call__(self, key: str, **values: object) -> str: ...


def read_word(text: str, name: str, default: str = "") -> str:
    """ "duel board=9 round=3", "round" -> "3" """
    found = re.search(rf"(?<= ){name}=(\S+)", text.split("\n", 1)[0])
    return found[1] if found else default


def write_word(text: str, name: str, value: str) -> str:
    """Set a word of the first line, where it stands or behind the others; an empty value takes it away."""
    head, _, rest = text.partition("\n")
    words = head.split()
    place = next((n for n, word in enumerate(words) if word.startswith(f"{name}=")), len(words))
    words[place : place + 1] = [f"{name}={value}"] if value else []
    return " ".join(words) + "\n" + rest


def option_field(option: Option, text: str, say: Say) -> FormField:
    """Return the field of an option that is written in the first line of a sheet."""
    values = tuple(Value(each, say(f"option.{option.name}.{each}")) for each in option.values)
    return FormField(
        option.name,
        "choice",
        read_word(text, option.name, option.default),
        say(f"option.{option.name}"),
        values,
    )


def list_option_fields(game: AnyGame, text: str, say: Say) -> Iterable[FormField]:
    """Return a field for every option that has a list of values."""
    return [option_field(option, text, say) for option in game.options if option.values]


def write_option(game: AnyGame, text: str, name: str, value: str) -> str:
    """Return the text with an option set; what is usual is not written."""
    default = next(option.default for option in game.options if option.name == name)
    return write_word(text, name, "" if value in ("", default) else value)


def no_tapping(text: str, place: str) -> str | None:
    """No place is special."""
    return None


@dataclass(frozen=True)
class SheetForm:
    """How a sheet text is changed by tapping its drawing and by the fields beside it."""

    list_fields: Callable[[AnyGame, str, Say], Iterable[FormField]] = list_option_fields
    """(game, text, say) -> the parts of the sheet that are no squares"""
    write_field: Callable[[AnyGame, str, str, str], str] = write_option
    """(game, text, name, value) -> the text with a field set"""
    find_word: Callable[[str], Square | None] = find_square
    """A place -> the line below the first and the word on it where its mark stands, both from 0"""
    tap: Callable[[str, str], str | None] = no_tapping
    """(text, place) -> the text with a special place tapped; None where it is not special"""
    sample_places: tuple[str, ...] = ("a1", "b2")
    """Places of every kind, to find out which marks can be written."""


# ---- the manifest


class Heading(NamedTuple):
    """What moves are listed under in a menu: no choice of the vocabulary, but written like one."""

    choice: Choice
    label: str


@dataclass(frozen=True, eq=False)
class Manifest:
    """What a game says of itself to the people who print, draw, serve and list it."""

    blurb: str = "A roll-and-write game."
    """Two sentences that make somebody want to play it."""
    summary: str = ""
    """One line, where games are chosen in a terminal."""
    minutes: int = 20
    credit: str = ""
    """Who made it, in a sentence; at the foot of printed sheets and on the page of credits."""
    disclaimer: str = ""
    """What a printed sheet says besides."""
    order: int = 9
    """The simpler a game, the earlier it is shown: one begins with the first."""
    has_newer_edition: bool = False
    """Whether another edition is meant where nobody says which."""
    bots: int = 0
    """How many bots the one-click game has; none where it can be played alone."""
    is_shared: bool = False
    """Whether all seats draw on one sheet."""
    words: Mapping[str, str] | Path = field(default_factory=dict)
    """Strings people read, by key: `option.NAME`, `option.NAME.help`, `option.NAME.VALUE`, `term.NAME`..."""
    sample: str | Path = ""
    """A sheet from the middle of a game, as text, to show what the game looks like."""
    rules: str | Path = ""
    """The rules for people, in Markdown with pictures (`core/rules_text.py`), for browser and paper."""
    rule_facts: Callable[[Any, Options], Mapping[str, Any]] | None = None
    """(game, options) -> what the blanks and conditions of the rules say"""
    rules_size: float = 9.6
    """How large the rules are printed, so that they are one page."""
    lesson: str | Path = ""
    """A guided first game: a record with captions (`core/lesson.py`)."""

    judgement: str = ""
    """How far the coach may be trusted here: what its own moves make on average, and what was possible."""
    drawing: Callable[[], Drawing] | None = None
    """The drawing of its sheet; without, a plain one from its vocabulary and its text."""
    painter: Callable[[], Painter] | None = None
    """Its painter in a terminal; without, one that shows the sheet's text."""
    rules_page: Callable[[AnyGame, Options], PrintedPage] | None = None
    """(game, options) -> its rules on a page to print, where its rules text will not do"""
    print_more: Callable[[AnyGame, Options, Paper], Sequence[PrintedPage]] | None = None
    """(game, options, paper) -> what else is printed for a game: cards to cut out"""
    strip: DiceStrip = DiceStrip()
    form: SheetForm = SheetForm()

    explain: Callable[[Any, Any, int, str], str] | None = None
    """(game, view, seat, part) -> what a part of a seat's sheet is, what it scores now and why"""
    describe_move: Callable[[Move], str] | None = None
    """A move as a sentence with its marks in braces: "draws {~} water on c4"; without, its notation"""
    goal: Callable[[Options], str] | None = None
    """(options) -> what is to be reached, in a sentence; nothing where points are enough"""
    weakest_decides: bool = False
    """Whether terms are compared from the lowest up; else the total decides."""
    heading: Callable[[Any, Move], Heading | None] | None = None
    """(view, move) -> what a move is listed under in a menu, besides its own choices"""
    dice_left: Callable[[Any], Sequence[str]] | None = None
    """(view) -> which of the dice rolled still lie there, in games where players take them"""
    menu_kinds: frozenset[str] = frozenset()
    """Kinds of choices that spend something: they are made in a menu, never by pointing at the sheet."""
    instant_kinds: frozenset[str] = frozenset()
    """Kinds of choices that draw nothing: a whole move of them is made by one press, unasked."""
    square: Callable[[str], Square | None] = find_square
    """A place -> its row and column on the board, for maps of what is used"""
    house_note: str = ""
    """What bots do not know about this game's house rules, in a sentence."""

    @property
    def footer(self) -> str:
        """The credit and what is said besides."""
        return " ".join(filter(None, (self.credit, self.disclaimer)))

    def load_words(self) -> Mapping[str, str]:
        """Return the game's own strings."""
        if isinstance(self.words, Path):
            loaded: dict[str, str] = json.loads(read_text(self.words))
            return loaded
        return self.words
