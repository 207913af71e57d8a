from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
import torch

from rollwright.compiler.errors import TargetUnavailable
from rollwright.core import extras
from rollwright.core.errors import InvalidSetup
from rollwright.lab.training import device
from rollwright.lab.training.config import TrainingConfig
from tests.cli.run import run_command

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
