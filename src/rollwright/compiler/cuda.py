"""The third speed: kernels as device code of a CUDA card, through numba-cuda.

Functions are written over a card's lanes: each runs one game with its own column of the arrays. What they
call are the same promises and parts that run plain and compiled. With NUMBA_ENABLE_CUDASIM=1 Numba runs
them on the processor, one after the other: slow, but without a card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import prod
from types import SimpleNamespace
from typing import Any

from .errors import TargetUnavailable
from .jit import Wishes, cuda_hooks, parts_after

WIDTH = 64
"""Lanes of a block."""
HOW = "pip install 'rollwright[cuda]', on a machine with an NVIDIA card and its driver"


@cache
def card() -> Any:
    """Return `numba.cuda`; TargetUnavailable where there is none, or no card."""
    try:
        from numba import cuda
    except ImportError as missing:
        raise TargetUnavailable(f"playing on a card needs numba-cuda ({HOW})") from missing
    if not cuda.is_available():
        raise TargetUnavailable(f"there is no CUDA card here ({HOW})")
    return cuda


def is_simulated() -> bool:
    """Say whether Numba only acts as if there were a card."""
    from numba import config

    return bool(config.ENABLE_CUDASIM)


# ---- how numba-cuda is told of the parts of kernels


def make_table(look: Callable[[int], int], numbers: tuple[int, ...]) -> None:
    """Let device code find numbers in the card's own memory: lanes look at different ones at once."""
    import numpy as np

    kept = card().to_device(np.array(numbers, dtype=np.int64))
    make_part(look, lambda index: kept[index], Wishes())


def make_room(take: Callable[[], Any], length: int) -> None:
    """Let device code that calls `take` have room for so many integers in memory of its own thread."""
    from numba import int64

    cuda = card()
    cuda.extending.overload(take, inline="always")(lambda: lambda: cuda.local.array(length, int64))


def make_part(function: Callable[..., Any], body: Callable[..., Any], wishes: Wishes) -> None:
    """Let device code that calls `function` do what `body` does."""
    overload = card().extending.overload
    overload(function, jit_options={"forceinline": wishes.inline}, strict=False)(lambda *args, **named: body)


def make_generic(call: Callable[..., Any], choose: Callable[[type | None], Callable[..., Any]]) -> None:
    """Let device code that keeps a promise do what is chosen for the type of its table."""
    overload = card().extending.overload
    overload(call, strict=False)(lambda table, *args: choose(getattr(table, "instance_class", None)))


_known: list[int] = []
"""How many parts numba-cuda has been told of; empty before the operators of bits."""


def register_parts() -> None:
    """Tell numba-cuda of all parts that it does not know yet."""
    import sys

    if not _known:
        _teach_bits()
        _known.append(0)
    while news := parts_after(_known[0]):  # to be told of one may bring others
        for tell in news:
            tell(sys.modules[__name__])
            _known[0] += 1


def _teach_bits() -> None:
    """Run what kernel types registered for CUDA."""
    import numba.cuda.extending

    for describe in cuda_hooks():
        describe(card(), numba.cuda.extending.overload)


# ---- running kernels


def on_card(function: Callable[..., None]) -> Any:
    """Return a function over lanes as a kernel of the card; `launch` runs it."""
    if not is_simulated():
        register_parts()
    return card().jit(function)


def launch(kernel: Any, lanes: int, *args: Any) -> None:
    """Run a kernel on so many lanes and wait for its end."""
    kernel[-(-lanes // WIDTH), WIDTH](*args)
    card().synchronize()


def columns(height: int, lanes: int, kind: str = "int64") -> Any:
    """Return an array on the card with a column for each lane, which holds what comes first."""
    import numpy as np

    if is_simulated():  # plain Python works with numbers of its own
        return card().to_device(np.zeros((height, lanes), object))
    return card().device_array((height, lanes), np.dtype(kind))


def take_along(table: Any) -> Any:
    """Return a table whose arrays lie on the card."""
    import numpy as np

    moved = {
        name: card().to_device(part) for name, part in table._asdict().items() if isinstance(part, np.ndarray)
    }
    return table._replace(**moved)


def split_last_axis(array: Any, inner: Sequence[int]) -> Any:
    """Return a view of a device array whose last axis is shown as several: (9, 6), (3, 2) -> (9, 3, 2)."""
    shape = (*array.shape[:-1], *inner)
    if is_simulated():
        return array.reshape(shape)
    steps = [array.strides[-1] * prod(inner[n + 1 :]) for n in range(len(inner))]
    strides = (*array.strides[:-1], *steps)
    described = {**array.__cuda_array_interface__, "shape": shape, "strides": strides}
    return card().as_cuda_array(SimpleNamespace(__cuda_array_interface__=described, array=array))
