"""The way back to one's seat: a link of one's own, for a lost cookie or another device.

    https://table.example/t/K7P2QD/back#TOKEN

The token stands behind the #, which browsers send to nobody; a script hands it in, and it becomes the cookie
that it was before. Whoever has the link has the seat, so it is shown to its person only, when asked for.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ..table.refusal import Refusal, Why
from ..table.tokens import tidy_code
from .catalogue import say
from .html import el
from .layout import page
from .opening import read_fields, server_of, show, take_seat
from .seats import address_of, token_of, who_is


async def give_link(request: Request) -> Response:
    """Tell a person the link back to their seat."""
    code = tidy_code(request.path_params["code"])
    token = token_of(request, code) or ""
    await server_of(request).tables.seat_of(code, token)
    link = f"{request.url.scheme}://{request.headers['host']}/t/{code}/back#{token}"
    return JSONResponse({"link": link}, headers={"Cache-Control": "no-store"})


async def back_page(request: Request) -> Response:
    """Show the page whose script hands the token in."""
    return show(
        page(
            say("back.title"),
            el(
                "section",
                el("h1", say("back.title")),
                el("p", say("back.lead"), id="back-state", role="status"),
                el(
                    "form",
                    el("input", type="hidden", name="token", id="back-token"),
                    el("button", say("back.go"), type="submit", class_="main"),
                    method="post",
                    id="back",
                ),
                class_="card narrow",
            ),
            script="back.js",
        )
    )


async def come_back(request: Request) -> Response:
    """Give a browser the seat whose token it hands in."""
    server, code = server_of(request), tidy_code(request.path_params["code"])
    if not server.joins.take(address_of(request)):
        raise Refusal(Why.NOT_NOW, say("wrong.too_many"))
    token = (await read_fields(request)).get("token", "")
    await server.tables.seat_of(code, token)
    return take_seat(request, code, token, who_is(request))


ROUTES = [
    Route("/t/{code}/link", give_link, methods=["POST"]),
    Route("/t/{code}/back", back_page, methods=["GET"]),
    Route("/t/{code}/back", come_back, methods=["POST"]),
]
