"""A whole Chiefdom sheet: header, board and the boxes beside or below it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from ....core.descriptions import mention_term, name_game, name_rank
from ....core.options import Options
from ....core.types import Seat
from ....drawing.dice import list_dice
from ....drawing.element import Svg, group
from ....drawing.page import (
    FOOT,
    GAP,
    HEADER,
    MARGIN,
    NOTE,
    SHEETS_KEPT,
    SLIM,
    Box,
    Details,
    height_of,
    name_owner,
    note_blank,
    note_turn,
    print_box,
    print_foot,
    print_header,
    print_page,
    stack_boxes,
)
from ....drawing.printer import Base, Layout, Printer
from ....drawing.scorebox import list_score, score_box
from ..cards import mask_compared
from ..dice import ROLLS
from ..edition import Rules
from ..game import Chiefdom
from ..params import NO_ROLL
from ..sheet import Sheet
from ..state import State
from .board import BOARD_HEIGHT, BOARD_WIDTH, list_squares, print_board
from .cards import cards_box, list_cards
from .paper import WIDTH as PAPER_WIDTH
from .paper import Store, lay_on_paper
from .rail import RAIL_WIDTH, STRIP_HEIGHT, list_rail, print_rail, print_strip
from .stores import (
    LYING,
    NARROW,
    Room,
    count_stores,
    fish_box,
    list_bays,
    list_fish,
    list_stock,
    logs_box,
    reference_box,
)

BOARD_X, BOARD_Y = 70, HEADER + 24
BOARD_RIGHT = BOARD_X + BOARD_WIDTH + 40
BOX_WIDTH = 164
PANEL_X = BOARD_RIGHT + MARGIN
WIDE = PANEL_X + BOX_WIDTH + MARGIN
NARROW_X, NARROW_Y = 34, 20
RAIL_X = NARROW_X + BOARD_WIDTH + 18
TALL = RAIL_X + RAIL_WIDTH + 2
LYING_X, LYING_Y = 19, STRIP_HEIGHT + 24
LYING_WIDTH = LYING_X + BOARD_HEIGHT + 5
DIE = 26
ROLL, DICE = "die", 3


def print_chiefdom(game: Chiefdom, options: Options, layout: Layout) -> Base:
    """Return the base of a sheet; printed are the bays and fish, if there are cards, and which."""
    printer, store = Printer(layout), Store.read(game, options, layout.printed)
    if layout.is_lying:
        return _print_lying(printer, game, store)
    if layout.is_tall:
        return _print_tall(printer, game, store)
    board = group(print_board(printer, store.rules), x=BOARD_X, y=BOARD_Y)
    terms = _list_terms(game, store.has_cards)
    if layout.is_paper:
        width = PAPER_WIDTH
        inside, height = lay_on_paper(printer, store, terms)
    else:
        width = WIDE
        inside, height = _lay_on_screen(printer, store, {term: mention_term(game, term) for term in terms})
    name = name_game(game)
    header = print_header(printer, name, width) + printer.dice(ROLL, DICE, width - MARGIN, 13, DIE)
    return print_page(printer, name, game.manifest.footer, (width, height), header, board, inside)


def _print_tall(printer: Printer, game: Chiefdom, store: Store) -> Base:
    """Return a sheet for a narrow screen: the board with a rail beside it, stores below, the name last."""
    printer.fold = NARROW_Y + BOARD_HEIGHT + 6
    board = group(print_board(printer, store.rules), x=NARROW_X, y=NARROW_Y)
    rail = group(print_rail(printer, BOARD_HEIGHT), x=RAIL_X, y=NARROW_Y)
    return _print_below(printer, game, store, board + rail, TALL)


def _print_lying(printer: Printer, game: Chiefdom, store: Store) -> Base:
    """Return a sheet for a phone on its side: the board lies, with a strip of numbers above it."""
    printer.fold = LYING_Y + BOARD_WIDTH + 18
    board = group(print_board(printer, store.rules), x=LYING_X, y=LYING_Y)
    strip = group(print_strip(printer, LYING_WIDTH - 2 * SLIM), x=SLIM, y=4)
    return _print_below(printer, game, store, strip + board, LYING_WIDTH)


def _print_below(printer: Printer, game: Chiefdom, store: Store, board: Svg, width: float) -> Base:
    """Return a narrow sheet: the board, below it the stores and cards, the name last."""
    room, across = LYING if printer.is_lying else NARROW, width - 2 * SLIM
    boxes = _list_narrow_boxes(printer, store, room, width)
    top = printer.fold + GAP
    below = stack_boxes(printer, boxes, SLIM, top, across)
    foot = top + height_of(boxes)
    name = name_game(game)
    body = board + below + print_foot(printer, name, foot)
    return print_page(printer, name, game.manifest.footer, (width, foot + FOOT), body)


def _list_narrow_boxes(printer: Printer, store: Store, room: Room, width: float) -> list[Box]:
    boxes = [
        reference_box(width - 2 * SLIM, 34 if printer.is_lying else 29.5),
        logs_box(printer, store.rules, store.bays, room)._replace(number=None),
        fish_box(printer, store.fish, room)._replace(number=None),
    ]
    return [*boxes, cards_box(printer, store.cards, width)] if store.cards else boxes


def _lay_on_screen(printer: Printer, store: Store, terms: dict[str, str]) -> tuple[Svg, float]:
    """Return all that stands below the header besides the board, and the height of the page."""
    stores = [
        reference_box(BOX_WIDTH),
        logs_box(printer, store.rules, store.bays),
        fish_box(printer, store.fish),
    ]
    column = [*stores, score_box(printer, [*terms], terms, BOX_WIDTH)]
    high = max(BOARD_HEIGHT, height_of(column))
    panel, bottom = stack_boxes(printer, column, PANEL_X, BOARD_Y, BOX_WIDTH, high), BOARD_Y + high + MARGIN
    if not store.cards:
        return panel, bottom
    box = cards_box(printer, store.cards, WIDE)
    cards = print_box(printer, box, MARGIN, bottom - 4, WIDE - 2 * MARGIN)
    return panel + cards, bottom + box.outer_height + MARGIN - 4


def list_printed(state: State, seat: Seat) -> tuple[int, ...]:
    """Return what the base of a seat's sheet must have room for."""
    bays, fish = count_stores(state.sheet(seat), state.rules)
    return bays, fish, int(state.cards != ()), *(state.cards or ())


