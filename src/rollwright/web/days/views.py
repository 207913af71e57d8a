"""What the pages of days are made of, read from a store."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from ...any_game import AnyGame
from ...table.dice.day_dice import day_at
from ...table.people.days import (
    Day,
    list_days,
    list_friends_ranked,
    list_pars,
    list_ranked,
    played_days,
    shown_secret,
    spread_of,
    standing_of,
    streak_of,
)
from ...table.rules.events import DayDice
from ...table.rules.setup import NewTable
from ...table.stores.database import Reader
from ..door.person import Person
from ..parts.games import all_games
from .comparisons import own_try
from .daily_page import CardShown, DayShown
from .plan import plan_seats

TOP = 20
ARCHIVE = 15
Begin = Callable[[date, str], Day | None]
"""Returns the dice of a day that has begun; None of a day that never was."""


def gather_today(
    store: Reader, begin: Begin, day: date, person: Person | None
) -> tuple[list[date], list[CardShown]]:
    """Return the days a person has played, and today's dice of every game, read at once."""
    cards = []
    for game in all_games():
        if (begun := begin(day, game.id)) is not None:
            count = standing_of(store, begun.day, game.id, 0).of
            cards.append(CardShown(game, begun, own_try(store, begun, person), count))
    return _played(store, person), cards


def _played(store: Reader, person: Person | None) -> list[date]:
    return [] if person is None else played_days(store, person.profile)


def gather_day(
    store: Reader, begin: Begin, game: AnyGame, wanted: date, person: Person | None, now: int
) -> DayShown | None:
    """Return what the page of a day shows, read at once; None of a day that never was."""
    if (day := begin(wanted, game.id)) is None:
        return None
    today, played = day_at(now), _played(store, person)
    return DayShown(
        game,
        day,
        day.day == today.isoformat(),
        own_try(store, day, person, streak_of(played, today)),
        list_ranked(store, day.day, game.id, TOP),
        spread_of(store, day.day, game.id),
        list_pars(store, day.day, game.id),
        shown_secret(store, day, now),
        [each.day for each in list_days(store, game.id, today, ARCHIVE)],
        now,
        [] if person is None else list_friends_ranked(store, day.day, game.id, person.profile, TOP),
        played,
    )


def plan_try(game: AnyGame, day: Day) -> NewTable:
    """Return the table of a try of a day."""
    dice = DayDice(day.day, day.salt)
    return NewTable(game.id, plan_seats(game), day.options, hints="nobody", daily=dice)
