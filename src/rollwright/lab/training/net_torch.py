"""A net that learns, with PyTorch's layers: on a card many times as quick as `net`, with equal numbers.

Only what is asked of all positions is PyTorch's, what every layer makes of them and the slopes; it works on
the arrays of `net` where they lie. On a card squares are looked at in numbers of 16 bits (bfloat16).
"""

from __future__ import annotations

from typing import Any

import torch
from torch.nn.functional import conv2d, embedding_bag, hardtanh

from rollwright.values.conv_trunk import CHANNELS, POOLED, TAPS

from .net import Net, Parts

PIECE = 1 << 15
"""Positions that the net is asked about at once."""


class TorchNet(Net):
    """A net whose layers are PyTorch's."""

    def ask(self, inputs: Any, mean: bool = False) -> Any:
        """Return what the net says of positions, given by their inputs."""
        parts, found = self._tensors(self.mean if mean else self.parts), [self.xp.zeros(0, "float32")]
        with torch.inference_mode():
            for n in range(0, len(inputs), PIECE):
                found.append(self.xp.from_dlpack(self._value(_tensor(inputs[n : n + PIECE]), parts)))
        return self.xp.concatenate(found)

    def slopes(self, inputs: Any, targets: Any, most: float) -> Parts:
        """Return how half the mean square of the errors, each cut at `most`, changes with each number."""
        parts = {name: part.requires_grad_() for name, part in self._tensors(self.parts).items()}
        value = self._value(_tensor(inputs), parts)
        errors = (value.detach() - _tensor(targets)).clip(-most, most) / max(1, len(inputs))
        slopes = torch.autograd.grad(value, list(parts.values()), errors.to(value.dtype))
        found = zip(parts, slopes, strict=True)
        return {name: self.xp.from_dlpack(slope.contiguous()) for name, slope in found}

    def _tensors(self, parts: Parts) -> dict[str, torch.Tensor]:
        return {name: _tensor(part) for name, part in parts.items()}

    def _value(self, inputs: torch.Tensor, parts: dict[str, torch.Tensor]) -> torch.Tensor:
        """Return the values of positions."""
        shape = self.plan.shape
        said = embedding_bag(inputs[:, shape.cells :] - shape.cell_inputs, parts["rows"], mode="sum")
        before = said[:, : shape.hidden] + parts["bias"]
        if shape.cells:
            seen = self._see(inputs[:, : shape.cells], said[:, shape.hidden : -1], parts)
            before = torch.cat([before[:, :POOLED] + seen, before[:, POOLED:]], 1)
        units = self._held(self._held(before) @ parts["second"] + parts["second_bias"])
        value = units @ parts["last"] + parts["last_bias"]
        return value + said[:, -1] if shape.cells else value

    def _held(self, units: torch.Tensor) -> torch.Tensor:
        return hardtanh(units, 0.0, self.most)

    def _see(self, stand: torch.Tensor, told: torch.Tensor, parts: dict[str, torch.Tensor]) -> torch.Tensor:
        """Return what the layers that look at squares add to the hidden units."""
        width, height, kinds = self.plan.board
        all_kinds = torch.arange(width * height * kinds, device=stand.device).reshape(-1, kinds)
        seen = (stand[:, :, None] == all_kinds).reshape(-1, height, width, kinds).permute(0, 3, 1, 2)
        with torch.autocast(stand.device.type, torch.bfloat16, enabled=stand.is_cuda):
            first = self._held(_layer(seen.to(torch.bfloat16 if stand.is_cuda else told.dtype), parts, 0))
            second = self._held(_layer(first, parts, 1))
            third = self._held(_layer(second, parts, 2) + told[:, :, None, None].to(first.dtype) + first)
            added = third.permute(0, 2, 3, 1).reshape(len(stand), -1) @ parts["pool"]
        return added.to(told.dtype)


def _layer(seen: torch.Tensor, parts: dict[str, torch.Tensor], number: int) -> torch.Tensor:
    """Return what a layer makes of the nine squares around each."""
    weights = parts[f"layer{number}"].reshape(TAPS, -1, CHANNELS).permute(2, 1, 0)
    return conv2d(seen, weights.reshape(CHANNELS, -1, 3, 3), parts[f"layer{number}_bias"], padding=1)


def _tensor(array: Any) -> torch.Tensor:
    """Return an array as PyTorch's, over the same memory."""
    return torch.from_dlpack(array)
