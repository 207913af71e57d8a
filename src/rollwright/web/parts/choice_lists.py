"""A game's vocabulary as the browser loads it: each choice encoded by its difference from the last.

Most choices repeat another one a square further on, and most labels name what their choice names:
written so, all choices of a game travel in one or two kilobytes. `offers.js` reads them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from ...core.types import Choice
from ...core.vocabulary import Label
from ...games.catalogue import find_game
from ...language.current import cached_in_language
from ...sheets.svg.drawings import drawing_of

_PARTS = re.compile(r"0|[1-9][0-9]*|[a-zA-Z]|[^a-zA-Z0-9]+")
_NAMED = re.compile(r"[a-z]?[0-9]+")
_NAMED_ALONE = re.compile(r"(?<!\w)[a-z]?[0-9]+(?!\w)")
NAMES = "\x1a"
"""Stands in a label before the number of what its choice names: `draw:d2=4` names d2 and 4."""


@cached_in_language(64)
def describe_vocabulary(game_id: str) -> str:
    """Return every choice of a game by its number: its text, label, places, and what it draws.

    A label or places that are just the values of the choice are left out; `tiles` are the shorter texts of
    labels that have one.
    """
    game = find_game(game_id)
    vocabulary, trace = game.vocabulary, drawing_of(game).trace
    choices = vocabulary.choices
    lists = {
        "kinds": [(kind, len(list(run))) for kind, run in groupby(choice.kind for choice in choices)],
        "values": fold([choice.value for choice in choices]),
        "labels": [
            None if label == " ".join(_values_of(choice)) else shorten(str(label), choice.value)
            for choice, label in zip(choices, vocabulary.labels, strict=True)
        ],
        "tiles": [
            shorten(label.tile, choice.value) if isinstance(label, Label) and label.tile != label else None
            for choice, label in zip(choices, vocabulary.labels, strict=True)
        ],
        "places": [
            None if list(places) == _values_of(choice) else places
            for choice, places in zip(choices, vocabulary.places, strict=True)
        ],
        "marks": [trace(choice) for choice in choices],
        "explicit": sorted(game.manifest.menu_kinds),
        "instant": sorted(game.manifest.instant_kinds),
    }
    return msgspec.json.encode(lists).decode()


def _values_of(choice: Choice) -> list[str]:
    """ "squares:c4,c5" -> ["c4", "c5"]"""
    return choice.value.split(",")


def fold(values: Sequence[str]) -> str:
    """["a1,b1", "b1,c1", "c1,d1", "x"] -> "=a1,b1", "1 0 1 0*2", "=x", one to a line"""
    lines, before = [], _split("")
    for number, value in enumerate(values):
        parts, form = _split(value)
        is_alike = number and form == before[1]
        lines.append(_steps(before[0], parts) if is_alike else f"={value}")
        before = parts, form
    runs = ((line, len(list(run))) for line, run in groupby(lines))
    return "\n".join(line if times == 1 else f"{line}*{times}" for line, times in runs)


def _split(value: str) -> tuple[list[str], list[str]]:
    """ "a12,b" -> (["a", "12", ",", "b"], ["a", "1", ",", "a"]): the parts, and what kind each is of"""
    parts = _PARTS.findall(value)
    return parts, ["1" if part.isdigit() else "a" if part.isalpha() else part for part in parts]


def _steps(before: Iterable[str], parts: Iterable[str]) -> str:
    """Return by how much letters and numbers grew: a1, c1 -> "2 0" """
    pairs = [(was, now) for was, now in zip(before, parts, strict=True) if now.isalnum()]
    return " ".join(str(_count(now) - _count(was)) for was, now in pairs)


def _count(part: str) -> int:
    return int(part) if part.isdigit() else ord(part)


def shorten(label: str, value: str) -> str:
    """Let a label point to what its choice names: "lake (4) on d2" of d2=4 -> "lake (\x1a1) on \x1a0"."""
    left = list(enumerate(_NAMED.findall(value)))

    def point(found: re.Match[str]) -> str:
        index = next((at for at, (_, name) in enumerate(left) if name == found[0]), None)
        return found[0] if index is None else f"{NAMES}{left.pop(index)[0]}"

    return _NAMED_ALONE.sub(point, label)
