"""Addresses of ratings."""

from __future__ import annotations

from starlette.responses import Response

from ...table.people.ratings import find_rating, ratings_at
from ..door.answer import json
from ..door.host import Cost, Kind, On
from ..door.person import Person
from ..door.route import AnyAsked, Asked, get
from ..door.tokens import look_at_table
from ..door.who import ANYONE
from ..html.kit import Html
from .ratings_page import rating_card, tell_rating


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
