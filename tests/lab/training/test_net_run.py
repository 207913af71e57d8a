"""Training a net by temporal differences: targets, checkpoints and files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from rollwright.core.errors import InvalidSetup
from rollwright.core.options import fill_options
from rollwright.games.catalogue import find_game
from rollwright.lab.training import lockstep_kernel
from rollwright.lab.training.config import NET_SCHEDULE, TrainingConfig
from rollwright.lab.training.lockstep_kernel import N_MOVES
from rollwright.lab.training.net_run import TDRun, net_of
from rollwright.lab.training.run import TrainingRun
from rollwright.lab.training.start import start_run
from rollwright.values import conv_trunk
from rollwright.values.engine import ValueEngine
from rollwright.values.files import FileHeader, read_header, read_values, write_values
from rollwright.values.net import size_of_net

GAME = find_game("chiefdom-2")
OPTIONS = dict(fill_options(GAME.options, {}))
CONFIG = TrainingConfig("chiefdom-2", OPTIONS, net=True, steps=6, lanes=8, threads=1)


def make_run(config: TrainingConfig = CONFIG, checkpoint: Path | None = None) -> TDRun:
    run = start_run(find_game(config.game), config, checkpoint)
    assert isinstance(run, TDRun)
    return run


def train_steps(run: TrainingRun, steps: int) -> None:
    for _ in range(steps):
        run.train_step()


def all_tensors(run: TDRun) -> dict[str, torch.Tensor]:
    """Return every tensor of a checkpoint by the path to it."""
    found: dict[str, torch.Tensor] = {}

    def walk(path: str, value: object) -> None:
        if isinstance(value, torch.Tensor):
            found[path] = value
        elif isinstance(value, dict | list | tuple):
            for name, each in value.items() if isinstance(value, dict) else enumerate(value):
                walk(f"{path}/{name}", each)

    walk("", run.state_dict())
    return found


def test_a_resumed_run_is_the_run_that_was_never_interrupted(tmp_path: Path) -> None:
    """Six steps equal three, a checkpoint, and three more: weights, moving average, optimizer and games."""
    whole, half = make_run(), make_run()
    train_steps(half, 3)
    half.save(tmp_path / "run.pt")
    resumed = make_run(checkpoint=tmp_path / "run.pt")
    train_steps(whole, 6)
    list(resumed.train())
    assert (resumed.steps, resumed.games, resumed.share) == (6, whole.games, 1.0)
    one, other = all_tensors(whole), all_tensors(resumed)
    assert one.keys() == other.keys()
    assert len(one) > 40
    assert [path for path in one if not torch.equal(one[path], other[path])] == []
    first = all_tensors(make_run())
    assert not torch.equal(first["/trainer/net/output.weight"], one["/trainer/net/output.weight"])


def test_a_checkpoint_holds_the_configuration_and_the_curve(tmp_path: Path) -> None:
    run = make_run(replace(CONFIG, steps=0, seconds=0.5))
    points = [*run.train()]
    run.save(tmp_path / "run.pt")
    saved = torch.load(tmp_path / "run.pt", weights_only=True)
    assert saved["config"]["seed"] == 1
    assert saved["config"]["options"] == OPTIONS
    kept = {"net", "ema", "optimizer", "generator", "plays_by_ema"}
    assert saved["state"]["trainer"].keys() == kept
    again = make_run(run.config, tmp_path / "run.pt")
    assert again.curve == run.curve == points
    assert (again.seconds, again.share) == (run.seconds, run.share)
    assert list(again.train()) == [], "the run had come to its end"


def test_a_checkpoint_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.pt"
    make_run().save(path)
    with pytest.raises(InvalidSetup, match=r"^run\.pt is a checkpoint with another seed: 1$"):
        make_run(replace(CONFIG, seed=2), path)
    duel = find_game("duel")
    other = replace(CONFIG, game="duel", options=dict(fill_options(duel.options, {})))
    with pytest.raises(InvalidSetup, match=r"^run\.pt is a checkpoint with another game: 'chiefdom-2'$"):
        make_run(other, path)
    path.write_bytes(b"no")
    with pytest.raises(InvalidSetup, match=r"^run\.pt is not a checkpoint of learn-values$"):
        make_run(checkpoint=path)
    torch.save({"kind": "another"}, path)
    with pytest.raises(InvalidSetup, match=r"^run\.pt is not a checkpoint of learn-values$"):
        make_run(checkpoint=path)


def test_games_are_played_to_their_end() -> None:
    run = make_run(replace(CONFIG, lanes=2, steps=45))
    points = [*run.train()]
    assert run.games >= 2
    assert 100 < points[0].mean < 280


def test_a_trained_net_is_written_behind_the_tables(tmp_path: Path) -> None:
    run = make_run()
    train_steps(run, 3)
    size = run.export(tmp_path / "out.values", 0, "a test")
    head, spec = read_header(tmp_path / "out.values"), run.spec
    assert size == (tmp_path / "out.values").stat().st_size
    weights = size_of_net(spec.shape) + conv_trunk.trunk_layout(*spec.board).end
    assert (head.made, head.net) == ("a test", weights)
    written = read_values(tmp_path / "out.values", spec.layout)
    assert (written[spec.offset :] == run.trainer.quantize()).all()


def test_a_run_begins_from_what_ships(tmp_path: Path) -> None:
    engine, spec = net_of(GAME)
    path = tmp_path / "shipped.values"
    net = engine.weights(OPTIONS)[spec.offset :]
    header = FileHeader(GAME.id, spec.layout, spec.offset, 1, "a test")
    tables = np.zeros(spec.offset, np.int16)
    write_values(path, header, tables, net)
    run = start_run(GAME, CONFIG, source=path)
    assert isinstance(run, TDRun)
    assert (run.trainer.quantize() == net).all()
    assert not run.imitates, "a net that exists does not learn from the tables' games"
    write_values(path, header, tables)
    with pytest.raises(InvalidSetup, match=r"^shipped\.values has no net to begin from$"):
        start_run(GAME, CONFIG, source=path)


def test_decisions_learn_from_later_ones_and_few_moves_are_evaluated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two lanes, in which three moves at most are evaluated and targets come two decisions later."""
    engine = GAME.engine(fast=True)
    assert isinstance(engine, ValueEngine)
    assert engine.net is not None
    monkeypatch.setattr(type(engine), "net", engine.net._replace(candidates=3, n_steps=2, margin=1e9))
    run = make_run(replace(CONFIG, lanes=2))
    run.imitates = False
    evaluated: list[int] = []
    fitted: list[tuple[torch.Tensor, torch.Tensor]] = []
    predict = run.trainer.predict

    def count(inputs: torch.Tensor) -> torch.Tensor:
        evaluated.append(len(inputs))
        return predict(inputs)

    monkeypatch.setattr(run.trainer, "predict", count)
    monkeypatch.setattr(run.trainer, "fit", lambda inputs, targets, rate: fitted.append((inputs, targets)))
    chosen, bases = [], []
    for step in range(5):
        run.step(1e-3)
        chosen.append(run.inputs[step % 2].clone())
        bases.append(run.base[step % 2].clone())
        assert len(fitted) == max(0, step - 1)
        if step >= 2:
            inputs, targets = fitted[-1]
            assert torch.equal(inputs, chosen[step - 2])
            values = run.lockstep.lanes.best_values - bases[step - 2].numpy()
            assert targets.numpy() == pytest.approx(values / run.spec.unit)
    assert evaluated == [6] * 5


