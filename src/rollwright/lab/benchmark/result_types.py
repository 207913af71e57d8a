"""The dicts that `evaluate` returns and a result file holds, with their types."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from rollwright.results import MeanInterval


class TaskScore(TypedDict):
    """A policy's score in a task, its lead over the reference on the same dice, and the ends of the scale."""

    measure: str
    games: int
    dice: int
    score: MeanInterval
    reference: str
    lead: MeanInterval
    normalised: MeanInterval
    """0 at the floor, 1 at the bound."""
    floor: float
    bound: float


class DecisionTime(TypedDict):
    """The CPU time of a decision, on average over a few games on one thread, and the task's limit."""

    cpu_seconds: float
    limit: float
    is_within: bool


class TrainingBudget(TypedDict):
    """The steps of training and the compute that the authors declare, and the task's limit."""

    steps: int | None
    limit: int
    is_within: bool | None
    compute: str


class TaskResult(TaskScore):
    """The results of `evaluate`: what a result file holds."""

    protocol: int
    task: str
    rules: NotRequired[int]
    """The number of the rules; 1 in files that say none."""
    bot: str
    is_complete: bool
    """Whether all games of the task were played."""
    decision: DecisionTime
    training: TrainingBudget
    versions: dict[str, str]
    weights: list[str]
    """SHA-256 of the learned weights that our bots play by with the rules of the test."""
    file_sha256: str | None
    """Of the values file or Python file that the bot's name has."""
    scores_sha256: str
    scores: list[float]
    """By dice, so that any two results are compared on the same dice."""
