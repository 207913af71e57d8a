"""A browser's share in the dice: it sees all promises, remembers them, and then shows its own nonce."""

from __future__ import annotations

import json

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ...table.dice.tokens import tidy_code
from ...table.rules import commands as c
from ...table.rules.refusal import Refusal
from ...table.rules.table_state import Phase
from ..table_pages.open_table import read_fields, server_of
from .seats import token_of


async def list_shares(request: Request) -> Response:
    """Tell what was promised; once the game has started this changes no more."""
    server, code = server_of(request), tidy_code(request.path_params["code"])
    view = await server.tables.view(code, token_of(request, code) or "")
    table_state = view.table_state
    body = {
        "kind": table_state.dice,
        "commitment": table_state.commitment,
        "seat": None if view.seat is None else view.seat + 1,
        "has_started": table_state.phase is not Phase.OPEN,
        "is_owed": view.seat in table_state.owed,
        "promises": {str(seat + 1): promise for seat, promise in table_state.promises.items()},
    }
    return JSONResponse(body, headers={"Cache-Control": "no-store"})


async def show_share(request: Request) -> Response:
    """Take the nonce that this browser's seat promised."""
    server, code = server_of(request), tidy_code(request.path_params["code"])
    nonce = (await read_fields(request)).get("nonce", "")
    try:
        command = c.decode_command(json.dumps({"do": "reveal", "nonce": nonce[:100]}))
        await server.tables.act(code, token_of(request, code) or "", command)
    except Refusal as refusal:
        return JSONResponse({"wrong": str(refusal)}, 409)
    return JSONResponse({}, headers={"Cache-Control": "no-store"})


ROUTES = [
    Route("/t/{code}/shares", list_shares, methods=["GET"]),
    Route("/t/{code}/share", show_share, methods=["POST"]),
]
