"""The errors of bad input: a sheet, a move, a setup."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from numbers import Integral
from typing import NamedTuple

from ..language.messages import load_messages
from ..language.reasons import Reason, tell_text

MESSAGES = load_messages(__file__)


class RollwrightError(ValueError):
    """Bad input; the message is one sentence for the person who gave it."""

    def __init__(self, message: str, line: int | None = None, column: int | None = None) -> None:
        self.reason = message
        self.line = line
        self.column = column
        self.sentence = _locate(message, line, column)
        """The reason, with its line and column before it."""
        super().__init__(str(self.sentence))


class InvalidSheet(RollwrightError):
    """A sheet or record text that cannot be read, or that no game can reach."""


class Word(NamedTuple):
    """A word of a sheet's text with its line and column."""

    text: str
    line: int
    column: int

    def wrong(self, reason: str) -> InvalidSheet:
        """Return the error that points here."""
        return InvalidSheet(reason, self.line, self.column)


class InvalidRecord(InvalidSheet):
    """A record that cannot be read."""


class InvalidSetup(InvalidSheet):
    """An unknown game or option, or a number of seats the game does not have."""


class NoSuchGame(InvalidSetup):
    """A game that the catalogue does not have."""


class OtherRules(InvalidSetup):
    """A game of rules with a number that this version does not know."""


class InvalidMove(RollwrightError):
    """A move or roll that cannot be read."""


class IllegalMove(InvalidMove):
    """A move or roll that can be read, but not played now."""


def check_whole(name: str, number: object) -> None:
    """Raise InvalidSetup unless a setting from a program is a whole number."""
    if not isinstance(number, Integral):
        raise InvalidSetup(f"{name} is a whole number, not {number!r}")


def suggest(word: str, known: Sequence[str], all_of_them: str) -> str:
    """ "gredy", ["random", "greedy"], "bots: ..." -> "did you mean greedy?"; else the list of all"""
    near = get_close_matches(word, known, 3, 0.65)
    return Reason(MESSAGES, "did-you-mean", words=", ".join(near)) if near else all_of_them


def _locate(reason: str, line: int | None, column: int | None) -> str:
    if line is None:
        return reason
    if column is None:
        return Reason(MESSAGES, "wrong-line", line=str(line), reason=reason)
    return Reason(MESSAGES, "wrong-column", line=str(line), column=str(column), reason=reason)


def tell_error(error: Exception) -> str:
    """Return what is wrong, and where, in the current language; `str(error)` is English."""
    if isinstance(error, RollwrightError):
        return tell_text(error.sentence)
    return tell_text(error.args[0] if error.args else "")
