"""A device that is passed round: who has it now is in its cookie, and changes when it is handed on."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...table.dice.tokens import tidy_code
from ...table.rules.refusal import Refusal, Why
from ..door.device import Device, find_seats, format_device
from ..door.seats import device_of, keep_token
from ..html.words import say
from .open import read_fields, server_of


async def hand_over(request: Request) -> Response:
    """Note who has the device from now on; it must hold that seat."""
    server, code = server_of(request), tidy_code(request.path_params["code"])
    wanted = (await read_fields(request)).get("seat", "")
    device = device_of(request, code) or Device("")
    seats = [str(seat) for seat in await find_seats(server.tables, code, device)]
    if wanted not in seats or not wanted.isdecimal():
        raise Refusal(Why.NOT_YOURS, say("refused-device"))
    response = Response(status_code=204)
    keep_token(request, response, code, format_device(device._replace(holder=seats.index(wanted))))
    return response


ROUTES = [Route("/t/{code}/hand", hand_over, methods=["POST"])]
