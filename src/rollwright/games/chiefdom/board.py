"""The sheet's grid: columns a to f and rows 1 to 12 where it is the printed one."""

from __future__ import annotations

from string import ascii_lowercase

from ...kernel.bits import Bits, make_bits, make_grid, squares_of
from .variant import CHANGES

WIDTH, HEIGHT = CHANGES.grid.columns, CHANGES.grid.rows
LETTERS = ascii_lowercase[:WIDTH]
GRID = make_grid(WIDTH, HEIGHT)
SQUARES = tuple(f"{LETTERS[i % WIDTH]}{i // WIDTH + 1}" for i in range(WIDTH * HEIGHT))
NUMBER_OF = {name: number for number, name in enumerate(SQUARES)}
ROWS = tuple(make_bits(range(r * WIDTH, (r + 1) * WIDTH)) for r in range(HEIGHT))
COLUMNS = tuple(make_bits(range(c, WIDTH * HEIGHT, WIDTH)) for c in range(WIDTH))


def bits_of(*names: str) -> Bits:
    """ "a1", "b1" -> Bits(lo=3, hi=0)"""
    return make_bits(NUMBER_OF[name] for name in names)


def names_of(bits: Bits) -> tuple[str, ...]:
    """Bits(lo=3, hi=0) -> ("a1", "b1"), in reading order"""
    return tuple(SQUARES[square] for square in squares_of(bits))
