"""What can be reached: the road of a game's challenges, and the ranks of games without one.

Which challenges were won, and the best results, are known to the browser alone: its script fills them in.
"""

from __future__ import annotations

from functools import lru_cache

from ...core.game import AnyGame
from ..server.strings import say
from .challenges import Challenge, list_challenges
from .game_info import all_games
from .html import Markup, el, join
from .layout import icon

MOST_POINTS = 500
"""Up to where ranks are looked for."""


def ladders() -> Markup:
    """Return a road for each game with challenges, and a ladder for each list of ranks of the other games."""
    return _write_ladders(all_games())


@lru_cache(maxsize=8)
def _write_ladders(games: tuple[AnyGame, ...]) -> Markup:
    roads = [_road(game) for game in games if list_challenges(game)]
    ranked: dict[tuple[tuple[int, str], ...], list[AnyGame]] = {}
    for game in games:
        if list_ranks(game) and not list_challenges(game):
            ranked.setdefault(list_ranks(game), []).append(game)
    return el("div", roads, [_ladder(ranks, games) for ranks, games in ranked.items()], class_="ladders")


@lru_cache(maxsize=64)
def list_ranks(game: AnyGame) -> tuple[tuple[int, str], ...]:
    """Return the ranks of a game, each with the points from which on it is reached; nothing without ranks."""
    found: list[tuple[int, str]] = []
    for points in range(MOST_POINTS):
        rank = game.rank_of(points)
        if rank is not None and (not found or found[-1][1] != rank):
            found.append((points, rank))
    return tuple(found)


def _road(game: AnyGame) -> Markup:
    challenges = list_challenges(game)
    stops = [_stop(game, number, each) for number, each in enumerate(challenges, 1)]
    head = el("h2", say("ladder.road", game=game.name))
    medals = el(
        "span", el("b", 0, data_count=game.id), say("ladder.medals", of=len(challenges)), class_="quiet"
    )
    return el(
        "section",
        el("div", head, medals, class_="head"),
        el("ol", stops, class_="road"),
        _next(game, challenges[0]),
        class_="card",
    )


def _stop(game: AnyGame, number: int, challenge: Challenge) -> Markup:
    name = challenge.name.rpartition(", ")[2].capitalize()
    disc = el("span", el("b", number), icon("star"), class_="disc")
    won = el("span", say("challenges.won"), class_="hidden medal", hidden=True)
    return el(
        "li",
        disc,
        el("span", name),
        won,
        data_won=f"{game.id} {challenge.value}",
        data_goal=challenge.goal,
        data_value=challenge.value,
        data_name=name,
    )


def _next(game: AnyGame, challenge: Challenge) -> Markup:
    """Return what comes next on a road; the first, until the script knows what was won."""
    name = challenge.name.rpartition(", ")[2].capitalize()
    told = el("p", el("b", say("ladder.next", name=name)), " ", el("span", challenge.goal))
    form = el(
        "form",
        el("input", type="hidden", name="promise", class_="promise"),
        el("input", type="hidden", name=f"option.{challenge.option}", value=challenge.value),
        el("button", icon("star"), say("ladder.try"), type="submit"),
        method="post",
        action=f"/play/{game.id}",
        id=f"try-{game.id}",
    )
    return el("div", told, form, class_="next-stop", data_road=game.id)


def _ladder(ranks: tuple[tuple[int, str], ...], games: list[AnyGame]) -> Markup:
    """Return a ladder of ranks, shared by games whose ranks are the same."""
    steps = [
        el(
            "li",
            el("span", points),
            title=rank,
            data_from=points,
            data_rank=rank,
            aria_label=f"{points}: {rank}",
        )
        for points, rank in ranks
    ]
    name = games[0].name.partition(",")[0]
    head = join(el("h2", say("ladder.ranks", game=name)), el("span", class_="quiet reached"))
    told = el("p", el("b", class_="rank-name"), el("span", say("ladder.none"), class_="quiet to-next"))
    return el(
        "section",
        el("div", head, class_="head"),
        el("ol", steps, class_="ladder"),
        el("p", told),
        class_="card",
        data_ladder=" ".join(game.id for game in games),
    )
