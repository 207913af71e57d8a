"""What Rolling Fiefdoms says to people, in the current language."""

from __future__ import annotations

from ...language.current import cached_in_language
from ...language.messages import load_messages
from ...language.reasons import Reason

MESSAGES = load_messages(__file__)
say = cached_in_language(8192)(MESSAGES.say)
"""Says a message; the same few are said of every sheet."""


def say_why(name: str, /, **values: object) -> Reason:
    """Return a message that is told later, to a reader whose language is not yet known."""
    return Reason(MESSAGES, name, **values)


def name_why(building: str) -> Reason:
    """ "farmers-guild" -> the building's name within a refusal"""
    return say_why(f"key-{building}" if "-" in building else f"building-{building}")
