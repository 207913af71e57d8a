"""Pages and forms."""

from __future__ import annotations

import dataclasses
from functools import partial

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...core.errors import RollwrightError, tell_error
from ...core.options import fill_options
from ...core.types import Seat
from ...games.catalogue import find_game
from ...table.dice.tokens import hash_token, tidy_code
from ...table.people.feats import list_feats
from ...table.people.open_tables import is_listed
from ...table.rules import commands as c
from ...table.rules.refusal import Refusal, Why
from ...table.rules.table_state import Phase, TableState
from ..days.today import look_at_today
from ..door.answer import html, packed_json
from ..door.device import Companion, Device, find_seats, format_device, seat_companions
from ..door.host import Cost, Kept, Kind, On
from ..door.identity import check_shown, find_person, find_token, in_store, now_of, take_seat
from ..door.person import Me, Person
from ..door.route import Asked, get
from ..door.seats import address_of, device_of, forget_token, keep_token, token_of, who_is
from ..door.who import ANYONE, VISITOR
from ..door.worker_requests import ask_in_thread, ask_once_apart
from ..html.kit import Html, el
from ..html.words import say
from ..parts.challenges import challenges_page, list_challenges
from ..parts.games import all_games
from ..parts.ladders import tell_known
from ..parts.previews import preview_table
from ..parts.qr_code import draw_qr
from ..server.alone import alone_card
from ..study.coach_page import coach_page
from ..study.tools import replay_page
from ..table.downloads import draw_response
from ..table.forms import Asked as AskedForm
from ..table.forms import paper_page, setup_page
from ..table.open import read_fields, server_of, show
from ..table.open_page import open_card
from ..table.open_routes import find_open
from ..table.page import join_page, table_page, tell_apart
from ..table.read_forms import read_asked, read_form
from ..table.running import describe_running, find_mine, find_running
from ..table.screen_page import screen_page
from . import rules as documents
from .page import describe_games, home_page

SEE_OTHER = 303


def home_link() -> Html:
    """Return the way out of a dead end."""
    return el("p", el("a", say("wrong-home"), href="/"))


# ---- the front page


async def home(request: Request) -> Response:
    """Show the front page."""
    return await _show_home(request)


async def _show_home(request: Request, wrong_code: str = "") -> Response:
    found = await find_running(request)
    begun = [each for each in found if not each.mine.is_over and each.table_state.state is not None]
    first = next((each for each in begun if each.mine.is_urgent), begun[0] if begun else None)
    running = None if first is None else await ask_in_thread(request, describe_running, first)
    people = open_card(await find_open(request))
    person = await find_person(request)
    today = await in_store(request, look_at_today, person.profile if person else None, now_of(request))
    is_new = person is None and not found
    alone = alone_card() if server_of(request).site is not None else None
    shown = home_page([each.mine for each in found], running, today, is_new, wrong_code, people, alone)
    return show(shown, 404 if wrong_code else 200)


async def find_table(request: Request) -> Response:
    """Go to a table by its code; a wrong one stays where it was typed."""
    code = tidy_code(request.query_params.get("code", ""))
    try:
        await server_of(request).tables.view(code)
    except Refusal as refusal:
        if refusal.why is not Why.NO_TABLE:
            raise
        return await _show_home(request, request.query_params.get("code", "")[:12])
    return RedirectResponse(f"/t/{code}", SEE_OTHER)


# ---- one table


async def table(request: Request) -> Response:
    """Show a table to its players and spectators, and the form to join to all others."""
    server, code = server_of(request), tidy_code(request.path_params["code"])
    view = await server.tables.view(code)
    if code != request.path_params["code"]:
        return RedirectResponse(f"/t/{code}", SEE_OTHER)
    if request.query_params.get("watch") == "1":
        await check_shown(request, view.table_state)
        if server.tables.is_hidden(view.table_state):
            return RedirectResponse(f"/replay#table={code}", SEE_OTHER)
        preview = preview_table(request, view.table_state)
        return show(
            await ask_in_thread(
                request, table_page, view.table_state, False, server.tables.grace, (), preview
            )
        )
    device, hands = await _find_device(request, code)
    if device is None:
        return _show_door(request, view.table_state)
    response = show(
        await ask_in_thread(request, table_page, view.table_state, True, server.tables.grace, hands)
    )
    if device != device_of(request, code):
        keep_token(request, response, code, format_device(device))
    return response


