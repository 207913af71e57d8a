"""The strings people read, in one file for each language; pages and scripts use the same file.

A game brings its own (`Manifest.words`): the names of its options and terms.
"""

from __future__ import annotations

import json
import re
from datetime import date
from functools import cache, partial
from importlib.resources import files

from ...any_game import AnyGame
from ...core.sheet_form import Say
from ...games.catalogue import list_games

LANGUAGE = "en"
_QUOTED = re.compile(r"'(?=([^'\n]+)')")
_BEGINNING = re.compile(r"`(?=([^`$\n]+\.)\$\{)")


@cache
def load_words(language: str = LANGUAGE) -> dict[str, str]:
    """Return all strings of a language by their key."""
    text = files("rollwright.web").joinpath("words", f"{language}.json").read_text(encoding="utf-8")
    loaded: dict[str, str] = json.loads(text)
    return loaded


def say(key: str, **values: object) -> str:
    """say("seat.number", number=2) -> "Seat 2" """
    return load_words()[key].format_map({name: str(value) for name, value in values.items()})


def name_day(day: date) -> str:
    """name_day(date(2026, 11, 9)) -> "9 November" """
    return f"{day.day} {day:%B}"


def say_for(game: AnyGame) -> Say:
    """Return `say` with the game's own strings; a key that nobody knows stands for its last part."""
    return partial(_say_in, game)


def _say_in(game: AnyGame, key: str, **values: object) -> str:
    own = game.manifest.load_words()
    text = own.get(key) or load_words().get(key) or key.rpartition(".")[2]
    return text.format_map({name: str(value) for name, value in values.items()})


def _all_words() -> dict[str, str]:
    own = [game.manifest.load_words() for game in list_games()]
    return {key: text for each in own for key, text in each.items()} | load_words()


@cache
def words_module() -> str:
    """Return what a table's scripts say of the catalogue, as a script module."""
    return f"export default {_dump(_list_said('kit', 'table'))};\n"


@cache
def site_words_module() -> str:
    """Return what the scripts of a site without a server say, as a script module."""
    return f"export default {_dump(_list_said('kit', 'table', 'local'))};\n"


@cache
def more_words_module(folder: str) -> str:
    """Return a script module that adds what only the scripts of a folder say: those of few pages."""
    known = _list_said("kit", "table")
    more = {key: text for key, text in _list_said(folder).items() if key not in known}
    return f"import words from './words.js';\nObject.assign(words, {_dump(more)});\n"


def _dump(words: dict[str, str]) -> str:
    return json.dumps(words, ensure_ascii=False, separators=(",", ":"))


def _list_said(*folders: str) -> dict[str, str]:
    """Return the strings whose key scripts name: whole (`'seat.you'`), or its beginning (`state.${what}`)."""
    scripts = "\n".join(map(_read_scripts, folders))
    keys, starts = set(_QUOTED.findall(scripts)), tuple(set(_BEGINNING.findall(scripts)))
    return {key: text for key, text in _all_words().items() if key in keys or key.startswith(starts)}


def _read_scripts(folder: str) -> str:
    found = files("rollwright.web").joinpath("static", folder).iterdir()
    return "\n".join(each.read_text(encoding="utf-8") for each in found if each.name.endswith(".js"))
