"""What a part of a Duel sheet is, what it scores now and why."""

from __future__ import annotations

import re

from ....core.descriptions import count_things, join_words
from ....core.game import Game
from ....core.types import Seat
from ..board import ABILITIES, BOARDS, ICONS, PERMANENTS, ROW_LENGTH, SIDES, THINGS, parse_square, things_on
from ..scoring import count_lines
from ..sheet import BLOCKED, Position, Side, lowest_row, row_of, side_of, value_at
from .sheet_text import CROSS, mark_at, names_in
from .words import ABILITY_WORDS, PERMANENT_WORDS

_ROW = re.compile(r"(?P<side>[AB])(?P<row>[1-6])(?:-(?P<square>[1-9][0-9]?))?")
_CHIP = re.compile(r"(?P<side>[AB])-(?P<kind>once|always)-(?P<name>\S+)")
THING_WORDS = {
    "lift": "a mark in one of your lowest rows",
    "plus": "the use of a one-time ability",
    "star": "a permanent ability",
}


def explain_part(game: Game[Position], at: Position, seat: Seat, part: str) -> str:
    """ "A4" -> "Lake, player A: 6 marks..." """
    if found := _ROW.fullmatch(part):
        side = side_of(at, SIDES.index(found["side"]))
        text = _explain_row(found["side"], side, int(found["row"]))
        return text if found["square"] is None else _explain_mark(at, side, found)
    if found := _CHIP.fullmatch(part):
        return _explain_ability(side_of(at, SIDES.index(found["side"])), found["kind"], found["name"])
    square = parse_square(part, at.size)
    return "" if square is None else f"{part}: {_explain_square(at, square)}"


def _explain_square(at: Position, square: int) -> str:
    value = value_at(at.land, square)
    grid = BOARDS[at.size].grid
    if value == BLOCKED:
        is_cross = mark_at(at.land, square) == CROSS
        return "a cross; nothing can be drawn here." if is_cross else "a mountain; nothing can be drawn here."
    if value:
        name = ICONS[value - 1]
        others = count_lines(at.land, grid, square, value)
        run = count_things(others, f"other {name}") if others else f"no other {name}"
        return f"{name}. In unbroken lines from it: {run}. An icon scores when it is drawn."
    marks = {name: count_lines(at.land, grid, square, v) for v, name in enumerate(ICONS, 1)}
    best = [f"{name} {count_things(number, 'mark')}" for name, number in marks.items() if number]
    why = "A mark for every equal icon in an unbroken line."
    return f"empty. Drawn here now: {join_words(best) if best else 'no icon scores'}. {why}"


def _explain_row(letter: str, side: Side, value: int) -> str:
    marked, low = row_of(side.rows, value), lowest_row(side.rows)
    weak = "It is the weakest row" if marked == low else f"The weakest row has {low}"
    marks = f"{count_things(marked, 'mark')} of {ROW_LENGTH}"
    return (
        f"{ICONS[value - 1].capitalize()}, player {letter}: {marks}. "
        f"{weak}; the weakest rows are compared first, and decide."
    )


def _explain_mark(at: Position, side: Side, found: re.Match[str]) -> str:
    """Explain a square of a row: marked or open, and what it gives."""
    number, value = int(found["square"]), int(found["row"])
    marked = row_of(side.rows, value)
    things = things_on(at.gives)
    gives = THING_WORDS[THINGS[things[number] - 1]] if number in things else ""
    where = f"Square {number} of the {ICONS[value - 1]} row, player {found['side']}"
    state = "marked" if number <= marked else f"open, {count_things(number - marked, 'mark')} away"
    return f"{where}: {state}." + (f" It gives {gives}." if gives else "")


def _explain_ability(side: Side, kind: str, name: str) -> str:
    words = ABILITY_WORDS if kind == "once" else PERMANENT_WORDS
    if name not in words:
        return ""
    if kind == "once":
        state = "used up" if name in names_in(side.used, ABILITIES) else "still open; a plus uses it, once"
    elif name in names_in(side.owns, PERMANENTS):
        spent = name in names_in(side.spent, PERMANENTS)
        state = "owned, and used this turn" if spent else "owned, for use in every turn"
    else:
        state = "not owned; a star gives it for good"
    return f"{words[name][:1].upper()}{words[name][1:]}: {state}."
