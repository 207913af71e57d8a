"""The CPU's fallback: kernel functions by Numba's public `overload`, for a version with other internals.

The results and the speed are the same. Compiling takes two to three times as long (decision 1).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import numpy as np
from numba.extending import overload

from .cpu import compile_entry_point, fma, popcount, round_down, trailing_zeros
from .raw_array import allocate_on_stack
from .target import Choose, Function
from .untyped import Intrinsic, NumbaType

OPTIONS = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Only compiled code calls a kernel function; without these Numba takes a seventh longer."""
INTRINSICS: dict[str, Function] = {
    "popcount": lambda word: popcount(word),
    "trailing_zeros": lambda word: trailing_zeros(word),
    "fma": lambda a, b, c: fma(a, b, c),
    "round_down": lambda number: round_down(number),
}


class OverloadTarget:
    """Compiles kernels for the CPU as overloads."""

    name: ClassVar[str] = "overload"
    can_allocate: ClassVar[bool] = True

    def define_function(self, function: Function, body: Function, inline: bool) -> None:
        options = {"forceinline": inline, **OPTIONS}
        overload(function, jit_options=options, strict=False)(lambda *args, **named: body)

    def define_generic(self, call: Function, choose: Choose) -> None:
        def implementation(params: NumbaType, *args: NumbaType) -> Function:
            return choose(getattr(params, "instance_class", None))

        overload(call, jit_options=OPTIONS, strict=False)(implementation)

    def define_operator(self, symbol: Function, kind: type, body: Function) -> None:
        def choose(*args: NumbaType) -> Function | None:
            return body if all(getattr(each, "instance_class", None) is kind for each in args) else None

        overload(symbol, jit_options={"forceinline": True, **OPTIONS}, strict=False)(choose)

    def define_intrinsic(self, function: Function) -> None:
        self.define_function(function, INTRINSICS[function.__name__], inline=True)

    def define_lookup_table(self, look: Callable[[int], int], numbers: tuple[int, ...]) -> None:
        table = np.array(numbers, dtype=np.int64)
        self.define_function(look, lambda index: table[index], inline=True)

    def define_stack_array(self, allocate: Callable[[], list[int]], length: int) -> None:
        emit: Intrinsic = allocate_on_stack(length)
        overload(allocate, inline="always", strict=False)(lambda: lambda: emit())

    def compile(self, function: Function, home: str, allocates: bool) -> Function:
        return compile_entry_point(function, home, allocates, self.name)
