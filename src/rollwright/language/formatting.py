"""Fluent's own formatter, for messages with plurals, cases, terms and numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache

Formatter = Callable[[str, str, str, Mapping[str, object]], str]
"""(language, name, source of the message and of the terms it may use, values) -> text"""
_formatters: list[Formatter] = []
LONGEST = 2500
"""Characters of a value; Fluent refuses a message with a longer one."""


def format_by(formatter: Formatter) -> None:
    """Have patterns formatted by somebody else: a page has Fluent in JavaScript, and no `fluent.runtime`."""
    _formatters[:] = [formatter]


def format_message(language: str, name: str, source: str, values: Mapping[str, object]) -> str:
    """Return a message with its values; what is said again and again is formatted once."""
    short = tuple((key, _shorten(value)) for key, value in values.items())
    return _format_once(language, name, source, short)


def _shorten(value: object) -> object:
    """Cut a text that Fluent would refuse: a sheet or a command may quote words of any length."""
    is_long = isinstance(value, str) and len(value) > LONGEST
    return f"{str(value)[: LONGEST - 1]}…" if is_long else value


@lru_cache(maxsize=4096)
def _format_once(language: str, name: str, source: str, values: tuple[tuple[str, object], ...]) -> str:
    return (_formatters[0] if _formatters else _format)(language, name, source, dict(values))


def _format(language: str, name: str, source: str, values: Mapping[str, object]) -> str:
    format_pattern = _load_pattern(language, name, source)
    return format_pattern(dict(values))


@cache
def _load_pattern(language: str, name: str, source: str) -> Callable[[dict[str, object]], str]:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    pattern = bundle.get_message(name).value
    if pattern is None:
        raise ValueError(f"the message {name} has no text in {language}")

    def format_pattern(values: dict[str, object]) -> str:
        text, errors = bundle.format_pattern(pattern, values)
        _check(name, language, errors)
        return str(text)

    return format_pattern


def _check(name: str, language: str, errors: Sequence[Exception]) -> None:
    if errors:
        raise ValueError(f"the message {name} cannot be formatted in {language}: {errors[0]}")
