"""Running a game's WebAssembly module: arrays in its memory, and calls of its exports.

This is what a page without a server has in the place of Numba and NumPy. The module's memory belongs to the
machine that runs it, a browser or wasmtime (`Instance`); a call writes one frame there and reads one value.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from struct import calcsize, pack, unpack
from typing import NamedTuple, ParamSpec, Protocol, TypeVar, cast, overload

from .target import Function

P = ParamSpec("P")
T = TypeVar("T")
FORMATS = {"int64": "q", "uint64": "Q", "int32": "i", "uint32": "I", "int16": "h", "int8": "b", "uint8": "B"}
FORMATS |= {"bool": "?", "float32": "f", "float64": "d"}
"""The letters of `struct` by the names of types."""
Shape = int | list["Shape"]
"""How numbers are nested: 1 for a number, a list for a tuple."""
ALIGNMENT = 16
FRAME_BYTES = 1 << 14
"""No entry point takes more."""


class KernelFailed(RuntimeError):
    """An entry point raised an exception."""


class Export(NamedTuple):
    """An entry point as a module exports it."""

    name: str
    function: str
    """`rollwright.kernel.interface:list_paths`"""
    key: str
    """The types of its arguments, as `describe` names them."""
    arguments: str
    """The frame's format from the first argument on."""
    start: int
    """Where the arguments begin in the frame."""
    returned: str
    """The format of what it returns."""
    shape: Shape
    """How the numbers that it returns are nested."""


class Instance(Protocol):
    """A module in a machine that runs it."""

    @property
    def heap(self) -> int:
        """The first address that is free."""

    def read(self, address: int, size: int) -> bytes:
        """Return bytes of its memory."""

    def write(self, address: int, data: bytes) -> None:
        """Write bytes into its memory."""

    def reserve(self, size: int) -> None:
        """Let its memory have at least that many bytes."""

    def call(self, name: str, frame: int) -> int:
        """Call an export and return its status: 0 unless it raised an exception."""


class WasmArray:
    """An array in a module's memory; a slice is a list."""

    def __init__(self, instance: Instance, address: int, length: int, dtype: str) -> None:
        self._instance, self.address, self._length, self.dtype = instance, address, length, dtype
        self._format = FORMATS[dtype]
        self._size = calcsize(f"<{self._format}")

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> int: ...
    @overload
    def __getitem__(self, place: slice) -> list[int]: ...
    def __getitem__(self, place: int | slice) -> int | list[int]:
        if isinstance(place, slice):
            start, stop, step = place.indices(self._length)
            return self._read(start, max(0, stop - start))[::step]
        return self._read(range(self._length)[place], 1)[0]

    def __setitem__(self, place: int, number: int) -> None:
        at = self.address + range(self._length)[place] * self._size
        self._instance.write(at, pack(f"<{self._format}", number))

    def __iter__(self) -> Iterator[int]:
        return iter(self[:])

    def fill(self, data: bytes, start: int = 0) -> None:
        """Write numbers, as bytes, from an index on."""
        self._instance.write(self.address + start * self._size, data)

    def _read(self, start: int, length: int) -> list[int]:
        data = self._instance.read(self.address + start * self._size, length * self._size)
        return array(self._format, data).tolist()


class WasmModule:
    """A game's entry points in WebAssembly, and the arrays they work on."""

    def __init__(self, instance: Instance, exports: Iterable[Export]) -> None:
        self._instance, self._end = instance, instance.heap
        self._exports: dict[tuple[str, str], Export] = {(each.function, each.key): each for each in exports}
        self._functions = {each.function for each in self._exports.values()}
        self._arrays: dict[tuple[str, str], WasmArray] = {}
        self._constants: dict[object, WasmArray] = {}
        self._frame = self._allocate(FRAME_BYTES)

    def ints(self, name: str, length: int, dtype: str = "int64") -> WasmArray:
        """Return the array of that name, at least that long; its first contents are undefined."""
        known = self._arrays.get((name, dtype))
        if known is None or len(known) < length:
            known = self._arrays[name, dtype] = self.new_array(length, dtype)
        return known

    def array(self, numbers: tuple[int, ...]) -> WasmArray:
        """Return integers that never change."""
        return self.constant(numbers, lambda: self.new_copy(array("q", numbers).tobytes(), "int64"))

    def constant(self, key: object, make: Callable[[], WasmArray]) -> WasmArray:
        """Return the array of that key, which never changes; it is made once."""
        if key not in self._constants:
            self._constants[key] = make()
        return self._constants[key]

    def copy(self, name: str, data: bytes, dtype: str) -> WasmArray:
        """Return the array of that name with these contents."""
        found = self.ints(name, len(data) // calcsize(FORMATS[dtype]), dtype)
        found.fill(data)
        return found

    def new_copy(self, data: bytes, dtype: str) -> WasmArray:
        """Return a new array with these contents."""
        found = self.new_array(len(data) // calcsize(FORMATS[dtype]), dtype)
        found.fill(data)
        return found

    def new_array(self, length: int, dtype: str) -> WasmArray:
        """Return a new array of zeros."""
        return WasmArray(self._instance, self._allocate(length * calcsize(FORMATS[dtype])), length, dtype)

    def entry(self, function: Callable[P, T]) -> Callable[P, T] | None:
        """Return a kernel function as the module's entry point; None if it has none for it."""
        name = name_function(function)
        if name not in self._functions:
            return None

        def call(*args: P.args, **named: P.kwargs) -> T:
            return cast(T, self._call(name, args))

        return call

    def _call(self, name: str, args: Sequence[object]) -> object:
        """Write a frame, call, and return what lies in the frame then."""
        key, scalars = ",".join(map(describe, args)), [number for each in args for number in flatten(each)]
        export = self._exports.get((name, key))
        if export is None:
            raise KernelFailed(f"{name} was not built for {key}")
        self._instance.write(self._frame + export.start, pack(export.arguments, *scalars))
        status = self._instance.call(export.name, self._frame)
        if status:
            raise KernelFailed(f"{name} ended with status {status}")
        numbers = unpack(export.returned, self._instance.read(self._frame, calcsize(export.returned)))
        return nest(export.shape, iter(numbers))

    def _allocate(self, size: int) -> int:
        """Return the address of memory that nothing has used yet."""
        at = -(-self._end // ALIGNMENT) * ALIGNMENT
        self._end = at + size
        self._instance.reserve(self._end)
        return at


def name_function(function: Function) -> str:
    """Return a function's full name: `rollwright.kernel.interface:list_paths`."""
    return f"{function.__module__}:{function.__qualname__}"


def describe(value: object) -> str:
    """Return the type of an argument: "int", "int64[]", "Bits(int,int)"."""
    if isinstance(value, WasmArray):
        return f"{value.dtype}[]"
    if isinstance(value, tuple):
        return f"{type(value).__name__}({','.join(map(describe, value))})"
    return type(value).__name__


def flatten(value: object) -> Iterator[object]:
    """Return the numbers that an argument is made of."""
    if isinstance(value, WasmArray):
        yield from (value.address, len(value))
    elif isinstance(value, tuple):
        for each in value:
            yield from flatten(each)
    else:
        yield value


def nest(shape: Shape, numbers: Iterator[object]) -> object:
    """[1, [1, 1]], 3 4 5 -> (3, (4, 5))"""
    return next(numbers) if isinstance(shape, int) else tuple(nest(each, numbers) for each in shape)


LOADED: dict[str, WasmModule] = {}
"""The modules of this page by the modules of Python whose kernels they are."""
