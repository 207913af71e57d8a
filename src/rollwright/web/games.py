"""What the pages say about each game, besides what the game says itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..core.game import AnyGame
from ..core.types import Choice, Move
from ..games.catalogue import GAMES
from ..games.duel.text import dice_in
from ..games.fiefdoms.headings import heading_of


@dataclass(frozen=True)
class About:
    """How a game is introduced. A shared game has one sheet on the table for everybody."""

    blurb: str
    minutes: int
    quick_bots: int = 0
    """How many bots the one-click game has; none where it can be played alone."""
    shared: bool = False
    order: int = 9
    """The simpler a game, the earlier it is shown: one begins with the first."""
    heading: Callable[[Any, Move], Choice | None] | None = None
    """What a move is listed under in the menu, besides its own choices."""
    dice_left: Callable[[Any], Sequence[str]] | None = None
    """Which of the dice rolled still lie there, in games where players take them."""


ABOUT = {
    "chiefdom-1": About(
        "Found a village between two walls: water, trees, men and their houses, three dice a turn.",
        20,
        order=1,
    ),
    "chiefdom-2": About(
        "The second edition: linked shapes, walls from both sides, scoring cards and bonuses.",
        20,
        order=2,
    ),
    "duel": About(
        "One valley for two. Draft dice, pair your icons and race along six tracks.",
        25,
        1,
        shared=True,
        order=3,
        dice_left=lambda view: dice_in(view.left),
    ),
    "fiefdoms": About(
        "Pair four dice, found districts and guilds, and put everybody to work. Eight solo challenges.",
        30,
        order=4,
        heading=heading_of,
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
    """Return the games that have a drawing, the simplest first."""
    from ..sheets.svg.drawings import DRAWINGS

    drawn = [game for game in GAMES if game.id in DRAWINGS]
    return tuple(sorted(drawn, key=lambda game: about(game).order))
