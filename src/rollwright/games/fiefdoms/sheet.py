"""One player's sheet, immutable: plots, population squares, spent influence and unrest.

What stands on a plot is a number of five bits and its reduction one of three, kept as bit planes: bit
`p` of plane `n` is bit `n` of the number of plot `p`. So "all Farms" is a handful of machine operations.
"""

from __future__ import annotations

from typing import NamedTuple

from ...compiler.jit import jit, lookup_table, stack_array
from ...kernel.bits import popcount, trailing_zeros
from ...kernel.packing import setter
from ...kernel.types import Array
from .board import ALL_PLOTS, ALL_SQUARES, PLOTS, SQUARES, TOUCH
from .buildings import EMPTY, KINDS, LABOURERS, MOST_INFLUENCE, STARS_BY, TRACK
from .challenges import HAS_SETUP, START_INFLUENCE

BARRED = 6
"""What a barred population square holds instead of pips."""
PIPS_BITS = 3
PIPS_MASK = 7
ONES = sum(1 << PIPS_BITS * square for square in range(SQUARES))
AROUND = lookup_table(
    [sum(PIPS_MASK << PIPS_BITS * s for s in range(SQUARES) if TOUCH(p) >> s & 1) for p in range(PLOTS)]
)
"""plot -> the squares around it, three bits each"""


class Sheet(NamedTuple):
    """Five planes of kinds, three of reductions, the squares (three bits each), influence, unrest."""

    k0: int
    k1: int
    k2: int
    k3: int
    k4: int
    r0: int
    r1: int
    r2: int
    squares: int
    spent: int
    unrest: int


