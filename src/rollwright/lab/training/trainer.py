"""One optimization loop for every net: Adam, clipped gradients and an exponential moving average."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn.functional import huber_loss
from torch.nn.utils import clip_grad_norm_
from torch.optim import Adam
from torch.optim.swa_utils import AveragedModel

from rollwright.values.files import NetSpec

from .run import StateDict
from .value_net import ValueNet

CHUNK = 1 << 15
"""Positions evaluated at once."""
DECAY, WARM_UP = 0.9995, 10
"""Decay of the moving average, and after how many steps of a new net it is a half."""
FULL_DECAY = round(WARM_UP * DECAY / (1 - DECAY))
"""Steps after which the decay is full."""
POOL_SCALE = 0.1
"""Scale of the pooling layer's learning rate: each of its units sums thousands of activations."""
MAX_GRADIENT = 1.0
"""Norm at which gradients are clipped, all together."""


Update = Callable[[torch.Tensor, torch.Tensor, torch.Tensor], None]
"""A function of a batch's inputs, targets and weights."""
EAGER = 2
"""Batches that run without a graph before one is captured: libraries allocate at their first use."""


class GraphedUpdate:
    """An update that is captured as a CUDA graph and replayed: its hundreds of kernels are launched at once.

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


class Trainer:
    """A net, its moving average (EMA), which ships, and its optimizer.

    A new net plays itself, so that it learns from what it has just learned; a net from a file plays by its
    average, because the net itself plays worse while Adam's moments begin anew.
    """

    def __init__(self, spec: NetSpec, seed: int, device: torch.device) -> None:
        self.spec, self.device = spec, device
        self.generator = torch.Generator().manual_seed(seed)
        self.net = ValueNet(spec, self.generator).to(device)
        self.ema = AveragedModel(self.net, multi_avg_fn=self._average)
        self.plays_by_ema = False
        on_cuda = device.type == "cuda"
        self.optimizer = Adam(self._groups(), fused=on_cuda, capturable=on_cuda)
        self.graph = GraphedUpdate(self.update, spec.slots, device) if on_cuda else None
        self.error_clip = spec.error_clip / spec.unit

    def _groups(self) -> list[StateDict]:
        """Return the parameters with the scales of their learning rates."""
        pool = [] if self.net.trunk is None else [self.net.trunk.pool.weight]
        others = [each for each in self.net.parameters() if all(each is not one for one in pool)]
        scales = ((others, 1.0), (pool, POOL_SCALE))
        rate = torch.zeros((), device=self.device)
        return [{"params": each, "lr": rate.clone(), "scale": scale} for each, scale in scales if each]

    @property
    def is_new(self) -> bool:
        """Whether the net has learned nothing yet, here or before."""
        return int(self.ema.n_averaged) == 0

    def predict(self, inputs: torch.Tensor) -> torch.Tensor:
        """Return the values of positions by which games are played."""
        net = self.ema if self.plays_by_ema else self.net
        with torch.inference_mode():
            chunks = [net(part) for part in inputs.split(CHUNK)] if len(inputs) else []
            return torch.cat(chunks) if chunks else torch.zeros(0, device=self.device)

    def fit(self, inputs: torch.Tensor, targets: torch.Tensor, rate: float) -> None:
        """Take one optimizer step towards targets; errors are clipped as the spec says."""
        for group in self.optimizer.param_groups:
            group["lr"].fill_(rate * group["scale"])
        if self.graph is not None:
            self.graph(inputs, targets)
        else:
            self.update(inputs, targets, torch.full_like(targets, 1 / len(targets)))
        self.ema.update_parameters(self.net)

    def update(self, inputs: torch.Tensor, targets: torch.Tensor, weights: torch.Tensor) -> None:
        """Take one optimizer step on a batch whose errors have weights."""
        self.optimizer.zero_grad(set_to_none=True)
        errors = huber_loss(self.net(inputs), targets, reduction="none", delta=self.error_clip)
        (errors * weights).sum().backward()
        clip_grad_norm_(self.net.parameters(), MAX_GRADIENT)
        self.optimizer.step()
        self.net.clamp_weights()

    def _average(
        self, averages: Sequence[torch.Tensor], weights: Sequence[torch.Tensor], steps: torch.Tensor | int
    ) -> None:
        """Move the averages towards the weights; early ones by more."""
        age = int(self.ema.n_averaged)  # on the CPU: to read `steps` would wait for the GPU
        torch._foreach_lerp_(averages, weights, 1 - min(DECAY, age / (age + WARM_UP)))

    def set_ema_age(self, steps: int) -> None:
        """Let the moving average decay as after that many steps."""
        self.ema.n_averaged.fill_(steps)

    def quantize(self) -> NDArray[np.int16]:
        """Return the moving average as the integers of a file."""
        found: NDArray[np.int16] = self.ema.module.quantize()
        return found

    def load_quantized(self, integers: NDArray[np.integer]) -> None:
        """Continue from the integers of a file."""
        self.net.load_quantized(integers)
        self.ema.module.load_state_dict(self.net.state_dict())
        self.set_ema_age(FULL_DECAY)
        self.plays_by_ema = True

    def state_dict(self) -> StateDict:
        """Return everything that a resumed run needs."""
        state = {name: getattr(self, name).state_dict() for name in ("net", "ema", "optimizer")}
        return {**state, "generator": self.generator.get_state(), "plays_by_ema": self.plays_by_ema}

    def load_state_dict(self, state: StateDict) -> None:
        """Take over what `state_dict` returned."""
        for name in ("net", "ema", "optimizer"):
            getattr(self, name).load_state_dict(state[name])
        for group in self.optimizer.param_groups:
            group["lr"] = group["lr"].to(self.device)
        if self.graph is not None:
            self.graph.allocate(0)
        self.generator.set_state(state["generator"])
        self.plays_by_ema = state["plays_by_ema"]
