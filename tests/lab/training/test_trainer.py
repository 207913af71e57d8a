"""A training run's config, its steps and their CUDA graph."""

from __future__ import annotations

from contextlib import nullcontext
from itertools import accumulate
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch

from rollwright.compiler.errors import TargetUnavailable
from rollwright.core import extras
from rollwright.core.errors import InvalidSetup
from rollwright.games.catalogue import find_game
from rollwright.games.duel.bot.inputs import SIZES
from rollwright.lab.training import device
from rollwright.lab.training import trainer as module
from rollwright.lab.training.config import NET_SCHEDULE, TrainingConfig
from rollwright.lab.training.net_run import net_of
from rollwright.lab.training.trainer import EAGER, FULL_DECAY, GraphedUpdate, Trainer
from rollwright.values.files import NetSpec
from rollwright.values.net import POOLED
from tests.cli.run import run_command

from .test_value_net import SPECS, WITH_TRUNK, draw_inputs, make_net

CPU = torch.device("cpu")


def make_trainer(spec: NetSpec) -> tuple[Trainer, torch.Tensor, torch.Tensor]:
    trainer = Trainer(spec._replace(error_clip=1e9), 1, CPU)
    trainer.net.load_state_dict(make_net(spec).state_dict())
    targets = torch.randn(40, generator=torch.Generator().manual_seed(5)) * 3
    return trainer, draw_inputs(spec), targets


@SPECS
def test_fitting_brings_a_net_closer_to_its_targets(spec: NetSpec) -> None:
    trainer, inputs, targets = make_trainer(spec)

    def loss() -> float:
        return float(((trainer.net(inputs) - targets) ** 2).mean().detach())

    before = loss()
    for _ in range(20):
        trainer.fit(inputs, targets, 0.01)
    assert loss() < before / 2


def test_an_error_counts_no_more_than_the_spec_says() -> None:
    """Targets far away and farther away move the net alike: beyond the clip an error is constant."""
    moved = []
    for far in (1e3, 1e6):
        trainer = Trainer(WITH_TRUNK._replace(error_clip=1.0), 1, CPU)
        trainer.fit(draw_inputs(WITH_TRUNK), torch.full((40,), far), 0.01)
        moved.append(float(trainer.net.output.bias.detach()))
    assert moved[0] == moved[1] != 0


def test_the_average_follows_a_new_net_at_once_and_one_from_a_file_slowly() -> None:
    trainer, inputs, targets = make_trainer(WITH_TRUNK)
    assert trainer.is_new
    trainer.fit(inputs, targets, 0.01)
    assert torch.equal(trainer.ema(inputs), trainer.net(inputs))
    trainer.load_quantized(trainer.quantize())
    assert int(trainer.ema.n_averaged) == FULL_DECAY
    before = trainer.predict(inputs)
    for _ in range(3):
        trainer.fit(inputs, targets, 0.01)
    moved, average_moved = (
        (trainer.net(inputs) - before).abs().max(),
        (trainer.predict(inputs) - before).abs().max(),
    )
    assert 0 < average_moved < 0.01 * moved


def test_a_new_net_plays_itself_and_one_from_a_file_by_its_average() -> None:
    trainer, inputs, targets = make_trainer(WITH_TRUNK)
    for _ in range(3):
        trainer.fit(inputs, targets, 0.01)
    assert torch.equal(trainer.predict(inputs), trainer.net(inputs))
    trainer.load_quantized(trainer.quantize())
    trainer.fit(inputs, targets, 0.01)
    assert torch.equal(trainer.predict(inputs), trainer.ema(inputs))
    assert not torch.equal(trainer.predict(inputs), trainer.net(inputs))


def test_a_batch_filled_up_with_positions_of_weight_0_is_the_batch() -> None:
    """A CUDA graph works on batches of one size."""
    found = []
    for more in (0, 9):
        trainer, inputs, targets = make_trainer(WITH_TRUNK)
        weights = torch.full((40 + more,), 1 / 40).index_fill(0, torch.arange(40, 40 + more), 0.0)
        for group in trainer.optimizer.param_groups:
            group["lr"].fill_(0.01)
        trainer.update(inputs[[*range(40), *[0] * more]], targets[[*range(40), *[0] * more]], weights)
        found.append(trainer.net(inputs).tolist())
    assert found[1] == pytest.approx(found[0], abs=1e-3)


def test_the_first_steps_of_a_new_net_kill_no_unit_that_sees_the_board() -> None:
    """The first batches hold the same few openings: a full learning rate switches all units off for good."""
    _, spec = net_of(find_game("duel"))
    trainer, draw = Trainer(spec, 1, CPU), torch.Generator().manual_seed(5)
    units: list[torch.Tensor] = []
    trainer.net.hidden.register_forward_hook(lambda module, inputs, output: units.append(inputs[0]))

    def count_living() -> int:
        trainer.net(openings(spec, 64, draw))
        seeing = units[-1][:, :POOLED]
        return int(((seeing > 0) & (seeing < trainer.net.max_activation)).any(0).sum())

    before = count_living()
    assert before > POOLED // 3
    for step in range(40):
        targets = 0.3 + 0.1 * torch.randn(32, generator=draw)
        trainer.fit(openings(spec, 32, draw), targets, NET_SCHEDULE.rate(step / 50_000))
    assert count_living() > 0.8 * before


def openings(spec: NetSpec, positions: int, draw: torch.Generator) -> torch.Tensor:
    """Return Duel positions that differ in one slot of twenty."""
    first, sizes = torch.tensor([0, *accumulate(SIZES)][:-1]), torch.tensor(SIZES)
    other = torch.rand((positions, spec.slots), generator=draw)
    found = torch.where(other < 0.05, (other * 20 * sizes).long(), 0)
    return (first + found).int()


