"""What a kernel wrote into arrays as lists: rows of terms, paths of moves, results of games."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from ..core.engine import PlayedGames, find_different

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Part: TypeAlias = "list[int] | NDArray[np.int64]"
"""A slice of a kernel's array."""


def cut(values: Part, width: int) -> list[list[int]]:
    """[1, 2, 3, 4], 2 -> [[1, 2], [3, 4]]"""
    if not isinstance(values, list):
        rows: list[list[int]] = values.reshape(-1, width).tolist()
        return rows
    return [values[n : n + width] for n in range(0, len(values), width)]


def sort_rows(values: Part, width: int) -> tuple[list[list[int]], list[int]]:
    """[1, 2, 3, 4, 1, 2], 2 -> [[1, 2], [3, 4]], [0, 1, 0]: the different rows, and which of them each is"""
    if isinstance(values, list):
        return find_different(cut(values, width))
    data, size = values.tobytes(), width * values.itemsize
    found: dict[bytes, int] = {}
    which = [found.setdefault(data[n : n + size], len(found)) for n in range(0, len(data), size)]
    return [memoryview(row).cast("q").tolist() for row in found], which


def cut_paths(values: Part, longest: int) -> list[list[int]]:
    """[3, 7, 0, 5, 0, 0], 3 -> [[3, 7], [5]]"""
    if isinstance(values, list):
        return [*map(_trim, cut(values, longest))]
    data, size = values.tobytes(), longest * values.itemsize
    return [_read_path(data[n : n + size]) for n in range(0, len(data), size)]


@lru_cache(maxsize=2**16)
def _read_path(numbers: bytes) -> list[int]:
    """Return a move's path; of all the moves there are a game offers the same ones again and again."""
    return _trim(memoryview(numbers).cast("q").tolist())


def read_results(turns: Part, terms: Part, winners: Part) -> PlayedGames:
    """Return games from what a kernel wrote: lists give nested lists, arrays give arrays."""
    games, seats = len(turns), len(winners) // max(1, len(turns))
    width = len(terms) // max(1, len(winners))
    if isinstance(terms, list) or isinstance(winners, list):
        rows, won = cut(terms, width), [winner == 1 for winner in winners]
        starts = range(0, len(won), max(1, seats))
        return PlayedGames([rows[n : n + seats] for n in starts], turns, [won[n : n + seats] for n in starts])
    return PlayedGames(terms.reshape(games, seats, width), turns, winners.reshape(games, seats) == 1)


def _trim(path: list[int]) -> list[int]:
    return path[: path.index(0)] if path[-1] == 0 else path
