"""What both back ends of the CPU have in common: entry points, their cache, and machine instructions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import numba
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from .machine_code import folder_for
from .raw_array import entry_point
from .target import STARTED, Function
from .untyped import Builder, Context, Emitted, NumbaType, Signature, Value, Values

_LOCATOR = f"{__package__}.machine_code.Locator"


def compile_entry_point(
    function: Function, home: str, allocates: bool, backend: str, **options: object
) -> Function:
    """Return an entry point that Numba compiles when it is called, or reads from its folder on disk."""
    options |= {"nogil": True, "no_cfunc_wrapper": True}
    if not allocates:
        options["_nrt"] = False  # Numba's runtime, which counts references
    entry, folder = entry_point(function), folder_for(function, home, STARTED, backend)
    if folder is None:
        return cast(Function, numba.njit(**options)(entry))
    try:
        with _settings(CACHE_DIR=str(folder), CACHE_LOCATOR_CLASSES=_LOCATOR):
            return cast(Function, numba.njit(cache=True, **options)(entry))
    except (AttributeError, TypeError):  # another Numba may ask more of a locator
        with _settings(CACHE_DIR=str(folder), CACHE_LOCATOR_CLASSES=""):
            return cast(Function, numba.njit(cache=True, **options)(entry))


@contextmanager
def _settings(**values: str) -> Iterator[None]:
    """Change Numba's settings for a moment."""
    before = {name: getattr(numba.config, name, "") for name in values}
    try:
        for name, value in values.items():
            setattr(numba.config, name, value)
        yield
    finally:
        for name, value in before.items():
            setattr(numba.config, name, value)


# ---- machine instructions, by the names that kernels know them by


@intrinsic  # type: ignore[untyped-decorator]
def popcount(_: Context, word: NumbaType) -> Emitted:
    """Emit one instruction that counts the bits of a word."""
    return types.int64(types.int64), lambda context, builder, sig, args: builder.ctpop(args[0])


@intrinsic  # type: ignore[untyped-decorator]
def trailing_zeros(_: Context, word: NumbaType) -> Emitted:
    """Emit one instruction that counts the zeros below the lowest bit of a word that is not 0."""
    never_zero = ir.Constant(ir.IntType(1), 1)
    return types.int64(types.int64), lambda context, builder, sig, args: builder.cttz(args[0], never_zero)


@intrinsic  # type: ignore[untyped-decorator]
def fma(_: Context, a: NumbaType, b: NumbaType, c: NumbaType) -> Emitted:
    """Emit one instruction that multiplies and adds with a single rounding."""
    kind = types.float32
    return kind(kind, kind, kind), lambda context, builder, sig, args: builder.fma(*args)


@intrinsic  # type: ignore[untyped-decorator]
def round_down(_: Context, number: NumbaType) -> Emitted:
    """Emit one instruction that rounds down."""

    def emit(context: Context, builder: Builder, sig: Signature, args: Values) -> Value:
        return builder.call(builder.module.declare_intrinsic("llvm.floor", [args[0].type]), args)

    return number(number), emit


INTRINSICS = {each.__name__: each for each in (popcount, trailing_zeros, fma, round_down)}
