"""Forms: how a sheet text is edited by tapping its drawing and by fields beside it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from .options import Option

Square = tuple[int, int]
"""A row and a column, both from 0."""
_SQUARE = re.compile(r"(?P<column>[a-z])(?P<row>[1-9][0-9]?)")


class HasOptions(Protocol):
    """The part of a game that every form needs."""

    @property
    def options(self) -> tuple[Option, ...]: ...


G_contra = TypeVar("G_contra", bound=HasOptions, contravariant=True)


def find_square(place: str) -> Square | None:
    """ "c4" -> (3, 2); None for what is no square named by a letter and a number"""
    found = _SQUARE.fullmatch(place)
    return None if found is None else (int(found["row"]) - 1, ord(found["column"]) - ord("a"))


@dataclass(frozen=True)
class Value:
    """A value of a field, and its label."""

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
    """Returns a string for people by its key; the game's own strings come first.

    Where there is none it returns `otherwise`, or else the last part of the key.
    """

    def __call__(self, key: str, otherwise: str = "", **values: object) -> str: ...


def read_word(text: str, name: str, default: str = "") -> str:
    """ "duel board=9 round=3", "round" -> "3" """
    found = re.search(rf"(?<= ){name}=(\S+)", text.split("\n", 1)[0])
    return found[1] if found else default


def write_word(text: str, name: str, value: str) -> str:
    """Set a word of the first line, in its place or at the end; an empty value removes it."""
    head, _, rest = text.partition("\n")
    words = head.split()
    place = next((n for n, word in enumerate(words) if word.startswith(f"{name}=")), len(words))
    words[place : place + 1] = [f"{name}={value}"] if value else []
    return " ".join(words) + "\n" + rest


def option_field(option: Option, text: str, say: Say) -> FormField:
    """Return the field of an option that is written in the first line of a sheet."""
    values = tuple(Value(each, say(f"option-{option.name}-{each}", each)) for each in option.values)
    return FormField(
        option.name,
        "choice",
        read_word(text, option.name, option.default),
        say(f"option-{option.name}", option.name),
        values,
    )


def list_option_fields(game: HasOptions, text: str, say: Say) -> Iterable[FormField]:
    """Return a field for every option that has a list of values."""
    return [
        option_field(option, text, say) for option in game.options if option.values and not option.is_quiet
    ]


def write_option(game: HasOptions, text: str, name: str, value: str) -> str:
    """Return the text with an option set; a default is not written."""
    default = next(option.default for option in game.options if option.name == name)
    return write_word(text, name, "" if value in ("", default) else value)


def no_tapping(text: str, place: str) -> str | None:
    """No place is special."""
    return None


@dataclass(frozen=True)
class SheetForm(Generic[G_contra]):
    """The functions that edit a sheet text by tapping its drawing and by the fields beside it."""

    list_fields: Callable[[G_contra, str, Say], Iterable[FormField]] = list_option_fields
    """(game, text, say) -> the parts of the sheet that are not squares"""
    write_field: Callable[[G_contra, str, str, str], str] = write_option
    """(game, text, name, value) -> the text with a field set"""
    find_word: Callable[[str], Square | None] = find_square
    """A place -> the line below the first and the word on it that holds its mark, both from 0"""
    tap: Callable[[str, str], str | None] = no_tapping
    """(text, place) -> the text with a special place tapped; None where it is not special"""
    sample_places: tuple[str, ...] = ("a1", "b2")
    """Places of every kind, to find the marks that can be written."""
