"""What one takes home from a table: the record, and sheets as pictures or printed pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ...bots.levels import name_bot
from ...core.types import Seat
from ...drawing.element import Svg
from ...games.catalogue import find_game
from ...sheets.paper import Printing, compose, compose_record, make_pdf, make_png, picture_document
from ...sheets.svg import draw
from ...table.dice.tokens import tidy_code
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import TableState
from ..door.converters import SEAT
from ..door.identity import check_shown
from ..door.seats import address_of
from ..door.security import DRAWING_POLICY
from ..door.worker_requests import ask_apart
from ..html.words import say
from .open import server_of
from .read_forms import read_number

T = TypeVar("T")
SVG, PNG, PDF = "image/svg+xml", "image/png", "application/pdf"
MOST_PRINTED = 12
"""Sheets in one file for everybody; of a larger table each player prints their own."""


def draw_response(drawing: Svg, cache: str = "no-store") -> Response:
    """Answer with a drawing, which may hold styles but nothing that runs."""
    headers = {"Content-Security-Policy": DRAWING_POLICY, "Cache-Control": cache}
    return Response(drawing, media_type=SVG, headers=headers)


def _attach(body: bytes, kind: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(body, media_type=kind, headers=headers)


async def record(request: Request) -> Response:
    """Hand out the record of a finished game."""
    code = tidy_code(request.path_params["code"])
    tables = server_of(request).tables
    await check_shown(request, (await tables.view(code)).table_state)
    text = await tables.record(code, is_shown=True)
    name = f'attachment; filename="rollwright-{code}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name, "Cache-Control": "no-store"})


async def _find(request: Request) -> tuple[TableState, Seat]:
    """Return the table and the seat that an address names; sheets are shown as spectators may see them."""
    table_state = (await server_of(request).tables.view(request.path_params["code"])).table_state
    await check_shown(request, table_state)
    seat = request.path_params.get("seat", 1) - 1
    if table_state.state is None or not 0 <= seat < len(table_state.seats):
        raise Refusal(Why.NO_SEAT, say("wrong-no_sheet"))
    return table_state, seat


class Shown(NamedTuple):
    """A table as everybody may see it, fit to be sent to another process."""

    game: str
    view: object
    names: tuple[str, ...]


def _show(table_state: TableState) -> Shown:
    names = tuple(name_bot(place.name, place.bot) for place in table_state.seats)
    return Shown(table_state.game.id, table_state.game.view(table_state.state, None), names)


def draw_seat(shown: Shown, seat: Seat) -> Svg:
    """Draw a seat's sheet."""
    return draw(find_game(shown.game), shown.view, seat, names=list(shown.names))


def paint_seat(shown: Shown, seat: Seat) -> bytes:
    """Paint a seat's sheet."""
    return make_png(picture_document(draw_seat(shown, seat), find_game(shown.game).name))


def print_seats(shown: Shown, wanted: tuple[Seat, ...] | None, how: Printing) -> bytes:
    """Print sheets."""
    return make_pdf(compose_record(find_game(shown.game), shown.view, list(shown.names), how, wanted))


def print_blank(game: str, asked: tuple[tuple[str, str], ...], sheets: int, how: Printing) -> bytes:
    """Print blank sheets with the rules."""
    return make_pdf(compose(find_game(game), dict(asked), sheets, how))


async def picture(request: Request) -> Response:
    """Draw a seat's sheet."""
    table_state, seat = await _find(request)
    return draw_response(await _apart(request, draw_seat, _show(table_state), seat))


async def bitmap(request: Request) -> Response:
    """Paint a seat's sheet, for where drawings cannot be shown."""
    table_state, seat = await _find(request)
    body = await _apart(request, paint_seat, _show(table_state), seat)
    return _attach(body, PNG, f"rollwright-{table_state.table}-{seat + 1}.png")


async def printed(request: Request) -> Response:
    """Print a seat's sheet, or everybody's, on A4 or letter paper."""
    table_state, seat = await _find(request)
    is_one = "seat" in request.path_params or len(table_state.seats) > MOST_PRINTED
    how = Printing(request.query_params.get("paper", "a4"), has_rules=False, has_deck=False)
    body = await _apart(request, print_seats, _show(table_state), (seat,) if is_one else None, how)
    number = f"-{seat + 1}" if is_one else ""
    return _attach(body, PDF, f"rollwright-{table_state.table}{number}.pdf")


async def blank(request: Request) -> Response:
    """Print blank sheets of a game, with its rules and cards: /print/duel.pdf?paper=letter&sheets=2."""
    game, asked = find_game(request.path_params["game"]), dict(request.query_params)
    how = Printing(asked.pop("paper", "a4"))
    sheets = read_number(asked.pop("sheets", "1"), "sheets", MOST_PRINTED)
    body = await _apart(request, print_blank, game.id, tuple(asked.items()), sheets, how)
    return _attach(body, PDF, f"{game.id}.pdf")


async def _apart(request: Request, function: Callable[..., T], *args: object) -> T:
    """Draw in another process; drawing and typesetting cost work, so they count as questions."""
    server = server_of(request)
    if not server.questions.take(address_of(request)):
        raise Refusal(Why.NOT_NOW, say("wrong-too_many"))
    return await ask_apart(request, function, *args)


ROUTES = [
    Route("/t/{code}/record.txt", record),
    Route(f"/t/{{code}}/sheet-{{seat:{SEAT}}}.svg", picture),
    Route(f"/t/{{code}}/sheet-{{seat:{SEAT}}}.png", bitmap),
    Route(f"/t/{{code}}/sheet-{{seat:{SEAT}}}.pdf", printed),
    Route("/t/{code}/sheets.pdf", printed),
    Route("/print/{game}.pdf", blank),
]
