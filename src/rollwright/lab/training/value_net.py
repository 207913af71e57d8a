"""The value net as a PyTorch module, and its conversion to and from the integers of a values file.

Inference reads the integers (`values.net`, `values.conv_trunk`); the module computes the same in floats.
"""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.nn.functional import hardtanh

from rollwright.core.errors import InvalidSetup
from rollwright.values.conv_trunk import MAX_POOL_WEIGHT, check_sums
from rollwright.values.files import NetSpec
from rollwright.values.net import CHANNELS, DENSE, ONE, POOL_ONE, POOLED, SHIFT, TAPS, size_of_net

MAX_WEIGHT = 3.98
"""Bound of all weights and biases but those of the output."""
MAX_COLUMN = 63.0
"""Bound of the positive, or the negative, weights of one channel together, so that sums stay exact."""
MAX_INT16 = 32767
EPSILON = 1e-8


class ConvTrunk(nn.Module):
    """Three 3x3 convolutions over the one-hot kinds of a board's cells, pooled into hidden units.

    The third adds a bias per channel that the input rows give, and the first layer as a residual connection.
    """

    def __init__(self, board: tuple[int, int, int], max_activation: float) -> None:
        super().__init__()
        self.width, self.height, self.kinds = board
        self.max_activation = max_activation
        channels = (self.kinds, CHANNELS, CHANNELS)
        self.convs = nn.ModuleList(nn.Conv2d(n, CHANNELS, 3, padding=1) for n in channels)
        self.pool = nn.Linear(self.width * self.height * CHANNELS, POOLED, bias=False)

    def forward(self, cells: torch.Tensor, channel_bias: torch.Tensor) -> torch.Tensor:
        """Return what the board adds to the first hidden units; in bfloat16 on a GPU."""
        kinds = torch.arange(self.width * self.height * self.kinds, device=cells.device).reshape(
            -1, self.kinds
        )
        one_hot = (cells[:, :, None] == kinds).reshape(-1, self.height, self.width, self.kinds)
        with torch.autocast(cells.device.type, torch.bfloat16, cells.is_cuda, cache_enabled=False):
            x = one_hot.permute(0, 3, 1, 2).to(torch.bfloat16 if cells.is_cuda else channel_bias.dtype)
            first = self._clip(self.convs[0](x))
            second = self._clip(self.convs[1](first))
            bias = channel_bias[:, :, None, None].to(first.dtype)
            third = self._clip(self.convs[2](second) + bias + first)
            pooled = self.pool(third.permute(0, 2, 3, 1).flatten(1))
        return pooled.to(channel_bias.dtype)

    def _clip(self, x: torch.Tensor) -> torch.Tensor:
        return hardtanh(x, 0.0, self.max_activation)

    def clamp_weights(self) -> None:
        """Keep sums of weights so small that they are exact in float32."""
        limit = MAX_POOL_WEIGHT / POOL_ONE
        self.pool.weight.clamp_(-limit, limit)
        deep = [self.convs[1].weight, self.convs[2].weight]
        columns = torch.stack(deep).flatten(2)
        largest = torch.maximum(columns.clamp(min=0).sum(2), columns.clamp(max=0).sum(2).neg())
        scales = (MAX_COLUMN / (largest + EPSILON)).clamp(max=1.0)
        torch._foreach_mul_(deep, list(scales[:, :, None, None, None]))


