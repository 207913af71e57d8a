"""The levels of bots, named for players; the same in every interface."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """A level: its name, a sentence for players, and the bots that play it: the first a game has."""

    name: str
    help: str
    bots: tuple[str, ...]


LEVELS = (
    Level("wanderer", "Sees few of its moves; good company for a first game.", ("greedy@4",)),
    Level("apprentice", "Takes the most there is now and never looks ahead.", ("greedy",)),
    Level("hunter", "Knows what a sheet promises, but overlooks much.", ("sage@20", "planner:20")),
    Level("chief", "Looks a turn ahead, and slips now and then.", ("planner:100~0.2",)),
    Level("elder", "Thinks long, and forgives little.", ("planner:2000",)),
)
"""Weakest first."""


def find_level(name: str) -> Level | None:
    """Return the level of that name; None if there is none."""
    return next((level for level in LEVELS if level.name == name), None)
