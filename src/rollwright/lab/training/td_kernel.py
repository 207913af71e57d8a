"""Learning values by temporal differences: each position is told what the next best move promised.

A weight's rate is its coherence: how far its errors agreed so far, |their sum| over the sum of their sizes.
Several threads may write to the same arrays without locks; an update lost now and then does no harm.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...compiler.jit import jit
from ...core.rng import DICE, make_rng
from ...kernel.interface import Workspace, is_rolling, move_at, roll_at, seat_at, total_at
from ...values.evaluation import best_by_value
from ...values.ntuple import base_at, indices_at, sum_weights, value_for


class Lesson(NamedTuple):
    """What is learned on: the weights, the sums of their errors and of these errors' sizes, how often met."""

    weights: Any
    errors: Any
    sizes: Any
    visits: Any
    rate: float
    """How much of an error is put right at once where all errors agree."""
    most: float
    """Errors are cut at this."""
    ties: Any
    """Of each table whose stages are learned together: its begin and end, a stage's entries, how many."""


class Alike(NamedTuple):
    """Entries that are learned together: the first, how far the next one is, how many there are."""

    first: int
    apart: int
    many: int


@jit(inline=False)
def alike(ties: Any, place: int) -> Alike:
    """Return the entries that are learned together with one: those of the same things in other stages."""
    for n in range(0, len(ties), 4):
        begins, ends, size, together = ties[n], ties[n + 1], ties[n + 2], ties[n + 3]
        if begins <= place < ends:
            stage = (place - begins) // size
            first = stage - stage % together
            many = min(together, (ends - begins) // size - first)
            return Alike(place - (stage - first) * size, size, many)
    return Alike(place, 0, 1)


@jit(inline=False)
def learn_from(lesson: Lesson, places: Any, length: int, target: Any, base: int) -> None:
    """Move the value of a position, the sum of its entries, towards a target."""
    error = target - base - sum_weights(lesson.weights, places, length)
    error = max(-lesson.most, min(lesson.most, error))
    share = lesson.rate * error / length
    for n in range(length):
        place, apart, many = alike(lesson.ties, places[n])
        size = lesson.sizes[place]
        pace = abs(lesson.errors[place]) / size if size > 0 else 1.0
        weight, errors = lesson.weights[place] + pace * share, lesson.errors[place] + error
        sizes, visits = size + abs(error), lesson.visits[place] + 1
        for other in range(many):
            lesson.weights[place + other * apart], lesson.errors[place + other * apart] = weight, errors
            lesson.sizes[place + other * apart], lesson.visits[place + other * apart] = sizes, visits


@jit(inline=False)
def learn_game(
    params: Any, start: Any, lesson: Lesson, seed: int, game: int, workspace: Workspace, places: Any
) -> int:
    """Play a game by the values, learn from every move, and return the first seat's points."""
    dice, at = make_rng(seed, game, DICE), start
    length, base, seat, code = 0, 0, 0, 0
    while code >= 0:
        while is_rolling(params, at):
            dice, at = roll_at(params, at, dice)
        code, target = best_by_value(params, at, lesson.weights, workspace)
        now = seat_at(params, at) if code >= 0 else seat
        if code < 0:
            target += base_at(params, at, seat, workspace)
        if length > 0:
            learn_from(lesson, places, length, value_for(params, target, now, seat), base)
        if code >= 0:
            at, seat = move_at(params, at, code), now
            base, length = (
                base_at(params, at, seat, workspace),
                indices_at(params, at, seat, workspace, places),
            )
    return total_at(params, at, 0)


@jit
def learn_games(
    params: Any,
    start: Any,
    lesson: Lesson,
    seed: int,
    first: int,
    games: int,
    workspace: Workspace,
    places: Any,
    scores: Any,
) -> None:
    """Learn from a batch of games and write their points."""
    for n in range(games):
        scores[n] = learn_game(params, start, lesson, seed, first + n, workspace, places)


@jit
def play_by_value(
    params: Any,
    start: Any,
    weights: Any,
    seed: int,
    first: int,
    games: int,
    workspace: Workspace,
    scores: Any,
) -> None:
    """Play a batch of games by the values and write the first seat's points."""
    for n in range(games):
        dice, at, code = make_rng(seed, first + n, DICE), start, 0
        while code >= 0:
            while is_rolling(params, at):
                dice, at = roll_at(params, at, dice)
            code, _ = best_by_value(params, at, weights, workspace)
            if code >= 0:
                at = move_at(params, at, code)
        scores[n] = total_at(params, at, 0)
