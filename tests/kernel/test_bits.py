"""Parts of kernels: bits, planes, throws and courses."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.compiler.jit import compiled, jit
from rollwright.core.dice import Die, Throw, count_ways, pick_roll
from rollwright.core.options import fill_options
from rollwright.core.rng import draw_below, make_rng
from rollwright.envs.observation import engine_of
from rollwright.games.catalogue import find_game
from rollwright.kernel import bits as b
from rollwright.kernel.bitmask import (
    Bitmask,
    clear_marks,
    count_marks,
    is_marked,
    mark,
    nth_mark,
    spread_nibble,
)
from rollwright.kernel.bits import Bits
from rollwright.kernel.course import Results, play_games
from rollwright.kernel.interface import AllRandom, seats_of
from rollwright.kernel.planes import Share, clear_planes, length_of, show, show_bits, show_number, show_word
from rollwright.kernel.speeds import PLAIN
from rollwright.kernel.throws import face_at, make_roller, pack_faces, unpack_faces

SIZES = ((6, 12), (9, 9), (11, 11), (5, 5), (4, 4), (1, 1), (61, 2), (1, 60), (12, 6))
SPEEDS: tuple[Callable[[Any], Any], ...] = (lambda function: function, compiled)

both_speeds = pytest.mark.parametrize("speed", SPEEDS, ids=("plain", "compiled"))
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
squares = st.frozensets(st.integers(0, 121))


def as_set(bits: b.Bits) -> set[int]:
    return set(b.squares_of(b.Bits(int(bits[0]), int(bits[1]))))


def on_grid(size: tuple[int, int]) -> st.SearchStrategy[frozenset[int]]:
    return st.frozensets(st.integers(0, size[0] * size[1] - 1))


def neighbours(square: int, width: int, height: int) -> set[int]:
    row, column = divmod(square, width)
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return {r * width + c for r, c in beside if 0 <= r < height and 0 <= c < width}


@jit
def unite(x: b.Bits, y: b.Bits) -> b.Bits:
    return x | y


@jit
def intersect(x: b.Bits, y: b.Bits) -> b.Bits:
    return x & y


@jit
def differ(x: b.Bits, y: b.Bits) -> b.Bits:
    return x ^ y


@jit
def complement(x: b.Bits) -> b.Bits:
    return ~x


@given(squares)
def test_a_set_of_squares_comes_back_from_its_bits_in_order(these: frozenset[int]) -> None:
    assert list(b.squares_of(b.make_bits(these))) == sorted(these)


@both_speeds
@settings(max_examples=60)
@given(x=squares, y=squares)
def test_the_signs_are_those_of_sets(speed: Any, x: frozenset[int], y: frozenset[int]) -> None:
    p, q = b.make_bits(x), b.make_bits(y)
    assert as_set(speed(unite)(p, q)) == x | y
    assert as_set(speed(intersect)(p, q)) == x & y
    assert as_set(speed(differ)(p, q)) == x ^ y
    assert as_set(speed(complement)(p)) == set(range(122)) - x


@both_speeds
@settings(max_examples=60)
@given(these=squares, square=st.integers(0, 121))
def test_squares_are_asked_for_and_counted(speed: Any, these: frozenset[int], square: int) -> None:
    bits = b.make_bits(these)
    assert speed(b.has)(bits, square) == (square in these)
    assert speed(b.is_any)(bits) == bool(these)
    assert speed(b.count)(bits) == len(these)
    assert as_set(speed(b.one)(square)) == {square}
    assert as_set(speed(b.before)(square)) == set(range(square))


@both_speeds
@settings(max_examples=60)
@given(these=squares.filter(bool))
def test_the_lowest_square_is_found_and_dropped(speed: Any, these: frozenset[int]) -> None:
    bits = b.make_bits(these)
    assert speed(b.lowest)(bits) == min(these)
    assert as_set(speed(b.drop_lowest)(bits)) == these - {min(these)}


@both_speeds
@settings(max_examples=40)
@given(these=squares)
def test_the_nth_square_has_n_smaller_ones(speed: Any, these: frozenset[int]) -> None:
    bits, find = b.make_bits(these), speed(b.nth)
    assert [find(bits, n) for n in range(len(these))] == sorted(these)


@both_speeds
def test_the_nth_square_is_right_on_a_full_board(speed: Any) -> None:
    bits, find = b.make_bits(range(122)), speed(b.nth)
    assert [find(bits, n) for n in range(122)] == list(range(122))


@both_speeds
@settings(max_examples=60)
@given(these=squares, steps=st.integers(0, 60))
def test_shifting_moves_every_square_and_loses_what_falls_off(
    speed: Any, these: frozenset[int], steps: int
) -> None:
    bits = b.make_bits(these)
    assert as_set(speed(b.earlier)(bits, steps)) == {s - steps for s in these if s >= steps}
    assert as_set(speed(b.later)(bits, steps)) == {s + steps for s in these if s + steps < 122}


@every_size
@both_speeds
@settings(max_examples=25)
@given(data=st.data())
def test_near_is_every_square_that_shares_a_side(speed: Any, size: tuple[int, int], data: Any) -> None:
    these, grid = data.draw(on_grid(size)), b.make_grid(*size)
    expected = {beside for square in these for beside in neighbours(square, *size)}
    assert as_set(speed(b.near)(b.make_bits(these), grid)) == expected


@every_size
@both_speeds
@settings(max_examples=25)
@given(data=st.data())
def test_the_four_sides_never_wrap_around(speed: Any, size: tuple[int, int], data: Any) -> None:
    (width, height), grid = size, b.make_grid(*size)
    these = data.draw(on_grid(size))
    bits = b.make_bits(these)
    assert as_set(speed(b.above)(bits, grid)) == {s - width for s in these if s >= width}
    assert as_set(speed(b.below)(bits, grid)) == {s + width for s in these if s + width < width * height}
    assert as_set(speed(b.left)(bits, grid)) == {s - 1 for s in these if s % width}
    assert as_set(speed(b.right)(bits, grid)) == {s + 1 for s in these if s % width != width - 1}


@every_size
@both_speeds
@settings(max_examples=25)
@given(data=st.data())
def test_a_flood_reaches_what_is_joined_side_to_side(speed: Any, size: tuple[int, int], data: Any) -> None:
    seed, inside, grid = data.draw(on_grid(size)), data.draw(on_grid(size)), b.make_grid(*size)
    reached = set(seed & inside)
    edge = list(reached)
    while edge:
        fresh = (neighbours(edge.pop(), *size) & inside) - reached
        reached |= fresh
        edge += fresh
    assert as_set(speed(b.flood)(b.make_bits(seed), b.make_bits(inside), grid)) == reached


def test_a_grid_of_more_than_122_squares_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 122 squares, not 11 x 12"):
        b.make_grid(11, 12)


@pytest.mark.parametrize("size", [(6, 12), (9, 9), (11, 11)])
def test_a_grid_is_full_of_its_squares(size: tuple[int, int]) -> None:
    assert as_set(b.make_grid(*size).full) == set(range(size[0] * size[1]))


@pytest.mark.parametrize(
    ("game", "seats"), [("chiefdom-2", 2), ("duel", 2), ("fiefdoms", 1), ("fiefdoms", 2)]
)
def test_seats_that_are_all_random_play_as_seats_that_are_each_random(game: str, seats: int) -> None:
    found = find_game(game)
    engine, options = engine_of(found), fill_options(found.options, {})
    winners = [0] * (2 * seats)
    results = Results([0] * 2, [0] * (2 * seats * engine.terms), winners, engine.terms)
    table, start = engine.setup(options, seats, PLAIN)
    play_games(table, start, (0,) * seats, 5, 3, 2, engine.workspace(PLAIN, seats), results)
    played = engine.play(options, ["random"] * seats, 5, 3, 2)
    assert played.list_turns() == results.turns
    assert np.ravel(played.list_terms()).tolist() == results.terms
    assert np.flatnonzero(np.asarray(played.winners)).tolist() == np.flatnonzero(winners).tolist()


def test_policies_say_how_many_seats_they_play() -> None:
    assert seats_of((0, 2, 1)) == seats_of(AllRandom(3)) == 3


# ---- Dice that differ, inside kernels: rolls are numbers, drawn as the rules draw them


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


# ---- Masks as bits and planes written in shares are what arrays are


def test_bits_mark_what_an_array_marks() -> None:
    hand = random.Random(5)
    for chosen in ({0}, {31, 32, 99}, set(hand.sample(range(100), 40))):
        numbers, bits = np.ones(100, np.int8), Bitmask([7] * 4)
        clear_marks(numbers)
        clear_marks(bits)
        for number in chosen:
            mark(numbers, number)
            mark(bits, number)
        assert [is_marked(bits, number) for number in range(100)] == numbers.astype(bool).tolist()
        assert [is_marked(numbers, number) for number in range(100)] == numbers.astype(bool).tolist()
        assert count_marks(bits) == count_marks(numbers) == len(chosen)
        for n, number in enumerate(sorted(chosen)):
            assert nth_mark(bits, n) == nth_mark(numbers, n) == number


def test_four_bits_become_four_bytes() -> None:
    for four in range(16):
        assert spread_nibble(four).to_bytes(4, "little") == bytes((four >> bit) & 1 for bit in range(4))


def test_shares_of_planes_are_together_what_one_writes_alone() -> None:
    size = 81
    alone, together = np.full((2, 6 * size + 2), 9, np.uint8)
    shares: list[Any] = [Share(together, together.view(np.uint32), part, 4) for part in range(4)]
    assert length_of(shares[0]) == length_of(alone) == len(alone)
    for planes in (alone, *shares):
        clear_planes(planes)
        show_bits(planes, 0, Bits(0b1011, 1 << 20 | 1))
        show_number(planes, size, size, 300)
        show_word(planes, 2 * size, size, 0b101, 3)
        show(planes, 5 * size + 7, 3)
    assert alone.any()
    assert alone.tolist() == together.tolist()
