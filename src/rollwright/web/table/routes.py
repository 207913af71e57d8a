"""A table: its page, the way to a seat, a rematch, the big screen of a room."""

from __future__ import annotations

from functools import partial
from urllib.parse import urlencode

from starlette.responses import Response

from ...core.descriptions import name_game
from ...core.errors import tell_error
from ...core.types import Seat
from ...games.catalogue import find_game
from ...table.dice.tokens import hash_token
from ...table.people.open_tables import is_listed
from ...table.rules import commands as c
from ...table.rules.ending import outcome_of
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import Phase, TableState
from ..door.answer import drawing, html, json, lead_to, picture
from ..door.device import Companion, Device, find_seats, seat_companions
from ..door.host import Cost, Kept, Kind, On, TooMany
from ..door.person import Me, Person
from ..door.route import AnyAsked, Asked, Posted, get, post, units
from ..door.tokens import check_shown, find_token, look_at_table, take_seat
from ..door.who import ANYONE, CREATION, GUEST, JOIN, SEAT, VISITOR, Seated
from ..html.addresses import ANY
from ..html.layout import Preview
from ..html.words import say
from ..parts.games import all_games
from ..parts.pictures import draw_qr, paint, picture_of
from .open import Seatings, TableJoins
from .page import blank_page, describe_facts, describe_notes, join_page, table_page, tell_apart
from .screen import screen_page


def preview_table(asked: AnyAsked, table_state: TableState) -> Preview:
    """Return the preview of a table."""
    game, is_hidden = table_state.game, asked.host.tables.is_hidden(table_state)
    if table_state.phase is Phase.OVER and not is_hidden:
        text = say("preview-over", result=_format_totals(table_state))
        return Preview(name_game(game), text, f"{asked.origin}/t/{table_state.table}/preview.png")
    key = "hidden" if is_hidden else "open" if table_state.phase is Phase.OPEN else "playing"
    text = say(f"preview-{key}", free=sum(place.is_free for place in table_state.seats))
    return Preview(name_game(game), text, f"{asked.origin}{picture_of(game.id)}")


def _format_totals(table_state: TableState) -> str:
    """Return the results of a finished game, the best first; of many only the first few."""
    outcome = outcome_of(table_state)
    totals = [] if outcome is None else [score.total for score in outcome.scores]
    return " : ".join(map(str, sorted(totals, reverse=True)[:4]))


@get("/t/{code}/preview.png", Cost.WORKER, ANYONE, Kind.FILE, On.SERVER, Kept.HOUR)
async def table_preview(asked: Asked[None]) -> Response:
    """Paint the best sheet of a finished game; of any other table its game."""
    table_state = await look_at_table(asked)
    game, outcome = table_state.game, outcome_of(table_state)
    if outcome is None or table_state.state is None or asked.host.tables.is_hidden(table_state):
        return lead_to(picture_of(game.id))
    seat = next(iter(outcome.winners), 0)
    text = say("preview-over", result=_format_totals(table_state))
    view = game.view(table_state.state, None)
    return picture(await asked.run(paint, game.id, view, seat, name_game(game), text))


# ---- looking


@get("/t/{games}", Cost.FREE, ANYONE, on=On.PAGE, kept=Kept.BUILD)
async def first_page(asked: Asked[None]) -> Response:
    """Show a table's page with a blank sheet; its script opens a table when Python is there."""
    name, chooser = asked.parts["games"], asked.host.chooser
    if name == ANY:
        return html(blank_page(all_games()[0], "", chooser))
    return html(blank_page(find_game(name), name, chooser))


@get("/t/{code}", Cost.STORE, VISITOR, on=On.SERVER)
async def table(asked: Asked[Person | None]) -> Response:
    """Show a table to its players and spectators, and the form to join to all others."""
    try:
        table_state, tables = await look_at_table(asked), asked.host.tables
    except Refusal as refusal:
        if refusal.why is not Why.NO_TABLE:
            raise
        return lead_to(f"/join?{urlencode({'code': asked.parts['code'][:12]})}")
    code = table_state.table
    if code != asked.parts["code"]:
        return lead_to(asked.host.url_of_table(table_state))
    if asked.query.get("watch") == "1":
        return await _show_to_watch(asked, table_state)
    device, hands = await _find_device(asked, code)
    if device is None:
        return await _show_door(asked, table_state)
    response = html(
        await asked.run(table_page, table_state, True, tables.grace, hands, None, asked.invitation)
    )
    if device != await asked.device(code):
        await asked.keep(response, device, code)
    return response


@get("/t/{code}/facts", Cost.STORE, VISITOR, Kind.JSON, On.PAGE)
async def facts(asked: Asked[Person | None]) -> Response:
    """Tell a page that shows tables of any name what this one is."""
    table_state, tables = await look_at_table(asked), asked.host.tables
    _, hands = await _find_device(asked, table_state.table)
    told = describe_facts(table_state, bool(hands), tables.grace, hands)
    if not asked.host.chooser.is_warm(table_state.game):
        told["hints"] = "nobody"  # by the rules alone they take too long
    return json({**told, "local": True, "notes": describe_notes(table_state)})


async def _show_to_watch(asked: AnyAsked, table_state: TableState) -> Response:
    await check_shown(asked, table_state)
    tables = asked.host.tables
    if tables.is_hidden(table_state):
        return lead_to(f"/replay#table={table_state.table}")
    preview = preview_table(asked, table_state)
    return html(await asked.run(table_page, table_state, False, tables.grace, (), preview, asked.invitation))


