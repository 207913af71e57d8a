"""Sheet text: the id and options on the first line, then twelve rows of six squares."""

from __future__ import annotations

import re

from ....core.errors import InvalidSheet, RollwrightError
from ....core.options import changed_options, fill_options, parse_options
from ....kernel.bits import NONE, Bits, make_bits, squares_of
from ..board import HEIGHT, WIDTH
from ..edition import Edition
from ..refusals import say_why
from ..sheet import Sheet

MARKS = ".#~23HOFLB"
LAYERS = ("wall", "water", "two", "three", "house", "jobless", "fisherman", "lumberjack", "builder")
"""The sheet's sets in the order of MARKS, after the empty square."""
MOST_BONUSES = 99


def marks_on(sheet: Sheet) -> list[str]:
    """Return the characters for what is drawn on each square, in reading order."""
    marks = [MARKS[0]] * (WIDTH * HEIGHT)
    for mark, layer in zip(MARKS[1:], LAYERS):
        for square in squares_of(getattr(sheet, layer)):
            marks[square] = mark
    return marks


def format_rows(sheet: Sheet) -> list[str]:
    """Return the twelve rows of a sheet."""
    marks = marks_on(sheet)
    return [" ".join(marks[r : r + WIDTH]) for r in range(0, WIDTH * HEIGHT, WIDTH)]


def format_header(edition: Edition, options: dict[str, str], sheet: Sheet) -> str:
    """chiefdom-2 with the bonus module on, one used -> "chiefdom-2 bonus=1" """
    shown = {**options, "bonus": str(sheet.bonuses)} if options.get("bonus") == "on" else options
    return " ".join([edition.id, *changed_options(edition.options, shown)])


def parse_text(edition: Edition, text: str) -> tuple[Sheet, dict[str, str]]:
    """Read a sheet and its options; says nothing of whether a game can reach it."""
    lines = text.rstrip().splitlines()
    if not lines:
        raise InvalidSheet(say_why("sheet-nothing"))
    options, bonuses = _parse_header(edition, lines[0])
    if len(lines) != HEIGHT + 1:
        raise InvalidSheet(say_why("sheet-rows", rows=HEIGHT, number=len(lines) - 1), len(lines))
    marks = "".join(_parse_row(line, number) for number, line in enumerate(lines[1:], 2))
    layers = {name: _layer(marks, mark) for name, mark in zip(LAYERS, MARKS[1:])}
    return Sheet(**layers, bonuses=bonuses), options


def _layer(marks: str, mark: str) -> Bits:
    return make_bits(i for i, found in enumerate(marks) if found == mark) if mark in marks else NONE


def _parse_row(line: str, number: int) -> str:
    cells = [(match.start() + 1, match.group()) for match in re.finditer(r"\S+", line)]
    for column, cell in cells:
        if len(cell) != 1 or cell not in MARKS:
            reason = say_why("sheet-not-a-square", text=repr(cell[:12]), marks=" ".join(MARKS))
            raise InvalidSheet(reason, number, column)
    if len(cells) != WIDTH:
        raise InvalidSheet(say_why("sheet-columns", columns=WIDTH, number=len(cells)), number)
    return "".join(cell for _, cell in cells)


def _parse_header(edition: Edition, line: str) -> tuple[dict[str, str], int]:
    words = line.split()
    if not words or words[0] != edition.id:
        raise InvalidSheet(say_why("sheet-first-line", id=repr(edition.id), text=repr(line[:20])), 1)
    try:
        chosen = parse_options(words[1:])
        bonuses = _take_bonuses(chosen)
        options = fill_options(edition.options, chosen)
    except RollwrightError as wrong:
        raise InvalidSheet(wrong.reason, 1) from None
    if options["cards"] == "random":
        raise InvalidSheet(say_why("sheet-names-cards"), 1)
    return options, bonuses


def _take_bonuses(chosen: dict[str, str]) -> int:
    """Turn a header's `bonus=2` into the option `bonus=on` and return the 2."""
    value = chosen.get("bonus", "off")
    if value == "off":
        return 0
    if not (value.isascii() and value.isdecimal() and len(value) <= len(str(MOST_BONUSES))):
        raise InvalidSheet(say_why("sheet-bonus", text=value[:12]))
    chosen["bonus"] = "on"
    return int(value)
