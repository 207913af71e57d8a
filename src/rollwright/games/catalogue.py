"""The catalogue of games: one tuple, in the order they are shown."""

from __future__ import annotations

from ..core.game import AnyGame
from .duel import DUEL

GAMES: tuple[AnyGame, ...] = (DUEL,)
