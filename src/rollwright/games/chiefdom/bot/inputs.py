"""Inputs of Chiefdom's net: the kind of every square, the counts of the tables, and what still fits."""

from __future__ import annotations

from itertools import accumulate

from ....compiler.jit import jit, lookup_table
from ....kernel.bits import HALF, Bits
from ....kernel.types import Array
from ....values import conv_trunk
from ....values.scratch import ValueWorkspace
from ..board import HEIGHT, WIDTH
from ..params import Params, Turn
from ..scoring import survey_of
from .counts import count_all
from .features import SCALE
from .fits import SIZES, write_fits
from .tuples import SQUARES, kinds_of

KINDS = 16
FIELDS = ((0, 5, 5), (0, 0, 5), (1, 0, 5), (2, 0, 4), (3, 5, 5), (3, 0, 5), (4, 4, 6), (4, 0, 4), (5, 8, 3),
          (5, 4, 4), (5, 0, 4), (6, 5, 5), (6, 0, 5), (7, 5, 5), (7, 0, 5), (8, 4, 4), (8, 1, 3), (8, 0, 1),
          (9, 3, 7), (9, 0, 3))  # fmt: skip
"""Single counts within the pairs of `count_all`: which pair, from which bit on, how many bits."""
PAIR, BIT, MASK = (lookup_table(column) for column in (
    [pair for pair, _, _ in FIELDS], [bit for _, bit, _ in FIELDS], [(1 << bits) - 1 for _, _, bits in FIELDS]
))  # fmt: skip
_begins = [*accumulate((*(1 << bits for _, _, bits in FIELDS), *SIZES), initial=SQUARES * KINDS)]
BEGINS = lookup_table(_begins)
COUNTED, FITS = len(FIELDS), len(SIZES)
SLOTS = SQUARES + COUNTED + FITS
SHAPE = conv_trunk.shape_with_trunk(_begins[-1], _begins[0], SQUARES)
BOARD = (WIDTH, HEIGHT, KINDS)
ACTIVATIONS = conv_trunk.activations_size(WIDTH, HEIGHT)
UNIT = 16 * SCALE
"""1.0 of the net's output."""
MARGIN = 5 * SCALE
"""How far behind the best by tables a move may be for the net to evaluate it."""


@jit
def bit_of(bits: Bits, square: int) -> int:
    """Return 1 for a square of the set, 0 for others."""
    return bits.lo >> square & 1 if square < HALF else bits.hi >> (square - HALF) & 1


@jit(inline=False)
def inputs_at(
    params: Params, at: Turn, seat: int, workspace: ValueWorkspace, inputs: Array, start: int
) -> int:
    sheet, known = at.sheet, survey_of(at.sheet, params.rules)
    kinds = kinds_of(sheet, known.beside)
    for square in range(SQUARES):
        kind = bit_of(kinds.a0, square) | bit_of(kinds.a1, square) << 1
        kind |= bit_of(kinds.a2, square) << 2 | bit_of(kinds.a3, square) << 3
        inputs[start + square] = square * KINDS + kind
    counts = count_all(sheet, params.rules, known)
    for n in range(COUNTED):
        found = counts[PAIR(n)] >> BIT(n) & MASK(n)
        inputs[start + SQUARES + n] = BEGINS(n) + found
    first = start + SQUARES + COUNTED
    write_fits(sheet, params.rules, known, inputs, first)
    for n in range(FITS):
        inputs[first + n] += BEGINS(COUNTED + n)
    return SLOTS
