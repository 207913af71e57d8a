"""N-tuples over patterns of squares.

Every square has one of fourteen kinds (four bits), coarser one of eight (three bits) or of four (two bits).
The tuples are blocks of 2x2, 3x2, 2x3 and 3x3 squares and the cross around each square. A weight's index is
made of the kinds, the stage of the game (how full the sheet is) and, for blocks, the position on the sheet;
mirror images share their weights.

A row of squares is encoded as one word per resolution, as it lies and mirrored. A window is three rows with
all tuples that start in the first; a move changes only the windows it touches.
"""

from __future__ import annotations

from typing import NamedTuple

from ....compiler.jit import jit, lookup_table
from ....kernel.bits import HALF, Bits
from ....kernel.types import Array
from ..adjacency import Adjacency
from ..board import HEIGHT, WIDTH
from ..sheet import Sheet, trees

SQUARES = WIDTH * HEIGHT
STAGE = 18
"""Squares drawn per stage, for blocks and crosses."""
STAGES = max(1, SQUARES // STAGE)
BORDER = 15
"""The kind of squares beyond the edge."""
ROW = (1 << WIDTH) - 1

# ---- offsets of the tables

SMALL_POSITIONS, POSITIONS = (HEIGHT // 2) * (WIDTH // 2), 4
"""Positions that 2x2 blocks distinguish (mirror images are one), and other blocks (at an edge or not)."""
TWO_BITS, BLOCK_BITS, CROSS_BITS = 16, 18, 20
FIRST_TWO = 0
FIRST_WIDE = FIRST_TWO + STAGES * (SMALL_POSITIONS << TWO_BITS)
FIRST_HIGH = FIRST_WIDE + STAGES * (POSITIONS << BLOCK_BITS)
FIRST_LARGE = FIRST_HIGH + STAGES * (POSITIONS << BLOCK_BITS)
FIRST_CROSS = FIRST_LARGE + STAGES * (POSITIONS << BLOCK_BITS)
FIRST_COUNT = FIRST_CROSS + (STAGES << CROSS_BITS)
LAST_STAGE = STAGES - 1


# ---- rows as words


def _spread(bits: int, mirrored: bool) -> list[int]:
    """Return for each set of a row's squares the word that has a bit for each, `bits` apart."""
    turn = [WIDTH - 1 - c if mirrored else c for c in range(WIDTH)]
    return [sum((mask >> c & 1) << (bits * turn[c]) for c in range(WIDTH)) for mask in range(1 << WIDTH)]


FOUR, FOUR_MIRRORED = lookup_table(_spread(4, False)), lookup_table(_spread(4, True))
THREE, THREE_MIRRORED = lookup_table(_spread(3, False)), lookup_table(_spread(3, True))
TWO, TWO_MIRRORED = lookup_table(_spread(2, False)), lookup_table(_spread(2, True))
WORDS = 6
"""Words of a row: at four, three and two bits a square, each as it lies and mirrored."""
N_WINDOWS = HEIGHT
"""Windows begin one row above the sheet and end one row below it."""
BLOCKS = 2 * WIDTH - 3
"""Blocks two and three squares wide that begin in a row."""
N_TUPLES = (2 * HEIGHT - 3) * BLOCKS + SQUARES
"""Tuples of a sheet."""


class Kinds(NamedTuple):
    """The kind of every square in binary: by four bits, and coarser by three."""

    a0: Bits
    a1: Bits
    a2: Bits
    a3: Bits
    b0: Bits
    b1: Bits
    b2: Bits


@jit
def kinds_of(sheet: Sheet, around: Adjacency) -> Kinds:
    """Return the kind of every square.

    0 empty, 1 wall, 2 house, 3 jobless, 4 water, 5 water fished, 6 two trees, 7 three trees, 8 trees cut,
    9 fisherman, 10 lumberjack, 11 builder, 12 fisherman by trees, 13 lumberjack by water. Coarser: empty,
    water, water fished, trees, trees cut, fisherman, lumberjack, all else.
    """
    s, a = sheet, around
    fished = s.water & a.fishermen
    cut = trees(s) & a.lumberjacks
    open_two, open_three = s.two & ~cut, s.three & ~cut
    wet = s.water & ~fished
    by_trees, by_water = s.fisherman & a.trees, s.lumberjack & a.water
    others = s.wall | s.house | s.jobless | s.builder
    trees_left = open_two | open_three
    return Kinds(
        s.wall | s.jobless | fished | open_three | (s.fisherman & ~by_trees) | s.builder | by_water,
        s.house | s.jobless | trees_left | (s.lumberjack & ~by_water) | s.builder,
        s.water | trees_left | by_trees | by_water,
        cut | s.fisherman | s.lumberjack | s.builder,
        wet | trees_left | s.fisherman | others,
        fished | trees_left | s.lumberjack | others,
        cut | s.fisherman | s.lumberjack | others,
    )


@jit
def row_in(bits: Bits, row: int) -> int:
    """Return a row's squares, one bit each."""
    start = WIDTH * row
    if start + WIDTH <= HALF:
        return (bits.lo >> start) & ROW
    if start >= HALF:
        return (bits.hi >> (start - HALF)) & ROW
    return (bits.lo >> start | (bits.hi & ROW) << (HALF - start)) & ROW


@jit(inline=False)
def write_row(kinds: Kinds, row: int, words: Array) -> None:
    """Write the words of a row."""
    a0, a1 = row_in(kinds.a0, row), row_in(kinds.a1, row)
    a2, a3 = row_in(kinds.a2, row), row_in(kinds.a3, row)
    b0, b1, b2 = row_in(kinds.b0, row), row_in(kinds.b1, row), row_in(kinds.b2, row)
    water = (b0 ^ b1) & ~b2 & ROW
    wood = (b0 & b1 & ~b2) | (b2 & ~b0 & ~b1)
    other = b2 & (b0 | b1)
    c0, c1 = water | other, wood | other
    n = (row + 1) * WORDS
    words[n] = FOUR(a0) | FOUR(a1) << 1 | FOUR(a2) << 2 | FOUR(a3) << 3
    words[n + 1] = (
        FOUR_MIRRORED(a0) | FOUR_MIRRORED(a1) << 1 | FOUR_MIRRORED(a2) << 2 | FOUR_MIRRORED(a3) << 3
    )
    words[n + 2] = THREE(b0) | THREE(b1) << 1 | THREE(b2) << 2
    words[n + 3] = THREE_MIRRORED(b0) | THREE_MIRRORED(b1) << 1 | THREE_MIRRORED(b2) << 2
    words[n + 4] = TWO(c0) | TWO(c1) << 1
    words[n + 5] = TWO_MIRRORED(c0) | TWO_MIRRORED(c1) << 1


@jit(inline=False)
def write_rows(kinds: Kinds, words: Array) -> None:
    """Write the words of all rows and of the border."""
    for row in range(HEIGHT):
        write_row(kinds, row, words)
    words[0] = words[(HEIGHT + 1) * WORDS] = (1 << (4 * WIDTH)) - 1


# ---- indices: `row` is the block's top row, `column` its left one


@jit
def index_of_block(  # noqa: PLR0913
    words: Array, row: int, column: int, stage: int, first: int, bits: int, wide: int, high: int
) -> int:
    """Return the index of a block at a resolution of `bits` per square."""
    n, step, r, last = (row + 1) * WORDS + 2 * (4 - bits), WORDS, row, HEIGHT - high
    if row > last // 2:
        n, step, r = n + (high - 1) * WORDS, -WORDS, last - row
    c, size = column, bits * wide
    if column > (WIDTH - wide) // 2:
        n, c = n + 1, WIDTH - wide - column
    mask, shift = (1 << size) - 1, bits * c
    found: int = (words[n] >> shift & mask) | (words[n + step] >> shift & mask) << size
    if high == 3:
        found |= (words[n + 2 * step] >> shift & mask) << 2 * size
    where = stage * POSITIONS + min(r, 1) * 2 + min(c, 1)
    if bits == 4:
        where = stage * SMALL_POSITIONS + r * (WIDTH // 2) + c
    return first + (where << size * high) + found


@jit
def index_of_cross(words: Array, row: int, column: int, stage: int) -> int:
    """Return the index of the cross whose upper arm lies in `row`."""
    n = (row + 1) * WORDS
    middle = words[n + WORDS] << 4 | BORDER | BORDER << (4 * WIDTH + 4)
    up, down = words[n] >> (4 * column) & 15, words[n + 2 * WORDS] >> (4 * column) & 15
    before, here, after = (
        middle >> (4 * column) & 15,
        middle >> (4 * column + 4) & 15,
        middle >> (4 * column + 8) & 15,
    )
    found: int = (
        here | min(up, down) << 4 | max(up, down) << 8 | min(before, after) << 12 | max(before, after) << 16
    )
    return FIRST_CROSS + (stage << CROSS_BITS) + found


@jit(inline=False)
def list_window(words: Array, row: int, stage: int, indices: Array, n: int) -> int:
    """Write the indices of all tuples of the window that starts in a row; return their end."""
    if 0 <= row < HEIGHT - 1:
        for column in range(WIDTH - 1):
            indices[n + column] = index_of_block(words, row, column, stage, FIRST_TWO, 4, 2, 2)
        for column in range(WIDTH - 2):
            indices[n + WIDTH - 1 + column] = index_of_block(words, row, column, stage, FIRST_WIDE, 3, 3, 2)
        n += BLOCKS
    if 0 <= row < HEIGHT - 2:
        for column in range(WIDTH - 1):
            indices[n + column] = index_of_block(words, row, column, stage, FIRST_HIGH, 3, 2, 3)
        for column in range(WIDTH - 2):
            indices[n + WIDTH - 1 + column] = index_of_block(words, row, column, stage, FIRST_LARGE, 2, 3, 3)
        n += BLOCKS
    for column in range(WIDTH):
        indices[n + column] = index_of_cross(words, row, column, stage)
    return n + WIDTH
