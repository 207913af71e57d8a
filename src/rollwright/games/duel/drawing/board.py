"""The shared board of Chiefdom Duel."""

from __future__ import annotations

from functools import lru_cache

from ....drawing.element import NOTHING, Svg, join, tag, text
from ....drawing.marks import UNIT
from ....drawing.page import SHEETS_KEPT
from ....drawing.printer import PlaceWords, Printer
from ....kernel.bits import squares_of
from ..board import BOARDS, SMALLEST, Land, format_square
from ..text.messages import MESSAGES
from ..text.sheet_text import changed_squares, mark_at
from .marks import MARKS, WORDS


def print_board(size: int, printer: Printer) -> Svg:
    """Return the squares, with their top left corner at the origin."""
    rows = [
        [_print_square(size, row * size + column, printer) for column in range(size)] for row in range(size)
    ]
    return _print_edges(size) + _print_frames(size) + printer.grid(rows)


def _print_square(size: int, square: int, printer: Printer) -> Svg:
    row, column = divmod(square, size)
    name, mark = format_square(square, size), mark_at(BOARDS[size].land, square)
    if mark == ".":
        return printer.place(name, column * UNIT, row * UNIT)
    icon, words = printer.mark(MARKS[mark]), MESSAGES.say("sheet-printed", icon=WORDS[mark])
    return printer.place(name, column * UNIT, row * UNIT, icon, words=PlaceWords(words))


@lru_cache(maxsize=SHEETS_KEPT)
def list_squares(land: Land, size: int) -> dict[str, str]:
    """Return the marks of the squares drawn on; what is printed there is none."""
    drawn = squares_of(changed_squares(BOARDS[size].land, land))
    marks = {format_square(square, size): mark_at(land, square) for square in drawn}
    return {name: mark for name, mark in marks.items() if mark != "."}


def _print_edges(size: int) -> Svg:
    """Return letters above and numbers left of the board."""
    middle = [place * UNIT + UNIT / 2 for place in range(size)]
    letters = (text(chr(ord("a") + c), x, -6, "label", "middle") for c, x in enumerate(middle))
    numbers = (text(str(r + 1), -4, y + 4, "label", "end") for r, y in enumerate(middle))
    return join([*letters, *numbers])


def _print_frames(size: int) -> Svg:
    """Return the outer edge and, where there is a ring, its tint and inner edge."""
    side = size * UNIT
    ring = (size - SMALLEST) // 2 * UNIT
    inner = side - 2 * ring
    outer = f"M0 0h{side}v{side}H0z"
    inside = f"M{ring} {ring}v{inner}h{inner}v-{inner}z" if ring else ""
    tint = tag("path", class_="shade", d=outer + inside) if ring else NOTHING
    return tint + tag("path", class_="printed", d=outer + inside)
