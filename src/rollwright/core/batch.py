"""Whole batches of games inside the kernel, written into arrays of the caller's."""

from __future__ import annotations

from typing import Any, NamedTuple

from .jit import jit
from .kernel import Space
from .promise import promise


class Results(NamedTuple):
    """Where a batch writes: turns by game, terms by game and seat, 1 for each winner by game and seat."""

    turns: Any
    terms: Any
    winners: Any


@promise
def play_game(
    table: Any, start: Any, policies: Any, seed: int, game: int, space: Space, results: Results, n: int
) -> None:
    """Play one game, a policy for each seat, and write its results as number n of the batch."""
    return


@jit
def play_games(
    table: Any,
    start: Any,
    policies: Any,
    seed: int,
    first: int,
    games: int,
    space: Space,
    results: Results,
) -> None:
    """Play a batch of games."""
    for n in range(games):
        play_game(table, start, policies, seed, first + n, space, results, n)
