"""What pages and scripts say. A game brings messages of its own (`Manifest.words`)."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path

from ...any_game import AnyGame
from ...core.sheet_form import Say
from ...language.messages import Messages, name_message

MESSAGES = Messages(Path(__file__).parents[1] / "languages")
say = MESSAGES.say
"""say("seat-number", number=2) -> "Seat 2" """


def name_day(day: date) -> str:
    """name_day(date(2026, 11, 9)) -> "9 November" """
    return say("day-of-month", day=day.day, month=day.month)


def say_for(game: AnyGame) -> Say:
    """Return `say` with the game's own messages."""
    return partial(_say_in, game)


def _say_in(game: AnyGame, key: str, /, otherwise: str = "", **values: object) -> str:
    name = name_message(key)
    found = game.manifest.messages.find(name) or MESSAGES.find(name)
    return found.format(values) if found else otherwise or name.rpartition("-")[2]
