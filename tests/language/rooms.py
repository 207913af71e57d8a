"""All messages and texts of all rooms, as translators wrote them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast, parse

import rollwright

ROOT = Path(rollwright.__file__).parent
HOMES = (ROOT, *(Path(__file__).parents[2] / "examples").glob("*/src"))
BLANK = re.compile(r"\[\[\w+\]\]")
MARK = re.compile(r"\{[^{}\s]+\}")
CONDITION = re.compile(r"^\?([a-z_]+)(?=[^a-z_])", re.MULTILINE)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def list_rooms() -> list[Path]:
    """Return the folders `languages` of all packages."""
    found = (path.parent for home in HOMES for path in home.glob("**/languages/en"))
    return sorted(found)


def name_room(room: Path) -> str:
    """ ".../rollwright/games/duel/languages" -> "games/duel" """
    return str(room.parent.relative_to(ROOT)) if room.is_relative_to(ROOT) else room.parent.name


class Selector(NamedTuple):
    """What a message is chosen by, and the names of its variants."""

    variable: str
    keys: frozenset[str]

    @property
    def is_plural(self) -> bool:
        """Whether a number decides."""
        return bool(self.keys & PLURALS - {"other"})


class Said(NamedTuple):
    """A message: its texts one behind the other, the variables it shows, and its selectors."""

    text: str
    shown: frozenset[str]
    selectors: tuple[Selector, ...]

    @property
    def variables(self) -> set[str]:
        """All variables, shown or not."""
        return {*self.shown, *(selector.variable for selector in self.selectors)}


@cache
def read_room(room: Path, language: str) -> tuple[dict[str, Said], list[str]]:
    """Return the messages of a room, and what is wrong with its files."""
    messages: dict[str, Said] = {}
    wrong = []
    for path in sorted((room / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                wrong.append(f"{path.name}: {(entry.content or '').strip()[:80]!r} is no message")
            if isinstance(entry, ast.Message):
                name = entry.id.name
                if name in messages:
                    wrong.append(f"{path.name}: {name} is there twice")
                if entry.value is None or entry.attributes:
                    wrong.append(f"{path.name}: {name} has attributes, or no text")
                else:
                    messages[name] = read_message(entry.value)
    return messages, wrong


def read_message(pattern: ast.Pattern) -> Said:
    """Return a message with all its variants."""
    shown: set[str] = set()
    selectors: list[Selector] = []
    text = "".join(_read(pattern, shown, selectors))
    return Said(text, frozenset(shown), tuple(selectors))


def _read(pattern: ast.Pattern, shown: set[str], selectors: list[Selector]) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
            continue
        match element.expression:
            case ast.StringLiteral(value=value):
                yield value
            case ast.SelectExpression(selector=selector, variants=variants):
                keys = frozenset(_name_key(variant.key) for variant in variants)
                selectors.extend(Selector(name, keys) for name in _find_variables(selector))
                for variant in variants:
                    yield from _read(variant.value, shown, selectors)
                    yield "\n"
            case expression:
                shown.update(_find_variables(expression))


def _name_key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def _find_variables(expression: object) -> Iterator[str]:
    if isinstance(expression, ast.VariableReference):
        yield expression.id.name
    elif isinstance(expression, ast.FunctionReference):
        for argument in expression.arguments.positional:
            yield from _find_variables(argument)


def list_texts(room: Path, language: str) -> dict[str, str]:
    """Return the longer texts of a room: rules, lessons, references."""
    files = (path for path in (room / language).iterdir() if path.suffix != ".ftl" and path.is_file())
    return {path.name: path.read_text(encoding="utf-8") for path in files}
