"""Rolling Fiefdoms in the terminal: plots with the population squares between them, and the tracks.

.     .     F     Q-1   x
   3     .     5     .
.     C     .     .     .
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any

from rich.text import Text

from ...core.bits import popcount
from ...core.describing import without_marks
from ...core.terminal.painter import Painter, show_text, trim
from ...core.types import Ghost, Move, Seat
from .board import SIDE
from .buildings import BARRACKS, BUILDINGS, COTTAGE, MOST_INFLUENCE, STARS, TRACK
from .challenges import CHALLENGES, OFF
from .dice import NO_ROLL, UNPAIRED, is_pestilence
from .manifest import HOME
from .notation import format_faces, format_pairing
from .sheet import Sheet, holds, influence_gained, plots_with, population
from .state import State
from .table import BAR, SETUP
from .text import format_content, format_inside
from .words import describe_move

CELL = 6
BOX, BOX_GAP = 13, 3
"""Columns of a plot's box where there is room for one, and between two of them."""
PLOT_STYLE = "bold"
GHOST_STYLE = "bold green"
CURSOR_STYLE = "reverse"
QUIET = "dim"
_PLACE = re.compile(r"(?P<kind>[ps])(?P<row>[1-5])(?P<column>[1-5])")


def paint(
    game: Any, view: State, seat: Seat, ghosts: Sequence[Ghost] = (), cursor: Collection[str] = ()
) -> list[Text]:
    """Return the sheet of a seat, at most 52 columns and 17 lines."""
    sheet = view.sheet(seat)
    marks = {ghost.place: ghost.mark for ghost in ghosts}
    lines = [_paint_columns()]
    for row in range(SIDE):
        lines.append(_paint_plots(sheet, row, marks, cursor))
        if row < SIDE - 1:
            lines.append(_paint_squares(sheet, row, marks, cursor))
    return [*lines, Text(""), *_paint_tracks(view, sheet)]


# ---- with room to spare


def paint_large(
    game: Any, view: State, seat: Seat, ghosts: Sequence[Ghost] = (), cursor: Collection[str] = ()
) -> list[Text]:
    """Return the same with a box for every plot and its building's name: 81 columns, 24 lines."""
    sheet = view.sheet(seat)
    marks = {ghost.place: ghost.mark for ghost in ghosts}
    lines = [
        Text("    " + "".join(f"{n:^{BOX}}" + " " * BOX_GAP for n in range(1, SIDE + 1)).rstrip(), QUIET)
    ]
    for row in range(SIDE):
        lines += _paint_boxes(sheet, row, marks, cursor)
        if row < SIDE - 1:
            lines.append(_paint_corners(sheet, row, marks, cursor))
    return [*lines, *_paint_tracks(view, sheet)]


def _paint_boxes(sheet: Sheet, row: int, marks: dict[str, str], cursor: Collection[str]) -> list[Text]:
    top, middle, bottom = Text("    "), Text(f"{row + 1:>2}  ", QUIET), Text("    ")
    for column in range(SIDE):
        place, line = f"p{row + 1}{column + 1}", "─" * (BOX - 2)
        shown = _name_content(marks.get(place, format_content(sheet, row * SIDE + column)))
        left, style = "│", PLOT_STYLE
        if place in marks:
            left, style = "+", GHOST_STYLE
        if place in cursor:
            left, style = ">", CURSOR_STYLE
        top.append(f"┌{line}┐", QUIET).append(" " * BOX_GAP)
        middle.append(left, style).append(f"{shown:^{BOX - 2}}", style).append("│" + " " * BOX_GAP, QUIET)
        bottom.append(f"└{line}┘", QUIET).append(" " * BOX_GAP)
    return [trim(line) for line in (top, middle, bottom)]


def _name_content(written: str) -> str:
    """ "Q-1" -> "quarry-1"; "FG" -> "farmers"; "." -> "" """
    code, _, less = written.partition("-")
    name = next((b.name for b in BUILDINGS.values() if b.code == code), written.replace(".", ""))
    short = name.partition("-")[0][: BOX - 2 - (2 if less else 0)]
    return f"{short}-{less}" if less else short


def _paint_corners(sheet: Sheet, row: int, marks: dict[str, str], cursor: Collection[str]) -> Text:
    line = Text(" " * (4 + BOX - 1))
    for column in range(SIDE - 1):
        inside = format_inside(holds(sheet, row * (SIDE - 1) + column))
        before = len(line)
        _put(line, f"s{row + 1}{column + 1}", inside, marks, cursor, QUIET, "()")
        line.rstrip()
        line.append(" " * (before + BOX + BOX_GAP - len(line)))
    return trim(line)


def _paint_columns() -> Text:
    return Text("    " + "".join(f"{n:<{CELL}}" for n in range(1, SIDE + 1)).rstrip(), QUIET)


