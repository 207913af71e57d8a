"""Today on the front page: the dice of the game that a person plays, how they stand, days played."""

from __future__ import annotations

from collections import Counter
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
from ...table.people.friends import Friend, list_friends
from ...table.people.profiles import Profile
from ...table.people.solved import solved_on
from ...table.stores.database import Reader
from ..html.kit import Html, el
from ..html.layout import icon
from ..html.words import name_day, say
from ..parts.games import all_games, first_game


class Today(NamedTuple):
    """What the front page shows of a day; `tries` are those of the person, by game."""

    day: date
    game: AnyGame
    """The game that the person plays most, else the one that newcomers begin with."""
    tries: Mapping[str, Try]
    spread: Mapping[int, int]
    now: int
    played: Sequence[date] = ()
    """Days of which they finished a counted try, the newest first."""
    feats: Sequence[Feat] = ()
    """What the person has reached."""
    friends: Sequence[Friend] = ()
    solved: Mapping[str, int] = {}
    """Puzzles of the day that the person has tried: "DAY GAME LEVEL", and the tries it took."""

    @property
    def attempt(self) -> Try | None:
        """The counted try of the game that is shown."""
        return self.tries.get(self.game.id)

    @property
    def standing(self) -> Standing | None:
        """The place of a finished try."""
        points = self.attempt.points if self.attempt else None
        return None if points is None else find_standing(self.spread, points)


def game_of_day(day: date) -> AnyGame:
    """Return the game that links to a day show: each in its turn."""
    games = all_games()
    return games[number_of(day) % len(games)]


def begin_today(now: int) -> Today:
    """Return a day that nobody has played yet."""
    return Today(day_at(now), first_game(), {}, {}, now)


def _favourite(feats: Sequence[Feat], tries: Mapping[str, Try], known: str) -> AnyGame:
    """Return the game that somebody played most; before a game is over, one of today or a known one."""
    counts = Counter[str]()
    for feat in feats:
        counts[feat.game] += feat.games
    names = [*(game for game, _ in counts.most_common()), *tries, known]
    games = {game.id: game for game in all_games()}
    return next((games[name] for name in names if name in games), first_game())


def look_at_today(db: Reader, profile: Profile | None, now: int, known: str = "") -> Today:
    """Return what the front page shows of today: at most six queries, each by an index.

    `known` is the game of a table that the person has, for those who have finished none.
    """
    today = begin_today(now)
    name = today.day.isoformat()
    if profile is None:
        return today._replace(spread=spread_of(db, name, today.game.id))
    tries, feats = tries_on(db, name, profile), list_feats(db, profile)
    game = _favourite(feats, tries, known)
    return today._replace(
        game=game,
        tries=tries,
        spread=spread_of(db, name, game.id),
        played=played_days(db, profile),
        feats=feats,
        solved={f"{each.day} {each.game} {each.level}": each.tries for each in solved_on(db, profile, name)},
        friends=list_friends(db, profile),
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
