"""Dice that differ, inside kernels: rolls are numbers, drawn as the rules draw them."""

from __future__ import annotations

import pytest

from rollwright.core.dice import Die, Throw, count_ways, pick_roll
from rollwright.core.rng import draw_below, make_rng
from rollwright.kernel.throws import face_at, make_roller, pack_faces, unpack_faces

KINDS = (Die("w"), Die("r"), Die("b", ("1", "2", "sun")))
DICE = (KINDS[0], KINDS[0], KINDS[1], KINDS[2])
THROW = Throw(*DICE)


def test_a_roll_is_a_number_with_the_face_of_each_die() -> None:
    roll = pack_faces(THROW, ("w3", "w4", "r1", "bsun"))
    assert [face_at(roll, die) for die in range(4)] == [3, 4, 1, 3]
    assert all(unpack_faces(THROW, pack_faces(THROW, each.roll.faces)) == each.roll.faces for each in THROW)


def test_a_die_that_is_not_thrown_shows_nothing() -> None:
    roll = pack_faces(THROW, ("w3", "w4", "b2"))
    assert [face_at(roll, die) for die in range(4)] == [3, 4, 0, 2]
    assert unpack_faces(THROW, roll) == ("w3", "w4", "b2")


@pytest.mark.parametrize("left_out", range(7))
def test_rolls_are_drawn_as_the_rules_draw_them(left_out: int) -> None:
    thrown = Throw(*(die for die in DICE if not left_out >> KINDS.index(die) & 1))
    roll, rng = make_roller(THROW), make_rng(1, left_out, 0)
    for _ in range(300):
        then, drawn = roll(left_out, rng)
        rng, ticket = draw_below(rng, count_ways(thrown))
        assert then == rng
        assert unpack_faces(THROW, drawn) == pick_roll(thrown, ticket).faces
