"""The editions and options as data; no rule asks which edition it is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from ...core.errors import InvalidSetup
from ...core.options import (
    Option,
    Options,
    house_rules,
    new_options,
    number_option,
    rules_option,
    values_before,
)
from ...core.variants.counting import LONGEST, check_counted
from ...core.variants.load import refuse
from ...kernel.bits import Bits
from .board import HEIGHT, LETTERS, bits_of, names_of
from .refusals import say_why
from .shapes import FACES
from .terms import PHRASES
from .variant import CHANGES, ChiefdomChanges

HOME = Path(__file__).parent / "data"
IS_RANKED = not CHANGES.id
"""Whether the solo ranks are for this game: a variant has none."""


SHAPE_SETS = tuple(FACES)
COUNTED = (
    ("rows of trees", 6),
    ("rows of water", 6),
    ("groups of lumberjacks", 5),
    ("groups of houses", 5),
    ("groups of fishermen", 5),
    ("groups of builders", 5),
    ("columns of drawn squares", 5),
    ("trees not beside lumberjacks", 2),
    ("water not beside fishermen", 4),
    ("lumberjacks surrounded by trees", 5),
    ("fishermen surrounded by water", 5),
    ("builders surrounded by houses", 5),
)
"""What the printed cards that look at one sheet alone count, from 1 on, and the points for each."""


MOST_OWN = 18
FIRST_OWN = 19
OWN_CARDS = CHANGES.cards
"""A variant's own cards."""
check_counted("cards", OWN_CARDS, PHRASES, MOST_OWN)
if any(len(card.text) > LONGEST for card in OWN_CARDS):
    raise refuse("cards", f"a text takes at most {LONGEST} letters")
DECK = tuple(range(1, FIRST_OWN + len(OWN_CARDS)))
"""The numbers of all cards; a variant's own stand behind the printed ones."""
COUNTED_CARDS = dict(enumerate(COUNTED, 1)) | {
    number: (card.each, card.points) for number, card in enumerate(OWN_CARDS, FIRST_OWN)
}
OWN_SHEET_CARDS = tuple(COUNTED_CARDS)
"""Cards that look at one sheet alone; the others compare players and need a rival."""
CARDS_DEALT = 3


def beside_rows(top: int, bottom: int) -> tuple[Bits, Bits]:
    """Return the squares in these rows beside a wall in the West and one in the East."""
    rows = range(top, bottom + 1)
    west, east = (bits_of(*(f"{column}{row}" for row in rows)) for column in (LETTERS[0], LETTERS[-1]))
    return west, east


