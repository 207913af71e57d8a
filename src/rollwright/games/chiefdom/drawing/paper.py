"""A Chiefdom sheet for paper: it fills an upright page, and says what a pencil needs to know."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from ....core.descriptions import fill_words
from ....core.options import Options
from ....drawing.element import Svg, group, join, move_to, tag, text
from ....drawing.marks import sketch_mark
from ....drawing.page import (
    GAP,
    HEADER,
    HEADING,
    MARGIN,
    Box,
    height_of,
    print_box,
    print_heading,
    stack_boxes,
)
from ....drawing.paper_notes import add_note, notes_box
from ....drawing.printer import Printer
from ....drawing.scorebox import TOTAL, score_box
from ..edition import Rules
from ..game import Chiefdom
from ..text.messages import MESSAGES
from .board import BOARD_HEIGHT, BOARD_WIDTH
from .cards import cards_box
from .marks import SUMS
from .shapes import shapes_box
from .stores import PAPER, fish_box, logs_box

BOARD_X, BOARD_Y = 70, HEADER + 24
COLUMN_X = BOARD_X + BOARD_WIDTH + 48
COLUMN = 249
WIDTH = COLUMN_X + COLUMN + MARGIN
ACROSS = WIDTH - 2 * MARGIN
BELOW_BOARD = COLUMN_X - MARGIN - GAP
SHAPES = 226
NOTES = ACROSS - SHAPES - GAP
LINE = 14.5
SCORE_LINE = 22
"""Six millimetres on a full page of either paper, with cards and without."""


class Store(NamedTuple):
    """What a base has room for (bays, fish, the cards in play), and the rules it is printed by."""

    rules: Rules
    shapes: str
    say: Callable[[str], str]
    bays: int
    fish: int
    has_cards: bool
    cards: tuple[int, ...]

    @classmethod
    def read(cls, game: Chiefdom, options: Options, printed: tuple[int, ...]) -> Store:
        """Read the numbers of a layout."""
        (bays, fish, has_cards, *cards), say = printed, partial(fill_words, game, options)
        rules = game.edition.rules_for(options)
        return cls(rules, options["shapes"], say, bays, fish, bool(has_cards), tuple(cards))


def lay_on_paper(printer: Printer, store: Store, terms: tuple[str, ...]) -> tuple[Svg, float]:
    """Return all that stands below the header besides the board, and the height."""
    cards = [cards_box(printer, store.cards, BELOW_BOARD)] if store.cards else []
    left = BOARD_HEIGHT + sum(GAP + box.outer_height for box in cards)
    column = _list_column(printer, store, terms, left)
    height = max(left, height_of(column))
    beside = stack_boxes(printer, column, COLUMN_X, BOARD_Y, COLUMN, height)
    below = stack_boxes(printer, cards, MARGIN, BOARD_Y + height - height_of(cards), BELOW_BOARD)
    top = BOARD_Y + height + GAP
    logs = logs_box(printer, store.rules, store.bays, PAPER)
    logs = add_note(logs, store.say("paper-logs"), ACROSS)
    turn, foot = _print_turn(printer, store, top + logs.outer_height + GAP)
    drawn = beside + below + print_box(printer, logs, MARGIN, top, ACROSS) + turn
    return drawn, top + logs.outer_height + GAP + foot + MARGIN


def _list_column(printer: Printer, store: Store, terms: tuple[str, ...], height: float) -> list[Box]:
    """Return the boxes beside the board; the score's lines share the height that is left."""
    fish = add_note(fish_box(printer, store.fish, PAPER), store.say("paper-fish"), COLUMN)
    prices = {term: store.say(f"price-{term}") for term in terms}
    rest = height - height_of([icons_box(), fish]) - GAP - HEADING - TOTAL
    score = score_box(printer, terms, prices, COLUMN, max(SCORE_LINE, rest / len(terms)))
    return [icons_box(), fish, score]


def icons_box() -> Box:
    """Return which sum draws what, in words."""
    drawn = []
    for place, (_, sums, mark, says) in enumerate(SUMS):
        icon = tag("g", sketch_mark(mark), class_=f"mark {mark.ink}", transform=move_to(42, -3, 0.375))
        words = text(sums, 36, 8, "small strong", "end") + text(MESSAGES.say(says), 62, 8, "small")
        drawn.append(group(words, icon, y=place * LINE))
    return Box(print_heading(MESSAGES.say("heading-sums")), len(SUMS) * LINE, join(drawn))


def _print_turn(printer: Printer, store: Store, top: float) -> tuple[Svg, float]:
    """Return the rules of a turn beside the shapes, and their height."""
    turn = [store.say(f"paper-{part}") for part in ("jobs", "harvest", "building")]
    notes, shapes = notes_box(MESSAGES.say("heading-drawing"), turn, NOTES), shapes_box(store.shapes, SHAPES)
    height = max(notes.height, shapes.height)
    drawn = print_box(printer, notes._replace(height=height), MARGIN, top, NOTES)
    drawn += print_box(printer, shapes._replace(height=height), WIDTH - MARGIN - SHAPES, top, SHAPES)
    return drawn, HEADING + height