async def _find_device(request: Request, code: str) -> tuple[Device | None, list[Seat]]:
    """Return what a person's device holds at a table, and its seats; one who left does not have it."""
    tables, device = server_of(request).tables, device_of(request, code)
    seats = [] if device is None else await find_seats(tables, code, device)
    held = [hand for hand, seat in enumerate(seats) if seat is not None]
    if device is not None and held:
        holder = device.holder if device.holder in held else held[0]
        return device._replace(holder=holder), [seat for seat in seats if seat is not None]
    token = await find_token(request, code)
    return (None, []) if token is None else (Device(token), [await tables.seat_of(code, token)])


def _show_door(request: Request, table_state: TableState) -> Response:
    """Show somebody without a seat the form to join, or how the game ended."""
    if table_state.phase is Phase.OVER:
        return RedirectResponse(f"/t/{table_state.table}?watch=1", SEE_OTHER)
    response = show(join_page(table_state, who_is(request), preview=preview_table(request, table_state)))
    if token_of(request, table_state.table):
        forget_token(response, table_state.table)
    return response


async def screen(request: Request) -> Response:
    """Show a table on the big screen of a room, to whoever opens it."""
    server, code = server_of(request), tidy_code(request.path_params["code"])
    table_state = (await server.tables.view(code)).table_state
    is_seated = await server.tables.find_seat(code, token_of(request, code)) is not None
    return show(await ask_in_thread(request, screen_page, table_state, is_seated, request.headers["host"]))


async def join_table(request: Request) -> Response:
    """Sit down; a browser that has a seat at the table keeps it."""
    server, code = server_of(request), tidy_code(request.path_params["code"])
    if await find_token(request, code) is not None:
        return RedirectResponse(f"/t/{code}", SEE_OTHER)
    check_joins(request, code)
    form = await read_fields(request)
    me = Me(form.get("name", ""), form.get("avatar", ""))
    seat = form.get("seat", "")
    wanted = int(seat) if seat.isascii() and seat.isdecimal() and len(seat) < 4 else None
    try:
        shown = tell_apart(me, (await server.tables.view(code)).table_state)
        join = partial(server.tables.join, code, *shown, form.get("promise", ""), seat=wanted)
        token = await server.seat_once(code, form.get("once", ""), join)
    except Refusal as refusal:
        if refusal.why is Why.NO_TABLE:
            raise
        return show(join_page((await server.tables.view(code)).table_state, me, tell_error(refusal)), 400)
    if await in_store(request, is_listed, code):
        await server.tables.start_when_full(code)
    return await take_seat(request, code, token, me)


def check_joins(request: Request, code: str) -> None:
    """Charge a join to its address; Refusal if there are too many."""
    server, address = server_of(request), address_of(request)
    if not (server.joins.take(address) and server.table_joins.take(f"{code} {address}")):
        raise Refusal(Why.NOT_NOW, say("wrong-too_many"))


async def rematch(request: Request) -> Response:
    """Open a rematch, or go to the one that is open: to the same seat, under the same name."""
    server, code = server_of(request), tidy_code(request.path_params["code"])
    token = token_of(request, code) or ""
    table_state, seat = (await server.tables.view(code)).table_state, await server.tables.seat_of(code, token)
    if not server.creations.take(address_of(request)):
        raise Refusal(Why.NOT_NOW, say("wrong-too_many"))
    answer = await server.tables.act(code, token, c.Rematch())
    place, promise = table_state.seats[seat], (await read_fields(request)).get("promise", "")
    join = partial(
        server.tables.join, answer.table, place.name, place.avatar, promise, answer.host_key, seat=seat
    )
    try:
        new = await server.seat_once(answer.table, hash_token(token), join)
    except Refusal as refusal:
        if refusal.why not in (Why.FULL, Why.NOT_NOW):
            raise
        return RedirectResponse(f"/t/{answer.table}", SEE_OTHER)
    device = await _seat_again(request, table_state, seat, answer.table, new)
    await server.tables.start_when_full(answer.table)
    return await take_seat(request, answer.table, format_device(device), Me(place.name, place.avatar))


async def _seat_again(request: Request, before: TableState, seat: Seat, table: str, token: str) -> Device:
    """Seat those who shared the device of somebody who plays again, and return what it holds now."""
    tables, shared = server_of(request).tables, device_of(request, before.table) or Device(token)
    seats = await find_seats(tables, before.table, shared)
    others = [(before.seats[each], each) for each in seats if each is not None and each != seat]
    beside = [Companion(place.name, place.avatar, each) for place, each in others]
    device = Device(token, 1 + len(beside))
    await seat_companions(tables, table, device, beside)
    return device


async def setup_form(request: Request) -> Response:
    """Show the host the seats and options of a table that has not started."""
    return await _show_setup(request)


