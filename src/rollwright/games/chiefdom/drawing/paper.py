"""A Chiefdom sheet for paper: it fills an upright page, and says what a pencil needs to know."""

from __future__ import annotations

from typing import NamedTuple

from ....core.drawing.element import group, move_to, tag, text
from ....core.drawing.marks import Mark, sketch_mark
from ....core.drawing.notes import add_note, notes_box
from ....core.drawing.page import GAP, HEADER, MARGIN, Box, height_of, print_heading, stack_boxes
from ....core.drawing.printer import Printer
from ....core.drawing.scorebox import score_box
from ..edition import Rules
from .board import BOARD_HEIGHT, BOARD_WIDTH
from .cards import CARD_WIDTH, cards_box
from .marks import HOUSE, JOBLESS, THREE, TWO, WALL, WATER, WILD
from .shapes import shapes_box
from .stores import PAPER, fish_box, logs_box

BOARD_X, BOARD_Y = 70, HEADER + 24
COLUMN_X = BOARD_X + BOARD_WIDTH + 48
COLUMN = 172
WIDTH = COLUMN_X + COLUMN + MARGIN
ACROSS = WIDTH - 2 * MARGIN
LINE = 16
ICONS: tuple[tuple[str, Mark, str], ...] = (
    ("2, 12", WILD, "any, one square; triple too"),
    ("3", WALL, "wall, one square"),
    ("4, 5", WATER, "water, in the shape"),
    ("6", TWO, "two trees, in the shape"),
    ("7", THREE, "three trees, in the shape"),
    ("8", HOUSE, "house, one square"),
    ("9, 10, 11", JOBLESS, "men, in the shape"),
)
FULL = "Full? Write the number."


class Store(NamedTuple):
    """What a base has room for: bays, fish, and the cards in play."""

    rules: Rules
    bays: int
    fish: int
    has_cards: bool
    cards: tuple[int, ...]

    @classmethod
    def read(cls, rules: Rules, printed: tuple[int, ...]) -> Store:
        """Read the numbers of a layout."""
        bays, fish, has_cards, *cards = printed
        return cls(rules, bays, fish, bool(has_cards), tuple(cards))


def lay_on_paper(printer: Printer, store: Store, shapes: str, terms: tuple[str, ...]) -> tuple[str, float]:
    """Return all that stands below the header besides the board, and the height."""
    column = [icons_box(), _fish(printer, store)]
    column.append(score_box(printer, terms, price_terms(store.rules), COLUMN))
    height = max(BOARD_HEIGHT, height_of(column))
    beside = stack_boxes(printer, column, COLUMN_X, BOARD_Y, COLUMN, height)
    boxes, top = _list_foot(printer, store, shapes), BOARD_Y + height + GAP
    foot = stack_boxes(printer, boxes, MARGIN, top, ACROSS)
    return beside + foot, top + height_of(boxes) + MARGIN


def icons_box() -> Box:
    """Return which sum draws what, in words."""
    drawn = []
    for place, (sums, mark, says) in enumerate(ICONS):
        icon = tag("g", sketch_mark(mark), class_=f"mark {mark.ink}", transform=move_to(42, -3, 0.375))
        words = text(sums, 36, 8, "small strong", "end") + text(says, 62, 8, "small")
        drawn.append(group(words, icon, y=place * LINE))
    return Box(print_heading("SUM OF TWO DICE"), len(ICONS) * LINE, "".join(drawn))


def price_terms(rules: Rules) -> dict[str, str]:
    """Return the terms of the score with what each is worth: "houses × 7"."""
    wall = f"wall squares × {rules.wall_square}, whole + {rules.wall_complete}"
    if not rules.wall_pays_unfinished:
        wall = f"squares of a whole wall × {rules.wall_square}"
    return {
        "fishermen_by_trees": f"fishermen by trees × {rules.fisherman_by_trees}",
        "lumberjacks_by_water": f"lumberjacks by water × {rules.lumberjack_by_water}",
        "men": f"men × {rules.man}",
        "fish": f"fish left × {rules.fish}",
        "logs": f"logs left × {rules.log}",
        "houses": f"houses × {rules.house}",
        "forest": f"largest forest, trees × {rules.tree}",
        "lake": f"largest lake, squares × {rules.lake_square}",
        "wall": wall,
        **{term: f"{term} men × {format_points(rules.misery)}" for term in ("jobless", "homeless", "hungry")},
        "empty": f"empty squares × {format_points(rules.empty)}",
    }


def format_points(points: int) -> str:
    """-2 -> "−2", with the sign that printers use"""
    return str(points).replace("-", "−")


def _fish(printer: Printer, store: Store) -> Box:
    eaten = f"In the end each feeds {store.rules.feeds} men."
    return add_note(fish_box(printer, store.fish, PAPER), f"{eaten} {FULL}", COLUMN)


def _list_foot(printer: Printer, store: Store, shapes: str) -> list[Box]:
    """Return the boxes across the page: logs, cards in play, the rules of a turn, shapes."""
    logs = logs_box(printer, store.rules, store.bays, PAPER)
    boxes = [add_note(logs, _describe_logs(store.rules), ACROSS)]
    if store.cards:
        boxes.append(cards_box(printer, store.cards, int(WIDTH // CARD_WIDTH)))
    boxes.append(notes_box("DRAWING", describe_turn(store.rules), ACROSS))
    return [*boxes, shapes_box(shapes, ACROSS)]


def describe_turn(rules: Rules) -> tuple[str, ...]:
    """Return what the pencil does, in a line each."""
    starts = "either side" if rules.wall_starts == rules.west | rules.east else "the West"
    stock = f", with {rules.wall_logs} logs in stock, kept" if rules.wall_logs else ""
    return (
        "A man beside trees, water or a house takes a job there, at once or as soon as it is drawn: "
        "write L, F or B into his circle.",
        "L cuts every tree square beside him (2 or 3 logs), F fishes every water square beside him; "
        "each gives once: cross it out.",
        f"A house costs {rules.house_logs} logs, beside a jobless man or a builder. "
        f"A wall touches a wall, from {starts} on{stock}.",
    )


def _describe_logs(rules: Rules) -> str:
    roof = f"draw a roof over {rules.house_logs} full ones" + (", ring the bonus" if rules.bonus else "")
    return f"Rings are logs: fill them in. A house: {roof}. Boxes are its {rules.house_beds} beds. {FULL}"
