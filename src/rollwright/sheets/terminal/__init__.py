"""Sheets in a terminal: one painter for each family of games, one for all others."""

from __future__ import annotations

from ...core.game import AnyGame
from . import chiefdom, plain
from .painter import Painter

PAINTERS: dict[str, Painter] = {"chiefdom": chiefdom}
"""By family: the game's id up to its first hyphen."""

SUMMARIES = {
    "chiefdom-1": "A village from three dice: first edition, big shapes, a wall from the West.",
    "chiefdom-2": "A village from three dice: second edition, smaller shapes, walls from both sides.",
    "duel": "Two chiefs draft dice and draw on one shared map; the weakest row counts most.",
    "fiefdoms": "25 turns to build a fief of farms, guilds and cottages, and to man it.",
}
"""One line for each game, where games are chosen."""


def painter_for(game: AnyGame) -> Painter:
    """Return the painter of the game's family, or the plain one."""
    return PAINTERS.get(game.id.partition("-")[0], plain)


def summarize(game: AnyGame) -> str:
    """Return a game in one line."""
    low, high = game.seats[0], game.seats[-1]
    return SUMMARIES.get(game.id, f"For {low} to {high} seats." if high > low else f"For {low} seats.")


__all__ = ["PAINTERS", "Painter", "painter_for", "summarize"]
