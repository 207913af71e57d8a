"""The language of whoever is served just now, and how it is chosen."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
ENGLISH = "en"
"""What every message has, and what stands in where a translation lacks one."""
PSEUDO = "en-XA"
"""English with accents on all letters: shows in tests what cannot be translated."""
_current: ContextVar[str | None] = ContextVar("language", default=None)
_usual = [ENGLISH]
"""What this process speaks where nobody has said anything else."""


def current_language() -> str:
    """Return the tag of the language that is spoken now: "de"."""
    return _current.get() or _usual[0]


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """Speak a language for a while."""
    token = _current.set(language)
    try:
        yield
    finally:
        _current.reset(token)


def set_language(language: str) -> None:
    """Speak a language from now on, in all threads and tasks: for a process that serves one person."""
    _usual[0] = language


def call_in_language(language: str, function: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
    """Call a function in a language: in a thread or another process, which know nothing of the caller's."""
    with in_language(language):
        return function(*values, **named)


def cached_in_language(maxsize: int | None = None) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Remember what a function returns, for each language by itself."""

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        @lru_cache(maxsize)
        def call(_language: str, *values: P.args, **named: P.kwargs) -> T:
            return function(*values, **named)

        @wraps(function)
        def ask(*values: P.args, **named: P.kwargs) -> T:
            return call(current_language(), *values, **named)  # type: ignore[arg-type]

        return ask

    return decorate


@cache
def list_languages() -> tuple[str, ...]:
    """Return the languages there are, English first: each has a folder here."""
    folders = [path.name for path in (Path(__file__).parent / "languages").iterdir() if path.is_dir()]
    return (ENGLISH, *sorted(folder for folder in folders if folder != ENGLISH))


def find_language(tag: str) -> str | None:
    """ "de-AT" -> "de"; None for a language that nobody has translated into"""
    if tag.casefold() == PSEUDO.casefold():
        return PSEUDO
    start = tag.replace("_", "-").partition("-")[0].casefold()
    return start if start in list_languages() else None


@lru_cache(maxsize=256)
def choose_language(accepted: str) -> str:
    """Return the first language that a browser's `Accept-Language` prefers and that we have, else English."""
    ranked = []
    for place, part in enumerate(accepted.split(",")):
        tag, _, rest = part.strip().partition(";")
        ranked.append((-_read_weight(rest), place, tag.strip()))
    found = (find_language(tag) for weight, _, tag in sorted(ranked) if weight < 0)
    return next((each for each in found if each is not None and each != PSEUDO), ENGLISH)


def _read_weight(text: str) -> float:
    """ "q=0.8" -> 0.8; 1 where none is said, 0 where it cannot be read"""
    name, _, value = text.replace(" ", "").partition("=")
    if not text:
        return 1.0
    try:
        return float(value) if name == "q" else 0.0
    except ValueError:
        return 0.0


def language_of_locale() -> str:
    """Return the language that the environment asks for: LC_ALL, LC_MESSAGES or LANG."""
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return find_language(next(filter(None, names), "")) or ENGLISH
