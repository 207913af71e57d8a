"""The grid of a Chiefdom sheet: squares, letters and numbers, and the printed walls."""

from __future__ import annotations

from ....drawing.element import Svg, group, join, move_to, tag, text
from ....drawing.marks import UNIT
from ....drawing.pen import sketch
from ....drawing.printer import Printer
from ....kernel.bits import squares_of
from ..board import HEIGHT, LETTERS, SQUARES, WIDTH, names_of
from ..edition import Rules
from ..sheet import Sheet, harvested
from ..text.sheet_text import MARKS, marks_on
from .marks import WALL

BOARD_WIDTH, BOARD_HEIGHT = WIDTH * UNIT, HEIGHT * UNIT
TAKEN = {"~": "fished", "2": "2 cut-two", "3": "3 cut-three"}
"""What shows where men took fish or logs."""
NARROW = 15
"""The width of a printed wall on a narrow screen."""


def print_board(printer: Printer, rules: Rules) -> Svg:
    """Return the squares, with their top left corner at the origin."""
    names = [SQUARES[row * WIDTH : (row + 1) * WIDTH] for row in range(HEIGHT)]
    lines = list(zip(*names)) if printer.is_lying else names
    rows = [
        [printer.place(name, x * UNIT, y * UNIT) for x, name in enumerate(line)]
        for y, line in enumerate(lines)
    ]
    wide, high = (BOARD_HEIGHT, BOARD_WIDTH) if printer.is_lying else (BOARD_WIDTH, BOARD_HEIGHT)
    frame = tag("path", class_="printed", d=f"M0 0h{wide}v{high}H0z")
    return _print_around(printer, rules) + printer.grid(rows) + frame


def _print_around(printer: Printer, rules: Rules) -> Svg:
    if printer.is_lying:
        return _print_labels_lying() + _print_walls_lying(rules)
    return _print_letters() + _print_numbers(rules, printer.is_tall) + _print_walls(rules, printer.is_tall)


def list_squares(sheet: Sheet) -> dict[str, str]:
    """Return the marks of the squares drawn on; where men took fish or logs it shows."""
    marks = {name: mark for name, mark in zip(SQUARES, marks_on(sheet)) if mark != MARKS[0]}
    for name in names_of(harvested(sheet)):
        marks[name] = TAKEN[marks[name]]
    return marks


# ---- what is printed around the grid


def _print_letters() -> Svg:
    letters = (text(LETTERS[c], c * UNIT + UNIT / 2, -6, "label", "middle") for c in range(WIDTH))
    return join(letters)


def _print_numbers(rules: Rules, is_tall: bool) -> Svg:
    """Number the rows; beside a printed wall the number stands left of it."""
    walled = {square // WIDTH for square in squares_of(rules.west)}
    gap, wall = (4, NARROW) if is_tall else (7, UNIT)
    places = (-gap - wall * (row in walled) for row in range(HEIGHT))
    numbers = [text(str(r + 1), x, r * UNIT + UNIT / 2 + 4, "label", "end") for r, x in enumerate(places)]
    return join(numbers)


def _print_walls(rules: Rules, is_tall: bool) -> Svg:
    """Return the walls West and East of the grid, grey because they are printed."""
    beside = [(-UNIT, s) for s in squares_of(rules.west)] + [(BOARD_WIDTH, s) for s in squares_of(rules.east)]
    bricks = sketch(WALL.strokes, "printed wall", shake=0)
    if not is_tall:
        return join(group(bricks, x=x, y=s // WIDTH * UNIT, class_="printed") for x, s in beside)
    scale, down = NARROW / UNIT, (UNIT - NARROW) / 2
    places = [(-NARROW - 1 if x < 0 else x + 1, s // WIDTH * UNIT + down) for x, s in beside]
    return join(tag("g", bricks, class_="printed", transform=move_to(x, y, scale)) for x, y in places)


# ---- the same for a board that lies: numbers run right, letters run down


def _print_labels_lying() -> Svg:
    letters = [
        text(letter, -9, c * UNIT + UNIT / 2 + 6, "label", "middle") for c, letter in enumerate(LETTERS)
    ]
    numbers = [text(str(r + 1), r * UNIT + UNIT / 2, -5, "label", "middle") for r in range(HEIGHT)]
    return join(letters + numbers)


def _print_walls_lying(rules: Rules) -> Svg:
    """Return the walls West and East of the grid: they stand beside their number, and below the grid."""
    bricks, scale = sketch(WALL.strokes, "printed wall", shake=0), NARROW / UNIT
    west = [(s // WIDTH * UNIT + UNIT - NARROW, -NARROW - 3) for s in squares_of(rules.west)]
    east = [(s // WIDTH * UNIT + (UNIT - NARROW) / 2, BOARD_WIDTH + 1) for s in squares_of(rules.east)]
    places = [move_to(x, y, scale) for x, y in west + east]
    return join(tag("g", bricks, class_="printed", transform=place) for place in places)
