"""How any Numba compiles the functions a kernel is made of; for one whose insides `parts` does not know.

The machine code is the same. Compiling it takes about twice as long.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba.extending import overload

from .jit import Wishes
from .raw_array import room_on_stack


def make_table(look: Callable[[int], int], numbers: tuple[int, ...]) -> None:
    """Let compiled code that calls `look` find one of these numbers by its place."""
    kept = np.array(numbers, dtype=np.int64)
    make_part(look, lambda index: kept[index], Wishes())


def make_room(take: Callable[[], Any], length: int) -> None:
    """Let compiled code that calls `take` have room for so many integers on its stack."""
    lay = room_on_stack(length)
    overload(take, inline="always", strict=False)(lambda: lambda: lay())


def make_part(function: Callable[..., Any], body: Callable[..., Any], wishes: Wishes) -> None:
    """Let compiled code that calls `function` do what `body` does."""
    overload(function, jit_options={"forceinline": wishes.inline}, strict=False)(lambda *args, **named: body)


def make_generic(call: Callable[..., Any], choose: Callable[[type | None], Callable[..., Any]]) -> None:
    """Let compiled code that keeps a promise do what is chosen for the type of its table."""
    overload(call, strict=False)(lambda table, *args: choose(getattr(table, "instance_class", None)))


overload_part = overload
"""How compiled code is told what operators do."""
