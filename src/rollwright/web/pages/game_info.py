"""The games as the pages list them."""

from __future__ import annotations

from ...core.game import AnyGame
from ...games.catalogue import list_games


def is_shared(game: AnyGame) -> bool:
    """Say whether all players draw on one sheet."""
    return game.manifest.is_shared


def all_games() -> tuple[AnyGame, ...]:
    """Return all games, the simplest first."""
    return tuple(sorted(list_games(), key=lambda game: game.manifest.order))
