"""How the large functions of this kernel are marked: compiled once, not taken in at every call."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any, ParamSpec, TypeVar, cast

from ...core.jit import jit

P = ParamSpec("P")
T = TypeVar("T")


def large(function: Callable[P, T]) -> Callable[P, T]:
    """Mark a kernel function that is called from many places."""
    mark = cast(Any, jit)(inline=False) if "inline" in signature(jit).parameters else jit
    return cast(Callable[P, T], mark(function))