async def _show_setup(request: Request, wrong: str = "", asked: AskedForm | None = None) -> Response:
    server, code = server_of(request), tidy_code(request.path_params["code"])
    table_state = (await server.tables.view(code, token_of(request, code) or "")).table_state
    if table_state.phase is not Phase.OPEN:
        return RedirectResponse(f"/t/{code}", SEE_OTHER)
    return show(setup_page(table_state, server.levels(table_state.game), wrong, asked), 400 if wrong else 200)


async def change_setup(request: Request) -> Response:
    """Change the seats and options of a table that has not started."""
    server, code = server_of(request), tidy_code(request.path_params["code"])
    form = await read_fields(request)
    asked = None
    try:
        table_state = (await server.tables.view(code)).table_state
        form["game"] = table_state.game.id
        asked = read_asked(form)
        new = dataclasses.replace(read_form(form, server.levels), seed=table_state.settings.seed)
        await server.tables.configure(code, token_of(request, code) or "", new)
    except RollwrightError as wrong:
        return await _show_setup(request, tell_error(wrong), asked)
    except Refusal as wrong:
        if wrong.why in (Why.NO_TABLE, Why.TOKEN):
            raise
        return await _show_setup(request, tell_error(wrong), asked)
    return RedirectResponse(f"/t/{code}", SEE_OTHER)


async def qr_code(request: Request) -> Response:
    """Draw a table's address as a QR code; of a table that is not there nothing is drawn."""
    code = tidy_code(request.path_params["code"])
    await server_of(request).tables.view(code)
    address = f"{request.url.scheme}://{request.headers['host']}/t/{code}"
    return draw_response(await ask_once_apart(request, draw_qr, address))


async def replay(request: Request) -> Response:
    """Show the page that replays a record."""
    return show(replay_page(await find_mine(request)))


async def coach(request: Request) -> Response:
    """Show the coach's page."""
    return show(coach_page(await find_mine(request)))


async def paper_form(request: Request) -> Response:
    """Show the form that goes on from sheets of paper."""
    server = server_of(request)
    levels = dict.fromkeys(level for game in all_games() for level in server.levels(game))
    return show(paper_page(who_is(request), tuple(levels), await find_mine(request)))


# ---- games, rules and credits


@get("/challenges/{game}", Cost.THREAD, VISITOR)
async def challenges(asked: Asked[Person | None]) -> Response:
    """Show the challenges of a game."""
    game = find_game(asked.parts["game"])
    if not list_challenges(game):
        raise HTTPException(404)
    feats = [] if asked.who is None else await asked.read(list_feats, asked.who.profile)
    return html(await asked.run(challenges_page, game, tell_known(feats)))


@get("/games.json", Cost.FREE, ANYONE, Kind.JSON, kept=Kept.BUILD)
async def games(asked: Asked[None]) -> Response:
    """Return what scripts know of the games."""
    return packed_json(describe_games().encode())


@get("/rules/{game}", Cost.THREAD, ANYONE, kept=Kept.BUILD)
async def rules(asked: Asked[None]) -> Response:
    """Show a game's rules, written off the event loop: the first time they are read and drawn."""
    game = find_game(asked.parts["game"])
    return html(await asked.run(documents.rules_page, game, fill_options(game.options, asked.query)))


@get("/rules", Cost.FREE, ANYONE, kept=Kept.BUILD)
async def all_rules(asked: Asked[None]) -> Response:
    """Show where the rules are."""
    return html(documents.list_rules())


@get("/about", Cost.FREE, ANYONE, kept=Kept.BUILD)
async def about_page(asked: Asked[None]) -> Response:
    """Show who made what."""
    return html(documents.about_page(asked.host.keep_days))


@get("/favicon.ico", Cost.FREE, ANYONE, Kind.FILE, On.SERVER, Kept.HOUR)
async def browser_icon(asked: Asked[None]) -> Response:
    """Lead browsers to the icon where a page does not name it: drawings, texts and errors."""
    return RedirectResponse("/static/icon.svg", 308)


ROUTES = [challenges, games, rules, all_rules, about_page, browser_icon]
UNDECLARED = [
    Route("/", home),
    Route("/join", find_table),
    Route("/t/{code}", table),
    Route("/t/{code}/join", join_table, methods=["POST"]),
    Route("/t/{code}/rematch", rematch, methods=["POST"]),
    Route("/t/{code}/setup", setup_form, methods=["GET"]),
    Route("/t/{code}/setup", change_setup, methods=["POST"]),
    Route("/t/{code}/qr.svg", qr_code),
    Route("/t/{code}/screen", screen),
    Route("/replay", replay),
    Route("/coach", coach),
    Route("/paper", paper_form, methods=["GET"]),
]
