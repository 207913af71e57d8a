"""Sheets in a terminal: one painter for each family of games, one for all others."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from ...core.game import AnyGame
from ...core.types import Ghost, Seat
from . import chiefdom, duel, fiefdoms, plain
from .painter import Lines, Painter, View

PAINTERS: dict[str, Painter] = {"chiefdom": chiefdom, "duel": duel, "fiefdoms": fiefdoms}
"""By family: the game's id up to its first hyphen."""

SUMMARIES = {
    "chiefdom-1": "A village from three dice; large shapes, a wall from the West.",
    "chiefdom-2": "A village from three dice; small shapes, walls need logs.",
    "duel": "Two chiefs on one map; the weakest of six rows counts first.",
    "fiefdoms": "25 turns to build a fief, fill it with people and man it.",
}
"""One line for each game, where games are chosen."""


def painter_for(game: AnyGame) -> Painter:
    """Return the painter of the game's family, or the plain one."""
    return PAINTERS.get(game.id.partition("-")[0], plain)


def paint_sheet(
    game: AnyGame,
    view: View,
    seat: Seat,
    ghosts: Sequence[Ghost] = (),
    cursor: Collection[str] = (),
    fits: Callable[[Lines], bool] = lambda lines: False,
) -> Lines:
    """Return the large drawing of a sheet if there is one and it fits, else the small one."""
    painter = painter_for(game)
    large = getattr(painter, "paint_large", None)
    if large is not None:
        lines: Lines = large(game, view, seat, ghosts, cursor)
        if fits(lines):
            return lines
    return painter.paint(game, view, seat, ghosts, cursor)


def summarize(game: AnyGame) -> str:
    """Return a game in one line."""
    low, high = game.seats[0], game.seats[-1]
    return SUMMARIES.get(game.id, f"For {low} to {high} seats." if high > low else f"For {low} seats.")


__all__ = ["PAINTERS", "Painter", "paint_sheet", "painter_for", "summarize"]
