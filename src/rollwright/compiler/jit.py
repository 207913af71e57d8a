"""One source, several targets: kernel functions run plain, or compiled for the CPU, CUDA or WebAssembly.

A kernel function is marked `@jit` and stays the plain Python function it is. Numba is imported when
somebody first asks for `compiled(function)`, which returns that entry point compiled for the CPU; everything
it calls must be marked too. Plain and compiled functions live side by side in one process.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Sequence
from functools import cache, partial
from threading import RLock
from typing import ParamSpec, TypeVar, cast, overload

from .target import Function, Target, define, define_all

P = ParamSpec("P")
T = TypeVar("T")
F = TypeVar("F", bound=Function)

SUPPORTED_NUMBA = ("0.68.",)
"""The Numba versions whose internals `bitcode_backend` knows."""
BACKEND = "ROLLWRIGHT_BACKEND"
"""The environment variable that may ask for the `overload` back end."""
logger = logging.getLogger(__name__)
_compiling = RLock()
"""Numba's settings are the process's, and threads ask for compiled functions at the same time."""
_kernel_functions: set[Function] = set()
"""The functions that compiled code can call."""
_compiled: dict[tuple[Function, str], Function] = {}
"""Entry points that are compiled, or are when they are first called."""


@overload
def jit(function: Callable[P, T]) -> Callable[P, T]: ...
@overload
def jit(*, inline: bool) -> Callable[[Callable[P, T]], Callable[P, T]]: ...
def jit(function: Function | None = None, *, inline: bool = True) -> Function:
    """Mark a kernel function: callable plain, and from compiled code.

    Compiled code inlines it, which nearly doubles the speed of small functions; `@jit(inline=False)` is
    for large ones with several callers.
    """
    if function is None:
        return partial(jit, inline=inline)
    define_kernel(function, lambda target: target.define_function(function, function, inline))
    return function


def define_kernel(function: Function, definition: Callable[[Target], None]) -> None:
    """Mark a kernel function that is not compiled from its own body on every target."""
    _kernel_functions.add(function)
    define(definition)


def mark(function: Function) -> None:
    """Make a kernel function of one that is none yet."""
    if function not in _kernel_functions:
        jit(function)


def intrinsic(function: F) -> F:
    """Mark a function that every target has as an instruction of its own, found by the function's name."""
    define_kernel(function, lambda target: target.define_intrinsic(function))
    return function


def lookup_table(values: Sequence[int]) -> Callable[[int], int]:
    """Return a function from index to value: a tuple when plain, a constant array when compiled."""
    data = tuple(values)

    def look(index: int) -> int:
        return data[index]

    define_kernel(look, lambda target: target.define_lookup_table(look, data))
    return look


def stack_array(length: int) -> Callable[[], list[int]]:
    """Return a function that gives its caller an array of integers until the caller returns.

    It is a list when plain and lies on the stack when compiled; its first contents are undefined.
    """

    def allocate() -> list[int]:
        return [0] * length

    define_kernel(allocate, lambda target: target.define_stack_array(allocate, length))
    return allocate


@cache
def cpu_target() -> Target:
    """Return the CPU's back end: through bitcode if this Numba's internals are known, else by overloads."""
    import numba

    is_supported = numba.__version__.startswith(SUPPORTED_NUMBA)
    if is_supported and os.environ.get(BACKEND) != "overload":
        from .bitcode_backend import BitcodeTarget

        return BitcodeTarget()
    if not is_supported:
        known = ", ".join(f"{version}x" for version in SUPPORTED_NUMBA)
        message = "Numba %s is not supported (%s is): kernels take two to three times as long to compile."
        logger.warning(message, numba.__version__, known)
    from .overload_backend import OverloadTarget

    return OverloadTarget()


def compiled(function: Callable[P, T], home: str = "", allocates: bool = True) -> Callable[P, T]:
    """Return an entry point of a kernel compiled for the CPU; its machine code is kept on disk.

    `home` is the module whose kernel it is for, where the function itself serves every game. A kernel that
    never allocates needs no reference counts: it runs up to half as fast again, and compiles sooner.
    Entry points that share functions which return arrays, or params with arrays, must agree on it.
    """
    key = (function, home or function.__module__)
    with _compiling:
        if key not in _compiled:
            _compiled[key] = _compile(*key, allocates)
    return cast("Callable[P, T]", _compiled[key])  # not evaluated: that takes longer than a kernel


def _compile(function: Function, home: str, allocates: bool = True) -> Function:
    mark(function)
    target = cpu_target()
    define_all(target)
    return target.compile(function, home, allocates)


def warm(function: Callable[P, T], home: str = "") -> Callable[P, T] | None:
    """Return the compiled entry point if this process has called it before, so that nobody waits for it."""
    found = _compiled.get((function, home or function.__module__))
    return cast("Callable[P, T]", found) if getattr(found, "overloads", None) else None


def list_compiled(home: str) -> list[tuple[Function, tuple[object, ...]]]:
    """Return a kernel's entry points that this process has called, each with the types it was called with."""
    found = [(function, compiled) for (function, its_home), compiled in _compiled.items() if its_home == home]
    return [(function, types) for function, each in found for types in getattr(each, "signatures", ())]
