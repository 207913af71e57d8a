"""A game that the coach judges: how far it is, and what was found; and who judges it."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field
from typing import NotRequired, TypedDict

from ...language.current import current_language

QUICK, DEEP = 400, 3000
"""Playouts for each decision."""
UNWATCHED = 15.0
"""Seconds after which a job that nobody has looked at gives way to others."""


class Decision(TypedDict):
    """A move as the coach judged it; values are points or chances to win."""

    step: int
    turn: int
    before: float
    after: float
    lost: float
    played: str
    best: str


class WorstDecision(Decision):
    """One of the moves that lost most, and why the best move is better."""

    why: str


class SeatAnalysis(TypedDict):
    """What the coach found about a seat's game."""

    seat: int
    player: str
    start: float
    final: float
    luck: NotRequired[float]
    play: NotRequired[float]
    rivals: NotRequired[float]
    """Known once all is judged: start + luck + play + rivals = final."""
    worst: list[WorstDecision]
    decisions: list[Decision]


class Analysis(TypedDict):
    """What `rollwright analyze --json` prints, as far as pages read it."""

    unit: str
    playouts: int
    seats: list[SeatAnalysis]


@dataclass
class Job:
    """A seat's game to judge, how far it is, and at last what was found or why not."""

    text: str
    seat: int
    playouts: int
    steps: int
    who: str = ""
    """The address that asked."""
    game: str = ""
    language: str = field(default_factory=current_language)
    """In which the coach says why moves are better."""
    done: int = 0
    judged: list[Decision] = field(default_factory=list)
    """The moves judged so far."""
    is_running: bool = False
    answer: Analysis | None = None
    told: bytes = b""
    """What was found, drawn and as it is sent."""
    wrong: str = ""
    looked: float = field(default_factory=time.monotonic)
    """When somebody looked how far it is."""

    @property
    def is_watched(self) -> bool:
        """Whether somebody still looks how far it is."""
        return time.monotonic() - self.looked <= UNWATCHED

    @property
    def name(self) -> str:
        """The same for the same question."""
        return hashlib.sha256(f"{self.seat}|{self.playouts}|{self.language}|{self.text}".encode()).hexdigest()

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to wait for."""
        return self.answer is not None or bool(self.wrong)


class Coach:
    """Judges games, each once: a server's in a process of its own, a page's where bots think."""

    quick = QUICK
    """Playouts for each decision, unless the coach is to look deeper."""

    def take(self, job: Job) -> str:
        """Take a job on and return its name, which is that of the same job if it was taken before.

        RollwrightError if it cannot be judged now.
        """
        raise NotImplementedError

    def find(self, name: str) -> Job | None:
        """Return a job as it stands, for somebody who looks at it."""
        raise NotImplementedError

    def before(self, job: Job) -> int:
        """Return how many jobs are judged before this one."""
        return 0
