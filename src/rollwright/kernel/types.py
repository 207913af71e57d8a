"""The types of what kernels are given: each target decides them anew when it compiles a function."""

from __future__ import annotations

from typing import Any

Params = Any
"""What never changes at a table (rules, a board, weights): a named tuple whose type selects the game."""
Position = Any
"""One seat's sheet with its dice, or the board of a game that has one: a named tuple of integers."""
Array = Any
"""Numbers that belong to the caller: a list when plain; NumPy's, a raw array or CUDA's when compiled."""
Scratch = Any
"""Working memory of whatever evaluates positions: a tuple of arrays, or 0."""
Policies = Any
"""The number of each seat's policy, or `AllRandom`."""
