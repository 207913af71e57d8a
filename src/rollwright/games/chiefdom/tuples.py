"""Which entries of the learned tables a sheet looks up by what stands side by side.

Every square is one of fourteen kinds (four bits), seen more coarsely as one of eight or of four. Entries are
found by the kinds in blocks of 2 x 2 squares, 3 x 2, 2 x 3 and 3 x 3, and in the cross around each square; by
how full the sheet is, and (blocks) by where they lie. Mirror images share an entry.

A row of squares is one word for each way to see it. A window is three rows below each other with all that
is found in them; a move changes the windows it touches and no others.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...core.bits import Bits
from ...core.jit import jit
from ...core.jit import table as look_up
from .adjacency import Adjacency
from .board import HEIGHT, WIDTH
from .sheet import Sheet, trees

SQUARES = WIDTH * HEIGHT
STAGE = 18
"""So many squares drawn are one stage further, for blocks and crosses."""
STAGES = SQUARES // STAGE
BORDER = 15
"""The kind of what lies outside."""
ROW = (1 << WIDTH) - 1

# ---- where the tables begin

SMALL_PLACES, PLACES = 18, 4
"""Places that 2 x 2 blocks tell apart (mirror images are one), and other blocks (edge or not, both ways)."""
TWO_BITS, BLOCK_BITS, CROSS_BITS = 16, 18, 20
FIRST_TWO = 0
FIRST_WIDE = FIRST_TWO + STAGES * (SMALL_PLACES << TWO_BITS)
FIRST_HIGH = FIRST_WIDE + STAGES * (PLACES << BLOCK_BITS)
FIRST_LARGE = FIRST_HIGH + STAGES * (PLACES << BLOCK_BITS)
FIRST_CROSS = FIRST_LARGE + STAGES * (PLACES << BLOCK_BITS)
FIRST_COUNT = FIRST_CROSS + (STAGES << CROSS_BITS)
LAST_STAGE = STAGES - 1


# ---- rows as words


def _spread(bits: int, mirrored: bool) -> list[int]:
    """Return for each set of six squares the word that has a bit for each, `bits` apart."""
    turn = [WIDTH - 1 - c if mirrored else c for c in range(WIDTH)]
    return [sum((mask >> c & 1) << (bits * turn[c]) for c in range(WIDTH)) for mask in range(1 << WIDTH)]


FOUR, FOUR_MIRRORED = look_up(_spread(4, False)), look_up(_spread(4, True))
THREE, THREE_MIRRORED = look_up(_spread(3, False)), look_up(_spread(3, True))
TWO, TWO_MIRRORED = look_up(_spread(2, False)), look_up(_spread(2, True))
WORDS = 6
"""Words of a row: by four, three and two bits a square, each as it lies and mirrored."""
N_WINDOWS = HEIGHT
"""Windows begin one row above the sheet and end one row below it."""
N_TUPLES = 11 * 9 + 10 * 9 + SQUARES
"""So many entries a sheet looks up."""


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
    """Return a row's squares as six bits."""
    if row < 10:
        return (bits.lo >> (WIDTH * row)) & ROW
    if row == 10:
        return (bits.lo >> 60 & 1) | (bits.hi & 31) << 1
    return (bits.hi >> 5) & ROW