def test_positions_are_evaluated_in_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    trainer, inputs, _ = make_trainer(WITH_TRUNK)
    whole = trainer.predict(inputs)
    monkeypatch.setattr(module, "CHUNK", 7)
    assert trainer.predict(inputs).tolist() == pytest.approx(whole.tolist(), abs=1e-4)
    assert trainer.predict(inputs[:0]).shape == (0,)


FAULTS = [
    ({"seconds": 0.0}, "training takes up to 604800 seconds, not 0"),
    ({"steps": -1}, "training takes 1 step or more, not -1"),
    ({"threads": 0}, "threads are 1 to 1024, not 0"),
    ({"schedule": "up"}, "a schedule is decay or constant, not 'up'"),
    ({"targets": "luck"}, "targets are td or expectimax, not 'luck'"),
    ({"engine": "moon"}, "an engine is local or cuda, not 'moon'"),
    ({"lanes": 0}, "lanes are 1 to 1048576, not 0"),
    ({"lr_scale": 0.0}, "a learning rate is scaled by up to 100, not 0"),
    ({"stages": -1}, "stages are 1 or more, not -1"),
    ({"net": True, "stages": 2}, "--net trains no tables: --stages, --tables and --seats do"),
    ({"engine": "cuda"}, "a GPU trains nets: --engine cuda needs --net"),
]


@pytest.mark.parametrize(("given", "sentence"), FAULTS)
def test_a_run_that_cannot_be_is_refused_in_one_sentence(given: dict[str, object], sentence: str) -> None:
    config = TrainingConfig("duel", {}, **given)  # type: ignore[arg-type]
    with pytest.raises(InvalidSetup) as refused:
        config.check()
    assert str(refused.value) == sentence


def test_the_command_trains_writes_and_resumes(tmp_path: Path) -> None:
    run, out, curve = (tmp_path / name for name in ("run.pt", "mine.values", "curve.csv"))
    command = ["learn-values", "fiefdoms", "--threads", "1", "--resume", str(run)]
    ran = run_command(*command, "--steps", "1", "-o", str(out), "--curve", str(curve))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("64 games in ")
    assert f"{out}: " in ran.out
    assert curve.read_text().splitlines()[1].split(",")[1] == "64"
    again = run_command(*command, "--steps", "2")
    assert (again.code, again.out.split(" in ")[0]) == (0, "128 games")


@pytest.mark.parametrize("flag", ["-o", "--curve", "--resume"])
def test_a_file_that_cannot_be_written_is_refused_before_the_training(flag: str, tmp_path: Path) -> None:
    ran = run_command("learn-values", "fiefdoms", "--seconds", "100000", flag, str(tmp_path / "no" / "file"))
    assert (ran.code, ran.out) == (2, "")
    assert "no such file or directory" in ran.err


def test_a_gpu_that_is_missing_or_full_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    train = ("learn-values", "duel", "--net", "--engine", "cuda")
    monkeypatch.setattr(device, "numba_cuda", refuse_to_open)
    assert run_command(*train).err == "rollwright: no device is found\n"
    monkeypatch.setattr(device, "numba_cuda", lambda: None)
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    assert "training on a GPU needs PyTorch with CUDA" in run_command(*train).err
    with pytest.raises(InvalidSetup, match="memory of the GPU is full"), device.memory_refusals():
        raise torch.OutOfMemoryError


def refuse_to_open() -> None:
    raise TargetUnavailable("no device is found")


def test_without_pytorch_the_command_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "torch" else SimpleNamespace())
    ran = run_command("learn-values", "duel", "--net")
    assert (ran.code, ran.out) == (2, "")
    assert "training needs torch, which is not installed: " in ran.err


# ---- When updates run, are captured and are replayed; `tools.check_gpu` compares them on a real GPU


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What happened to graphs, on a machine without CUDA."""
    found: list[str] = []
    stream = SimpleNamespace(wait_stream=lambda other: None)
    graph = SimpleNamespace(replay=lambda: found.append("replayed"))
    fakes = {"Stream": lambda: stream, "current_stream": lambda: stream, "stream": lambda each: nullcontext()}
    for name, fake in {**fakes, "CUDAGraph": lambda: graph, "graph": lambda each: nullcontext()}.items():
        monkeypatch.setattr(torch.cuda, name, fake)
    return found


def test_a_batch_is_filled_up_and_its_graph_replayed_until_one_is_larger(told: list[str]) -> None:
    seen: list[tuple[list[int], list[float], list[float]]] = []

    def update(inputs: torch.Tensor, targets: torch.Tensor, weights: torch.Tensor) -> None:
        told.append("ran")
        seen.append((inputs[:, 0].tolist(), targets.tolist(), weights.tolist()))

    graphed = GraphedUpdate(update, 3, torch.device("cpu"))
    for size in (4, *[3] * EAGER, 2, 9):
        graphed(torch.arange(size * 3).reshape(size, 3).int(), torch.ones(size))
    assert told == [*["ran"] * EAGER, "ran", "replayed", "replayed", "ran"]
    assert seen[0] == ([0, 3, 6, 9, 0], [1.0] * 4 + [0.0], [0.25] * 4 + [0.0])
    assert seen[1][:2] == ([0, 3, 6, 0, 0], [1.0] * 3 + [0.0] * 2)
    assert seen[1][2] == pytest.approx([1 / 3] * 3 + [0.0] * 2)
    assert len(seen[-1][0]) == 9 * 5 // 4
