"""Bots with noise: sometimes they play one of the next best moves, as people do."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TypeVar

from rollwright.core.errors import InvalidSetup
from rollwright.core.game import Game
from rollwright.core.rng import Rng, draw_below
from rollwright.core.types import Move, Seat

from .bot import Bot
from .planner import Planner
from .policy import PolicyBot
from .subsampling import SubsamplingBot
from .values_file import ValuesFileBot

S = TypeVar("S")
SIGN = "~"
OTHERS = 8
"""The number of promising moves that a slip is drawn from."""
CHANCE = re.compile("0?[.][0-9]{1,3}|1([.]0{1,3})?")
PARTS = 1000


@dataclass(frozen=True)
class NoisyBot:
    """Plays as another bot, but with probability `slips` / 1000 a random promising move."""

    bot: Bot
    slips: int
    fast: bool = False

    @property
    def name(self) -> str:
        return f"{self.bot.name}{SIGN}{self.slips / PARTS:g}"

    def choose(self, game: Game[S], state: S, seat: Seat, rng: Rng) -> Move:
        """Return the other bot's move, or a slip."""
        rng, drawn = draw_below(rng, PARTS)
        if drawn >= self.slips:
            return self.bot.choose(game, state, seat, rng)
        moves = game.engine(self.fast).shortlist(state, seat, OTHERS)
        return moves[draw_below(rng, len(moves))[1]]


def planner_in(bot: Bot) -> Planner | None:
    """Return the planner inside a bot, with or without noise; None if it is no planner."""
    inner = bot.bot if isinstance(bot, NoisyBot) else bot
    return inner if isinstance(inner, Planner) else None


def at_speed(bot: Bot, fast: bool, threads: int | None) -> Bot:
    """Return the bot compiled or plain; planners with a number of threads."""
    if isinstance(bot, NoisyBot):
        return replace(bot, bot=at_speed(bot.bot, fast, threads), fast=fast)
    if isinstance(bot, Planner):
        return replace(bot, threads=threads)
    own = (PolicyBot, SubsamplingBot, ValuesFileBot)
    return replace(bot, fast=fast) if isinstance(bot, own) else bot


def split_noise(name: str) -> tuple[str, int | None]:
    """ "shrewd~0.1" -> ("shrewd", 100); None for a bot without noise"""
    word, sign, chance = name.partition(SIGN)
    if not sign:
        return name, None
    if not CHANCE.fullmatch(chance) or not float(chance):
        raise InvalidSetup(f"a bot's noise is a chance such as shrewd~0.1, not {name[:40]!r}")
    return word, round(float(chance) * PARTS)
