"""Sheets in a terminal, by the game's own painter or the plain one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from ...any_game import AnyGame
from ...core.descriptions import summarize_game
from ...core.errors import InvalidSetup
from ...core.game import Game
from ...core.types import Ghost, Seat
from ...drawing.painter import Lines, Painter, paint_plainly
from ...drawing.plain import sheet_of
from ...drawing.sheet import Sheet
from ...drawing.sheet_painter import paint_described
from ..messages import MESSAGES

S = TypeVar("S")


def painter_for(game: Game[S]) -> Painter[S]:
    """Return the game's painter, or that of its described sheet, or the plain one."""
    make, sheet = game.manifest.painter, sheet_of(game)
    if make is not None and not callable(make):
        raise InvalidSetup(f"{game.id}: manifest.painter is a function that returns a Painter")
    painter: object = make() if make is not None else _paint(game, sheet)
    if not isinstance(painter, Painter):
        raise InvalidSetup(f"{game.id}: manifest.painter returns a {type(painter).__name__}, not a Painter")
    return painter


def _paint(game: AnyGame, sheet: Sheet | None) -> Painter[object]:
    return paint_plainly(game) if sheet is None else paint_described(sheet)


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
    seats = MESSAGES.say("for-seats" if high > low else "for-exactly-seats", low=low, high=high)
    return summarize_game(game) or seats


__all__ = ["Painter", "paint_sheet", "painter_for", "summarize"]
