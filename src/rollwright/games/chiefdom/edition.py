"""The editions and options as data; no rule asks which edition it is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any, NamedTuple

from ...core.bits import Bits
from ...core.options import Option, Options, house_rules, number_option
from .board import HEIGHT, bits_of
from .card_names import CARDS

SHAPE_SETS = ("pips", "linked")
DECK = tuple(range(1, 19))
OWN_SHEET_CARDS = tuple(range(1, 13))
"""Cards that look at one sheet alone; the others compare players and need a rival."""
CARDS_DEALT = 3
WEST, EAST = bits_of("a7", "a8"), bits_of("f7", "f8")
"""The squares beside the printed walls."""


class Rules(NamedTuple):
    """Everything the kernel needs to know of an edition and its options, as numbers."""

    shapes: int
    west: Bits
    east: Bits
    wall_starts: Bits
    wall_logs: int
    wall_square: int
    wall_complete: int
    wall_pays_unfinished: int
    house_logs: int
    house_beds: int
    feeds: int
    fisherman_by_trees: int
    lumberjack_by_water: int
    man: int
    fish: int
    log: int
    house: int
    tree: int
    lake_square: int
    misery: int
    """For each jobless, homeless or hungry man."""
    empty: int
    bonus: int
    cards: int
    """Bit n is set when own-sheet card n is in play."""


@dataclass(frozen=True)
class Edition:
    """One edition of the game: what differs between the two, and the points both give."""

    id: str
    name: str
    shapes: str
    wall_starts: Bits
    """Squares where the first wall may stand, beside a printed one."""
    wall_logs: int
    """Logs that must be in stock to draw a wall; they are not spent."""
    wall_pays_unfinished: bool
    feeds: int
    """How many men one fish feeds."""
    fish_break_ties: bool
    has_bonus: bool
    west: Bits = WEST
    east: Bits = EAST
    wall_square: int = 3
    wall_complete: int = 12
    """For joining West and East: the four printed squares."""
    house_logs: int = 5
    house_beds: int = 4
    fisherman_by_trees: int = 3
    lumberjack_by_water: int = 3
    man: int = 1
    fish: int = 3
    log: int = 1
    house: int = 7
    tree: int = 1
    lake_square: int = 2
    misery: int = -2
    empty: int = -1

    def rules(self, shapes: str, bonus: bool = False, cards: tuple[int, ...] = ()) -> Rules:
        """Return the numbers the kernel plays by."""
        chosen: dict[str, Any] = {
            "shapes": SHAPE_SETS.index(shapes),
            "wall_pays_unfinished": int(self.wall_pays_unfinished),
            "bonus": int(bonus),
            "cards": sum(1 << card for card in cards if card in OWN_SHEET_CARDS),
        }
        fixed = {name: getattr(self, name) for name in Rules._fields if name not in chosen}
        return Rules(**chosen, **fixed)

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The options a table may choose."""
        shapes = Option("shapes", self.shapes, SHAPE_SETS, "which squares a die's face stands for")
        cards = Option("cards", "off", ("off", "random"), CARDS_HELP, parse_cards, LISTED)
        bonus = Option("bonus", "off", ("off", "on"), "each house lets you once draw a square fewer")
        chosen = (shapes, cards, bonus) if self.has_bonus else (shapes, cards)
        return (*chosen, *house_options(self))

    def changed(self, options: Options) -> Edition:
        """Return the edition with the house rules among some options."""
        house = house_rules(house_options(self), options)
        return _change(self, tuple(house.items())) if house else self


# ---- house rules


WALLS = "walls"
MOST = 100
"""No fact is larger, or smaller than as much below zero."""
LEAST = {"feeds": 1, "house_logs": 1, "house_beds": 0, "wall_logs": 0}
"""Facts that count things; all other numbers are points and may be negative."""
FACT_HELP = {
    "wall_logs": "logs that must be in stock to draw a wall",
    "wall_pays_unfinished": "1 if the squares of an unfinished wall count",
    "feeds": "how many men one fish feeds",
    "fish_break_ties": "1 if fish left break ties",
    "wall_square": "points for a wall's square",
    "wall_complete": "points for joining West and East",
    "house_logs": "logs that a house costs",
    "house_beds": "men who live in a house",
    "fisherman_by_trees": "points for a fisherman beside trees",
    "lumberjack_by_water": "points for a lumberjack beside water",
    "man": "points for a man",
    "fish": "points for a fish left",
    "log": "points for a log in stock",
    "house": "points for a house",
    "tree": "points for a tree of the largest forest",
    "lake_square": "points for a square of the largest lake",
    "misery": "points for each jobless, homeless or hungry man",
    "empty": "points for an empty square",
}


