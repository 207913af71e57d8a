"""Where numbers are written that nobody wants: the total of a score needs no room for its terms."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..compiler.jit import when_compiling, when_compiling_for_cuda


class Discard(NamedTuple):
    """Looks like an array to who writes on it; compiled code writes nothing at all."""

    length: int = 0

    def __setitem__(self, place: int, number: int) -> None:
        return


DISCARD = Discard()


def teach_discard(overload: Any) -> None:
    """Teach a way of compiling to write nothing, by its `overload`."""
    import operator

    def is_nowhere(kind: Any) -> bool:
        return getattr(kind, "instance_class", None) is Discard

    overload(operator.setitem)(
        lambda array, place, number: (lambda array, place, number: None) if is_nowhere(array) else None
    )


@when_compiling
def _teach_processor() -> None:
    from numba.extending import overload

    teach_discard(overload)


@when_compiling_for_cuda
def _teach_cuda(cuda: Any, overload: Any) -> None:
    teach_discard(overload)
