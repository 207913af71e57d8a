from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple

import numba
import numpy as np
import pytest
from numba.core.typing.typeof import Purpose

from rollwright.compiler import bitcode_backend as parts
from rollwright.compiler import jit as jit_module
from rollwright.compiler import overload_backend as public_parts
from rollwright.compiler.dispatch import generic
from rollwright.compiler.jit import Wishes, compiled, jit, lookup_table, stack_array


@jit
def double(number: int) -> int:
    return 2 * number


@jit(inline=False)
def double_apart(number: int) -> int:
    return double(number)


def double_in_every_way(number: int) -> int:
    return double(number) + double_apart(number) + double(3) + double(number=5)


def test_a_part_is_compiled_once_whoever_calls_it_with_whatever_numbers() -> None:
    compiled(double_in_every_way)  # whoever asks first tells Numba of every part
    assert numba.njit(double_in_every_way)(4) == double_in_every_way(4) == 8 + 8 + 6 + 10
    assert [len(parts.part_of(part).overloads) for part in (double, double_apart)] == [1, 1]


@jit
def triple_apart(number: int) -> int:
    return double_apart(number) + number


def triple_both(number: int) -> int:
    return triple_apart(number) + double_apart(number)


def test_a_part_that_is_not_taken_in_is_linked_once_in_the_whole() -> None:
    compiled(triple_both)
    assert numba.njit(triple_both)(4) == triple_both(4) == 12 + 8
    [made] = parts.part_of(triple_apart).overloads.values()
    [beside] = parts.part_of(double_apart).overloads.values()
    assert list(made.library.apart) == [beside.library]
    assert [each.name for each in made.library.get_defined_functions()] == [made.fndesc.llvm_func_name]


@jit
def is_never() -> bool:
    return False


@jit(inline=False)
def hardly_doubled(number: int) -> int:
    return double_apart(number) if is_never() else number


@jit(inline=False)
def doubled_twice(number: int) -> int:
    return double_apart(double_apart(number))


@jit(inline=False)
def call_both(number: int) -> int:
    return hardly_doubled(number) + doubled_twice(number)


def call_both_at_last(number: int) -> int:
    return call_both(number)


