"""What is played on a day: every game, alone or against one level, with another challenge each day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from ...core.game import AnyGame
from ...table.dice.day_dice import number_of
from ...table.rules.setup import PERSON
from ..pages.challenges import list_challenges
from ..pages.game_info import all_games

RIVAL = "hunter"
"""Whom everybody plays against where a game needs somebody: it decides at once."""


def plan_options(game: AnyGame, day: date) -> dict[str, str]:
    """Return a day's options: the usual ones, or the day's challenge where a game has some."""
    challenges = list_challenges(game)
    if not challenges:
        return {}
    chosen = challenges[number_of(day) % len(challenges)]
    return {chosen.option: chosen.value}


def plan_seats(game: AnyGame, player: str = PERSON) -> list[str]:
    """Return a day's seats: the rival's first, where there is one."""
    return [*[RIVAL] * game.manifest.bots, player]


def plan_days(days: Sequence[date]) -> dict[str, dict[date, dict[str, str]]]:
    """Return the options of every game on these days."""
    return {game.id: {day: plan_options(game, day) for day in days} for game in all_games()}
