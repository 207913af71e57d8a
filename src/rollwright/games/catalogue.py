"""All games there are, in one tuple."""

from __future__ import annotations

from ..core.errors import InvalidSetup
from ..core.game import AnyGame
from .chiefdom import CHIEFDOM_1, CHIEFDOM_2
from .duel import DUEL
from .fiefdoms import FIEFDOMS

GAMES: tuple[AnyGame, ...] = (CHIEFDOM_1, CHIEFDOM_2, DUEL, FIEFDOMS)


def find_game(name: str) -> AnyGame:
    """Return the game with that id; InvalidSetup if there is none."""
    for game in GAMES:
        if game.id == name:
            return game
    known = ", ".join(game.id for game in GAMES)
    raise InvalidSetup(f"there is no game {name[:40]!r} (games: {known})")
