"""Why a build is refused: the first rule of the book that it breaks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ...language.reasons import Reason
from .board import SIDE, TOUCH, format_plot, format_square
from .buildings import (
    BUILDINGS,
    EMPTY,
    FORFEITED,
    GUILD_SUM,
    GUILDS,
    LIMITS,
    MOST_GUILDS,
    SPRINGHOUSE,
)
from .challenges import kinds_built
from .dice import CROSS, DIE_BITS, PAIR_BITS, PAIR_MASK, die_of, in_pairs
from .moves import Build, helped_by, kind_of
from .offers import FORFEIT, LOCATION, OUTCOMES, PIPS_STEP, SUMS_FROM, open_guilds
from .refusals import name_why, say_why
from .sheet import Sheet, empty_squares, influence_in_hand, kind_on, plots_with

_GUILD = SUMS_FROM + GUILD_SUM - SPRINGHOUSE
_Pairs = tuple[int, int]
"""The plots that one pair names, and the outcomes of the other."""


def object_to_build(sheet: Sheet, challenge: int, roll: int, pairing: int, build: Build) -> Reason:
    """Return the rule that an illegal build or forfeit breaks."""
    if kind_on(sheet, build.plot) != EMPTY:
        return say_why("plot-not-empty", plot=format_plot(build.plot))
    if build.kind == FORFEITED:
        return say_why("forfeit-only")
    hand = influence_in_hand(sheet, challenge)
    if build.spent > hand:
        return say_why("influence-short", number=build.spent, hand=hand)
    return (
        _object_to_kind(sheet, challenge, build.kind)
        or _object_to_dice(challenge, in_pairs(roll, pairing), build)
        or _object_to_people(sheet, challenge, in_pairs(roll, pairing), build)
        or _object_to_help(sheet, build)
    )


def _object_to_kind(sheet: Sheet, challenge: int, kind: int) -> Reason | None:
    """Say what a sheet may not have, or no more of."""
    name, code = name_why(BUILDINGS[kind].name), BUILDINGS[kind].code
    if kind not in kinds_built(challenge):
        where = "challenge-lacks" if challenge else "game-lacks"
        return say_why(where, challenge=challenge, building=name, code=code)
    if kind in LIMITS and plots_with(sheet, kind):
        return say_why("building-limit", building=name, most=LIMITS[kind])
    if kind in GUILDS and not open_guilds(sheet, challenge):
        return say_why("guild-limit", most=MOST_GUILDS)
    return None


# ---- the dice


def _change_dice(dice: int, spent: int, most: int) -> Iterator[int]:
    """Yield the dice after changing at most so many of them, by so much in all."""
    olds = [die_of(dice, die) for die in range(4)]
    values = [range(1, SIDE + 1) if old < CROSS else (old,) for old in olds]
    for news in product(*values):
        steps = [abs(new - old) for new, old in zip(news, olds)]
        if sum(steps) == spent and sum(step > 0 for step in steps) <= most:
            yield sum(value << DIE_BITS * die for die, value in enumerate(news))


def _read_pairs(dice: int) -> Iterator[_Pairs]:
    """Yield what both ways to use two pairs name."""
    first, second = dice & PAIR_MASK, dice >> PAIR_BITS
    yield LOCATION(first), OUTCOMES(second)
    yield LOCATION(second), OUTCOMES(first)


def _builds(challenge: int, outcomes: int, kind: int) -> bool:
    """Say whether some of these outcomes is a building of this kind."""
    if kind in GUILDS:
        return bool(outcomes >> _GUILD & 1)
    return any(outcomes >> one & 1 and kind_of(one, challenge) == kind for one in range(_GUILD))


def _object_to_dice(challenge: int, dice: int, build: Build) -> Reason | None:
    """Say which of plot and building the dice do not name."""
    pairs = [pair for changed in _change_dice(dice, build.spent, 1) for pair in _read_pairs(changed)]
    plot = 1 << build.plot
    facts = {"building": name_why(BUILDINGS[build.kind].name), "plot": format_plot(build.plot)}
    if any(plots & plot and _builds(challenge, outcomes, build.kind) for plots, outcomes in pairs):
        return None
    more = [pair for changed in _change_dice(dice, build.spent, 4) for pair in _read_pairs(changed)]
    if any(plots & plot and _builds(challenge, outcomes, build.kind) for plots, outcomes in more):
        return say_why("influence-one-die")
    if not any(plots & plot for plots, _ in pairs):
        return say_why("dice-no-plot", **facts)
    if not any(_builds(challenge, outcomes, build.kind) for _, outcomes in pairs):
        return say_why("dice-no-building", **facts)
    return say_why("dice-not-both", **facts)


# ---- people, and the springhouse


def _object_to_people(sheet: Sheet, challenge: int, dice: int, build: Build) -> Reason | None:
    """Say what is wrong with the people who move in, or with nobody moving in."""
    if build.square >= 0 and not TOUCH(build.plot) >> build.square & 1:
        return say_why("square-too-far", square=format_square(build.square), plot=format_plot(build.plot))
    if build.square >= 0 and not empty_squares(sheet) >> build.square & 1:
        return say_why("square-not-empty", square=format_square(build.square))
    offered = {
        one % PIPS_STEP
        for changed in _change_dice(dice, build.spent, 1)
        for plots, outcomes in _read_pairs(changed)
        for one in range(min(FORFEIT, SUMS_FROM))
        if plots >> build.plot & 1 and outcomes >> one & 1 and kind_of(one, challenge) == build.kind
    }
    if not offered or build.pips in offered or build.kind == SPRINGHOUSE:
        return None
    if build.pips == 0:
        return say_why("people-must-come", number=max(offered))
    return say_why("people-by-die", number=build.pips)


def _object_to_help(sheet: Sheet, build: Build) -> Reason:
    """Say which building a springhouse can help."""
    if build.kind == SPRINGHOUSE and helped_by(sheet, build.plot):
        return say_why("spring-must-help" if build.helped < 0 else "spring-helps")
    if build.helped >= 0:
        return say_why("spring-helps")
    name = name_why(BUILDINGS[build.kind].name)
    return say_why("dice-forbid", building=name, plot=format_plot(build.plot))
