"""What one takes home from a table: the record, and sheets as pictures or printed pages."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ..core.types import Seat
from ..games.catalogue import find_game
from ..sheets.paper import Printing, compose, compose_record, make_pdf, make_png, picture_job
from ..sheets.svg import draw
from ..table.refusal import Refusal, Why
from ..table.room import Room
from ..table.tokens import tidy_code
from .catalogue import say
from .opening import hub_of, read_number
from .seats import address_of
from .security import DRAWING_POLICY

SVG, PNG, PDF = "image/svg+xml", "image/png", "application/pdf"
MOST_PRINTED = 12
"""Sheets in one file for everybody; of a larger table each player prints their own."""


def draw_response(drawing: str, cache: str = "no-store") -> Response:
    """Answer with a drawing, which may hold styles but nothing that runs."""
    headers = {"Content-Security-Policy": DRAWING_POLICY, "Cache-Control": cache}
    return Response(drawing, media_type=SVG, headers=headers)


def _attach(body: bytes, kind: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(body, media_type=kind, headers=headers)


async def record(request: Request) -> Response:
    """Hand out the record of a finished game."""
    code = tidy_code(request.path_params["code"])
    text = await hub_of(request).hall.record(code)
    name = f'attachment; filename="rollwright-{code}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name, "Cache-Control": "no-store"})


async def _find(request: Request) -> tuple[Room, Seat]:
    """Return the table and the seat that an address names; sheets are shown as spectators may see them."""
    room = (await hub_of(request).hall.look(request.path_params["code"])).room
    seat = request.path_params.get("seat", 1) - 1
    if room.state is None or not 0 <= seat < len(room.seats):
        raise Refusal(Why.NO_SEAT, say("wrong.no_sheet"))
    return room, seat


def _draw(room: Room, seat: Seat) -> str:
    names = [who.name for who in room.seats]
    return draw(room.game, room.game.view(room.state, None), seat, names=names)


async def picture(request: Request) -> Response:
    """Draw a seat's sheet."""
    room, seat = await _find(request)
    return draw_response(await hub_of(request).draw(_draw, room, seat))


async def bitmap(request: Request) -> Response:
    """Paint a seat's sheet, for where drawings cannot be shown."""
    _check_often(request)
    room, seat = await _find(request)
    body = await hub_of(request).draw(lambda: make_png(picture_job(_draw(room, seat), room.game.name)))
    return _attach(body, PNG, f"rollwright-{room.table}-{seat + 1}.png")


async def printed(request: Request) -> Response:
    """Print a seat's sheet, or everybody's, on A4 or letter paper."""
    _check_often(request)
    room, seat = await _find(request)
    is_one = "seat" in request.path_params or len(room.seats) > MOST_PRINTED
    how = Printing(request.query_params.get("paper", "a4"), has_rules=False, has_deck=False)
    body = await hub_of(request).draw(_print, room, (seat,) if is_one else None, how)
    number = f"-{seat + 1}" if is_one else ""
    return _attach(body, PDF, f"rollwright-{room.table}{number}.pdf")


def _print(room: Room, wanted: tuple[Seat, ...] | None, how: Printing) -> bytes:
    names = [who.name for who in room.seats]
    view = room.game.view(room.state, None)
    return make_pdf(compose_record(room.game, view, names, how, wanted))


async def blank(request: Request) -> Response:
    """Print blank sheets of a game, with its rules and cards: /print/duel.pdf?paper=letter&sheets=2."""
    _check_often(request)
    game, asked = find_game(request.path_params["game"]), dict(request.query_params)
    how = Printing(asked.pop("paper", "a4"))
    sheets = read_number(asked.pop("sheets", "1"), "sheets", MOST_PRINTED)
    body = await hub_of(request).draw(lambda: make_pdf(compose(game, asked, sheets, how)))
    return _attach(body, PDF, f"{game.id}.pdf")


def _check_often(request: Request) -> None:
    """Typesetting costs work."""
    if not hub_of(request).questions.take(address_of(request)):
        raise Refusal(Why.NOT_NOW, say("wrong.too_many"))


ROUTES = [
    Route("/t/{code}/record.txt", record),
    Route("/t/{code}/sheet-{seat:int}.svg", picture),
    Route("/t/{code}/sheet-{seat:int}.png", bitmap),
    Route("/t/{code}/sheet-{seat:int}.pdf", printed),
    Route("/t/{code}/sheets.pdf", printed),
    Route("/print/{game}.pdf", blank),
]
