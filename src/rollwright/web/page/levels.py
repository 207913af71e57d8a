"""The bots that play in a page: all levels, where the game has a kernel."""

from __future__ import annotations

from collections.abc import Iterable

from ...any_game import AnyGame
from ...bots.levels import LEVELS
from ...core.rules_engine import RulesEngine
from ..parts.levels import QUICK, LevelChooser

PLAIN_LEVELS = ("wanderer", QUICK)
"""Levels that decide at once by the rules alone."""


class PageChooser(LevelChooser):
    """Plays the levels of which a page is capable; its kernels come as they are, so nothing is compiled."""

    def __init__(self, loaded: Iterable[str] = ()) -> None:
        super().__init__()
        self.loaded = set(loaded)
        """The games whose kernel is there."""

    def __reduce__(self) -> tuple[object, ...]:
        """The worker that thinks has loaded the same kernels before it is asked."""
        return PageChooser, (tuple(self.loaded),)

    def levels(self, game: AnyGame) -> tuple[str, ...]:
        """Return the levels, weakest first."""
        is_slow = isinstance(game.engine(fast=False), RulesEngine)
        return PLAIN_LEVELS if is_slow else tuple(level.name for level in LEVELS)

    def stand_in(self, game: AnyGame) -> str:
        """Return the level that plays on for absent people."""
        return QUICK

    def is_warm(self, game: AnyGame) -> bool:
        """Say whether the game's kernel is there."""
        return game.id in self.loaded

    def warm_up(self, game: AnyGame) -> None:
        """Do nothing: a kernel is fetched before its table is opened."""