@jit(inline=False, tidy=False)
def note_row(kinds: Kinds, row: int, notes: Any) -> None:
    """Note a row's words."""
    a0, a1 = row_in(kinds.a0, row), row_in(kinds.a1, row)
    a2, a3 = row_in(kinds.a2, row), row_in(kinds.a3, row)
    b0, b1, b2 = row_in(kinds.b0, row), row_in(kinds.b1, row), row_in(kinds.b2, row)
    water = (b0 ^ b1) & ~b2 & ROW
    wood = (b0 & b1 & ~b2) | (b2 & ~b0 & ~b1)
    other = b2 & (b0 | b1)
    c0, c1 = water | other, wood | other
    n = (row + 1) * WORDS
    notes[n] = FOUR(a0) | FOUR(a1) << 1 | FOUR(a2) << 2 | FOUR(a3) << 3
    notes[n + 1] = (
        FOUR_MIRRORED(a0) | FOUR_MIRRORED(a1) << 1 | FOUR_MIRRORED(a2) << 2 | FOUR_MIRRORED(a3) << 3
    )
    notes[n + 2] = THREE(b0) | THREE(b1) << 1 | THREE(b2) << 2
    notes[n + 3] = THREE_MIRRORED(b0) | THREE_MIRRORED(b1) << 1 | THREE_MIRRORED(b2) << 2
    notes[n + 4] = TWO(c0) | TWO(c1) << 1
    notes[n + 5] = TWO_MIRRORED(c0) | TWO_MIRRORED(c1) << 1


@jit(inline=False, rare=True)
def note_rows(kinds: Kinds, notes: Any) -> None:
    """Note the words of all rows, and of the borders."""
    for row in range(HEIGHT):
        note_row(kinds, row, notes)
    notes[0] = notes[(HEIGHT + 1) * WORDS] = (1 << (4 * WIDTH)) - 1


# ---- entries: `row` is the block's top row, `column` its left one


@jit
def place_of_block(
    notes: Any, row: int, column: int, stage: int, first: int, bits: int, wide: int, high: int
) -> int:
    """Return the entry of a block so many squares wide and high, seen by so many bits a square."""
    n, step, r, last = (row + 1) * WORDS + 2 * (4 - bits), WORDS, row, HEIGHT - high
    if row > last // 2:
        n, step, r = n + (high - 1) * WORDS, -WORDS, last - row
    c, size = column, bits * wide
    if column > (WIDTH - wide) // 2:
        n, c = n + 1, WIDTH - wide - column
    mask, shift = (1 << size) - 1, bits * c
    found: int = (notes[n] >> shift & mask) | (notes[n + step] >> shift & mask) << size
    if high == 3:
        found |= (notes[n + 2 * step] >> shift & mask) << 2 * size
    where = stage * SMALL_PLACES + r * 3 + c if bits == 4 else stage * PLACES + min(r, 1) * 2 + min(c, 1)
    return first + (where << size * high) + found


@jit
def place_of_cross(notes: Any, row: int, column: int, stage: int) -> int:
    """Return the entry of the cross whose upper arm lies in `row`."""
    n = (row + 1) * WORDS
    middle = notes[n + WORDS] << 4 | BORDER | BORDER << (4 * WIDTH + 4)
    up, down = notes[n] >> (4 * column) & 15, notes[n + 2 * WORDS] >> (4 * column) & 15
    before, here, after = (
        middle >> (4 * column) & 15,
        middle >> (4 * column + 4) & 15,
        middle >> (4 * column + 8) & 15,
    )
    found: int = (
        here | min(up, down) << 4 | max(up, down) << 8 | min(before, after) << 12 | max(before, after) << 16
    )
    return FIRST_CROSS + (stage << CROSS_BITS) + found


@jit(inline=False, tidy=False)
def list_window(notes: Any, row: int, stage: int, places: Any, n: int) -> int:
    """Write all entries found from that row on, three rows down; return the place after the last."""
    if 0 <= row < HEIGHT - 1:
        for column in range(5):
            places[n + column] = place_of_block(notes, row, column, stage, FIRST_TWO, 4, 2, 2)
        for column in range(4):
            places[n + 5 + column] = place_of_block(notes, row, column, stage, FIRST_WIDE, 3, 3, 2)
        n += 9
    if 0 <= row < HEIGHT - 2:
        for column in range(5):
            places[n + column] = place_of_block(notes, row, column, stage, FIRST_HIGH, 3, 2, 3)
        for column in range(4):
            places[n + 5 + column] = place_of_block(notes, row, column, stage, FIRST_LARGE, 2, 3, 3)
        n += 9
    for column in range(WIDTH):
        places[n + column] = place_of_cross(notes, row, column, stage)
    return n + WIDTH
