"""How strong an opponent may be, in words that players understand; one table for every interface."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """A strength: its name, the bot that plays it, and a sentence for people."""

    name: str
    bot: str
    help: str


LEVELS = (
    Level("wanderer", "random", "Draws anywhere; good company for a first game."),
    Level("apprentice", "greedy", "Takes the most points there are now and never looks ahead."),
    Level("hunter", "shrewd", "Knows at a glance what a sheet promises."),
    Level("chief", "planner:200", "Tries the best moves a few turns ahead before deciding."),
    Level("elder", "planner:2000", "Thinks long, and forgives little."),
)
"""Weakest first."""


def find_level(name: str) -> Level | None:
    """Return the level of that name; None if there is none."""
    return next((level for level in LEVELS if level.name == name), None)
