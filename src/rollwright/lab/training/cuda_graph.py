"""A training step as a CUDA graph: its hundreds of kernels are launched at once."""

from __future__ import annotations

from collections.abc import Callable

import torch

Update = Callable[[torch.Tensor, torch.Tensor, torch.Tensor], None]
"""A function of a batch's inputs, targets and weights."""
EAGER = 2
"""Batches that run without a graph before one is captured: libraries allocate at their first use."""


class GraphedUpdate:
    """An update that is captured as a CUDA graph and replayed.

    A graph works on fixed memory: a batch is copied there and filled up with positions of weight 0.
    """

    def __init__(self, update: Update, slots: int, device: torch.device) -> None:
        self._update = update
        self._inputs = torch.zeros((0, slots), dtype=torch.int32, device=device)
        self._targets, self._weights = (torch.zeros(0, device=device) for _ in range(2))
        self._graph: torch.cuda.CUDAGraph | None = None
        self._eager_left = EAGER

    def __call__(self, inputs: torch.Tensor, targets: torch.Tensor) -> None:
        """Run the update on a batch."""
        if len(targets) > len(self._weights):
            self.allocate(len(targets) * 5 // 4)
        self._fill(inputs, targets)
        if self._eager_left > 0:
            self._eager_left -= 1
            self._run_eagerly()
            return
        if self._graph is None:
            self._graph = self._capture()
        self._graph.replay()

    def allocate(self, size: int) -> None:
        """Make room for batches of a size, and forget the graph."""
        self._inputs = self._inputs.new_zeros((size, self._inputs.shape[1]))
        self._targets, self._weights = self._targets.new_zeros(size), self._weights.new_zeros(size)
        self._graph, self._eager_left = None, EAGER

    def _capture(self) -> torch.cuda.CUDAGraph:
        """Record the update's kernels without running them."""
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._update(self._inputs, self._targets, self._weights)
        return graph

    def _fill(self, inputs: torch.Tensor, targets: torch.Tensor) -> None:
        size = len(targets)
        self._inputs[:size], self._inputs[size:] = inputs, inputs[0]
        self._targets[:size], self._targets[size:] = targets, 0.0
        self._weights[:size], self._weights[size:] = 1 / size, 0.0

    def _run_eagerly(self) -> None:
        """Run the update on a stream of its own, as PyTorch demands before a capture."""
        stream, current = torch.cuda.Stream(), torch.cuda.current_stream()
        stream.wait_stream(current)
        with torch.cuda.stream(stream):
            self._update(self._inputs, self._targets, self._weights)
        current.wait_stream(stream)
