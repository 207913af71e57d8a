"""Sheets in a terminal, by the game's own painter or the plain one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from ...any_game import AnyGame
from ...core.errors import InvalidSetup
from ...core.game import Game
from ...core.types import Ghost, Seat
from ...drawing.painter import Lines, Painter, paint_plainly

S = TypeVar("S")


def painter_for(game: Game[S]) -> Painter[S]:
    """Return the game's painter, or the plain one."""
    make = game.manifest.painter
    painter: object = paint_plainly(game) if make is None else make()
    if not isinstance(painter, Painter):
        raise InvalidSetup(f"{game.id}: manifest.painter returns a {type(painter).__name__}, not a Painter")
    return painter


def paint_sheet(
    game: Game[S],
    view: S,
    seat: Seat,
    ghosts: Sequence[Ghost] = (),
    cursor: Collection[str] = (),
    fits: Callable[[Lines], bool] = lambda lines: False,
) -> Lines:
    """Return the large drawing of a sheet if there is one and it fits, else the small one."""
    painter = painter_for(game)
    if painter.paint_large is not None:
        lines = painter.paint_large(game, view, seat, ghosts, cursor)
        if fits(lines):
            return lines
    return painter.paint(game, view, seat, ghosts, cursor)


def summarize(game: AnyGame) -> str:
    """Return a game in one line."""
    low, high = game.seats[0], game.seats[-1]
    seats = f"For {low} to {high} seats." if high > low else f"For {low} seats."
    return game.manifest.summary or seats


__all__ = ["Painter", "paint_sheet", "painter_for", "summarize"]
