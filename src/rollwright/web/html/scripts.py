"""The messages of scripts, as scripts that pages load before their own."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files

from ...games.catalogue import list_games
from ...language.current import in_language
from ...language.messages import Source
from .words import MESSAGES

_QUOTED = re.compile(r"'(?=([^'\n]+)')")
_OWN = re.compile(r"sayOr\(['`]([^'`$\n]+)")
"""The beginning of a message that a game may have: `sayOr(`task-of-${kind}`, ...)`."""
_BEGINNING = re.compile(r"`(?=([^`$\n]+[-_])\$\{)")
TABLE, SITE = ("kit", "table"), ("kit", "table", "page")
ROOMS = ("home", "people", "days", "study")
"""Folders of scripts that a table does without; their messages are files of their own."""


@cache
def table_words(language: str) -> str:
    """Return a script with what a table's scripts say."""
    return _write(_list_said(language, *TABLE))


@cache
def site_words(language: str) -> str:
    """Return a script with what the scripts of a site without a server say."""
    return _write(_list_said(language, *SITE))


@cache
def more_words(room: str, language: str) -> str:
    """Return a script with what only the scripts of some pages say, beside those of a table."""
    known = _list_said(language, *TABLE)
    said = _list_said(language, room)
    return _write({name: source for name, source in said.items() if name not in known})


def _write(messages: dict[str, Source]) -> str:
    """Return a script that adds messages to those that `kit/messages.js` knows.

    Most are texts and variables, which no browser needs to parse: lists of parts. Others are Fluent's source.
    """
    said = {
        name: source.text + source.terms if source.plain is None else source.plain.parts
        for name, source in messages.items()
    }
    text = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
    return f"Object.assign(globalThis.pageMessages??={{}},{text});\n"


def _list_said(language: str, *folders: str) -> dict[str, Source]:
    """Return the messages that scripts name: whole (`'seat-you'`), or their beginning (`state-${what}`).

    A game's own stand behind its id: no game is told what another one says.
    """
    scripts = "\n".join(map(_read_scripts, folders))
    names, starts = set(_QUOTED.findall(scripts)), tuple(set(_BEGINNING.findall(scripts)))
    own = tuple(set(_OWN.findall(scripts)))
    with in_language(language):
        said = {
            n: source
            for n, source in MESSAGES.sources(language).items()
            if n in names or n.startswith(starts)
        }
        for game in list_games():
            found = game.manifest.messages.sources(language).items()
            said |= {f"{game.id}.{name}": source for name, source in found if own and name.startswith(own)}
    return said


@cache
def _read_scripts(folder: str) -> str:
    found = files("rollwright.web").joinpath("static", folder).iterdir()
    return "\n".join(each.read_text(encoding="utf-8") for each in found if each.name.endswith(".js"))
