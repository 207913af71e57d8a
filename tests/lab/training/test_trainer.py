from __future__ import annotations

import pytest
import torch

from rollwright.lab.training import trainer as module
from rollwright.lab.training.trainer import FULL_DECAY, Trainer
from rollwright.values.files import NetSpec

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
    assert torch.equal(trainer.predict(inputs), trainer.net(inputs))
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


def test_positions_are_evaluated_in_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    trainer, inputs, _ = make_trainer(WITH_TRUNK)
    whole = trainer.predict(inputs)
    monkeypatch.setattr(module, "CHUNK", 7)
    assert trainer.predict(inputs).tolist() == pytest.approx(whole.tolist())
    assert trainer.predict(inputs[:0]).shape == (0,)
