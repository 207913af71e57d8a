"""The description of a sheet: rows of boxes, columns, tables and notes, for browser, terminal and paper.

Sheet(
    Row("red", list_places("r", range(2, 13)), range(2, 13), colour="red", lock="lock-r", term="red"),
    Row("missed", list_places("m", range(1, 5)), ["-5"] * 4, term="missed"),
    Table(("crosses", 1, 2, 3), ("points", 1, 3, 6)),
    Note("Cross numbers from left to right."),
)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ..any_game import AnyGame
from ..core.descriptions import mention_term
from ..core.errors import InvalidSetup
from .theme import COLOUR_INKS

MOST_IN_A_ROW = 12


def list_places(prefix: str, names: Iterable[object]) -> tuple[str, ...]:
    """ "r", range(2, 5) -> ("r2", "r3", "r4")"""
    return tuple(f"{prefix}{name}" for name in names)


class Row:
    """A row of boxes: what is printed before it and in its boxes, its colour, a lock at its end, and the term
    of the score whose points stand behind it. Small labels leave room for numbers that players write."""

    def __init__(
        self,
        label: str,
        places: Sequence[str],
        labels: Iterable[object] = (),
        *,
        colour: str = "",
        lock: str = "",
        term: str = "",
        has_small_labels: bool = False,
    ) -> None:
        """Check the description; InvalidSetup says what is wrong with it."""
        self.has_small_labels = has_small_labels
        self.label, self.colour, self.lock, self.term = label, colour, lock, term
        self.places = tuple(places)
        self.labels = tuple(map(str, labels)) or ("",) * len(self.places)
        if isinstance(places, str):
            raise InvalidSetup(f"row {label!r}: places are a list of names, not the text {places!r}")
        if len(self.labels) != len(self.places):
            boxes, texts = len(self.places), len(self.labels)
            raise InvalidSetup(f"row {label!r} has {boxes} places and {texts} labels: one for each place")
        if colour and colour not in COLOUR_INKS:
            raise InvalidSetup(f"row {label!r}: a colour is {', '.join(COLOUR_INKS)}, not {colour!r}")

    @property
    def all_places(self) -> tuple[str, ...]:
        """Its boxes and its lock."""
        return (*self.places, *([self.lock] if self.lock else []))


class Columns:
    """A line of headings over the boxes below it."""

    def __init__(self, *labels: object) -> None:
        """Keep the texts."""
        self.labels = tuple(map(str, labels))


class Table:
    """A printed table: lines of equally many cells."""

    def __init__(self, *rows: Sequence[object]) -> None:
        """Keep the texts; InvalidSetup if lines differ in length."""
        self.rows = tuple(tuple(map(str, row)) for row in rows)
        if not rows or len({len(row) for row in self.rows}) > 1:
            raise InvalidSetup("the lines of a table have equally many cells, and there is at least one")


@dataclass(frozen=True)
class Note:
    """A sentence printed on the sheet."""

    text: str


Part = Row | Columns | Table | Note


class Sheet:
    """The parts of a sheet from top to bottom; `most` is the highest number that is written in a box.

    Without `shows_start` the marks of the first state are left out of blank sheets, for players to write.
    """

    def __init__(self, *parts: Part, most: int = 9, has_score: bool = True, shows_start: bool = True) -> None:
        """Check the description; InvalidSetup says what is wrong with it."""
        self.parts, self.most, self.has_score, self.shows_start = parts, most, has_score, shows_start
        for part in parts:
            if not isinstance(part, Part):
                kind = type(part).__name__
                raise InvalidSetup(f"a sheet consists of Row, Columns, Table and Note, not of a {kind}")
        names = [place for row in self.rows for place in row.all_places]
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise InvalidSetup(f"a place is on a sheet once: not {twice[0]!r}")

    @property
    def rows(self) -> tuple[Row, ...]:
        """Its rows of boxes."""
        return tuple(part for part in self.parts if isinstance(part, Row))

    def check(self, game: AnyGame) -> None:
        """Raise InvalidSetup unless this is a sheet of the game: it has every place and no other terms."""
        places = {place for row in self.rows for place in row.all_places}
        lost = [place for place in game.vocabulary.all_places if place not in places]
        if lost:
            raise InvalidSetup(f"{game.id}: its sheet has no box {lost[0]!r}, which a choice names")
        terms = [row.term for row in self.rows if row.term and row.term not in game.terms]
        if terms:
            raise InvalidSetup(
                f"{game.id}: its sheet has a row of {terms[0]!r}, which is no term of the score"
            )


# ---- the sheet of a game that describes none


def plan_sheet(game: AnyGame) -> Sheet:
    """Return rows of all places in the order of the vocabulary, with its labels: terms of the score one below
    the other, other places in lines."""
    places = game.vocabulary.all_places
    if places and set(places) <= set(game.terms):
        return Sheet(*(Row(mention_term(game, place), (place,), term=place) for place in places))
    labels = _name_places(game)
    return Sheet(*(row for kind, group in _by_kind(game) for row in _lay_lines(kind, group, labels)))


def _name_places(game: AnyGame) -> dict[str, str]:
    """Return the label of the first choice that touches a place alone; else the place's own name."""
    words = game.vocabulary
    labels = {place: place for place in words.all_places}
    for label, places in reversed(list(zip(words.labels, words.places))):
        if len(places) == 1:
            labels[places[0]] = label
    return labels


def _by_kind(game: AnyGame) -> Iterator[tuple[str, list[str]]]:
    """Yield the places that each kind of choice is the first to touch."""
    kinds: dict[str, str] = {}
    for choice, places in zip(game.vocabulary.choices, game.vocabulary.places):
        for place in places:
            kinds.setdefault(place, choice.kind)
    for kind in dict.fromkeys(kinds.values()):
        yield kind, [place for place in kinds if kinds[place] == kind]


def _lay_lines(kind: str, places: list[str], labels: dict[str, str]) -> Iterator[Row]:
    """Yield lines of boxes; a word that all labels begin with stands before the first."""
    said = [labels[place] for place in places]
    first = {label.split(" ")[0] for label in said}
    shared = first.pop() if len(first) == 1 and all(" " in label for label in said) else ""
    for start in range(0, len(places), MOST_IN_A_ROW):
        line = places[start : start + MOST_IN_A_ROW]
        texts = [label.removeprefix(f"{shared} ") for label in said[start : start + MOST_IN_A_ROW]]
        yield Row((shared or kind) if start == 0 else "", line, texts, has_small_labels=True)
