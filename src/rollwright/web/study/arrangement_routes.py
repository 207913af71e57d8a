"""The address of a finished sheet's arrangement."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ...bots.levels import name_bot
from ...core.errors import RollwrightError, tell_error
from ...table.rules.refusal import Refusal
from ..door.converters import SEAT
from ..door.identity import check_shown
from ..door.seats import address_of
from ..door.worker_requests import ask_apart
from ..html.words import say
from ..server.host import Server
from .arrangement import check_arrangement, show_arrangement


async def arrange(request: Request) -> Response:
    """Show a seat's arrangement at a finished table: the best, or the one asked for."""
    server: Server = request.app.state.server
    if not server.questions.take(address_of(request)):
        return JSONResponse({"wrong": say("wrong-too_many")}, 429)
    try:
        body, seat = await request.body(), request.path_params["seat"] - 1
        table_state = (await server.tables.view(request.path_params["code"])).table_state
        await check_shown(request, table_state)
        check_arrangement(table_state, seat)
        names = [name_bot(place.name, place.bot) for place in table_state.seats]
        found = await ask_apart(
            request, show_arrangement, table_state.game.id, table_state.state, names, seat, body
        )
        return JSONResponse(found, headers={"Cache-Control": "no-store"})
    except (RollwrightError, Refusal) as wrong:
        return JSONResponse({"wrong": tell_error(wrong)})


ROUTES = [Route(f"/t/{{code}}/arrange-{{seat:{SEAT}}}", arrange, methods=["POST"])]
