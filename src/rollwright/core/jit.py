"""One source, two speeds: the same rule functions run plain or compiled by Numba.

A kernel function is marked `@jit` and stays the plain Python function it is; nothing is imported or
compiled until somebody asks for `compiled(function)`, which returns the fast twin of that entry
point. Everything it calls must be marked too. Both twins live side by side in one process.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from threading import RLock
from typing import Any, ParamSpec, TypeVar, cast, overload

P = ParamSpec("P")
T = TypeVar("T")

_PACKAGE = Path(__file__).resolve().parent.parent
_compiling = RLock()
"""Numba's settings are the process's, and threads ask for twins at the same time."""
_waiting: list[Callable[[], None]] = []
"""What must be told to Numba before the next compilation."""


@overload
def jit(function: Callable[P, T]) -> Callable[P, T]: ...
@overload
def jit(*, inline: bool) -> Callable[[Callable[P, T]], Callable[P, T]]: ...
def jit(function: Any = None, *, inline: bool = True) -> Any:
    """Mark a function as part of a kernel: callable plain, and from compiled code.

    Compiled code takes it in where it is called, which nearly doubles the speed of small functions;
    `@jit(inline=False)` is for large ones called from many places.
    """
    if function is None:
        return partial(jit, inline=inline)

    _waiting.append(lambda: _make_part(function, function, inline))
    return function


def table(values: Sequence[int]) -> Callable[[int], int]:
    """Return a function from index to value: a tuple when plain, a constant array when compiled."""
    data = tuple(values)

    def look(index: int) -> int:
        return data[index]

    def tell_numba() -> None:
        import numpy as np

        array = np.array(data, dtype=np.int64)
        _make_part(look, lambda index: array[index], inline=True)

    _waiting.append(tell_numba)
    return look


def when_compiling(tell_numba: Callable[[], None]) -> None:
    """Run `tell_numba` once before the first compilation (for operators Numba must learn)."""
    _waiting.append(tell_numba)


def _make_part(function: Callable[..., Any], body: Callable[..., Any], inline: bool) -> None:
    from .parts import make_part  # not before it is needed: it imports Numba

    make_part(function, body, inline)


@cache
def compiled(function: Callable[P, T]) -> Callable[P, T]:
    """Return the compiled twin of a kernel's entry point; machine code is kept on disk."""
    import numba

    with _compiling:
        while _waiting:
            _waiting.pop(0)()
        settings = cast(Any, numba.config)
        before = settings.CACHE_DIR
        settings.CACHE_DIR = str(_cache_folder(_layer_of(function)))
        try:
            return cast(Callable[P, T], numba.njit(cache=True, nogil=True, no_cfunc_wrapper=True)(function))
        finally:
            settings.CACHE_DIR = before


def _layer_of(function: Callable[..., object]) -> str:
    """ "rollwright.envs.lanes" -> "envs"; a function from elsewhere stands on the games alone."""
    package, _, rest = function.__module__.partition(".")
    return rest.split(".")[0] if package == _PACKAGE.name else "games"


@cache
def _cache_folder(layer: str) -> Path:
    """Return the folder for machine code of exactly this source, made if missing.

    Numba only notices a change in the entry point's own file, so the folder is named after all files
    that a kernel of that layer can be made of.
    """
    digest = hashlib.sha256()
    for name in sorted({"core", "games", layer}):
        for file in sorted((_PACKAGE / name).rglob("*.py")):
            digest.update(file.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    folder = Path(home) / "rollwright" / digest.hexdigest()[:16]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="rollwright-"))