@cache
def house_options(edition: Edition) -> tuple[Option, ...]:
    """Return the facts of an edition that a table may change."""
    walls = Option(
        WALLS, "7-8", (), "the rows beside which the walls are printed", parse_walls, is_house=True
    )
    facts = [
        number_option(name, int(value), *_span(name, value), FACT_HELP[name])
        for name in FACT_HELP
        if isinstance(value := getattr(edition, name), int)
    ]
    return (walls, *facts)


def _span(name: str, printed: int) -> tuple[int, int]:
    return (0, 1) if isinstance(printed, bool) else (LEAST.get(name, -MOST), MOST)


def parse_walls(text: str) -> str:
    """ "5-6" -> "5-6": the walls stand beside rows 5 and 6"""
    top, _, bottom = text.partition("-")
    if not (_is_row(top) and _is_row(bottom) and int(top) <= int(bottom)):
        raise ValueError("walls stand beside rows such as 7-8")
    return f"{int(top)}-{int(bottom)}"


def _is_row(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 2 and 1 <= int(text) <= HEIGHT


@cache
def _change(edition: Edition, facts: tuple[tuple[str, str], ...]) -> Edition:
    numbers = {name: value for name, value in facts if name != WALLS}
    kinds = {name: type(getattr(edition, name)) for name in numbers}
    changed = replace(edition, **{name: kinds[name](int(value)) for name, value in numbers.items()})
    return _move_walls(changed, dict(facts)[WALLS]) if WALLS in dict(facts) else changed


def _move_walls(edition: Edition, rows: str) -> Edition:
    """ "5-6": print the walls beside rows 5 and 6."""
    top, _, bottom = rows.partition("-")
    west, east = (_beside(column, int(top), int(bottom)) for column in "af")
    starts = {edition.west: west, edition.east: east, edition.west | edition.east: west | east}
    return replace(edition, west=west, east=east, wall_starts=starts[edition.wall_starts])


def _beside(column: str, top: int, bottom: int) -> Bits:
    return bits_of(*(f"{column}{row}" for row in range(top, bottom + 1)))


# ---- cards


LISTED = {str(number): card for number, card in CARDS.items()}
CARDS_HELP = "scoring cards: off, random (three are dealt), or numbers such as 3,7,14"


def parse_cards(text: str) -> str:
    """ "14,3" -> "3,14" """
    words = text.split(",")
    if not all(word.isascii() and word.isdecimal() and len(word) <= 2 for word in words):
        raise ValueError("choose off, random, or card numbers such as 3,7,14")
    cards = sorted({int(word) for word in words})
    if len(cards) != len(words) or not set(cards) <= set(DECK):
        raise ValueError("cards are different numbers from 1 to 18")
    return ",".join(map(str, cards))


def named_cards(options: Options) -> tuple[int, ...]:
    """{"cards": "3,14"} -> (3, 14); none when off or yet to be dealt"""
    value = options["cards"]
    return () if value in ("off", "random") else tuple(map(int, value.split(",")))


FIRST = Edition(
    id="chiefdom-1",
    name="Chiefdom, first edition",
    shapes="pips",
    wall_starts=WEST,
    wall_logs=0,
    wall_pays_unfinished=False,
    feeds=3,
    fish_break_ties=False,
    has_bonus=False,
)
SECOND = Edition(
    id="chiefdom-2",
    name="Chiefdom, second edition",
    shapes="linked",
    wall_starts=WEST | EAST,
    wall_logs=2,
    wall_pays_unfinished=True,
    feeds=2,
    fish_break_ties=True,
    has_bonus=True,
)
