"""What dice promise: the best pair that can be drawn, tried against every pair there is."""

from __future__ import annotations

from itertools import product

import pytest

from rollwright.core.rules_engine import play_randomly
from rollwright.games.duel import DUEL
from rollwright.games.duel.board import BOARDS
from rollwright.games.duel.bot.tactics import (
    MOST,
    RUN,
    hopes_at,
    worth_in_the_air,
    worth_of_both,
    worth_of_dice,
    worth_of_one,
)
from rollwright.games.duel.scoring import count_lines
from rollwright.games.duel.sheet import Position, Side, empty_squares, side_of
from rollwright.kernel.bits import squares_of

from .positions import position


def best_of_all(at: Position, side: Side, low: int, high: int) -> int:
    """Return what the best pair of adjacent squares gives, each of them tried."""
    board = BOARDS[at.size]
    free = {*squares_of(empty_squares(at.land, board.grid))}
    pairs = [
        (one, other)
        for one, other in product(free, free)
        if abs(one % at.size - other % at.size) + abs(one // at.size - other // at.size) == 1
    ]
    marks = {
        (square, value): count_lines(at.land, board.grid, square, value)
        for square in free
        for value in (low, high)
    }
    assert all(number <= MOST for number in marks.values())
    return max(
        (
            worth_of_both(side, at.gives, low, high, marks[one, low], marks[other, high])
            for one, other in pairs
        ),
        default=0,
    )


@pytest.mark.parametrize("seed", [1, 2])
def test_a_pair_is_worth_its_best_two_squares(seed: int) -> None:
    states = [state for state, _ in play_randomly(DUEL, {}, 2, seed)][::9]
    assert len(states) > 5
    for state in states:
        for low, high in ((1, 2), (3, 3), (4, 6)):
            side = side_of(state, 0)
            assert worth_of_dice(BOARDS[9], state, side, low, high) == best_of_all(state, side, low, high)


def test_lines_are_followed_so_far() -> None:
    state = position("a1=1 b1=1 c1=1 d1=1", only="e1 e2")
    side = side_of(state, 0)
    assert worth_of_one(BOARDS[9], state, side, 1) == worth_of_both(side, state.gives, 1, 2, RUN, 0)


def test_who_has_drawn_hopes_for_nothing_more() -> None:
    held = "A 1 2 | B 3 4 | left 6"
    first = position(dice=held)
    mine, yours = hopes_at(BOARDS[9], first, 0)
    assert mine > 0 < yours
    assert hopes_at(BOARDS[9], first, 1) == (yours, mine)
    second = position(dice=held, turn="B")
    assert hopes_at(BOARDS[9], second, 1) == (yours, 0)
    lifting = position(dice=held, phase="lift")
    assert hopes_at(BOARDS[9], lifting, 0) == (0, yours)


def test_dice_in_the_air_promise_what_dice_do_on_average() -> None:
    state = position(dice="A ? ? | B 3 4 | left 6", phase="again", used="again")
    side = side_of(state, 0)
    single = [worth_of_one(BOARDS[9], state, side, value) for value in range(1, 7)]
    assert worth_in_the_air(BOARDS[9], state, side) == 2 * sum(single) // 6
    assert hopes_at(BOARDS[9], state, 0).mine == 2 * sum(single) // 6


def test_in_the_draft_both_take_what_serves_them_best() -> None:
    """B takes two of four, A one of the rest: all ways are tried here one by one."""
    state = position(phase="draft", turn="B", dice="A 1 | B - | left 2 3 4 4", b="2 0 3 0 1 0")
    a, b = side_of(state, 0), side_of(state, 1)
    found = []
    for pair, rest in (((2, 3), (4, 4)), ((2, 4), (3, 4)), ((3, 4), (2, 4)), ((4, 4), (2, 3))):
        mine = max(worth_of_dice(BOARDS[9], state, a, 1, value) for value in rest)
        yours = worth_of_dice(BOARDS[9], state, b, *pair)
        found.append((yours - mine, mine, yours))
    assert hopes_at(BOARDS[9], state, 0)[1] - hopes_at(BOARDS[9], state, 0)[0] == max(found)[0]
    last = position(phase="draft", turn="A", dice="A 1 | B 4 4 | left 2 3")
    mine = max(worth_of_dice(BOARDS[9], last, side_of(last, 0), 1, value) for value in (2, 3))
    assert hopes_at(BOARDS[9], last, 0).mine == mine
    before = position(phase="draft", dice="A - | B - | left ? ? ? ? ?")
    assert hopes_at(BOARDS[9], before, 0) == (0, 0)
