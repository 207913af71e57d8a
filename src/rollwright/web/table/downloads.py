"""What one takes home from a table: the record, and sheets as pictures or printed pages."""

from __future__ import annotations

from typing import NamedTuple

from starlette.responses import Response

from ...bots.levels import name_bot
from ...core.options import new_options
from ...core.types import Seat
from ...drawing.element import Svg
from ...games.catalogue import find_game
from ...sheets.paper import Printing, compose, compose_record, make_pdf, make_png, picture_document
from ...sheets.svg import draw
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import TableState
from ..door.answer import drawing, file
from ..door.host import Cost, Kind, On
from ..door.person import Person
from ..door.route import SEAT, AnyAsked, Asked, get
from ..door.tokens import check_shown, look_at_table
from ..door.who import ANYONE, VISITOR
from ..html.words import say
from .read_forms import read_number

TEXT, PNG, PDF = "text/plain; charset=utf-8", "image/png", "application/pdf"
MOST_PRINTED = 12
"""Sheets in one file for everybody; of a larger table each player prints their own."""


@get("/t/{code}/record.txt", Cost.STORE, VISITOR, Kind.FILE)
async def record(asked: Asked[Person | None]) -> Response:
    """Hand out the record of a finished game."""
    table_state = await look_at_table(asked)
    await check_shown(asked, table_state)
    text = await asked.host.tables.record(table_state.table, is_shown=True)
    return file(text, TEXT, f"rollwright-{table_state.table}.txt")


async def _find(asked: AnyAsked) -> tuple[TableState, Seat]:
    """Return the table and the seat that an address names; sheets are shown as spectators may see them."""
    table_state = await look_at_table(asked)
    await check_shown(asked, table_state)
    seat = asked.parts.get("seat", 1) - 1
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
    found = find_game(game)
    return make_pdf(compose(found, new_options(found.options, dict(asked)), sheets, how))


@get(f"/t/{{code}}/sheet-{{seat:{SEAT}}}.svg", Cost.WORKER, VISITOR, Kind.FILE)
async def picture(asked: Asked[Person | None]) -> Response:
    """Draw a seat's sheet."""
    table_state, seat = await _find(asked)
    return drawing(await asked.run(draw_seat, _show(table_state), seat))


@get(f"/t/{{code}}/sheet-{{seat:{SEAT}}}.png", Cost.WORKER, VISITOR, Kind.FILE, On.SERVER)
async def bitmap(asked: Asked[Person | None]) -> Response:
    """Paint a seat's sheet, for where drawings cannot be shown."""
    table_state, seat = await _find(asked)
    body = await asked.run(paint_seat, _show(table_state), seat)
    return file(body, PNG, f"rollwright-{table_state.table}-{seat + 1}.png")


@get(f"/t/{{code}}/sheet-{{seat:{SEAT}}}.pdf", Cost.WORKER, VISITOR, Kind.FILE, On.SERVER)
async def printed(asked: Asked[Person | None]) -> Response:
    """Print a seat's sheet on A4 or letter paper."""
    return await _print(asked, is_one=True)


@get("/t/{code}/sheets.pdf", Cost.WORKER, VISITOR, Kind.FILE, On.SERVER)
async def printed_for_all(asked: Asked[Person | None]) -> Response:
    """Print everybody's sheets, or of a large table the first."""
    return await _print(asked, is_one=False)


async def _print(asked: AnyAsked, is_one: bool) -> Response:
    table_state, seat = await _find(asked)
    is_one = is_one or len(table_state.seats) > MOST_PRINTED
    how = Printing(asked.query.get("paper", "a4"), has_rules=False, has_deck=False)
    body = await asked.run(print_seats, _show(table_state), (seat,) if is_one else None, how)
    number = f"-{seat + 1}" if is_one else ""
    return file(body, PDF, f"rollwright-{table_state.table}{number}.pdf")


@get("/print/{game}.pdf", Cost.WORKER, ANYONE, Kind.FILE, On.SERVER)
async def blank(asked: Asked[None]) -> Response:
    """Print blank sheets of a game, with its rules and cards: /print/duel.pdf?paper=letter&sheets=2."""
    game, given = find_game(asked.parts["game"]), dict(asked.query)
    how = Printing(given.pop("paper", "a4"))
    sheets = read_number(given.pop("sheets", "1"), "sheets", MOST_PRINTED)
    body = await asked.run(print_blank, game.id, tuple(given.items()), sheets, how)
    return file(body, PDF, f"{game.id}.pdf")


ROUTES = [record, picture, bitmap, printed, printed_for_all, blank]
