"""The steps of a game as a log grows: tables share one list, so that every event costs the same to fold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload


class Steps(Sequence[str]):
    """The steps up to the last roll, in a list that earlier rooms share, and those since, which may change.

    A list that another state has gone on with is copied before it grows: a value never changes.
    """

    __slots__ = ("_closed", "_count", "_open")

    def __init__(self, closed: list[str] | None = None, count: int = 0, since: tuple[str, ...] = ()) -> None:
        self._closed = [] if closed is None else closed
        self._count = count
        self._open = since

    def with_roll(self, step: str) -> Steps:
        """Return the steps with a roll, after which nothing before it is undone."""
        closed = self._closed if len(self._closed) == self._count else self._closed[: self._count]
        closed += [*self._open, step]
        return Steps(closed, len(closed))

    def with_move(self, step: str) -> Steps:
        """Return the steps with one more since the roll."""
        return Steps(self._closed, self._count, (*self._open, step))

    def with_moves(self, steps: Sequence[str]) -> Steps:
        """Return the steps with these instead of all since the roll."""
        return Steps(self._closed, self._count, tuple(steps))

    def shares(self, other: Steps) -> bool:
        """Say whether both have their steps up to the last roll in one list."""
        return self._closed is other._closed

    def __len__(self) -> int:
        return self._count + len(self._open)

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[str, ...]: ...
    def __getitem__(self, place: int | slice) -> str | tuple[str, ...]:
        return tuple(self)[place]

    def __iter__(self) -> Iterator[str]:
        return iter([*self._closed[: self._count], *self._open])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Steps | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))
