"""The files that pages are made of: those that browsers keep for ever, at the addresses that `assets` gives
away, and the style and strings that they keep for an hour."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...core.errors import RollwrightError
from ...games.catalogue import find_game
from ...language.current import ENGLISH, call_in_language, find_language, in_language
from ..door.host import Busy, Stopped
from ..door.worker_requests import ask_apart
from ..html.scripts import ROOMS, more_words, table_words
from ..server.compression import send_packed
from .assets import draw_marks_of, drawing_style, find_base, find_known_base, name_content
from .choice_lists import describe_vocabulary

FOR_EVER, AN_HOUR = "public, max-age=31536000, immutable", "max-age=3600"
SVG, JSON = "image/svg+xml", "application/json"


async def base_file(request: Request) -> Response:
    """Return a base; an address whose content has changed since is not ours any more.

    One that this server did not give away is drawn apart from play: anybody can make up addresses.
    """
    asked = request.path_params
    name, language = _read_name(asked["name"])
    content = find_known_base(name)
    if content is None:
        form, query = asked["form"].partition("-")[0], dict(request.query_params)
        try:
            with in_language(language):
                content = await ask_apart(request, find_base, asked["game"], query, form, asked["printed"])
        except (Busy, Stopped):
            raise HTTPException(503) from None
        except RollwrightError:
            raise HTTPException(404) from None
    return _keep(request, content, name, SVG)


async def marks_file(request: Request) -> Response:
    """Return a game's marks as a hidden drawing."""
    game, (name, language) = find_game(request.path_params["game"]), _read_name(request.path_params["name"])
    return _keep(request, call_in_language(language, draw_marks_of, game.id), name, SVG)


async def vocabulary_file(request: Request) -> Response:
    """Return a game's choices."""
    game, (name, language) = find_game(request.path_params["game"]), _read_name(request.path_params["name"])
    return _keep(request, call_in_language(language, describe_vocabulary, game.id), name, JSON)


def _read_name(name: str) -> tuple[str, str]:
    """ "0f3a.de" -> "0f3a", "de": a file's name by its content, and its language"""
    content, _, tag = name.partition(".")
    return content, _find_language(tag) if tag else ENGLISH


def _keep(request: Request, content: str, name: str, kind: str) -> Response:
    if name != name_content(content):
        raise HTTPException(404)
    return send_packed(request.headers, content.encode(), kind, {"Cache-Control": FOR_EVER})


async def style_of_drawings(request: Request) -> Response:
    """Return the style of all drawings, in both themes."""
    return send_packed(request.headers, drawing_style().encode(), "text/css", {"Cache-Control": AN_HOUR})


async def words(request: Request) -> Response:
    """Return the messages that scripts of a table use, or those of other pages, in a language."""
    room, language = request.path_params.get("room"), _find_language(request.path_params["language"])
    if room is not None and room not in ROOMS:
        raise HTTPException(404)
    script = table_words(language) if room is None else more_words(room, language)
    return send_packed(request.headers, script.encode(), "text/javascript", {"Cache-Control": AN_HOUR})


def _find_language(tag: str) -> str:
    found = find_language(tag)
    if found != tag:
        raise HTTPException(404)
    return found


ROUTES = [
    Route("/base/{game}/{form}/{printed}/{name}.svg", base_file),
    Route("/marks/{game}/{name}.svg", marks_file),
    Route("/vocabulary/{game}/{name}.json", vocabulary_file),
    Route("/drawing.css", style_of_drawings),
    Route("/words.{language}.js", words),
    Route("/{room}-words.{language}.js", words),
]