def test_what_one_part_calls_in_vain_is_there_for_another() -> None:
    """LLVM leaves the call out that is never made; the part behind it must be linked all the same."""
    script = (
        "from rollwright.compiler.jit import compiled\n"
        "from tests.compiler.test_bitcode_backend import call_both_at_last\n"
        "print(compiled(call_both_at_last)(5))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "25\n"), done.stderr


def make_kernel(make_part: Callable[..., None]) -> Callable[[int], int]:
    """Return the entry point of a small kernel whose parts are made in a certain way."""

    def triple(number: int) -> int:
        return 3 * number

    def triple_apart(number: int, more: int = 1) -> int:
        return triple(number) + more

    found = lookup_table([5, 7, 11])
    jit_module._waiting.pop()()
    make_part(triple, triple, Wishes())
    make_part(triple_apart, triple_apart, Wishes(inline=False))

    def entry(number: int) -> int:
        total = found(number % 3)
        for i in range(number):
            total += triple(i) * triple_apart(i) - triple_apart(2, more=i) + triple(number=5)
        return total

    return entry


@pytest.mark.parametrize("way", [parts, public_parts])
def test_parts_do_the_same_in_both_ways(way: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit_module, "way_of_parts", lambda: way)
    entry = make_kernel(way.make_part)
    assert [numba.njit(entry)(n) for n in (0, 5, 40)] == [entry(n) for n in (0, 5, 40)]


@pytest.mark.parametrize("way", [parts, public_parts])
def test_the_last_number_of_a_table_is_at_minus_one_in_both_ways(
    way: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jit_module, "way_of_parts", lambda: way)
    found = lookup_table([5, 7, 11, -(1 << 60)])
    jit_module._waiting.pop()()

    def entry(place: int) -> int:
        return found(place)

    assert [numba.njit(entry)(place) for place in range(-4, 4)] == [entry(place) for place in range(-4, 4)]


@jit
def sum_of_squares(most: int) -> int:
    return sum([number * number for number in range(most)])


def squares_and_more(most: int) -> int:
    return sum_of_squares(most) + double(most)


def test_a_part_may_hold_a_comprehension() -> None:
    assert compiled(squares_and_more)(5) == squares_and_more(5) == 40


class Small(NamedTuple):
    size: int


class Large(NamedTuple):
    size: int
    factor: int


class Other(NamedTuple):
    """A table whose game leaves this promise to the default."""

    nothing: int


class Strange(NamedTuple):
    """No game's table."""

    nothing: int


@pytest.mark.parametrize("way", [parts, public_parts])
def test_promises_are_kept_by_the_table_s_type_in_both_ways(way: Any) -> None:
    def default(table: Any, number: int) -> int:
        return -number

    def small(table: Small, number: int) -> int:
        return table.size + number

    def large(table: Large, number: int) -> int:
        return table.size + table.factor * number

    grow: Any = generic(default)
    grow.implement(Small)(small)
    grow.implement(Large)(large)
    generic(lambda table: 0).implement(Other)(lambda table: 1)
    for part in (default, small, large):
        way.make_part(part, part, Wishes())
    way.make_generic(grow, grow.choose)

    def entry(table: Any, most: int) -> int:
        total = 0
        for number in range(most):
            total += grow(table, number)
        return total

    twin = numba.njit(entry)
    for given in (Small(3), Large(1, 4), Other(0), Small(5)):
        assert twin(given, 9) == entry(given, 9)
    for strange in (Strange(0), 7):
        with pytest.raises(TypeError, match="in the place of a table"):
            entry(strange, 9)
        with pytest.raises((TypeError, numba.TypingError), match="in the place of a table"):
            twin(strange, 9)


def test_another_way_of_compiling_is_told_nothing_of_these_parts() -> None:
    """numba-cuda asks what Numba was told of a function before it looks at what itself was told."""
    compiled(double_in_every_way)  # whoever asks first tells Numba of every part
    here, there = SimpleNamespace(purpose=Purpose.constant), SimpleNamespace(purpose="numba-cuda's own")
    assert isinstance(parts.type_of_function(double, here), parts.PartType)
    assert parts.type_of_function(double, there) is None


def test_promises_of_one_name_are_kept_each_on_its_own() -> None:
    def make(number: int) -> Any:
        def default(table: Any) -> int:
            return 0

        def small(table: Small) -> int:
            return number

        asked: Any = generic(default)
        asked.implement(Small)(small)
        for part in (default, small):
            parts.make_part(part, part, Wishes())
        parts.make_generic(asked, asked.choose)
        return asked

    one, two = make(1), make(2)
    assert numba.njit(lambda table: 10 * one(table) + two(table))(Small(0)) == 12


# ---- a Numba that `parts` was not written for


@pytest.fixture
def later_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "__version__", "0.99.0")
    parts.part_of.cache_clear()


def test_a_later_numba_is_tried_and_kept_to_if_it_is_as_before(later_numba: None) -> None:
    assert jit_module.way_of_parts.__wrapped__() is parts


@pytest.mark.parametrize("error", [AttributeError, TypeError])
def test_a_later_numba_with_other_insides_is_told_in_the_public_way(
    later_numba: None, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def refuse(*args: Any) -> None:
        raise error

    monkeypatch.setattr(parts, "make_function", refuse)
    assert jit_module.way_of_parts.__wrapped__() is public_parts


def test_a_numba_that_compiles_parts_wrongly_is_told_in_the_public_way(
    later_numba: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parts, "njit", lambda *args, **options: lambda number: 0)
    assert jit_module.way_of_parts.__wrapped__() is public_parts


WITHOUT_INSIDES = """
import sys, numba
sys.modules["numba._dynfunc"] = None
from rollwright.compiler import jit
from rollwright.kernel.bits import Bits, lowest
from rollwright.core.rng import draw_below, make_rng
def draw(seed):
    rng, board = make_rng(seed, 0, 1), Bits(0, 0)
    for _ in range(9):
        rng, square = draw_below(rng, 60)
        board = board | Bits(1 << square, square)
    return board.lo, board.hi
assert jit.way_of_parts().__name__ == "rollwright.compiler.overload_backend"
print([jit.compiled(draw)(seed) == draw(seed) for seed in range(5)])
"""


def test_without_numbas_insides_kernels_say_the_same() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT_INSIDES], capture_output=True, text=True, check=True)
    assert ran.stdout == f"{[True] * 5}\n"


