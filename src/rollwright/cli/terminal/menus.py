"""The keys of menus."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from string import ascii_lowercase

from rollwright.core.types import Move

COMMANDS = "hmoqrsu?"
"""Keys that are commands everywhere; no menu uses them."""
NUMBERED = "123456789" + "".join(letter for letter in ascii_lowercase if letter not in COMMANDS)


def menu_keys(options: Sequence[Move], avoid: Collection[str] = ()) -> list[str]:
    """Return a key for each option: its own if that is unambiguous, else numbers, then letters, then none.

    Keys to avoid are those that squares' names begin with, where these can be typed.
    """
    own, free = own_keys(options), [key for key in NUMBERED if key not in avoid]
    if own is not None and not set(own) & set(avoid):
        return own
    return [free[i] if i < len(free) else "" for i in range(len(options))]


def own_keys(options: Sequence[Move]) -> list[str] | None:
    """Dice 2 and 6 -> ["2", "6"]; jobs c5=F and c5=L -> ["f", "l"]; None if unclear"""
    keys = [option[0].value.rpartition("=")[2].lower() if len(option) == 1 else "" for option in options]
    is_clear = len(set(keys)) == len(keys) and all(len(key) == 1 and key not in COMMANDS for key in keys)
    return keys if is_clear else None
