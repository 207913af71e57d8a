"""When updates run, are captured and are replayed; `tools.check_gpu` compares them on a real GPU."""

from __future__ import annotations

from contextlib import nullcontext
from types import SimpleNamespace

import pytest
import torch

from rollwright.lab.training.trainer import EAGER, GraphedUpdate


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
