"""What a kernel promises besides where games are stepped choice by choice, as environments do.

All of it has a default by the promises of `core.kernel`; a game gives its own where that is slow, and says
what is seen.
"""

from __future__ import annotations

from typing import Any

from .jit import jit
from .kernel import choice_at, list_codes
from .promise import promise
from .vocabulary import NO_CHOICE


@promise
def mark_at(table: Any, at: Any, path: Any, step: int, mask: Any, codes: Any) -> int:
    """Mark the legal choices after those in `path`, on a mask of zeros, and return how many there are."""
    return mark_by_listing(table, at, path, step, mask, codes)


@jit(inline=False)
def mark_by_listing(table: Any, at: Any, path: Any, step: int, mask: Any, codes: Any) -> int:
    """Mark the legal choices by listing all whole moves: what quicker ways must agree with."""
    found = 0
    for n in range(list_codes(table, at, codes)):
        code = codes[n]
        if begins_with(table, at, code, path, step):
            number = choice_at(table, at, code, step)
            found += 1 - int(mask[number])
            mask[number] = 1
    return found


@jit(inline=False)
def begins_with(table: Any, at: Any, code: int, path: Any, steps: int) -> bool:
    """Say whether a move begins with these choices."""
    for step in range(steps):  # noqa: SIM110 (kernels compile no generators)
        if choice_at(table, at, code, step) != path[step]:
            return False
    return True


@promise
def code_at(table: Any, at: Any, path: Any, steps: int, codes: Any) -> int:
    """Return the move that these legal choices make up; -1 if there are more to come."""
    for n in range(list_codes(table, at, codes)):
        if begins_with(table, at, codes[n], path, steps):
            return codes[n] if choice_at(table, at, codes[n], steps) == NO_CHOICE else -1
    return -1


@promise
def show_at(table: Any, at: Any, seat: int, path: Any, steps: int, planes: Any, others: int) -> None:
    """Write what a seat sees that has begun a move with these choices onto planes of zeros.

    Behind its own sheet the planes of so many other sheets are left free.
    """
    return


@promise
def show_begun(table: Any, at: Any, seat: int, path: Any, steps: int, planes: Any, others: int) -> None:
    """Write the choices made so far onto planes that show everything else already, and fewer of them."""
    show_at(table, at, seat, path, steps, planes, others)


@promise
def show_other(table: Any, at: Any, planes: Any, first: int) -> None:
    """Write another seat's sheet from plane `first` on."""
    return


@promise
def number_at(table: Any, at: Any, n: int) -> int:
    """Return number n of what a seat sees besides the sheets, in games that are seen as numbers."""
    return 0
