"""Open tables: seats to take, games to watch, "anyone?", the host's switch, and what keeps the list true."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import NamedTuple

from starlette.responses import Response

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...core.errors import InvalidSetup
from ...core.options import changed_options, parse_options
from ...games.catalogue import find_game
from ...table.actors.actor import TableActor
from ...table.actors.tables import Tables
from ...table.dice.tokens import make_token, tidy_code
from ...table.people.friends import friend_ids
from ...table.people.open_tables import (
    News,
    OpenTable,
    Shown,
    is_listed,
    list_open,
    list_table,
    listed_names,
    note_news,
    take_off,
)
from ...table.people.profiles import Profile
from ...table.rules.refusal import Refusal, Why
from ...table.rules.setup import PERSON, NewTable
from ...table.rules.table_state import Phase, TableState
from ...table.stores.database import Reader
from ..door.answer import html, json
from ..door.host import Cost, Kind, On, TooMany
from ..door.person import Me, Person
from ..door.route import AnyAsked, AnyPosted, Asked, Posted, get, post, units
from ..door.security import Buckets
from ..door.tokens import take_seat
from ..door.who import ANYONE, CREATION, HOST_SEAT, NEWCOMER, VISITOR, Seated
from ..html.kit import Child, Html, el
from ..html.layout import icon, mark_of, page
from ..html.words import say
from ..parts.games import all_games
from ..parts.options import describe_options
from .open import seat_opener
from .read_forms import read_number

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
        script="table/open.js",
        here="/open",
    )  # fmt: skip


def split(tables: Sequence[OpenTable]) -> tuple[list[OpenTable], list[OpenTable]]:
    """Return the tables with free seats, and those that are played."""
    return [each for each in tables if each.free], [each for each in tables if each.shown.turn]


def open_card(shown: OpenShown) -> Html:
    """Return the front page's card: the first few tables, and "anyone?"."""
    free, played = split(shown.tables)
    rows = [_row(shown, each) for each in [*free, *played][:ON_CARD]]
    listed = el("ul", rows, class_="open-tables") if rows else None
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


# ---- doors


class Listings(Buckets):
    """How many tables one address puts on the list."""


async def find_open(asked: AnyAsked) -> OpenShown:
    """Return the open tables as the one who asks sees them: friends' first."""
    person = await asked.person()
    shown = await asked.read(_find_open, person and person.profile, asked.host.now())
    return shown._replace(me=person.me if person else asked.me)


def _find_open(store: Reader, profile: Profile | None, now: int) -> OpenShown:
    friends = friend_ids(store, profile)
    return OpenShown(list_open(store, now, tuple(friends)), Me(), friends, profile and profile.id, now)


@get("/open", Cost.STORE, VISITOR, on=On.SERVER)
async def open_tables(asked: Asked[Person | None]) -> Response:
    """Show the tables that are open to everybody."""
    return html(open_page(await find_open(asked)))


@post("/open", Cost.WRITE, NEWCOMER, on=On.SERVER, price=units(CREATION))
async def anyone(posted: Posted[Person]) -> Response:
    """Open a table that is listed at once, and wait there for others."""
    form, me = posted.form, posted.who.me
    game = find_game(form.get("game", ""))
    if game.seats[-1] < 2:
        raise InvalidSetup(say("refused-alone", game=name_game(game)))
    seats = seats_for_anyone(game, read_number(form.get("seats", "2"), "seats", MOST))
    _charge_listing(posted)
    new = NewTable(game.id, [PERSON] * seats)
    table, device = await seat_opener(posted, new, me, form.get("promise", ""))
    response = await take_seat(posted, table, device, me, posted.who)
    await _put(posted, (await posted.host.tables.view(table)).table_state, posted.who)
    return response


@get("/t/{code}/listed", Cost.STORE, ANYONE, Kind.JSON, On.SERVER)
async def listed(asked: Asked[None]) -> Response:
    """Say whether a table is on the list."""
    return json({"listed": await asked.read(is_listed, tidy_code(asked.parts["code"]))})


@post("/t/{code}/listed", Cost.WRITE, HOST_SEAT, Kind.JSON, On.SERVER)
async def change_listed(posted: Posted[Seated]) -> Response:
    """Put a table on the list, or take it off."""
    wanted = posted.form.get("listed") == "1"
    if wanted:
        person = await posted.person()
        if person is None:
            raise Refusal(Why.TOKEN, say("profile-none"))
        _charge_listing(posted)
        await _put(posted, posted.who.table_state, person)
    else:
        await posted.write(take_off, posted.who.table)
    return json({"listed": wanted})


def _charge_listing(posted: AnyPosted) -> None:
    if not posted.host.service(Listings).take(posted.address):
        raise TooMany(say("wrong-too_many"))


async def _put(posted: AnyPosted, state: TableState, person: Person) -> None:
    if state.phase is not Phase.OPEN or sum(plan.bot is None for plan in state.settings.seats) < 2:
        raise Refusal(Why.NOT_NOW, say("open-not_now"))
    news = News(describe_state(state), count_free(state), is_host_here=True)
    now = posted.host.now()
    await posted.write(list_table, state.table, person.profile, state.game.id, news, now, posted.address)


ROUTES = [open_tables, anyone, listed, change_listed]


# ---- every few seconds each server says how those tables are whose hosts it has

BEAT_SECONDS = 5.0


class OpenKeeper:
    """Writes the entries of listed tables again and again."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def run(self) -> None:
        """Look at the listed tables now and every few seconds."""
        await self._tables.repeat(self.look, BEAT_SECONDS)

    async def look(self) -> None:
        """Write down how those listed tables are that are in memory and not in another server's care."""
        store, actors = self._tables.store, self._tables.actors
        names = await asyncio.to_thread(listed_names, store)
        news = {name: describe(actors[name]) for name in names if name in actors}
        ours = {name: each for name, each in news.items() if each is None or self._is_ours(actors[name])}
        await asyncio.to_thread(note_news, store, ours, self._tables.clock.wall())

    def _is_ours(self, actor: TableActor) -> bool:
        """Say whether this server knows best: its host is connected here, or nowhere."""
        host = actor.table_state.host
        return host in actor.present or host not in actor.view(None).present


def describe(actor: TableActor) -> News | None:
    """Return what the list shows of a table; None when its game is over."""
    state = actor.table_state
    if state.phase is Phase.OVER or state.host is None:
        return None
    return News(describe_state(state), count_free(state), state.host in actor.present)


def count_free(state: TableState) -> int:
    """Return how many seats of a table that has not started are free."""
    return sum(place.is_free for place in state.seats) if state.phase is Phase.OPEN else 0


def describe_state(state: TableState) -> Shown:
    """Return what the list shows of a table, all of which spectators may know."""
    game = state.game
    host = state.seats[state.host or 0]
    changed = parse_options(changed_options(game.options, state.settings.options))
    options = ", ".join(f"{name}: {value}" for name, value in describe_options(game, changed))
    taken = sum(not place.is_free for place in state.seats)
    turn = 0 if state.state is None else game.turn_of(game.view(state.state, None))
    return Shown(host.name, host.avatar, options, len(state.seats), taken, turn)
