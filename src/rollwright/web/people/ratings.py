"""Ratings as people see them: on the profile, in the lobby, after a game."""

from __future__ import annotations

from starlette.responses import Response

from ...any_game import AnyGame
from ...bots.levels import LEVELS, name_level
from ...core.descriptions import name_game
from ...table.people.ratings import Rated, find_rating, ratings_at
from ..door.answer import json
from ..door.host import Cost, Kind, On
from ..door.person import Person
from ..door.route import AnyAsked, Asked, get
from ..door.tokens import look_at_table
from ..door.who import ANYONE
from ..html.kit import Html, el
from ..html.layout import icon
from ..html.words import say
from ..parts.games import all_games
from ..parts.levels import rate_level


def rated_games() -> list[AnyGame]:
    """Return the games whose players are rated."""
    return [game for game in all_games() if game.manifest.level_ratings]


def tell_rating(rating: float, deviation: float) -> str:
    """Return a rating with how far off it may be: 1464 ± 303."""
    return say("rating-value", rating=str(round(rating)), spread=str(round(2 * deviation)))


def rating_card(rated: Rated | None) -> list[Html]:
    """Return what a profile's page says of ratings, game by game."""
    return [_card(game, rated) for game in rated_games()]


def _card(game: AnyGame, rated: Rated | None) -> Html:
    summary = el("p", say("rating-none", game=name_game(game)))
    if rated is not None:
        value = el("b", tell_rating(rated.rating.rating, rated.rating.deviation), class_="big")
        summary = el("p", value, " ", say("rating-games", count=rated.games), class_="rating")
    return el(
        "section",
        el("h2", say("rating-title", game=name_game(game))),
        summary,
        el("p", say("rating-lead"), class_="quiet"),
        el("dl", [_level(game, level.name) for level in reversed(LEVELS)], class_="rating-levels"),
        class_="card",
        id="rating",
    )


def _level(game: AnyGame, level: str) -> Html | None:
    """Return what a level is worth, and one press to play it for a rating: without hints."""
    known = game.manifest.level_ratings.get(level)
    if known is None:
        return None
    label = say("rating-play_against", level=name_level(level))
    play = el(
        "form",
        [el("input", type="hidden", name=name, value=value)
         for name, value in (("bot", level), ("hints", "nobody"))],
        el("input", type="hidden", name="promise", class_="promise"),
        el("button", icon("dice"), say("home-play"), type="submit", aria_label=label),
        method="post",
        action=f"/play/{game.id}",
    )  # fmt: skip
    worth = el("dd", el("b", round(known[0])), play)
    return el("div", el("dt", name_level(level), " ", el("small", rate_level(level))), worth)


async def show_rating(asked: AnyAsked, person: Person) -> list[Html]:
    """Return the part of a profile's page that is about its rating."""
    return rating_card(await asked.read(find_rating, person.profile, asked.host.now()))


@get("/t/{code}/ratings.json", Cost.STORE, ANYONE, Kind.JSON, On.SERVER)
async def table_ratings(asked: Asked[None]) -> Response:
    """Say what the players at a table are worth, seat by seat, and what its game changed."""
    state = await look_at_table(asked)
    is_rated = state.game.manifest.level_ratings
    found = await asked.read(ratings_at, state, asked.host.now()) if is_rated else {}
    return json(
        {
            str(seat): {
                "text": tell_rating(each.rating, each.deviation),
                "rating": round(each.rating),
                "change": None if each.change is None else round(each.change),
            }
            for seat, each in found.items()
        }
    )


ROUTES = [table_ratings]
