"""A whole position of Chiefdom Duel: header, board and both players' tracks."""

from __future__ import annotations

from collections.abc import Hashable

from ....core.descriptions import name_game
from ....core.options import Options
from ....core.types import Seat
from ....drawing.dice import list_dice
from ....drawing.element import Svg, group, move_to, tag, text
from ....drawing.marks import UNIT
from ....drawing.page import (
    FOOT,
    GAP,
    HEADER,
    MARGIN,
    NOTE,
    Box,
    Details,
    height_of,
    print_foot,
    print_header,
    print_page,
    stack_boxes,
)
from ....drawing.printer import Base, Layout, Printer
from ..board import PRINTED, SIDES, parse_track
from ..game import Duel
from ..sheet import PHASES, Position, side_of
from ..text.messages import MESSAGES
from ..text.sheet_text import dice_in, things_in
from ..text.words import name_thing
from . import lanes
from .board import list_squares, print_board
from .paper import lay_foot
from .tracks import list_side, name_spot, track_box

BOARD_X, BOARD_Y = MARGIN + 16, HEADER + 24
BOX_WIDTH = 372
BOARD_SIDE, BOARD_LEFT, BOARD_TOP = 374, 20, 20
"""The least width of the board on a wide screen, and where it lies."""
MARGINS, HEAD = 27, 60
"""The margins of such a board; the height of what lies above the tracks beside it."""
EDGE, TOP = 3, 18
"""The margins of a narrow sheet: every square counts."""
DIE = 26
LEFT, MOST_LEFT = "die", 5
"""The dice that nobody has taken."""


def print_duel(game: Duel, options: Options, layout: Layout) -> Base:
    """Return the board and both players' tracks; printed is the seat whose are first."""
    printer, size = Printer(layout), int(options["board"])
    gives = parse_track(options["track"]) if "track" in options else PRINTED
    (seat,) = layout.printed
    if layout.is_tall:
        return _print_tall(printer, game, size, seat, gives)
    return (_print_paper if layout.is_paper else _print_wide)(printer, game, size, seat, gives)


def _print_paper(printer: Printer, game: Duel, size: int, seat: Seat, gives: int) -> Base:
    """Return a position to be printed: the board, beside it one player's tracks, then the other's."""
    side = size * UNIT
    board = group(print_board(size, printer), x=BOARD_X, y=BOARD_Y)
    right = BOARD_X + side + MARGIN
    width = right + BOX_WIDTH + MARGIN
    boxes = [track_box(SIDES[player], printer, BOX_WIDTH, gives) for player in (seat, 1 - seat)]
    panel, bottom = _lay_beside(printer, boxes, side)
    foot, height = lay_foot(printer, width, bottom - MARGIN + GAP)
    name = name_game(game)
    header = print_header(printer, name, width) + printer.dice(LEFT, MOST_LEFT, width - MARGIN, 13, DIE)
    return print_page(printer, name, game.manifest.footer, (width, height), header, board, panel, foot)


def _print_wide(printer: Printer, game: Duel, size: int, seat: Seat, gives: int) -> Base:
    """Return a position for a wide screen: the board, beside it or apart both players' tracks as lanes."""
    side = max(BOARD_SIDE, size * UNIT)
    printer.tap, scale = side / size, side / (size * UNIT)
    board = tag("g", print_board(size, printer), transform=move_to(BOARD_LEFT, BOARD_TOP, scale))
    right = side + MARGINS
    width, height = right + lanes.WIDTH, right
    name = name_game(game)
    head = text(name, right + GAP, 24, "heading") + printer.said(NOTE, right + GAP, 54, "label")
    dice = printer.dice(LEFT, MOST_LEFT, width - 2 * GAP, 14, DIE)
    printer.apart = (right, HEAD, lanes.WIDTH, lanes.HEIGHT)
    tracks = group(lanes.print_lanes(printer, seat, gives), x=right, y=HEAD)
    beside = group(head, dice, tracks, data_beside="")
    return print_page(printer, name, game.manifest.footer, (width, height), board, beside)


def _print_tall(printer: Printer, game: Duel, size: int, seat: Seat, gives: int) -> Base:
    """Return a position for a narrow screen: the board, one's own tracks, the rival's, and the name last."""
    side = size * UNIT
    left = 13 if size < 10 else 24
    width = left + side + EDGE
    board = group(print_board(size, printer), x=left, y=TOP)
    boxes = [track_box(SIDES[player], printer, width - 2 * EDGE, gives) for player in (seat, 1 - seat)]
    top = TOP + side + GAP
    printer.fold = top + boxes[0].outer_height + EDGE
    foot = top + height_of(boxes)
    tracks = stack_boxes(printer, boxes, EDGE, top, width - 2 * EDGE)
    name = name_game(game)
    body = board + tracks + print_foot(printer, name, foot)
    return print_page(printer, name, game.manifest.footer, (width, foot + FOOT), body)


def _lay_beside(printer: Printer, boxes: list[Box], side: float) -> tuple[Svg, float]:
    """Return the tracks right of the board, and where the page goes on."""
    room = max(side, height_of(boxes))
    spread = min(room, height_of(boxes) + 4 * GAP)
    top, right = BOARD_Y + (room - spread) / 2, BOARD_X + side + MARGIN
    return stack_boxes(printer, boxes, right, top, BOX_WIDTH, spread), BOARD_Y + room + MARGIN


def list_printed(state: Position, seat: Seat) -> tuple[int, ...]:
    """Return whose tracks come first."""
    return (seat,)


def identify(state: Position, seat: Seat) -> Hashable:
    """Return the position: all of it is on the sheet."""
    return state


def list_marks(game: Duel, state: Position, seat: Seat, details: Details) -> dict[str, str]:
    """Return everything that is on the board and the tracks."""
    marks = {**list_squares(state.land, state.size)}
    for player, letter in enumerate(SIDES):
        marks |= list_side(side_of(state, player), letter, not details.is_blank)
        marks[name_spot(letter)] = _name(letter, details.names[player], details.is_blank)
    if not details.is_blank:
        marks |= list_dice(LEFT, dice_in(state.left), MOST_LEFT)
    return marks | {NOTE: _describe(state, details)}


def _name(letter: str, name: str, is_blank: bool) -> str:
    if name:
        return f"{letter}  {name}"
    return MESSAGES.say("sheet-player-blank" if is_blank else "sheet-player", side=letter)


def _describe(state: Position, details: Details) -> str:
    """Return what is going on: "round 3, B draws; then plus, lift" """
    if details.is_blank and state.round == 1:
        return MESSAGES.say("sheet-date")
    player = details.names[state.turn] or SIDES[state.turn]
    note = MESSAGES.say(f"note-{PHASES[state.phase]}", round=state.round, player=player)
    waiting = things_in(state.queue)
    return (
        MESSAGES.say("note-then", note=note, things=", ".join(map(name_thing, waiting))) if waiting else note
    )
