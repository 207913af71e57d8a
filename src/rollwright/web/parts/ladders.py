"""What can be reached: the road of a game's challenges, and the ranks of games without one.

What was reached is known to the profile and, of games before there was one, to the browser: its script adds
both up (`data-known`) and shows what somebody has begun to climb.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from ...any_game import AnyGame
from ...core.descriptions import is_decided_by_weakest, name_game, name_rank
from ...language.casing import upper_first
from ...language.current import cached_in_language
from ...table.people.feats import Feat
from ..html.addresses import cached_markup
from ..html.kit import Html, el, join
from ..html.layout import icon, opening_form
from ..html.words import say
from .challenges import Challenge, list_challenges
from .games import all_games

MOST_POINTS = 500
"""Up to where ranks are looked for."""


def ladders(feats: Sequence[Feat] = ()) -> Html:
    """Return a road for each game with challenges, and a ladder for each list of ranks of the other games."""
    return el("div", _write_ladders(all_games()), class_="ladders", data_known=tell_known(feats))


@cached_markup()
def _write_ladders(games: tuple[AnyGame, ...]) -> Html:
    roads = [_road(game) for game in games if list_challenges(game)]
    ranked: dict[tuple[tuple[int, str], ...], list[AnyGame]] = {}
    for game in games:
        if list_ranks(game) and not list_challenges(game):
            ranked.setdefault(list_ranks(game), []).append(game)
    return join(*roads, *(_ladder(ranks, games) for ranks, games in ranked.items()))


def tell_known(feats: Sequence[Feat]) -> str:
    """Return what a profile has reached, for scripts: the best of each game, the challenges it has won."""
    bests: dict[str, int] = {}
    weakest = {game.id for game in all_games() if is_decided_by_weakest(game)}
    for feat in feats:
        if feat.game in weakest:
            continue
        bests[feat.game] = max(feat.best, bests.get(feat.game, feat.best))
    return json.dumps({"bests": bests, "won": [f"{game} {value}" for game, value in list_won(feats)]})


def list_won(feats: Sequence[Feat]) -> list[tuple[str, str]]:
    """Return the challenges that were won: the game, and the value of its option."""
    won = {(feat.game, part) for feat in feats if feat.is_won for part in feat.options.split()}
    return [
        (game.id, each.value)
        for game in all_games()
        for each in list_challenges(game)
        if (game.id, f"{each.option}={each.value}") in won
    ]


def medals(feats: Sequence[Feat]) -> list[Html]:
    """Return the medals of each game with any, for the page of one's own games."""
    won = {game.id: [value for each, value in list_won(feats) if each == game.id] for game in all_games()}
    return [_medals(game, won[game.id]) for game in all_games() if won[game.id]]


def _medals(game: AnyGame, won: Sequence[str]) -> Html:
    challenges = list_challenges(game)
    following = next((each.value for each in challenges if each.value not in won), "")
    stops = [
        el(
            "li",
            el("span", el("b", number), icon("star"), class_="disc"),
            el("span", upper_first(each.name.rpartition(", ")[2])),
            each.value in won and el("span", say("challenges-won"), class_="hidden"),
            class_="won" if each.value in won else "next" if each.value == following else None,
        )
        for number, each in enumerate(challenges, 1)
    ]
    count = el("span", el("b", len(won)), say("ladder-medals", of=len(challenges)), class_="quiet")
    head = el("div", el("h2", say("ladder-road", game=name_game(game))), count, class_="head")
    more = el("a", icon("star"), say("home-challenges"), href=f"/challenges/{game.id}", class_="button")
    return el("section", head, el("ol", stops, class_="road medals"), el("p", more), class_="card")


@cached_in_language(64)
def list_ranks(game: AnyGame) -> tuple[tuple[int, str], ...]:
    """Return the ranks of a game, each with the points from which on it is reached; nothing without ranks."""
    found: list[tuple[int, str]] = []
    for points in range(MOST_POINTS):
        rank = name_rank(game, game.rank_of(points))
        if rank is not None and (not found or found[-1][1] != rank):
            found.append((points, rank))
    return tuple(found)


def _road(game: AnyGame) -> Html:
    challenges = list_challenges(game)
    stops = [_stop(game, number, each) for number, each in enumerate(challenges, 1)]
    head = el("h2", say("ladder-road", game=name_game(game)))
    medals = el(
        "span", el("b", 0, data_count=game.id), say("ladder-medals", of=len(challenges)), class_="quiet"
    )
    return el(
        "section",
        el("div", head, medals, class_="head"),
        el("ol", stops, class_="road"),
        _next(game, challenges[0]),
        class_="card",
        hidden=True,
    )


def _stop(game: AnyGame, number: int, challenge: Challenge) -> Html:
    name = upper_first(challenge.name.rpartition(", ")[2])
    disc = el("span", el("b", number), icon("star"), class_="disc")
    won = el("span", say("challenges-won"), class_="hidden medal", hidden=True)
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


def _next(game: AnyGame, challenge: Challenge) -> Html:
    """Return what comes next on a road; the first, until the script knows what was won."""
    name = upper_first(challenge.name.rpartition(", ")[2])
    lead = el("p", el("b", say("ladder-next", name=name)), " ", el("span", challenge.goal))
    form = opening_form(
        f"/play/{game.id}",
        el("input", type="hidden", name="promise", class_="promise"),
        el("input", type="hidden", name=f"option.{challenge.option}", value=challenge.value),
        el("button", icon("star"), say("ladder-try"), type="submit"),
        id=f"try-{game.id}",
    )
    return el("div", lead, form, class_="next-stop", data_road=game.id)


def _ladder(ranks: tuple[tuple[int, str], ...], games: list[AnyGame]) -> Html:
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
    name = name_game(games[0]).partition(",")[0]
    head = join(el("h2", say("ladder-ranks", game=name)), el("span", class_="quiet reached"))
    lead = el("p", el("b", class_="rank-name"), el("span", class_="quiet to-next"))
    return el(
        "section",
        el("div", head, class_="head"),
        el("ol", steps, class_="ladder"),
        lead,
        class_="card",
        data_ladder=" ".join(game.id for game in games),
        hidden=True,
    )
