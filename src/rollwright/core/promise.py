"""Promises: kernel functions that every game gives for its own kind of table.

What is written once over promises (listing paths, playing batches, stepping environments) serves every
game. The type of the first argument, the table, says whose function is meant: looked up when plain, settled
once by the compiler when compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Generic, ParamSpec, TypeVar, cast

from .jit import jit, register_part

P = ParamSpec("P")
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


class Promise(Generic[P, T]):
    """A promise as the type checker sees it: callable, and `of(Table)` gives a game's own function."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        raise NotImplementedError

    def of(self, table: type) -> Callable[[F], F]:
        """Let this function serve tables of that type."""
        raise NotImplementedError


def promise(default: Callable[P, T]) -> Promise[P, T]:
    """Make a promise of a function whose body serves all tables for which no other is given."""
    given: dict[type, Callable[..., Any]] = {}

    def call(table: Any, *args: Any) -> Any:
        return given.get(type(table), default)(table, *args)

    def of(table: type) -> Callable[[F], F]:
        def add(function: F) -> F:
            given[table] = function
            return function

        return add

    jit(default)
    update_wrapper(call, default)
    cast(Any, call).of = of
    register_part(lambda way: way.make_promise(call, default, given))
    return cast(Promise[P, T], call)
