"""The files that pages are made of: those that browsers keep for ever, at the addresses that `assets` gives
away, and the style and strings that they keep for an hour."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...core.errors import RollwrightError
from ...games.catalogue import find_game
from ..live.choice_lists import describe_vocabulary
from ..questions.worker_requests import ask_apart
from .assets import draw_marks_of, drawing_style, find_base, find_known_base, name_content
from .compression import send_packed
from .strings import more_words_module, words_module
from .worker_process import Stopped
from .workers import Busy

FOR_EVER, AN_HOUR = "public, max-age=31536000, immutable", "max-age=3600"
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


async def style_of_drawings(request: Request) -> Response:
    """Return the style of all drawings, in both themes."""
    return send_packed(request.headers, drawing_style().encode(), "text/css", {"Cache-Control": AN_HOUR})


async def words(request: Request) -> Response:
    """Return the strings that scripts use."""
    return _send_words(request, words_module())


async def page_words(request: Request) -> Response:
    """Return the strings that only pages without a table use."""
    return _send_words(request, more_words_module("pages"))


async def room_words(request: Request) -> Response:
    """Return the strings that only the big screen and the host's buttons use."""
    return _send_words(request, more_words_module("room"))


async def puzzle_words(request: Request) -> Response:
    """Return the strings that only puzzles use."""
    return _send_words(request, more_words_module("puzzle"))


def _send_words(request: Request, module: str) -> Response:
    return send_packed(request.headers, module.encode(), "text/javascript", {"Cache-Control": AN_HOUR})


ROUTES = [
    Route("/base/{game}/{form}/{printed}/{name}.svg", base_file),
    Route("/marks/{game}/{name}.svg", marks_file),
    Route("/vocabulary/{game}/{name}.json", vocabulary_file),
    Route("/drawing.css", style_of_drawings),
    Route("/words.js", words),
    Route("/page-words.js", page_words),
    Route("/room-words.js", room_words),
    Route("/puzzle-words.js", puzzle_words),
]
