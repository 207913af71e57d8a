"""Today's dice and puzzles as the front page shows them."""

from __future__ import annotations

import json

from ...any_game import AnyGame
from ...core.descriptions import goal_of, is_decided_by_weakest, name_game, with_full_stop
from ...core.options import fill_options
from ...core.teaching.puzzle import LEVELS, has_puzzles
from ...language.numbers import write_number
from ...table.dice.day_dice import number_of
from ..html.kit import Child, Html, el
from ..html.layout import icon
from ..html.words import say
from ..parts.games import all_games
from ..parts.ladders import list_ranks
from ..parts.plots import plot_spread
from ..parts.puzzle_links import puzzle_links
from .daily_page import Own, act, countdown, lead_of, spread_leads, tell
from .plan import plan_options
from .today import Today


def today_hero(today: Today) -> Html:
    """Return the day's dice as the loudest thing of the front page: to play, or how it went."""
    dice = el("img", src="/static/tumbling.svg", alt="", width=210, height=210, class_="tumbling")
    said = _result(today) or _invitation(today)
    parts = [_kicker(today), *said, _do(today), _good_result(today), _spread(today)]
    return el(
        "section", el("div", parts), today.standing is None and dice, _all_games(today), class_="hero day"
    )


def today_card(today: Today) -> Html:
    """Return the day's dice as a card beside the welcome of somebody who has not played yet."""
    return el(
        "section",
        _kicker(today),
        el("h2", name_game(today.game)),
        el("p", say("home-day-about"), class_="quiet"),
        act(today.game, Own(today.attempt)),
        class_="card day-side",
    )


def _kicker(today: Today) -> Html:
    title = el("span", say("daily-title", number=number_of(today.day)))
    return el("div", title, countdown(today.day, today.now), class_="kicker")


def _invitation(today: Today) -> list[Html]:
    count = sum(today.spread.values())
    played = count > 0 and (" ", say("home-day-played", count=count))
    return [el("h1", name_game(today.game)), el("p", say("home-day-about"), played)]


def _good_result(today: Today) -> Html | None:
    """Return what to aim at, for those who ask: the goal of the day, or a middle rank and one's own best."""
    game = today.game
    if today.attempt is not None:
        return None
    goal = goal_of(game, fill_options(game.options, plan_options(game, today.day)))
    told = [with_full_stop(goal)] if goal else []
    ranks = () if goal else list_ranks(game)
    if ranks:
        points, rank = ranks[len(ranks) // 2]
        told.append(say("home-day-rank", points=points, rank=rank))
    best = max((feat.best for feat in today.feats if feat.game == game.id), default=None)
    if best is not None and not goal and not is_decided_by_weakest(game):
        told.append(say("home-day-best", best=write_number(best)))
    if is_decided_by_weakest(game):
        told.append(say("home-day-win"))
    summary = el("summary", say("home-day-good"))
    return el("details", summary, el("p", " ".join(told))) if told else None


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
    """Return what to do: the dice, those of another game, and what takes three minutes."""
    game, quick = today.game, None
    other = el("a", say("home-day-other"), href="/daily", class_="button faint")
    if has_puzzles(game) and not _is_tried(today, game, LEVELS[0]):
        where = f"/puzzle/{today.day}/{game.id}/{LEVELS[0]}"
        quick = el("a", icon("star"), say("home-day-quick"), href=where, class_="button faint")
    return el("div", act(game, Own(today.attempt)), other, quick, class_="row")


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
    """Return the way to the day's puzzles of the game that the person plays, with what became of them."""
    games = [game for game in all_games() if has_puzzles(game)]
    if not games:
        return None
    game = today.game if today.game in games else games[0]
    all_of_them = el("a", say("home-puzzle-all"), href="/puzzle")
    head = el("div", el("h2", say("puzzle-title")), all_of_them, class_="head")
    lead = el("p", say("home-puzzle-lead", game=name_game(game)), class_="quiet")
    is_done = all(_is_tried(today, game, level) for level in LEVELS)
    return el("section", head, None if is_done else lead, puzzle_links(today.day, game),
              is_done and countdown(today.day, today.now), class_="card puzzle-of-day",
              data_solved=json.dumps(dict(today.solved)))  # fmt: skip


def _is_tried(today: Today, game: AnyGame, level: int) -> bool:
    return f"{today.day} {game.id} {level}" in today.solved
