"""What a part of a Duel sheet is, what it scores now and why."""

from __future__ import annotations

import re

from ....core.game import Game
from ....core.types import Seat
from ....language.casing import upper_first
from ....language.lists import join_words
from ..board import ABILITIES, BOARDS, ICONS, PERMANENTS, ROW_LENGTH, SIDES, THINGS, parse_square, things_on
from ..scoring import count_lines
from ..sheet import BLOCKED, CROSS, Position, Side, lowest_row, row_of, side_of, value_at
from .messages import MESSAGES
from .sheet_text import mark_at, names_in
from .words import describe_ability, name_icon

_ROW = re.compile(r"(?P<side>[AB])(?P<row>[1-6])(?:-(?P<square>[1-9][0-9]?))?")
_CHIP = re.compile(r"(?P<side>[AB])-(?P<kind>once|always)-(?P<name>\S+)")


def explain_part(game: Game[Position], at: Position, seat: Seat, part: str) -> str:
    """ "A4" -> "Lake, player A: 6 marks..." """
    if found := _ROW.fullmatch(part):
        side = side_of(at, SIDES.index(found["side"]))
        is_row = found["square"] is None
        return _explain_row(found["side"], side, found["row"]) if is_row else _explain_mark(at, side, found)
    if found := _CHIP.fullmatch(part):
        return _explain_ability(side_of(at, SIDES.index(found["side"])), found["kind"], found["name"])
    square = parse_square(part, at.size)
    return "" if square is None else _explain_square(at, part, square)


def _explain_square(at: Position, name: str, square: int) -> str:
    value = value_at(at.land, square)
    grid = BOARDS[at.size].grid
    if value == BLOCKED:
        is_cross = mark_at(at.land, square) == CROSS
        return MESSAGES.say("square-cross" if is_cross else "square-mountain", square=name)
    if value:
        icon, others = ICONS[value - 1], count_lines(at.land, grid, square, value)
        names = {"icon": name_icon(str(value)), "icons": MESSAGES.say(f"icons-{icon}")}
        return MESSAGES.say("square-icon" if others else "square-alone", square=name, number=others, **names)
    marks = {v: count_lines(at.land, grid, square, v) for v in range(1, len(ICONS) + 1)}
    best = [
        MESSAGES.say("icon-marks", icon=name_icon(str(v)), number=marked)
        for v, marked in marks.items()
        if marked
    ]
    return MESSAGES.say("square-empty" if best else "square-useless", square=name, marks=join_words(best))


def _explain_row(letter: str, side: Side, value: str) -> str:
    marked, low = row_of(side.rows, int(value)), lowest_row(side.rows)
    return MESSAGES.say(
        "row-weakest" if marked == low else "row-stronger",
        icon=upper_first(name_icon(value)),
        side=letter,
        number=marked,
        length=ROW_LENGTH,
        lowest=low,
    )


def _explain_mark(at: Position, side: Side, found: re.Match[str]) -> str:
    """Explain a square of a row: marked or open, and what it gives."""
    number, away = int(found["square"]), int(found["square"]) - row_of(side.rows, int(found["row"]))
    things, where = things_on(at.gives), {"icon": name_icon(found["row"]), "side": found["side"]}
    state = MESSAGES.say("mark-open" if away > 0 else "mark-made", number=number, away=away, **where)
    gives = MESSAGES.say(f"gives-{THINGS[things[number] - 1]}") if number in things else ""
    return f"{state} {gives}".rstrip()


def _explain_ability(side: Side, kind: str, name: str) -> str:
    if name not in (ABILITIES if kind == "once" else PERMANENTS):
        return ""
    if kind == "once":
        state = "used" if name in names_in(side.used, ABILITIES) else "open"
    elif name in names_in(side.owns, PERMANENTS):
        state = "spent" if name in names_in(side.spent, PERMANENTS) else "owned"
    else:
        state = "not-owned"
    return MESSAGES.say(f"ability-is-{state}", ability=upper_first(describe_ability(name)))
