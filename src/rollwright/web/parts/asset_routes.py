"""The files that pages are made of: those that browsers keep for ever, at the addresses that `assets` gives
away, the pictures of games, and the style and strings that are kept for an hour."""

from __future__ import annotations

import json
from typing import TypeVar

from starlette.exceptions import HTTPException
from starlette.responses import Response

from ...core.errors import RollwrightError
from ...core.game import start_game
from ...drawing.element import Svg
from ...games.catalogue import find_game
from ...language.current import ENGLISH, call_in_language, current_language, find_language, in_language
from ..door.answer import drawing, packed_json, text
from ..door.host import Busy, Cost, Kept, Kind, On, Stopped, TooMany
from ..door.route import Asked, get
from ..door.who import ANYONE
from ..html.addresses import current_addresses
from ..html.scripts import ROOMS, more_words, site_words, table_words
from ..html.words import say
from .assets import SITE, draw_marks_of, drawing_style, find_base, find_known_base, name_content
from .choice_lists import describe_vocabulary
from .game_card import sample_sheet
from .pictures import small_drawing

Content = TypeVar("Content", bound=str)


@get("/base/{game}/{form}/{printed}/{name}.svg", Cost.FREE, ANYONE, Kind.FILE, kept=Kept.EVER)
async def base_file(asked: Asked[None]) -> Response:
    """Return a base; an address whose content has changed since is not ours any more.

    One that this host did not give away is drawn apart from play, and charged: anybody can make up addresses.
    """
    name, language = _read_name(asked.parts["name"])
    content = find_known_base(name)
    if content is None:
        with in_language(language):
            content = await _draw_base(asked)
    return drawing(_check(content, name))


async def _draw_base(asked: Asked[None]) -> Svg:
    parts, form = asked.parts, asked.parts["form"].partition("-")[0]
    try:
        return await asked.run_as(Cost.WORKER, find_base, parts["game"], asked.query, form, parts["printed"])
    except (Busy, Stopped, TooMany):
        raise
    except RollwrightError:
        raise HTTPException(404) from None


@get("/marks/{game}/{name}.svg", Cost.FREE, ANYONE, Kind.FILE, kept=Kept.EVER)
async def marks_file(asked: Asked[None]) -> Response:
    """Return a game's marks as a hidden drawing."""
    game, (name, language) = find_game(asked.parts["game"]), _read_name(asked.parts["name"])
    return drawing(_check(call_in_language(language, draw_marks_of, game.id), name))


@get("/vocabulary/{game}/{name}.json", Cost.FREE, ANYONE, Kind.JSON, kept=Kept.EVER)
async def vocabulary_file(asked: Asked[None]) -> Response:
    """Return a game's choices."""
    game, (name, language) = find_game(asked.parts["game"]), _read_name(asked.parts["name"])
    return packed_json(_check(call_in_language(language, describe_vocabulary, game.id), name).encode())


def _read_name(name: str) -> tuple[str, str]:
    """ "0f3a.de" -> "0f3a", "de": a file's name by its content, and its language"""
    content, _, tag = name.partition(".")
    return content, _find_language(tag) if tag else ENGLISH


def _check(content: Content, name: str) -> Content:
    if name != name_content(content) and not (name == SITE and current_addresses().is_site):
        raise HTTPException(404)
    return content


@get("/games/{game}.svg", Cost.FREE, ANYONE, Kind.FILE, kept=Kept.HOUR)
async def game_picture(asked: Asked[None]) -> Response:
    """Draw a game's sheet for its card; there are as many as games, and each is drawn once."""
    return drawing(await asked.run_once(sample_sheet, find_game(asked.parts["game"]).id))


@get("/games/{game}/blank.svg", Cost.FREE, ANYONE, Kind.FILE, On.PAGE, Kept.BUILD)
async def blank_picture(asked: Asked[None]) -> Response:
    """Draw a blank sheet, which stands on a table's page until Python is there."""
    game = find_game(asked.parts["game"])
    return drawing(small_drawing(game.id, start_game(game, game.seats[0]), 0))


@get("/drawing.css", Cost.FREE, ANYONE, Kind.FILE, kept=Kept.HOUR)
async def style_of_drawings(asked: Asked[None]) -> Response:
    """Return the style of all drawings, in both themes."""
    return text(drawing_style(), "text/css")


@get("/words.{language}.js", Cost.FREE, ANYONE, Kind.FILE, kept=Kept.HOUR)
async def words(asked: Asked[None]) -> Response:
    """Return the messages that scripts of a table use, in a language."""
    write = site_words if asked.host.on is On.PAGE else table_words
    return text(write(_find_language(asked.parts["language"])), "text/javascript")


@get("/{room}-words.{language}.js", Cost.FREE, ANYONE, Kind.FILE, kept=Kept.HOUR)
async def words_of_pages(asked: Asked[None]) -> Response:
    """Return the messages that scripts of other pages use, in a language."""
    room, language = asked.parts["room"], _find_language(asked.parts["language"])
    if room not in ROOMS:
        raise HTTPException(404)
    return text(more_words(room, language), "text/javascript")


@get("/manifest.{language}.json", Cost.FREE, ANYONE, Kind.FILE, kept=Kept.HOUR)
async def manifest(asked: Asked[None]) -> Response:
    """Return what a browser needs to install the pages as a program."""
    language = _find_language(asked.parts["language"])
    return text(call_in_language(language, describe_program), "application/manifest+json")


def describe_program() -> str:
    """Return the manifest in the current language; its addresses are relative, as a site needs them."""
    start = (
        "./"
        if not current_addresses().is_site or current_language() == ENGLISH
        else f"./{current_language()}/"
    )
    shortcuts = [("nav-daily", "daily"), ("puzzle-title", "puzzle"), ("nav-games", "games")]
    slash = "/" if current_addresses().is_site else ""
    icons = [
        {
            "src": f"static/icons/{name}.png",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": purpose,
        }
        for name, size, purpose in (("192", 192, "any"), ("512", 512, "any"), ("maskable", 512, "maskable"))
    ]
    return json.dumps(
        {
            "name": say("name"),
            "short_name": say("name"),
            "description": say("about-description"),
            "lang": current_language(),
            "id": "./",
            "scope": "./",
            "start_url": start,
            "display": "standalone",
            "background_color": "#efe7d6",
            "theme_color": "#25304f",
            "icons": icons,
            "shortcuts": [
                {"name": say(key).replace("\u00ad", ""), "url": f"{start}{where}{slash}", "icons": icons[:1]}
                for key, where in shortcuts
            ],
        },
        ensure_ascii=False,
    )


def _find_language(tag: str) -> str:
    found = find_language(tag)
    if found != tag:
        raise HTTPException(404)
    return found


ROUTES = [
    base_file,
    marks_file,
    vocabulary_file,
    game_picture,
    blank_picture,
    style_of_drawings,
    words,
    words_of_pages,
    manifest,
]
