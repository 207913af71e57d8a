"""The device a net is trained on; what a GPU lacks becomes a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import torch

from rollwright.compiler.cuda import numba_cuda
from rollwright.compiler.errors import TargetUnavailable
from rollwright.core.errors import InvalidSetup


def open_device(engine: str) -> torch.device:
    """Return the CPU or the GPU; InvalidSetup where there is no GPU that Numba and PyTorch can use."""
    if engine != "cuda":
        return torch.device("cpu")
    try:
        numba_cuda()
    except TargetUnavailable as missing:
        raise InvalidSetup(str(missing)) from missing
    if not torch.cuda.is_available():
        raise InvalidSetup(f"training on a GPU needs PyTorch with CUDA: {torch.__version__} has none")
    return torch.device("cuda")


@contextmanager
def memory_refusals() -> Iterator[None]:
    """Raise InvalidSetup where the memory of a GPU is full."""
    try:
        yield
    except torch.OutOfMemoryError as full:
        raise InvalidSetup("the memory of the GPU is full: a run of fewer --lanes needs less") from full
