"""The CUDA target: kernels as device code, through numba-cuda.

Functions are written over lanes: each thread runs one game with its own column of the arrays, and calls the
same kernel functions that run plain and on the CPU. With NUMBA_ENABLE_CUDASIM=1 Numba simulates a device on
the CPU, one thread after the other: slow, but without a GPU.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from math import prod
from operator import methodcaller
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

from .errors import TargetUnavailable
from .machine_code import folder_for
from .target import STARTED, Choose, Function, R, define_all, replace_fields
from .untyped import (
    Builder,
    Context,
    DeviceArray,
    DeviceKernel,
    Emitted,
    Internal,
    NumbaType,
    Signature,
    Value,
    Values,
)

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
        """Keep the numbers in the device's global memory: threads look at different ones at once."""
        read = _constant_table(numbers)
        self.define_function(look, lambda index: read(index), inline=True)

    def define_stack_array(self, allocate: Callable[[], list[int]], length: int) -> None:
        from numba import int64

        cuda = numba_cuda()
        _overload(allocate, inline="always")(lambda: lambda: cuda.local.array(length, int64))

    def compile(self, function: Function, home: str = "", allocates: bool = False) -> DeviceKernel:
        """Return a function over lanes as a kernel, compiled when it runs or read from its folder on disk."""
        cuda = numba_cuda()
        if is_simulated():
            return cuda.jit(function)
        define_all(self)
        backend = f"cuda {version('numba-cuda')}"
        folder = folder_for(function, home or function.__module__, STARTED, backend)
        if folder is None:
            return cuda.jit(function)
        with _cache_folder(folder):
            return cuda.jit(function, cache=True)


@contextmanager
def _cache_folder(folder: Path) -> Iterator[None]:
    """Let numba-cuda keep kernels in a folder that are defined meanwhile."""
    from numba.cuda.core import config

    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def _constant_table(numbers: tuple[int, ...]) -> Internal:
    """Return a device function that reads one of the numbers, which are part of the kernel's code.

    An array on the device would do, but code that holds its address cannot be kept on disk.
    """
    from llvmlite import ir
    from numba import types
    from numba.cuda.extending import intrinsic

    kind = ir.ArrayType(ir.IntType(64), len(numbers))
    name = f"table_{sha256(repr(numbers).encode()).hexdigest()[:16]}"

    def emit(context: Context, builder: Builder, sig: Signature, args: Values) -> Value:
        table = builder.module.globals.get(name)
        if table is None:
            table = ir.GlobalVariable(builder.module, kind, name, addrspace=1)
            table.initializer, table.global_constant, table.linkage = (
                ir.Constant(kind, numbers),
                True,
                "internal",
            )
        return builder.load(builder.gep(table, [ir.IntType(64)(0), args[0]], inbounds=True))

    @intrinsic  # type: ignore[untyped-decorator]
    def read(context: Context, index: NumbaType) -> Emitted:
        return types.int64(types.int64), emit

    return read


def _overload(*args: object, **options: object) -> Internal:
    """Call numba-cuda's own `overload`, which has no types."""
    from numba.cuda.extending import overload

    return overload(*args, **options)


# ---- running kernels


@cache
def compile_kernel(function: Callable[..., None], home: str) -> DeviceKernel:
    """Return a function over lanes as a kernel of the device; `home` is the module of the game's engine."""
    return CudaTarget().compile(function, home)


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