def test_moves_are_ranked_in_their_lane() -> None:
    games = make_run(replace(CONFIG, lanes=2)).lockstep
    games.tensors[3][:] = torch.tensor([3, 5])
    games.field(N_MOVES)[:] = torch.tensor([3, 2])
    values = torch.tensor([1.0, 5.0, 5.0, 2.0, 9.0])
    assert games.rank(torch.tensor([0, 0, 0, 1, 1]), values).tolist() == [2, 0, 1, 1, 0]
    assert [lockstep_kernel.lane_of([3, 3, 7], move) for move in (0, 2, 3, 6)] == [0, 0, 2, 2]


def test_a_game_without_a_net_is_refused() -> None:
    fiefdoms = find_game("fiefdoms")
    config = replace(CONFIG, game="fiefdoms", options=dict(fill_options(fiefdoms.options, {})))
    with pytest.raises(InvalidSetup, match=r"^fiefdoms has no net to train$"):
        start_run(fiefdoms, config)


def test_the_learning_rate_rises_stays_and_falls() -> None:
    assert NET_SCHEDULE.rate(0.0) == pytest.approx(1e-5)
    assert NET_SCHEDULE.rate(0.01) == pytest.approx(5e-4)
    assert NET_SCHEDULE.rate(0.02) == NET_SCHEDULE.rate(0.35) == pytest.approx(1e-3)
    assert NET_SCHEDULE.rate(1.0) == pytest.approx(1e-5)


@pytest.mark.parametrize(("schedule", "last"), [("decay", 1e-5), ("constant", 1e-3)])
def test_a_constant_rate_rises_and_does_not_fall(
    schedule: str, last: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = make_run(replace(CONFIG, steps=1000, schedule=schedule))
    rates: list[float] = []

    def step(rate: float) -> tuple[int, int]:
        rates.append(rate)
        return 0, 0

    monkeypatch.setattr(run, "step", step)
    for run.steps in (0, 20, 1000):
        run.train_step()
    assert rates == pytest.approx([1e-5, 1e-3, last])


def test_the_net_evaluates_no_position_after_the_end_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    games, sizes = make_run().lockstep, []
    encode = games.encode

    def encode_with_an_end(queried: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        inputs, is_live, base = encode(queried)
        inputs[0], is_live[0] = 0, 0
        return inputs, is_live, base

    def predict(inputs: torch.Tensor) -> torch.Tensor:
        sizes.append(len(inputs))
        assert (inputs[:, games.spec.shape.cells :] >= games.spec.shape.cell_inputs).all()
        return torch.zeros(len(inputs))

    monkeypatch.setattr(games, "encode", encode_with_an_end)
    games.advance(predict)
    assert sizes
