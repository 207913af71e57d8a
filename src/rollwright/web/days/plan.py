"""What is played on a day: every game, alone or against one level, with another challenge each day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from ...any_game import AnyGame
from ...core.descriptions import goal_of
from ...core.options import fill_options, newest_rules
from ...table.dice.day_dice import number_of
from ...table.rules.setup import PERSON
from ..parts.challenges import list_challenges
from ..parts.games import all_games

RIVAL = "hunter"
"""Whom everybody plays against where a game needs somebody: it decides at once."""


def plan_options(game: AnyGame, day: date) -> dict[str, str]:
    """Return a day's options: the day's challenge where a game has some, and the newest rules."""
    challenges, rules = list_challenges(game), newest_rules(game.options)
    if not challenges:
        return rules
    chosen = challenges[number_of(day) % len(challenges)]
    return {chosen.option: chosen.value, **rules}


def plan_seats(game: AnyGame, player: str = PERSON) -> list[str]:
    """Return a day's seats: the rival's first, where there is one."""
    return [*[RIVAL] * game.manifest.bots, player]


def has_goal(game: AnyGame, options: Mapping[str, str]) -> bool:
    """Say whether a game with these options is played for a goal, which can be missed."""
    return bool(goal_of(game, fill_options(game.options, options)))


def plan_days(days: Sequence[date]) -> dict[str, dict[date, dict[str, str]]]:
    """Return the options of every game on these days."""
    return {game.id: {day: plan_options(game, day) for day in days} for game in all_games()}
