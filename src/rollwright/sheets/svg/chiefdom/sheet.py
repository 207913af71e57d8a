"""A whole Chiefdom sheet: header, board and the boxes beside or below it."""

from __future__ import annotations

from collections.abc import Hashable

from ....core.options import Options
from ....core.types import Seat
from ....games.chiefdom.dice import ROLLS
from ....games.chiefdom.edition import OWN_SHEET_CARDS
from ....games.chiefdom.game import Chiefdom
from ....games.chiefdom.state import State
from ....games.chiefdom.table import NO_ROLL
from ....games.chiefdom.words import TERM_NAMES
from ..credits import CHIEFDOM
from ..dice import list_dice
from ..element import group
from ..marks import sketch_mark
from ..page import (
    BLANK_NOTE,
    HEADER,
    MARGIN,
    NOTE,
    Box,
    Details,
    height_of,
    print_box,
    print_header,
    print_page,
    stack_boxes,
)
from ..printer import Base, Layout, Printer
from ..scorebox import list_score, score_box
from .board import BOARD_HEIGHT, BOARD_WIDTH, list_squares, print_board
from .cards import CARD_WIDTH, cards_box, list_cards
from .marks import HOUSE, JOBLESS, THREE, TWO, WALL, WATER, WILD
from .paper import WIDTH as PAPER_WIDTH
from .paper import Store, lay_on_paper
from .stores import (
    count_bays,
    count_fish,
    fish_box,
    list_bays,
    list_fish,
    list_stock,
    logs_box,
    reference_box,
)

BOARD_X, BOARD_Y = 70, HEADER + 24
BOARD_RIGHT, BOARD_BOTTOM = BOARD_X + BOARD_WIDTH + 40, BOARD_Y + BOARD_HEIGHT
BOX_WIDTH = 164
PANEL_X = BOARD_RIGHT + MARGIN
WIDE = PANEL_X + BOX_WIDTH + MARGIN
TALL = 2 * (MARGIN + BOX_WIDTH) + 12
DIE = 26
ROLL, DICE = "die", 3
_SUMS = (
    ("2 12", WILD),
    ("3", WALL),
    ("4 5", WATER),
    ("6", TWO),
    ("7", THREE),
    ("8", HOUSE),
    ("9–11", JOBLESS),
)


def print_chiefdom(game: Chiefdom, options: Options, layout: Layout) -> Base:
    """Return the base of a sheet; printed are the bays and fish, if there are cards, and which."""
    printer, store = Printer(layout), Store.read(game.rules_for(options), layout.printed)
    board = group(print_board(printer), x=BOARD_X, y=BOARD_Y)
    terms = _list_terms(game, store.has_cards)
    if layout.is_paper:
        width = PAPER_WIDTH
        inside, height = lay_on_paper(printer, store, options["shapes"], terms)
    else:
        width = TALL if layout.is_tall else WIDE
        inside, height = _lay_on_screen(printer, store, layout.is_tall, terms)
    header = print_header(printer, game.name, width) + printer.dice(ROLL, DICE, width - MARGIN, 13, DIE)
    return print_page(printer, game.name, CHIEFDOM, (width, height), header, board, inside)


def _lay_on_screen(
    printer: Printer, store: Store, is_tall: bool, terms: tuple[str, ...]
) -> tuple[str, float]:
    """Return all that stands below the header besides the board, and the height of the page."""
    stores = [_reference(), logs_box(printer, store.rules, store.bays), fish_box(printer, store.fish)]
    score = score_box(printer, terms, TERM_NAMES, BOX_WIDTH)
    panel, bottom = (_lay_below if is_tall else _lay_beside)(printer, stores, score)
    if not store.cards:
        return panel, bottom
    width = TALL if is_tall else WIDE
    box = cards_box(printer, store.cards, int(width // CARD_WIDTH))
    cards = print_box(printer, box, MARGIN, bottom - 4, width - 2 * MARGIN)
    return panel + cards, bottom + box.outer_height + MARGIN - 4


def list_printed(state: State, seat: Seat) -> tuple[int, ...]:
    """Return what the base of a seat's sheet must have room for."""
    sheet, has_cards = state.sheet(seat), state.cards != ()
    return count_bays(sheet, state.rules), count_fish(sheet), int(has_cards), *(state.cards or ())


def identify(state: State, seat: Seat) -> Hashable:
    """Return all that a seat's sheet and score depend on; cards that compare players look at everybody's."""
    compares = any(card not in OWN_SHEET_CARDS for card in state.cards or ())
    rivals = state.current if compares else None
    return state.sheet(seat), rivals, state.cards, state.roll, state.turn, state.over


def list_marks(game: Chiefdom, state: State, seat: Seat, details: Details) -> dict[str, str]:
    """Return everything that is on a seat's sheet."""
    sheet, rules = state.sheet(seat), state.rules
    marks = list_squares(sheet) | list_bays(sheet, rules) | list_fish(sheet, rules)
    marks[NOTE] = _tell(state, seat, details)
    if state.roll != NO_ROLL:
        marks |= list_dice(ROLL, tuple(map(str, ROLLS[state.roll])))
    if not details.is_blank:
        score, terms = game.score(state, seat), _list_terms(game, state.cards != ())
        marks |= list_stock(sheet, rules) | list_score(score, terms)
        marks |= list_cards(state.cards or (), sheet)
    return marks


def _list_terms(game: Chiefdom, has_cards: bool) -> tuple[str, ...]:
    return game.terms if has_cards else game.terms[:-1]


def _tell(state: State, seat: Seat, details: Details) -> str:
    """Return whose sheet it is and when: "Ada, turn 7" """
    name = details.names[seat]
    if details.is_blank and state.turn == 1:
        return name or BLANK_NOTE
    who = name or (f"seat {seat + 1}" if len(state.sheets) > 1 else "solo")
    return f"{who}, {'final' if state.over else f'turn {state.turn}'}"


def _reference() -> Box:
    return reference_box(tuple((sum_, sketch_mark(mark), mark.ink) for sum_, mark in _SUMS))


def _lay_beside(printer: Printer, stores: list[Box], score: Box) -> tuple[str, float]:
    """Return the boxes right of the board, and where the page goes on below."""
    column = [*stores, score]
    height = max(BOARD_HEIGHT, height_of(column))
    return stack_boxes(printer, column, PANEL_X, BOARD_Y, BOX_WIDTH, height), BOARD_Y + height + MARGIN


def _lay_below(printer: Printer, stores: list[Box], score: Box) -> tuple[str, float]:
    """Return the boxes in two columns under the board, and where the page goes on below."""
    top = BOARD_BOTTOM + MARGIN
    height = max(height_of(stores), height_of([score]))
    left = stack_boxes(printer, stores, MARGIN, top, BOX_WIDTH, height)
    right = stack_boxes(printer, [score], MARGIN + BOX_WIDTH + 12, top, BOX_WIDTH)
    return left + right, top + height + MARGIN
