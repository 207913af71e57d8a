"""The painter of games that have none of their own: the sheet's text."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from ...core.game import AnyGame
from ...core.types import Ghost, Seat
from .painter import Lines, View
from .painter import locate_square as locate

__all__ = ["locate", "paint", "reference", "tell_dice"]


def paint(game: AnyGame, view: View, seat: Seat, ghosts: Sequence[Ghost], cursor: Collection[str]) -> Lines:
    """Return the sheet's text, and the preview in words below it."""
    lines = [Text(line) for line in game.format_sheet(view, seat).splitlines()]
    marks = ", ".join(f"{ghost.place} becomes {ghost.mark}" for ghost in ghosts)
    return [*lines, Text(), Text(f"[{marks}]" if marks else "", style="bold")]


def tell_dice(game: AnyGame, view: View, seat: Seat) -> Lines:
    """Return nothing: the choices say what was rolled."""
    return []


def reference(game: AnyGame, view: View) -> Lines:
    """Return the game's name and its options."""
    lines = [Text(game.name, style="bold"), Text()]
    chosen = game.options_of(view)
    return lines + [Text(f"{o.name}={chosen[o.name]}: {o.help}") for o in game.options]
