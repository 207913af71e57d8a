"""PyTorch's layers say what those of `lab.training.net` say, and have the same slopes."""

from __future__ import annotations

import numpy as np
import pytest

from rollwright.lab.training.net import Net, net_class
from rollwright.values.files import NetSpec

from .test_net_td import PLANS, a_net

pytestmark = pytest.mark.soak  # it needs rollwright[learning], and with it PyTorch


@PLANS
def test_layers_of_pytorch_say_the_same(plan: NetSpec) -> None:
    torch = pytest.importorskip("rollwright.lab.training.net_torch")
    assert net_class() is torch.TorchNet
    net, inputs, targets = a_net(plan)
    other = torch.TorchNet(np, plan, seed=1, kind="float64")
    other.parts["last"][...] = net.parts["last"]
    assert other.ask(inputs) == pytest.approx(net.ask(inputs))
    slopes, others = net.slopes(inputs, targets, 2.0), other.slopes(inputs, targets, 2.0)
    assert slopes.keys() == others.keys()
    for name, slope in slopes.items():
        assert others[name] == pytest.approx(slope), name
    before = net.parts["rows"].copy()
    for each in (net, other):
        each.learn(inputs, targets, 2.0, 0.01)
    assert (net.parts["rows"] != before).any()
    assert all(other.parts[name] == pytest.approx(part) for name, part in net.parts.items())


def test_an_asked_net_of_pytorch_cuts_what_it_is_asked_into_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("rollwright.lab.training.net_torch")
    monkeypatch.setattr(torch, "PIECE", 7)
    net, inputs, _ = a_net(plan := PLANS.args[1][1])
    other = torch.TorchNet(np, plan, seed=1)
    other.mean = net.parts
    assert other.ask(inputs, mean=True) == pytest.approx(net.ask(inputs))
    assert isinstance(other, Net)
