"""Rolling Fiefdoms in the terminal: plots with the population squares between them, and the tracks.

.     .     F     Q-1   x
   3     .     5     .
.     C     .     .     .
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from ....core.descriptions import without_marks
from ....core.game import Game
from ....core.types import Ghost, Move, Seat
from ....drawing.painter import Painter, show_text, trim
from ....kernel.bits import popcount
from ..board import SIDE, plot_name, read_place, square_name
from ..buildings import BARRACKS, BUILDINGS, CODES, COTTAGE, MOST_INFLUENCE, STARS, TRACK
from ..challenges import CHALLENGES, OFF
from ..dice import NO_ROLL, UNPAIRED, format_faces, format_pairing, is_pestilence
from ..engine import find_best
from ..params import BAR, SETUP
from ..sheet import Sheet, holds, influence_gained, plots_with, population
from ..state import State
from ..terms import list_terms
from ..text.messages import say
from ..text.sheet_text import format_content, format_inside
from ..text.words import HOME, describe_move, name_challenge
from .goal import list_aims, list_goal

CELL = 6
BOX, BOX_GAP = 13, 3
"""Columns of a plot's box where there is room for one, and between two of them."""
PLOT_STYLE = "bold"
GHOST_STYLE = "bold green"
CURSOR_STYLE = "reverse"
QUIET = "dim"


def paint(
    game: Game[State], view: State, seat: Seat, ghosts: Sequence[Ghost] = (), cursor: Collection[str] = ()
) -> list[Text]:
    """Return the sheet of a seat, at most 52 columns and 17 lines."""
    return _paint_sheet(view, seat, ghosts, cursor, is_large=False)


def paint_large(
    game: Game[State], view: State, seat: Seat, ghosts: Sequence[Ghost] = (), cursor: Collection[str] = ()
) -> list[Text]:
    """Return the same with a box for every plot and its building's name: 81 columns, 24 lines."""
    return _paint_sheet(view, seat, ghosts, cursor, is_large=True)


def _paint_sheet(
    view: State, seat: Seat, ghosts: Sequence[Ghost], cursor: Collection[str], is_large: bool
) -> list[Text]:
    sheet, marks = view.sheet(seat), {ghost.place: ghost.mark for ghost in ghosts}
    numbers = (f"{n:^{BOX}}" + " " * BOX_GAP if is_large else f"{n:<{CELL}}" for n in range(1, SIDE + 1))
    lines = [trim(Text("    " + "".join(numbers), QUIET))]
    paint_row = _paint_boxes if is_large else _paint_plots
    for row in range(SIDE):
        lines += paint_row(sheet, row, marks, cursor)
        if row < SIDE - 1:
            lines.append(_paint_squares(sheet, row, marks, cursor, BOX + BOX_GAP if is_large else CELL))
    return [*lines, *([] if is_large else [Text("")]), *_paint_tracks(view, sheet)]


def _paint_boxes(sheet: Sheet, row: int, marks: dict[str, str], cursor: Collection[str]) -> list[Text]:
    top, middle, bottom = Text("    "), Text(f"{row + 1:>2}  ", QUIET), Text("    ")
    for plot in range(row * SIDE, (row + 1) * SIDE):
        line = "─" * (BOX - 2)
        sign, written, style = _look(plot_name(plot), format_content(sheet, plot), marks, cursor, PLOT_STYLE)
        top.append(f"┌{line}┐", QUIET).append(" " * BOX_GAP)
        middle.append(sign or "│", style).append(f"{_name_content(written):^{BOX - 2}}", style)
        middle.append("│" + " " * BOX_GAP, QUIET)
        bottom.append(f"└{line}┘", QUIET).append(" " * BOX_GAP)
    return [trim(line) for line in (top, middle, bottom)]


def _name_content(written: str) -> str:
    """ "Q-1" -> "quarry-1"; "FG" -> "farmers"; "." -> "" """
    code, _, less = written.partition("-")
    name = say(f"box-{BUILDINGS[CODES[code]].name}") if code in CODES else written.replace(".", "")
    short = name[: BOX - 2 - (2 if less else 0)]
    return f"{short}-{less}" if less else short


def _paint_plots(sheet: Sheet, row: int, marks: dict[str, str], cursor: Collection[str]) -> list[Text]:
    line = Text(f"{row + 1:>2}  ", QUIET)
    for plot in range(row * SIDE, (row + 1) * SIDE):
        sign, written, style = _look(plot_name(plot), format_content(sheet, plot), marks, cursor, PLOT_STYLE)
        line.append(sign + written, style).append(" " * (CELL - len(sign + written)))
    return [line]