def identify(state: State, seat: Seat) -> Hashable:
    """Return all that a seat's sheet and score depend on; cards that compare players look at everybody's."""
    rivals = state.current if mask_compared(state.cards or ()) else None
    return state.sheet(seat), rivals, state.cards, state.roll, state.turn, state.over


def list_marks(game: Chiefdom, state: State, seat: Seat, details: Details) -> dict[str, str]:
    """Return everything that is on a seat's sheet."""
    sheet, rules = state.sheet(seat), state.rules
    marks = {**_list_drawn(sheet, rules)}
    marks[NOTE] = _describe(state, seat, details)
    if state.roll != NO_ROLL:
        marks |= list_dice(ROLL, tuple(map(str, ROLLS[state.roll])))
    if not details.is_blank:
        score, terms = game.score(state, seat), _list_terms(game, state.cards != ())
        marks |= (
            list_stock(sheet, rules)
            | list_rail(sheet, rules)
            | list_score(score, terms, name_rank(game, score.rank))
        )
        marks |= list_cards(state.cards or (), sheet)
    return marks


@lru_cache(maxsize=SHEETS_KEPT)
def _list_drawn(sheet: Sheet, rules: Rules) -> dict[str, str]:
    """Return what is drawn, worked out once for each sheet: every roll and turn asks for all of them."""
    return list_squares(sheet) | list_bays(sheet, rules) | list_fish(sheet, rules)


def _list_terms(game: Chiefdom, has_cards: bool) -> tuple[str, ...]:
    return game.terms if has_cards else game.terms[:-1]


def _describe(state: State, seat: Seat, details: Details) -> str:
    """Return whose sheet it is and when: "Ada, turn 7" """
    if details.is_blank and state.turn == 1:
        return details.names[seat] or note_blank()
    return note_turn(name_owner(details, seat, len(state.sheets) == 1), state.turn, state.over)
