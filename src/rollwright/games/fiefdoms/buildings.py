"""The buildings: their codes, dice values, labourers and points, as facts.

A kind of building is a number; up to 9 it is the dice value that builds it.
"""

from __future__ import annotations

from typing import NamedTuple

from ...compiler.jit import lookup_table
from .board import ALL_PLOTS, CENTRE, DIAGONALS, OUTER, PLOTS
from .edition import EDITION

EMPTY, COTTAGE, FARM, QUARRY, WINDMILL, MARKET, SPRINGHOUSE, TOWNHALL, UNIVERSITY, ALMSHOUSE = range(10)
FARMERS, QUARRIERS, WINDMILLERS, MERCHANTS, BARRACKS, PISCARY, PISCATORS, FORFEITED = range(10, 18)
KINDS = 18
GUILD_SUM = 10
"""The sum that builds a guild of any kind."""


class Building(NamedTuple):
    """One line of the buildings reference."""

    code: str
    name: str
    labourers: int


_P = EDITION.numbers
BUILDINGS: dict[int, Building] = {
    COTTAGE: Building("C", "cottage", 0),
    FARM: Building("F", "farm", 2),
    QUARRY: Building("Q", "quarry", 2),
    WINDMILL: Building("W", "windmill", 2),
    MARKET: Building("M", "market", 3),
    SPRINGHOUSE: Building("S", "springhouse", 0),
    TOWNHALL: Building("T", "townhall", 4),
    UNIVERSITY: Building("U", "university", 3),
    ALMSHOUSE: Building("A", "almshouse", 2),
    FARMERS: Building("FG", "farmers-guild", 4),
    QUARRIERS: Building("QG", "quarry-guild", 4),
    WINDMILLERS: Building("WG", "windmillers-guild", 4),
    MERCHANTS: Building("MG", "merchants-guild", 4),
    BARRACKS: Building("B", "barracks", 3),
    PISCARY: Building("P", "piscary", 2),
    PISCATORS: Building("PG", "piscators-guild", 4),
}

BASIC = (FARM, QUARRY, WINDMILL, MARKET, BARRACKS, PISCARY)
GUILDS = (FARMERS, QUARRIERS, WINDMILLERS, MERCHANTS, PISCATORS)
ADVANCED = (TOWNHALL, UNIVERSITY, ALMSHOUSE, *GUILDS)
LIMITS = {TOWNHALL: 1, UNIVERSITY: 1, ALMSHOUSE: 1, **dict.fromkeys(GUILDS, 1)}
MOST_GUILDS = 2

FARM_BONUS = _P.farm_bonus
QUARRY_BONUS = _P.quarry_bonus
WINDMILL_BONUS = _P.windmill_bonus
TOWNHALL_POINTS = _P.townhall
TOWNHALL_BONUS = 2
GUILD_POINTS = _P.guild
GUILD_SIZE = 4
MEMBERS = {
    FARMERS: (FARM, ALL_PLOTS),
    QUARRIERS: (QUARRY, ALL_PLOTS),
    WINDMILLERS: (WINDMILL, OUTER),
    MERCHANTS: (MARKET, CENTRE),
    PISCATORS: (PISCARY, OUTER),
    BARRACKS: (BARRACKS, DIAGONALS),
}
"""Which buildings a guild counts, and where. Barracks count each other, for a challenge that wants four."""
ALMS = 12
"""How much of the vagrant penalty an active Almshouse cancels."""
COTTAGE_POINTS = _P.cottage
COTTAGE_HOUSES = 4
BARRACKS_HOUSE = 8
BARRACKS_POINTS = 5
PISCARY_POINTS = 3
UNIVERSITY_POINTS = (0, *_P.university)

UNIT = 4
"""Pips in a housing unit."""
TRACK = 72
STARS = tuple(range(9, TRACK + 1, 8))
"""The pips that grant influence."""
MOST_INFLUENCE = 8

LABOURERS = lookup_table([BUILDINGS[k].labourers if k in BUILDINGS else 0 for k in range(KINDS)])
UNIVERSITY_SCORE = lookup_table(UNIVERSITY_POINTS)
SPLIT = (COTTAGE, *BASIC)
"""What one die alone can build."""
IS_GUILD = lookup_table([int(k in GUILDS) for k in range(KINDS)])
LIMIT = lookup_table([LIMITS.get(k, PLOTS) for k in range(KINDS)])
MEMBER = lookup_table([MEMBERS.get(k, (EMPTY, 0))[0] for k in range(KINDS)])
MEMBER_PLOTS = lookup_table([MEMBERS.get(k, (EMPTY, 0))[1] for k in range(KINDS)])
STARS_BY = lookup_table([sum(star <= pips for star in STARS) for pips in range(TRACK + 1)])
"""population -> influence granted so far"""

CODES = {building.code: kind for kind, building in BUILDINGS.items()}
NAMES = {building.name: kind for kind, building in BUILDINGS.items()}
