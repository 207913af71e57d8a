"""Kernel functions as bitcode libraries, and what both back ends of the CPU have in common."""

from __future__ import annotations

import subprocess
import sys
from types import SimpleNamespace
from typing import Any, NamedTuple

import numba
import numpy as np
import pytest
from numba.core.registry import cpu_target
from numba.core.typing.typeof import Purpose

from rollwright.compiler import bitcode_backend
from rollwright.compiler.bitcode_backend import BitcodeTarget, KernelFunctionType, dispatcher_of
from rollwright.compiler.dispatch import generic
from rollwright.compiler.jit import compiled, jit, stack_array
from rollwright.compiler.overload_backend import OverloadTarget
from rollwright.compiler.target import Target

TARGETS: list[Target] = [BitcodeTarget(), OverloadTarget()]
both_targets = pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)


@jit
def double(number: int) -> int:
    return 2 * number


@jit(inline=False)
def call_double(number: int) -> int:
    return double(number)


def double_from_all_sides(number: int) -> int:
    return double(number) + call_double(number) + double(3) + double(number=5)


def test_a_function_is_compiled_once_for_all_callers_and_literals() -> None:
    compiled(double_from_all_sides)  # the first entry point defines every kernel function
    assert numba.njit(double_from_all_sides)(4) == double_from_all_sides(4) == 8 + 8 + 6 + 10
    assert [len(dispatcher_of(each).overloads) for each in (double, call_double)] == [1, 1]


@jit
def call_double_and_add(number: int) -> int:
    return call_double(number) + number


def call_both(number: int) -> int:
    return call_double_and_add(number) + call_double(number)


def test_a_function_that_is_not_inlined_is_linked_once_into_the_entry_point() -> None:
    compiled(call_both)
    assert numba.njit(call_both)(4) == call_both(4) == 12 + 8
    [made] = dispatcher_of(call_double_and_add).overloads.values()
    [called] = dispatcher_of(call_double).overloads.values()
    assert list(made.library.not_inlined) == [called.library]
    assert [each.name for each in made.library.get_defined_functions()] == [made.fndesc.llvm_func_name]


@jit
def is_never() -> bool:
    return False


@jit(inline=False)
def hardly_doubled(number: int) -> int:
    return call_double(number) if is_never() else number


@jit(inline=False)
def doubled_twice(number: int) -> int:
    return call_double(call_double(number))


@jit(inline=False)
def add_both(number: int) -> int:
    return hardly_doubled(number) + doubled_twice(number)


def call_in_vain(number: int) -> int:
    return add_both(number)


