from __future__ import annotations

import gc
from typing import Any

from numba import typeof
from numba.core import event, ir, types
from numba.core.base import BaseContext
from numba.core.compiler import run_frontend

from rollwright.core.entry_points import _list_variables, remember
from rollwright.core.jit import compiled, jit


@jit
def add_up(numbers: Any, more: int) -> int:
    total = 0
    for n in range(len(numbers)):
        total += numbers[n] + 3 if numbers[n] > more else (total, more)[1]
    return total


def test_numba_is_as_it_was_after_an_entry_point_was_compiled() -> None:
    def list_all() -> list[Any]:
        places = [(event, "install_timer"), (event, "start_event"), (event, "end_event")]
        places += [(ir.Inst, "_rec_list_vars")]
        places += [(types.BaseFunction, "get_call_type"), (BaseContext, "get_abi_sizeof")]
        return [gc.isenabled(), *(getattr(owner, name) for owner, name in places)]

    before = list_all()
    assert compiled(add_up)((1, 5, 9), 4) == add_up((1, 5, 9), 4)
    assert list_all() == before


def test_a_call_s_types_are_asked_for_once_for_each_kind_of_numbers() -> None:
    asked: list[tuple[Any, ...]] = []

    def ask(function: str, context: None, args: tuple[Any, ...], named: dict[str, Any]) -> int:
        asked.append((function, *args))
        return len(asked)

    look, whole, pair = remember(ask), types.int64, typeof((1, 2))
    three, four = types.misc.literal(3), types.misc.literal(4)
    assert [look("add", None, (whole, number), {}) for number in (whole, three, four)] == [1, 1, 1]
    assert look("add", None, (whole, types.float64), {}) == look("add", None, (three, types.float64), {}) == 2
    assert look("times", None, (whole, whole), {}) == 3
    assert [look("find", None, (pair, number), {}) for number in (three, four, three)] == [4, 5, 4]
    assert look("add", None, (whole, whole), {"more": whole}) == 6
    assert look("add", None, (whole, types.undefined), {}) == 7
    assert look("add", None, (whole, types.undefined), {}) == 8


def test_the_variables_of_instructions_are_those_that_numba_finds() -> None:
    made = run_frontend(add_up)
    instructions = [each for block in made.blocks.values() for each in block.body]
    assert len(instructions) > 20
    for each in instructions:
        names = [variable.name for variable in _list_variables(each, each.__dict__)]
        assert names == [variable.name for variable in each.list_vars()]