def _paint_plots(sheet: Sheet, row: int, marks: dict[str, str], cursor: Collection[str]) -> Text:
    line = Text(f"{row + 1:>2}  ", QUIET)
    for column in range(SIDE):
        place = f"p{row + 1}{column + 1}"
        _put(line, place, format_content(sheet, row * SIDE + column), marks, cursor, PLOT_STYLE)
    return line


def _paint_squares(sheet: Sheet, row: int, marks: dict[str, str], cursor: Collection[str]) -> Text:
    line = Text(" " * (4 + CELL // 2))
    for column in range(SIDE - 1):
        inside = format_inside(holds(sheet, row * (SIDE - 1) + column))
        _put(line, f"s{row + 1}{column + 1}", inside, marks, cursor, QUIET, "()")
    return line


def _put(
    line: Text,
    place: str,
    written: str,
    marks: dict[str, str],
    cursor: Collection[str],
    style: str,
    around: str = "",
) -> None:
    """Add a cell; without colour a preview still shows as `+F` and the cursor as `>F`."""
    shown = marks.get(place, written)
    sign = "+" if place in marks else ""
    if around:
        shown = f"{around[0]}{shown}{around[1]}"
    if place in cursor:
        sign, style = ">", CURSOR_STYLE
    elif place in marks:
        style = GHOST_STYLE
    line.append(f"{sign}{shown}", style)
    line.append(" " * (CELL - len(sign) - len(shown)))


def _paint_tracks(view: State, sheet: Sheet) -> list[Text]:
    people = population(sheet)
    cottages, barracks = popcount(plots_with(sheet, COTTAGE)), popcount(plots_with(sheet, BARRACKS))
    housing = f"housing {4 * cottages}" + (f" + {8 * barracks} in barracks" if barracks else "")
    gained = influence_gained(sheet, view.challenge)
    following = next((star for star in STARS if star > people), None)
    star = f", next star at {following}" if following else ""
    slots = "x" * min(sheet.spent, gained) + "o" * max(0, gained - sheet.spent)
    return [
        Text(f"people {people}/{TRACK}, {housing}{star}"),
        Text(f"influence [{slots:.<{MOST_INFLUENCE}}] {max(0, gained - sheet.spent)} in hand"),
        Text(f"turn {view.turn} of {view.last_turn}{_describe_challenge(view, sheet)}"),
    ]


def _describe_challenge(view: State, sheet: Sheet) -> str:
    rules = CHALLENGES[view.challenge]
    if view.challenge == OFF:
        return ""
    unrest = f", unrest {sheet.unrest}" if rules.has_unrest else ""
    return f", {rules.name}{unrest}"


def describe_dice(game: Any, view: State, seat: Seat) -> list[Text]:
    """Return the dice on the table and what they are for, in a line or two."""
    if view.phase == SETUP:
        return [Text("Before the first turn:"), Text("a townhall or guild on plot 3,3.")]
    if view.phase == BAR:
        return [Text("Unrest: bar an empty square.")]
    if view.roll == NO_ROLL:
        return []
    dice = Text(", ".join(map(name_die, format_faces(view.roll))))
    if is_pestilence(view.roll):
        return [dice, Text("pestilence: all forfeit a plot")]
    if view.pairing != UNPAIRED:
        pairs = format_pairing(view.roll, view.pairing).split("|")
        one, other = (" + ".join(map(name_die, pair.split("+"))) for pair in pairs)
        return [Text(f"{one} | {other}"), Text("one is Location, the other Build")]
    who = "you pair" if view.is_solo or view.regent == seat else f"seat {view.regent + 1} pairs"
    return [dice, Text(f"{who} them")]


def name_die(face: str) -> str:
    """ "E3" -> "Event 3"; "W*" -> "Wind *" """
    return f"{'Event' if face.startswith('E') else 'Wind'} {face[1:]}"


def tell_move(move: Move) -> str:
    """plot:1,2 build:quarry pips:4 square:1,1 -> "builds a quarry on 1,2; 4 people move in on 1,1" """
    return without_marks(describe_move(move))


def spell(place: str) -> str:
    """ "p23" -> "2,3", as plots and squares are written"""
    return f"{place[1]},{place[2]}"


# ---- places


def locate(place: str) -> tuple[int, int] | None:
    """ "p23" -> (3, 5); "s23" -> (4, 6): a square lies between the plots it touches."""
    match = _PLACE.fullmatch(place)
    if match is None:
        return None
    inside = 0 if match["kind"] == "p" else 1
    return 2 * int(match["row"]) - 1 + inside, 2 * int(match["column"]) - 1 + inside


PAINTER = Painter(
    paint=paint,
    paint_large=paint_large,
    describe_dice=describe_dice,
    reference=show_text(HOME / "reference.txt"),
    locate=locate,
    spell=spell,
    move_in_words=tell_move,
)
