"""The sheet's geography: 25 plots, and 16 population squares where four plots meet.

Plots and squares are numbered in reading order from 0; sets of them are plain integers, bit by number.
A square lies in one of four corners of a plot: 0 north-west, 1 north-east, 2 south-west, 3 south-east.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from ...compiler.jit import jit, lookup_table
from ...core.errors import InvalidMove
from ...kernel.bits import popcount
from .refusals import say_why

SIDE = 5
PLOTS = SIDE * SIDE
SQUARES = (SIDE - 1) * (SIDE - 1)
CORNERS = 4
ALL_PLOTS = (1 << PLOTS) - 1
ALL_SQUARES = (1 << SQUARES) - 1
MOST_PIPS = 5
CHOICE_PLACES = {"plot": "p", "spring": "p", "forfeit": "p", "square": "s", "bar": "s"}
"""Where choices lie on a drawing: plots and squares."""
_PLACE = re.compile(r"p[1-5][1-5]|s[1-4][1-4]")


def mask_of(places: Iterable[int]) -> int:
    """{0, 2} -> 0b101"""
    return sum(1 << place for place in set(places))


def plot_at(row: int, column: int) -> int:
    """(2, 3), counted from 1 -> 7"""
    return (row - 1) * SIDE + column - 1


def square_at(row: int, column: int) -> int:
    """(2, 3), counted from 1 -> 6"""
    return (row - 1) * (SIDE - 1) + column - 1


def _square_in_corner(plot: int, corner: int) -> int:
    row, column = plot // SIDE - 1 + corner // 2, plot % SIDE - 1 + corner % 2
    inside = 0 <= row < SIDE - 1 and 0 <= column < SIDE - 1
    return row * (SIDE - 1) + column if inside else -1


def _near(plot: int) -> int:
    row, column = divmod(plot, SIDE)
    steps = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return mask_of(r * SIDE + c for r, c in steps if 0 <= r < SIDE and 0 <= c < SIDE)


def _lines(plot: int) -> int:
    same = (p for p in range(PLOTS) if p // SIDE == plot // SIDE or p % SIDE == plot % SIDE)
    return mask_of(same) & ~(1 << plot)


_IN_CORNER = [_square_in_corner(plot, corner) for plot in range(PLOTS) for corner in range(CORNERS)]
_CORNER_PLOTS = [
    next(plot for plot in range(PLOTS) if _square_in_corner(plot, corner) == square)
    for square in range(SQUARES)
    for corner in range(CORNERS)
]

SQUARE_IN = lookup_table(_IN_CORNER)
"""plot * 4 + corner -> the square there, or -1"""
PLOT_OF = lookup_table(_CORNER_PLOTS)
"""square * 4 + corner -> the plot that has the square in that corner"""
TOUCH = lookup_table([mask_of(s for s in _IN_CORNER[p * 4 : p * 4 + 4] if s >= 0) for p in range(PLOTS)])
"""plot -> its squares"""
NEAR = lookup_table([_near(plot) for plot in range(PLOTS)])
"""plot -> the plots that share a side with it"""
LINES = lookup_table([_lines(plot) for plot in range(PLOTS)])
"""plot -> the other plots of its row and column"""

PAIRS = 15
"""Pairs of Location values, the order aside."""
PLOTS_OF_PAIR = lookup_table(
    [mask_of((plot_at(a, b), plot_at(b, a))) for a in range(1, SIDE + 1) for b in range(a, SIDE + 1)]
)

CENTRE = mask_of(plot_at(row, column) for row in (2, 3, 4) for column in (2, 3, 4))
OUTER = ALL_PLOTS & ~CENTRE
DIAGONALS = mask_of(plot_at(n, m) for n in range(1, 6) for m in (n, 6 - n))
EDGES = (
    mask_of(plot_at(1, n) for n in range(1, 6)),
    mask_of(plot_at(n, 5) for n in range(1, 6)),
    mask_of(plot_at(5, n) for n in range(1, 6)),
    mask_of(plot_at(n, 1) for n in range(1, 6)),
)
_, EAST, _, WEST = EDGES
EDGE = lookup_table(EDGES)
MIDDLE = plot_at(3, 3)


@jit
def near_any(plots: int) -> int:
    """{12} -> {7, 11, 13, 17}: all plots that share a side with one of the set."""
    around = (plots & ~EAST) << 1 | (plots & ~WEST) >> 1 | plots << SIDE | plots >> SIDE
    return around & ALL_PLOTS


@jit
def connected(seed: int, inside: int) -> int:
    """{0}, {0, 1, 3} -> {0, 1}: the plots of `inside` joined side to side with the seed."""
    grown = (seed | near_any(seed)) & inside
    while grown != seed:
        seed = grown
        grown = (seed | near_any(seed)) & inside
    return seed


@jit(inline=False)
def largest_group(plots: int) -> int:
    """{0, 1, 3} -> {0, 1}: the largest part of the set joined side to side, the first of equals."""
    best = 0
    while plots != 0:
        group = connected(plots & -plots, plots)
        if popcount(group) > popcount(best):
            best = group
        plots &= ~group
    return best


# ---- the names of places


def format_plot(plot: int) -> str:
    """7 -> "2,3" """
    return f"{plot // SIDE + 1},{plot % SIDE + 1}"


def format_square(square: int) -> str:
    """5 -> "2,2" """
    return f"{square // (SIDE - 1) + 1},{square % (SIDE - 1) + 1}"


@lru_cache(maxsize=1024)
def parse_plot(text: str) -> int:
    """ "2,3" -> 7"""
    return plot_at(*_parse_place("plot-written-not", SIDE, text))


def parse_square(text: str) -> int:
    """ "2,2" -> 5"""
    return square_at(*_parse_place("square-written-not", SIDE - 1, text))


def _parse_place(refusal: str, side: int, text: str) -> tuple[int, int]:
    if not re.fullmatch(f"[1-{side}],[1-{side}]", text):
        raise InvalidMove(say_why(refusal, side=side, text=repr(text[:12])))
    return int(text[0]), int(text[2])


def place_of(kind: str, value: str) -> str:
    """("plot", "2,3") -> "p23", ("square", "2,2") -> "s22" """
    return CHOICE_PLACES[kind] + value.replace(",", "")


def plot_name(plot: int) -> str:
    """7 -> "p23" """
    return place_of("plot", format_plot(plot))


def square_name(square: int) -> str:
    """5 -> "s22" """
    return place_of("square", format_square(square))


def read_place(place: str) -> tuple[str, int, int] | None:
    """ "p23" -> ("p", 2, 3); None for what is neither plot nor square"""
    return (place[0], int(place[1]), int(place[2])) if _PLACE.fullmatch(place) else None
