"""The fief: 25 plots with their labourers, and 16 population squares where plots meet."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....drawing.element import NOTHING, Svg, format_number, join, tag, text
from ....drawing.marks import UNIT
from ....drawing.page import SHEETS_KEPT
from ....drawing.printer import Printer
from ..board import CENTRE, CORNERS, PLOTS, SIDE, SQUARE_IN, SQUARES, plot_name, square_name
from ..buildings import BUILDINGS, EMPTY, FORFEITED
from ..sheet import Sheet, holds, kind_on, reduction_on
from ..text.sheet_text import format_inside
from .marks import MOST_LABOURERS, labour_code, labourer_at, letters_code, work_code

PLOT = 80
"""The side of a plot."""
BOARD = SIDE * PLOT
INSET_X, INSET_Y = (PLOT - UNIT) / 2, 18.5
"""Where a plot's picture begins."""
HALF, LARGE_HALF = 20, 27
"""Half the width of a population square; on a narrow screen a finger must find it."""
DIAMOND = "M20 0L40 20L20 40L0 20z"
ACTIVE, FORFEIT = "active", "x"
PLOT_NAMES, SQUARE_NAMES = [*map(plot_name, range(PLOTS))], [*map(square_name, range(SQUARES))]


class Works(NamedTuple):
    """The activation: which plots are active, and how many pips of each square work; empty before the end."""

    active: frozenset[int] = frozenset()
    used: tuple[int, ...] = (0,) * SQUARES


# ---- what is printed


def print_board(printer: Printer) -> Svg:
    """Return the fief, with its top left corner at the origin: rows of plots and of squares in turn."""
    plots = [[_print_plot(row * SIDE + column, printer) for column in range(SIDE)] for row in range(SIDE)]
    squares = [
        [_print_square(row * (SIDE - 1) + column, printer) for column in range(SIDE - 1)]
        for row in range(SIDE - 1)
    ]
    rows = [row for pair in zip(plots, squares) for row in pair]
    return _print_numbers() + printer.grid([*rows, plots[-1]])


def half_of(printer: Printer) -> int:
    """Return half the width of a population square."""
    return LARGE_HALF if printer.is_tall else HALF


def _print_numbers() -> Svg:
    middle = [PLOT * place + PLOT / 2 for place in range(SIDE)]
    across = (text(str(n + 1), x, -6, "label", "middle") for n, x in enumerate(middle))
    down = (text(str(n + 1), -4, y + 4, "label", "end") for n, y in enumerate(middle))
    return join([*across, *down])


def _outline(plot: int, half: int) -> str:
    """Return a plot's edge, its corners cut where a population square lies, in the picture's measure."""
    left, top = -INSET_X, -INSET_Y
    cuts = [half if SQUARE_IN(plot * CORNERS + corner) >= 0 else 0 for corner in range(CORNERS)]
    right, bottom = left + PLOT, top + PLOT
    north_west, north_east, south_west, south_east = cuts
    points = [
        (left + north_west, top), (right - north_east, top), (right, top + north_east),
        (right, bottom - south_east), (right - south_east, bottom), (left + south_west, bottom),
        (left, bottom - south_west), (left, top + north_west),
    ]  # fmt: skip
    kept = dict.fromkeys(f"{format_number(x)} {format_number(y)}" for x, y in points)
    return "M" + "L".join(kept) + "z"


def _print_plot(plot: int, printer: Printer) -> Svg:
    outline = _outline(plot, half_of(printer))
    shade = tag("path", class_="shade", d=outline) if CENTRE >> plot & 1 else NOTHING
    x, y = plot % SIDE * PLOT + INSET_X, plot // SIDE * PLOT + INSET_Y
    labour = _print_labour(printer) if printer.is_paper else NOTHING
    return printer.place(plot_name(plot), x, y, shade + labour, outline=outline)


def _print_labour(printer: Printer) -> Svg:
    """Return the circles for labourers."""
    places = [labourer_at(number) for number in range(MOST_LABOURERS)]
    rings = "".join(f"M{x - 3.2:.1f} {y}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0" for x, y in places)
    return printer.part("labour", tag("path", d=rings), "printed thin")


def _print_square(square: int, printer: Printer) -> Svg:
    row, column = divmod(square, SIDE - 1)
    half = half_of(printer)
    x, y = (column + 1) * PLOT - half, (row + 1) * PLOT - half
    return printer.place(square_name(square), x, y, scale=half / HALF, outline=DIAMOND)


# ---- what is on it


@lru_cache(maxsize=SHEETS_KEPT)
def list_fief(sheet: Sheet, works: Works) -> dict[str, str]:
    """Return the marks of the plots and the population squares."""
    plots = {name: _mark_plot(sheet, plot, plot in works.active) for plot, name in enumerate(PLOT_NAMES)}
    squares = {name: _mark_square(sheet, s, works.used[s]) for s, name in enumerate(SQUARE_NAMES)}
    return {place: mark for place, mark in (plots | squares).items() if mark}


def _mark_plot(sheet: Sheet, plot: int, is_active: bool) -> str:
    """Return a building with its letters, its labourers, and a line round it when it is active."""
    kind = kind_on(sheet, plot)
    if kind in (EMPTY, FORFEITED):
        return "" if kind == EMPTY else FORFEIT
    building = BUILDINGS[kind]
    codes = [building.code, letters_code(building.code)]
    if building.labourers:
        codes.append(labour_code(building.labourers, reduction_on(sheet, plot), is_active))
    return " ".join([*codes, ACTIVE] if is_active else codes)


def _mark_square(sheet: Sheet, square: int, used: int) -> str:
    inside = format_inside(holds(sheet, square))
    if inside.isdecimal() and used:
        return f"{inside} {work_code(int(inside), used)}"
    return "" if inside == "." else inside