async def _find_device(asked: AnyAsked, code: str) -> tuple[Device | None, list[Seat]]:
    """Return what a person's device holds at a table, and its seats; one who left does not have it."""
    tables, device = asked.host.tables, await asked.device(code)
    seats = [] if device is None else await find_seats(tables, code, device)
    held = [hand for hand, seat in enumerate(seats) if seat is not None]
    if device is not None and held:
        holder = device.holder if device.holder in held else held[0]
        return device._replace(holder=holder), [seat for seat in seats if seat is not None]
    token = await find_token(asked, code)
    return (None, []) if token is None else (Device(token), [await tables.seat_of(code, token)])


async def _show_door(asked: AnyAsked, table_state: TableState) -> Response:
    """Show somebody without a seat the form to join, or how the game ended."""
    if table_state.phase is Phase.OVER:
        where = asked.host.url_of_table(table_state)
        return lead_to(f"{where}{'&' if '?' in where else '?'}watch=1")
    has_left = asked.query.get("left") == "1"
    page = join_page(table_state, asked.me, preview=preview_table(asked, table_state), has_left=has_left)
    response = html(page)
    if await asked.device(table_state.table) is not None:
        asked.forget(response, table_state.table)
    return response


@get("/t/{code}/screen", Cost.STORE, ANYONE, on=On.SERVER)
async def screen(asked: Asked[None]) -> Response:
    """Show a table on the big screen of a room, to whoever opens it."""
    table_state = await look_at_table(asked)
    device = await asked.device(table_state.table)
    token = None if device is None else device.current
    is_seated = await asked.host.tables.find_seat(table_state.table, token) is not None
    name = asked.invitation.partition("://")[2]
    return html(await asked.run(screen_page, table_state, is_seated, name))


@get("/t/{code}/qr.svg", Cost.WORKER, ANYONE, Kind.FILE, On.SERVER)
async def qr_code(asked: Asked[None]) -> Response:
    """Draw a table's address as a QR code; of a table that is not there nothing is drawn."""
    table_state = await look_at_table(asked)
    return drawing(await asked.run_once(draw_qr, f"{asked.invitation or asked.origin}/t/{table_state.table}"))


# ---- sitting down


@post("/t/{code}/join", Cost.WRITE, GUEST, on=On.SERVER, price=units(JOIN))
async def join_table(posted: Posted[Person | None]) -> Response:
    """Sit down; a browser that has a seat at the table keeps it."""
    table_state, host = await look_at_table(posted), posted.host
    code = table_state.table
    if await find_token(posted, code) is not None:
        return lead_to(host.url_of_table(table_state))
    if not host.service(TableJoins).take(f"{code} {posted.address}"):
        raise TooMany(say("wrong-too_many"))
    form = posted.form
    me, seat = Me(form.get("name", ""), form.get("avatar", "")), form.get("seat", "")
    wanted = int(seat) if seat.isascii() and seat.isdecimal() and len(seat) < 4 else None
    try:
        shown = tell_apart(me, table_state)
        join = partial(host.tables.join, code, *shown, form.get("promise", ""), seat=wanted)
        token = await host.service(Seatings).seat_once(code, form.get("once", ""), join)
    except Refusal as refusal:
        if refusal.why is Why.NO_TABLE:
            raise
        return html(join_page(await look_at_table(posted), me, tell_error(refusal)), 400)
    if await posted.read(is_listed, code):
        await host.tables.start_when_full(code)
    return await take_seat(posted, code, Device(token), me, posted.who)


@post("/t/{code}/rematch", Cost.WRITE, SEAT, price=units(CREATION))
async def rematch(posted: Posted[Seated]) -> Response:
    """Open a rematch, or go to the one that is open: to the same seat, under the same name."""
    before, host = posted.who, posted.host
    answer = await host.tables.act(before.table, before.token, c.Rematch())
    code, place = answer.table, before.table_state.seats[before.seat]
    promise, own = posted.form.get("promise", ""), host.new_token(code) or ""
    join = partial(
        host.tables.join, code, place.name, place.avatar, promise, answer.host_key, own, before.seat
    )
    try:
        token = await host.service(Seatings).seat_once(code, hash_token(before.token), join)
    except Refusal as refusal:
        if refusal.why not in (Why.FULL, Why.NOT_NOW):
            raise
        return lead_to(host.url_of_table((await host.tables.view(code)).table_state))
    device = await _seat_again(posted, code, token)
    await host.tables.start_when_full(code)
    return await take_seat(posted, code, device, Me(place.name, place.avatar), await posted.person())


async def _seat_again(posted: Posted[Seated], table: str, token: str) -> Device:
    """Seat those who shared the device of somebody who plays again, and return what it holds now."""
    before, places, tables = posted.who, posted.who.table_state.seats, posted.host.tables
    shared = await posted.device(before.table) or Device(before.token)
    seats = await find_seats(tables, before.table, shared)
    others = [(places[each], each) for each in seats if each is not None and each != before.seat]
    beside = [Companion(place.name, place.avatar, each) for place, each in others]
    device = Device(token, 1 + len(beside))
    await seat_companions(tables, table, device, beside)
    return device


ROUTES = [
    first_page,
    table,
    facts,
    screen,
    qr_code,
    table_preview,
    join_table,
    rematch,
]
