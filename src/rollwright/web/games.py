"""What the pages say about each game, besides what the game says itself."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.game import AnyGame
from ..games.catalogue import GAMES


@dataclass(frozen=True)
class About:
    """How a game is introduced. A shared game has one sheet on the table for everybody."""

    blurb: str
    minutes: int
    quick_bots: int = 0
    """How many bots the one-click game has; none where it can be played alone."""
    shared: bool = False


ABOUT = {
    "chiefdom-1": About(
        "Found a village between two walls: water, trees, men and their houses, three dice a turn.", 20
    ),
    "chiefdom-2": About(
        "The second edition: linked shapes, walls from both sides, scoring cards and bonuses.", 20
    ),
    "duel": About(
        "One valley for two. Draft dice, pair your icons and race along six tracks.", 25, 1, shared=True
    ),
    "fiefdoms": About(
        "Pair four dice, found districts and guilds, and put everybody to work. Eight solo challenges.", 30
    ),
}
UNKNOWN = About("A roll-and-write game.", 20)


def about(game: AnyGame) -> About:
    """Return how a game is introduced."""
    return ABOUT.get(game.id, UNKNOWN)


def is_shared(game: AnyGame) -> bool:
    """Say whether all players draw on one sheet."""
    return about(game).shared


def all_games() -> tuple[AnyGame, ...]:
    """Return the games that have a drawing, the newest edition first."""
    from ..sheets.svg.drawings import DRAWINGS

    drawn = [game for game in GAMES if game.id in DRAWINGS]
    return tuple(sorted(drawn, key=lambda game: game.id == "chiefdom-1"))
