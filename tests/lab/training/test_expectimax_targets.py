from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.core.game import draw_roll, start_game
from rollwright.core.options import fill_options
from rollwright.core.rng import DICE, make_rng
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import find_game
from rollwright.kernel.engine import PLAIN
from rollwright.kernel.interface import Workspace
from rollwright.lab.training import expectimax_targets as look_learning
from rollwright.lab.training.expectimax_kernel import add_later, study_game, take_best
from rollwright.lab.training.expectimax_targets import LookCourse
from rollwright.lab.training.net_td import begin, learn_net
from rollwright.values.evaluation import rolled_value_at
from rollwright.values.expectimax import ExpectimaxEngine
from tests.cli.run import run_command

GAME = find_game("chiefdom-2")
OPTIONS = fill_options(GAME.options, {})
SHIPPED = Path(str(look_learning.__file__)).parents[2] / "games/chiefdom/learned/chiefdom-2-linked.values"


def test_what_later_looks_put_right_counts_less_the_later() -> None:
    worth = [10.0, 11.0, 20.0, 30.0, 29.0]
    add_later(worth, [0, 0, 1, 2, 2], [7.0, 2.0, 4.0], 5, 0.5)
    assert worth == [10.0 + 0.5 * (2 + 0.5 * 4), 11.0 + 0.5 * (2 + 0.5 * 4), 20.0 + 0.5 * 4, 30.0, 29.0]


def test_the_best_moves_near_the_best_are_taken() -> None:
    space: Any = Workspace(*[[] for _ in Workspace._fields])._replace(codes=[7, 8, 9, 6], values=[3, 9, 5, 8])
    tried = [0, 0, 0]
    assert take_best(space, 4, 3, 100, tried) == 3
    assert tried == [8, 6, 9]
    space = space._replace(codes=[7, 8, 9, 6], values=[3, 9, 5, 8])
    assert take_best(space, 4, 3, 2, tried) == 2
    assert take_best(space, 1, 3, 2, tried) == 1


def test_a_move_is_taught_what_a_look_after_it_says() -> None:
    """The same decision, asked by the engine as bots ask it."""
    engine, before, dice = GAME.engine(fast=False), start_game(GAME, 1), make_rng(5, 2, DICE)
    assert isinstance(engine, ExpectimaxEngine)
    assert engine.net is not None
    for _ in range(26):
        dice, roll = draw_roll(GAME, before, dice)
        before = GAME.apply(before, roll)
        before = GAME.apply(before, MoveStep(0, GAME.moves(before, 0)[0]))
    slots, near, space = engine.net.slots, 4 * engine.scale, engine.workspace(PLAIN)
    tried, inputs, sure, worth, steps, drift = [0, 0], [0] * 2 * slots, [0, 0], [0, 0], [0, 0], [0]
    table, at = engine.seen(before, 0, PLAIN)
    arrays = (tried, inputs, sure, worth, steps, drift)
    made, _ = study_game(table, at, space, 5, 3, 2, near, 0.5, slots, *arrays)
    _, roll = draw_roll(GAME, before, make_rng(5, 3, DICE))
    state = GAME.apply(before, roll)
    best = [move for move, _ in engine.ranked(state, 0, 2)]
    assert made == 2
    assert worth == engine.expectimax(state, 0, best, 1)
    assert [engine.code_of(state, 0, move) for move in best] == tried
    then = [GAME.apply(state, MoveStep(0, move)) for move in best]
    assert sure == [GAME.score(after, 0).total * engine.scale for after in then]
    rolled = rolled_value_at(table, engine.seen(state, 0, PLAIN)[1], 0, table.values, space)
    assert drift == [max(worth) - rolled]


def test_looks_need_a_game_that_looks_tables_and_a_net() -> None:
    duel = find_game("duel")
    with pytest.raises(InvalidSetup, match=r"^duel does not look ahead exactly: learn its net"):
        begin(duel, fill_options(duel.options, {}), 1, 8, False, way=LookCourse)
    house = fill_options(GAME.options, {"house_logs": "6"})
    with pytest.raises(InvalidSetup, match=r"^chiefdom-2 has no tables with these options: learn these"):
        begin(GAME, house, 1, 8, False, way=LookCourse)
    course = begin(GAME, OPTIONS, 1, 8, False, way=LookCourse)
    with pytest.raises(InvalidSetup, match=r"^looks go on from a net: name a file of values that has one"):
        course.step(0.001)


def test_threads_share_the_games_of_a_step() -> None:
    course, played = begin(GAME, OPTIONS, 1, 8, False, source=SHIPPED, way=LookCourse), list[int]()
    assert isinstance(course, LookCourse)
    course.threads = 3

    def study(table: Any, start: Any, space: Any, seed: int, game: int, *rest: Any) -> tuple[int, int]:
        played.append(game)
        return 1, 5

    course._study = study  # type: ignore[assignment]
    assert course.step(0.0) == (look_learning.GAMES, 5 * look_learning.GAMES)
    course.step(0.0)
    assert sorted(played) == [*range(2 * look_learning.GAMES)]


@pytest.mark.soak  # compiles what a search has, once more
def test_a_net_goes_on_learning_by_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look_learning, "GAMES", 4)
    course = begin(GAME, OPTIONS, 1, 8, False, source=SHIPPED, way=LookCourse)
    course.threads = 2
    before = {name: part.copy() for name, part in course.net.parts.items()}
    points = [*learn_net(course, 3.0)]
    assert points
    assert points[-1].games % 4 == 0
    assert 200 < points[-1].mean < 280
    assert all((part != before[name]).any() for name, part in course.net.parts.items())
    course.save(tmp_path / "kept.npz")
    again = begin(GAME, OPTIONS, 1, 8, False, tmp_path / "kept.npz", way=LookCourse)
    assert again.games == points[-1].games
    again.step(0.0001)
    assert isinstance(again, LookCourse)
    assert again._begun == points[-1].games, "the dice of games already played must not come again"
    assert np.isfinite(again.net.whole()).all()


@pytest.mark.parametrize("more", [[], ["--net", "--engine", "cuda"]])
def test_looks_without_a_net_or_on_a_card_are_refused(more: list[str]) -> None:
    ran = run_command("learn-values", "chiefdom-2", "--looks", *more)
    assert (ran.code, ran.out) == (2, "")
    assert "--looks teaches a net, by the processor: with --net and without --engine cuda" in ran.err
