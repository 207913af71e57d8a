"""How any Numba compiles the functions a kernel is made of; for one whose insides `parts` does not know.

The machine code is the same. Compiling it takes about twice as long.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.extending import overload


def make_part(function: Callable[..., Any], body: Callable[..., Any], inline: bool) -> None:
    """Let compiled code that calls `function` do what `body` does."""
    overload(function, jit_options={"forceinline": inline}, strict=False)(lambda *args, **named: body)
