"""The plain target: Python runs kernel functions as they are, so there is nothing to define."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from .target import Choose, Function


class PlainTarget:
    """Runs kernel functions in the interpreter."""

    name: ClassVar[str] = "plain"
    can_allocate: ClassVar[bool] = True

    def define_function(self, function: Function, body: Function, inline: bool) -> None:
        return

    def define_generic(self, call: Function, choose: Choose) -> None:
        return

    def define_operator(self, symbol: Function, kind: type, body: Function) -> None:
        return

    def define_intrinsic(self, function: Function) -> None:
        return

    def define_lookup_table(self, look: Callable[[int], int], numbers: tuple[int, ...]) -> None:
        return

    def define_stack_array(self, allocate: Callable[[], list[int]], length: int) -> None:
        return

    def compile(self, function: Function, home: str, allocates: bool) -> Function:
        """Return the function itself."""
        return function
