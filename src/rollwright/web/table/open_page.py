"""Open tables: seats to take, games to watch, and "anyone?", which opens a table and waits."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...table.dice.tokens import make_token
from ...table.people.open_tables import OpenTable
from ..door.person import Me
from ..html.kit import Child, Html, el
from ..html.layout import icon, mark_of, page
from ..html.words import say
from ..parts.games import all_games

FEWEST, MOST = 2, 6
"""Seats of a table that waits for anyone."""
ON_CARD = 3


class OpenShown(NamedTuple):
    """What the list is made of."""

    tables: Sequence[OpenTable]
    me: Me
    friends: Collection[int]
    mine: int | None
    """The profile that looks."""
    now: int


def open_page(shown: OpenShown) -> Html:
    """Return the page of all open tables; its script asks for it again every few seconds."""
    free, played = split(shown.tables)
    return page(
        say("open-title"),
        el("section", el("h1", say("open-title")), el("p", say("open-lead"), class_="quiet"), _anyone(),
           class_="card"),
        el(
            "div",
            _list("open-sit", "open-none", [_row(shown, each) for each in free]),
            _list("open-watch_now", "open-nothing", [_row(shown, each) for each in played]),
            id="open-list",
            class_="open-lists",
        ),
        script="pages/open.js",
        here="/open",
    )  # fmt: skip


def split(tables: Sequence[OpenTable]) -> tuple[list[OpenTable], list[OpenTable]]:
    """Return the tables with free seats, and those that are played."""
    return [each for each in tables if each.free], [each for each in tables if each.shown.turn]


def open_card(shown: OpenShown) -> Html:
    """Return the front page's card: the first few tables, and "anyone?"."""
    free, played = split(shown.tables)
    rows = [_row(shown, each) for each in [*free, *played][:ON_CARD]]
    listed = el("ul", rows, class_="open-tables") if rows else el("p", say("open-none"), class_="quiet")
    more = el("a", say("open-all"), href="/open")
    head = el("div", el("h2", say("open-title")), more, class_="head")
    return el("section", head, listed, _anyone(), class_="card open-card")


def _list(title: str, empty: str, rows: Sequence[Child]) -> Html:
    listed = el("ul", rows, class_="open-tables") if rows else el("p", say(empty), class_="quiet")
    return el("section", el("h2", say(title)), listed, class_="card")


def _row(shown: OpenShown, table: OpenTable) -> Html:
    facts = [_tell_seats(table), tell_since(shown.now - table.since), table.shown.options]
    tag = table.profile in shown.friends and (" ", el("span", say("friends-tag"), class_="tag"))
    return el(
        "li",
        mark_of(table.shown.avatar),
        el(
            "div",
            el("b", _name(table.game)),
            el("span", say("open-of", name=table.shown.host), tag),
            el("small", " · ".join(filter(None, facts))),
            class_="lines",
        ),
        _act(shown, table),
    )


def _tell_seats(table: OpenTable) -> str:
    if table.shown.turn:
        return say("open-turn", turn=table.shown.turn, seats=table.shown.taken)
    return say("open-seats", taken=table.shown.taken, free=table.free)


def tell_since(ms: int) -> str:
    """Return how long something has been there: just now, 5 minutes, 2 hours."""
    minutes = max(0, ms) // 60_000
    if minutes < 1:
        return say("open-now")
    if minutes < 60:
        return say("open-minutes", count=minutes)
    return say("open-hours", count=minutes // 60)


def _act(shown: OpenShown, table: OpenTable) -> Html:
    """Return the one press that leads to a table."""
    if table.profile == shown.mine:
        return el("a", say("open-mine"), href=f"/t/{table.name}", class_="button")
    if not table.free:
        return el("a", say("open-watch"), href=f"/t/{table.name}?watch=1", class_="button")
    name = shown.me.name or say("form-default_name")
    fields = {"name": name, "avatar": shown.me.avatar, "once": make_token()}
    return el(
        "form",
        el("input", type="hidden", name="promise", class_="promise"),
        [el("input", type="hidden", name=key, value=value) for key, value in fields.items()],
        el("button", say("join-sit"), type="submit", class_="main",
           aria_label=say("open-sit_at", name=table.shown.host, game=_name(table.game))),
        method="post",
        action=f"/t/{table.name}/join",
    )  # fmt: skip


def _anyone() -> Html:
    """Return the form that opens a table for anybody and waits."""
    games = [el("option", name_game(game), value=game.id) for game in all_games() if game.seats[-1] >= FEWEST]
    seats = [el("option", say("open-for", count=n), value=n) for n in range(FEWEST, MOST + 1)]
    return el(
        "form",
        el("input", type="hidden", name="promise", class_="promise"),
        el("select", games, name="game", aria_label=say("new-which")),
        el("select", seats, name="seats", aria_label=say("open-how_many")),
        el("button", icon("person"), say("open-anyone"), type="submit"),
        method="post",
        action="/open",
        class_="row anyone",
    )


def seats_for_anyone(game: AnyGame, wanted: int) -> int:
    """Return the number of seats nearest to the one wanted that a game has."""
    return min(max(wanted, FEWEST, game.seats[0]), MOST, game.seats[-1])


def _name(game_id: str) -> str:
    return next((name_game(game) for game in all_games() if game.id == game_id), game_id)
