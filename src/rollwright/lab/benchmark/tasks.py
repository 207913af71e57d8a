"""Tasks: games on reserved dice that a policy is measured by, as every game's `tasks.json` lists them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple
from zlib import crc32

import msgspec

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.options import number_of_rules
from rollwright.games.catalogue import list_games

PROTOCOL = 1
"""Counts up when a task's dice, rules or measures change; results of different protocols do not compare."""
FIRST_TEST_SEED = 2**62
"""Every command and environment refuses seeds from here on, so that nothing trains on the dice of a test."""
Measure = Literal["points", "wins", "passed"]
"""Points of a solo game, the share of games won against the reference, or of challenges passed."""


@dataclass(frozen=True)
class Task:
    """A measurement of policies; it is compared with a reference on the same dice."""

    name: str
    summary: str
    reference: str
    """The frozen bot that plays the same dice, or the rival at a table of two."""
    floor: float
    """The mean of `random-1` on the dice of the test."""
    bound: float
    """The best result that is known to be possible, or more."""
    bound_source: str
    reference_score: float | None = None
    """The reference's mean on these dice; that of `solo` is Gymnasium's `reward_threshold`."""
    measure: Measure = "points"
    games: int = 1000
    """How many games are played, shared evenly by the rules of the test."""
    steps: int = 100_000_000
    """The budget of training: steps of an environment."""
    decision_seconds: float = 1.0
    """The budget of play: CPU seconds of a decision, on average."""
    test_rules: tuple[Mapping[str, str], ...] = ({},)
    training_rules: tuple[Mapping[str, str], ...] = ({},)
    """The rules to train with; the test's are among them unless the task is about generalisation."""

    @property
    def generalises(self) -> bool:
        """Whether the test's rules are held out of training."""
        return not any(rules in self.training_rules for rules in self.test_rules)


class GameTask(NamedTuple):
    """A task and its game."""

    game: AnyGame
    task: Task

    @property
    def id(self) -> str:
        """The name that commands know it by: chiefdom-2/solo"""
        return f"{self.game.id}/{self.task.name}"

    @property
    def rules(self) -> int:
        """The number of the rules that the test is played by, and its reference was measured by."""
        return number_of_rules(self.game.options, self.task.test_rules[0])

    def seed(self, rules: int) -> int:
        """Return the reserved seed of the test's rules of that number."""
        return FIRST_TEST_SEED + crc32(self.id.encode()) + rules

    @property
    def games_each(self) -> int:
        """How many games each of the test's rules has."""
        return self.task.games // len(self.task.test_rules)


def list_tasks() -> list[GameTask]:
    """Return the tasks of all games."""
    games = [game for game in list_games() if game.manifest.tasks is not None]
    return [GameTask(game, task) for game in games for task in _read_tasks(game.manifest.tasks)]


def find_task(name: str) -> GameTask:
    """Return the task of that id; InvalidSetup if there is none."""
    tasks = {each.id: each for each in list_tasks()}
    if name not in tasks:
        raise InvalidSetup(f"there is no task {name[:40]!r} (tasks: {', '.join(tasks)})")
    return tasks[name]


@cache
def _read_tasks(path: Path) -> list[Task]:
    return msgspec.json.decode(path.read_bytes(), type=list[Task])
