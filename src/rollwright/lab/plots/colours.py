"""Colours of plots: each term has the ink of the marks it counts on the sheet."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.sheets.svg import LIGHT

INKS = {
    "forest": "tree",
    "farms": "tree",
    "lake": "water",
    "fish": "water",
    "fishermen_by_trees": "water",
    "piscaries": "water",
    "springhouses": "water",
    "logs": "cut",
    "lumberjacks_by_water": "cut",
    "windmills": "cut",
    "houses": "house",
    "homeless": "house",
    "hut": "house",
    "cottages": "house",
    "wall": "wall",
    "quarries": "wall",
    "barracks": "wall",
    "sun": "sun",
    "markets": "sun",
    "mask": "mask",
    "university": "mask",
    "guilds": "mask",
    "spear": "spear",
    "townhall": "spear",
    "men": "ink",
}
"""By term; all others are grey."""
GREYS = ("#6f6f6f", "#9a9a9a", "#bdbdbd", "#d6d6d6")
FADE = 0.38
"""The step towards white from one term of an ink to the next."""


def colour_terms(terms: Sequence[str]) -> list[str]:
    """Return a colour for each term: shades of its ink, darkest for the term named first in `INKS`."""
    by_ink: dict[str, list[str]] = {}
    for term in sorted(terms, key=lambda term: list(INKS).index(term) if term in INKS else len(INKS)):
        by_ink.setdefault(INKS.get(term, ""), []).append(term)
    found = {}
    for ink, some in by_ink.items():
        for times, term in enumerate(some):
            found[term] = pale(LIGHT.colours[ink], times) if ink else GREYS[times % len(GREYS)]
    return [found[term] for term in terms]


def pale(colour: str, times: int) -> str:
    """ "#000000", 1 -> "#616161": nearer to white"""
    parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    for _ in range(times):
        parts = [round(part + FADE * (255 - part)) for part in parts]
    return "#" + "".join(f"{part:02x}" for part in parts)
