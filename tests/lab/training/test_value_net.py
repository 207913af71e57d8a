"""The PyTorch module computes what the shipped integers compute, and converts to and from them."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from rollwright.core.errors import InvalidSetup
from rollwright.core.options import fill_options
from rollwright.core.rules_engine import play_randomly
from rollwright.core.types import MoveStep
from rollwright.games.catalogue import find_game
from rollwright.kernel.speeds import PLAIN
from rollwright.lab.training.net_run import net_of
from rollwright.lab.training.value_net import ValueNet
from rollwright.values import conv_trunk
from rollwright.values.engine import ValueEngine
from rollwright.values.evaluation import value_at
from rollwright.values.files import NetSpec
from rollwright.values.net import NetShape, inputs_at
from rollwright.values.ntuple import base_at

DENSE_ONLY = NetSpec("a test", 0, NetShape(12, 0, 0, 16, 16, 1024, 16), 3, 10, 1.0, 1.0)
"""A net over counts alone, and one with a trunk over a board: three wide, two high, four kinds of cells."""
WITH_TRUNK = NetSpec(
    "a test",
    0,
    conv_trunk.shape_with_trunk(32, 24, 6),
    8,
    10,
    1.0,
    1.0,
    board=(3, 2, 4),
)
SPECS = pytest.mark.parametrize("spec", [DENSE_ONLY, WITH_TRUNK], ids=["dense", "trunk"])


def make_net(spec: NetSpec, seed: int = 1) -> ValueNet:
    net = ValueNet(spec, torch.Generator().manual_seed(seed))
    torch.nn.init.normal_(net.output.weight, generator=torch.Generator().manual_seed(seed))
    return net


def draw_inputs(spec: NetSpec, positions: int = 40) -> torch.Tensor:
    rng = np.random.default_rng(2)
    slots = [rng.integers(4 * slot, 4 * slot + 4, positions) for slot in range(spec.slots)]
    return torch.from_numpy(np.stack(slots, axis=1).astype(np.int32))


@pytest.mark.parametrize("game_id", ["chiefdom-1", "duel"])
def test_the_module_computes_what_the_shipped_net_does(game_id: str) -> None:
    """The values of a random game's positions, by integers and by floats, differ by rounding alone."""
    game = find_game(game_id)
    _, spec = net_of(game)
    plain, net = game.engine(fast=False), ValueNet(spec, torch.Generator())
    assert isinstance(plain, ValueEngine)
    options, workspace = fill_options(game.options, {}), plain.workspace(PLAIN)
    params, _ = plain.setup(options, game.seats[0], PLAIN)
    net.load_quantized(np.array([params.values[n] for n in range(spec.offset, len(params.values))]))
    errors = []
    for n, (state, step) in enumerate(play_randomly(game, options, game.seats[0], 3)):
        if not isinstance(step, MoveStep) or n % 5:
            continue
        inputs = [0] * spec.slots
        params, at = plain.seen(state, step.seat, PLAIN)
        if inputs_at(params, at, step.seat, workspace, inputs, 0) == 0:
            continue
        value = value_at(params, at, step.seat, params.values, workspace)
        known = base_at(params, at, step.seat, workspace)
        found = float(net(torch.tensor([inputs], dtype=torch.int32))[0].detach()) * spec.unit
        errors.append(abs(found - (value - known)))
    assert len(errors) > 3
    assert max(errors) < 0.02 * spec.unit


@SPECS
def test_a_net_survives_its_file(spec: NetSpec) -> None:
    integers = make_net(spec).quantize()
    other = make_net(spec, seed=3)
    assert (other.quantize() != integers).any()
    other.load_quantized(integers)
    assert (other.quantize() == integers).all()
    with pytest.raises(InvalidSetup, match=r"^a net of \d+ weights cannot begin from one of 5$"):
        other.load_quantized(integers[:5])


def test_a_net_whose_weights_grew_too_large_is_not_written() -> None:
    net = make_net(DENSE_ONLY)
    torch.nn.init.constant_(net.output.weight, 1e6)
    with pytest.raises(InvalidSetup, match=r"^a net's weights grew to \d+; 32767 is the most$"):
        net.quantize()


def test_clamped_weights_keep_every_sum_exact() -> None:
    net = make_net(WITH_TRUNK)
    assert net.trunk is not None
    for conv in net.trunk.convs:
        torch.nn.init.constant_(conv.weight, 0.5)
    torch.nn.init.constant_(net.trunk.pool.weight, 5.0)
    with pytest.raises(InvalidSetup, match="too large to be exact"):
        net.quantize()
    net.clamp_weights()
    trunk = net.quantize()[-conv_trunk.trunk_layout(*WITH_TRUNK.board).end :]
    conv_trunk.check_sums(trunk, *WITH_TRUNK.board)


@SPECS
def test_seeds_draw_the_first_weights(spec: NetSpec) -> None:
    inputs = draw_inputs(spec)
    one, same, other = (make_net(spec, seed)(inputs) for seed in (1, 1, 2))
    assert torch.equal(one, same)
    assert not torch.equal(one, other)
