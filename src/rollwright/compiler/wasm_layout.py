"""Where the arguments of a WebAssembly export lie: in a frame, in the format of Python's `struct`.

    returned value | error | first argument | second argument | ...

An array is its address and its length. A tuple is its fields, one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from struct import calcsize
from typing import NamedTuple

from numba import types

from .raw_array import ByRef, RawArray
from .target import Function
from .untyped import NumbaType
from .wasm import FORMATS, Export, Shape, name_function

IN_LLVM = {"q": "i64", "Q": "i64", "i": "i32", "I": "i32", "h": "i16", "b": "i8", "B": "i8", "?": "i8"}
IN_LLVM |= {"f": "float", "d": "double", "p": "ptr"}
POINTER = "p"
"""A pointer among the scalars of an argument; `I` in a frame."""
ALIGNMENT = 8
"""Arguments begin at multiples of this."""


class Layout(NamedTuple):
    """Where everything lies in a frame."""

    passed: tuple[tuple[int, str], ...]
    """What the function is called with, each with its place and its LLVM type; `ref` is the place itself."""
    arguments: str
    start: int
    returned: str
    shape: Shape
    error: int

    def export(self, name: str, function: Function, kinds: Sequence[NumbaType]) -> Export:
        """Return the description of an entry point with this layout."""
        full = name_function(function)
        key = ",".join(map(name_type, kinds))
        return Export(name, full, key, self.arguments, self.start, self.returned, self.shape)


def lay_out(kinds: Sequence[NumbaType], returned: NumbaType) -> Layout:
    """Return the layout of a frame for arguments of these types."""
    result = format_of(returned)
    error = _align(calcsize(f"<{result}"), ALIGNMENT)
    start = at = error + ALIGNMENT
    passed, text = list[tuple[int, str]](), "<"
    for kind in kinds:
        text += f"{_align(at, ALIGNMENT) - at}x"
        at = _align(at, ALIGNMENT)
        inner = kind.kind if isinstance(kind, ByRef) else kind
        passed += (
            [(at, "ref")] if isinstance(kind, ByRef) else [(at + o, IN_LLVM[k]) for o, k in _scalars(kind)]
        )
        text += format_of(inner)
        at += calcsize(f"<{format_of(inner)}")
    return Layout(tuple(passed), text, start, f"<{result}", _shape_of(returned), error)


def _passed_at(at: int, kind: NumbaType) -> list[tuple[int, str]]:
    """Return how an argument that lies at a place is passed."""
    if isinstance(kind, ByRef):
        return [(at, "ref")]
    return [(at + offset, IN_LLVM[letter]) for offset, letter in _scalars(kind)]


def format_of(kind: NumbaType) -> str:
    """Return a type's format, padded as a structure of C is."""
    text, at = "", 0
    for offset, letter in _scalars(kind):
        text += f"{offset - at}x" if offset > at else ""
        text += "I" if letter == POINTER else letter
        at = offset + _size(letter)
    end = _align(at, _alignment(kind))
    return text + (f"{end - at}x" if end > at else "")


def _scalars(kind: NumbaType, at: int = 0) -> Iterator[tuple[int, str]]:
    """Return the numbers that a value is made of, each with its offset."""
    for field in _fields(kind):
        at = _align(at, _alignment(field))
        if isinstance(field, str):
            yield at, field
            at += _size(field)
        else:
            yield from _scalars(field, at)
            at += calcsize(f"<{format_of(field)}")


def _fields(kind: NumbaType) -> Sequence[NumbaType]:
    """Return what a type is made of: other types, or letters of formats."""
    if isinstance(kind, RawArray):
        return POINTER, "q"
    if isinstance(kind, types.BaseTuple):
        return tuple(kind)
    if isinstance(kind, types.NoneType):
        return ()
    return (FORMATS[str(kind)],)


def _shape_of(kind: NumbaType) -> Shape:
    return [*map(_shape_of, _fields(kind))] if isinstance(kind, types.BaseTuple | types.NoneType) else 1


def _alignment(kind: NumbaType) -> int:
    if isinstance(kind, str):
        return _size(kind)
    return max((_alignment(field) for field in _fields(kind)), default=1)


def _size(letter: str) -> int:
    return calcsize("<I" if letter == POINTER else f"<{letter}")


def _align(at: int, to: int) -> int:
    return -(-at // to) * to


def name_type(kind: NumbaType) -> str:
    """Return what `wasm.describe` says of a value of that type: "Bits(int,int)"."""
    if isinstance(kind, types.Array):
        return f"{kind.dtype}[]"
    if isinstance(kind, types.BaseTuple):
        name = getattr(kind, "instance_class", tuple).__name__
        return f"{name}({','.join(map(name_type, kind))})"
    return {"int64": "int", "float64": "float"}.get(str(kind), str(kind))
