"""The bots that play in a page: those that need no compiled kernel."""

from __future__ import annotations

from ...any_game import AnyGame
from ..table_pages.bot_levels import QUICK, LevelChooser

PLAIN_LEVELS = ("wanderer", QUICK)
"""Levels that decide at once in plain Python."""


class PageChooser(LevelChooser):
    """Plays the levels of which a page is capable."""

    def levels(self, game: AnyGame) -> tuple[str, ...]:
        """Return the levels, weakest first."""
        return PLAIN_LEVELS

    def stand_in(self, game: AnyGame) -> str:
        """Return the level that plays on for absent people."""
        return QUICK
