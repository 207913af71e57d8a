"""The strings people read, in one file for each language; pages and scripts use the same file."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

LANGUAGE = "en"


@cache
def load_words(language: str = LANGUAGE) -> dict[str, str]:
    """Return all strings of a language by their key."""
    text = files(__package__).joinpath("words", f"{language}.json").read_text(encoding="utf-8")
    loaded: dict[str, str] = json.loads(text)
    return loaded


def say(key: str, **values: object) -> str:
    """say("seat.number", number=2) -> "Seat 2" """
    return load_words()[key].format_map({name: str(value) for name, value in values.items()})


def words_module() -> str:
    """Return the catalogue as a script module."""
    return f"export default {json.dumps(load_words(), ensure_ascii=True)};\n"
