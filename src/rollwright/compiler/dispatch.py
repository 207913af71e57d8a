"""Generic functions: kernel functions that every game implements for its own type of params.

What is written once over them (listing paths, playing batches, stepping environments) serves every game. The
type of the first argument selects the implementation: looked up when plain, resolved by the compiler when
compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import update_wrapper
from inspect import signature
from typing import Concatenate, Generic, ParamSpec, Protocol, TypeVar, cast

from .jit import define_kernel, jit
from .target import Function

P = ParamSpec("P")
T = TypeVar("T")
A = TypeVar("A")
F = TypeVar("F", bound=Function)
G = TypeVar("G", bound=Function)
_known: set[type] = set()
"""The types of params for which any generic function is implemented."""


class GenericFunction(Generic[F]):
    """A generic function as the type checker sees it: callable, with implementations by params' types."""

    __call__: F

    def implement(self, params: type, field: str = "") -> Callable[[G], G]:
        """Register the implementation for params of a type; with `field`, it is passed that field of them."""
        raise NotImplementedError


class Implementable(Protocol):
    """Any generic function, whatever it takes."""

    def implement(self, params: type, field: str = "") -> Callable[[Function], Function]: ...


def implement(params: type, functions: Mapping[Implementable, Function], field: str = "") -> None:
    """Register what a game implements for its params, read from top to bottom in one place."""
    for generic_function, function in functions.items():
        generic_function.implement(params, field)(function)


def generic(default: F) -> GenericFunction[F]:
    """Make a generic function whose own body serves all params for which it is not implemented.

    Anything else in the place of params, a sheet perhaps, raises TypeError.
    """
    return _make_generic(default, _known)


def open_generic(
    default: Callable[Concatenate[A, P], T],
) -> GenericFunction[Callable[Concatenate[object, P], T]]:
    """Make a generic function whose first argument may be anything: its body serves all other types."""
    return _make_generic(cast("Callable[Concatenate[object, P], T]", default), None)


def _make_generic(default: F, known: set[type] | None) -> GenericFunction[F]:
    implementations: dict[type, Function] = {}

    def choose(kind: type | None) -> Function:
        found = implementations.get(kind) if kind is not None else None
        if found is None and known is not None and kind not in known:
            what = "something that is no tuple" if kind is None else f"a {kind.__name__}"
            raise TypeError(f"{default.__name__} was given {what} in the place of params")
        return found or default

    def call(params: object, *args: object) -> object:
        return (implementations.get(type(params)) or choose(type(params)))(params, *args)

    def implement(params: type, field: str = "") -> Callable[[G], G]:
        def add(function: G) -> G:
            _known.add(params)
            implementations[params] = _pass_field(function, field) if field else function
            return function

        return add

    jit(default)
    update_wrapper(call, default)
    vars(call).update(implement=implement, choose=choose, is_open=known is None)
    define_kernel(call, lambda target: target.define_generic(call, choose))
    return cast(GenericFunction[F], call)


def _pass_field(function: Function, field: str) -> Function:
    """Return a kernel function that passes on one field of its params: less to pass from call to call."""
    more = ", ".join(list(signature(function).parameters)[1:])
    names: dict[str, object] = {"function": function}
    exec(f"def implementation(params, {more}):\n    return function(params.{field}, {more})\n", names)
    return jit(cast(Function, names["implementation"]))
