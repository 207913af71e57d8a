"""The buildings: their codes, dice values, labourers and points, as facts.

A kind of building is a number; up to 9 it is the dice value that builds it.
"""

from __future__ import annotations

from typing import NamedTuple

from ...compiler.jit import lookup_table
from .board import ALL_PLOTS, CENTRE, DIAGONALS, OUTER, PLOTS
from .variant import CHANGES

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
    says: str
    """What it does and scores, on sheets and for those who point at it."""


_P = CHANGES.numbers
_UNIVERSITY = ", ".join(map(str, _P.university))
BUILDINGS: dict[int, Building] = {
    COTTAGE: Building("C", "cottage", 0, f"houses 4; {_P.cottage} if somebody lives there"),
    FARM: Building("F", "farm", 2, f"{_P.basic}, and {_P.farm_bonus} more beside a springhouse"),
    QUARRY: Building("Q", "quarry", 2, f"{_P.basic}, and {_P.quarry_bonus} more with a quarry in line"),
    WINDMILL: Building("W", "windmill", 2, f"{_P.basic}, and {_P.windmill_bonus} more beside a windmill"),
    MARKET: Building("M", "market", 3, "half the people around it"),
    SPRINGHOUSE: Building("S", "springhouse", 0, "takes a labourer off; −1 per forfeit beside"),
    TOWNHALL: Building("T", "townhall", 4, f"{_P.townhall}, and 2 per active plain kind in line"),
    UNIVERSITY: Building("U", "university", 3, f"{_UNIVERSITY} for 1 to 4 advanced kinds"),
    ALMSHOUSE: Building("A", "almshouse", 2, "forgives 12 vagrants"),
    FARMERS: Building("FG", "farmers-guild", 4, f"{_P.guild} for 4 active farms joined"),
    QUARRIERS: Building("QG", "quarry-guild", 4, f"{_P.guild} for 4 active quarries joined"),
    WINDMILLERS: Building("WG", "windmillers-guild", 4, f"{_P.guild} for 4 active windmills on the edge"),
    MERCHANTS: Building("MG", "merchants-guild", 4, f"{_P.guild} for 4 active markets in the centre"),
    BARRACKS: Building("B", "barracks", 3, "houses 8; 5 on a long diagonal"),
    PISCARY: Building("P", "piscary", 2, "3, and 1 per active market beside it"),
    PISCATORS: Building("PG", "piscators-guild", 4, f"{_P.guild} for an active piscary on each edge"),
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