def _paint_squares(
    sheet: Sheet, row: int, marks: dict[str, str], cursor: Collection[str], width: int
) -> Text:
    """Return a row of population squares between plots that are so wide."""
    line = Text(" " * (4 + (CELL // 2 if width == CELL else BOX - 1)))
    for square in range(row * (SIDE - 1), (row + 1) * (SIDE - 1)):
        inside = format_inside(holds(sheet, square))
        sign, written, style = _look(square_name(square), inside, marks, cursor, QUIET)
        shown = f"{sign}({written})"
        line.append(shown, style).append(" " * (width - len(shown)))
    return trim(line)


def _look(
    place: str, written: str, marks: dict[str, str], cursor: Collection[str], style: str
) -> tuple[str, str, str]:
    """Return a sign, what is shown, and its style; without colour a preview is `+F`, the cursor `>F`."""
    if place in cursor:
        return ">", marks.get(place, written), CURSOR_STYLE
    return ("+", marks[place], GHOST_STYLE) if place in marks else ("", written, style)


def _paint_tracks(view: State, sheet: Sheet) -> list[Text]:
    people = population(sheet)
    cottages, barracks = popcount(plots_with(sheet, COTTAGE)), popcount(plots_with(sheet, BARRACKS))
    housing = "terminal-housing-barracks" if barracks else "terminal-housing"
    living = [
        say("terminal-people", number=people, most=TRACK),
        say(housing, number=4 * cottages, **({"more": 8 * barracks} if barracks else {})),
    ]
    gained = influence_gained(sheet, view.challenge)
    following = next((star for star in STARS if star > people), None)
    if following:
        living.append(say("terminal-star", number=following))
    left = max(0, gained - sheet.spent)
    slots = "x" * min(sheet.spent, gained) + "o" * left
    return [
        Text(", ".join(living)),
        Text(say("terminal-influence", slots=f"{slots:.<{MOST_INFLUENCE}}", number=left)),
        Text(
            ", ".join(
                [say("terminal-turn", turn=view.turn, last=view.last_turn), *_list_challenge(view, sheet)]
            )
        ),
        *([] if view.challenge == OFF else _paint_goal(view, sheet)),
    ]


def _paint_goal(view: State, sheet: Sheet) -> list[Text]:
    """Return a line for each aim of the challenge: whether it is reached, and how far it is."""
    reached = list_goal(sheet, view.challenge, find_best(sheet, view.challenge))
    return [
        Text(f"[{'x' if f'{aim.spot}-done' in reached else ' '}] {aim.words}: {reached[aim.spot]}")
        for aim in list_aims(view.challenge)
    ]


def _list_challenge(view: State, sheet: Sheet) -> list[str]:
    if view.challenge == OFF:
        return []
    has_unrest = CHALLENGES[view.challenge].has_unrest
    unrest = [say("terminal-unrest", number=sheet.unrest)] if has_unrest else []
    return [name_challenge(view.challenge), *unrest]


def describe_dice(game: Game[State], view: State, seat: Seat) -> list[Text]:
    """Return the dice on the table and what they are for, in a line or two."""
    if view.phase == SETUP:
        return [Text(line) for line in say("terminal-setup").split("\n")]
    if view.phase == BAR:
        return [Text(say("terminal-bar"))]
    if view.roll == NO_ROLL:
        return []
    dice = Text(", ".join(map(name_die, format_faces(view.roll))))
    if is_pestilence(view.roll):
        return [dice, Text(say("terminal-pestilence"))]
    if view.pairing != UNPAIRED:
        pairs = format_pairing(view.roll, view.pairing).split("|")
        one, other = (" + ".join(map(name_die, pair.split("+"))) for pair in pairs)
        return [Text(f"{one} | {other}"), Text(say("terminal-pairs"))]
    if view.is_solo or view.regent == seat:
        return [dice, Text(say("terminal-you-pair"))]
    return [dice, Text(say("terminal-seat-pairs", seat=view.regent + 1))]


def name_die(face: str) -> str:
    """ "E3" -> "Event 3"; "W*" -> "Wind *" """
    return say("terminal-event" if face.startswith("E") else "terminal-wind", face=face[1:])


def tell_own_move(move: Move) -> str:
    """plot:1,2 build:quarry pips:4 square:1,1 -> "build a quarry on 1,2; 4 people move in on 1,1" """
    return without_marks(describe_move(move, "you"))


def spell(place: str) -> str:
    """ "p23" -> "2,3", as plots and squares are written"""
    return f"{place[1]},{place[2]}"


# ---- places


def locate(place: str) -> tuple[int, int] | None:
    """ "p23" -> (3, 5); "s23" -> (4, 6): a square lies between the plots it touches."""
    found = read_place(place)
    if found is None:
        return None
    kind, row, column = found
    inside = int(kind == "s")
    return 2 * row - 1 + inside, 2 * column - 1 + inside


PAINTER = Painter(
    paint=paint,
    paint_large=paint_large,
    describe_dice=describe_dice,
    reference=show_text(HOME.parent / "languages/en/reference.txt"),
    locate=locate,
    spell=spell,
    move_in_words=tell_own_move,
    list_terms=lambda game, view: list_terms(view.challenge),
)
