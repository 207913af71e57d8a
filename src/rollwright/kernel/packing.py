"""Positions as rows of integers, so that arrays can hold them: for environments, batches and copies.

A position is a NamedTuple of integers and of further such tuples; how it is laid out follows from its fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar, cast, get_type_hints

from ..compiler.jit import jit
from . import interface as kernel
from .types import Array, Numbers

Namespace = dict[str, Any]
"""The names of generated code, which `exec` fills with anything."""
P = TypeVar("P")


class Packing(NamedTuple, Generic[P]):
    """How a kind of position is kept in a row of `width` integers, from a place in it on."""

    width: int
    save: Callable[[Array, int, P], None]
    load: Callable[[Numbers, int], P]
    digest: Callable[[P], int]


@jit
def mix(memory: int, value: int) -> int:
    """Return a number below 2**40 that depends on both; nothing overflows on the way."""
    for part in (value & 0xFFFFF, (value >> 20) & 0xFFFFF, (value >> 40) & 0xFFFFF, value >> 60):
        memory = ((memory ^ part) * 1000003 + (memory >> 17)) & 0xFFFFFFFFFF
    return memory


def pack(kind: type[P]) -> Packing[P]:
    """Return how positions of that type are saved, loaded and hashed."""
    names: Namespace = {"mix": mix}
    fields = list(_fields(kind, "value"))
    saved = "\n".join(f"    row[start + {n}] = {field}" for n, field in enumerate(fields))
    mixed = "\n".join(f"    memory = mix(memory, {field})" for field in fields)
    loaded = _load(kind, iter(range(len(fields))), names)
    text = (
        f"def save(row, start, value):\n{saved}\n\n"
        f"def load(row, start):\n    return {loaded}\n\n"
        f"def digest(value):\n    memory = 0\n{mixed}\n    return memory\n"
    )
    exec(text, names)
    save, load, digest = (jit(names[name]) for name in ("save", "load", "digest"))
    return Packing(len(fields), save, load, digest)


def pack_for(params: type, kind: type[P]) -> Packing[P]:
    """Return how a table's positions are packed, and let the kernel keep and hash them so."""
    packing = pack(kind)
    names: Namespace = packing._asdict()
    exec(
        "def save_at(table, row, start, at):\n    save(row, start, at)\n\n"
        "def load_at(table, row, start):\n    return load(row, start)\n\n"
        "def digest_at(table, at):\n    return digest(at)\n\n"
        "def width_of(table):\n    return width\n",
        names,
    )
    kernel.save_at.implement(params)(jit(names["save_at"]))
    kernel.load_at.implement(params)(jit(names["load_at"]))
    kernel.digest_at.implement(params)(jit(names["digest_at"]))
    kernel.width_of.implement(params)(jit(names["width_of"]))
    return packing


def _fields(kind: type, path: str) -> Iterator[str]:
    """Bits, "value" -> "value.lo", "value.hi" """
    for name, inner in get_type_hints(kind).items():
        if inner is int:
            yield f"{path}.{name}"
        else:
            yield from _fields(inner, f"{path}.{name}")


def _load(kind: type, places: Iterator[int], names: Namespace) -> str:
    """Bits -> "Bits(row[start + 0], row[start + 1])" """
    names[kind.__name__] = kind
    inner = get_type_hints(kind).values()
    parts = [f"row[start + {next(places)}]" if each is int else _load(each, places, names) for each in inner]
    return f"{kind.__name__}({', '.join(parts)})"


def setter(kind: type[P], *fields: str) -> Callable[..., P]:
    """Return a kernel function that replaces fields of a position: `setter(Bits, "lo")(bits, 3)`."""
    parts = ", ".join(f"new_{name}" if name in fields else f"value.{name}" for name in kind.__annotations__)
    new, made = ", ".join(f"new_{name}" for name in fields), f"with_{'_and_'.join(fields)}"
    names: Namespace = {kind.__name__: kind}
    exec(f"def {made}(value, {new}):\n    return {kind.__name__}({parts})\n", names)
    return cast("Callable[..., P]", jit(names[made]))


def putter(kind: type[P]) -> Callable[[P, int, int], P]:
    """Return a kernel function that replaces a number of a row by its place: `putter(Bits)(bits, 1, 3)`."""
    fields = enumerate(get_type_hints(kind))
    parts = ", ".join(f"new if place == {n} else row.{name}" for n, name in fields)
    names: Namespace = {kind.__name__: kind}
    exec(f"def put(row, place, new):\n    return {kind.__name__}({parts})\n", names)
    return cast("Callable[[P, int, int], P]", jit(names["put"]))