# ---- what is given of a table, and what kernels may make


class Box(NamedTuple):
    small: Small
    more: int


@pytest.mark.parametrize("fast", [False, True])
def test_a_promise_may_be_kept_by_a_function_of_a_part_of_the_table(fast: bool) -> None:
    def default(table: Any, number: int) -> int:
        return -number

    grow = generic(default)

    @grow.implement(Box, "small")
    @jit(inline=False)
    def grow_small(small: Small, number: int) -> int:
        return small.size + number

    def entry(table: Any, number: int) -> int:
        return grow(table, number) + grow_small(table.small, number)

    run = compiled(entry) if fast else entry
    assert run(Box(Small(3), 9), 4) == 14


def sum_of_given(numbers: Any) -> int:
    total = 0
    for n in range(len(numbers)):
        total += numbers[n]
    return total


ALLOCATING = """
import numba
from rollwright.compiler.jit import compiled
def sum_of_new(length):
    numbers = [length]
    numbers.append(7)
    return numbers[0] + len(numbers)
try:
    compiled(sum_of_new, allocates=False)(3)
except numba.core.errors.NumbaError:
    print("refused")
"""


three_room = stack_array(3)


@jit(inline=False)
def fill_three(first: int) -> int:
    own = three_room()
    for n in range(3):
        own[n] = first + n
    return sum_of_three(own) + len(own)


@jit(inline=False)
def sum_of_three(numbers: Any) -> int:
    return int(numbers[0] + numbers[1] + numbers[2])


def fill_twice(first: int) -> int:
    own = three_room()
    own[0] = fill_three(first)
    return own[0] + fill_three(own[0])


def test_room_on_the_stack_is_its_callers_own_and_not_allocated() -> None:
    assert fill_twice(4) == compiled(fill_twice, allocates=False)(4) == 18 + 3 * 18 + 3 + 3


@pytest.mark.parametrize("way", [parts, public_parts])
def test_room_is_there_in_every_way_of_compiling(way: Any) -> None:
    def take() -> list[int]:
        return [0] * 5

    def entry(number: int) -> int:
        own = take()
        own[4] = number
        return own[4] + len(own)

    way.make_room(take, 5)
    assert numba.njit(entry)(3) == entry(3) == 8


def test_a_kernel_that_allocates_must_say_so() -> None:
    assert compiled(sum_of_given, allocates=False)(np.arange(4)) == 6
    ran = subprocess.run([sys.executable, "-c", ALLOCATING], capture_output=True, text=True, check=True)
    assert ran.stdout == "refused\n"


@jit(inline=False, tidy=False)
def double_untidily(number: int) -> int:
    return double(number)


@jit(inline=False, rare=True)
def double_rarely(number: int) -> int:
    return double(number)


def double_with_less_care(number: int) -> int:
    return double_untidily(number) + double_rarely(number) + double_apart(number)


def test_parts_say_the_same_however_much_care_is_taken_of_them() -> None:
    compiled(double_with_less_care)  # whoever asks first tells Numba of every part
    assert numba.njit(double_with_less_care)(7) == double_with_less_care(7) == 42
    made = [parts.part_of(each).overloads for each in (double_apart, double_untidily, double_rarely)]
    libraries = [each.library for overloads in made for each in overloads.values()]
    assert [(each.tidy, each.rare) for each in libraries] == [(True, False), (False, False), (False, True)]
