"""What a target is: something that runs kernel functions, plain or compiled.

A kernel function is written once in Python. Each target is given a definition of every function and
compiles what it is asked for. A new target is one module with a class that has these methods.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from operator import methodcaller
from typing import ClassVar, Protocol, TypeVar

Function = Callable[..., object]
"""A kernel function: every target decides anew what types its arguments have."""
R = TypeVar("R")


def replace_fields(record: R, fields: Mapping[str, object]) -> R:
    """Return a named tuple of any type with some fields replaced."""
    found: R = methodcaller("_replace", **fields)(record)
    return found


Choose = Callable[[type | None], Function]
"""From the type of a generic function's first argument to the function that implements it."""


class Target(Protocol):
    """Runs kernel functions. Every `define_` method is called once for each function, before `compile`."""

    name: ClassVar[str]
    can_allocate: ClassVar[bool]
    """Whether kernels may create arrays while they run."""

    def define_function(self, function: Function, body: Function, inline: bool) -> None:
        """Let compiled code that calls `function` run `body`, inlined or as a call."""

    def define_generic(self, call: Function, choose: Choose) -> None:
        """Let compiled code that calls `call` run what is chosen for the type of the first argument."""

    def define_operator(self, symbol: Function, kind: type, body: Function) -> None:
        """Let compiled code run `body` where an operator is applied to tuples of one type."""

    def define_intrinsic(self, function: Function) -> None:
        """Let compiled code run the target's own instruction of that function's name."""

    def define_lookup_table(self, look: Callable[[int], int], numbers: tuple[int, ...]) -> None:
        """Let compiled code that calls `look` index a constant array."""

    def define_stack_array(self, allocate: Callable[[], list[int]], length: int) -> None:
        """Let compiled code that calls `allocate` have an array of integers on its stack."""

    def compile(self, function: Function, home: str, allocates: bool) -> Function:
        """Return an entry point of a kernel as compiled code; `home` is the module whose kernel it is."""


STARTED = time.time()
"""No later than this process read the source of any kernel."""
Definition = Callable[[Target], None]
_definitions: list[Definition] = []
_defined: dict[str, int] = {}
"""How many of the definitions each target has, by its name."""


def define(definition: Definition) -> None:
    """Register a kernel function with every target."""
    _definitions.append(definition)


def define_all(target: Target) -> None:
    """Give a target every definition that it does not have yet; one of them may bring others."""
    while (known := _defined.get(target.name, 0)) < len(_definitions):
        _defined[target.name] = known + 1
        _definitions[known](target)
