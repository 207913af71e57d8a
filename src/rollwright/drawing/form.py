"""The drawing of a described sheet: its base for screen and paper, and its marks."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from textwrap import wrap
from typing import NamedTuple

from ..any_game import AnyGame
from ..core.descriptions import mention_term, name_game, name_rank
from ..core.game import start_game
from ..core.options import Options
from ..core.types import Choice, Seat
from ..language.messages import SpokenWords
from .dice import PLAIN_DICE, dice_of, draw_faces, list_dice, name_faces
from .drawing import Drawing, View
from .element import NOTHING, Svg, group, tag, text
from .handwriting import LETTERS, strokes_of
from .marks import UNIT, Mark
from .page import (
    HEADER,
    MARGIN,
    MESSAGES,
    NOTE,
    Details,
    height_of,
    name_owner,
    note_blank,
    note_turn,
    print_header,
    print_page,
    stack_boxes,
)
from .printer import Base, Layout, PlaceWords, Printer
from .scorebox import list_score, score_box
from .sheet import Columns, Note, Row, Sheet, Table
from .theme import COLOUR_INKS

CROSS, CIRCLE, STRIKE = "x", "o", "-"
SQUARE = 34
"""The side of a box on the page."""
STEP = SQUARE + 4
LABEL, NUMBER = 96, 56
BOX_WIDTH = 176
DIE = 26
ROLL = "die"
LINE, CELL_LINE = 14, 20
TALL_ROW = 6
"""Boxes side by side on a narrow screen, at most."""
TALL_WIDTH = 6 * STEP
SHORT = 3
"""The most letters that are printed in a box; longer labels stand below it."""
LETTER = 7.5
"""The width of a letter, at most."""
POINTS = "points-"
"""The prefix of spots for points."""
MARKS = {
    CROSS: Mark("cross", "ink", ("line 9,9 31,31", "line 31,9 9,31")),
    CIRCLE: Mark("circle", "ink", ("ring 20,20 12,12",)),
    STRIKE: Mark("strike", "ink", ("line 3,20 37,20",)),
}
WORDS = SpokenWords(MESSAGES, {CROSS: "mark-crossed", CIRCLE: "mark-circled", STRIKE: "mark-struck"})
_LOCK = "M12 19h16v12H12zM15 19v-5q0-5 5-5t5 5v5"


def draw_sheet(game: AnyGame, sheet: Sheet, has_text: bool = False) -> Drawing:
    """Return the drawing of a described sheet; InvalidSetup if it is none of the game.

    Its boxes are filled by `Game.marks`: a cross `x`, a circle `o`, a line `-`, a letter or a number. With
    text, the sheet's text stands below.
    """
    sheet.check(game)
    signs = {sign: _make_sign(sign) for sign in (*LETTERS, *map(str, range(max(sheet.most, 9) + 1)))}
    dice = dice_of(game)

    def print_base(game: AnyGame, options: Options, layout: Layout) -> Base:
        return print_sheet(game, sheet, layout)

    def list_printed(view: View, seat: Seat) -> tuple[int, ...]:
        return (len(_write(game, view, seat)),) if has_text else ()

    def list_marks(game: AnyGame, view: View, seat: Seat, details: Details) -> dict[str, str]:
        lines = _write(game, view, seat) if has_text else []
        return fill_sheet(game, sheet, view, seat, details) | {f"text-{n}": t for n, t in enumerate(lines, 1)}

    def identify(view: View, seat: Seat) -> Hashable:
        return view, seat

    def trace(choice: Choice) -> str:
        return CROSS if game.vocabulary.places_of(choice) else ""

    words = {**{sign: sign for sign in signs}, **WORDS, **name_faces(dice)}
    faces = {**PLAIN_DICE, **draw_faces(dice)}
    return Drawing(print_base, list_printed, list_marks, identify, {**signs, **MARKS}, faces, words, trace)


def _make_sign(sign: str) -> Mark:
    height = {1: 24, 2: 19}.get(len(sign), 14)
    right = 20 + 0.35 * height * len(sign)
    return Mark(f"sign-{sign}", "ink", strokes_of(sign, right, 20 + height / 2, height))


def _write(game: AnyGame, view: View, seat: Seat) -> list[str]:
    return [line.replace(" ", "\u00a0") for line in game.format_sheet(view, seat).splitlines()]


# ---- the base


class _Frame(NamedTuple):
    """The measures of the parts of a sheet: where boxes begin, and how many stand side by side."""

    left: float
    width: float
    in_a_row: int
    step: float
    is_tall: bool


class _Printed(NamedTuple):
    """A printed part and its height."""

    lines: list[list[Svg]]
    height: float


def print_sheet(game: AnyGame, sheet: Sheet, layout: Layout) -> Base:
    """Return the base: a header, the parts from top to bottom, the score beside or below."""
    printer, y = Printer(layout), float(HEADER + MARGIN)
    frame = _measure(sheet, layout)
    lines = []
    for part in sheet.parts:
        printed = _print_part(printer, part, y, frame)
        lines += printed.lines
        y += printed.height
    rows = layout.printed[0] if layout.printed else 0
    said = [printer.said(f"text-{n}", MARGIN, y + n * LINE, "label") for n in range(1, rows + 1)]
    y += rows * LINE + (MARGIN if rows else 0)
    width, bottom, panel = _print_score(printer, game, sheet, MARGIN + frame.width, y)
    name = name_game(game)
    dice = printer.dice(ROLL, game.dice, width - MARGIN, 13, DIE) if game.dice else NOTHING
    header = print_header(printer, name, width) + dice
    size = (width, bottom + MARGIN)
    return print_page(printer, name, game.manifest.footer, size, header, printer.grid(lines), *said, panel)


def _print_score(
    printer: Printer, game: AnyGame, sheet: Sheet, right: float, bottom: float
) -> tuple[float, float, Svg]:
    """Return the width and the bottom of the sheet, and the score box."""
    top, least = HEADER + MARGIN, 320
    names = {term: mention_term(game, term) for term in game.terms}
    boxes = [score_box(printer, game.terms, names, BOX_WIDTH)] if sheet.has_score else []
    if boxes and not printer.is_tall:
        width = max(right + MARGIN + BOX_WIDTH + MARGIN, least)
        panel = stack_boxes(printer, boxes, width - BOX_WIDTH - MARGIN, top, BOX_WIDTH)
        return width, max(bottom, top + height_of(boxes)), panel
    panel = stack_boxes(printer, boxes, MARGIN, bottom, BOX_WIDTH)
    return max(right + MARGIN, least), bottom + height_of(boxes), panel


def _measure(sheet: Sheet, layout: Layout) -> _Frame:
    has_columns = any(isinstance(part, Columns) for part in sheet.parts)
    is_tall = layout.is_tall and not has_columns
    most = max((len(row.places) for row in sheet.rows), default=0)
    in_a_row = min(most, TALL_ROW) if is_tall else most
    labels = [len(row.label) for row in sheet.rows]
    left = 0 if is_tall else min(max(labels, default=0) * LETTER + 12, LABEL * 2)
    step = max(map(_step, sheet.rows), default=STEP)
    in_a_row = max(1, min(in_a_row, int(TALL_WIDTH / step))) if is_tall else in_a_row
    boxes = max((step * min(in_a_row, len(row.places)) for row in sheet.rows), default=0)
    locks = STEP + 6 if any(row.lock for row in sheet.rows) else 0
    numbers = NUMBER if any(row.term for row in sheet.rows) and not is_tall else 0
    tables = [part for part in sheet.parts if isinstance(part, Table)]
    wide = (
        0
        if is_tall
        else max((_first_cell(table) + 26 * (len(table.rows[0]) - 1) for table in tables), default=0)
    )
    width = max(left + boxes + locks + numbers, wide, 288)
    return _Frame(MARGIN + left, width, in_a_row, step, is_tall)


def _step(row: Row) -> float:
    longest = max(map(len, row.labels), default=0)
    return STEP if longest <= SHORT else max(STEP, longest * LETTER)


def _print_part(printer: Printer, part: object, y: float, frame: _Frame) -> _Printed:
    match part:
        case Row():
            return _print_row(printer, part, y, frame)
        case Columns():
            shown = [
                text(label, frame.left + n * STEP + SQUARE / 2, y + LINE - 4, "label", "middle")
                for n, label in enumerate(part.labels)
            ]
            return _Printed([shown], LINE + 4)
        case Table():
            return _print_table(part, y, frame)
        case Note():
            lines = wrap(part.text, int(frame.width / (LETTER if frame.is_tall else 6.2))) or [""]
            shown = [
                text(line, MARGIN, y + (n + 1) * (LINE + 2) - 3, "label") for n, line in enumerate(lines)
            ]
            return _Printed([shown], len(lines) * (LINE + 2) + 8)
    return _Printed([], 0)


# ---- rows


def _print_row(printer: Printer, row: Row, y: float, frame: _Frame) -> _Printed:
    """Return a row, in several lines where it is wider than the page; its label before or above it."""
    has_head = frame.is_tall and bool(row.label or row.term)
    top = y + (LINE + 4 if has_head else 0)
    step, deep = frame.step, _step(row) > STEP
    pitch = STEP + (LINE if deep else 0) + (4 if row.colour else 0)
    count = max(frame.in_a_row, 1)
    lines = [range(n, min(n + count, len(row.places))) for n in range(0, len(row.places), count)]
    ink = COLOUR_INKS.get(row.colour, "")
    printed = [
        [_print_box(printer, row, n, frame.left + (n - line[0]) * step, top + k * pitch, step) for n in line]
        for k, line in enumerate(lines)
    ]
    height = max(len(lines), 1) * pitch
    head = [_print_label(row, ink, y, frame, has_head), _print_band(printer, row, ink, top, height, frame)]
    printed = printed or [[]]
    printed[0] = head + printed[0]
    printed[-1] += _print_end(printer, row, top + height - pitch, y if has_head else top, frame)
    return _Printed(printed, top - y + height + 2)


def _print_band(printer: Printer, row: Row, ink: str, y: float, height: float, frame: _Frame) -> Svg:
    """Return the tint behind a coloured row; none on paper."""
    if not ink or printer.is_paper:
        return NOTHING
    left, top, right = MARGIN - 8, y - 4, MARGIN + frame.width
    return tag("rect", class_=f"wash {ink}", x=left, y=top, width=right - left, height=height, rx=6)


def _print_label(row: Row, ink: str, y: float, frame: _Frame, has_head: bool) -> Svg:
    base = y + LINE - 2 if has_head else y + SQUARE / 2 + 4
    return text(row.label, MARGIN, base, "label strong" if ink else "label")


def _print_box(printer: Printer, row: Row, n: int, x: float, y: float, step: float) -> Svg:
    label, scale = row.labels[n], SQUARE / UNIT
    words = PlaceWords(f"{row.label} {label}".strip()) if label else PlaceWords()
    if len(label) <= SHORT:
        inside = text(label, 20, 26, "label strong", "middle") if label else NOTHING
        if row.has_small_labels:
            inside = text(label, 3, 11, "small")
        return printer.place(row.places[n], x, y, inside, scale=scale, words=words)
    left = x + (step - SQUARE) / 2
    below = text(label, left + SQUARE / 2, y + SQUARE + LINE - 2, "label", "middle")
    return printer.place(row.places[n], left, y, scale=scale, words=words) + below


def _print_end(printer: Printer, row: Row, y: float, top: float, frame: _Frame) -> list[Svg]:
    """Return a row's lock and the place for its points."""
    in_line = min(frame.in_a_row, len(row.places))
    used = len(row.places) - (-(-len(row.places) // in_line) - 1) * in_line if in_line else 0
    right, end = MARGIN + frame.width - 8, []
    if row.lock:
        x = frame.left + used * frame.step + 6
        shackle = tag("path", class_="printed heavy", d=_LOCK)
        round_box = "M20 1a19 19 0 1 0 .1 0z"
        words = PlaceWords(MESSAGES.say("place-lock", row=row.label).strip())
        end.append(
            printer.place(row.lock, x, y, shackle, scale=SQUARE / UNIT, outline=round_box, words=words)
        )
    if row.term:
        base = top + (LINE if frame.is_tall else SQUARE - 4)
        rule = tag("path", class_="rule", d=f"M{right - NUMBER + 12:g} {base:g}H{right:g}")
        height = 11 if frame.is_tall else 16
        end.append(group(rule, printer.written(f"{POINTS}{row.term}", right, base - 4, height)))
    return end


# ---- tables


def _first_cell(table: Table) -> float:
    return max(len(row[0]) for row in table.rows) * LETTER + 10


def _print_table(table: Table, y: float, frame: _Frame) -> _Printed:
    """Return a table with rules between its lines; the first column is as wide as its words."""
    columns, first, top = len(table.rows[0]), _first_cell(table), y + 6
    step = min((frame.width - first) / max(columns - 1, 1), 60)
    right = MARGIN + first + step * (columns - 1)
    rules = [
        tag("path", class_="rule", d=f"M{MARGIN} {top + n * CELL_LINE:g}H{right:g}")
        for n in range(len(table.rows) + 1)
    ]
    cells = [
        text(cell, MARGIN + first + step * (n - 0.5), top + (k + 1) * CELL_LINE - 6, "label", "middle")
        for k, row in enumerate(table.rows)
        for n, cell in enumerate(row[1:], 1)
    ]
    names = [text(row[0], MARGIN, top + (k + 1) * CELL_LINE - 6, "label") for k, row in enumerate(table.rows)]
    return _Printed([[*rules, *names, *cells]], len(table.rows) * CELL_LINE + 14)


# ---- the marks


def fill_sheet(game: AnyGame, sheet: Sheet, view: View, seat: Seat, details: Details) -> dict[str, str]:
    """Return all marks on a seat's sheet; a blank one has only what is on its boxes."""
    marked = game.marks(view, seat) or {}
    marks = {NOTE: _describe(game, view, seat, details), **marked}
    if details.is_blank:
        return marks if sheet.shows_start else {NOTE: marks[NOTE]}
    score = game.score(view, seat)
    marks |= _count(sheet, score.breakdown, marked)
    marks |= list_dice(ROLL, tuple(game.open_dice(view)), game.dice) if game.dice else {}
    scored = list_score(score, game.terms, name_rank(game, score.rank))
    return marks | scored if sheet.has_score else marks


def _count(sheet: Sheet, points: Mapping[str, int], marked: Mapping[str, str]) -> dict[str, str]:
    """Return the points of rows with something on them."""
    rows: Sequence[Row] = [row for row in sheet.rows if row.term and any(p in marked for p in row.all_places)]
    return {f"{POINTS}{row.term}": str(points[row.term]) for row in rows}


def _describe(game: AnyGame, view: View, seat: Seat, details: Details) -> str:
    """Return the name and the turn: "Ada, turn 7" """
    turn = game.turn_of(view)
    if details.is_blank and turn == 1:
        return details.names[seat] or note_blank()
    owner = name_owner(details, seat, game.seats_of(view) == 1)
    return note_turn(owner, turn, game.outcome(view) is not None)


def fills_boxes(game: AnyGame) -> bool:
    """Say whether a game says what is on its places; else its sheet's text is shown."""
    return game.marks(start_game(game, game.seats[0]), 0) is not None
