"""One optimization loop for every net: Adam, clipped gradients and an exponential moving average."""

from __future__ import annotations

from typing import Any

import torch
from torch.nn.functional import huber_loss
from torch.nn.utils import clip_grad_norm_
from torch.optim import Adam
from torch.optim.swa_utils import AveragedModel

from rollwright.values.files import NetSpec

from .value_net import ValueNet

CHUNK = 1 << 15
"""Positions evaluated at once."""
DECAY, WARM_UP = 0.9995, 10
"""Decay of the moving average, and after how many steps of a new net it is a half."""
FULL_DECAY = round(WARM_UP * DECAY / (1 - DECAY))
"""Steps after which the decay is full."""
MAX_GRADIENT = 1.0
"""Norm at which gradients are clipped, all together."""


class Trainer:
    """A net, its moving average (EMA), which plays and ships, and its optimizer."""

    def __init__(self, spec: NetSpec, seed: int, device: torch.device) -> None:
        self.spec, self.device = spec, device
        self.generator = torch.Generator().manual_seed(seed)
        self.net = ValueNet(spec, self.generator).to(device)
        self.ema = AveragedModel(self.net, avg_fn=_average)
        self.optimizer = Adam(self.net.parameters(), fused=device.type == "cuda")
        self.error_clip = spec.error_clip / spec.unit

    @property
    def is_new(self) -> bool:
        """Whether the net has learned nothing yet, here or before."""
        return int(self.ema.n_averaged) == 0

    def predict(self, inputs: torch.Tensor) -> torch.Tensor:
        """Return the moving average's values of positions."""
        with torch.inference_mode():
            chunks = [self.ema(part) for part in inputs.split(CHUNK)] if len(inputs) else []
            return torch.cat(chunks) if chunks else torch.zeros(0, device=self.device)

    def fit(self, inputs: torch.Tensor, targets: torch.Tensor, rate: float) -> None:
        """Take one optimizer step towards targets; errors are clipped as the spec says."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.optimizer.zero_grad(set_to_none=True)
        huber_loss(self.net(inputs), targets, delta=self.error_clip).backward()
        clip_grad_norm_(self.net.parameters(), MAX_GRADIENT)
        self.optimizer.step()
        self.net.clamp_weights()
        self.ema.update_parameters(self.net)

    def set_ema_age(self, steps: int) -> None:
        """Let the moving average decay as after that many steps."""
        self.ema.n_averaged.fill_(steps)

    def quantize(self) -> Any:
        """Return the moving average as the integers of a file."""
        return self.ema.module.quantize()

    def load_quantized(self, integers: Any) -> None:
        """Continue from the integers of a file."""
        self.net.load_quantized(integers)
        self.ema.module.load_state_dict(self.net.state_dict())
        self.set_ema_age(FULL_DECAY)

    def state_dict(self) -> dict[str, Any]:
        """Return everything that a resumed run needs."""
        state = {name: getattr(self, name).state_dict() for name in ("net", "ema", "optimizer")}
        return {**state, "generator": self.generator.get_state()}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Take over what `state_dict` returned."""
        for name in ("net", "ema", "optimizer"):
            getattr(self, name).load_state_dict(state[name])
        self.generator.set_state(state["generator"])


def _average(average: torch.Tensor, weights: torch.Tensor, steps: torch.Tensor) -> torch.Tensor:
    """Return an average moved towards the weights; an early one by more."""
    decay = (steps / (steps + WARM_UP)).clamp(max=DECAY)
    return average + (1 - decay) * (weights - average)
