"""What browsers keep for ever: bases, marks and vocabularies, at addresses that name their content.

A sheet travels as data: the address of its base, and the marks that are on it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..core.drawing.printer import Base
from ..core.errors import RollwrightError
from ..core.game import AnyGame
from ..core.options import Options, changed_options, fill_options, parse_options
from ..core.types import Choice, Seat
from ..games.catalogue import find_game
from ..sheets.svg import Layout, base, draw_base, draw_marks, layout_of, least_width, marks, touch_width
from ..sheets.svg.drawings import drawing_of
from .messages import Bases
from .packing import send_packed

FOR_EVER = "public, max-age=31536000, immutable"
MOST_PRINTED, LARGEST_PRINTED = 24, 120
FORMS = {"wide": False, "tall": True}
SVG, JSON = "image/svg+xml", "application/json"


def name_content(content: str) -> str:
    """Return a short name that no other content has."""
    return hashlib.sha256(content.encode()).hexdigest()[:12]


# ---- sheets


def describe_sheet(
    game: AnyGame, view: Any, seat: Seat, names: Sequence[str] = (), arrangement: str | None = None
) -> dict[str, Any]:
    """Return a seat's sheet as data, at the end as its player arranged it."""
    on_it = marks(game, view, seat, names=names, arrangement=arrangement)
    return {"symbols": marks_address(game.id), "bases": bases_of(game, view, seat), "marks": on_it}


def bases_of(game: AnyGame, view: Any, seat: Seat) -> Bases:
    """Return the addresses of a sheet's base, wide and tall."""
    known: Any = game
    options, printed = tuple(game.options_of(view).items()), layout_of(game, view, seat).printed
    return _address(known, options, "wide", printed), _address(known, options, "tall", printed)


@lru_cache(maxsize=1024)
def _address(game: Any, options: tuple[tuple[str, str], ...], form: str, printed: tuple[int, ...]) -> str:
    content = _draw_base(game, options, form, printed)
    if form == "wide":
        # Where there is less room than its letters, or fingers, need, browsers show the tall form.
        drawn = _print(game, options, form, printed)
        form = f"wide-{least_width(drawn)}-{touch_width(drawn)}"
    changed = parse_options(changed_options(game.options, dict(options)))
    query = f"?{urlencode(changed, safe=',')}" if changed else ""
    numbers = ".".join(map(str, printed)) or "-"
    return f"/base/{game.id}/{form}/{numbers}/{name_content(content)}.svg{query}"


def _print(game: Any, options: tuple[tuple[str, str], ...], form: str, printed: tuple[int, ...]) -> Base:
    return base(game, dict(options), Layout(FORMS[form], False, printed))


@lru_cache(maxsize=256)
def _draw_base(game: Any, options: tuple[tuple[str, str], ...], form: str, printed: tuple[int, ...]) -> str:
    return draw_base(_print(game, options, form, printed))


async def base_file(request: Request) -> Response:
    """Return a base; an address whose content has changed since is not ours any more."""
    asked = request.path_params
    try:
        game = find_game(asked["game"])
        options = fill_options(game.options, dict(request.query_params))
        form = asked["form"].partition("-")[0]
        content = _find_base(game, options, form, _read_printed(asked["printed"]))
    except (RollwrightError, KeyError, ValueError, IndexError, StopIteration):
        raise HTTPException(404) from None
    return _keep(request, content, asked["name"], SVG)


def _find_base(game: Any, options: Options, form: str, printed: tuple[int, ...]) -> str:
    return _draw_base(game, tuple(options.items()), form, printed)


def _read_printed(text: str) -> tuple[int, ...]:
    """ "12.20.1.3" -> (12, 20, 1, 3); ValueError for numbers no sheet needs"""
    numbers = () if text == "-" else tuple(map(int, text.split(".")))
    if len(numbers) > MOST_PRINTED or any(not 0 <= number <= LARGEST_PRINTED for number in numbers):
        raise ValueError("no sheet is that large")
    return numbers


def _keep(request: Request, content: str, name: str, kind: str) -> Response:
    if name != name_content(content):
        raise HTTPException(404)
    return send_packed(request.headers, content.encode(), kind, {"Cache-Control": FOR_EVER})


# ---- marks and choices


@lru_cache(maxsize=16)
def _draw_marks(game_id: str) -> str:
    return draw_marks(find_game(game_id))


def marks_address(game_id: str) -> str:
    """Return where the marks of a game are defined."""
    return f"/marks/{game_id}/{name_content(_draw_marks(game_id))}.svg"


async def marks_file(request: Request) -> Response:
    """Return a game's marks as a hidden drawing."""
    game = find_game(request.path_params["game"])
    return _keep(request, _draw_marks(game.id), request.path_params["name"], SVG)


@lru_cache(maxsize=16)
def _describe_vocabulary(game_id: str) -> str:
    """Return every choice of a game by its number: its text, label, places, and what it draws.

    A label or places that are just the values of the choice are left out.
    """
    game = find_game(game_id)
    vocabulary, trace = game.vocabulary, drawing_of(game).trace
    told = {
        "choices": [str(choice) for choice in vocabulary.choices],
        "labels": [
            None if label == " ".join(_values_of(choice)) else label
            for choice, label in zip(vocabulary.choices, vocabulary.labels, strict=True)
        ],
        "places": [
            None if list(places) == _values_of(choice) else places
            for choice, places in zip(vocabulary.choices, vocabulary.places, strict=True)
        ],
        "marks": [trace(choice) for choice in vocabulary.choices],
        "explicit": [
            n for n, choice in enumerate(vocabulary.choices) if choice.kind in game.manifest.menu_kinds
        ],
    }
    return msgspec.json.encode(told).decode()


def _values_of(choice: Choice) -> list[str]:
    """ "squares:c4,c5" -> ["c4", "c5"]"""
    return str(choice).partition(":")[2].split(",")


def vocabulary_address(game_id: str) -> str:
    """Return where the choices of a game are listed."""
    return f"/vocabulary/{game_id}/{name_content(_describe_vocabulary(game_id))}.json"


async def vocabulary_file(request: Request) -> Response:
    """Return a game's choices."""
    game = find_game(request.path_params["game"])
    return _keep(request, _describe_vocabulary(game.id), request.path_params["name"], JSON)


ROUTES = [
    Route("/base/{game}/{form}/{printed}/{name}.svg", base_file),
    Route("/marks/{game}/{name}.svg", marks_file),
    Route("/vocabulary/{game}/{name}.json", vocabulary_file),
]
