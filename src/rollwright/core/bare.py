"""Arrays as compiled code holds them: where they begin and how long they are.

An array of NumPy's is seven numbers to Numba, handed on at every call, with negative places to think of at
every look and somebody to count who holds it. The caller of an entry point holds all arrays it gives until
the call ends, so an entry point makes them bare before its parts see them: that compiles sooner and runs
quicker. Places count from 0 on, here as everywhere in kernels.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import update_wrapper
from inspect import signature
from typing import Any

from numba import types
from numba.core import cgutils
from numba.core.imputils import impl_ret_borrowed
from numba.extending import intrinsic, lower_builtin, models, register_model, type_callable


class Bare(types.Type):  # type: ignore[misc]
    """An array in one dimension whose numbers lie side by side."""

    def __init__(self, dtype: Any) -> None:
        self.dtype = dtype
        super().__init__(f"bare({dtype})")


@register_model(Bare)
class BareModel(models.StructModel):  # type: ignore[misc]
    """What Bare is to LLVM."""

    def __init__(self, manager: Any, kind: Bare) -> None:
        members = [("data", types.CPointer(kind.dtype)), ("length", types.intp)]
        super().__init__(manager, kind, members)


def bare_type(kind: Any) -> Any:
    """Return what a type becomes: arrays bare, also those inside tuples."""
    if isinstance(kind, types.Array) and kind.ndim == 1 and kind.layout == "C":
        return Bare(kind.dtype)
    if isinstance(kind, types.NamedUniTuple | types.NamedTuple):
        return types.BaseTuple.from_types(tuple(map(bare_type, kind)), kind.instance_class)
    return kind


@intrinsic  # type: ignore[untyped-decorator]
def bare(_: Any, value: Any) -> Any:
    """Return a value with all its arrays bare."""

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        made = _make_bare(context, builder, value, args[0])
        return impl_ret_borrowed(context, builder, sig.return_type, made)  # other arrays are counted

    return bare_type(value)(value), generate


def _make_bare(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    made = bare_type(kind)
    if made == kind:
        return value
    if isinstance(made, Bare):
        array = context.make_array(kind)(context, builder, value)
        thin = cgutils.create_struct_proxy(made)(context, builder)
        thin.data, thin.length = array.data, array.nitems
        return thin._getvalue()
    parts = zip(kind, cgutils.unpack_tuple(builder, value, len(kind)))
    return context.make_tuple(builder, made, [_make_bare(context, builder, *part) for part in parts])


@type_callable(operator.getitem)  # type: ignore[untyped-decorator]
def _type_look(_: Any) -> Callable[..., Any]:
    def look(array: Any, place: Any) -> Any:
        return array.dtype if isinstance(array, Bare) and isinstance(place, types.Integer) else None

    return look


@lower_builtin(operator.getitem, Bare, types.Integer)  # type: ignore[untyped-decorator]
def _look(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return context.unpack_value(builder, sig.args[0].dtype, _place(context, builder, sig, args))


@type_callable(operator.setitem)  # type: ignore[untyped-decorator]
def _type_write(context: Any) -> Callable[..., Any]:
    def write(array: Any, place: Any, value: Any) -> Any:
        if not isinstance(array, Bare) or not isinstance(place, types.Integer):
            return None
        return types.none if context.can_convert(value, array.dtype) is not None else None

    return write


@lower_builtin(operator.setitem, Bare, types.Integer, types.Any)  # type: ignore[untyped-decorator]
def _write(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.args[0].dtype
    value = context.cast(builder, args[2], sig.args[2], kind)
    context.pack_value(builder, kind, value, _place(context, builder, sig, args))
    return context.get_dummy_value()


def _place(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    array = cgutils.create_struct_proxy(sig.args[0])(context, builder, value=args[0])
    return builder.gep(array.data, [context.cast(builder, args[1], sig.args[1], types.intp)], inbounds=True)


@type_callable(len)  # type: ignore[untyped-decorator]
def _type_length(_: Any) -> Callable[..., Any]:
    return lambda array: types.intp if isinstance(array, Bare) else None


@lower_builtin(len, Bare)  # type: ignore[untyped-decorator]
def _length(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return cgutils.create_struct_proxy(sig.args[0])(context, builder, value=args[0]).length


def enter(function: Callable[..., Any]) -> Any:
    """Return a function that calls this one, a part or a promise, with all arrays bare."""
    given = list(signature(function).parameters)
    names: dict[str, Any] = {"bare": bare, "function": function, "__name__": function.__module__}
    handed = ", ".join(f"bare({name})" for name in given)
    text = f"def entry({', '.join(given)}):\n    return function({handed})\n"
    code: Any = function.__code__
    exec(compile("\n" * (code.co_firstlineno - 1) + text, code.co_filename, "exec"), names)
    return update_wrapper(names["entry"], function)  # `machine_code.Locator` looks at what is wrapped
