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


class Promise(Generic[P, T]):
    """A promise as the type checker sees it: callable, and `of(Table)` gives a game's own function."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        raise NotImplementedError

    def of(self, table: type, part: str = "") -> Callable[[F], F]:
        """Let this function serve tables of that type; if a part is named, it is given that part of them."""
        raise NotImplementedError


def promise(default: Callable[P, T]) -> Promise[P, T]:
    """Make a promise of a function whose body serves all tables for which no other is given."""
    given: dict[type, Callable[..., Any]] = {}

    def call(table: Any, *args: Any) -> Any:
        return given.get(type(table), default)(table, *args)

    def of(table: type, part: str = "") -> Callable[[F], F]:
        def add(function: F) -> F:
            given[table] = _given_part(function, part) if part else function
            return function

        return add

    jit(default)
    update_wrapper(call, default)
    cast(Any, call).of = of
    register_part(lambda way: way.make_promise(call, default, given))
    return cast(Promise[P, T], call)


def _given_part(function: Callable[..., Any], part: str) -> Callable[..., Any]:
    """Return a kernel function that hands on one part of its table: less to carry from call to call."""
    more = ", ".join(list(signature(function).parameters)[1:])
    names: dict[str, Any] = {"function": function}
    exec(f"def kept(table, {more}):\n    return function(table.{part}, {more})\n", names)
    return jit(cast(Callable[..., Any], names["kept"]))