@jit
def blank_sheet() -> Sheet:
    """Return a sheet nobody has written on."""
    return Sheet(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


@jit
def kind_on(sheet: Sheet, plot: int) -> int:
    """Return the kind of building on a plot."""
    low = (sheet.k0 >> plot & 1) | (sheet.k1 >> plot & 1) << 1 | (sheet.k2 >> plot & 1) << 2
    return low | (sheet.k3 >> plot & 1) << 3 | (sheet.k4 >> plot & 1) << 4


@jit
def reduction_on(sheet: Sheet, plot: int) -> int:
    """Return how many labourers Springhouses took off a plot."""
    return (sheet.r0 >> plot & 1) | (sheet.r1 >> plot & 1) << 1 | (sheet.r2 >> plot & 1) << 2


@jit
def labourers_on(sheet: Sheet, plot: int) -> int:
    """Return how many labourers the building on a plot still needs."""
    return max(0, LABOURERS(kind_on(sheet, plot)) - reduction_on(sheet, plot))


@jit
def plane(bits: int, wanted: int) -> int:
    """Return the plots whose bit in a plane is as wanted (0 or 1)."""
    return bits if wanted != 0 else bits ^ ALL_PLOTS


@jit
def plots_with(sheet: Sheet, kind: int) -> int:
    """Return the plots where that kind stands."""
    low = plane(sheet.k0, kind & 1) & plane(sheet.k1, kind & 2) & plane(sheet.k2, kind & 4)
    return low & plane(sheet.k3, kind & 8) & plane(sheet.k4, kind & 16)


@jit
def filled_plots(sheet: Sheet) -> int:
    """Return the plots that hold a building or are forfeited."""
    return sheet.k0 | sheet.k1 | sheet.k2 | sheet.k3 | sheet.k4


with_kinds = setter(Sheet, "k0", "k1", "k2", "k3", "k4")
with_reductions = setter(Sheet, "r0", "r1", "r2")
with_margins = setter(Sheet, "squares", "spent", "unrest")


@jit
def with_kind(sheet: Sheet, plot: int, kind: int) -> Sheet:
    """Return the sheet with a building put on an empty plot."""
    k0, k1 = sheet.k0 | (kind & 1) << plot, sheet.k1 | (kind >> 1 & 1) << plot
    k2, k3 = sheet.k2 | (kind >> 2 & 1) << plot, sheet.k3 | (kind >> 3 & 1) << plot
    return with_kinds(sheet, k0, k1, k2, k3, sheet.k4 | (kind >> 4 & 1) << plot)


@jit
def with_reduction(sheet: Sheet, plot: int, reduction: int) -> Sheet:
    """Return the sheet with a plot's reduction set."""
    keep = ~(1 << plot)
    r0, r1 = sheet.r0 & keep | (reduction & 1) << plot, sheet.r1 & keep | (reduction >> 1 & 1) << plot
    return with_reductions(sheet, r0, r1, sheet.r2 & keep | (reduction >> 2 & 1) << plot)


@jit
def with_square(sheet: Sheet, square: int, holds: int) -> Sheet:
    """Return the sheet with an empty square filled with pips, or barred."""
    return with_margins(sheet, sheet.squares | holds << (PIPS_BITS * square), sheet.spent, sheet.unrest)


@jit
def holds(sheet: Sheet, square: int) -> int:
    """Return what a square holds: 0 empty, 1 to 5 pips, 6 barred."""
    return (sheet.squares >> (PIPS_BITS * square)) & PIPS_MASK


@jit
def pips_in(sheet: Sheet, square: int) -> int:
    """Return the pips of a square; a barred one has none."""
    inside = holds(sheet, square)
    return 0 if inside == BARRED else inside


@jit
def all_pips(sheet: Sheet) -> int:
    """Return the pips of all squares, three bits each; barred ones have none."""
    return sheet.squares & ~(PIPS_MASK * (sheet.squares >> 2 & sheet.squares >> 1 & ONES))


@jit
def count_pips(pips: int) -> int:
    """Return how many pips these are together, three bits for each square."""
    return popcount(pips & ONES) + 2 * popcount(pips >> 1 & ONES) + 4 * popcount(pips >> 2 & ONES)


@jit
def pips_around(sheet: Sheet, plot: int) -> int:
    """Return the pips of all squares around a plot."""
    return count_pips(all_pips(sheet) & AROUND(plot))


@jit
def empty_squares(sheet: Sheet) -> int:
    """Return the squares that can still take population."""
    rest, empty, square = sheet.squares, ALL_SQUARES, 0
    while rest != 0:
        if rest & PIPS_MASK != 0:
            empty &= ~(1 << square)
        rest >>= PIPS_BITS
        square += 1
    return empty


@jit
def barred_squares(sheet: Sheet) -> int:
    """Return how many squares are barred."""
    return popcount(sheet.squares >> 2 & sheet.squares >> 1 & ONES)


@jit
def population(sheet: Sheet) -> int:
    """Return all pips on the sheet."""
    return count_pips(all_pips(sheet))


@jit
def influence_gained(sheet: Sheet, challenge: int) -> int:
    """Return the influence gained so far; the track has eight slots, more is lost."""
    stars = STARS_BY(min(TRACK, population(sheet)))
    return min(MOST_INFLUENCE, START_INFLUENCE(challenge) + stars)


@jit
def influence_in_hand(sheet: Sheet, challenge: int) -> int:
    """Return the influence that can be spent."""
    return max(0, influence_gained(sheet, challenge) - sheet.spent)


places_room = stack_array(KINDS)


def places_of(sheet: Sheet) -> list[int]:
    """Return for every kind the plots where it stands."""
    at = places_room()
    note_places(sheet, at)
    return at


@jit(inline=False)
def note_places(sheet: Sheet, at: Array) -> None:
    """Write the same into the caller's room."""
    for kind in range(KINDS):
        at[kind] = 0
    filled = filled_plots(sheet)
    at[EMPTY] = ALL_PLOTS & ~filled
    while filled != 0:
        plot = trailing_zeros(filled)
        filled &= filled - 1
        at[kind_on(sheet, plot)] |= 1 << plot


@jit
def turn_on(sheet: Sheet, challenge: int) -> int:
    """Return the turn now played, from 1: every turn fills one plot."""
    return max(1, popcount(filled_plots(sheet)) + 1 - HAS_SETUP(challenge))


@jit
def is_full(sheet: Sheet) -> bool:
    """Say whether every plot is filled."""
    return filled_plots(sheet) == ALL_PLOTS


@jit
def is_blank(sheet: Sheet) -> bool:
    """Say whether nothing stands on the sheet."""
    return filled_plots(sheet) == EMPTY and sheet.squares == 0
