"""The way back to one's seat: a link of one's own, for a lost cookie or another device.

    https://table.example/t/K7P2QD/back#TOKEN

The token stands behind the #, which browsers send to nobody; a script hands it in, and it becomes the cookie
that it was before. The link is the seat, so it is shown to its person only, when asked for.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from ...table.dice.tokens import tidy_code
from ...table.rules.refusal import Refusal, Why
from ..door.device import Device, format_device, parse_device
from ..door.identity import SEE_OTHER
from ..door.seats import address_of, device_of, keep_token, token_of
from ..html.kit import Html, el
from ..html.layout import page
from ..html.words import say
from .open import read_fields, server_of, show


async def give_link(request: Request) -> Response:
    """Tell a person the link back to their seat."""
    code = tidy_code(request.path_params["code"])
    device = device_of(request, code) or Device("")
    await server_of(request).tables.seat_of(code, device.current)
    link = f"{request.url.scheme}://{request.headers['host']}/t/{code}/back#{format_device(device)}"
    return JSONResponse({"link": link}, headers={"Cache-Control": "no-store"})


async def back_page(request: Request) -> Response:
    """Show the page whose script hands the token in."""
    return show(
        page(
            say("back-title"),
            el(
                "section",
                el("h1", say("back-title")),
                el("p", say("back-lead"), id="back-state", role="status"),
                el(
                    "form",
                    el("input", type="hidden", name="token", id="back-token"),
                    el("button", say("back-go"), type="submit", class_="main"),
                    method="post",
                    id="back",
                ),
                class_="card narrow",
            ),
            script="pages/back.js",
        )
    )


async def come_back(request: Request) -> Response:
    """Give a browser the seat whose token it hands in; one that has another seat here is asked first.

    No profile is made or told of it: the seat is in somebody's games already, or `come_home` notes it.
    """
    server, code = server_of(request), tidy_code(request.path_params["code"])
    if not server.joins.take(address_of(request)):
        raise Refusal(Why.NOT_NOW, say("wrong-too_many"))
    form = await read_fields(request)
    token = form.get("token", "")
    seat = await server.tables.seat_of(code, parse_device(token).current)
    mine = token_of(request, code)
    own = await server.tables.find_seat(code, mine)
    if own not in (None, seat) and form.get("instead") != "yes":
        seats = (await server.tables.view(code)).table_state.seats
        return show(_ask_page(code, token, seats[own or 0].name, seats[seat].name), 409)
    response = RedirectResponse(f"/t/{code}", SEE_OTHER)
    keep_token(request, response, code, token)
    return response


def _ask_page(code: str, token: str, mine: str, other: str) -> Html:
    """Return the page that asks whether somebody wants to change seats."""
    form = el(
        "form",
        el("input", type="hidden", name="token", value=token),
        el("input", type="hidden", name="instead", value="yes"),
        el("div", el("a", say("back-keep", name=mine), href=f"/t/{code}", class_="button main"),
           el("button", say("back-change", name=other), type="submit"), class_="row"),
        method="post",
        action=f"/t/{code}/back",
    )  # fmt: skip
    title, asked = say("back-title"), el("p", say("back-other", mine=mine, other=other), role="alert")
    return page(title, el("section", el("h1", title), asked, form, class_="card narrow"))


ROUTES = [
    Route("/t/{code}/link", give_link, methods=["POST"]),
    Route("/t/{code}/back", back_page, methods=["GET"]),
    Route("/t/{code}/back", come_back, methods=["POST"]),
]
