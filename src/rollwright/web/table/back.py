"""The way back to one's seat: a link of one's own, for a lost cookie or another device.

    https://table.example/t/K7P2QD/back#TOKEN

The token stands behind the #, which browsers send to nobody; a script hands it in, and it becomes the cookie
that it was before. The link is the seat, so it is shown to its person only, when asked for.
"""

from __future__ import annotations

from starlette.responses import Response

from ...table.dice.tokens import tidy_code
from ..door.answer import html, json, lead_to
from ..door.device import Device, format_device, parse_device
from ..door.host import Cost, Kind, On
from ..door.route import Asked, Posted, get, post, units
from ..door.who import ANYONE, JOIN, SEAT, Seated, Secret
from ..html.kit import Html, el
from ..html.layout import page
from ..html.words import say


@post("/t/{code}/link", Cost.STORE, SEAT, Kind.JSON, On.SERVER)
async def give_link(posted: Posted[Seated]) -> Response:
    """Tell a person the link back to their seat."""
    table = posted.who.table
    device = await posted.device(table) or Device(posted.who.token)
    return json({"link": f"{posted.origin}/t/{table}/back#{format_device(device)}"})


@get("/t/{code}/back", Cost.FREE, ANYONE, on=On.SERVER)
async def back_page(asked: Asked[None]) -> Response:
    """Show the page whose script hands the token in."""
    return html(
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
            script="kit/back.js",
        )
    )


@post("/t/{code}/back", Cost.WRITE, Secret("token"), on=On.SERVER, price=units(JOIN))
async def come_back(posted: Posted[str]) -> Response:
    """Give a browser the seat whose token it hands in; one that has another seat here is asked first.

    No profile is made or told of it: the seat is in somebody's games already, or `come_home` notes it.
    """
    tables, code, token = posted.host.tables, tidy_code(posted.parts["code"]), posted.who
    device, own = parse_device(token), await posted.device(code)
    seat = await tables.seat_of(code, device.current)
    mine = None if own is None else await tables.find_seat(code, own.current)
    table_state = (await tables.view(code)).table_state
    if mine not in (None, seat) and posted.form.get("instead") != "yes":
        seats = table_state.seats
        return html(_ask_page(code, token, seats[mine or 0].name, seats[seat].name), 409)
    response = lead_to(posted.host.url_of_table(table_state))
    await posted.keep(response, device, code)
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


ROUTES = [give_link, back_page, come_back]
