"""The vocabulary of a game: all its choices, each with one number that is the same in every state.

A move is a path of these numbers. Notation, menus, previews and the actions of environments look them up.
Number 0 is `wait`, the only choice of a seat that has nothing to decide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import cached_property

from ..language.current import current_language
from ..language.reasons import Reason
from .errors import MESSAGES, IllegalMove
from .types import Choice, Move

WAIT = Choice("wait", "")
WAITS = 0
NO_CHOICE = -1
"""Marks the end of a path."""
Path = tuple[int, ...]


class Label(str):
    """A choice in words, and less of it where a tile draws the rest: "2+3=5 water, shape 6", "water"."""

    __slots__ = ("brief", "dice", "tile")

    tile: str
    """What a tile says beside its picture: the whole text unless something else is given."""
    brief: str
    """What a narrow menu says: "wild" of "wild: draw any one icon anywhere"."""
    dice: tuple[str, ...]
    """The two dice whose sum stands before what the tile says."""

    def __new__(cls, text: str, tile: str = "", dice: tuple[str, ...] = (), brief: str = "") -> Label:
        """Make the label of its texts."""
        label = super().__new__(cls, text)
        label.tile, label.dice = tile or text, dice
        label.brief = brief or label.tile
        return label


def shorten_label(label: str) -> str:
    """Return what a narrow menu says of a label."""
    return label.brief if isinstance(label, Label) else label


def label_plainly(choice: Choice) -> str:
    """squares:c4,c5 -> "c4 c5" """
    return choice.value.replace(",", " ")


def nowhere(choice: Choice) -> tuple[str, ...]:
    """Return no place: for games whose choices touch none."""
    return ()


class Vocabulary:
    """The choices of a game, numbered from 1; `longest` is the length of the longest path of a move."""

    def __init__(
        self,
        choices: Iterable[Choice],
        longest: int,
        label: Callable[[Choice], str] = label_plainly,
        places: Callable[[Choice], tuple[str, ...]] = nowhere,
    ) -> None:
        self.choices = (WAIT, *choices)
        self.longest = longest
        self._label, self._places = label, places
        self._labels: dict[str, tuple[str, ...]] = {}
        self._numbers = {choice: number for number, choice in enumerate(self.choices)}
        assert len(self._numbers) == len(self.choices), "a choice has one number"

    def __len__(self) -> int:
        return len(self.choices)

    def __contains__(self, choice: Choice) -> bool:
        return choice in self._numbers

    def __repr__(self) -> str:
        return f"<Vocabulary of {len(self)} choices>"

    @property
    def labels(self) -> tuple[str, ...]:
        """Each choice in words for menus, by number, in the current language."""
        language = current_language()
        if language not in self._labels:
            self._labels[language] = (WAIT.kind, *map(self._label, self.choices[1:]))
        return self._labels[language]

    def with_labels(self, label: Callable[[Choice], str]) -> Vocabulary:
        """Return the same choices, each in words for menus: rules have the numbers alone."""
        worded = copy(self)
        worded._label, worded._labels = label, {}
        return worded

    @cached_property
    def places(self) -> tuple[tuple[str, ...], ...]:
        """The ids of the places each choice touches, by number."""
        return ((), *map(self._places, self.choices[1:]))

    @cached_property
    def all_places(self) -> tuple[str, ...]:
        """All places that choices touch, each once, in the order of the choices."""
        return tuple(dict.fromkeys(place for places in self.places for place in places))

    def number_of(self, choice: Choice) -> int:
        """Return a choice's number; `choice_of` undoes it. IllegalMove if the game has no such choice."""
        number = self._numbers.get(choice)
        if number is None:
            raise IllegalMove(Reason(MESSAGES, "no-such-choice", choice=repr(str(choice)[:40])))
        return number

    def choice_of(self, number: int) -> Choice:
        """Return the choice of a number; IllegalMove if there is none."""
        if not 0 <= number < len(self.choices):
            raise IllegalMove(f"choices are numbered from 0 to {len(self.choices) - 1}, not {number}")
        return self.choices[number]

    def first_of(self, kind: str) -> int:
        """Return the lowest number of a kind of choice."""
        return next(n for n, choice in enumerate(self.choices) if choice.kind == kind)

    def places_of(self, choice: Choice) -> tuple[str, ...]:
        """Return the ids of the places a choice touches: `squares:c4,c5` -> ("c4", "c5")."""
        return self.places[self.number_of(choice)]

    def path_of(self, move: Move) -> Path:
        """Return a move as numbers; `move_of` undoes it."""
        return tuple(map(self.number_of, move))

    def move_of(self, path: Sequence[int]) -> Move:
        """Return the move of a path of numbers."""
        choices = self.choices
        return tuple([choices[number] for number in path])
