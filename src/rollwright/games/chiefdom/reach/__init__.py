"""Which sheets a game can reach: docs/decisions/0011-which-sheets.md has the argument."""

from .check import check_reachable

__all__ = ["check_reachable"]
