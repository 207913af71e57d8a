"""Rolls of six-sided dice, and handfuls of them as numbers."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from rollwright.core.dice import FACES, distinct_rolls, weigh_rolls
from rollwright.core.rng import make_rng
from rollwright.core.types import Roll
from rollwright.kernel.dice_multisets import (
    HANDFULS,
    MOST,
    NUMBERS,
    SIZE,
    count_of,
    faces_of,
    join_dice,
    list_parts,
    number_of,
    roll_dice,
)


@pytest.mark.parametrize("number", [1, 2, 5])
def test_every_roll_weighs_as_many_ways_as_it_can_fall(number: int) -> None:
    ways = Counter(" ".join(sorted(faces)) for faces in product("123456", repeat=number))
    found = {str(weighted.roll): weighted.weight for weighted in weigh_rolls(number).values()}
    assert found == ways
    assert list(found) == sorted(found)


def test_no_dice_are_no_roll() -> None:
    assert distinct_rolls(0) == {(): 1}
    assert weigh_rolls(0) == {}


def test_handfuls_know_their_dice() -> None:
    assert len(HANDFULS) == 462
    for number, dice in enumerate(HANDFULS):
        assert SIZE(number) == len(dice)
        assert [count_of(number, face) for face in FACES] == [dice.count(face) for face in FACES]
        assert number_of(Roll(faces_of(number))) == number


def test_handfuls_are_joined() -> None:
    pairs = [(a, b) for a in HANDFULS for b in HANDFULS if len(a) + len(b) <= MOST]
    assert len(pairs) == 6188
    for a, b in pairs:
        assert HANDFULS[join_dice(NUMBERS[a], NUMBERS[b])] == tuple(sorted(a + b))


def test_parts_of_a_handful_are_all_that_can_be_kept_but_the_whole() -> None:
    codes = [0] * 40
    for number, dice in enumerate(HANDFULS):
        found = list_parts(number, codes, 2, 100)
        listed = [HANDFULS[code - 100] for code in codes[2:found]]
        kept = {
            tuple(die for die, keep in zip(dice, which) if keep)
            for which in product((0, 1), repeat=len(dice))
        }
        assert len(listed) == len(set(listed))
        assert set(listed) == kept - {dice}


@pytest.mark.parametrize("number", [1, 3, 5])
def test_handfuls_are_rolled_as_often_as_they_can_fall(number: int) -> None:
    rng, seen = make_rng(3, 0, 0), Counter[int]()
    for _ in range(6000):
        rng, handful = roll_dice(number, rng)
        seen[handful] += 1
    likely = max(distinct_rolls(number).items(), key=lambda each: each[1])
    expected = 6000 * likely[1] / 6**number
    assert {len(HANDFULS[handful]) for handful in seen} == {number}
    assert abs(seen[NUMBERS[likely[0]]] - expected) < 5 * expected**0.5
