"""Opening tables: what the forms ask for, and the pages for a seed's dice and for sheets of paper."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from ...any_game import AnyGame
from ...core.errors import InvalidSetup, RollwrightError, tell_error
from ...core.options import fill_options
from ...games.catalogue import find_game
from ...table.people.profiles import change_profile
from ...table.rules import commands as c
from ...table.rules.names import AVATARS, check_who
from ...table.rules.refusal import Refusal, Why
from ...table.rules.setup import PERSON, NewTable, Paper, Position, find_position, plan_lesson
from ..door.device import Companion, Device, format_device, seat_companions
from ..door.identity import find_person, find_running_tokens, in_store, now_of, take_seat
from ..door.person import Me, Person
from ..door.seats import address_of, charge, remember, who_is
from ..door.worker_requests import ask_apart
from ..html.kit import Html
from ..html.words import say
from ..parts.games import all_games
from ..server.host import Server
from .forms import Asked, new_page
from .read_forms import (
    ONE_DEVICE,
    plan_quick_game,
    read_asked,
    read_companions,
    read_form,
    read_me,
    read_paper,
    read_seed,
)

SEE_OTHER = 303
MOST_FIELDS = 400
LONG_FORM = 8 * 1024
"""Bytes from which on a form is parsed in a thread."""
NOT_OPTIONS = ("game", "seed", "device")


def server_of(request: Request) -> Server:
    """Return what the server shares."""
    server: Server = request.app.state.server
    return server


def show(html: Html, status: int = 200) -> HTMLResponse:
    """Answer with a page."""
    return HTMLResponse(html, status, headers={"Cache-Control": "no-store"})


async def read_fields(request: Request) -> dict[str, str]:
    """Return the fields of a form; a field given twice counts once, and too many are refused."""
    body = await request.body()
    return await asyncio.to_thread(_parse_form, body) if len(body) > LONG_FORM else _parse_form(body)


def _parse_form(body: bytes) -> dict[str, str]:
    try:
        fields = parse_qsl(
            body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=MOST_FIELDS
        )
    except ValueError:
        raise Refusal(Why.UNREADABLE, f"a form has at most {MOST_FIELDS} fields") from None
    return dict(fields)


async def quick_game(request: Request) -> Response:
    """Open a game for one person, with bots where it needs them or against the one named, and start it."""
    game = find_game(request.path_params["game"])
    me = who_is(request)
    me = me if me.name else Me(say("form-default_name"), AVATARS[0])
    form = await read_fields(request)
    new = plan_quick_game(game, form, server_of(request).levels)
    return await open_table(request, new, me, form.get("promise", ""))


async def learn_game(request: Request) -> Response:
    """Open a game's lesson and start it; or the one this browser is in the middle of."""
    game = find_game(request.path_params["game"])
    creations = server_of(request).creations
    charge(request, creations)  # Before tables are looked at; a lesson that is opened pays then.
    known = await _find_lesson(request, game)
    creations.take(address_of(request), -1)
    if known:
        return RedirectResponse(f"/t/{known}", SEE_OTHER)
    me = who_is(request)
    me = me if me.name else Me(say("form-default_name"), AVATARS[0])
    promise = (await read_fields(request)).get("promise", "")
    return await open_table(request, plan_lesson(game, secrets.randbits(61)), me, promise)


async def _find_lesson(request: Request, game: AnyGame) -> str:
    """Return the table where this browser's person is being taught a game."""
    server = server_of(request)
    for table, token in (await find_running_tokens(request)).items():
        try:
            table_state = (await server.tables.view(table, token)).table_state
        except Refusal:
            continue
        lesson = table_state.lesson
        is_taught = lesson is not None and not lesson.is_over(table_state.steps)
        if table_state.game.id == game.id and is_taught:
            return table_state.table
    return ""


class TooMany(Refusal):
    """Somebody opens table after table: a sentence will do, without the form, which would hold up players."""


