"""Inputs about the dice: which shapes fit somewhere, in how many places, over how many squares, and how many
of 216 rolls allow no move."""

from __future__ import annotations

from bisect import bisect_right
from functools import reduce
from itertools import accumulate, chain
from operator import or_

from ....compiler.jit import jit, lookup_table
from ....kernel.bits import NONE, Bits, count, is_any, later
from ....kernel.types import Array
from ..dice import ROLLS, SINGLE, WEIGHTS, readings
from ..edition import SHAPE_SETS, Rules
from ..scoring import Survey
from ..shapes import FORM_SIZE, FORM_SQUARE, LARGEST, NUMBER_OF_FORM, all_but_one, forms_of, spots
from ..sheet import Sheet, bonuses_left, empty

DICE = 6
BITS = {icon: 1 << DICE + n for n, icon in enumerate(SINGLE)}
"""After a bit for each die's shape, one for each icon drawn in a single square."""
WALL_FITS, HOUSE_FITS = BITS["wall"], BITS["house"]
ALL_FITS = 1 << DICE + len(SINGLE)
MOST_PLACES, MOST_COVERED = 15, 31
STEPS = (3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 36, 42, 48, 54, 60, 66, 72, 84, 96, 108, 120, 150, 216)
"""Bucket bounds of the number of idle rolls."""


def _list_forms() -> tuple[list[int], list[int]]:
    """Return each die's forms, those of all but one square behind, and where each of these lists begins."""
    found: list[list[int]] = []
    for shapes in SHAPE_SETS:
        for die in range(1, DICE + 1):
            forms = forms_of(shapes, die)
            fewer = {NUMBER_OF_FORM[part] for form in forms for part in all_but_one(form)}
            found += [[NUMBER_OF_FORM[form] for form in forms], sorted(fewer)]
    return [*chain.from_iterable(found)], [*accumulate(map(len, found), initial=0)]


def _on_offer(dice: tuple[int, int, int]) -> int:
    """Return the bits of all that a roll offers, of which one must fit."""
    return reduce(or_, (BITS.get(each.icon or "", 1 << each.shape - 1) for each in readings(dice)))


_forms, _begins = _list_forms()
FORM, BEGINS = lookup_table(_forms), lookup_table(_begins)
OFFERS = [(_on_offer(dice), weight) for dice, weight in zip(ROLLS, WEIGHTS)]
IDLE = [sum(weight for offer, weight in OFFERS if not fits & offer) for fits in range(ALL_FITS)]
"""How many rolls allow no move, by what fits."""
STEP_OF_FITS = lookup_table([bisect_right(STEPS, idle) for idle in IDLE])
SIZES = (ALL_FITS, len(STEPS) + 1, *(MOST_PLACES + 1, MOST_COVERED + 1) * (DICE - 1))
"""How many inputs each of the slots has that are written here."""


@jit
def covered_by(anchors: Bits, form: int) -> Bits:
    """Return the squares that the form covers, lying at any of these places."""
    covered = NONE
    for n in range(FORM_SIZE(form)):
        covered = covered | later(anchors, FORM_SQUARE(form * LARGEST + n))
    return covered


@jit(inline=False)
def singles_that_fit(rules: Rules, known: Survey, free: Bits) -> int:
    """Return a bit each for a wall and a house that could be drawn now."""
    stock, fits = known.harvest.stock, 0
    if stock >= rules.wall_logs and is_any(free & (rules.wall_starts | known.beside.walls)):
        fits |= WALL_FITS
    if stock >= rules.house_logs and is_any(free & known.beside.builders):
        fits |= HOUSE_FITS
    return fits


@jit(inline=False)
def write_fits(sheet: Sheet, rules: Rules, known: Survey, inputs: Array, start: int) -> None:
    """Write what fits, the bucket of idle rolls, then for each die but 1 its places and half the squares
    they cover, each counted from 0."""
    free, bonus = empty(sheet), bonuses_left(sheet, rules) > 0
    fits = singles_that_fit(rules, known, free) | int(is_any(free))
    for die in range(1, DICE):
        places, covered, first = 0, NONE, 2 * (rules.shapes * DICE + die)
        for n in range(BEGINS(first), BEGINS(first + 1)):
            anchors = spots(free, FORM(n))
            places += count(anchors)
            covered = covered | covered_by(anchors, FORM(n))
        fits |= int(places > 0) << die
        if bonus and places == 0:
            for n in range(BEGINS(first + 1), BEGINS(first + 2)):
                fits |= int(is_any(spots(free, FORM(n)))) << die
        inputs[start + 2 * die] = min(MOST_PLACES, places)
        inputs[start + 2 * die + 1] = min(MOST_COVERED, count(covered) // 2)
    inputs[start], inputs[start + 1] = fits, STEP_OF_FITS(fits)
