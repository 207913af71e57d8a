"""What pages and scripts say. A game brings messages of its own (`Manifest.words`)."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path

from ...any_game import AnyGame
from ...core.sheet_form import Say
from ...language import current
from ...language.current import call_in_language, list_languages
from ...language.messages import Messages, load_messages, name_message

MESSAGES = Messages(Path(__file__).parents[1] / "languages")
NAMES = load_messages(current.__file__)
say = MESSAGES.say
"""say("seat-number", number=2) -> "Seat 2" """


def name_languages() -> list[tuple[str, str]]:
    """Return the languages there are, each with its own name for itself: ("de", "Deutsch")."""
    return [(tag, call_in_language(tag, NAMES.say, "language-name")) for tag in list_languages()]


def name_day(day: date) -> str:
    """name_day(date(2026, 11, 9)) -> "9 November" """
    return say("day-of-month", day=day.day, month=day.month)


def name_date(day: date) -> str:
    """name_date(date(2026, 11, 9)) -> "9 November 2026" """
    return say("day-of-year", day=name_day(day), year=str(day.year))


def say_for(game: AnyGame) -> Say:
    """Return `say` with the game's own messages."""
    return partial(_say_in, game)


def _say_in(game: AnyGame, key: str, /, otherwise: str = "", **values: object) -> str:
    name = name_message(key)
    found = game.manifest.messages.find(name) or MESSAGES.find(name)
    return found.format(values) if found else otherwise or name.rpartition("-")[2]
