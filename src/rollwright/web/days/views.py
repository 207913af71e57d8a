"""What the pages of days are made of, read from a store."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from ...any_game import AnyGame
from ...games.catalogue import find_game
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
from .comparisons import own_try
from .daily_page import CardShown, DayShown
from .plan import plan_seats

TOP = 20
ARCHIVE = 15


def gather_today(
    store: Reader, begun: Sequence[Day], person: Person | None
) -> tuple[list[date], list[CardShown]]:
    """Return the days a person has played, and today's dice of every game, read at once."""
    cards = []
    for day in begun:
        count = standing_of(store, day.day, day.game, 0).of
        cards.append(CardShown(find_game(day.game), day, own_try(store, day, person), count))
    return _played(store, person), cards


def _played(store: Reader, person: Person | None) -> list[date]:
    return [] if person is None else played_days(store, person.profile)


def gather_day(store: Reader, day: Day, game: AnyGame, person: Person | None, now: int) -> DayShown:
    """Return what the page of a day shows, read at once."""
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
