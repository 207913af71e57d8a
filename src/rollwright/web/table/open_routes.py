"""Addresses of open tables: the list, "anyone?", and the host's switch."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ...core.descriptions import name_game
from ...core.errors import InvalidSetup
from ...games.catalogue import find_game
from ...table.dice.tokens import tidy_code
from ...table.people.friends import friend_ids
from ...table.people.open_tables import News, is_listed, list_open, list_table, take_off
from ...table.people.profiles import Profile
from ...table.rules.refusal import Refusal, Why
from ...table.rules.setup import PERSON, NewTable
from ...table.rules.table_state import Phase, TableState
from ...table.stores.database import Reader
from ..door.identity import find_or_make_person, find_person, find_token, in_store, now_of, require_person
from ..door.person import Me, Person
from ..door.seats import address_of, charge, who_is
from ..html.words import say
from .open import open_table, read_fields, server_of, show
from .open_keeper import count_free, describe_state
from .open_page import MOST, OpenShown, open_page, seats_for_anyone
from .read_forms import read_number


async def find_open(request: Request) -> OpenShown:
    """Return the open tables as the one who asks sees them: friends' first."""
    person, now = await find_person(request), now_of(request)
    shown = await in_store(request, _find_open, person and person.profile, now)
    return shown._replace(me=person.me if person else who_is(request))


def _find_open(store: Reader, profile: Profile | None, now: int) -> OpenShown:
    friends = friend_ids(store, profile)
    return OpenShown(list_open(store, now, tuple(friends)), Me(), friends, profile and profile.id, now)


async def open_tables(request: Request) -> Response:
    """Show the tables that are open to everybody."""
    return show(open_page(await find_open(request)))


async def anyone(request: Request) -> Response:
    """Open a table that is listed at once, and wait there for others."""
    form = await read_fields(request)
    game = find_game(form.get("game", ""))
    if game.seats[-1] < 2:
        raise InvalidSetup(say("refused-alone", game=name_game(game)))
    seats = seats_for_anyone(game, read_number(form.get("seats", "2"), "seats", MOST))
    charge(request, server_of(request).listings)
    person = await find_or_make_person(request)
    new = NewTable(game.id, [PERSON] * seats)
    response = await open_table(request, new, person.me, form.get("promise", ""), person=person)
    code = response.headers["location"].rsplit("/", 1)[1]
    await _put(request, (await server_of(request).tables.view(code)).table_state, person)
    return response


async def listed(request: Request) -> Response:
    """Say whether a table is on the list."""
    code = tidy_code(request.path_params["code"])
    return JSONResponse({"listed": await in_store(request, is_listed, code)})


async def change_listed(request: Request) -> Response:
    """Put a table on the list, or take it off, if its host asks for it."""
    server, code = server_of(request), tidy_code(request.path_params["code"])
    wanted = (await read_fields(request)).get("listed") == "1"
    token = await find_token(request, code)
    view = await server.tables.view(code, token or "")
    if view.seat != view.table_state.host:
        raise Refusal(Why.HOST_ONLY, say("open-host_only"))
    if wanted:
        charge(request, server.listings)
        await _put(request, view.table_state, await require_person(request))
    else:
        await in_store(request, take_off, code)
    return JSONResponse({"listed": wanted})


async def _put(request: Request, state: TableState, person: Person) -> None:
    if state.phase is not Phase.OPEN or sum(plan.bot is None for plan in state.settings.seats) < 2:
        raise Refusal(Why.NOT_NOW, say("open-not_now"))
    news = News(describe_state(state), count_free(state), is_host_here=True)
    values = state.table, person.profile, state.game.id, news, now_of(request), address_of(request)
    await in_store(request, list_table, *values)


ROUTES = [
    Route("/open", open_tables, methods=["GET"]),
    Route("/open", anyone, methods=["POST"]),
    Route("/t/{code}/listed", listed, methods=["GET"]),
    Route("/t/{code}/listed", change_listed, methods=["POST"]),
]
