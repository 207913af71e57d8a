"""Arrays as compiled code holds them: where they begin and how long they are.

An array of NumPy's is seven numbers to Numba, handed on at every call, with negative places to think of at
every look and somebody to count who holds it. The caller of an entry point holds all arrays it gives until
the call ends, so an entry point makes them bare before its parts see them: that compiles sooner and runs
quicker. Places count from 0 on, here as everywhere in kernels.

A table and the room to work in are tuples of some ninety numbers, which Numba would hand on one by one at
every call. They never change, so parts are told where they lie (`Held`), and look at the numbers they want.
"""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Callable
from functools import update_wrapper
from inspect import signature
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import impl_ret_borrowed
from numba.core.typeconv import Conversion
from numba.core.typing.templates import AttributeTemplate
from numba.extending import (
    infer_getattr,
    intrinsic,
    lower_builtin,
    lower_cast,
    lower_getattr_generic,
    models,
    register_model,
    type_callable,
)

FEW = 4
"""Tuples of so few numbers are handed on as they are."""


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


class Held(types.Type):  # type: ignore[misc]
    """A tuple with names that lies somewhere and never changes."""

    def __init__(self, kind: Any) -> None:
        self.kind, self.instance_class = kind, kind.instance_class
        mark = hashlib.sha256(str(kind).encode()).hexdigest()[:8]
        super().__init__(f"held({kind.instance_class.__name__} {mark})")

    def can_convert_to(self, context: Any, other: Any) -> Any:
        return Conversion.safe if other == self.kind else None

    def unify(self, context: Any, other: Any) -> Any:
        return self.kind if other == self.kind else None


@register_model(Held)
class HeldModel(models.PrimitiveModel):  # type: ignore[misc]
    """What Held is to LLVM."""

    def __init__(self, manager: Any, kind: Held) -> None:
        super().__init__(manager, kind, manager.lookup(kind.kind).get_value_type().as_pointer())


@infer_getattr
class HeldFields(AttributeTemplate):  # type: ignore[misc]
    """What the fields are that are looked at where they lie."""

    key = Held

    def generic_resolve(self, held: Held, name: str) -> Any:
        fields = held.kind.instance_class._fields
        return held_type(held.kind[fields.index(name)]) if name in fields else None


@lower_getattr_generic(Held)  # type: ignore[untyped-decorator]
def _look_at_field(context: Any, builder: Any, held: Held, value: Any, name: str) -> Any:
    place = held.kind.instance_class._fields.index(name)
    kind, where = held.kind[place], cgutils.gep_inbounds(builder, value, 0, place)
    if isinstance(held_type(kind), Held):
        return where
    return impl_ret_borrowed(context, builder, kind, builder.load(where))


@lower_cast(Held, types.BaseTuple)  # type: ignore[untyped-decorator]
def _take_up(context: Any, builder: Any, held: Held, kind: Any, value: Any) -> Any:
    return impl_ret_borrowed(context, builder, kind, builder.load(value))


def held_type(kind: Any) -> Any:
    """Return what a field is to who looks at it: larger tuples go on lying where they lie."""
    is_large = isinstance(kind, types.NamedTuple) and _numbers_in(kind) > FEW
    return Held(kind) if is_large else kind


def _numbers_in(kind: Any) -> int:
    return sum(map(_numbers_in, kind)) if isinstance(kind, types.BaseTuple) else 1


def _has_arrays(kind: Any) -> bool:
    return any(map(_has_arrays, kind)) if isinstance(kind, types.BaseTuple) else isinstance(kind, Bare)


def bare_type(kind: Any) -> Any:
    """Return what a type becomes: arrays bare, also those inside tuples, and these as they are in parts."""
    if isinstance(kind, Held):
        return kind.kind
    if isinstance(kind, types.Array) and kind.ndim == 1 and kind.layout == "C":
        return Bare(kind.dtype)
    if isinstance(kind, types.NamedUniTuple | types.NamedTuple):
        return types.BaseTuple.from_types(tuple(map(bare_type, kind)), kind.instance_class)
    return kind


@intrinsic  # type: ignore[untyped-decorator]
def bare(_: Any, value: Any) -> Any:
    """Return a value with all its arrays bare; one that has any lies where the caller is."""
    made = bare_type(value)
    given = Held(made) if _has_arrays(made) and isinstance(made, types.NamedTuple) else made

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        found = _make_bare(context, builder, value, args[0])
        if given != made:
            return cgutils.alloca_once_value(builder, found)
        return impl_ret_borrowed(context, builder, made, found)  # other arrays are counted

    return given(value), generate


def _make_bare(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    made = bare_type(kind)
    if made == kind:
        return value
    if isinstance(kind, Held):
        return builder.load(value)
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


def room_on_stack(length: int) -> Any:
    """Return what lays room for so many integers on the stack of the function that asks for it."""

    @intrinsic  # type: ignore[untyped-decorator]
    def lay(_: Any) -> Any:
        def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            numbers = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(64), length))
            given = cgutils.create_struct_proxy(sig.return_type)(context, builder)
            given.data = builder.bitcast(numbers, given.data.type)
            given.length = given.length.type(length)
            return given._getvalue()

        return Bare(types.int64)(), generate

    return lay


def enter(function: Callable[..., Any]) -> Any:
    """Return a function that calls this one, a part or a promise, with all arrays bare."""
    given = list(signature(function).parameters)
    names: dict[str, Any] = {"bare": bare, "function": function, "__name__": function.__module__}
    handed = ", ".join(f"bare({name})" for name in given)
    text = f"def entry({', '.join(given)}):\n    return function({handed})\n"
    code: Any = function.__code__
    exec(compile("\n" * (code.co_firstlineno - 1) + text, code.co_filename, "exec"), names)
    return update_wrapper(names["entry"], function)  # `machine_code.Locator` looks at what is wrapped
