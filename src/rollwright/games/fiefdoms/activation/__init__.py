"""The best activation of a sheet, proven best: docs/decisions/0004-activation.md has the argument."""

from .solver import best_active

__all__ = ["best_active"]
