from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.compiler.jit import compiled, jit
from rollwright.kernel import bits as b

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
