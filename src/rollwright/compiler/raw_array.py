"""Arrays as kernels hold them: a pointer and a length.

Numba's array is seven numbers, passed at every call, with negative indices to check and references to count.
The caller of an entry point holds all its arrays until the call returns, so the entry point unboxes them
before any kernel function sees them: that compiles sooner and runs faster. Indices count from 0.

Params and workspaces are tuples of some ninety numbers that never change. Numba would pass them one by one at
every call; kernel functions get a pointer (`ByRef`) and load the fields they need.
"""

from __future__ import annotations

import hashlib
import operator
from functools import update_wrapper
from inspect import signature
from typing import cast

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

from .target import Function
from .untyped import Builder, Context, Emitted, Internal, Intrinsic, NumbaType, Signature, Value, Values

MOST_BY_VALUE = 4
"""Tuples of at most this many numbers are passed by value."""


class RawArray(types.Type):  # type: ignore[misc]
    """The type of a contiguous array in one dimension."""

    def __init__(self, dtype: NumbaType) -> None:
        self.dtype = dtype
        super().__init__(f"raw_array({dtype})")


@register_model(RawArray)
class RawArrayModel(models.StructModel):  # type: ignore[misc]
    """The data model of RawArray."""

    def __init__(self, manager: Internal, kind: RawArray) -> None:
        members = [("data", types.CPointer(kind.dtype)), ("length", types.intp)]
        super().__init__(manager, kind, members)


class ByRef(types.Type):  # type: ignore[misc]
    """The type of a pointer to a named tuple that never changes."""

    def __init__(self, kind: NumbaType) -> None:
        self.kind, self.instance_class = kind, kind.instance_class
        digest = hashlib.sha256(str(kind).encode()).hexdigest()[:8]
        super().__init__(f"by_ref({kind.instance_class.__name__} {digest})")

    @property
    def key(self) -> NumbaType:
        """Return what tells it from other pointers: classes of two modules may share name and fields."""
        return self.kind

    def can_convert_to(self, context: Context, other: NumbaType) -> NumbaType:
        return Conversion.safe if other == self.kind else None

    def unify(self, context: Context, other: NumbaType) -> NumbaType:
        return self.kind if other == self.kind else None


@register_model(ByRef)
class ByRefModel(models.PrimitiveModel):  # type: ignore[misc]
    """The data model of ByRef."""

    def __init__(self, manager: Internal, kind: ByRef) -> None:
        super().__init__(manager, kind, manager.lookup(kind.kind).get_value_type().as_pointer())


@infer_getattr
class ByRefFields(AttributeTemplate):  # type: ignore[misc]
    """The types of the fields of a tuple behind a pointer."""

    key = ByRef

    def generic_resolve(self, ref: ByRef, name: str) -> NumbaType:
        fields = ref.kind.instance_class._fields
        return field_type(ref.kind[fields.index(name)]) if name in fields else None


@lower_getattr_generic(ByRef)  # type: ignore[untyped-decorator]
def _get_field(context: Context, builder: Builder, ref: ByRef, value: Value, name: str) -> Value:
    index = ref.kind.instance_class._fields.index(name)
    kind, pointer = ref.kind[index], cgutils.gep_inbounds(builder, value, 0, index)
    if isinstance(field_type(kind), ByRef):
        return pointer
    return impl_ret_borrowed(context, builder, kind, builder.load(pointer))


@lower_cast(ByRef, types.BaseTuple)  # type: ignore[untyped-decorator]
def _load_tuple(context: Context, builder: Builder, ref: ByRef, kind: NumbaType, value: Value) -> Value:
    return impl_ret_borrowed(context, builder, kind, builder.load(value))


def field_type(kind: NumbaType) -> NumbaType:
    """Return the type of a field that is read through a pointer: a large tuple stays behind one."""
    is_large = isinstance(kind, types.NamedTuple) and _count_numbers(kind) > MOST_BY_VALUE
    return ByRef(kind) if is_large else kind


def _count_numbers(kind: NumbaType) -> int:
    return sum(map(_count_numbers, kind)) if isinstance(kind, types.BaseTuple) else 1


def _has_arrays(kind: NumbaType) -> bool:
    return any(map(_has_arrays, kind)) if isinstance(kind, types.BaseTuple) else isinstance(kind, RawArray)


def raw_type(kind: NumbaType) -> NumbaType:
    """Return the type of a value whose arrays, also those inside tuples, are raw."""
    if isinstance(kind, ByRef):
        return kind.kind
    if isinstance(kind, types.Array) and kind.ndim == 1 and kind.layout == "C":
        return RawArray(kind.dtype)
    if isinstance(kind, types.NamedUniTuple | types.NamedTuple):
        return types.BaseTuple.from_types(tuple(map(raw_type, kind)), kind.instance_class)
    return kind


