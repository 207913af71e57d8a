"""Arithmetic that every target has as one instruction."""

from __future__ import annotations

from math import floor

from .jit import intrinsic


@intrinsic
def fma(a: float, b: float, c: float) -> float:
    """3, 4, 5 -> 17: a product and a sum, rounded once"""
    return a * b + c


@intrinsic
def round_down(number: float) -> float:
    """2.5 -> 2.0"""
    return float(floor(number))
