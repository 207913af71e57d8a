"""Yacht's rules in the subset of Python that compiles: a player's turn, what dice bring, what moves promise.

A move's code is its number in the vocabulary: 1 to 12 for the boxes, then a number for each handful to keep.
"""

from __future__ import annotations

from operator import mul
from typing import Any, NamedTuple

from rollwright.compiler.jit import jit, lookup_table
from rollwright.core.dice import Dice, distinct_rolls
from rollwright.core.rng import DICE as STREAM
from rollwright.core.rng import make_rng
from rollwright.kernel import interface as kernel
from rollwright.kernel import step_kernel as stepped
from rollwright.kernel.dice_multisets import HANDFULS, SIZE, count_of, join_dice, list_parts
from rollwright.kernel.interface import Workspace
from rollwright.kernel.packing import putter
from rollwright.kernel.planes import Plane, each
from rollwright.kernel.scorecard import EMPTY, make_planes, serve_cards


class Card(NamedTuple):
    """The points in every box."""

    ones: int = EMPTY
    twos: int = EMPTY
    threes: int = EMPTY
    fours: int = EMPTY
    fives: int = EMPTY
    sixes: int = EMPTY
    chance: int = EMPTY
    four_of_a_kind: int = EMPTY
    full_house: int = EMPTY
    small_straight: int = EMPTY
    large_straight: int = EMPTY
    yacht: int = EMPTY


class Turn(NamedTuple):
    """A player's card, the handful of dice that lies on the table, and the rolls that may follow."""

    card: Card
    dice: int
    left: int


class Rules(NamedTuple):
    """Nothing differs from table to table."""


DICE, ROLLS, NO_DICE = 5, 3, 0
BOXES, N_BOXES = Card._fields, len(Card._fields)
KEEPS = [dice for dice in HANDFULS if len(dice) < DICE]
ALL_LIE = len(KEEPS)
"""Handfuls from this number on are of five dice."""
FIRST_BOX, FIRST_KEEP = 1, 1 + N_BOXES
RULES, FRESH = Rules(), Turn(Card(), NO_DICE, ROLLS)


def points_of(dice: Dice, box: str) -> int:
    """(2, 2, 3, 3, 3), "full_house" -> 13: what five dice, ascending, bring in a box"""
    counts = sorted(dice.count(face) for face in set(dice))
    face = BOXES.index(box) + 1
    if face <= 6:
        return face * dice.count(face)
    if box.endswith("straight"):
        return 30 if dice == ((1, 2, 3, 4, 5) if box == "small_straight" else (2, 3, 4, 5, 6)) else 0
    if box == "yacht":
        return 50 if counts == [5] else 0
    is_full, is_four = counts in ([2, 3], [5]), counts[-1] >= 4
    return sum(dice) if {"chance": True, "four_of_a_kind": is_four, "full_house": is_full}[box] else 0


BRINGS = {dice: [points_of(dice, box) for box in BOXES] for dice in distinct_rolls(DICE)}
POINTS = lookup_table([points for row in BRINGS.values() for points in row])


# ---- what the kernel promises

put = putter(Card)
serve_cards(Rules, Turn)


@kernel.dice_at.implement(Rules)
@jit
def dice_at(rules: Rules, at: Turn) -> int:
    return DICE - SIZE(at.dice) if kernel.turn_at(rules, at) < N_BOXES else 0


@kernel.land_at.implement(Rules)
@jit
def land_at(rules: Rules, at: Turn, roll: int) -> Turn:
    return Turn(at.card, join_dice(at.dice, roll), at.left - 1)


@kernel.list_codes.implement(Rules)
@jit(inline=False)
def list_codes(rules: Rules, at: Turn, codes: Any) -> int:
    """List the open boxes, then what may be kept."""
    if at.dice < ALL_LIE:
        return 0
    found = 0
    for box in range(N_BOXES):
        if at.card[box] == EMPTY:
            codes[found] = FIRST_BOX + box
            found += 1
    return list_parts(at.dice, codes, found, FIRST_KEEP) if at.left > 0 else found


@jit
def points_at(at: Turn, box: int) -> int:
    """Return what the five dice bring in a box."""
    return POINTS((at.dice - ALL_LIE) * N_BOXES + box)


@kernel.move_at.implement(Rules)
@jit
def move_at(rules: Rules, at: Turn, code: int) -> Turn:
    if code >= FIRST_KEEP:
        return Turn(at.card, code - FIRST_KEEP, at.left)
    box = code - FIRST_BOX
    return Turn(put(at.card, box, points_at(at, box)), NO_DICE, ROLLS)


# ---- what moves promise: for bots

FINE = 100
PAR = lookup_table([969, 1152, 1361, 1610, 1873, 2117, 3015, 1830, 2020, 1772, 1793, 1516])
"""What an open box is worth before the first roll, in hundredths of a point: found by `solve.py`."""
SHORT = 474
"""So much less an open box brings in the end, as a turn serves one box only: `greedy` makes 153.4."""


def _expect(kept: Dice) -> list[int]:
    """Return what each box brings on average if these dice are kept and the others rolled once more."""
    rolls = distinct_rolls(DICE - len(kept))
    brought = [BRINGS[tuple(sorted(kept + roll))] for roll in rolls]
    return [FINE * sum(map(mul, rolls.values(), box)) // sum(rolls.values()) for box in zip(*brought)]


EXPECTED = lookup_table([points for kept in KEEPS for points in _expect(kept)])


@kernel.rank_codes.implement(Rules)
@jit(inline=False)
def rank_codes(rules: Rules, at: Turn, workspace: Workspace, moves: int) -> None:
    """A box promises what it brings beyond the usual, a handful the best that a roll may make of it."""
    for n in range(moves):
        code = workspace.codes[n]
        if code < FIRST_KEEP:
            box = code - FIRST_BOX
            workspace.values[n] = FINE * points_at(at, box) - PAR(box)
            continue
        first, best = (code - FIRST_KEEP) * N_BOXES, -FINE * FINE
        for box in range(N_BOXES):
            if at.card[box] == EMPTY:
                best = max(best, EXPECTED(first + box) - PAR(box))
        workspace.values[n] = best


@kernel.play_on.implement(Rules)
@jit(inline=False)
def play_on(rules: Rules, at: Turn, seat: int, seed: int, number: int, workspace: Workspace) -> int:
    """Return what the rest of the turn brings, with what the boxes then open are worth."""
    dice = make_rng(seed, number, STREAM)
    while at.left < ROLLS:
        if kernel.is_rolling(rules, at):
            dice, at = kernel.roll_at(rules, at, dice)
        else:
            at = move_at(rules, at, kernel.best_code(rules, at, workspace))
    return value_of(rules, at, seat)


@jit
def value_of(rules: Rules, at: Turn, seat: int) -> int:
    """Return the points, with those that open boxes promise, in hundredths."""
    value = FINE * kernel.total_at(rules, at, seat)
    for box in range(N_BOXES):
        value += PAR(box) - SHORT if at.card[box] == EMPTY else 0
    return value


# ---- what a learner sees

PLANES = make_planes(BOXES, 50, (*each("dice", range(1, 7), DICE), Plane("rolls left", ROLLS)))


@stepped.number_at.implement(Rules)
@jit
def number_at(rules: Rules, at: Turn, n: int) -> int:
    return count_of(at.dice, n + 1) if n < 6 else at.left
