"""What a game can do beyond `core.game.Game`: each power is a protocol that it may keep.

Interfaces ask `isinstance(game, Leading)`; a game says that it has a power by having its methods.
`core.arranging.Arranging` is another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from .game import Offered
from .types import Move, Score, Seat

S_contra = TypeVar("S_contra", contravariant=True)


@runtime_checkable
class Reporting(Protocol[S_contra]):
    """A game whose sheets hold more than one seat: it reports them as a whole."""

    def report(self, state: S_contra) -> dict[str, Any]:
        """Return what `rollwright score --json` prints for a sheet."""
        ...


@runtime_checkable
class SheetReading(Protocol):
    """A game whose sheet text and roll say together whose move it is."""

    def sheet_state(self, text: str, roll: str | None) -> tuple[Any, Seat]:
        """Return the state a sheet and a roll describe, and the seat whose moves are wanted."""
        ...


@runtime_checkable
class Ranking(Protocol):
    """A game with ranks for solo players."""

    def rank_of(self, total: int) -> str | None:
        """Return the rank of a solo game's total."""
        ...


@runtime_checkable
class ScoringTogether(Protocol[S_contra]):
    """A game that scores all seats at once, for less than one by one."""

    def scores(self, state: S_contra) -> tuple[Score, ...]:
        """Return every seat's score."""
        ...


@runtime_checkable
class Leading(Protocol[S_contra]):
    """A game in which not the total decides who is ahead."""

    def ahead(self, state: S_contra) -> tuple[Seat, ...]:
        """Return who would win now."""
        ...


@runtime_checkable
class Levelled(Protocol):
    """A game in which some levels are played by other bots than elsewhere, so that they lie evenly apart."""

    @property
    def level_bots(self) -> Mapping[str, str]:
        """Which bot plays a level: {"hunter": "sage@10"}."""
        ...


@runtime_checkable
class Marking(Protocol[S_contra]):
    """A game without a drawing of its own that says what stands on its places, so that its sheet shows it."""

    def marks(self, state: S_contra, seat: Seat) -> Mapping[str, str]:
        """Return the mark on each place that has one: "x", "o", a figure or a letter."""
        ...


@runtime_checkable
class Lying(Protocol[S_contra]):
    """A game whose dice lie on the table while a seat decides which to keep."""

    @property
    def dice(self) -> int:
        """How many dice there are."""
        ...

    def lying(self, state: S_contra) -> Sequence[str]:
        """Return the faces that lie there now."""
        ...


@runtime_checkable
class Cutting(Protocol):
    """An engine whose playouts are cut short for the sake of a search."""

    @property
    def whole(self) -> Any:
        """The engine that plays them to the end."""
        ...


@runtime_checkable
class Dear(Protocol[S_contra]):
    """An engine whose playouts cost more than others do where it has learned values, and say more."""

    def price(self, state: S_contra) -> int:
        """Return how many ordinary playouts one of its own is worth, at this table."""
        ...


@runtime_checkable
class Foreseeing(Protocol[S_contra]):
    """An engine that may look a roll ahead exactly, where it has learned values."""

    def can_foresee(self, state: S_contra, seat: Seat) -> bool:
        """Say whether it can, at this table."""
        ...

    def ranked(self, state: S_contra, seat: Seat, most: int) -> list[tuple[Move, int]]:
        """Return the most promising moves of a waiting seat, best first, with what each promises."""
        ...

    def foresee(self, state: S_contra, seat: Seat, moves: Sequence[Move], rolls: int) -> list[int]:
        """Return what each of a waiting seat's moves is worth before the dice fall, by one roll or two."""
        ...

    def luck(self, before: S_contra, after: S_contra, seat: Seat) -> int:
        """Return what a roll was worth to a seat, less what rolls are worth on average."""
        ...


@runtime_checkable
class Offering(Protocol[S_contra]):
    """An engine that lists moves and the scores after them in one go."""

    def offer(self, state: S_contra, seat: Seat) -> Offered:
        """Return `paths` and `outlook` of a seat."""
        ...
