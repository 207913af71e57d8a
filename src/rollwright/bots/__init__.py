"""Players that are programs."""

from __future__ import annotations

from .bot import Bot
from .glance import GlanceBot
from .guests import Guest, guests_of, make_guest
from .hints import Hint, best_moves
from .levels import LEVELS, Level, find_level
from .noisy import NoisyBot, at_speed, planner_in
from .planner import Planner, make_planners, parse_budget
from .policy import LEARNED, PolicyBot, make_policy_bots
from .registry import BOTS, best_bot, bots_of, find_bot, name_bots, quick_bot
from .search import Budget, Candidate, Trial, make_trial, search, warm_up

__all__ = [
    "BOTS",
    "LEARNED",
    "LEVELS",
    "Bot",
    "Budget",
    "Candidate",
    "GlanceBot",
    "Guest",
    "Hint",
    "Level",
    "NoisyBot",
    "Planner",
    "PolicyBot",
    "Trial",
    "at_speed",
    "best_bot",
    "best_moves",
    "bots_of",
    "find_bot",
    "find_level",
    "guests_of",
    "make_guest",
    "make_planners",
    "make_policy_bots",
    "make_trial",
    "name_bots",
    "parse_budget",
    "planner_in",
    "quick_bot",
    "search",
    "warm_up",
]
