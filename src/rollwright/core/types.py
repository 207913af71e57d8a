"""The basic types: seats, rolls, choices, moves, steps, scores, outcomes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

Seat = int
"""A place at the table, counted from 0; shown to people from 1."""


class Choice(NamedTuple):
    """One named decision inside a move, written `kind:value`, for example `icon:water`."""

    kind: str
    value: str

    def __str__(self) -> str:
        return f"{self.kind}:{self.value}"


Move = tuple[Choice, ...]
"""A legal move is a short path of choices; none is the beginning of another."""


class Roll(NamedTuple):
    """The result of chance, as faces in the game's own fixed order: `2 3 6`, `E3 Ex W5 W2`."""

    faces: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(self.faces)


class WeightedRoll(NamedTuple):
    """A distinct roll and the number of equally likely ways to roll it."""

    roll: Roll
    weight: int


class MoveStep(NamedTuple):
    """One seat plays one move."""

    seat: Seat
    move: Move


Step = Roll | MoveStep
"""An event of a game: chance rolls, or a seat moves."""


Ending = str
"""Why a game is over, in a few words of the game: "nobody could draw"."""


@dataclass(frozen=True)
class Score:
    """A seat's score: the terms in the game's order, and the total that its rulebook makes of them."""

    total: int
    breakdown: Mapping[str, int]
    rank: str | None = None
    details: Mapping[str, object] = field(default_factory=dict)
    """Further keys that `--json` shows for this game, for example the active buildings."""

    @property
    def points(self) -> int:
        """The sum of the terms: the total, unless the lowest of them is that."""
        return sum(self.breakdown.values())


@dataclass(frozen=True)
class Outcome:
    """The end of a game: winners share the victory; a lost solo challenge has none."""

    ending: Ending
    winners: tuple[Seat, ...]
    scores: tuple[Score, ...]
    remarks: tuple[str, ...] = ()
    """Sentences for people, for example why a challenge was failed."""


class Ghost(NamedTuple):
    """A mark of a preview: its place and its code."""

    place: str
    mark: str
