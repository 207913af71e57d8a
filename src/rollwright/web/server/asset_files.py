"""The files that browsers keep for ever, at the addresses that `assets` gives away."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...core.errors import RollwrightError
from ...games.catalogue import find_game
from ..live.choice_lists import describe_vocabulary
from ..questions.worker_requests import ask_apart
from .assets import draw_marks_of, find_base, find_known_base, name_content
from .compression import send_packed
from .worker_process import Stopped
from .workers import Busy

FOR_EVER = "public, max-age=31536000, immutable"
SVG, JSON = "image/svg+xml", "application/json"


async def base_file(request: Request) -> Response:
    """Return a base; an address whose content has changed since is not ours any more.

    One that this server did not give away is drawn apart from play: anybody can make up addresses.
    """
    asked = request.path_params
    content = find_known_base(asked["name"])
    if content is None:
        form, query = asked["form"].partition("-")[0], dict(request.query_params)
        try:
            content = await ask_apart(request, find_base, asked["game"], query, form, asked["printed"])
        except (Busy, Stopped):
            raise HTTPException(503) from None
        except RollwrightError:
            raise HTTPException(404) from None
    return _keep(request, content, asked["name"], SVG)


async def marks_file(request: Request) -> Response:
    """Return a game's marks as a hidden drawing."""
    game = find_game(request.path_params["game"])
    return _keep(request, draw_marks_of(game.id), request.path_params["name"], SVG)


async def vocabulary_file(request: Request) -> Response:
    """Return a game's choices."""
    game = find_game(request.path_params["game"])
    return _keep(request, describe_vocabulary(game.id), request.path_params["name"], JSON)


def _keep(request: Request, content: str, name: str, kind: str) -> Response:
    if name != name_content(content):
        raise HTTPException(404)
    return send_packed(request.headers, content.encode(), kind, {"Cache-Control": FOR_EVER})


ROUTES = [
    Route("/base/{game}/{form}/{printed}/{name}.svg", base_file),
    Route("/marks/{game}/{name}.svg", marks_file),
    Route("/vocabulary/{game}/{name}.json", vocabulary_file),
]
