"""A browser's share in the dice: it sees all promises, remembers them, and then shows its own nonce."""

from __future__ import annotations

import json

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ..table import commands as c
from ..table.refusal import Refusal
from ..table.room import Phase
from ..table.tokens import tidy_code
from .opening import hub_of, read_fields
from .seats import token_of


async def list_shares(request: Request) -> Response:
    """Tell what was promised; once the game has started this changes no more."""
    hub, code = hub_of(request), tidy_code(request.path_params["code"])
    look = await hub.hall.look(code, token_of(request, code) or "")
    room = look.room
    told = {
        "kind": room.dice,
        "commitment": room.commitment,
        "seat": None if look.seat is None else look.seat + 1,
        "has_started": room.phase is not Phase.OPEN,
        "is_owed": look.seat in room.owed,
        "promises": {str(seat + 1): promise for seat, promise in room.promises.items()},
    }
    return JSONResponse(told, headers={"Cache-Control": "no-store"})


async def show_share(request: Request) -> Response:
    """Take the nonce that this browser's seat promised."""
    hub, code = hub_of(request), tidy_code(request.path_params["code"])
    nonce = (await read_fields(request)).get("nonce", "")
    try:
        command = c.decode_command(json.dumps({"do": "reveal", "nonce": nonce[:100]}))
        await hub.hall.act(code, token_of(request, code) or "", command)
    except Refusal as refusal:
        return JSONResponse({"wrong": str(refusal)}, 409)
    return JSONResponse({}, headers={"Cache-Control": "no-store"})


ROUTES = [
    Route("/t/{code}/shares", list_shares, methods=["GET"]),
    Route("/t/{code}/share", show_share, methods=["POST"]),
]
