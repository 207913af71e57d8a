"""Bots: programs that play."""

from __future__ import annotations

from .bot import Bot
from .external import ExternalBot, external_bots_of, wrap_bot
from .frozen import hash_weights
from .hints import Hint, best_moves
from .levels import LEVELS, Level, find_level, name_bot, name_level, tell_level
from .noisy import NoisyBot, at_speed, planner_in
from .planner import Planner, make_planners, parse_budget
from .policy import LEARNED, PolicyBot, make_policy_bots
from .registry import BOTS, best_bot, bots_of, check_guest, find_bot, name_bots, name_guest, quick_bot
from .search import Budget, Candidate, Trial, make_trial, search, warm_up
from .subsampling import SubsamplingBot
from .values_file import ValuesFileBot

__all__ = [
    "BOTS",
    "LEARNED",
    "LEVELS",
    "Bot",
    "Budget",
    "Candidate",
    "ExternalBot",
    "Hint",
    "Level",
    "NoisyBot",
    "Planner",
    "PolicyBot",
    "SubsamplingBot",
    "Trial",
    "ValuesFileBot",
    "at_speed",
    "best_bot",
    "best_moves",
    "bots_of",
    "check_guest",
    "external_bots_of",
    "find_bot",
    "find_level",
    "hash_weights",
    "make_planners",
    "make_policy_bots",
    "make_trial",
    "name_bot",
    "name_bots",
    "name_guest",
    "name_level",
    "parse_budget",
    "planner_in",
    "quick_bot",
    "search",
    "tell_level",
    "warm_up",
    "wrap_bot",
]
