"""The terms of a score: the printed ones as a record, and those that a variant adds."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ...compiler.jit import jit, lookup_table
from ...core.variants.counting import NOTHING, Phrases, check_terms
from ...kernel.bits import popcount
from ...kernel.types import Numbers
from .board import ALL_PLOTS, CENTRE, OUTER, SIDE, WEST, largest_group, near_any
from .buildings import (
    ALMSHOUSE,
    BARRACKS,
    BUILDINGS,
    COTTAGE,
    EMPTY,
    FARM,
    FARMERS,
    FORFEITED,
    GUILDS,
    KINDS,
    MARKET,
    PISCARY,
    QUARRY,
    SPRINGHOUSE,
    TOWNHALL,
    UNIVERSITY,
    WINDMILL,
)
from .challenges import kinds_built
from .edition import EDITION

ALONE, ROWS, COLUMNS, LARGEST = range(4)
"""Plots, full rows, full columns, the plots of the largest group."""
ANYWHERE, BESIDE, APART, IN_CENTRE, ON_EDGE = range(5)
AREAS = {IN_CENTRE: CENTRE, ON_EDGE: OUTER}
_PLURALS = {"quarry": "quarries", "university": "universities"}
_KINDS = {
    _PLURALS.get(building.name, f"{building.name.replace('-', ' ')}s"): 1 << kind
    for kind, building in BUILDINGS.items()
}
NAMES = {
    **_KINDS,
    "guilds": sum(1 << kind for kind in GUILDS),
    "buildings": sum(1 << kind for kind in BUILDINGS),
    "forfeited plots": 1 << FORFEITED,
    "empty plots": 1 << EMPTY,
}
"""A bit for each kind of building."""
PHRASES = Phrases(
    ("", "rows of ", "columns of ", "plots of the largest group of "),
    ("", " beside ", " not beside "),
    NAMES,
    (" in the centre", " on the edge"),
)
assert max(NAMES.values()) < 1 << KINDS


MOST_OWN = 6


class Terms(NamedTuple):
    """The points of the printed terms."""

    cottages: int
    farms: int
    quarries: int
    windmills: int
    markets: int
    springhouses: int
    townhall: int
    university: int
    guilds: int
    vagrants: int
    barracks: int
    piscaries: int


OWN = EDITION.terms
check_terms(OWN, Terms._fields, PHRASES, MOST_OWN)
TERMS = (*Terms._fields, *(term.name for term in OWN))
"""A variant's own terms stand behind the printed ones."""
OWN_TERMS = len(OWN)
_features = [PHRASES.parse(term.each) for term in OWN] or [NOTHING]
WAY, OF = (lookup_table([feature[n] for feature in _features]) for n in (0, 1))
WHERE, BY = (lookup_table([feature[n] for feature in _features]) for n in (2, 3))
POINTS = lookup_table([term.points for term in OWN] or [0])
AREA = lookup_table([AREAS.get(feature.side, ALL_PLOTS) for feature in _features])
FIRST_ROW, FIRST_COLUMN = (1 << SIDE) - 1, WEST
Places = Numbers
"""For every kind the plots where it stands: the list of `places_of`, or an array that begins so."""
TERM_KINDS = {
    "cottages": COTTAGE,
    "windmills": WINDMILL,
    "townhall": TOWNHALL,
    "university": UNIVERSITY,
    "guilds": FARMERS,
    "barracks": BARRACKS,
    "piscaries": PISCARY,
}
"""The kind of building a term is for, where some challenge does without it."""


TERM_OF = {
    **{kind: term for term, kind in TERM_KINDS.items()},
    FARM: "farms",
    QUARRY: "quarries",
    MARKET: "markets",
    SPRINGHOUSE: "springhouses",
    **dict.fromkeys(GUILDS, "guilds"),
    ALMSHOUSE: "vagrants",
}
"""The term that a kind of building counts in."""


@cache
def list_terms(challenge: int) -> tuple[str, ...]:
    """Return the terms that a challenge's buildings can score."""
    kinds = kinds_built(challenge)
    return tuple([term for term in TERMS if TERM_KINDS.get(term, FARM) in kinds])


@jit
def plots_of_kinds(at: Places, kinds: int) -> int:
    """Return the plots of these kinds."""
    plots = 0
    for kind in range(KINDS):
        if kinds >> kind & 1 != 0:
            plots |= at[kind]
    return plots


@jit(inline=False)
def own_term(at: Places, term: int) -> int:
    """Return the points of a variant's own term, counted from 0."""
    plots, side, way = plots_of_kinds(at, OF(term)) & AREA(term), WHERE(term), WAY(term)
    if side in (BESIDE, APART):
        near = near_any(plots_of_kinds(at, BY(term)))
        plots &= near if side == BESIDE else ~near
    if way == LARGEST:
        return POINTS(term) * popcount(largest_group(plots))
    if way == ALONE:
        return POINTS(term) * popcount(plots)
    full, line, step = 0, FIRST_ROW if way == ROWS else FIRST_COLUMN, SIDE if way == ROWS else 1
    for _ in range(SIDE):
        full += int(plots & line == line)
        line <<= step
    return POINTS(term) * full


@jit
def own_points(at: Places) -> int:
    """Return the sum of a variant's own terms."""
    total = 0
    for term in range(OWN_TERMS):
        total += own_term(at, term)
    return total
