"""What a kernel promises besides where games are stepped choice by choice, as environments do.

All of it has a default by the functions of `kernel.interface`; a game gives its own where that is slow,
and says what is seen.
"""

from __future__ import annotations

from ..compiler.dispatch import generic
from ..compiler.jit import jit
from ..core.vocabulary import NO_CHOICE
from .bitmask import Mask, is_marked, mark
from .interface import choice_at, list_codes
from .planes import Planes
from .types import Array, Numbers, Params, Position


@generic
def mark_at(params: Params, at: Position, path: Numbers, step: int, mask: Mask, codes: Array) -> int:
    """Mark the legal choices after those in `path`, on a mask of zeros, and return how many there are."""
    return mark_by_listing(params, at, path, step, mask, codes)


@jit(inline=False)
def mark_by_listing(params: Params, at: Position, path: Numbers, step: int, mask: Mask, codes: Array) -> int:
    """Mark the legal choices by listing all whole moves: what quicker ways must agree with."""
    found = 0
    for n in range(list_codes(params, at, codes)):
        code = codes[n]
        if begins_with(params, at, code, path, step):
            number = choice_at(params, at, code, step)
            found += 0 if is_marked(mask, number) else 1
            mark(mask, number)
    return found


@jit(inline=False)
def begins_with(params: Params, at: Position, code: int, path: Numbers, steps: int) -> bool:
    """Say whether a move begins with these choices."""
    for step in range(steps):  # noqa: SIM110 (kernels compile no generators)
        if choice_at(params, at, code, step) != path[step]:
            return False
    return True


@generic
def code_at(params: Params, at: Position, path: Numbers, steps: int, codes: Array) -> int:
    """Return the move that these legal choices make up; -1 if there are more to come."""
    for n in range(list_codes(params, at, codes)):
        if begins_with(params, at, codes[n], path, steps):
            return codes[n] if choice_at(params, at, codes[n], steps) == NO_CHOICE else -1
    return -1


@generic
def show_at(
    params: Params, at: Position, seat: int, path: Numbers, steps: int, planes: Planes, others: int
) -> None:
    """Write what a seat sees that has begun a move with these choices onto planes of zeros.

    Behind its own sheet the planes of the other sheets are left free.
    """
    return


@generic
def show_begun(
    params: Params, at: Position, seat: int, path: Numbers, steps: int, planes: Planes, others: int
) -> None:
    """Write the choices made so far onto planes that show everything else already, and fewer of them."""
    show_at(params, at, seat, path, steps, planes, others)


@generic
def show_other(params: Params, at: Position, planes: Planes, first: int) -> None:
    """Write another seat's sheet from plane `first` on."""
    return


@generic
def number_at(params: Params, at: Position, n: int) -> int:
    """Return number n of what a seat sees besides the sheets, in games that are seen as numbers."""
    return 0
