"""Choice by choice: the quick way to the legal choices finds those of the whole list of moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rollwright.core.rng import DICE, make_rng
from rollwright.core.vocabulary import NO_CHOICE
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.board import ALL_PLOTS, NEAR, PLOTS, TOUCH
from rollwright.games.fiefdoms.dice import ROLLS, is_offered, is_pestilence
from rollwright.games.fiefdoms.offers import (
    GUILD_OUTCOME,
    MOST_BUILDS,
    MOST_CHANGE,
    ROOM,
    SPRING_OUTCOME,
    WAYS,
    WITH_PEOPLE,
    offer_pairing,
)
from rollwright.games.fiefdoms.params import DEPTH, Params, Point
from rollwright.games.fiefdoms.paths import VOCABULARY
from rollwright.games.fiefdoms.sheet import blank_sheet
from rollwright.kernel import interface as kernel
from rollwright.kernel import step_kernel as stepped
from rollwright.kernel.bits import popcount
from rollwright.kernel.speeds import PLAIN

CODES = [0] * ROOM
by_list: Any = (vars(stepped.mark_at)["__wrapped__"], vars(stepped.code_at)["__wrapped__"])
"""What serves games that have no quicker way of their own."""


def start_at(challenge: int, seats: int) -> tuple[Params, Point]:
    if seats > 1:
        return Params(0, seats, 0, DEPTH), Point(blank_sheet())
    return FIEFDOMS.engine(fast=False).setup({"challenge": str(challenge) if challenge else "off"}, 1, PLAIN)


def step_randomly(table: Params, at: Point, seed: int) -> Iterator[tuple[Point, list[int]]]:
    """Play a random game and yield every position with the choices made so far."""
    random, dice, path = Random(seed), make_rng(seed, 0, DICE), [0] * VOCABULARY.longest
    moves = 1
    while moves:
        while kernel.is_rolling(table, at):
            dice, at = kernel.roll_at(table, at, dice)
        moves = kernel.list_codes(table, at, CODES)
        if moves:
            code = random.choice(CODES[:moves])
            kernel.write_path(table, at, code, path, 0, len(path))
            for step in range(path.index(0) if 0 in path else len(path)):
                yield at, path[:step]
            assert kernel.choice_at(table, at, code, step + 1) == NO_CHOICE
            assert stepped.code_at(table, at, path, step + 1, CODES) == code
            at = kernel.move_at(table, at, code)
    assert stepped.mark_at(table, at, path, 0, [0] * len(VOCABULARY), CODES) == 0


def check_marks(challenge: int, seats: int, seed: int) -> None:
    mark_by_list, code_by_list = by_list
    table, start = start_at(challenge, seats)
    for at, path in step_randomly(table, start, seed):
        quick, slow = [0] * len(VOCABULARY), [0] * len(VOCABULARY)
        found = stepped.mark_at(table, at, path, len(path), quick, CODES)
        assert found == mark_by_list(table, at, path, len(path), slow, CODES) == sum(quick), (at, path)
        assert quick == slow, (at, path)
        if path:
            code = stepped.code_at(table, at, path, len(path), CODES)
            assert code == code_by_list(table, at, path, len(path), CODES), (at, path)


@pytest.mark.parametrize(("challenge", "seats"), [*((challenge, 1) for challenge in range(9)), (0, 3)])
def test_the_legal_choices_of_a_step_are_those_of_the_whole_list(challenge: int, seats: int) -> None:
    check_marks(challenge, seats, seed=challenge)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
def test_the_legal_choices_are_those_of_the_whole_list_in_many_games(seed: int) -> None:
    for challenge in range(9):
        check_marks(challenge, 1, 100 + seed)


def count_at_most(outcomes: int, plot: int) -> int:
    """Return how many moves a set of outcomes can stand for: all around is empty, or in need of help."""
    moves = popcount(outcomes & ~WITH_PEOPLE) + popcount(outcomes & WITH_PEOPLE) * popcount(TOUCH(plot))
    moves += popcount(NEAR(plot)) - 1 if outcomes & SPRING_OUTCOME else 0
    return moves + (3 if outcomes & GUILD_OUTCOME else 0)


def test_no_roll_offers_more_moves_than_there_is_room_for() -> None:
    """With every plot empty no pairing offers less than with fewer; where it offers nothing, 25 forfeits."""
    size, most = (MOST_CHANGE + 1) * PLOTS, 0
    for roll, _ in ROLLS:
        moves = 0
        for way in range(WAYS if not is_pestilence(roll) else 0):
            offers = [0] * size
            if is_offered(roll, way):
                offer_pairing(offers, 0, ALL_PLOTS, roll, way, MOST_CHANGE)
                counts = [count_at_most(offers[place], place % PLOTS) for place in range(size)]
                moves += max(PLOTS, sum(counts[:PLOTS])) + sum(counts[PLOTS:])
        most = max(most, moves)
    assert most == MOST_BUILDS
