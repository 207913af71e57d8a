"""One source, two speeds: the same rule functions run plain or compiled by Numba.

A kernel function is marked `@jit` and stays the plain Python function it is; nothing is imported or
compiled until somebody asks for `compiled(function)`, which returns the fast twin of that entry
point. Everything it calls must be marked too. Both twins live side by side in one process.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from threading import RLock
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast, overload

P = ParamSpec("P")
T = TypeVar("T")

_LOCATOR = f"{__package__}.machine_code.Locator"
_started = time.time()
"""Since when this process has been reading source."""
_compiling = RLock()
"""Numba's settings are the process's, and threads ask for twins at the same time."""
_waiting: list[Callable[[], None]] = []
"""What must be told to Numba before the next compilation."""
_marked: set[Callable[..., Any]] = set()
"""The functions that compiled code can call."""
_parts: list[Callable[[Any], None]] = []
"""All parts of kernels there are: for another way of compiling, which may come later (`compiler.cuda`)."""


class Wishes(NamedTuple):
    """How a part of a kernel is to be compiled, as far as a way of compiling can tell the difference."""

    inline: bool = True
    """Whether it is taken in where it is called."""
    tidy: bool = True
    """Whether it is optimised alone before the whole is."""
    rare: bool = False
    """Whether it is to become short code."""


@overload
def jit(function: Callable[P, T]) -> Callable[P, T]: ...
@overload
def jit(
    *, inline: bool, tidy: bool = True, rare: bool = False
) -> Callable[[Callable[P, T]], Callable[P, T]]: ...
def jit(function: Any = None, *, inline: bool = True, tidy: bool = True, rare: bool = False) -> Any:
    """Mark a function as part of a kernel: callable plain, and from compiled code.

    Compiled code takes it in where it is called, which nearly doubles the speed of small functions;
    `@jit(inline=False)` is for large ones called from many places. With `tidy=False` such a one is not
    optimised alone before the whole is: it is compiled sooner, and loops that call other parts stay loops.
    With `rare=True` it becomes short code besides, where little of the time is spent in it.
    """
    if function is None:
        return partial(jit, inline=inline, tidy=tidy, rare=rare)

    wishes = Wishes(inline, tidy, rare)
    register_part(function, lambda way: way.make_part(function, function, wishes))
    return function


def lookup_table(values: Sequence[int]) -> Callable[[int], int]:
    """Return a function from index to value: a tuple when plain, a constant array when compiled."""
    data = tuple(values)

    def look(index: int) -> int:
        return data[index]

    register_part(look, lambda way: way.make_table(look, data))
    return look


def register_part(function: Callable[..., Any], tell: Callable[[Any], None]) -> None:
    """Have a part of a kernel told of to every way of compiling, before it compiles next."""
    _marked.add(function)
    _parts.append(tell)
    _waiting.append(lambda: tell(way_of_parts()))


def stack_array(length: int) -> Callable[[], list[int]]:
    """Return a function that gives its caller room for so many integers until the caller returns.

    It is a list when plain and lies on the stack when compiled; what it holds at first is of no account.
    """

    def take() -> list[int]:
        return [0] * length

    register_part(take, lambda way: way.make_room(take, length))
    return take


def when_compiling(describe_numba: Callable[[], None]) -> None:
    """Run `describe_numba` once before the first compilation (for operators Numba must learn)."""
    _waiting.append(describe_numba)


_cuda_hooks: list[Callable[[Any, Any], None]] = []
"""What must be told to numba-cuda before its first compilation."""


def when_compiling_for_cuda(describe: Callable[[Any, Any], None]) -> None:
    """Call `describe(numba.cuda, overload)` once before the first compilation for CUDA."""
    _cuda_hooks.append(describe)


def cuda_hooks() -> list[Callable[[Any, Any], None]]:
    """Return what kernel types registered by `when_compiling_for_cuda`."""
    return list(_cuda_hooks)


@cache
def way_of_parts() -> Any:
    """Return how Numba is told of parts: in a way that halves its work, or as any Numba understands it."""
    try:
        from . import bitcode_backend as parts  # not before it is needed: it imports Numba

        parts.check_numba()
    except Exception:  # whatever insides that have changed may raise
        from . import overload_backend as public_parts

        return public_parts
    return parts


def parts_after(known: int) -> list[Callable[[Any], None]]:
    """Return what tells of the parts that have come since so many were known."""
    return _parts[known:]


_twins: dict[tuple[Callable[..., Any], str], Any] = {}


def compiled(function: Callable[P, T], home: str = "", allocates: bool = True) -> Callable[P, T]:
    """Return the compiled twin of a kernel's entry point; machine code is kept on disk.

    `home` is the module whose kernel it is for, where the function itself serves every game. A kernel that
    never allocates need not count who holds its arrays: it is up to half as quick again, and compiled sooner.
    Entry points with parts in common that return arrays, or tables with arrays, must agree on it.
    """
    key = (function, home or function.__module__)
    with _compiling:
        if key not in _twins:
            _twins[key] = _compile(*key, allocates)
    return cast("Callable[P, T]", _twins[key])  # not evaluated: that takes longer than a kernel


def warm(function: Callable[P, T], home: str = "") -> Callable[P, T] | None:
    """Return the compiled twin if it has been called before in this process, so that it costs no wait."""
    twin = _twins.get((function, home or function.__module__))
    return cast("Callable[P, T]", twin) if twin is not None and twin.overloads else None


def _compile(function: Callable[P, T], home: str, allocates: bool = True) -> Callable[P, T]:
    from .machine_code import folder_for

    if function not in _marked:
        jit(function)
    while _waiting:
        _waiting.pop(0)()
    return _twin(function, folder_for(function, home, _started), allocates)


def _twin(function: Callable[P, T], folder: Path | None, allocates: bool) -> Callable[P, T]:
    """Return the compiled twin, which keeps its machine code in a folder if there is one."""
    import numba

    from .raw_array import enter  # not before it is needed: it imports Numba

    entry = enter(function)
    counting = {} if allocates else {"_nrt": False}  # Numba's runtime, which its parts take over
    twin = partial(numba.njit, nogil=True, no_cfunc_wrapper=True, **counting)
    if folder is None:
        return cast(Callable[P, T], twin()(entry))
    try:
        with _settings(CACHE_DIR=str(folder), CACHE_LOCATOR_CLASSES=_LOCATOR):
            return cast(Callable[P, T], twin(cache=True)(entry))
    except (AttributeError, TypeError):  # another Numba may ask more of a locator
        with _settings(CACHE_DIR=str(folder), CACHE_LOCATOR_CLASSES=""):
            return cast(Callable[P, T], twin(cache=True)(entry))


@contextmanager
def _settings(**values: str) -> Iterator[None]:
    """Change Numba's settings for a moment."""
    import numba

    before = {name: getattr(numba.config, name, "") for name in values}
    try:
        for name, value in values.items():
            setattr(numba.config, name, value)
        yield
    finally:
        for name, value in before.items():
            setattr(numba.config, name, value)
