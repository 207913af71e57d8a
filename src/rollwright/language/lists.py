"""Lists in a sentence: "a, b and c", "a or b"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from .messages import load_messages
from .reasons import Reason

MESSAGES = load_messages(__file__)


def join_words(words: Sequence[str]) -> str:
    """["c4", "d4", "e4"] -> "c4, d4 and e4" """
    if len(words) < 2:
        return "".join(words)
    return MESSAGES.say("list-and", first=", ".join(words[:-1]), last=words[-1])


def join_choices(words: Sequence[str]) -> str:
    """["9", "11"] -> "9 or 11", for a reason that is told later"""
    return reduce(lambda first, last: Reason(MESSAGES, "list-or", first=first, last=last), words)
