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


@cache
def words_module() -> str:
    """Return what scripts say of the catalogue, as a script module."""
    wanted = {key: text for key, text in load_words().items() if _is_said(key, _read_scripts())}
    return f"export default {json.dumps(wanted, ensure_ascii=False)};\n"


@cache
def _read_scripts() -> str:
    scripts = files(__package__).joinpath("static").iterdir()
    return "\n".join(each.read_text(encoding="utf-8") for each in scripts if each.name.endswith(".js"))


def _is_said(key: str, scripts: str) -> bool:
    """Say whether scripts name a key, whole (`'seat.you'`) or by how it begins (`state.${what}`)."""
    starts = (key[: at + 1] for at, letter in enumerate(key) if letter == ".")
    return f"'{key}'" in scripts or any(f"`{start}${{" in scripts for start in starts)
