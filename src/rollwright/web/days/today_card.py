"""Today's dice and puzzles as the front page shows them."""

from __future__ import annotations

import json
from datetime import date

from ...any_game import AnyGame
from ...core.descriptions import goal_of, name_game, with_full_stop
from ...core.options import fill_options
from ...core.teaching.puzzle import LEVELS, has_puzzles
from ...table.dice.day_dice import number_of
from ..html.kit import Child, Html, el
from ..html.layout import icon
from ..html.words import say
from ..parts.games import all_games
from ..parts.plots import plot_spread
from .daily_page import Own, act, countdown, lead_of, spread_leads, tell
from .plan import plan_options
from .today import Today


def today_hero(today: Today) -> Html:
    """Return the day's dice as the loudest thing of the front page: to play, or how it went."""
    dice = el("img", src="/static/tumbling.svg", alt="", class_="tumbling")
    parts = [_kicker(today), *(_result(today) or _invitation(today)), _do(today), _spread(today)]
    return el(
        "section", el("div", parts), today.standing is None and dice, _all_games(today), class_="hero day"
    )


def today_card(today: Today) -> Html:
    """Return the day's dice as a card beside the welcome of somebody who has not played yet."""
    return el(
        "section",
        _kicker(today),
        el("h2", say("home-day-title")),
        el("p", _about(today), class_="quiet"),
        countdown(today.day, today.now),
        act(today.game, Own(today.attempt)),
        class_="card day-side",
    )


def _kicker(today: Today) -> Html:
    return el("p", say("daily-title", number=number_of(today.day)), class_="kicker")


def _invitation(today: Today) -> list[Html]:
    return [el("h1", say("home-day-title")), el("p", _about(today))]


def _about(today: Today) -> str:
    goal = _goal(today.game, today.day)
    return say("home-day-about", game=name_game(today.game)) + (f" {with_full_stop(goal)}" if goal else "")


def _goal(game: AnyGame, day: date) -> str:
    return goal_of(game, fill_options(game.options, plan_options(game, day))) or ""


def _result(today: Today) -> list[Html] | None:
    attempt, standing = today.attempt, today.standing
    if attempt is None or standing is None:
        return None
    place = say("daily-rank", rank=standing.rank, of=standing.of)
    better = standing.of > 1 and say("daily-better", percent=standing.better_than)
    return [
        el("h1", say("home-day-done", game=name_game(today.game)), class_="small"),
        el("p", el("b", tell(attempt.told), class_="big"),
           el("span", el("b", place), better and (el("br"), better)), class_="made"),
    ]  # fmt: skip


def _do(today: Today) -> Html:
    results = el("a", icon("next"), say("home-day-all"), href="/daily", class_="button faint")
    return el(
        "div", act(today.game, Own(today.attempt)), results, countdown(today.day, today.now), class_="row"
    )


def _spread(today: Today) -> Html | None:
    """Return how the results are spread; before one's own try that tells nothing about the dice."""
    count = sum(today.spread.values())
    if len(today.spread) < 2:
        return el("p", say("daily-count", count=count), class_="count") if count else None
    attempt = today.attempt
    mine = lead_of(attempt.points) if attempt and attempt.points is not None else None
    return plot_spread(spread_leads(today.spread), mine)


def _all_games(today: Today) -> Html:
    """Return the day of every game: a tick where the counted try is finished."""
    return el("ul", [el("li", _chip(today, game)) for game in all_games()], class_="of-today")


def _chip(today: Today, game: AnyGame) -> Html:
    attempt = today.tries.get(game.id)
    result: Child = None
    if attempt and attempt.ended is not None:
        result = (icon("check"), tell(attempt.told))
    elif attempt:
        result = say("games-running")
    return el("a", name_game(game), result and el("b", result), href=f"/daily/{game.id}")


# ---- the puzzle


def puzzle_card(today: Today) -> Html | None:
    """Return the way to the day's puzzles of one game, each in its turn; the script ticks solved ones."""
    games = [game for game in all_games() if has_puzzles(game)]
    if not games:
        return None
    day = today.day
    game = games[number_of(day) % len(games)]
    links = [
        el("a", say(f"puzzle-level-{level}"), href=f"/puzzle/{day}/{game.id}/{level}", class_="button",
           data_puzzle=f"{day} {game.id} {level}")
        for level in LEVELS
    ]  # fmt: skip
    head = el(
        "div", el("h2", say("home-puzzles")), el("a", say("home-puzzle-all"), href="/puzzle"), class_="head"
    )
    lead = el("p", say("home-puzzle-lead", game=name_game(game)), class_="quiet")
    return el("section", head, lead, el("div", links, class_="row"), class_="card puzzle-of-day",
              data_solved=json.dumps(dict(today.solved)))  # fmt: skip