WEST, EAST = beside_rows(HEIGHT // 2 + 1, HEIGHT // 2 + 2)
"""The squares beside the printed walls: two rows from the middle on."""


class Rules(NamedTuple):
    """Everything the kernel needs to know of an edition and its options, as numbers."""

    shapes: int
    wall_starts: Bits
    """Squares where the first wall may stand, beside a printed one."""
    wall_logs: int
    """Logs that must be in stock to draw a wall; they are not spent."""
    wall_pays_unfinished: int
    feeds: int
    """How many men one fish feeds."""
    fish_break_ties: int
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
    """For each jobless, homeless or hungry man."""
    empty: int = -1
    bonus: int = 0
    cards: int = 0
    """Bit n is set when own-sheet card n is in play."""
    forest_by_squares: int = 1
    """Whether the largest forest has most squares, then most trees; else most trees."""
    bonus_is_free: int = 1
    """Whether who can draw with a bonus alone may draw nothing; else they must draw."""


@dataclass(frozen=True)
class Edition:
    """One edition of the game."""

    id: str
    name: str
    has_bonus: bool
    facts: Rules
    """Its numbers without cards and bonuses: as printed, or as the house changed them."""
    changes: ChiefdomChanges = field(default=ChiefdomChanges(), repr=False, hash=False)
    """What it changes of the printed edition."""
    cards: str = "off"
    bonus: str = "off"
    """What these options are if nothing is chosen."""

    @property
    def base(self) -> str:
        """The id of the printed edition: its own, or of the one that it varies."""
        return self.changes.base or self.id

    @property
    def shapes(self) -> str:
        """The shape set that belongs to it."""
        return SHAPE_SETS[self.facts.shapes]

    def rules(self, shapes: str, bonus: bool = False, cards: tuple[int, ...] = ()) -> Rules:
        """Return the numbers the kernel plays by."""
        shape_set = SHAPE_SETS.index(shapes)
        return self.facts._replace(shapes=shape_set, bonus=int(bonus), cards=mask_cards(cards))

    def rules_for(self, options: Options) -> Rules:
        """Return the same for some options, with the house rules and the cards named in them."""
        bonus = options.get("bonus") == "on"
        return self.changed(options).rules(options["shapes"], bonus, named_cards(options))

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The options a table may choose."""
        shapes = Option("shapes", self.shapes, SHAPE_SETS, say_why("option-shapes-short"))
        cards = Option("cards", self.cards, ("off", "random"), say_why("option-cards-short"), parse_cards)
        bonus = Option("bonus", self.bonus, ("off", "on"), say_why("option-bonus-short"))
        chosen = (shapes, cards, bonus) if self.has_bonus else (shapes, cards)
        return (*chosen, *house_options(self), rules_option(CORRECTIONS))

    def changed(self, options: Options) -> Edition:
        """Return the edition with the house rules among some options, under the number of their rules."""
        facts = values_before(self.options, options) | house_rules(house_options(self), options)
        return _change(self, tuple(facts.items())) if facts else self


# ---- corrections and house rules


CORRECTIONS = {2: {"forest_by_squares": "0", "bonus_is_free": "0"}}
"""What each number of the rules corrected (docs/rules-changes.md): the facts of games before it."""
WALLS = "walls"
MOST = 100
"""No fact is larger, or smaller than as much below zero."""
SPANS = {"feeds": (1, MOST), "house_logs": (1, MOST), "house_beds": (0, MOST), "wall_logs": (0, MOST)}
SPANS |= dict.fromkeys(("wall_pays_unfinished", "fish_break_ties"), (0, 1))
"""Of facts that count things or are so or not; all other numbers are points and may be negative."""
FACTS = (
    "wall_logs", "wall_pays_unfinished", "feeds", "fish_break_ties", "wall_square", "wall_complete",
    "house_logs", "house_beds", "fisherman_by_trees", "lumberjack_by_water", "man", "fish", "log", "house",
    "tree", "lake_square", "misery", "empty",
)  # fmt: skip
FACT_HELP = {name: say_why(f"option-{name}-help") for name in FACTS}


@cache
def house_options(edition: Edition) -> tuple[Option, ...]:
    """Return the facts of an edition that a table may change."""
    rows = [int(name[1:]) for name in names_of(edition.facts.west)]
    printed, said = f"{rows[0]}-{rows[-1]}", say_why(f"option-{WALLS}-help")
    walls = Option(WALLS, printed, (), said, parse_walls, is_house=True)
    facts = [
        number_option(name, getattr(edition.facts, name), *SPANS.get(name, (-MOST, MOST)), said)
        for name, said in FACT_HELP.items()
    ]
    return (walls, *facts)


def parse_walls(text: str) -> str:
    """ "5-6" -> "5-6": the walls stand beside rows 5 and 6"""
    top, _, bottom = text.partition("-")
    if not (_is_row(top) and _is_row(bottom) and int(top) <= int(bottom)):
        raise ValueError(say_why("refused-walls", rows=f"{HEIGHT // 2 + 1}-{HEIGHT // 2 + 2}"))
    return f"{int(top)}-{int(bottom)}"


def _is_row(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 2 and 1 <= int(text) <= HEIGHT


@cache
def _change(edition: Edition, house: tuple[tuple[str, str], ...]) -> Edition:
    numbers = {name: int(value) for name, value in house if name != WALLS}
    facts = Rules._make(numbers.get(name, fact) for name, fact in edition.facts._asdict().items())
    rows = dict(house).get(WALLS)
    return replace(edition, facts=_move_walls(facts, rows) if rows else facts)


def _move_walls(facts: Rules, rows: str) -> Rules:
    """ "5-6": print the walls beside rows 5 and 6."""
    top, bottom = map(int, rows.split("-"))
    west, east = beside_rows(top, bottom)
    starts = west if facts.wall_starts == facts.west else west | east
    return facts._replace(west=west, east=east, wall_starts=starts)


# ---- cards


def parse_cards(text: str) -> str:
    """ "14,3" -> "3,14" """
    words = text.split(",")
    if not all(word.isascii() and word.isdecimal() and len(word) <= 2 for word in words):
        raise ValueError(say_why("refused-cards"))
    cards = sorted({int(word) for word in words})
    if len(cards) != len(words) or not set(cards) <= set(DECK):
        raise ValueError(say_why("refused-cards-unknown", most=len(DECK)))
    return ",".join(map(str, cards))


def mask_cards(cards: tuple[int, ...]) -> int:
    """(3, 14) -> 0b1000: the bits of the cards that look at one sheet alone"""
    return sum(1 << card for card in cards if card in OWN_SHEET_CARDS)


def named_cards(options: Options) -> tuple[int, ...]:
    """{"cards": "3,14"} -> (3, 14); none when off or yet to be dealt"""
    value = options["cards"]
    return () if value in ("off", "random") else tuple(map(int, value.split(",")))


def vary(edition: Edition, changes: ChiefdomChanges) -> Edition:
    """Return the edition that a variant changes with its id, name and numbers; any other as it is."""
    if edition.id != changes.base:
        return edition
    facts = edition.facts if changes.shapes is None else edition.facts._replace(shapes=0)
    chosen = {name: str(value) for name, value in changes.options.items()}
    try:
        options = new_options(replace(edition, facts=facts).options, chosen)
    except InvalidSetup as wrong:
        raise refuse("options", wrong.reason) from None
    changed = replace(edition, facts=facts).changed(options)
    facts = changed.facts._replace(shapes=SHAPE_SETS.index(options["shapes"]))
    return replace(
        changed,
        id=changes.id,
        name=changes.name,
        facts=facts,
        changes=changes,
        cards=options["cards"],
        bonus=options.get("bonus", "off"),
    )


PRINTED_FIRST = Edition(
    "chiefdom-1",
    "Chiefdom, first edition",
    has_bonus=False,
    facts=Rules(shapes=0, wall_starts=WEST, wall_logs=0, wall_pays_unfinished=0, feeds=3, fish_break_ties=0),
)
PRINTED_SECOND = Edition(
    "chiefdom-2",
    "Chiefdom, second edition",
    has_bonus=True,
    facts=Rules(1, wall_starts=WEST | EAST, wall_logs=2, wall_pays_unfinished=1, feeds=2, fish_break_ties=1),
)
FIRST, SECOND = (vary(edition, CHANGES) for edition in (PRINTED_FIRST, PRINTED_SECOND))
EDITIONS = {edition.id: edition for edition in (FIRST, SECOND)}
