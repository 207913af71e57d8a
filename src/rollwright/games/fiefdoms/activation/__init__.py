"""The best activation of a sheet, proven best: docs/decisions/0004-activation.md has the argument."""

from .solver import TOO_HARD, best_active

__all__ = ["TOO_HARD", "best_active"]
