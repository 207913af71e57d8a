"""The games as the pages list them."""

from __future__ import annotations

from ...any_game import AnyGame
from ...core.teaching.lesson import has_lesson
from ...games.catalogue import list_games
from ..html.words import say


def is_shared(game: AnyGame) -> bool:
    """Say whether all players draw on one sheet."""
    return game.manifest.is_shared


def all_games() -> tuple[AnyGame, ...]:
    """Return all games, the simplest first."""
    return tuple(sorted(list_games(), key=lambda game: game.manifest.order))


def first_game() -> AnyGame:
    """Return the game that newcomers begin with: the simplest that has a lesson."""
    games = all_games()
    return next((game for game in games if has_lesson(game)), games[0])


def count_players(game: AnyGame) -> str:
    """ "1–100 players" """
    low, high = game.seats[0], game.seats[-1]
    return say("home-players", number=str(low) if low == high else f"{low}–{high}")
