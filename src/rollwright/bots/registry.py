"""The registry of bots: one tuple of sources, each listing the bots it has for a game."""

from __future__ import annotations

from collections.abc import Callable

from rollwright.core.errors import InvalidSetup
from rollwright.core.game import AnyGame

from .bot import Bot
from .levels import LEVELS, find_level
from .noisy import NoisyBot, split_noise
from .planner import make_planners, parse_planner
from .policy import make_policy_bots

BOTS: tuple[Callable[[AnyGame], tuple[Bot, ...]], ...] = (make_policy_bots, make_planners)
"""Weaker sources first, so that a game's last bot is its strongest."""


def bots_of(game: AnyGame) -> tuple[Bot, ...]:
    """Return the game's bots, weakest first."""
    return tuple(bot for source in BOTS for bot in source(game))


def find_bot(game: AnyGame, name: str) -> Bot:
    """Return the bot of that name or level ("elder", "planner:500", "shrewd~0.1" with noise).

    InvalidSetup if there is none.
    """
    quiet, slips = split_noise(name)
    if slips is not None:
        return NoisyBot(find_bot(game, quiet), slips)
    level = find_level(name)
    for wanted in level.bots if level else (name,):
        bot = next((bot for bot in bots_of(game) if bot.name == wanted), None) or parse_planner(wanted)
        if bot is not None:
            return bot
    known = ", ".join([*(bot.name for bot in bots_of(game)), *(level.name for level in LEVELS)])
    raise InvalidSetup(f"there is no bot {name[:40]!r} for {game.id} (bots: {known})")


def best_bot(game: AnyGame) -> Bot:
    """Return the game's strongest bot."""
    return bots_of(game)[-1]


def quick_bot(game: AnyGame) -> Bot:
    """Return the strongest bot that needs no time to think."""
    return make_policy_bots(game)[-1]
