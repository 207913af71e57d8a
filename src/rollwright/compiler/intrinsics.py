"""Arithmetic that every target has as one instruction."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, TypeVar

from .jit import intrinsic

if TYPE_CHECKING:
    import numpy as np

N = TypeVar("N", float, "np.float32")


@intrinsic
def fma(a: N, b: N, c: N) -> N:
    """3, 4, 5 -> 17: a product and a sum, rounded once"""
    return a * b + c


@intrinsic
def round_down(number: float) -> float:
    """2.5 -> 2.0"""
    return float(floor(number))
