"""Today on the front page: the dice of the game of the day, how they stand for whoever looks, days played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from ...any_game import AnyGame
from ...table.dice.day_dice import day_at, number_of
from ...table.people.days import (
    Standing,
    Try,
    find_standing,
    longest_streak,
    played_days,
    spread_of,
    streak_of,
    tries_on,
)
from ...table.people.feats import Feat, list_feats
from ...table.people.profiles import Profile
from ...table.people.solved import solved_on
from ...table.stores.database import Reader
from ..html.kit import Html, el
from ..html.layout import icon
from ..html.words import name_day, say
from ..parts.games import all_games


class Today(NamedTuple):
    """What the front page shows of a day; `tries` are those of whoever looks, by game."""

    day: date
    game: AnyGame
    tries: Mapping[str, Try]
    spread: Mapping[int, int]
    now: int
    played: Sequence[date] = ()
    """Days of which they finished a counted try, the newest first."""
    feats: Sequence[Feat] = ()
    """What whoever looks has reached."""
    solved: Mapping[str, int] = {}
    """Puzzles of the day that they have tried: "DAY GAME LEVEL", and the tries it took."""

    @property
    def attempt(self) -> Try | None:
        """The counted try of the game of the day."""
        return self.tries.get(self.game.id)

    @property
    def standing(self) -> Standing | None:
        """The place of a finished try."""
        points = self.attempt.points if self.attempt else None
        return None if points is None else find_standing(self.spread, points)


def game_of_day(day: date) -> AnyGame:
    """Return the game that the front page shows on a day: each in its turn."""
    games = all_games()
    return games[number_of(day) % len(games)]


def begin_today(now: int) -> Today:
    """Return a day that nobody has played yet."""
    day = day_at(now)
    return Today(day, game_of_day(day), {}, {}, now)


def look_at_today(db: Reader, profile: Profile | None, now: int) -> Today:
    """Return what the front page shows of today: at most five queries, each by an index."""
    today = begin_today(now)
    name = today.day.isoformat()
    today = today._replace(spread=spread_of(db, name, today.game.id))
    if profile is None:
        return today
    solved = {f"{each.day} {each.game} {each.level}": each.tries for each in solved_on(db, profile, name)}
    return today._replace(
        tries=tries_on(db, name, profile),
        played=played_days(db, profile),
        feats=list_feats(db, profile),
        solved=solved,
    )


DAYS = 7


def week_card(played: Sequence[date], today: date) -> Html | None:
    """Return the card of the last seven days; nothing for a person without a finished day."""
    if not played:
        return None
    streak, longest = streak_of(played, today), longest_streak(played)
    title = say("daily-streak", count=streak) if streak > 1 else say("daily-week")
    head = el(
        "div",
        el("h2", icon("fire"), title),
        longest > 1 and el("span", say("daily-longest", count=longest), class_="quiet"),
        class_="head",
    )
    days = [today - timedelta(days=ago) for ago in reversed(range(DAYS))]
    listed = el("ol", [_day(day, day in played, day == today) for day in days])
    return el("section", head, listed, class_="card week")


def _day(day: date, is_played: bool, is_today: bool) -> Html:
    spoken = say("daily-day_played" if is_played else "daily-day_open", day=name_day(day))
    letter = say("day-letters")[day.weekday()]
    mark = icon("sun") if is_played else icon("dice") if is_today else None
    return el(
        "li",
        el("span", mark, class_="day-mark", aria_hidden="true"),
        el("small", letter, aria_hidden="true"),
        el("span", spoken, class_="hidden"),
        class_=" ".join(["on"] * is_played + ["today"] * is_today) or None,
    )
