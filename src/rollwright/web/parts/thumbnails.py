"""Small drawings of sheets, for cards and lists."""

from __future__ import annotations

from ...core.types import Seat
from ...drawing.element import Svg
from ...games.catalogue import find_game
from ...sheets.svg import draw


def small_drawing(game_id: str, view: object, seat: Seat) -> Svg:
    """Return a seat's sheet without its texts and its name, in the colours of the page that shows it."""
    return draw(find_game(game_id), view, seat, is_small=True)
