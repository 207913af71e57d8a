"""The types of what kernels are given; a target compiles functions for the types they are called with."""

from __future__ import annotations

from typing import Protocol, TypeVar, overload

Params = object
"""What never changes at a table (rules, a board, weights): a named tuple whose type selects the game."""
Position = object
"""One seat's sheet with its dice, or the board of a game that has one: a named tuple of integers."""
At = TypeVar("At")
"""The type of a game's positions."""
Scratch = object
"""Working memory of whatever evaluates positions: a tuple of arrays, or 0."""


class Numbers(Protocol):
    """Integers that never change, such as weights: a tuple when plain; NumPy's or CUDA's when compiled."""

    def __len__(self) -> int: ...

    def __getitem__(self, place: int, /) -> int: ...


class Array(Protocol):
    """Integers that belong to the caller: a list when plain; NumPy's, a raw array or CUDA's when compiled."""

    def __len__(self) -> int: ...

    @overload
    def __getitem__(self, place: int, /) -> int: ...
    @overload
    def __getitem__(self, places: slice, /) -> Array: ...

    def __setitem__(self, place: int, number: int, /) -> None: ...


class Rows(Protocol):
    """An array for each of several lanes: lists when plain; an array of two dimensions when compiled."""

    def __len__(self) -> int: ...

    def __getitem__(self, lane: int, /) -> Array: ...


Policies = Numbers
"""The number of each seat's policy, or `AllRandom`."""