def test_a_function_that_one_caller_never_reaches_is_linked_for_another() -> None:
    """LLVM removes the call that is never made; the library behind it must be linked all the same."""
    script = (
        "from rollwright.compiler.jit import compiled\n"
        "from tests.compiler.test_bitcode_backend import call_in_vain\n"
        "print(compiled(call_in_vain)(5))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "25\n"), done.stderr


@both_targets
def test_functions_and_tables_return_the_same_on_both_back_ends(target: Target) -> None:
    def triple(number: int) -> int:
        return 3 * number

    def call_triple(number: int, more: int = 1) -> int:
        return triple(number) + more

    def look(index: int) -> int:
        return (5, 7, 11)[index]

    def entry(number: int) -> int:
        total = look(number % 3)
        for i in range(number):
            total += triple(i) * call_triple(i) - call_triple(2, more=i) + triple(number=5)
        return total

    target.define_function(triple, triple, inline=True)
    target.define_function(call_triple, call_triple, inline=False)
    target.define_lookup_table(look, (5, 7, 11))
    assert [numba.njit(entry)(n) for n in (0, 5, 40)] == [entry(n) for n in (0, 5, 40)]


@both_targets
def test_the_last_number_of_a_table_is_at_minus_one(target: Target) -> None:
    numbers = (5, 7, 11, -(1 << 60))

    def look(index: int) -> int:
        return numbers[index]

    def entry(index: int) -> int:
        return look(index)

    target.define_lookup_table(look, numbers)
    assert [numba.njit(entry)(index) for index in range(-4, 4)] == [entry(index) for index in range(-4, 4)]


@both_targets
def test_instructions_return_what_plain_python_returns(target: Target) -> None:
    def popcount(word: int) -> int:
        return word.bit_count()

    def trailing_zeros(word: int) -> int:
        return (word & -word).bit_length() - 1

    def fma(a: float, b: float, c: float) -> float:
        return a * b + c

    def round_down(number: float) -> float:
        return number // 1

    def entry(word: int, number: float) -> tuple[int, int, float, float]:
        return popcount(word), trailing_zeros(word), fma(number, number, number), round_down(number)

    for function in (popcount, trailing_zeros, fma, round_down):
        target.define_intrinsic(function)
    given: tuple[int, Any] = 0b101_1000, np.float32(-2.5)
    assert numba.njit(entry)(*given) == entry(*given) == (3, 3, 3.75, -3.0)


def test_operators_on_numbers_are_typed_once_and_by_the_types_of_their_arguments() -> None:
    @jit
    def add_up(number: int, more: float) -> float:
        return number + 1 + (number + 2) + (more + 1) + min(number, 3) + int(more > number)

    def entry(number: int, more: float) -> float:
        return add_up(number, more)

    for given in ((5, 0.5), (2, 2.75)):
        assert compiled(entry)(*given) == entry(*given)
    known = bitcode_backend.number_typing(cpu_target.typing_context).known
    plus = [args for _, *args in known if args == [numba.types.int64] * 2]
    assert plus, "additions of integers are remembered, whatever literals they had"


@jit
def sum_of_squares(most: int) -> int:
    return sum([number * number for number in range(most)])


def squares_and_more(most: int) -> int:
    return sum_of_squares(most) + double(most)


def test_a_function_may_hold_a_comprehension() -> None:
    assert compiled(squares_and_more)(5) == squares_and_more(5) == 40


# ---- generic functions


class Small(NamedTuple):
    size: int


class Large(NamedTuple):
    size: int
    factor: int


class Other(NamedTuple):
    """Params whose game leaves this function to the default."""

    nothing: int


class Strange(NamedTuple):
    """No game's params."""

    nothing: int


@both_targets
def test_the_type_of_params_selects_the_implementation(target: Target) -> None:
    def default(params: Any, number: int) -> int:
        return -number

    def small(params: Small, number: int) -> int:
        return params.size + number

    def large(params: Large, number: int) -> int:
        return params.size + params.factor * number

    grow: Any = generic(default)
    grow.implement(Small)(small)
    grow.implement(Large)(large)
    generic(lambda params: 0).implement(Other)(lambda params: 1)
    for function in (default, small, large):
        target.define_function(function, function, inline=True)
    target.define_generic(grow, grow.choose)

    def entry(params: Any, most: int) -> int:
        total = 0
        for number in range(most):
            total += grow(params, number)
        return total

    fast = numba.njit(entry)
    for given in (Small(3), Large(1, 4), Other(0), Small(5)):
        assert fast(given, 9) == entry(given, 9)
    for strange in (Strange(0), 7):
        with pytest.raises(TypeError, match="in the place of params"):
            entry(strange, 9)
        with pytest.raises((TypeError, numba.TypingError), match="in the place of params"):
            fast(strange, 9)


def test_numba_cuda_is_told_nothing_of_bitcode() -> None:
    """numba-cuda asks Numba for the type of a function before it looks at its own overloads."""
    compiled(double_from_all_sides)  # the first entry point defines every kernel function
    here, there = SimpleNamespace(purpose=Purpose.constant), SimpleNamespace(purpose="numba-cuda's own")
    assert isinstance(bitcode_backend.type_of_function(double, here), KernelFunctionType)
    assert bitcode_backend.type_of_function(double, there) is None


def test_generic_functions_of_one_name_are_different() -> None:
    def make(number: int) -> Any:
        def default(params: Any) -> int:
            return 0

        def small(params: Small) -> int:
            return number

        asked: Any = generic(default)
        asked.implement(Small)(small)
        target = BitcodeTarget()
        for function in (default, small):
            target.define_function(function, function, inline=True)
        target.define_generic(asked, asked.choose)
        return asked

    one, two = make(1), make(2)
    assert numba.njit(lambda params: 10 * one(params) + two(params))(Small(0)) == 12


class Box(NamedTuple):
    small: Small
    more: int


@pytest.mark.parametrize("fast", [False, True])
def test_an_implementation_may_be_passed_one_field_of_the_params(fast: bool) -> None:
    def default(params: Any, number: int) -> int:
        return -number

    grow = generic(default)

    @grow.implement(Box, "small")
    @jit(inline=False)
    def grow_small(small: Small, number: int) -> int:
        return small.size + number

    def entry(params: Any, number: int) -> int:
        return grow(params, number) + grow_small(params.small, number)

    run = compiled(entry) if fast else entry
    assert run(Box(Small(3), 9), 4) == 14


# ---- arrays that kernels create


three_integers = stack_array(3)


@jit(inline=False)
def fill_three(first: int) -> int:
    own = three_integers()
    for n in range(3):
        own[n] = first + n
    return sum_of_three(own) + len(own)


@jit(inline=False)
def sum_of_three(numbers: Any) -> int:
    return int(numbers[0] + numbers[1] + numbers[2])


def fill_twice(first: int) -> int:
    own = three_integers()
    own[0] = fill_three(first)
    return own[0] + fill_three(own[0])


def test_a_stack_array_is_its_callers_own_and_not_allocated() -> None:
    assert fill_twice(4) == compiled(fill_twice, allocates=False)(4) == 18 + 3 * 18 + 3 + 3


@both_targets
def test_both_back_ends_have_stack_arrays(target: Target) -> None:
    def allocate() -> list[int]:
        return [0] * 5

    def entry(number: int) -> int:
        own = allocate()
        own[4] = number
        return own[4] + len(own)

    target.define_stack_array(allocate, 5)
    assert numba.njit(entry)(3) == entry(3) == 8


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


def test_a_kernel_that_allocates_must_say_so() -> None:
    assert compiled(sum_of_given, allocates=False)(np.arange(4)) == 6
    ran = subprocess.run([sys.executable, "-c", ALLOCATING], capture_output=True, text=True, check=True)
    assert ran.stdout == "refused\n"
