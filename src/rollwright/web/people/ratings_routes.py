"""Addresses of ratings."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ...table.dice.tokens import tidy_code
from ...table.people.ratings import find_rating, ratings_at
from ..door.identity import in_store, now_of
from ..door.person import Person
from ..html.kit import Html
from ..table.open import server_of
from .ratings_page import rating_card, tell_rating


async def show_rating(request: Request, person: Person) -> list[Html]:
    """Return the part of a profile's page that is about its rating."""
    return rating_card(await in_store(request, find_rating, person.profile, now_of(request)))


async def table_ratings(request: Request) -> Response:
    """Say what the players at a table are worth, seat by seat, and what its game changed."""
    state = (await server_of(request).tables.view(tidy_code(request.path_params["code"]))).table_state
    found = (
        await in_store(request, ratings_at, state, now_of(request))
        if state.game.manifest.level_ratings
        else {}
    )
    body = {
        seat: {"text": tell_rating(each.rating, each.deviation), "rating": round(each.rating),
               "change": None if each.change is None else round(each.change)}
        for seat, each in found.items()
    }  # fmt: skip
    return JSONResponse(body, headers={"Cache-Control": "no-store"})


ROUTES = [Route("/t/{code}/ratings.json", table_ratings)]
