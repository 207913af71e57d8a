"""The sheet's grid: columns a to f and rows 1 to 12 where it is the printed one."""

from __future__ import annotations

from string import ascii_lowercase

from ...core.variants.load import refuse
from ...kernel.bits import Bits, make_bits, make_grid, squares_of
from .variant import CHANGES, Grid

WIDTHS, HEIGHTS = range(3, 13), range(3, 19)
MOST_SQUARES = 120


def check_grid(grid: Grid) -> tuple[int, int]:
    """Return its columns and rows; refuse a grid that is too small or too large."""
    if grid.columns not in WIDTHS:
        raise refuse("grid.columns", f"{WIDTHS[0]} to {WIDTHS[-1]}, not {grid.columns}")
    if grid.rows not in HEIGHTS:
        raise refuse("grid.rows", f"{HEIGHTS[0]} to {HEIGHTS[-1]}, not {grid.rows}")
    if grid.columns * grid.rows > MOST_SQUARES:
        raise refuse("grid", f"at most {MOST_SQUARES} squares, not {grid.columns * grid.rows}")
    return grid.columns, grid.rows


WIDTH, HEIGHT = check_grid(CHANGES.grid)
IS_PRINTED = (Grid().columns, Grid().rows) == (WIDTH, HEIGHT)
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
