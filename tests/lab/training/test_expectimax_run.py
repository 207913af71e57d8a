from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from rollwright.core.errors import InvalidSetup
from rollwright.core.game import draw_roll, start_game
from rollwright.core.options import fill_options
from rollwright.core.rng import DICE, make_rng
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import find_game
from rollwright.kernel.speeds import PLAIN
from rollwright.lab.training import expectimax_run
from rollwright.lab.training.config import TrainingConfig
from rollwright.lab.training.expectimax_kernel import (
    Samples,
    Sampling,
    add_corrections,
    sample_game,
    take_best,
)
from rollwright.lab.training.expectimax_run import ExpectimaxRun
from rollwright.lab.training.start import start_run
from rollwright.values.engine import ValueEngine
from rollwright.values.evaluation import rolled_value_at
from rollwright.values.expectimax import ExpectimaxEngine
from tests.cli.run import run_command

GAME = find_game("chiefdom-2")
OPTIONS = dict(fill_options(GAME.options, {}))
CONFIG = TrainingConfig("chiefdom-2", OPTIONS, net=True, targets="expectimax", steps=2)
SHIPPED = Path(str(expectimax_run.__file__)).parents[2] / "games/chiefdom/learned/chiefdom-2-linked.values"


def test_later_corrections_count_less_the_later_they_are() -> None:
    values, none = np.array([10.0, 11.0, 20.0, 30.0, 29.0]), np.zeros(0)
    steps, corrections = np.array([0, 0, 1, 2, 2]), np.array([7.0, 2.0, 4.0])
    add_corrections(Samples([], none.astype(np.int32), none, values, steps, corrections), 5, 0.5)
    assert values.tolist() == [
        10.0 + 0.5 * (2 + 0.5 * 4),
        11.0 + 0.5 * (2 + 0.5 * 4),
        20.0 + 0.5 * 4,
        30.0,
        29.0,
    ]


def test_the_best_moves_near_the_best_are_expanded() -> None:
    scratch = find_game("chiefdom-2").engine(fast=False)
    assert isinstance(scratch, ValueEngine)
    space = scratch.workspace(PLAIN)._replace(codes=[7, 8, 9, 6], values=[3, 9, 5, 8])
    codes = [0, 0, 0]
    assert take_best(space, 4, Sampling(3, 100, 0.5, 1), codes) == 3
    assert codes == [8, 6, 9]
    space = space._replace(codes=[7, 8, 9, 6], values=[3, 9, 5, 8])
    assert take_best(space, 4, Sampling(3, 2, 0.5, 1), codes) == 2
    assert take_best(space, 1, Sampling(3, 2, 0.5, 1), codes) == 1


def test_the_target_of_a_move_is_the_expectation_after_it() -> None:
    """The same decision, asked by the engine as bots ask it."""
    engine, before, dice = GAME.engine(fast=False), start_game(GAME, 1), make_rng(5, 2, DICE)
    assert isinstance(engine, ExpectimaxEngine)
    assert engine.net is not None
    for _ in range(26):
        dice, roll = draw_roll(GAME, before, dice)
        before = GAME.apply(before, roll)
        before = GAME.apply(before, MoveStep(0, GAME.moves(before, 0)[0]))
    slots, near, space = engine.net.slots, 4 * engine.scale, engine.workspace(PLAIN)
    samples = Samples(
        [0, 0], np.zeros(2 * slots, np.int32), np.zeros(2), np.zeros(2), np.array([0, 0]), np.zeros(1)
    )
    table, at = engine.seen(before, 0, PLAIN)
    made, _ = sample_game(table, at, space, 5, 3, Sampling(2, near, 0.5, slots), samples)
    _, roll = draw_roll(GAME, before, make_rng(5, 3, DICE))
    state = GAME.apply(before, roll)
    best = [move for move, _ in engine.ranked(state, 0, 2)]
    assert made == 2
    assert samples.values.tolist() == engine.expectimax(state, 0, best, 1)
    assert [engine.code_of(state, 0, move) for move in best] == samples.codes
    then = [GAME.apply(state, MoveStep(0, move)) for move in best]
    assert samples.base.tolist() == [GAME.score(after, 0).total * engine.scale for after in then]
    rolled = rolled_value_at(table, engine.seen(state, 0, PLAIN)[1], 0, table.values, space)
    assert samples.corrections.tolist() == [max(samples.values) - rolled]


def test_expectimax_targets_need_expectimax_tables_and_a_net() -> None:
    duel = find_game("duel")
    options = dict(fill_options(duel.options, {}))
    with pytest.raises(InvalidSetup, match=r"^duel has no expectimax: train its net with --targets td$"):
        start_run(duel, replace(CONFIG, game="duel", options=options))
    house = dict(fill_options(GAME.options, {"house_logs": "6"}))
    with pytest.raises(InvalidSetup, match=r"^chiefdom-2 has no tables with these options: a net needs"):
        start_run(GAME, replace(CONFIG, options=house))
    run = start_run(GAME, CONFIG)
    with pytest.raises(InvalidSetup, match=r"^expectimax targets continue a net: name a values file"):
        run.step(0.001)


def test_threads_share_the_games_of_a_step() -> None:
    run, played = start_run(GAME, replace(CONFIG, threads=3), source=SHIPPED), list[int]()
    assert isinstance(run, ExpectimaxRun)

    def sample(table: Any, start: Any, space: Any, seed: int, game: int, *rest: Any) -> tuple[int, int]:
        played.append(game)
        return 1, 5

    run.sample_game = sample  # type: ignore[assignment]
    run.train_step()
    assert (run.games, run.points) == (expectimax_run.GAMES, 5 * expectimax_run.GAMES)
    run.train_step()
    assert sorted(played) == [*range(2 * expectimax_run.GAMES)]


@pytest.mark.soak  # compiles what a search has, once more
def test_a_net_improves_by_expectimax_targets_and_resumes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expectimax_run, "GAMES", 4)
    config, path = replace(CONFIG, threads=2), tmp_path / "run.pt"
    whole, half = (start_run(GAME, config, source=SHIPPED) for _ in range(2))
    half.train_step()
    half.save(path)
    resumed = start_run(GAME, config, path)
    assert [*resumed.train()][-1].games == 8, "the dice of games already played must not come again"
    assert 200 < [*whole.train()][-1].mean < 280
    assert isinstance(whole, ExpectimaxRun)
    assert isinstance(resumed, ExpectimaxRun)
    assert (whole.trainer.quantize() == resumed.trainer.quantize()).all()
    assert not torch.equal(whole.targets, whole.targets[:0])


@pytest.mark.parametrize("more", [[], ["--net", "--engine", "cuda"]])
def test_expectimax_targets_without_a_net_or_on_a_gpu_are_refused(more: list[str]) -> None:
    ran = run_command("learn-values", "chiefdom-2", "--targets", "expectimax", *more)
    assert (ran.code, ran.out) == (2, "")
    assert "expectimax targets are for a net on the CPU: with --net and without --engine cuda" in ran.err
