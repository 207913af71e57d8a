"""The grid of a Chiefdom sheet: 72 squares, letters and numbers, and the printed walls."""

from __future__ import annotations

from ....core.bits import Bits, has, near, squares_of
from ....core.drawing.element import group, move_to, tag, text
from ....core.drawing.hand import sketch
from ....core.drawing.marks import UNIT
from ....core.drawing.printer import Printer
from ..board import GRID, HEIGHT, SQUARES, WIDTH
from ..edition import Rules
from ..sheet import Sheet
from ..text import LAYERS, MARKS
from .marks import WALL

BOARD_WIDTH, BOARD_HEIGHT = WIDTH * UNIT, HEIGHT * UNIT
WATER, TREES = "~", {"2": "2 cut-two", "3": "3 cut-three"}
FISHED = "fished"


NARROW = 22
"""The width of a printed wall on a narrow screen."""


def print_board(printer: Printer, rules: Rules) -> str:
    """Return the squares, with their top left corner at the origin."""
    names = [SQUARES[row * WIDTH : (row + 1) * WIDTH] for row in range(HEIGHT)]
    rows = [
        [printer.place(name, column * UNIT, row * UNIT) for column, name in enumerate(line)]
        for row, line in enumerate(names)
    ]
    frame = tag("path", class_="printed", d=f"M0 0h{BOARD_WIDTH}v{BOARD_HEIGHT}H0z")
    around = _print_letters() + _print_numbers(rules, printer.is_tall) + _print_walls(rules, printer.is_tall)
    return around + printer.grid(rows) + frame


def list_squares(sheet: Sheet) -> dict[str, str]:
    """Return the marks of the squares drawn on; where men took fish or logs it shows."""
    marks = {}
    for mark, layer in zip(MARKS[1:], LAYERS):
        for square in squares_of(getattr(sheet, layer)):
            marks[SQUARES[square]] = mark
    _harvest(marks, sheet.water & near(sheet.fisherman, GRID), {WATER: FISHED})
    _harvest(marks, (sheet.two | sheet.three) & near(sheet.lumberjack, GRID), TREES)
    return marks


def _harvest(marks: dict[str, str], taken: Bits, after: dict[str, str]) -> None:
    for square in squares_of(taken):
        marks[SQUARES[square]] = after[marks[SQUARES[square]]]


# ---- what is printed around the grid


def _print_letters() -> str:
    letters = (text("abcdef"[c], c * UNIT + UNIT / 2, -6, "label", "middle") for c in range(WIDTH))
    return "".join(letters)


def _print_numbers(rules: Rules, is_tall: bool) -> str:
    """Number the rows; beside a printed wall the number stands left of it, where there is room."""
    walled = {square // WIDTH for square in range(WIDTH * HEIGHT) if has(rules.west, square)}
    places = (-7 - UNIT * (row in walled) for row in range(HEIGHT))
    numbers = [text(str(r + 1), x, r * UNIT + UNIT / 2 + 3.5, "label", "end") for r, x in enumerate(places)]
    return "".join(each for row, each in enumerate(numbers) if not (is_tall and row in walled))


def _print_walls(rules: Rules, is_tall: bool) -> str:
    """Return the walls West and East of the grid, grey because they are printed."""
    beside = [(-UNIT, s) for s in range(WIDTH * HEIGHT) if has(rules.west, s)]
    beside += [(BOARD_WIDTH, s) for s in range(WIDTH * HEIGHT) if has(rules.east, s)]
    bricks = sketch(WALL.strokes, "printed wall", shake=0)
    if not is_tall:
        return "".join(group(bricks, x=x, y=s // WIDTH * UNIT, class_="printed") for x, s in beside)
    scale, down = NARROW / UNIT, (UNIT - NARROW) / 2
    places = [(-NARROW if x < 0 else x, s // WIDTH * UNIT + down) for x, s in beside]
    return "".join(tag("g", bricks, class_="printed", transform=move_to(x, y, scale)) for x, y in places)
