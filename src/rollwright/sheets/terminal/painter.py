"""What a painter promises, and what it may leave to others."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any, Protocol

from rich.text import Text

from ...core.game import AnyGame
from ...core.types import Ghost, Seat

View = Any
"""A state as `Game.view` returned it."""
Lines = list[Text]
_NAME = re.compile(r"(?P<letter>[a-z]?)(?P<number>[0-9]{1,2})")


class Painter(Protocol):
    """Draws one family of games; a module with these functions is a painter.

    A painter may also have `paint_large`, like `paint`, for terminals with room to spare; `spell`, which
    returns how people type a place; `tell_move`, a move in words; and, where the total is not what decides,
    `tell_standing`, `standing_key`, `tell_gain` and `tell_totals` (`standing.py` has what they replace).
    What differs in colour differs in character too. Only the characters of `screen.ASCII` and ASCII are
    used, all one column wide.
    """

    def paint(
        self, game: AnyGame, view: View, seat: Seat, ghosts: Sequence[Ghost], cursor: Collection[str]
    ) -> Lines:
        """Return the seat's sheet with the preview's marks; `cursor` are the places being chosen.

        The layout goes by the size that comes back: up to 41 x 17 leaves room for the panel beside it.
        """
        ...

    def tell_dice(self, game: AnyGame, view: View, seat: Seat) -> Lines:
        """Return what was rolled and what it offers; at most 8 lines of 42 columns."""
        ...

    def reference(self, game: AnyGame, view: View) -> Lines:
        """Return the rules, the tables and what is in play, to be read page by page (76 columns)."""
        ...

    def locate(self, place: str) -> tuple[int, int] | None:
        """Return a place's row and column among places, for the arrow keys; None if it has none."""
        ...


def locate_square(place: str) -> tuple[int, int] | None:
    """ "c4" -> (4, 3); "5" -> (0, 5)"""
    match = _NAME.fullmatch(place)
    if match is None:
        return None
    number = int(match["number"])
    return (number, ord(match["letter"]) - ord("a") + 1) if match["letter"] else (0, number)
