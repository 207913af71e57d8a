"""Rolls of six-sided dice: the distinct ones with their weights."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from .types import Roll, WeightedRoll

FACES = range(1, 7)
Dice = tuple[int, ...]
"""The faces of some dice, ascending."""


@cache
def distinct_rolls(number: int) -> dict[Dice, int]:
    """2 -> {(1, 1): 1, (1, 2): 2, ..., (6, 6): 1}: sorted rolls with their weights, in order"""
    weights = {}
    for roll in combinations_with_replacement(FACES, number):
        weights[roll] = factorial(number) // prod(factorial(roll.count(face)) for face in FACES)
    return weights


@cache
def weigh_rolls(number: int) -> dict[Roll, WeightedRoll]:
    """Return the rolls of a number of dice, in order, each with its weight; none for no dice."""
    rolls = {Roll(tuple(map(str, dice))): weight for dice, weight in distinct_rolls(number).items()}
    return {roll: WeightedRoll(roll, weight) for roll, weight in rolls.items() if number}
