"""A whole Chiefdom sheet: header, board and the boxes beside or below it."""

from __future__ import annotations

from ....core.types import Ghost, Seat
from ....games.chiefdom.dice import ROLLS
from ....games.chiefdom.game import Chiefdom
from ....games.chiefdom.state import NO_ROLL, State
from ....games.chiefdom.words import TERM_NAMES
from ..credits import CHIEFDOM
from ..dice import row_of_dice, width_of_dice
from ..element import group
from ..marks import Sprite, sketch_mark
from ..page import (
    BLANK_NOTE,
    HEADER,
    MARGIN,
    Box,
    Look,
    Words,
    height_of,
    make_box,
    make_header,
    make_page,
    stack_boxes,
)
from ..scorebox import score_box
from .board import BOARD_HEIGHT, BOARD_WIDTH, draw_board
from .cards import CARD_WIDTH, cards_box
from .marks import HOUSE, JOBLESS, THREE, TWO, WALL, WATER, WILD
from .paper import WIDTH as PAPER_WIDTH
from .paper import lay_on_paper
from .stores import fish_box, logs_box, reference_box

BOARD_X, BOARD_Y = 70, HEADER + 24
BOARD_RIGHT, BOARD_BOTTOM = BOARD_X + BOARD_WIDTH + 40, BOARD_Y + BOARD_HEIGHT
BOX_WIDTH = 164
PANEL_X = BOARD_RIGHT + MARGIN
WIDE = PANEL_X + BOX_WIDTH + MARGIN
TALL = 2 * (MARGIN + BOX_WIDTH) + 12
DIE = 26
_SUMS = (
    ("2 12", WILD),
    ("3", WALL),
    ("4 5", WATER),
    ("6", TWO),
    ("7", THREE),
    ("8", HOUSE),
    ("9–11", JOBLESS),
)


def draw_chiefdom(game: Chiefdom, state: State, seat: Seat, ghosts: tuple[Ghost, ...], look: Look) -> str:
    """Return a seat's sheet."""
    sprite = Sprite(look.prefix, look.theme.has_fills)
    board = group(draw_board(state.sheet(seat), sprite, ghosts), x=BOARD_X, y=BOARD_Y)
    if look.theme.has_fills:
        width = TALL if look.is_tall else WIDE
        inside, height = _lay_on_screen(game, state, seat, look, board, sprite)
    else:
        width, score = PAPER_WIDTH, None if look.is_blank else game.score(state, seat)
        inside, height = lay_on_paper(state, seat, board, score, _list_terms(game, state), sprite)
    note = _tell(state, seat, look)
    header = make_header(game.name, note, width) + _draw_roll(state, width)
    says = Words(f"{game.name}: {note}", game.format_sheet(state, seat), CHIEFDOM)
    return make_page(width, height, says, look, sprite.definitions() + header + inside)


def _lay_on_screen(
    game: Chiefdom, state: State, seat: Seat, look: Look, board: str, sprite: Sprite
) -> tuple[str, float]:
    """Return all that stands below the header, and the height of the page."""
    stores = _store_boxes(state, seat, look.is_blank, sprite)
    score = _score_box(game, state, seat, look.is_blank)
    panel, bottom = _lay_below(stores, score) if look.is_tall else _lay_beside(stores, score)
    width = TALL if look.is_tall else WIDE
    cards, height = _lay_cards(state, seat, look.is_blank, width, bottom)
    return board + panel + cards, height


def _tell(state: State, seat: Seat, look: Look) -> str:
    """Return whose sheet it is and when: "Ada, turn 7" """
    name = look.names[seat]
    if look.is_blank and state.turn == 1:
        return name or BLANK_NOTE
    who = name or (f"seat {seat + 1}" if len(state.sheets) > 1 else "solo")
    return f"{who}, {'final' if state.over else f'turn {state.turn}'}"


def _draw_roll(state: State, width: float) -> str:
    if state.roll == NO_ROLL:
        return ""
    faces = tuple(map(str, ROLLS[state.roll]))
    return row_of_dice(faces, width - MARGIN - width_of_dice(len(faces), DIE), 13, DIE)


def _store_boxes(state: State, seat: Seat, is_blank: bool, sprite: Sprite) -> list[Box]:
    sheet, rules = state.sheet(seat), state.rules
    boxes = [_reference(), logs_box(sheet, rules, sprite), fish_box(sheet, rules, sprite)]
    return [box._replace(number=None) for box in boxes] if is_blank else boxes


def _score_box(game: Chiefdom, state: State, seat: Seat, is_blank: bool) -> Box:
    score = None if is_blank else game.score(state, seat)
    return score_box(score, _list_terms(game, state), TERM_NAMES, BOX_WIDTH)


def _list_terms(game: Chiefdom, state: State) -> tuple[str, ...]:
    return game.terms[:-1] if state.cards == () else game.terms


def _reference() -> Box:
    return reference_box(tuple((sum_, sketch_mark(mark), mark.ink) for sum_, mark in _SUMS))


def _lay_beside(stores: list[Box], score: Box) -> tuple[str, float]:
    """Return the boxes right of the board, and where the page goes on below."""
    column = [*stores, score]
    height = max(BOARD_HEIGHT, height_of(column))
    return stack_boxes(column, PANEL_X, BOARD_Y, BOX_WIDTH, height), BOARD_Y + height + MARGIN


def _lay_below(stores: list[Box], score: Box) -> tuple[str, float]:
    """Return the boxes in two columns under the board, and where the page goes on below."""
    top = BOARD_BOTTOM + MARGIN
    height = max(height_of(stores), height_of([score]))
    left = stack_boxes(stores, MARGIN, top, BOX_WIDTH, height)
    right = stack_boxes([score], MARGIN + BOX_WIDTH + 12, top, BOX_WIDTH)
    return left + right, top + height + MARGIN


def _lay_cards(state: State, seat: Seat, is_blank: bool, width: float, top: float) -> tuple[str, float]:
    """Return the cards across the foot of the page, and the height of the page."""
    if not state.cards:
        return "", top
    columns = int(width // CARD_WIDTH)
    box = cards_box(state.cards, state.sheet(seat), not is_blank, columns)
    return make_box(box, MARGIN, top - 4, width - 2 * MARGIN), top + box.outer_height + MARGIN - 4
