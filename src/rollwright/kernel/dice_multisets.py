"""Handfuls of dice as numbers: for games in which some dice are kept and the others rolled again.

All handfuls of up to five six-sided dice are numbered, smaller ones first and then as words in a dictionary:
0 is none, 1 to 6 are single dice, 7 is a pair of ones.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate, combinations, takewhile

from ..compiler.jit import jit, lookup_table
from ..core.dice import FACES, Dice, distinct_rolls
from ..core.rng import Rng, draw_below
from ..core.types import Roll
from .types import Array

MOST = 5
HANDFULS = tuple(dice for size in range(MOST + 1) for dice in distinct_rolls(size))
NUMBERS = {dice: number for number, dice in enumerate(HANDFULS)}


def faces_of(handful: int) -> tuple[str, ...]:
    """7 -> ("1", "1")"""
    return tuple(map(str, HANDFULS[handful]))


def number_of(roll: Roll) -> int:
    """Roll(("1", "1")) -> 7"""
    return NUMBERS[tuple(sorted(map(int, roll.faces)))]


# ---- inside kernels


def parts_of(dice: Dice) -> list[int]:
    """(1, 1, 3) -> the numbers of (), (1,), (1, 1), (3,) and (1, 3): all that is less"""
    parts = {part for size in range(len(dice)) for part in combinations(dice[::-1], size)}
    return [NUMBERS[part[::-1]] for part in sorted(parts)]


def _sums_with(dice: Dice) -> list[int]:
    """Return the numbers of a handful together with each that leaves room for it."""
    fitting = takewhile(lambda more: len(dice + more) <= MOST, HANDFULS)
    return [NUMBERS[tuple(sorted(dice + more))] for more in fitting]


def _make_tables(rows: list[list[int]]) -> tuple[Callable[[int], int], Callable[[int], int]]:
    """Return tables of where each row begins and of all of them: [[3, 4], [5]] -> [0, 2, 3], [3, 4, 5]"""
    return lookup_table([0, *accumulate(map(len, rows))]), lookup_table(
        [number for row in rows for number in row]
    )


SIZE = lookup_table([len(dice) for dice in HANDFULS])
COUNT = lookup_table([dice.count(face) for dice in HANDFULS for face in FACES])
FIRST_SUM, SUM = _make_tables([_sums_with(dice) for dice in HANDFULS])
FIRST_PART, PART = _make_tables([parts_of(dice) for dice in HANDFULS])
FIRST_TICKET, TICKET = _make_tables(
    [
        [NUMBERS[roll] for roll, weight in distinct_rolls(number).items() for _ in range(weight)]
        for number in range(MOST + 1)
    ]
)


@jit
def count_of(handful: int, face: int) -> int:
    """{1 1 3}, 1 -> 2"""
    return COUNT(6 * handful + face - 1)


@jit
def join_dice(handful: int, more: int) -> int:
    """{1 3}, {1} -> {1 1 3}"""
    return SUM(FIRST_SUM(handful) + more)


@jit
def roll_dice(number: int, rng: Rng) -> tuple[Rng, int]:
    """Return a handful of fresh dice, drawn as `core.game.draw_roll` draws it."""
    first = FIRST_TICKET(number)
    rng, ticket = draw_below(rng, FIRST_TICKET(number + 1) - first)
    return rng, TICKET(first + ticket)


@jit
def list_parts(handful: int, codes: Array, found: int, first: int) -> int:
    """Write `first` and the number of each smaller handful that can be kept of one, from `found` on.

    Return how many codes there are then.
    """
    for n in range(FIRST_PART(handful), FIRST_PART(handful + 1)):
        codes[found] = first + PART(n)
        found += 1
    return found
