"""A whole position of Chiefdom Duel: header, board and both players' tracks."""

from __future__ import annotations

from ....core.types import Ghost, Seat
from ....games.duel.board import SIDES
from ....games.duel.game import Duel
from ....games.duel.sheet import OVER, PHASES, Position, side_of
from ....games.duel.text import dice_in, things_in
from ..credits import DUEL
from ..dice import row_of_dice, width_of_dice
from ..element import group
from ..marks import UNIT, Sprite
from ..page import (
    GAP,
    HEADER,
    MARGIN,
    Box,
    Look,
    Words,
    height_of,
    make_header,
    make_page,
    stack_boxes,
)
from .board import draw_board
from .paper import lay_foot
from .tracks import track_box

BOARD_X, BOARD_Y = MARGIN + 16, HEADER + 24
BOX_WIDTH = 372
DIE = 26
TASKS = {"draft": "takes dice", "draw": "draws", "again": "draws again", "lift": "lifts a row"}
TASKS |= {"plus": "uses a one-time ability", "star": "chooses a permanent ability", "over": ""}


def draw_duel(game: Duel, state: Position, seat: Seat, ghosts: tuple[Ghost, ...], look: Look) -> str:
    """Return the board and both players' tracks, those of the seat first."""
    sprite = Sprite(look.prefix, look.theme.has_fills)
    side = state.size * UNIT
    board = group(draw_board(state, sprite, ghosts), x=BOARD_X, y=BOARD_Y)
    right = BOARD_X + side + MARGIN
    width = right if look.is_tall else right + BOX_WIDTH + MARGIN
    panel, height = _lay_tracks(state, seat, ghosts, look, sprite, right)
    note = _tell(state, look)
    header = make_header(game.name, note, width) + ("" if look.is_blank else _draw_left(state, width))
    foot = ""
    if not look.theme.has_fills:
        foot, height = lay_foot(width, height - MARGIN + GAP)
    body = sprite.definitions() + header + board + panel + foot
    says = Words(f"{game.name}: {note}", game.format_sheet(state, seat), DUEL)
    return make_page(width, height, says, look, body)


def _lay_tracks(
    state: Position, seat: Seat, ghosts: tuple[Ghost, ...], look: Look, sprite: Sprite, right: float
) -> tuple[str, float]:
    """Return the tracks beside or below the board, and the height of the page."""
    bottom = BOARD_Y + state.size * UNIT
    width = right - 2 * MARGIN if look.is_tall else BOX_WIDTH
    order = (seat, 1 - seat)
    boxes = [_make_box(state, who, ghosts, look, sprite, width) for who in order]
    if look.is_tall:
        below = bottom + MARGIN
        return stack_boxes(boxes, MARGIN, below, width), below + height_of(boxes) + MARGIN
    room = max(state.size * UNIT, height_of(boxes))
    spread = min(room, height_of(boxes) + 4 * GAP)
    top = BOARD_Y + (room - spread) / 2
    return stack_boxes(boxes, right, top, width, spread), BOARD_Y + room + MARGIN


def _make_box(
    state: Position, seat: Seat, ghosts: tuple[Ghost, ...], look: Look, sprite: Sprite, width: float
) -> Box:
    name = look.names[seat]
    room = "   Name ____________________________" if look.is_blank else ""
    title = f"{SIDES[seat]}  {name}" if name else f"PLAYER {SIDES[seat]}{room}"
    return track_box(side_of(state, seat), title, SIDES[seat], sprite, ghosts, width, look.is_blank)


def _tell(state: Position, look: Look) -> str:
    """Return what is going on: "round 3, B draws; then plus, lift" """
    if look.is_blank and state.round == 1:
        return "Date ____________"
    if state.phase == OVER:
        return f"round {state.round}, final"
    who = look.names[state.turn] or SIDES[state.turn]
    waiting = things_in(state.queue)
    later = f"; then {', '.join(waiting)}" if waiting else ""
    return f"round {state.round}, {who} {TASKS[PHASES[state.phase]]}{later}"


def _draw_left(state: Position, width: float) -> str:
    faces = dice_in(state.left)
    return row_of_dice(faces, width - MARGIN - width_of_dice(len(faces), DIE), 13, DIE) if faces else ""