class ValueNet(nn.Module):
    """The net of a game: rows of the active inputs, two dense layers and, with a board, a trunk."""

    def __init__(self, spec: NetSpec, generator: torch.Generator) -> None:
        super().__init__()
        shape = spec.shape
        self.spec, self.max_activation = spec, shape.clip / ONE
        self.rows = nn.EmbeddingBag(shape.inputs, shape.width, mode="sum")
        self.bias = nn.Parameter(torch.zeros(shape.hidden))
        self.hidden = nn.Linear(shape.hidden, DENSE)
        self.output = nn.Linear(DENSE, 1)
        self.trunk = ConvTrunk(spec.board, self.max_activation) if shape.cells else None
        self._initialize(generator)

    @torch.no_grad()
    def _initialize(self, generator: torch.Generator) -> None:
        """Draw the weights; biases and the output start at zero."""
        shape, counts = self.spec.shape, self.spec.slots - self.spec.shape.cells
        for parameter in self.parameters():
            parameter.zero_()
        drawn = [
            (self.rows.weight, (0.5 if self.trunk else 2.0) / counts),
            (self.hidden.weight, 2 / shape.hidden),
        ]
        if self.trunk is not None:
            drawn += [
                (self.trunk.convs[0].weight, 2 / TAPS),
                (self.trunk.pool.weight, 1 / self.trunk.pool.in_features),
            ]
            drawn += [(conv.weight, 1 / (TAPS * CHANNELS)) for conv in self.trunk.convs[1:]]
        for weight, variance in drawn:
            weight.normal_(0, variance**0.5, generator=generator)
        if self.trunk is not None:
            self.rows.weight[:, -1] = 0

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        """Return the values of positions, given by their active inputs, in the spec's unit."""
        shape = self.spec.shape
        rows = self.rows(inputs[:, shape.cells :] - shape.cell_inputs)
        accumulators = rows[:, : shape.hidden] + self.bias
        if self.trunk is not None:
            pooled = self.trunk(inputs[:, : shape.cells], rows[:, shape.hidden : -1])
            accumulators = torch.cat([accumulators[:, :POOLED] + pooled, accumulators[:, POOLED:]], 1)
        hidden = hardtanh(accumulators, 0.0, self.max_activation)
        value = self.output(hardtanh(self.hidden(hidden), 0.0, self.max_activation))[:, 0]
        return value + rows[:, -1] if self.trunk is not None else value

    @torch.no_grad()
    def clamp_weights(self) -> None:
        """Keep the weights so small that the quantized net is exact."""
        bounded = [self.rows.weight, self.bias, self.hidden.weight, self.hidden.bias]
        if self.trunk is not None:
            bounded += self.trunk.convs.parameters()
            self.trunk.clamp_weights()
        torch._foreach_clamp_min_(bounded, -MAX_WEIGHT)
        torch._foreach_clamp_max_(bounded, MAX_WEIGHT)

    # ---- the integers of a file

    @torch.no_grad()
    def quantize(self) -> NDArray[np.int16]:
        """Return all weights as int16 in a file's order; InvalidSetup if sums could be inexact."""
        scaled = [(view.double().cpu() * scale).flatten() for view, scale in self._in_file_order()]
        integers = torch.cat(scaled).round()
        largest = float(integers.abs().max())
        if not largest <= MAX_INT16:
            raise InvalidSetup(f"a net's weights grew to {largest:.0f}; {MAX_INT16} is the most")
        found: NDArray[np.int16] = integers.short().numpy()
        if self.trunk is not None:
            check_sums(found[size_of_net(self.spec.shape) :], *self.spec.board)
        return found

    @torch.no_grad()
    def load_quantized(self, integers: NDArray[np.integer]) -> None:
        """Take the weights of a file; InvalidSetup if they are not as many as this net has."""
        views = self._in_file_order()
        size = sum(view.numel() for view, _ in views)
        if len(integers) != size:
            raise InvalidSetup(f"a net of {size} weights cannot begin from one of {len(integers)}")
        parts = torch.from_numpy(np.array(integers, np.float64)).split([view.numel() for view, _ in views])
        for (view, scale), part in zip(views, parts, strict=True):
            view.copy_(part.reshape(view.shape) / scale)

    def _in_file_order(self) -> list[tuple[torch.Tensor, torch.Tensor | int]]:
        """Return views of the weights as a file orders them, each with its fixed-point 1.0."""
        shape, output_one = self.spec.shape, self.spec.unit * self.spec.shape.output_scale
        row_one = torch.full((shape.width,), float(ONE), dtype=torch.float64)
        row_one[shape.hidden + CHANNELS :] = output_one
        found = [(self.rows.weight, row_one), (self.bias, ONE)]
        found += [(self.hidden.weight.T, 1 << SHIFT), (self.hidden.bias, ONE)]
        found += [(self.output.weight[0], output_one), (self.output.bias, output_one)]
        if self.trunk is not None:
            for n, conv in enumerate(self.trunk.convs):
                taps = conv.weight.flatten(2)
                found += [(taps.permute(2, 1, 0) if n else taps.permute(1, 2, 0), ONE), (conv.bias, ONE)]
            found.append((self.trunk.pool.weight.T, POOL_ONE))
        return found
