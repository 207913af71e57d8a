"""Chiefdom Duel: two players draw on one board."""

from .game import DUEL, Duel

__all__ = ["DUEL", "Duel"]
