from __future__ import annotations

import gc
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from numba import njit, typeof
from numba.core import errors, types
from numba.core.base import BaseContext
from numba.core.compiler import run_frontend
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import new_error_context  # type: ignore[attr-defined]
from numba.core.typing.context import BaseContext as TypingContext
from numba.core.typing.templates import Registry

from rollwright.compiler import entry_points
from rollwright.compiler import jit as jitting
from rollwright.compiler.entry_points import (
    SHORTCUTS,
    Place,
    Shortcut,
    _list_variables,
    _refresh_for_news,
    remember,
)
from rollwright.compiler.jit import compiled, jit


@jit
def add_up(numbers: Any, more: int) -> int:
    total = 0
    for n in range(len(numbers)):
        total += numbers[n] + 3 if numbers[n] > more else (total, more)[1]
    return total


def test_numba_is_as_it_was_after_an_entry_point_was_compiled() -> None:
    def list_all() -> list[Any]:
        return [gc.isenabled(), *(getattr(shortcut.owner, shortcut.name) for shortcut in SHORTCUTS)]

    twin = compiled(add_up)
    with global_compiler_lock:  # a kernel of a test before may be compiled beside this one
        before = list_all()
        assert twin((1, 5, 9), 4) == add_up((1, 5, 9), 4)
        assert list_all() == before


def _method(function: Any) -> Any:
    return lambda context: function(context)


def test_numba_goes_through_all_it_knows_once_for_each_context(monkeypatch: pytest.MonkeyPatch) -> None:
    """It did so some four times for every part of a kernel."""
    gone: list[Any] = []

    def note(refresh: Any, context: Any) -> None:
        gone.append(context)
        refresh(context)

    @jit(inline=False)
    def half(number: int) -> int:
        return number // 2

    def add_halves(numbers: Any, more: int) -> int:
        return half(numbers[0]) + half(more) + add_up(numbers, more)

    njit(lambda number: number + 1)(1)  # Numba learns all it knows while it compiles for the first time
    twin = compiled(add_halves, allocates=False)
    with global_compiler_lock, monkeypatch.context() as patch:  # none but this one is counted
        for owner in (BaseContext, TypingContext):
            patch.setattr(owner, "refresh", _method(partial(note, owner.refresh)))
        assert twin((1, 5, 9), 4) == add_halves((1, 5, 9), 4)
    assert 0 < len(gone) <= 8, gone


def test_news_are_gone_through() -> None:
    registry = Registry()
    context = SimpleNamespace(_registries={registry: None})
    gone: list[int] = []
    look = _refresh_for_news(lambda context: gone.append(len(gone)))
    look(context)
    look(context)
    assert gone == [0]
    registry.functions.append(add_up)
    look(context)
    look(context)
    assert gone == [0, 1]


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


def test_a_numba_without_the_places_of_shortcuts_compiles_without_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gone = tuple(Shortcut(each.owner, f"{each.name}_gone", each.other) for each in SHORTCUTS)
    with global_compiler_lock, monkeypatch.context() as patch:
        patch.setattr(entry_points, "SHORTCUTS", gone)
        assert njit(add_up, **entry_points.options())((1, 5, 9), 4) == add_up((1, 5, 9), 4)


def test_a_numba_that_does_not_bear_shortcuts_compiles_in_its_own_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(before: Any) -> Any:
        raise TypeError("this Numba is another")

    monkeypatch.setattr(entry_points, "__version__", "9.0")
    assert entry_points.options.__wrapped__() == {"pipeline_class": entry_points.EntryPointCompiler}
    with global_compiler_lock, monkeypatch.context() as patch:
        patch.setattr(entry_points, "SHORTCUTS", (Shortcut(gc, "enable", fail),))
        assert entry_points.options.__wrapped__() == {}
    monkeypatch.setattr(jitting, "way_of_entering", dict)
    assert jitting._twin(add_up, None, True)((1, 5, 9), 4) == add_up((1, 5, 9), 4)


def test_errors_say_where_numba_was() -> None:
    with (
        pytest.raises(errors.TypingError, match="typing of plus"),
        Place(new_error_context, "typing of {what}", what="plus"),
    ):
        raise errors.TypingError("no such plus")
