"""The coach's page: a record goes in, and what every move was worth comes out."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.responses import Response

from ..door.answer import html
from ..door.host import Cost
from ..door.person import Person
from ..door.route import Asked, get
from ..door.who import VISITOR
from ..html.kit import Html, el
from ..html.layout import page
from ..html.words import say
from ..table.mine import Mine, find_mine
from .tools import live_region, record_form


def coach_page(mine: Sequence[Mine] = ()) -> Html:
    """Return the page; its script fills it."""
    return page(
        say("coach-title"),
        el(
            "section",
            el("h1", say("coach-title")),
            el("p", say("coach-lead"), class_="lead"),
            record_form("replay-lead", "/coach", mine),
            el("div", id="coach-who", class_="row"),
            el("div", id="coach-state", role="status"),
            class_="card",
        ),
        el("div", id="coach", class_="coach"),
        live_region(),
        script="study/coach.js",
        wide=True,
        here="/coach",
    )


@get("/coach", Cost.STORE, VISITOR)
async def coach(asked: Asked[Person | None]) -> Response:
    """Show the coach's page."""
    return html(coach_page(await find_mine(asked)))


ROUTES = [coach]
