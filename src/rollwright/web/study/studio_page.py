"""The studio: a game's file as text and as a form, its sheet, a game against a bot, many games."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.responses import Response

from ...core.errors import InvalidSheet
from ...sheet_language import list_examples
from ..door.answer import html, json
from ..door.host import Cost, Kept, Kind, On
from ..door.route import Asked, get
from ..door.who import ANYONE
from ..html.kit import Html, el
from ..html.layout import icon, page
from ..html.words import say

FILE = "ROLLWRIGHT_STUDIO_FILE"
"""The file of `rollwright studio`, which the page of this server shows and follows."""


def _button(key: str, name: str, drawn: str = "", class_: str = "") -> Html:
    return el(
        "button", icon(drawn) if drawn else None, say(key), type="button", id=name, class_=class_ or None
    )


def studio_page() -> Html:
    """Return the page; its script fills it."""
    examples = [el("option", say("studio-open_example"), value="")]
    examples += [el("option", name, value=text) for name, text in list_examples().items()]
    left = el(
        "section",
        el("h1", say("studio-title")),
        el("p", say("studio-lead"), class_="quiet"),
        el("div", id="sheet", class_="studio-sheet"),
        el("div", id="game", hidden=True),
        el(
            "div",
            _button("studio-play", "play", "dice", "main"),
            _button("studio-print", "print", "save"),
            _button("studio-share", "share"),
            _button("studio-save", "save"),
            el(
                "label",
                say("studio-open"),
                el("input", type="file", id="open", accept=".toml"),
                class_="button",
            ),
            class_="row",
        ),
        el("p", id="facts", class_="quiet"),
        class_="card",
    )
    middle = el(
        "section",
        el(
            "div",
            el("button", say("studio-text"), type="button", id="as-text", role="tab", aria_selected="true"),
            el("button", say("studio-form"), type="button", id="as-form", role="tab", aria_selected="false"),
            el("select", examples, id="examples", aria_label=say("studio-open_example")),
            class_="row",
            role="tablist",
        ),
        el("p", id="wrong", class_="wrong", role="status", hidden=True),
        el(
            "textarea",
            id="text",
            rows=28,
            spellcheck="false",
            autocomplete="off",
            aria_label=say("studio-text"),
        ),
        el("div", id="form", hidden=True),
        class_="card",
    )
    right = el(
        "section",
        el("h2", say("studio-games")),
        el("p", say("studio-games_lead"), class_="quiet"),
        el("div", _button("studio-run", "run", "chart", "main"), class_="row"),
        el("progress", id="progress", max=100, value=0, hidden=True, aria_label=say("studio-games")),
        el("p", id="state", role="status"),
        el("div", id="figures"),
        class_="card",
    )
    return page(
        say("studio-title"),
        el("link", rel="stylesheet", href="/print.css"),
        el("link", rel="stylesheet", href="/static/printed.css"),
        el("link", rel="stylesheet", href="/static/studio.css"),
        el("div", left, middle, right, class_="studio"),
        el("div", id="paper", class_="printed-sheet", aria_hidden="true"),
        script="study/studio.js",
        wide=True,
    )


@get("/studio", Cost.FREE, ANYONE, kept=Kept.BUILD)
async def studio(asked: Asked[None]) -> Response:
    """Show the page."""
    return html(studio_page())


@get("/studio/file", Cost.THREAD, ANYONE, Kind.JSON, On.SERVER)
async def followed(asked: Asked[None]) -> Response:
    """Return the text of the file that `rollwright studio` opened, to draw it again when it is saved."""
    return json(await asked.run(_read_file))


def _read_file() -> dict[str, str]:
    name = os.environ.get(FILE, "")
    if not name:
        return {"name": "", "text": ""}
    try:
        with Path(name).open("rb") as file:
            return {"name": Path(name).name, "text": file.read(100_000).decode("utf-8")}
    except (OSError, UnicodeDecodeError):
        raise InvalidSheet(f"{Path(name).name} cannot be read") from None


ROUTES = [studio, followed]
