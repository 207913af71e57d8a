"""What the functions of `import rollwright` return: plain dicts, with the type of every value."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class SeatScore(TypedDict):
    """What a seat has: the total, and the points by term."""

    total: int
    breakdown: dict[str, int]
    rank: str | None


class SheetScore(SeatScore):
    """A scored sheet; a game may add more (`active`, `players`...), as its page says."""

    game: str


class MoveRow(TypedDict):
    """A legal move, or a roll that may come: its notation, its choices, and the sheet after it."""

    move: str
    path: list[str]
    after: str
    weight: NotRequired[int]
    """Of a roll: in how many of all equally likely ways it comes."""


class Replay(TypedDict):
    """How a record stands at its end; winners are seats counted from 1."""

    game: str
    options: dict[str, str]
    players: list[str]
    turns: int
    over: bool
    ending: str | None
    winners: list[int]
    sheets: list[str]
    scores: list[SeatScore]
    remarks: list[str]


class JudgedMove(TypedDict):
    """A decision of a record: what was played, what is best, and what the difference cost."""

    step: int
    turn: int
    played: str
    best: str
    luck: float
    before: float
    after: float
    best_value: float
    lost: float
    error: float
    confidence: float
    rivals: float


class SeatAnalysis(TypedDict):
    """Where a seat's result came from: start + luck + play + rivals = final."""

    seat: int
    player: str
    over: bool
    start: float
    luck: float
    play: float
    rivals: float
    final: float
    lost: float
    worst: list[JudgedMove]
    decisions: list[JudgedMove]


class Analysis(TypedDict):
    """A record judged move by move; values are points, or chances to win (`unit`)."""

    game: str
    unit: str
    playouts: int
    seed: int
    trust: str
    """How far the judgement may be trusted, in a sentence; nothing where it was not measured."""
    seats: list[SeatAnalysis]


Summary = dict[str, Any]
"""A simulation or tournament summed up, as `--json` prints it."""
