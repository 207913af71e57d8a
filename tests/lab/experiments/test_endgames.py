"""The ends of games are solved exactly."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from click.testing import CliRunner

from rollwright.any_game import AnyGame
from rollwright.bots import Bot, find_bot
from rollwright.core.errors import InvalidSetup
from rollwright.core.game import start_game
from rollwright.core.options import fill_options
from rollwright.core.types import Choice, Move, MoveStep, Outcome, Roll, Seat, WeightedRoll
from rollwright.games.catalogue import add_from, find_game
from rollwright.lab.experiments.endgames import MatchSolver, describe_value, main, measure
from rollwright.lab.experiments.solver import Solver

EXAMPLES = Path(__file__).parents[3] / "examples"
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


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.usefixtures("forget_variants")
def test_a_small_chiefdom_is_solved_whole() -> None:
    (islet,) = add_from(str(EXAMPLES / "islet.toml"))
    state = start_game(islet, 1, fill_options(islet.options, {}))
    solver = Solver(islet, islet.options_of(state), most=10_000_000)
    assert solver.solve(state) == pytest.approx(17.763156)
    assert solver.positions == 6_186_822


def test_a_sheet_with_more_positions_than_allowed_is_refused() -> None:
    state = GAME.parse_sheet(SHEET, checked=False)
    with pytest.raises(InvalidSetup, match="more than 3 positions are to come"):
        describe_value(GAME, state, most=3)


def test_what_a_command_refuses_it_says_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "sheet").write_text(SHEET)
    for given in (("chess",), ("chiefdom-2", "--sheet", str(tmp_path / "sheet"), "--positions", "3")):
        told = CliRunner().invoke(main, given)
        assert told.exit_code == 2
        assert "Error: " in told.output
        assert "Traceback" not in told.output


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


CHOICES = {"begin": ("throw", "give"), "give": ("a draw", "a defeat")}
ENDS = {"won": (0,), "lost": (1,), "a draw": (0, 1), "a defeat": (0,)}


class Bargain:
    """A match: the first seat throws a die and wins by two faces of three, or lets the second choose."""

    def outcome(self, state: str) -> Outcome | None:
        return Outcome("over", ENDS[state], ()) if state in ENDS else None

    def waiting(self, state: str) -> tuple[Seat, ...]:
        return {"begin": (0,), "give": (1,)}.get(state, ())

    def moves(self, state: str, seat: Seat) -> list[Move]:
        return [(Choice("do", value),) for value in CHOICES[state]]

    def rolls(self, state: str) -> list[WeightedRoll]:
        return [WeightedRoll(Roll(("won",)), 2), WeightedRoll(Roll(("lost",)), 1)]

    def apply(self, state: str, step: MoveStep | Roll) -> str:
        return step.faces[0] if isinstance(step, Roll) else step.move[0].value

    def view(self, state: str, seat: Seat) -> str:
        return state


class Giver:
    """Lets the other seat choose."""

    name = "giver"

    def choose(self, game: object, state: object, seat: Seat, rng: object) -> Move:
        return (Choice("do", "give"),)


def test_a_match_is_solved_for_both_seats_and_chance() -> None:
    solver = MatchSolver(cast(AnyGame, Bargain()))
    assert solver.solve("begin") == pytest.approx(2 / 3)
    assert (solver.worth("give", 0), solver.worth("throw", 1)) == pytest.approx((1 / 2, 1 / 3))
    regrets = measure(solver, iter(["begin"]), [("giver", cast(Bot, Giver()))], 1)
    assert regrets.by_bot["giver"] == pytest.approx([2 / 3 - 1 / 2])
    small = MatchSolver(cast(AnyGame, Bargain()), most=2)
    assert measure(small, iter(["begin"]), [("giver", cast(Bot, Giver()))], 1).left_out == 1


def test_a_game_without_such_ends_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="no solo games whose end can be solved"):
        Solver(find_game("duel"), {"board": "9", "first": "A"})
