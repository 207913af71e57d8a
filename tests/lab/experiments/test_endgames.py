"""The ends of games are solved exactly."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from rollwright.bots import find_bot
from rollwright.core.errors import InvalidSetup
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import find_game
from rollwright.lab.experiments.endgames import Solver, measure

GAME = find_game("chiefdom-2")
SHEET = """chiefdom-2
2 2 2 2 2 2
2 2 2 2 2 2
2 2 2 2 2 2
2 2 2 2 2 2
2 2 2 2 2 2
2 2 2 2 2 2
# ~ ~ ~ ~ #
# ~ ~ ~ ~ #
3 3 3 3 3 3
3 3 3 3 3 3
3 3 3 3 3 3
3 3 3 3 . .
"""


@cache
def solve_by_rules(state: object) -> float:
    """Return the exact value by the game's rules alone."""
    rolls, mean = GAME.rolls(state), 0.0
    for roll, weight in rolls:
        then = GAME.apply(state, roll)
        moves = GAME.moves(then, 0)
        after = [solve_by_rules(GAME.apply(then, MoveStep(0, move))) for move in moves]
        mean += weight * max(after, default=float(GAME.score(then, 0).total))
    return mean / sum(weight for _, weight in rolls)


def test_a_sheet_is_solved_as_its_rules_have_it() -> None:
    state = GAME.parse_sheet(SHEET, checked=False)
    assert Solver(GAME, GAME.options_of(state), fast=False).solve(state) == pytest.approx(
        solve_by_rules(state)
    )


def test_regret_is_what_a_move_loses_to_the_best_one() -> None:
    state = GAME.parse_sheet(SHEET, checked=False)
    solver = Solver(GAME, GAME.options_of(state), fast=False)
    then = GAME.apply(state, GAME.parse_roll(state, "1 1 2"))

    def states() -> Iterator[object]:
        yield then

    regrets = measure(solver, states(), [("greedy", find_bot(GAME, "greedy"))], 1)
    values = [solver.solve(GAME.apply(then, MoveStep(0, move))) for move in GAME.moves(then, 0)]
    (lost,) = regrets.by_bot["greedy"]
    assert any(lost == pytest.approx(max(values) - value) for value in values)
    assert regrets.left_out == 0


def test_a_game_without_such_ends_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="no solo games whose end can be solved"):
        Solver(find_game("duel"), {"board": "9", "first": "A"})
