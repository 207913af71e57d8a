"""The big screen of a room: the bare frame of a table as those see it who watch."""

from __future__ import annotations

import json

from ...core.descriptions import is_decided_by_weakest, name_game
from ...table.rules.table_state import TableState
from ..html.kit import Html, el
from ..html.layout import page
from ..html.words import say
from ..live.messages import PROTOCOL
from ..live.table_snapshot import MOST_SHEETS
from ..parts.assets import marks_address
from ..parts.games import is_shared


def screen_page(table_state: TableState, is_seated: bool, host: str) -> Html:
    """Return the frame of a table's big screen; `host` is where browsers find this server."""
    game = table_state.game
    symbols = marks_address(game.id)
    facts: dict[str, object] = {
        "table": table_state.table,
        "game": game.id,
        "name": name_game(game),
        "terms": list(game.terms),
        "shared": is_shared(game),
        "weakest": is_decided_by_weakest(game),
        "sheets": MOST_SHEETS,
        "seated": is_seated,
        "timer": table_state.settings.timer,
        "protocol": PROTOCOL,
        "symbols": symbols,
    }
    return page(
        f"{name_game(game)} {table_state.table}",
        _way_in(table_state.table, host),
        _middle(name_game(game)),
        el(
            "section",
            el("ol", id="ranking"),
            el("p", id="rest"),
            class_="ranks",
            aria_label=say("table-players"),
        ),
        el("section", id="wall", aria_label=say("screen-wall")),
        el("div", id="facts", data_facts=json.dumps(facts), hidden=True),
        script="table/screen.js",
        kind="screen",
        loads=[symbols],
    )


def _way_in(table: str, host: str) -> Html:
    return el(
        "section",
        el("h2", say("screen-join"), id="join"),
        el("img", src=f"/t/{table}/qr.svg", alt=say("share-qr"), width=330, height=330) if host else None,
        el("p", table, class_="code"),
        el("p", host) if host else el("p", say("share-alone"), " ", el("code", "--host 0.0.0.0")),
        class_="way-in",
    )


def _middle(game: str) -> Html:
    rings = [el("circle", id=name, cx=60, cy=60, r=54) for name in (None, "ring")]
    clock = el("svg", rings, viewBox="0 0 120 120", aria_hidden="true")
    clock = el("div", clock, el("span", id="left"), id="clock", hidden=True)
    message = el(
        "div", el("h2", id="told"), el("p", id="more"), el("div", id="drawn", hidden=True), class_="told"
    )
    return el(
        "section",
        el("p", game, class_="game"),
        el("h1", id="turn"),
        el("div", id="dice"),
        el("div", clock, message, class_="time", aria_live="off"),
        el("div", id="host"),
        class_="middle",
    )