async def new_table(request: Request) -> Response:
    """Open a table as the form says; what is wrong with it is shown on the form."""
    form = await read_fields(request)
    me = read_me(form)
    try:
        new = read_form(form, server_of(request).levels)
        beside = read_companions(form, list(new.seats).count(PERSON), me.avatar)
        if beside and new.timer is not None:
            raise InvalidSetup(say("hand-clock"))
        return await open_table(request, new, me, form.get("promise", ""), beside=beside)
    except TooMany:
        raise
    except (RollwrightError, Refusal) as wrong:
        if isinstance(wrong, Refusal) and wrong.why not in (Why.UNREADABLE, Why.NOT_NOW):
            raise
        return _show_new(request, me, read_asked(form), tell_error(wrong))


def _show_new(request: Request, me: Me, asked: Asked, wrong: str = "") -> Response:
    levels = {game.id: server_of(request).levels(game) for game in all_games()}
    return show(new_page(me, asked, levels, wrong), 400 if wrong else 200)


async def table_from_paper(request: Request) -> Response:
    """Open a table that goes on from sheets of paper."""
    form = await read_fields(request)
    new, seat = read_paper(form)
    return await open_table(request, new, read_me(form), form.get("promise", ""), seat)


async def open_table(
    request: Request,
    new: NewTable,
    me: Me,
    promise: str,
    seat: int | None = None,
    beside: Sequence[Companion] = (),
    person: Person | None = None,
) -> Response:
    """Open a table, seat the client and who shares its device, and start it if nobody else is to come.

    `person` is whose seat it is, where that is known already.
    """
    server = server_of(request)
    if not server.creations.take(address_of(request)):
        raise TooMany(Why.NOT_NOW, say("wrong-too_many"))
    position = None
    if new.paper is not None:
        # Whether a game can reach these sheets may take a while to find out.
        position = await ask_apart(request, find_position_of, new.game, new.paper, new.seed)
    opened = await server.tables.create(new, position, address_of(request))
    server.count("tables_created")
    seated = await server.tables.join(opened.table, me.name, me.avatar, promise, opened.host_key, seat=seat)
    device = Device(seated.token, 1 + len(beside))
    await seat_companions(server.tables, opened.table, device, beside)
    if list(new.seats).count(PERSON) == device.people:
        await server.tables.act(opened.table, seated.token, c.Start())
    return await take_seat(request, opened.table, format_device(device), me, person)


def find_position_of(game: str, paper: Paper, seed: int | None) -> Position:
    """Check sheets of paper; not on the event loop."""
    return find_position(find_game(game), paper, seed)


async def remember_me(request: Request) -> Response:
    """Have a browser and its profile remember the name and avatar that their person chose at a table."""
    form = await read_fields(request)
    me = Me(*check_who(form.get("name", ""), form.get("avatar", "")))
    if (person := await find_person(request)) is not None:
        await in_store(request, change_profile, person.key, *me, now_of(request))
    response = Response(status_code=204)
    remember(request, response, me)
    return response


# ---- pages


async def new_form(request: Request) -> Response:
    """Show a form filled in by the address: /new?game=chiefdom-2&seed=42&cards=3,7,14; it opens nothing."""
    asked = dict(request.query_params)
    game = find_game(asked["game"]) if "game" in asked else all_games()[0]
    chosen = {name: value for name, value in asked.items() if name not in NOT_OPTIONS}
    options = fill_options(game.options, chosen)
    seed = read_seed(asked.get("seed", ""))
    is_free = seed is None and not chosen
    beside = () if asked.get("device") == ONE_DEVICE else None
    return _show_new(
        request, who_is(request), Asked(game, options if chosen else {}, seed, is_free, beside=beside)
    )


ROUTES = [
    Route("/play/{game}", quick_game, methods=["POST"]),
    Route("/learn/{game}", learn_game, methods=["POST"]),
    Route("/tables", new_table, methods=["POST"]),
    Route("/new", new_form),
    Route("/me", remember_me, methods=["POST"]),
    Route("/paper", table_from_paper, methods=["POST"]),
]
