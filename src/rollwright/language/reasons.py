"""Sentences that are made before anybody knows who will read them.

A refusal is raised deep in the rules and read by one player, whose language the rules do not know. So it is
English, for logs and programs, and remembers which message it is.
"""

from __future__ import annotations

from .messages import Messages


class Reason(str):
    """An English sentence that can be told in the reader's language."""

    __slots__ = ("_messages", "_name", "_values")

    _messages: Messages
    _name: str
    _values: dict[str, object]

    def __new__(cls, messages: Messages, name: str, /, **values: object) -> Reason:
        """Make the sentence of a message."""
        english = {key: str(value) if isinstance(value, Reason) else value for key, value in values.items()}
        reason = super().__new__(cls, messages.sources("en")[name].format(english))
        reason._messages, reason._name, reason._values = messages, name, values
        return reason

    def tell(self) -> str:
        """Return it in the current language."""
        return self._messages.say(self._name, **{key: tell(value) for key, value in self._values.items()})

    def __reduce__(self) -> tuple[object, ...]:
        return str, (str(self),)  # in another process it is English


def tell(value: object) -> object:
    """Return a value with what it says in the current language."""
    return value.tell() if isinstance(value, Reason) else value


def tell_text(text: str) -> str:
    """Return a sentence in the current language, if it knows how; else as it is."""
    return text.tell() if isinstance(text, Reason) else text
