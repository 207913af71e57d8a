"""The speeds of a kernel: plain functions over lists, or machine code over arrays of NumPy's."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from threading import local
from typing import TYPE_CHECKING, TypeAlias

from ..compiler.wasm import WasmArray, WasmModule
from .types import Array, Numbers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Ints: TypeAlias = "list[int] | NDArray[np.int64] | WasmArray"
"""A list of integers when plain, an array of NumPy's when compiled, one in a module's memory in a page."""
MakeArray = Callable[[str, int, str], Array]
"""(name, length, dtype) -> an array to work on"""
_scratch = local()


class Plain:
    """Functions as they are, and lists; what a list holds is of no account, for it is used again."""

    def ints(self, name: str, length: int, dtype: str = "int64") -> Ints:
        """Return this thread's list of that name, at least so long."""
        lists: dict[str, list[int]] = _scratch.__dict__.setdefault("lists", {})
        if len(lists.get(name, ())) < length:
            lists[name] = [0] * length
        return lists[name]

    def array(self, numbers: tuple[int, ...]) -> Numbers:
        """Return numbers that never change as the kernel takes them."""
        return numbers


class Compiled:
    """Machine code, and arrays of NumPy's."""

    def ints(self, name: str, length: int, dtype: str = "int64") -> Ints:
        """Return a new array."""
        import numpy as np

        return np.empty(length, dtype)

    def array(self, numbers: tuple[int, ...]) -> Numbers:
        """Return numbers that never change as the kernel takes them."""
        return _as_array(numbers)


Speed = Plain | Compiled | WasmModule
PLAIN, COMPILED = Plain(), Compiled()


@lru_cache(maxsize=1024)
def _as_array(numbers: tuple[int, ...]) -> NDArray[np.int64]:
    import numpy as np

    return np.array(numbers, dtype=np.int64)
