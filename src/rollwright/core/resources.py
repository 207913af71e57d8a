"""Texts and modules in a game's folder, loaded when they are first used."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TypedDict

from ..language.current import ENGLISH, PSEUDO, current_language
from ..language.messages import Messages, load_messages
from ..language.pseudo import accent_file


class GameFiles(TypedDict):
    """The fields of a manifest that stand in a game's folder under their usual names."""

    words: Messages
    sample: Path
    rules: Path
    sources: Path
    lesson: Path
    levels: Path
    drawing: Callable[[], object]
    painter: Callable[[], object]


def find_files(home: Path, package: str) -> GameFiles:
    """Return the texts in a game's data folder, and its drawing and painter, which are imported lazily."""
    return {
        "words": load_messages(home),
        "sample": home / "sample.txt",
        "rules": home.parent / "languages/en/rules.md",
        "sources": home.parent / "languages/en/sources.md",
        "lesson": home.parent / "languages/en/lesson.txt",
        "levels": home / "levels.json",
        "drawing": load_later(package, ".drawing:DRAWING"),
        "painter": load_later(package, ".drawing.terminal:PAINTER"),
    }


def load_later(package: str, name: str) -> Callable[[], object]:
    """("games.duel", ".drawing:DRAWING") -> a function that imports it"""
    module, _, attribute = name.partition(":")
    return lambda: vars(import_module(module, package))[attribute]


def read_text(source: str | Path) -> str:
    """Return a text, or the content of a file: in the current language if it stands in a folder `en`."""
    return source if isinstance(source, str) else _read_file(source, current_language())


@cache
def _read_file(path: Path, language: str) -> str:
    if path.parent.name != ENGLISH or language == ENGLISH:
        return path.read_text(encoding="utf-8")
    if language == PSEUDO:
        return accent_file(path.read_text(encoding="utf-8"))
    translated = path.parents[1] / language / path.name
    return (translated if translated.exists() else path).read_text(encoding="utf-8")
