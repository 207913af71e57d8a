"""The CUDA target: kernels as device code, through numba-cuda.

Functions are written over lanes: each thread runs one game with its own column of the arrays, and calls the
same kernel functions that run plain and on the CPU. With NUMBA_ENABLE_CUDASIM=1 Numba simulates a device on
the CPU, one thread after the other: slow, but without a GPU.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from math import prod
from operator import methodcaller
from types import SimpleNamespace
from typing import ClassVar

from .errors import TargetUnavailable
from .target import Choose, Function, R, define_all, replace_fields
from .untyped import DeviceArray, DeviceKernel, Internal, NumbaType

WIDTH = 64
"""Threads of a block."""
HOW = "an NVIDIA GPU with its driver, and the package numba-cuda"


@cache
def numba_cuda() -> Internal:
    """Return `numba.cuda`; TargetUnavailable where there is none, or no device."""
    try:
        from numba import cuda
    except ImportError as missing:
        raise TargetUnavailable(f"playing on a GPU needs {HOW}: numba-cuda is not installed") from missing
    if not cuda.is_available():
        raise TargetUnavailable(f"playing on a GPU needs {HOW}: no device is found")
    return cuda


def is_simulated() -> bool:
    """Say whether Numba only simulates a device."""
    from numba import config

    return bool(config.ENABLE_CUDASIM)


class CudaTarget:
    """Compiles kernels for a CUDA device."""

    name: ClassVar[str] = "cuda"
    can_allocate: ClassVar[bool] = False

    def define_function(self, function: Function, body: Function, inline: bool) -> None:
        options = {"forceinline": inline}
        _overload(function, jit_options=options, strict=False)(lambda *args, **named: body)

    def define_generic(self, call: Function, choose: Choose) -> None:
        def implementation(params: NumbaType, *args: NumbaType) -> Function:
            return choose(getattr(params, "instance_class", None))

        _overload(call, strict=False)(implementation)

    def define_operator(self, symbol: Function, kind: type, body: Function) -> None:
        def choose(*args: NumbaType) -> Function | None:
            return body if all(getattr(each, "instance_class", None) is kind for each in args) else None

        _overload(symbol, strict=False)(choose)

    def define_intrinsic(self, function: Function) -> None:
        cuda, floor = numba_cuda(), numba_cuda().libdevice.floorf
        bodies: dict[str, Function] = {
            "popcount": lambda word: cuda.popc(word),
            "trailing_zeros": lambda word: cuda.ffs(word) - 1,
            "fma": lambda a, b, c: a * b + c,  # which is fused by itself
            "round_down": lambda number: floor(number),
        }
        self.define_function(function, bodies[function.__name__], inline=True)

    def define_lookup_table(self, look: Callable[[int], int], numbers: tuple[int, ...]) -> None:
        """Keep the numbers in the device's memory: threads look at different ones at once."""
        import numpy as np

        table = numba_cuda().to_device(np.array(numbers, dtype=np.int64))
        self.define_function(look, lambda index: table[index], inline=True)

    def define_stack_array(self, allocate: Callable[[], list[int]], length: int) -> None:
        from numba import int64

        cuda = numba_cuda()
        _overload(allocate, inline="always")(lambda: lambda: cuda.local.array(length, int64))

    def compile(self, function: Function, home: str = "", allocates: bool = False) -> DeviceKernel:
        """Return a function over lanes as a kernel; `launch` runs it."""
        if not is_simulated():
            define_all(self)
        return numba_cuda().jit(function)


def _overload(*args: object, **options: object) -> Internal:
    """Call numba-cuda's own `overload`, which has no types."""
    from numba.cuda.extending import overload

    return overload(*args, **options)


# ---- running kernels


def compile_kernel(function: Callable[..., None]) -> DeviceKernel:
    """Return a function over lanes as a kernel of the device."""
    return CudaTarget().compile(function)


def launch(kernel: DeviceKernel, lanes: int, *args: object) -> None:
    """Run a kernel on that many lanes and wait for its end."""
    kernel[-(-lanes // WIDTH), WIDTH](*args)
    numba_cuda().synchronize()


def free_memory() -> int | None:
    """Return the bytes that are free on the device; None where Numba only simulates one."""
    if is_simulated():
        return None
    context = numba_cuda().current_context()
    context.deallocations.clear()
    return int(context.get_memory_info().free)


@contextmanager
def device_failures() -> Iterator[None]:
    """Raise TargetUnavailable for what the driver refuses, such as memory that others have taken."""
    if is_simulated():
        yield
        return
    from numba.cuda.cudadrv.driver import CudaAPIError

    try:
        yield
    except CudaAPIError as error:
        raise TargetUnavailable(f"the GPU refused to go on: {error}") from error


def columns(height: int, lanes: int, kind: str = "int64") -> DeviceArray:
    """Return an uninitialised array on the device with a column for each lane."""
    import numpy as np

    if is_simulated():  # plain Python works with integers of its own
        return numba_cuda().to_device(np.zeros((height, lanes), object))
    return numba_cuda().device_array((height, lanes), np.dtype(kind))


def take_along(params: R) -> R:
    """Return params whose arrays are on the device."""
    import numpy as np

    fields: dict[str, object] = methodcaller("_asdict")(params)
    arrays = {name: each for name, each in fields.items() if isinstance(each, np.ndarray)}
    return replace_fields(params, {name: numba_cuda().to_device(each) for name, each in arrays.items()})


def split_last_axis(array: DeviceArray, inner: Sequence[int]) -> DeviceArray:
    """Return a view of a device array whose last axis is shown as several: (9, 6), (3, 2) -> (9, 3, 2)."""
    shape = (*array.shape[:-1], *inner)
    if is_simulated():
        return array.reshape(shape)
    steps = [array.strides[-1] * prod(inner[n + 1 :]) for n in range(len(inner))]
    strides = (*array.strides[:-1], *steps)
    described = {**array.__cuda_array_interface__, "shape": shape, "strides": strides}
    return numba_cuda().as_cuda_array(SimpleNamespace(__cuda_array_interface__=described, array=array))
