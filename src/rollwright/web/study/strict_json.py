"""Untrusted JSON: every value means one thing, or it is refused."""

from __future__ import annotations

import json

from ...core.errors import InvalidSheet

MOST_DIGITS = 16


def read_json(text: str | bytes) -> object:
    """Return what a text says; InvalidSheet for doubled keys, fractions, NaN, huge numbers and nonsense."""
    try:
        return json.loads(
            text,
            object_pairs_hook=_refuse_doubles,
            parse_constant=_refuse_constant,
            parse_int=_read_int,
            parse_float=_refuse_constant,
        )
    except InvalidSheet:
        raise
    except (ValueError, RecursionError):
        raise InvalidSheet("this is not JSON") from None


def _refuse_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise InvalidSheet("a key is given twice")
    return found


def _refuse_constant(word: str) -> object:
    raise InvalidSheet(f"{word[:12]} is not a number the table knows")


def _read_int(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise InvalidSheet("a number is too large")
    return int(digits)
