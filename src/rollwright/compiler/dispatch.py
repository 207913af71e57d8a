"""Promises: kernel functions that every game gives for its own kind of table.

What is written once over promises (listing paths, playing batches, stepping environments) serves every
game. The type of the first argument, the table, says whose function is meant: looked up when plain, settled
once by the compiler when compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from inspect import signature
from typing import Any, Generic, ParamSpec, TypeVar, cast

from .jit import jit, register_part

P = ParamSpec("P")
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


class GenericFunction(Generic[P, T]):
    """A promise as the type checker sees it: callable, and `implement(Table)` gives a game's own function."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        raise NotImplementedError

    def implement(self, table: type, part: str = "") -> Callable[[F], F]:
        """Let this function serve tables of that type; if a part is named, it is given that part of them."""
        raise NotImplementedError


_tables: set[type] = set()
"""The types of all tables for which a promise was kept."""


def generic(default: Callable[P, T]) -> GenericFunction[P, T]:
    """Make a promise of a function whose body serves all tables for which no other is given.

    Anything else in the place of a table, a sheet perhaps, is a TypeError and not the default's.
    """
    return _promise(default, _tables)


def open_generic(default: Callable[P, T]) -> GenericFunction[P, T]:
    """Make a promise whose first argument is no table: its default serves whatever has no other."""
    return _promise(default, None)


def _promise(default: Callable[P, T], known: set[type] | None) -> GenericFunction[P, T]:
    given: dict[type, Callable[..., Any]] = {}

    def choose(kind: type | None) -> Callable[..., Any]:
        found = given.get(kind) if kind is not None else None
        if found is None and known is not None and kind not in known:
            what = "something that is no tuple" if kind is None else f"a {kind.__name__}"
            raise TypeError(f"{default.__name__} was given {what} in the place of a table")
        return found or default

    def call(table: Any, *args: Any) -> Any:
        return (given.get(type(table)) or choose(type(table)))(table, *args)

    def implement(table: type, part: str = "") -> Callable[[F], F]:
        def add(function: F) -> F:
            _tables.add(table)
            given[table] = _given_part(function, part) if part else function
            return function

        return add

    jit(default)
    update_wrapper(call, default)
    cast(Any, call).implement, cast(Any, call).choose = implement, choose
    register_part(call, lambda way: way.make_generic(call, choose))
    return cast(GenericFunction[P, T], call)


def _given_part(function: Callable[..., Any], part: str) -> Callable[..., Any]:
    """Return a kernel function that hands on one part of its table: less to carry from call to call."""
    more = ", ".join(list(signature(function).parameters)[1:])
    names: dict[str, Any] = {"function": function}
    exec(f"def kept(table, {more}):\n    return function(table.{part}, {more})\n", names)
    return jit(cast(Callable[..., Any], names["kept"]))
