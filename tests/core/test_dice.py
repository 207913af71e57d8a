"""Rolls of six-sided dice, and handfuls of them as numbers."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from rollwright.core.dice import (
    FACES,
    Die,
    Throw,
    can_roll,
    count_ways,
    distinct_rolls,
    find_roll,
    list_groups,
    pick_roll,
    weigh_rolls,
)
from rollwright.core.errors import InvalidSetup
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


# ---- throws

FEW = Throw(Die("w", 3), Die("r", 2), Die("w", 3), Die("", ("x", "o", "*")))
MANY = Throw(Die("w"), Die("w"), *(Die(tag) for tag in "rygb"))


def test_a_throw_is_the_list_of_its_distinct_rolls_with_their_weights() -> None:
    whites, reds, signs = ("w1", "w2", "w3"), ("r1", "r2"), ("x", "o", "*")
    order = {face: rank for rank, face in enumerate(whites + reds + signs)}
    ways = Counter(
        tuple(sorted(faces, key=order.__getitem__)) for faces in product(whites, reds, whites, signs)
    )
    listed = list(FEW)
    assert {weighted.roll.faces: weighted.weight for weighted in listed} == ways
    assert len(FEW) == len(listed) == 36
    assert FEW.total == sum(ways.values()) == 54
    assert listed == [FEW[n] for n in range(len(FEW))] == list(FEW[:])
    assert str(FEW[0].roll) == "w1 w1 r1 x"
    assert FEW[-1] == listed[-1]


def test_a_ticket_draws_from_a_throw_what_it_draws_from_the_list() -> None:
    listed = tuple(FEW)
    tickets = range(FEW.total)
    assert [pick_roll(FEW, ticket) for ticket in tickets] == [pick_roll(listed, t) for t in tickets]
    with pytest.raises(ValueError, match="not below"):
        pick_roll(FEW, FEW.total)


def test_a_throw_of_many_rolls_lists_none_of_them() -> None:
    assert len(MANY) == 27_216
    assert MANY.total == 6**6 == count_ways(MANY)
    assert str(MANY.pick(0)) == "w1 w1 r1 y1 g1 b1"
    assert str(MANY.pick(6**6 - 1)) == "w6 w6 r6 y6 g6 b6"
    assert str(find_roll(MANY, ["b2", "w5", "g3", "w1", "r6", "y4"])) == "w1 w5 r6 y4 g3 b2"
    assert [len(group) for group in list_groups(MANY)] == [21, 6, 6, 6, 6]


@pytest.mark.parametrize("text", ["w1 w5 r6 y4 g3", "w1 w5 r6 y4 g3 b7", "w1 w5 r6 r4 g3 b2", ""])
def test_other_faces_are_no_roll_of_a_throw(text: str) -> None:
    assert find_roll(MANY, text.split()) is None


def test_only_a_roll_in_the_order_of_the_throw_can_come() -> None:
    assert can_roll(MANY, Roll(("w1", "w5", "r6", "y4", "g3", "b2")))
    assert not can_roll(MANY, Roll(("w5", "w1", "r6", "y4", "g3", "b2")))
    assert not can_roll((), Roll(("1",)))


@pytest.mark.parametrize(
    ("dice", "sentence"),
    [
        ((), "at least one die"),
        ((Die("w"), Die("w", 8)), "its own tag"),
        ((Die("", ("1", "1")),), "its own tag"),
        ((Die("w "),), "without spaces"),
        ((Die("", ("",)),), "without spaces"),
        ((Die(),) * 12, "at most 2,147,483,648 ways"),
    ],
)
def test_dice_that_cannot_be_thrown_together_are_refused(dice: tuple[Die, ...], sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        Throw(*dice)


def test_throws_of_the_same_dice_are_equal() -> None:
    assert Throw(Die("w"), Die("r")) == Throw(Die("w"), Die("r"))
    assert len({Throw(Die("w")), Throw(Die("w")), Throw(Die("r"))}) == 2
    assert repr(MANY) == "<Throw of 6 dice, 27,216 distinct rolls>"
