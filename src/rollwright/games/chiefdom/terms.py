"""The terms of a score: the printed ones as a record, and those that a variant adds."""

from __future__ import annotations

from typing import NamedTuple

from ...core.variants.counting import Phrases, check_terms
from .variant import CHANGES

SQUARES, GROUPS, FULL_ROWS, FULL_COLUMNS, LARGEST = range(5)
"""Squares, groups of three or more, full rows, full columns, the squares of the largest group."""
ANYWHERE, BESIDE, APART, SURROUNDED = range(4)
"""Anywhere, sharing a side with some of the others, with none of them, with them on all four sides."""
_LAYERS = ("walls", "water", "two trees", "three trees", "houses", "jobless men", "fishermen", "lumberjacks",
           "builders", "empty squares")  # fmt: skip
KINDS = {name: 1 << number for number, name in enumerate(_LAYERS)}
"""A bit for each layer of a sheet, in its order, and one for empty squares."""
KINDS |= {
    "trees": KINDS["two trees"] | KINDS["three trees"],
    "men": KINDS["jobless men"] | KINDS["fishermen"] | KINDS["lumberjacks"] | KINDS["builders"],
    "drawn squares": KINDS["empty squares"] - 1,
}
PHRASES = Phrases(
    ("", "groups of ", "rows of ", "columns of ", "squares of the largest group of "),
    ("", " beside ", " not beside ", " surrounded by "),
    KINDS,
)


MOST_OWN = 6


class Terms(NamedTuple):
    """The points of the printed terms; the own terms of a variant count among the cards."""

    fishermen_by_trees: int
    lumberjacks_by_water: int
    men: int
    fish: int
    logs: int
    houses: int
    forest: int
    lake: int
    wall: int
    jobless: int
    homeless: int
    hungry: int
    empty: int
    cards: int


OWN = CHANGES.terms
check_terms(OWN, Terms._fields, PHRASES, MOST_OWN)
TERMS = (*Terms._fields[:-1], *(term.name for term in OWN), Terms._fields[-1])
"""A variant's own terms stand before the cards."""
