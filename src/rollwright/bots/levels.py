"""How strong an opponent may be, in words that players understand; one table for every interface."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """A strength: its name, a sentence for people, and the bots that play it: the first a game has."""

    name: str
    help: str
    bots: tuple[str, ...]


LEVELS = (
    Level("wanderer", "Draws anywhere; good company for a first game.", ("random",)),
    Level("apprentice", "Takes the most there is now and never looks ahead.", ("greedy",)),
    Level("hunter", "Sees at a glance what a sheet promises.", ("shrewd", "planner:20")),
    Level("chief", "Tries the best moves some turns ahead before deciding.", ("planner:200",)),
    Level("elder", "Thinks long, and forgives little.", ("planner:2000",)),
)
"""Weakest first."""


def find_level(name: str) -> Level | None:
    """Return the level of that name; None if there is none."""
    return next((level for level in LEVELS if level.name == name), None)
