"""The levels of bots, named for players; the same in every interface."""

from __future__ import annotations

from typing import NamedTuple

from ..language.messages import load_messages

MESSAGES = load_messages(__file__)


class Level(NamedTuple):
    """A level: its name for programs and the bots that play it: the first a game has."""

    name: str
    bots: tuple[str, ...]

    @property
    def help(self) -> str:
        """How it plays, in a sentence for players."""
        return tell_level(self.name)


LEVELS = (
    Level("wanderer", ("greedy@4",)),
    Level("apprentice", ("greedy",)),
    Level("hunter", ("sage@20", "planner:20")),
    Level("chief", ("planner:100~0.2",)),
    Level("elder", ("planner:2000",)),
)
"""Weakest first."""


def find_level(name: str) -> Level | None:
    """Return the level of that name; None if there is none."""
    return next((level for level in LEVELS if level.name == name), None)


def name_level(level: str) -> str:
    """ "elder" -> "Ältester" in German; a bot that is no level has its own name"""
    return MESSAGES.say_or(f"level-{level}", level)


def tell_level(level: str) -> str:
    """Return how a level plays, in a sentence; nothing for a bot that is no level."""
    return MESSAGES.say_or(f"level-{level}-help", "")


def name_bot(name: str, bot: str) -> str:
    """ "hunter 2", the second hunter at a table -> "Jäger 2" in German; a name that somebody gave stays"""
    return name_level(bot) + name.removeprefix(bot) if bot and name.startswith(bot) else name
