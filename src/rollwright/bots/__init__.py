"""Players that are programs."""

from __future__ import annotations

from .bot import Bot
from .policy import PolicyBot, make_policy_bots
from .registry import BOTS, best_bot, bots_of, find_bot

__all__ = ["BOTS", "Bot", "PolicyBot", "best_bot", "bots_of", "find_bot", "make_policy_bots"]