def pass_as(kind: NumbaType) -> NumbaType:
    """Return the type by which kernel functions get a value: a tuple with arrays is passed by reference."""
    made = raw_type(kind)
    return ByRef(made) if _has_arrays(made) and isinstance(made, types.NamedTuple) else made


@intrinsic  # type: ignore[untyped-decorator]
def raw(_: Context, value: NumbaType) -> Emitted:
    """Return a value as kernel functions get it."""
    made, given = raw_type(value), pass_as(value)

    def generate(context: Context, builder: Builder, sig: Signature, args: Values) -> Value:
        converted = _to_raw(context, builder, value, args[0])
        if given != made:
            return cgutils.alloca_once_value(builder, converted)
        return impl_ret_borrowed(context, builder, made, converted)  # other arrays are reference-counted

    return given(value), generate


def _to_raw(context: Context, builder: Builder, kind: NumbaType, value: Value) -> Value:
    made = raw_type(kind)
    if made == kind:
        return value
    if isinstance(kind, ByRef):
        return builder.load(value)
    if isinstance(made, RawArray):
        array = context.make_array(kind)(context, builder, value)
        pair = cgutils.create_struct_proxy(made)(context, builder)
        pair.data, pair.length = array.data, array.nitems
        return pair._getvalue()
    items = zip(kind, cgutils.unpack_tuple(builder, value, len(kind)))
    return context.make_tuple(builder, made, [_to_raw(context, builder, *item) for item in items])


@type_callable(operator.getitem)  # type: ignore[untyped-decorator]
def _type_getitem(_: Context) -> Function:
    def getitem(array: NumbaType, index: NumbaType) -> NumbaType:
        return array.dtype if isinstance(array, RawArray) and isinstance(index, types.Integer) else None

    return getitem


@lower_builtin(operator.getitem, RawArray, types.Integer)  # type: ignore[untyped-decorator]
def _getitem(context: Context, builder: Builder, sig: Signature, args: Values) -> Value:
    return context.unpack_value(builder, sig.args[0].dtype, _pointer(context, builder, sig, args))


@type_callable(operator.setitem)  # type: ignore[untyped-decorator]
def _type_setitem(context: Context) -> Function:
    def setitem(array: NumbaType, index: NumbaType, value: NumbaType) -> NumbaType:
        if not isinstance(array, RawArray) or not isinstance(index, types.Integer):
            return None
        return types.none if context.can_convert(value, array.dtype) is not None else None

    return setitem


@lower_builtin(operator.setitem, RawArray, types.Integer, types.Any)  # type: ignore[untyped-decorator]
def _setitem(context: Context, builder: Builder, sig: Signature, args: Values) -> Value:
    kind = sig.args[0].dtype
    value = context.cast(builder, args[2], sig.args[2], kind)
    context.pack_value(builder, kind, value, _pointer(context, builder, sig, args))
    return context.get_dummy_value()


def _pointer(context: Context, builder: Builder, sig: Signature, args: Values) -> Value:
    array = cgutils.create_struct_proxy(sig.args[0])(context, builder, value=args[0])
    return builder.gep(array.data, [context.cast(builder, args[1], sig.args[1], types.intp)], inbounds=True)


@type_callable(len)  # type: ignore[untyped-decorator]
def _type_len(_: Context) -> Function:
    return lambda array: types.intp if isinstance(array, RawArray) else None


@lower_builtin(len, RawArray)  # type: ignore[untyped-decorator]
def _len(context: Context, builder: Builder, sig: Signature, args: Values) -> Value:
    return cgutils.create_struct_proxy(sig.args[0])(context, builder, value=args[0]).length


def allocate_on_stack(length: int) -> Intrinsic:
    """Return an intrinsic that allocates integers on the stack of the function that calls it."""

    @intrinsic  # type: ignore[untyped-decorator]
    def allocate(_: Context) -> Emitted:
        def generate(context: Context, builder: Builder, sig: Signature, args: Values) -> Value:
            numbers = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(64), length))
            array = cgutils.create_struct_proxy(sig.return_type)(context, builder)
            array.data = builder.bitcast(numbers, array.data.type)
            array.length = array.length.type(length)
            return array._getvalue()

        return RawArray(types.int64)(), generate

    return allocate


def entry_point(function: Function) -> Function:
    """Return a function that calls this kernel function with raw arrays."""
    params = list(signature(function).parameters)
    names: dict[str, object] = {"raw": raw, "function": function, "__name__": function.__module__}
    passed = ", ".join(f"raw({name})" for name in params)
    text = f"def entry({', '.join(params)}):\n    return function({passed})\n"
    code = function.__code__
    exec(compile("\n" * (code.co_firstlineno - 1) + text, code.co_filename, "exec"), names)
    # `machine_code.Locator` looks at what is wrapped
    return update_wrapper(cast(Function, names["entry"]), function)
