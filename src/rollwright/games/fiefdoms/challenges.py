"""The eight solo challenges as data: each states only what differs from the usual game.

A challenge is known by its row; that is its number, unless a game began before its rules were corrected.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

from ...compiler.jit import lookup_table
from ...core.options import Option, Options, rules_option, values_before
from .buildings import (
    ADVANCED,
    ALMSHOUSE,
    BARRACKS,
    COTTAGE,
    FARMERS,
    MERCHANTS,
    PISCARY,
    PISCATORS,
    QUARRIERS,
    TOWNHALL,
    WINDMILL,
    WINDMILLERS,
)
from .refusals import say_why

USUAL_GUILDS = (FARMERS, QUARRIERS, WINDMILLERS, MERCHANTS)
OFF = 0
COUNT = 8

# what a challenge can need besides points, each checked by one rule of `scoring`
NOTHING, COTTAGES, SPRINGS, CHARTERS, HOUSED, LEARNING, DRUMS, HARBOURS = range(8)


class Need(NamedTuple):
    """What is wanted and what forbidden, as the ends of messages `aim-...` and `missing-...`."""

    wanted: str = ""
    forbidden: str = ""


NEED_WORDS = {
    NOTHING: Need(),
    COTTAGES: Need("cottages"),
    SPRINGS: Need("springs", "forfeits"),
    CHARTERS: Need("charters"),
    HOUSED: Need(forbidden="vagrants"),
    LEARNING: Need("learning"),
    DRUMS: Need("drums"),
    HARBOURS: Need("harbours", "piscaries"),
}


@dataclass(frozen=True)
class Challenge:
    """What a challenge needs, and what changes."""

    name: str
    points: int
    needs: int = NOTHING
    amount: int = 0
    has_advanced: bool = True
    influence: int = 0
    """Influence in hand at the start."""
    has_setup: bool = False
    """Whether a Townhall or Guild is put on the middle plot before turn 1."""
    has_unrest: bool = False
    unrest_stands: bool = False
    """Whether an Advanced building causes unrest in every turn that it stands; else when it is built."""
    replaces: tuple[tuple[int, int], ...] = ()
    """Kinds of building that another kind takes the place of."""


PRINTED: tuple[Challenge, ...] = (
    Challenge("off", 0),
    Challenge("foundations", 40, COTTAGES, 6, has_advanced=False),
    Challenge("water-rights", 60, SPRINGS, 3),
    Challenge("charters", 60, CHARTERS, 2, influence=1),
    Challenge("social-contract", 70, HOUSED, has_setup=True),
    Challenge("enlightenment", 80, LEARNING, 15),
    Challenge("embers-of-revolt", 80, has_unrest=True),
    Challenge("drums-of-war", 80, DRUMS, 4, replaces=((COTTAGE, BARRACKS),)),
    Challenge("edge-of-the-world", 80, HARBOURS, 1, replaces=((WINDMILL, PISCARY), (WINDMILLERS, PISCATORS))),
)

EMBERS = 6
CHALLENGES = (*PRINTED, replace(PRINTED[EMBERS], unrest_stands=True))
"""By row: the challenges of today, and behind them those that only games of earlier rules have."""
CORRECTIONS = {2: {f"challenge={EMBERS}": str(len(PRINTED)), "first": "1"}}
"""What each number of the rules corrected (docs/rules-changes.md): rows of challenges, the first Regent."""
RULES = rules_option(CORRECTIONS)
LOT_NAME = "lot"
FIRST = Option("first", LOT_NAME, (LOT_NAME, *"123456"), say_why("option-first-short"))
"""The first Regent: by lot, or a seat."""
NUMBER_OF = lookup_table([*range(COUNT + 1), EMBERS])
"""row -> the number of the challenge"""

UNREST_VAGRANTS = 8
"""More vagrants than this cause unrest."""
UNREST_MOST = 4
"""The most unrest one turn can cause."""
UNREST_STEP = 4
"""At every so many unrest a square is barred."""


def kind_built(challenge: int, kind: int) -> int:
    """(7, COTTAGE) -> BARRACKS; 0 where the challenge does not allow it."""
    rules = CHALLENGES[challenge]
    if kind in ADVANCED and not rules.has_advanced:
        return 0
    return dict(rules.replaces).get(kind, kind)


@cache
def kinds_built(challenge: int) -> frozenset[int]:
    """Return every kind of building this challenge can put on a sheet."""
    usual = (*range(COTTAGE, ALMSHOUSE + 1), *USUAL_GUILDS)
    return frozenset(kind_built(challenge, kind) for kind in usual) - {0}


_ALL = range(len(CHALLENGES))
BUILT_BY = lookup_table(
    [kind_built(c, value) if value else 0 for c in _ALL for value in range(ALMSHOUSE + 1)]
)
"""challenge * 10 + dice value -> kind of building, 0 for none"""
GUILD_OF = lookup_table([kind_built(c, guild) for c in _ALL for guild in USUAL_GUILDS])
"""challenge * 4 + n -> the n-th kind of guild, 0 for none"""
START_INFLUENCE = lookup_table([rules.influence for rules in CHALLENGES])
HAS_SETUP = lookup_table([int(rules.has_setup) for rules in CHALLENGES])
HAS_UNREST = lookup_table([int(rules.has_unrest) for rules in CHALLENGES])
UNREST_STANDS = lookup_table([int(rules.unrest_stands) for rules in CHALLENGES])
POINTS_NEEDED = lookup_table([rules.points for rules in CHALLENGES])
NEEDS = lookup_table([rules.needs for rules in CHALLENGES])
AMOUNT_NEEDED = lookup_table([rules.amount for rules in CHALLENGES])
SETUP_KINDS = (TOWNHALL, *USUAL_GUILDS)


def challenge_of(options: Options) -> int:
    """{"challenge": "6"} -> 9, {"challenge": "6", "rules": "2"} -> 6: the row of a game's challenge"""
    value = options.get("challenge", "off")
    number = OFF if value == "off" else int(value)
    return int(values_before((RULES,), options).get(f"challenge={number}", number))


def parse_challenge(text: str) -> str:
    """ "foundations" -> "1"; ValueError with what would be right."""
    for number, rules in enumerate(PRINTED):
        value = str(number) if number else "off"
        if text in (rules.name, value):
            return value
    names = ", ".join(f"{n} {rules.name}" for n, rules in enumerate(PRINTED) if n)
    raise ValueError(say_why("choose-challenge", names=names))
