"""A game with states of whatever type: what catalogues hold, and what everything above the rules is given."""

from __future__ import annotations

from typing import Any

from .core.game import Game

AnyGame = Game[Any]
"""A game with states of whatever type.

Python has no existential types: code that takes any game and only hands its states back to it can name them
neither `object` (a game refuses states of others) nor by a type variable (collections hold several games).
"""
