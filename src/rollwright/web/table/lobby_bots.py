"""Bots in the lobby: the host gives a free seat to one, or frees a bot's seat again."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...table.dice.tokens import tidy_code
from ...table.rules.events import Settings
from ...table.rules.refusal import Refusal, Why
from ...table.rules.setup import PERSON, NewTable
from ...table.rules.table_state import TableState
from ..door.seats import token_of
from ..html.words import say
from .open import SEE_OTHER, read_fields, server_of
from .read_forms import read_number


async def change_bots(request: Request) -> Response:
    """Add a bot of the `level` a form names, or free the `seat` of one."""
    server, code = server_of(request), tidy_code(request.path_params["code"])
    token, form = token_of(request, code) or "", await read_fields(request)
    table_state = (await server.tables.view(code, token)).table_state
    seats = plan_bots(table_state, form)
    await server.tables.configure(code, token, with_seats(table_state.settings, seats))
    return RedirectResponse(f"/t/{code}", SEE_OTHER)


def plan_bots(table_state: TableState, form: Mapping[str, str]) -> list[str]:
    """Return the seats with one more bot, on the last free seat, or with one fewer."""
    seats = [plan.bot or PERSON for plan in table_state.settings.seats]
    if "seat" in form:
        seat = read_number(form["seat"], "seat")
        if not 0 <= seat < len(seats) or seats[seat] == PERSON:
            raise Refusal(Why.NO_SEAT, say("lobby-no_bot"))
        seats[seat] = PERSON
        return seats
    free = [seat for seat, place in enumerate(table_state.seats) if place.is_free]
    if not free:
        raise Refusal(Why.FULL, say("lobby-full"))
    seats[free[-1]] = form.get("level", "")
    return seats


def with_seats(settings: Settings, seats: list[str]) -> NewTable:
    """Return a table like this one with other seats."""
    return NewTable(
        settings.game,
        seats,
        settings.options,
        settings.timer,
        settings.roll_after,
        settings.stand_in,
        settings.seed,
        hints=settings.hints,
    )


ROUTES = [Route("/t/{code}/bots", change_bots, methods=["POST"])]
