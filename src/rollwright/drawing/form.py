"""Sheets that are forms: rows of squares, each with a label and a number, and the score.

For games whose sheet is a list or a grid this is a complete drawing; `plain.py` makes one for every game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from ..core.game import Game
from ..core.options import Options
from ..core.types import Choice, Seat
from .dice import PLAIN_DICE, list_dice
from .drawing import Drawing
from .element import group, tag, text
from .marks import UNIT, Mark
from .page import (
    BLANK_NOTE,
    HEADER,
    MARGIN,
    NOTE,
    Box,
    Details,
    height_of,
    print_header,
    print_page,
    stack_boxes,
)
from .printer import Base, Layout, Printer
from .scorebox import list_score, score_box

S = TypeVar("S")
CROSS, CIRCLE = "x", "o"
SQUARE = 34
"""The side of a square on the page."""
STEP = SQUARE + 4
LABEL, NUMBER = 132, 56
BOX_WIDTH = 176
DIE = 26
ROLL = "die"
LINE = 14
MARKS = {
    CROSS: Mark("cross", "ink", ("line 9,9 31,31", "line 31,9 9,31")),
    CIRCLE: Mark("circle", "ink", ("ring 20,20 12,12",)),
}
WORDS = {CROSS: "crossed", CIRCLE: "circled"}


class Row(NamedTuple):
    """A row of a form: its label, its squares, and the name of the spot for a number, where it has one."""

    label: str
    places: tuple[str, ...] = ()
    number: str = ""


class Form(NamedTuple, Generic[S]):
    """The content of a form and the functions that fill it in."""

    rows: Sequence[Row]
    fill: Callable[[S, Seat], Mapping[str, str]]
    """(view, seat) -> a mark for each square and a number for each spot that has one"""
    dice: int = 0
    """How many dice the sheet shows."""
    roll: Callable[[S], Sequence[str]] | None = None
    """(view) -> the faces of the open dice"""
    term_names: Mapping[str, str] = {}
    text: Callable[[S, Seat], Sequence[str]] | None = None
    """(view, seat) -> lines below the rows"""
    has_score: bool = True
    trace: Callable[[Choice], str] | None = None
    """The mark that a choice draws on its places; a cross by default."""


def draw_form(form: Form[S], marks: Mapping[str, Mark] = MARKS, words: Mapping[str, str] = WORDS) -> Drawing:
    """Return the drawing of a form."""

    def print_base(game: Game[S], options: Options, layout: Layout) -> Base:
        return print_form(game, form, layout)

    def list_printed(view: S, seat: Seat) -> tuple[int, ...]:
        return (len(form.text(view, seat)),) if form.text else ()

    def list_marks(game: Game[S], view: S, seat: Seat, details: Details) -> dict[str, str]:
        return fill_form(game, form, view, seat, details)

    def identify(view: S, seat: Seat) -> Hashable:
        return view, seat

    def trace(choice: Choice) -> str:
        return form.trace(choice) if form.trace else CROSS

    return Drawing(print_base, list_printed, list_marks, identify, marks, PLAIN_DICE, words, trace)


# ---- the base


def print_form(game: Game[S], form: Form[S], layout: Layout) -> Base:
    """Return the base: a header, the rows, the text below them, the score beside or below."""
    printer, top = Printer(layout), HEADER + MARGIN
    inner = max((_width_of(row) for row in form.rows), default=LABEL)
    lines = layout.printed[0] if layout.printed else 0
    rows, bottom = _print_rows(printer, form.rows, top)
    said = [printer.said(f"text-{n}", MARGIN, bottom + n * LINE, "label") for n in range(1, lines + 1)]
    bottom += lines * LINE + (MARGIN if lines else 0)
    boxes = _score_boxes(printer, game, form)
    is_beside = bool(boxes) and not layout.is_tall
    width = max(MARGIN + inner + MARGIN + (BOX_WIDTH + MARGIN if is_beside else 0), 320)
    if is_beside:
        panel = stack_boxes(printer, boxes, width - BOX_WIDTH - MARGIN, top, BOX_WIDTH)
        bottom = max(bottom, top + height_of(boxes))
    else:
        panel = stack_boxes(printer, boxes, MARGIN, bottom, BOX_WIDTH)
        bottom += height_of(boxes)
    header = print_header(printer, game.name, width)
    header += printer.dice(ROLL, form.dice, width - MARGIN, 13, DIE) if form.dice else ""
    size = (width, bottom + MARGIN)
    return print_page(printer, game.name, game.manifest.footer, size, header, rows, *said, panel)


def _score_boxes(printer: Printer, game: Game[S], form: Form[S]) -> list[Box]:
    if not form.has_score:
        return []
    names = {term: form.term_names.get(term, term.replace("_", " ")) for term in game.terms}
    return [score_box(printer, game.terms, names, BOX_WIDTH)]


def _width_of(row: Row) -> float:
    return LABEL + len(row.places) * STEP + (NUMBER if row.number else 0)


def _print_rows(printer: Printer, rows: Sequence[Row], top: float) -> tuple[str, float]:
    """Return the rows as a grid, and the y coordinate below it."""
    printed = [_print_row(printer, row, top + place * STEP) for place, row in enumerate(rows)]
    return printer.grid(printed), top + len(rows) * STEP


def _print_row(printer: Printer, row: Row, y: float) -> list[str]:
    label = text(row.label, MARGIN, y + SQUARE / 2 + 4, "label")
    squares = [
        printer.place(place, MARGIN + LABEL + n * STEP, y, scale=SQUARE / UNIT)
        for n, place in enumerate(row.places)
    ]
    right = MARGIN + LABEL + len(row.places) * STEP + NUMBER
    if not row.number:
        return [label, *squares]
    rule = tag("path", class_="rule", d=f"M{right - NUMBER + 8:g} {y + SQUARE - 4:g}H{right:g}")
    return [label, *squares, group(rule, printer.written(row.number, right, y + SQUARE - 8, 16))]


# ---- the marks


def fill_form(game: Game[S], form: Form[S], view: S, seat: Seat, details: Details) -> dict[str, str]:
    """Return all marks on a seat's form."""
    marks = {NOTE: _describe(game, view, seat, details), **form.fill(view, seat)}
    if form.text:
        lines = form.text(view, seat)
        marks |= {f"text-{n}": line.replace(" ", "\u00a0") for n, line in enumerate(lines, 1)}
    if details.is_blank:
        return marks
    if form.roll is not None:
        marks |= list_dice(ROLL, tuple(form.roll(view)), form.dice)
    return marks | list_score(game.score(view, seat), game.terms) if form.has_score else marks


def _describe(game: Game[S], view: S, seat: Seat, details: Details) -> str:
    """Return the name and the turn: "Ada, turn 7" """
    name, turn = details.names[seat], game.turn_of(view)
    if details.is_blank and turn == 1:
        return name or BLANK_NOTE
    owner = name or (f"seat {seat + 1}" if game.seats_of(view) > 1 else "solo")
    return f"{owner}, {'final' if game.outcome(view) else f'turn {turn}'}"
