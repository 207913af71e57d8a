"""The last seven days: of which somebody has played the dice, and how many in a row."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from ...table.people.days import longest_streak, streak_of
from ..html.kit import Html, el
from ..html.layout import icon
from ..html.words import name_day, say

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
