from __future__ import annotations

from itertools import accumulate

import pytest
import torch

from rollwright.games.catalogue import find_game
from rollwright.games.duel.bot.inputs import SIZES
from rollwright.lab.training import trainer as module
from rollwright.lab.training.config import NET_SCHEDULE
from rollwright.lab.training.net_run import net_of
from rollwright.lab.training.trainer import FULL_DECAY, Trainer
from rollwright.values.files import NetSpec
from rollwright.values.net import POOLED

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
