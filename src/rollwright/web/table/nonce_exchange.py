"""A browser's share in the dice: it sees all promises, remembers them, and then shows its own nonce."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ...core.errors import tell_error
from ...table.dice.tokens import tidy_code
from ...table.rules.refusal import Refusal
from ..door.seats import token_of
from .open import read_fields, server_of
from .shares import describe_shares, read_nonce


async def list_shares(request: Request) -> Response:
    """Tell what was promised; once the game has started this changes no more."""
    server, code = server_of(request), tidy_code(request.path_params["code"])
    view = await server.tables.view(code, token_of(request, code) or "")
    return JSONResponse(describe_shares(view), headers={"Cache-Control": "no-store"})


async def show_share(request: Request) -> Response:
    """Take the nonce that this browser's seat promised."""
    server, code = server_of(request), tidy_code(request.path_params["code"])
    nonce = (await read_fields(request)).get("nonce", "")
    try:
        await server.tables.act(code, token_of(request, code) or "", read_nonce(nonce))
    except Refusal as refusal:
        return JSONResponse({"wrong": tell_error(refusal)}, 409)
    return JSONResponse({}, headers={"Cache-Control": "no-store"})


ROUTES = [
    Route("/t/{code}/shares", list_shares, methods=["GET"]),
    Route("/t/{code}/share", show_share, methods=["POST"]),
]
