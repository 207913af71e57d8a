"""Three dice and what they offer: 56 distinct rolls, their readings, and every way to draw."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, permutations
from typing import NamedTuple

from ...compiler.jit import lookup_table
from ...core.types import Roll, WeightedRoll
from .edition import SHAPE_SETS
from .shapes import NUMBER_OF_FORM, all_but_one, forms_of

ICONS = ("wall", "water", "two", "three", "house", "men")
WALL, WATER, TWO, THREE, HOUSE, MEN = range(6)
ICON_BY_SUM = dict(
    zip(range(3, 12), ("wall", "water", "water", "two", "three", "house", "men", "men", "men"))
)
"""Sums that are missing here (2 and 12) are wild."""
SINGLE = ("wall", "house")
"""Icons drawn in one square whatever the third die shows."""

Dice = tuple[int, int, int]
ROLLS: tuple[Dice, ...] = tuple(combinations_with_replacement(range(1, 7), 3))
WEIGHTS = tuple(len(set(permutations(dice))) for dice in ROLLS)
WEIGHTED_ROLLS = tuple(
    WeightedRoll(Roll(tuple(map(str, dice))), weight) for dice, weight in zip(ROLLS, WEIGHTS)
)
ROLL_NUMBERS = {weighted.roll: number for number, weighted in enumerate(WEIGHTED_ROLLS)}
ALL_WAYS = sum(WEIGHTS)
ROLL_OF_TICKET = lookup_table([i for i, weight in enumerate(WEIGHTS) for _ in range(weight)])
"""From a number below 216 to the roll it stands for."""


class Reading(NamedTuple):
    """One way to read the dice: the die set aside, the two others, the icon of their sum (None: wild)."""

    die: int
    others: tuple[int, int]
    icon: str | None

    @property
    def shape(self) -> int:
        """The die whose shape is drawn: 1 where the icon takes one square."""
        return 1 if self.icon is None or self.icon in SINGLE else self.die


@cache
def readings(dice: Dice) -> tuple[Reading, ...]:
    """(2, 3, 6) -> three readings; a triple -> one, wild"""
    a, b, c = dice
    if a == c:
        return (Reading(a, (a, a), None),)
    others = {a: (b, c), b: (a, c), c: (a, b)}
    return tuple(Reading(die, pair, ICON_BY_SUM.get(sum(pair))) for die, pair in others.items())


class Play(NamedTuple):
    """A die set aside, an icon and a form: all of a move but its place and jobs."""

    die: int
    icon: int
    form: int
    bonus: int


def _offers(dice: Dice) -> list[tuple[int, str, int]]:
    """Return (die, icon, shape) for every icon and shape on offer, each once, plain before wild."""
    found: dict[tuple[str, int], int] = {}
    ordered = sorted(readings(dice), key=lambda reading: reading.icon is None)
    for reading in ordered:
        for icon in (reading.icon,) if reading.icon else ICONS:
            found.setdefault((icon, reading.shape), reading.die)
    return [(die, icon, shape) for (icon, shape), die in found.items()]


def _list_plays(dice: Dice, shapes: str, bonus: int) -> list[Play]:
    """Return the ways to draw shapes, whole or, for a bonus, all but one square, each result once.

    Walls, houses, wild icons and a 1 are drawn in one square: no bonus is used for them (house ruling).
    """
    found: dict[tuple[int, int], int] = {}
    for die, icon, shape in _offers(dice):
        for form in forms_of(shapes, shape):
            for part in all_but_one(form) if bonus else (form,):
                found.setdefault((ICONS.index(icon), NUMBER_OF_FORM[part]), die)
    return sorted(Play(die, icon, form, bonus) for (icon, form), die in found.items())


def _lay_out() -> tuple[list[Play], list[int], list[int], list[int]]:
    """Return all plays in one list, with where each roll's full and bonus plays begin and end."""
    plays: list[Play] = []
    starts, middles, ends = [], [], []
    for shapes in SHAPE_SETS:
        for dice in ROLLS:
            starts.append(len(plays))
            plays += _list_plays(dice, shapes, 0)
            middles.append(len(plays))
            plays += _list_plays(dice, shapes, 1)
            ends.append(len(plays))
    return plays, starts, middles, ends


PLAYS, _starts, _middles, _ends = _lay_out()
FIRST_PLAY = lookup_table(_starts)
"""By shape set * 56 + roll."""
FIRST_BONUS_PLAY = lookup_table(_middles)
LAST_PLAY = lookup_table(_ends)
PLAY_ICON = lookup_table([play.icon for play in PLAYS])
PLAY_FORM = lookup_table([play.form for play in PLAYS])
PLAY_BONUS = lookup_table([play.bonus for play in PLAYS])
