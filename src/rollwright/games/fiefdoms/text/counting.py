"""What terms of a variant of Fiefdoms count: "farms beside springhouses"."""

from __future__ import annotations

from ....core.variants.counting import Phrases
from ..board import CENTRE, OUTER
from ..buildings import BUILDINGS, EMPTY, FORFEITED, GUILDS, KINDS

PLOTS, ROWS, COLUMNS, LARGEST = range(4)
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
