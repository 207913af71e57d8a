"""Instructions that the processor and a card have by different names."""

from __future__ import annotations

from typing import Any, cast

from .jit import Wishes, register_part


def fma(a: Any, b: Any, c: Any) -> Any:
    """3, 4, 5 -> 17, by one instruction instead of two."""
    return a * b + c


def round_down(number: Any) -> Any:
    """2.5 -> 2.0"""
    import numpy as np

    return np.floor(number)


def _tell(way: Any) -> None:
    if way.__name__.endswith(".cuda"):  # which does so by itself
        way.make_part(fma, lambda a, b, c: a * b + c, Wishes())
        return
    from numba import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def fused(typingctx: Any, a: Any, b: Any, c: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.fma(*args)

        return types.float32(types.float32, types.float32, types.float32), emit

    at_once = cast(Any, fused)
    way.make_part(fma, lambda a, b, c: at_once(a, b, c), Wishes())


def _tell_of_rounding(way: Any) -> None:
    import numpy as np

    if way.__name__.endswith(".cuda"):
        floor = way.card().libdevice.floorf
        way.make_part(round_down, lambda number: floor(number), Wishes())
    else:
        way.make_part(round_down, lambda number: np.floor(number), Wishes())


register_part(fma, _tell)
register_part(round_down, _tell_of_rounding)
