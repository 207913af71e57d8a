"""The catalogue: every game of the house, in the order it is shown."""

from __future__ import annotations

from rollwright.core.errors import InvalidSetup
from rollwright.core.game import AnyGame

GAMES: tuple[AnyGame, ...] = ()


def find_game(name: str) -> AnyGame:
    """Return the game of that id; InvalidSetup if the house has none."""
    for game in GAMES:
        if game.id == name:
            return game
    known = ", ".join(game.id for game in GAMES)
    raise InvalidSetup(f"there is no game {name[:40]!r} (games: {known})")
