"""Trio, a small game over a kernel: three dice, two rolls, three boxes. The guide for designers builds it."""

from __future__ import annotations

from typing import NamedTuple

from rollwright.compiler.jit import jit, lookup_table
from rollwright.core.manifest import Manifest
from rollwright.core.types import Choice
from rollwright.core.vocabulary import Vocabulary
from rollwright.kernel import interface as kernel
from rollwright.kernel.dice_multisets import HANDFULS, SIZE, join_dice, list_parts
from rollwright.kernel.packing import putter
from rollwright.kernel.scorecard import EMPTY, CardGame, serve_cards
from rollwright.kernel.types import Array


class Card(NamedTuple):
    """The points in every box: of all dice, of those that are even, of a pair or three of a kind."""

    sum: int = EMPTY
    even: int = EMPTY
    alike: int = EMPTY


class Turn(NamedTuple):
    """A player's card, the handful of dice that lies on the table, and the rolls that may follow."""

    card: Card
    dice: int
    left: int


class Rules(NamedTuple):
    """What never changes at a table: nothing."""


DICE, ROLLS, BOXES = 3, 2, Card._fields
KEEPS = [dice for dice in HANDFULS if len(dice) < DICE]
ALL_LIE = len(KEEPS)
FIRST_KEEP = 1 + len(BOXES)


def points_of(dice: tuple[int, ...]) -> tuple[int, int, int]:
    """(2, 2, 5) -> 9, 4, 4: what dice bring in each box"""
    alike = [die for die in dice if dice.count(die) > 1]
    return sum(dice), sum(die for die in dice if die % 2 == 0), sum(alike)


POINTS = lookup_table([points for dice in HANDFULS if len(dice) == DICE for points in points_of(dice)])
put = putter(Card)
serve_cards(Rules, Turn)


@kernel.dice_at.implement(Rules)
@jit
def dice_at(rules: Rules, at: Turn) -> int:
    return DICE - SIZE(at.dice) if kernel.turn_at(rules, at) < len(BOXES) else 0


@kernel.land_at.implement(Rules)
@jit
def land_at(rules: Rules, at: Turn, roll: int) -> Turn:
    return Turn(at.card, join_dice(at.dice, roll), at.left - 1)


@kernel.list_codes.implement(Rules)
@jit
def list_codes(rules: Rules, at: Turn, codes: Array) -> int:
    if at.dice < ALL_LIE:
        return 0
    found = 0
    for box in range(len(at.card)):
        if at.card[box] == EMPTY:
            codes[found] = 1 + box
            found += 1
    return list_parts(at.dice, codes, found, FIRST_KEEP) if at.left > 0 else found


@kernel.move_at.implement(Rules)
@jit
def move_at(rules: Rules, at: Turn, code: int) -> Turn:
    if code >= FIRST_KEEP:
        return Turn(at.card, code - FIRST_KEEP, at.left)
    points = POINTS((at.dice - ALL_LIE) * len(at.card) + code - 1)
    return Turn(put(at.card, code - 1, points), 0, ROLLS)


class Trio(CardGame[Turn]):
    """Fill each box once; most points win."""

    id = "trio"
    name = "Trio"
    seats = range(1, 5)
    terms = BOXES
    vocabulary = Vocabulary(
        [
            *(Choice("score", box) for box in BOXES),
            *(Choice("keep", ",".join(map(str, dice)) or "none") for dice in KEEPS),
        ],
        longest=1,
        places=lambda choice: (choice.value,) if choice.kind == "score" else (),
    )
    manifest = Manifest(blurb="Three dice, two rolls, three boxes.", minutes=3)
    params = Rules()
    fresh = Turn(Card(), 0, ROLLS)
    most_moves = len(BOXES) + 2**DICE
    dice = DICE


TRIO = Trio()
