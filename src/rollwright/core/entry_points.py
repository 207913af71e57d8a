"""How Numba compiles an entry point: with less to do than it gives itself.

Compiling makes millions of objects that live until it is done, and Python would go through all of them, and
through all of Numba, again and again: a twelfth of the time. Numba times its locks for every function it
compiles, also while it compiles those that the function calls, by telling each clock of every call of LLVM.
It looks for variables in all instructions again and again, and asks all it finds in them what it is.
And whenever a number is added to another it asks some twenty templates, those for arrays, texts and sets of
NumPy's too, which of them adds numbers: an eighth of the time. Here it asks once for each kind of numbers.
Of every variable it asks LLVM for the size, which only debuggers want to know: once for each type here.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import cache
from typing import Any

from numba.core import event, ir, types
from numba.core.base import BaseContext
from numba.core.compiler import Compiler


class EntryPointCompiler(Compiler):  # type: ignore[misc]
    """Compiles an entry point with all its parts; one at a time, by Numba's own lock."""

    def _compile_core(self) -> Any:
        ask, measure = types.BaseFunction.get_call_type, BaseContext.get_abi_sizeof
        with (
            _without_garbage(),
            _instead(event, "install_timer", lambda kind, callback: nullcontext()),
            _instead(event, "start_event", lambda kind, data=None: None),
            _instead(event, "end_event", lambda kind, data=None, exc_details=None: None),
            _instead(ir.Inst, "_rec_list_vars", _list_variables),
            _instead(types.BaseFunction, "get_call_type", remember(ask)),
            _instead(BaseContext, "get_abi_sizeof", cache(measure)),
        ):
            return super()._compile_core()


def remember(ask: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that asks what a call's types are once for each function and arguments' types."""
    known: dict[tuple[Any, ...], Any] = {}

    def look(function: Any, context: Any, args: Any, named: Any) -> Any:
        if named or not all(kind.is_precise() for kind in args):
            return ask(function, context, args, named)
        plain = tuple(types.misc.unliteral(kind) for kind in args)
        is_of_numbers = all(isinstance(kind, types.Number | types.Boolean) for kind in plain)
        given = plain if is_of_numbers else tuple(args)  # 3 and 4 are added like any other numbers
        key = (function, given)
        if key not in known:
            known[key] = ask(function, context, given, named)
        return known[key]

    return look


def _list_variables(instruction: Any, value: Any) -> list[Any]:
    """Return the variables in part of an instruction, as Numba's own function does."""
    kind = type(value)
    if kind is ir.Var:
        return [value]
    if isinstance(value, ir.Inst):
        return value.list_vars()  # type: ignore[no-any-return]
    found: list[Any] = []
    if kind is dict or kind is list or kind is tuple:
        for each in value.values() if kind is dict else value:
            kind = type(each)
            if kind is ir.Var:
                found.append(each)
            elif kind is not ir.Loc and kind is not str:
                found += _list_variables(instruction, each)
    return found


@contextmanager
def _instead(owner: Any, name: str, other: Any) -> Iterator[None]:
    """Put something in the place of an attribute for a while."""
    before = getattr(owner, name)
    setattr(owner, name, other)
    try:
        yield
    finally:
        setattr(owner, name, before)


@contextmanager
def _without_garbage() -> Iterator[None]:
    """Have Python not look for garbage for a while."""
    was_looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_looking:
            gc.enable()
